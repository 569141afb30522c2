/** What a view gets, and what it gives back. */
import type { Json } from '../../model/basics.ts';
import { notFound } from './errors.ts';
import type { Token, User, Uuid, Project, Workspace } from '../tables/records.ts';
import type { Store } from '../tables/store.ts';

export interface Call {
  readonly store: Store;
  readonly user: User;
  readonly token: Token;
  readonly method: string;
  /** The variable parts of the path, decoded. */
  readonly params: Readonly<Record<string, string>>;
  readonly query: URLSearchParams;
  /** The parsed body. @throws {Refusal} 400 or 415. */
  data(): Json;
}

export interface Reply {
  readonly status: number;
  /** undefined: no body. */
  readonly body?: Json;
}

export type View = (call: Call) => Reply;

export const ok = (body: Json): Reply => ({ status: 200, body });
export const created = (body: Json): Reply => ({ status: 201, body });
export const noContent: Reply = { status: 204 };

/** A variable part of the path. */
export function param(call: Pick<Call, 'params'>, name: string): string {
  const value = call.params[name];
  if (value === undefined) throw new Error(`the route has no ${name}`);
  return value;
}

/** The last of equal names counts. */
export const queryOf = (call: Call, name: string): string | null => call.query.getAll(name).at(-1) ?? null;

export function workspaceOf(call: Pick<Call, 'store' | 'params'>): Workspace | undefined {
  const slug = param(call, 'slug');
  return [...call.store.workspaces.values()].find((workspace) => workspace.slug === slug);
}

/** The project of the path, archived or not. @throws {Refusal} 404 */
export function projectOf(call: Pick<Call, 'store' | 'params'>): Project {
  const project = call.store.projects.get(param(call, 'project'));
  if (project?.deleted_at !== null || project.workspace !== workspaceOf(call)?.id) throw notFound();
  return project;
}

/** The project of the path unless it is archived: then its lists are empty and its rows cannot be read. */
export function liveProjectId(call: Call): Uuid | null {
  const project = call.store.projects.get(param(call, 'project'));
  return project?.deleted_at === null && project.archived_at === null ? project.id : null;
}
