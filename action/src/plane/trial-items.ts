/** Work items made for a trial and removed again. A tick needs none of this, so it has a part of its own. */
import { PlaneError } from '../errors.ts';
import type { ProjectInfo } from '../model/work-item.ts';
import type { Target } from '../ports/item-writer.ts';
import type { MadeItem, TrialItem, TrialItems } from '../ports/trial-items.ts';
import type { Caller, PlaneClient } from './client.ts';
import { EXTERNAL_SOURCE } from './item-writer.ts';
import type { Reader } from './reader.ts';
import { unreadable } from './reader.ts';
import type { Path, Routes } from './routes.ts';
import { readAs, TrialRow } from './schema.ts';

const FIELDS = 'id,sequence_id,state,assignees';

export interface TrialParts {
  readonly client: PlaneClient;
  readonly reader: Reader;
  readonly routes: Routes;
}

export class PlaneTrialItems implements TrialItems {
  readonly #client: PlaneClient;
  readonly #reader: Reader;
  readonly #routes: Routes;

  constructor({ client, reader, routes }: TrialParts) {
    this.#client = client;
    this.#reader = reader;
    this.#routes = routes;
  }

  async make(project: ProjectInfo, as: string, item: TrialItem): Promise<MadeItem> {
    const { name, description_html, state_id, external_id } = item;
    const ids = { external_source: EXTERNAL_SOURCE, external_id };
    const body = { name, description_html, state: state_id, assignees: [], labels: [], ...ids };
    const caller = callerOf(as);
    return this.#routes.workItems(project.id, caller, async (path) => {
      const answer = await this.#client.send({ method: 'POST', path, body, ...caller });
      return madeOf(
        readAs(TrialRow, answer, (faults) => unreadable(path, faults, 'POST')),
        project,
      );
    });
  }

  /** Plane answers with the one object when both ids are given, and with 404 when there is none. */
  async find(project: ProjectInfo, as: string, external_id: string): Promise<MadeItem | null> {
    const query = { external_source: EXTERNAL_SOURCE, external_id, fields: FIELDS };
    const caller = callerOf(as);
    try {
      const row = await this.#routes.workItems(project.id, caller, (path) =>
        this.#reader.one(TrialRow, path, query, caller),
      );
      return madeOf(row, project);
    } catch (error) {
      if (isGone(error)) return null;
      throw error;
    }
  }

  async unassign(target: Target): Promise<void> {
    const caller = callerOf(target.as);
    const body = { assignees: [] };
    await this.#onItem(target, (path) => this.#client.send({ method: 'PATCH', path, body, ...caller }));
  }

  remove(target: Target): Promise<'removed' | 'gone'> {
    return this.#delete(target, []);
  }

  removeComment(target: Target, comment_id: string): Promise<'removed' | 'gone'> {
    return this.#delete(target, ['comments', comment_id]);
  }

  async #delete(target: Target, rest: Path): Promise<'removed' | 'gone'> {
    const caller = callerOf(target.as);
    try {
      await this.#onItem(target, (path) =>
        this.#client.send({ method: 'DELETE', path: [...path, ...rest], ...caller }),
      );
      return 'removed';
    } catch (error) {
      if (isGone(error)) return 'gone';
      throw error;
    }
  }

  #onItem<T>(target: Target, act: (path: Path) => Promise<T>): Promise<T> {
    return this.#routes.workItems(target.project.id, callerOf(target.as), (path) => act([...path, target.item_id]));
  }
}

function callerOf(as: string | null): Caller {
  return { as, purpose: 'publish' };
}

function isGone(error: unknown): boolean {
  return error instanceof PlaneError && error.problem.code === 'plane-not-found';
}

function madeOf(row: TrialRow, project: Pick<ProjectInfo, 'key'>): MadeItem {
  return {
    id: row.id,
    key: `${project.key}-${row.sequence_id}`,
    state_id: row.state,
    assignees: row.assignees,
  };
}
