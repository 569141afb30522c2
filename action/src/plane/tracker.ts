/** Reads of Plane. Server-side filters are not used: Plane v1.3.1 ignores them silently and sends everything. */
import type { ChangedItems, CommentsRead, ProjectRead, ProjectWords } from '../ports/plane-reads.ts';
import type { Blocker, Purpose, Tracker } from '../ports/tracker.ts';
import type { Clock } from '../ports/host.ts';
import type { Millis } from '../model/basics.ts';
import type { ProjectInfo, WorkItem } from '../model/work-item.ts';
import { PlaneError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import { Blockers } from './blockers.ts';
import type { Caller } from './client.ts';
import { Directory } from './directory.ts';
import { toComment } from './items.ts';
import type { Reader } from './reader.ts';
import { cut, idsOf, unreadable } from './reader.ts';
import type { Routes } from './routes.ts';
import type { ItemRow } from './schema.ts';
import { CommentRow, ItemRow as ItemSchema, MemberRow } from './schema.ts';
import type { Vocabulary } from './vocabulary.ts';

const LIST_FIELDS = 'id,project,sequence_id,name,state,assignees,labels,priority,created_at,updated_at,archived_at';
const ITEM_FIELDS = `${LIST_FIELDS},description_html`;
const COMMENT_FIELDS = 'id,issue,actor,updated_by,created_at,comment_html,access,external_source,external_id';

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
  async project(key: string, known: string | null = null): Promise<ProjectRead> {
    const row = await this.#directory.find(key, known, INTAKE);
    const head = { id: row.id, key, name: row.name };
    if (typeof row.archived_at === 'string') {
      return { ...head, archived: true, states: [], labels: {}, members: [], partial: null };
    }
    const [states, labels, members] = await Promise.all([
      this.#vocabulary.states(row.id, INTAKE),
      this.#vocabulary.labels(row.id, INTAKE),
      this.#reader.all(MemberRow, this.#routes.project(row.id, 'members'), {}, INTAKE),
    ]);
    this.#vocabulary.renewed(row.id);
    return {
      ...head,
      archived: false,
      states: states.rows,
      labels: Object.fromEntries(labels.rows.map(({ id, name }) => [id, name])),
      members: members.rows,
      partial: states.partial ?? labels.partial ?? members.partial,
    };
  }

  learned(project: ProjectInfo): ProjectWords | null {
    return this.#vocabulary.learned(project.id);
  }

  /**
   * Walks the list by `-updated_at` and stops below `since`. An item that is touched during the walk moves to the front,
   * so the next watermark comes from the first page. What was seen before the list broke off is used.
   */
  async changed(project: ProjectInfo, since: Millis | null): Promise<ChangedItems> {
    const found = await this.#routes.workItems(project.id, INTAKE, (path) => this.#walk(project, path, since));
    const { rows, partial } = await this.#vocabulary.listed(project, found.rows, INTAKE);
    const left = partial === null ? [] : found.rows.filter(({ id }) => !rows.some((item) => item.id === id));
    const unread = [...found.odd, ...left.map(({ id }) => id)];
    return { items: rows, newest: found.newest, partial: found.partial ?? partial, unread };
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

  async comments(project: ProjectInfo, id: string, purpose: Purpose): Promise<CommentsRead> {
    const caller: Caller = { as: null, purpose };
    const { rows, partial } = await this.#routes.workItems(project.id, caller, (path) =>
      this.#reader.all(CommentRow, [...path, id, 'comments'], { fields: COMMENT_FIELDS }, caller),
    );
    const foreign = rows.find(({ issue }) => issue != null && issue !== id);
    if (foreign !== undefined) {
      const path = this.#routes.project(project.id, 'work-items', id, 'comments');
      throw unreadable(path, `it has comment ${foreign.id} of another work item`);
    }
    // The server sends the newest first, whatever is asked for; equal times keep its order.
    const comments = rows
      .map(toComment)
      .toReversed()
      .toSorted((a, b) => a.created_at - b.created_at);
    return { comments, partial };
  }

  async blockers(project: ProjectInfo, id: string): Promise<Blocker[]> {
    return this.#blockers.of(project, id, INTAKE);
  }

  async #row(project: ProjectInfo, id: string, caller: Caller): Promise<ItemRow | null> {
    try {
      const row = await this.#routes.workItems(project.id, caller, (path) =>
        this.#reader.one(ItemSchema, [...path, id], { fields: ITEM_FIELDS }, caller),
      );
      if (row.id !== id || isElsewhere(row, project)) {
        throw unreadable(this.#routes.project(project.id, 'work-items', id), `it is of work item ${row.id}`);
      }
      return typeof row.archived_at === 'string' ? null : row;
    } catch (error) {
      if (error instanceof PlaneError && error.problem.code === 'plane-not-found') return null;
      throw error;
    }
  }

  async #walk(project: ProjectInfo, path: readonly string[], since: Millis | null): Promise<Walked> {
    const query = { fields: LIST_FIELDS, order_by: '-updated_at' };
    const found = new Map<string, ItemRow>();
    const odd = new Set<string>();
    let newest: Millis | null = null;
    let first = true;
    const strayed = new Set<string>();
    const partial = await this.#reader.walk(path, query, INTAKE, (page) => {
      const all = this.#reader.rows(ItemSchema, page, path);
      const rows = all.filter((row) => !isElsewhere(row, project));
      for (const row of all) if (isElsewhere(row, project)) strayed.add(row.id);
      const read = new Set(rows.map(({ id }) => id));
      for (const id of idsOf(page)) if (!read.has(id)) odd.add(id);
      if (first)
        newest = rows.reduce<Millis | null>((most, row) => Math.max(most ?? row.updated_at, row.updated_at), null);
      first = false;
      for (const row of rows) {
        const wanted = since === null || row.updated_at >= since;
        if (wanted && typeof row.archived_at !== 'string' && !found.has(row.id)) found.set(row.id, row);
      }
      const below = since !== null && isNewestFirst(rows) && rows.some((row) => row.updated_at < since);
      return below ? 'enough' : 'more';
    });
    return {
      rows: [...found.values()].toSorted((a, b) => b.updated_at - a.updated_at),
      newest,
      partial: partial ?? (strayed.size > 0 ? cut(path, 'it holds work items of another project') : null),
      odd: [...odd],
    };
  }
}

/** What stands between agentd and Plane may answer with what somebody else asked for. */
function isElsewhere(row: ItemRow, project: ProjectInfo): boolean {
  return row.project != null && row.project !== project.id;
}

/** A list of work items as far as it was walked. */
interface Walked {
  readonly rows: readonly ItemRow[];
  readonly newest: Millis | null;
  readonly partial: Problem | null;
  /** Ids of rows that cannot be read. */
  readonly odd: readonly string[];
}

/** Whether the server kept the order that was asked for; if it did not, a walk may not stop early. */
function isNewestFirst(rows: readonly ItemRow[]): boolean {
  return rows.every((row, index) => index === 0 || row.updated_at <= (rows[index - 1]?.updated_at ?? Infinity));
}
