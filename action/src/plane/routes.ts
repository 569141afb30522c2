/**
 * Plane's routes. Work items live under `work-items/`; servers before v1.1 have the same under `issues/` alone, which
 * is used only after `work-items/` answered "Page not found." and `issues/` answered well.
 */
import { PlaneError } from '../errors.ts';
import type { Caller, PlaneClient } from './client.ts';

export type Path = readonly string[];

type Family = 'work-items' | 'issues';

/** Codes of answers that only an existing route can give. */
const ROUTE_EXISTS = new Set(['plane-not-found', 'plane-refused', 'plane-conflict']);

export class Routes {
  readonly #client: PlaneClient;
  readonly #workspace: string;
  #family: Family = 'work-items';
  #settled = false;

  constructor(client: PlaneClient, workspace: string) {
    this.#client = client;
    this.#workspace = workspace;
  }

  get projects(): Path {
    return ['workspaces', this.#workspace, 'projects'];
  }

  project(project_id: string, ...rest: string[]): Path {
    return [...this.projects, project_id, ...rest];
  }

  /** Runs `act` with the path of the project's work items; a second time, with the older path, if the server is old. */
  async workItems<T>(project_id: string, caller: Caller, act: (path: Path) => Promise<T>): Promise<T> {
    try {
      const result = await act(this.project(project_id, this.#family));
      this.#settled = true;
      return result;
    } catch (error) {
      if (!(error instanceof PlaneError)) throw error;
      if (ROUTE_EXISTS.has(error.problem.code)) this.#settled = true;
      if (this.#settled || error.problem.code !== 'plane-route-missing') throw error;
      if (!(await this.#issuesAnswer(project_id, caller))) throw error;
    }
    this.#family = 'issues';
    this.#settled = true;
    return act(this.project(project_id, this.#family));
  }

  async #issuesAnswer(project_id: string, caller: Caller): Promise<boolean> {
    const { as, purpose } = caller;
    const query = { per_page: '1', fields: 'id' };
    try {
      await this.#client.send({ method: 'GET', path: this.project(project_id, 'issues'), query, as, purpose });
      return true;
    } catch (error) {
      if (error instanceof PlaneError) return false;
      throw error;
    }
  }
}
