/**
 * Work items that block another one. Relations are pairs of ids, also across projects, so each blocker is read by id.
 * What cannot be read counts as not done: the item waits rather than starts too early.
 */
import { PlaneError } from '../errors.ts';
import type { ProjectInfo } from '../model/work-item.ts';
import type { Blocker } from '../ports/tracker.ts';
import type { Caller } from './client.ts';
import type { Directory } from './directory.ts';
import type { Reader } from './reader.ts';
import type { Routes } from './routes.ts';
import { BlockerRow, RelationsRow } from './schema.ts';
import type { Vocabulary } from './vocabulary.ts';

/** More blockers than this are reported unread, as not done. */
const MOST_READ = 20;
const DONE = new Set<string>(['completed', 'cancelled']);
/** An answer that says something about this item only; anything else fails the whole read. */
const ABOUT_ONE = new Set(['plane-forbidden', 'plane-not-found', 'plane-refused', 'plane-answer-unreadable']);

interface Pair {
  readonly issue_id: string;
  readonly project_id: string;
}

export class Blockers {
  readonly #reader: Reader;
  readonly #routes: Routes;
  readonly #vocabulary: Vocabulary;
  readonly #directory: Directory;
  #serverHasRelations = true;

  constructor(reader: Reader, routes: Routes, vocabulary: Vocabulary, directory: Directory) {
    this.#reader = reader;
    this.#routes = routes;
    this.#vocabulary = vocabulary;
    this.#directory = directory;
  }

  async of(project: ProjectInfo, id: string, caller: Caller): Promise<Blocker[]> {
    const pairs = await this.#pairs(project, id, caller);
    const blockers: Blocker[] = [];
    for (const [index, pair] of pairs.entries()) {
      const blocker = index < MOST_READ ? await this.#read(project, pair, caller) : unread(pair);
      if (blocker !== null) blockers.push(blocker);
    }
    return blockers;
  }

  async #pairs(project: ProjectInfo, id: string, caller: Caller): Promise<Pair[]> {
    if (!this.#serverHasRelations) return [];
    try {
      const path = this.#routes.project(project.id, 'work-items', id, 'relations');
      const { blocked_by } = await this.#reader.one(RelationsRow, path, {}, caller);
      const pairs = blocked_by.map((entry) => ({
        issue_id: entry.issue_id,
        project_id: entry.project_id ?? project.id,
      }));
      // Plane lets an item block itself; that could never end.
      const others = pairs.filter((pair) => pair.issue_id !== id);
      return [...new Map(others.map((pair) => [pair.issue_id, pair])).values()];
    } catch (error) {
      if (!(error instanceof PlaneError)) throw error;
      if (error.problem.code === 'plane-route-missing') this.#serverHasRelations = false;
      else if (error.problem.code !== 'plane-not-found') throw error;
      return [];
    }
  }

  /** null: the blocker is gone (deleted, or archived, which needs it to be done) and blocks nothing. */
  async #read(project: ProjectInfo, pair: Pair, caller: Caller): Promise<Blocker | null> {
    try {
      const query = { fields: 'id,sequence_id,state,project', expand: 'state,project' };
      const row = await this.#routes.workItems(pair.project_id, caller, (path) =>
        this.#reader.one(BlockerRow, [...path, pair.issue_id], query, caller),
      );
      const key = row.project.identifier ?? (pair.project_id === project.id ? project.key : null);
      const group = row.state.group ?? (await this.#groupOf(pair.project_id, row.state.id, caller));
      return {
        key: key === null ? pair.issue_id : `${key}-${row.sequence_id}`,
        done: group !== null && DONE.has(group),
      };
    } catch (error) {
      if (!(error instanceof PlaneError) || !ABOUT_ONE.has(error.problem.code)) throw error;
      if (error.problem.code === 'plane-not-found' && (await this.#isOpen(pair.project_id, caller))) return null;
      return unread(pair);
    }
  }

  async #groupOf(project_id: string, state_id: string, caller: Caller): Promise<string | null> {
    const states = await this.#vocabulary.states(project_id, caller);
    return states.rows.find((state) => state.id === state_id)?.group ?? null;
  }

  async #isOpen(project_id: string, caller: Caller): Promise<boolean> {
    const row = await this.#directory.byId(project_id, caller);
    return row !== null && row.is_member !== false && typeof row.archived_at !== 'string';
  }
}

function unread(pair: Pair): Blocker {
  return { key: pair.issue_id, done: false };
}
