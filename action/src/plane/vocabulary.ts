/**
 * Resolves the state and label ids of work items. The caller's {@link ProjectInfo} may be an hour old, so an id that it
 * does not know makes the project's states (or labels) be read again, once.
 */
import type { Log } from '../ports.ts';
import type { ItemState, ProjectInfo, WorkItem } from '../model.ts';
import type { Caller } from './client.ts';
import type { Names } from './items.ts';
import { namesOf, pointsOutside, toStates, toWorkItem } from './items.ts';
import type { Reader } from './reader.ts';
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

  async states(project_id: string, caller: Caller): Promise<ItemState[]> {
    return toStates(await this.#reader.all(StateRow, this.#routes.project(project_id, 'states'), {}, caller));
  }

  async labels(project_id: string, caller: Caller): Promise<Record<string, string>> {
    const rows = await this.#reader.all(LabelRow, this.#routes.project(project_id, 'labels'), {}, caller);
    return Object.fromEntries(rows.map((row) => [row.id, row.name]));
  }

  /** The rows as work items; one whose state even a fresh list of states does not name is left out and logged. */
  async items(project: ProjectInfo, rows: readonly ItemRow[], caller: Caller): Promise<WorkItem[]> {
    const names = await this.#names(project, rows, caller);
    return rows.flatMap((row) => {
      const item = toWorkItem(row, project, names);
      if (item === null)
        this.#log.warn(`Plane: ${project.key}-${row.sequence_id} is in an unknown state (${row.state}).`);
      return item === null ? [] : [item];
    });
  }

  async #names(project: ProjectInfo, rows: readonly ItemRow[], caller: Caller): Promise<Names> {
    const known = this.#fresh.get(project.id) ?? namesOf(project);
    const outside = rows.map((row) => pointsOutside(row, known));
    const isNew = (id: string): boolean => !this.#unknown.has(id);
    const states = outside.flatMap((part) => part.states).filter(isNew);
    const labels = outside.flatMap((part) => part.labels).filter(isNew);
    if (states.length === 0 && labels.length === 0) return known;
    const fresh = namesOf({
      states: states.length === 0 ? [...known.states.values()] : await this.states(project.id, caller),
      labels: labels.length === 0 ? Object.fromEntries(known.labels) : await this.labels(project.id, caller),
    });
    for (const id of states) if (!fresh.states.has(id)) this.#unknown.add(id);
    for (const id of labels) if (!fresh.labels.has(id)) this.#unknown.add(id);
    this.#fresh.set(project.id, fresh);
    return fresh;
  }
}
