/** Reads of Plane. Server-side filters are not used: Plane v1.3.1 ignores them silently and sends everything. */
import type { Blocker, Clock, Purpose, Tracker } from '../ports.ts';
import type { ItemComment, Millis, ProjectInfo, WorkItem } from '../model.ts';
import { PlaneError } from '../errors.ts';
import { Blockers } from './blockers.ts';
import type { Caller } from './client.ts';
import { Directory } from './directory.ts';
import { toComment } from './items.ts';
import type { Reader } from './reader.ts';
import { unreadable } from './reader.ts';
import type { Routes } from './routes.ts';
import type { ItemRow } from './schema.ts';
import { CommentRow, ItemRow as ItemSchema, MemberRow } from './schema.ts';
import type { Vocabulary } from './vocabulary.ts';

const LIST_FIELDS = 'id,sequence_id,name,state,assignees,labels,priority,created_at,updated_at,archived_at';
const ITEM_FIELDS = `${LIST_FIELDS},description_html`;
const COMMENT_FIELDS = 'id,actor,updated_by,created_at,comment_html,access,external_source,external_id';

const INTAKE: Caller = { as: null, purpose: 'intake' };

export interface TrackerParts {
  readonly reader: Reader;
  readonly routes: Routes;
  readonly vocabulary: Vocabulary;
  readonly clock: Clock;
}

export class PlaneTracker implements Tracker {
  readonly #reader: Reader;
  readonly #routes: Routes;
  readonly #vocabulary: Vocabulary;
  readonly #directory: Directory;
  readonly #blockers: Blockers;

  constructor({ reader, routes, vocabulary, clock }: TrackerParts) {
    this.#reader = reader;
    this.#routes = routes;
    this.#vocabulary = vocabulary;
    this.#directory = new Directory(reader, routes, clock);
    this.#blockers = new Blockers(reader, routes, vocabulary, this.#directory);
  }

  /** An archived project comes without states, labels and members: Plane would show them as empty anyway. */
  async project(key: string): Promise<ProjectInfo> {
    const row = await this.#directory.find(key, INTAKE);
    const head = { id: row.id, key, name: row.name };
    if (typeof row.archived_at === 'string') return { ...head, archived: true, states: [], labels: {}, members: [] };
    const [states, labels, members] = await Promise.all([
      this.#vocabulary.states(row.id, INTAKE),
      this.#vocabulary.labels(row.id, INTAKE),
      this.#reader.all(MemberRow, this.#routes.project(row.id, 'members'), {}, INTAKE),
    ]);
    this.#vocabulary.renewed(row.id);
    return { ...head, archived: false, states, labels, members };
  }

  /**
   * Walks the list by `-updated_at` and stops below `since`. An item that is touched during the walk moves to the front,
   * so the next watermark comes from the first page.
   */
  async changed(project: ProjectInfo, since: Millis | null): Promise<{ items: WorkItem[]; newest: Millis | null }> {
    const found = await this.#routes.workItems(project.id, INTAKE, (path) => this.#walk(path, since));
    const items = await this.#vocabulary.items(project, found.rows, INTAKE);
    return { items, newest: found.newest };
  }

  async item(project: ProjectInfo, id: string, purpose: Purpose): Promise<WorkItem | null> {
    const caller: Caller = { as: null, purpose };
    const row = await this.#row(project, id, caller);
    if (row === null) {
      await this.#directory.present(project.id, project.key, caller);
      return null;
    }
    const [item] = await this.#vocabulary.items(project, [row], caller);
    if (item !== undefined) return item;
    throw unreadable(this.#routes.project(project.id, 'work-items', id), `its state ${row.state} is unknown`);
  }

  async comments(project: ProjectInfo, id: string, purpose: Purpose): Promise<ItemComment[]> {
    const caller: Caller = { as: null, purpose };
    const rows = await this.#routes.workItems(project.id, caller, (path) =>
      this.#reader.all(CommentRow, [...path, id, 'comments'], { fields: COMMENT_FIELDS }, caller),
    );
    // The server sends the newest first, whatever is asked for; equal times keep its order.
    return rows
      .map(toComment)
      .toReversed()
      .toSorted((a, b) => a.created_at - b.created_at);
  }

  async blockers(project: ProjectInfo, id: string): Promise<Blocker[]> {
    return this.#blockers.of(project, id, INTAKE);
  }

  async #row(project: ProjectInfo, id: string, caller: Caller): Promise<ItemRow | null> {
    try {
      const row = await this.#routes.workItems(project.id, caller, (path) =>
        this.#reader.one(ItemSchema, [...path, id], { fields: ITEM_FIELDS }, caller),
      );
      return typeof row.archived_at === 'string' ? null : row;
    } catch (error) {
      if (error instanceof PlaneError && error.problem.code === 'plane-not-found') return null;
      throw error;
    }
  }

  async #walk(path: readonly string[], since: Millis | null): Promise<{ rows: ItemRow[]; newest: Millis | null }> {
    const query = { fields: LIST_FIELDS, order_by: '-updated_at' };
    const found = new Map<string, ItemRow>();
    let newest: Millis | null = null;
    let first = true;
    for await (const page of this.#reader.pages(path, query, INTAKE)) {
      const rows = this.#reader.rows(ItemSchema, page, path);
      if (first)
        newest = rows.reduce<Millis | null>((most, row) => Math.max(most ?? row.updated_at, row.updated_at), null);
      first = false;
      for (const row of rows) {
        const wanted = since === null || row.updated_at >= since;
        if (wanted && typeof row.archived_at !== 'string' && !found.has(row.id)) found.set(row.id, row);
      }
      if (since !== null && isNewestFirst(rows) && rows.some((row) => row.updated_at < since)) break;
    }
    return { rows: [...found.values()].toSorted((a, b) => b.updated_at - a.updated_at), newest };
  }
}

/** Whether the server kept the order that was asked for; if it did not, a walk may not stop early. */
function isNewestFirst(rows: readonly ItemRow[]): boolean {
  return rows.every((row, index) => index === 0 || row.updated_at <= (rows[index - 1]?.updated_at ?? Infinity));
}
