/**
 * Resolves the state and label ids of work items. The caller's {@link ProjectInfo} may be an hour old, so an id that it
 * does not know makes the project's states (or labels) be read again, once.
 */
import { PlaneError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Log } from '../ports/host.ts';
import type { ItemState, ProjectInfo, WorkItem } from '../model/work-item.ts';
import type { ProjectWords } from '../ports/plane-reads.ts';
import type { Caller } from './client.ts';
import type { Names } from './items.ts';
import { namesOf, pointsOutside, toStates, toWorkItem } from './items.ts';
import type { Listed, Reader } from './reader.ts';
import type { Routes } from './routes.ts';
import type { ItemRow } from './schema.ts';
import { LabelRow, StateRow } from './schema.ts';

export class Vocabulary {
  readonly #reader: Reader;
  readonly #routes: Routes;
  readonly #log: Log;
  readonly #fresh = new Map<string, Names>();
  /** Ids that stayed unknown after a fresh read: workspace labels, triage states. */
  readonly #unknown = new Set<string>();

  constructor(reader: Reader, routes: Routes, log: Log) {
    this.#reader = reader;
    this.#routes = routes;
    this.#log = log;
  }

  /** To be called when the caller is given a newer {@link ProjectInfo}: from then on that one counts. */
  renewed(project_id: string): void {
    this.#fresh.delete(project_id);
    this.#unknown.clear();
  }

  /** What was read because an id was new; null: nothing was. */
  learned(project_id: string): ProjectWords | null {
    const names = this.#fresh.get(project_id);
    return names === undefined
      ? null
      : { states: [...names.states.values()], labels: Object.fromEntries(names.labels) };
  }

  async states(project_id: string, caller: Caller): Promise<Listed<ItemState>> {
    const path = this.#routes.project(project_id, 'states');
    const { rows, partial } = await this.#reader.all(StateRow, path, {}, caller);
    return { rows: toStates(rows), partial };
  }

  async labels(project_id: string, caller: Caller): Promise<Listed<{ id: string; name: string }>> {
    return this.#reader.all(LabelRow, this.#routes.project(project_id, 'labels'), {}, caller);
  }

  /** The rows as work items; one whose state even a fresh list of states does not name is left out and logged. */
  async items(project: ProjectInfo, rows: readonly ItemRow[], caller: Caller): Promise<WorkItem[]> {
    return this.#named(project, rows, (await this.#names(project, rows, caller)).names);
  }

  /**
   * The same of a list, where one row must not stop the others: rows that point to what could not be read are left out, so
   * that no label is taken for absent. `partial`: why; null: nothing was left out.
   */
  async listed(project: ProjectInfo, rows: readonly ItemRow[], caller: Caller): Promise<Listed<WorkItem>> {
    let names = this.#fresh.get(project.id) ?? namesOf(project);
    let partial: Problem | null;
    try {
      ({ names, partial } = await this.#names(project, rows, caller));
    } catch (error) {
      if (!(error instanceof PlaneError)) throw error;
      partial = error.problem;
    }
    if (partial === null) return { rows: this.#named(project, rows, names), partial };
    const inside = rows.filter((row) => {
      const { states, labels } = pointsOutside(row, names);
      return [...states, ...labels].every((id) => this.#unknown.has(id));
    });
    return { rows: this.#named(project, inside, names), partial: inside.length === rows.length ? null : partial };
  }

  #named(project: ProjectInfo, rows: readonly ItemRow[], names: Names): WorkItem[] {
    return rows.flatMap((row) => {
      const item = toWorkItem(row, project, names);
      if (item === null)
        this.#log.warn(`Plane: ${project.key}-${row.sequence_id} is in an unknown state (${row.state}).`);
      return item === null ? [] : [item];
    });
  }

  /** Names for the rows, read again where an id is new; `partial`: such a read broke off. */
  async #names(
    project: ProjectInfo,
    rows: readonly ItemRow[],
    caller: Caller,
  ): Promise<{ names: Names; partial: Problem | null }> {
    const known = this.#fresh.get(project.id) ?? namesOf(project);
    const outside = rows.map((row) => pointsOutside(row, known));
    const isNew = (id: string): boolean => !this.#unknown.has(id);
    const states = outside.flatMap((part) => part.states).filter(isNew);
    const labels = outside.flatMap((part) => part.labels).filter(isNew);
    if (states.length === 0 && labels.length === 0) return { names: known, partial: null };
    const none = { rows: [], partial: null };
    const readStates = states.length === 0 ? none : await this.states(project.id, caller);
    const readLabels = labels.length === 0 ? none : await this.labels(project.id, caller);
    const partial = readStates.partial ?? readLabels.partial;
    // What a list shows in part is added to what was known; a whole one replaces it.
    const keepStates = states.length === 0 || readStates.partial !== null;
    const keepLabels = labels.length === 0 || readLabels.partial !== null;
    const fresh: Names = {
      states: new Map([
        ...(keepStates ? known.states : []),
        ...readStates.rows.map((state) => [state.id, state] as const),
      ]),
      labels: new Map([
        ...(keepLabels ? known.labels : []),
        ...readLabels.rows.map(({ id, name }) => [id, name] as const),
      ]),
    };
    if (partial === null) {
      for (const id of states) if (!fresh.states.has(id)) this.#unknown.add(id);
      for (const id of labels) if (!fresh.labels.has(id)) this.#unknown.add(id);
    }
    this.#fresh.set(project.id, fresh);
    return { names: fresh, partial };
  }
}
