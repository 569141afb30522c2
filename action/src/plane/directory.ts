/**
 * The projects that a key sees. The list also holds public projects that its user has not joined (`is_member` false)
 * and archived ones, whose states, labels and work items read as empty lists: neither may be taken for an empty project.
 */
import { editDistance } from '../config/nearest.ts';
import { PlaneError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
import type { Clock } from '../ports/host.ts';
import type { Caller } from './client.ts';
import type { Listed, Reader } from './reader.ts';
import type { Routes } from './routes.ts';
import { ProjectRow } from './schema.ts';

/** The list serves all projects of a tick. */
const LIST_MS = 30_000;
const FIELDS = 'id,identifier,name,is_member,archived_at';
const NAMED = 12;

export class Directory {
  readonly #reader: Reader;
  readonly #routes: Routes;
  readonly #clock: Clock;
  #list: { readonly at: Millis; readonly rows: Promise<Listed<ProjectRow>> } | null = null;

  constructor(reader: Reader, routes: Routes, clock: Clock) {
    this.#reader = reader;
    this.#routes = routes;
    this.#clock = clock;
  }

  /**
   * By its identifier. `known`: the id of the project that had it when it was last read.
   * @throws {PlaneError} `plane-project-unknown`, `plane-project-renamed`, `plane-project-not-member`; `plane-list-partial`: it
   * may lie further back.
   */
  async find(key: string, known: string | null, caller: Caller): Promise<ProjectRow> {
    const { rows, partial } = await this.#rows(caller);
    const row = rows.find((project) => project.identifier === key);
    if (row !== undefined) return joined(row);
    const renamed = rows.find(({ id }) => id === known);
    if (renamed !== undefined) {
      throw refuse({
        code: 'plane-project-renamed',
        message: `In Plane, project ${key} has the identifier ${renamed.identifier} by now. Its work items go on under ${key} here.`,
        remedy: `Rename projects.${key} to projects.${renamed.identifier} in the configuration; its work items follow.`,
        retry: false,
      });
    }
    if (partial !== null) throw refuse(partial);
    const distances = rows.map(({ identifier }) => ({ identifier, distance: editDistance(key, identifier) }));
    const nearest = distances.toSorted((a, b) => a.distance - b.distance).slice(0, NAMED);
    const names = nearest.map(({ identifier }) => identifier).join(', ');
    const seen = names === '' ? 'This key sees no project.' : `This key sees: ${names}.`;
    throw refuse({
      code: 'plane-project-unknown',
      message: `Plane has no project with the identifier ${key} in this workspace, or the user may not see it. ${seen}`,
      remedy: 'Use the identifier as Plane shows it before the number of a work item, and add the user to the project.',
      retry: false,
    });
  }

  /** The row of a project by id, or null when the key does not see it. */
  async byId(project_id: string, caller: Caller): Promise<ProjectRow | null> {
    return (await this.#rows(caller)).rows.find((project) => project.id === project_id) ?? null;
  }

  /**
   * Returns when the project itself reads as present, joined and unarchived, asked now and not from the list: only then
   * does a missing work item mean that it is gone.
   * @throws {PlaneError} `plane-project-unknown`, `plane-project-not-member`, `plane-project-archived`.
   */
  async present(project_id: string, key: string, caller: Caller): Promise<void> {
    const row = await this.#read(project_id, key, caller);
    joined(row);
    if (row.archived_at === null || row.archived_at === undefined) return;
    throw refuse({
      code: 'plane-project-archived',
      message: `Project ${key} is archived: Plane shows nothing of it.`,
      remedy: 'Restore the project in Plane, or take it out of `projects`.',
      retry: false,
    });
  }

  async #read(project_id: string, key: string, caller: Caller): Promise<ProjectRow> {
    try {
      return await this.#reader.one(ProjectRow, this.#routes.project(project_id), { fields: FIELDS }, caller);
    } catch (error) {
      if (!(error instanceof PlaneError) || error.problem.code !== 'plane-not-found') throw error;
      const message = `Project ${key} (${project_id}) is gone from Plane, or the user may no longer see it.`;
      const remedy = 'Add the user to the project again, or take the project out of `projects`.';
      throw refuse({ code: 'plane-project-unknown', message, remedy, retry: false }, error.status);
    }
  }

  async #rows(caller: Caller): Promise<Listed<ProjectRow>> {
    const now = this.#clock.now();
    if (this.#list !== null && now - this.#list.at < LIST_MS) return this.#list.rows;
    const query = { fields: FIELDS, order_by: 'identifier' };
    const rows = this.#reader.all(ProjectRow, this.#routes.projects, query, caller);
    const list = { at: now, rows };
    this.#list = list;
    try {
      return await rows;
    } catch (error) {
      // A failed list is not kept.
      if (this.#list === list) this.#list = null;
      throw error;
    }
  }
}

function joined(row: ProjectRow): ProjectRow {
  if (row.is_member !== false) return row;
  throw refuse({
    code: 'plane-project-not-member',
    message: `The user behind plane.token_key is not a member of project ${row.identifier}.`,
    remedy: 'Add the user to the project with the role Member; being admin of the workspace is not enough.',
    retry: false,
  });
}

function refuse(problem: Problem, status: number | null = null): PlaneError {
  return new PlaneError(problem, { status });
}
