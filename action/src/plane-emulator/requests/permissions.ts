/** Who may call a route with which method. Unknown workspaces and projects are refused too, never "not found". */
import { param, workspaceOf, type Call } from './call.ts';
import type { ProjectMember, Role, Uuid } from '../tables/records.ts';

export type Permission = (call: Omit<Call, 'data'>) => boolean;

const ADMIN: readonly Role[] = [20];
const MEMBER: readonly Role[] = [15, 20];
const ANYONE: readonly Role[] = [5, 15, 20];

const isSafe = (method: string): boolean => ['GET', 'HEAD', 'OPTIONS'].includes(method);

export const anyUser: Permission = () => true;

/** Listing members of a workspace: guests may not. */
export const workspaceMember: Permission = (call) => inWorkspace(call, MEMBER);

/** Projects: anyone in the workspace reads, members create, admins of the project change. */
export const projects: Permission = (call) => {
  if (isSafe(call.method)) return inWorkspace(call, ANYONE);
  if (call.method === 'POST') return inWorkspace(call, MEMBER);
  return inProject(call, ADMIN);
};

/** Work items, states, links: anyone in the project reads, members write. */
export const projectEntity: Permission = (call) => inProject(call, isSafe(call.method) ? ANYONE : MEMBER);

/** The same by key: only reading knows the project. */
export const projectByKey: Permission = (call) => {
  const workspace = workspaceOf(call);
  const identifier = param(call, 'identifier');
  return (
    isSafe(call.method) &&
    membershipsOf(call).some(({ project }) => {
      const row = call.store.projects.get(project);
      return row?.deleted_at === null && row.workspace === workspace?.id && row.identifier === identifier;
    })
  );
};

/** Comments: anyone in the project, guests too, does anything to any comment. */
export const projectLite: Permission = (call) => inProject(call, ANYONE);

/** Labels: anyone in any project of the workspace reads, members of the workspace create. */
export const labels: Permission = (call) => {
  if (isSafe(call.method)) return inSomeProject(call);
  if (call.method === 'POST') return inWorkspace(call, MEMBER);
  return inProject(call, MEMBER);
};

/** Members of a project: anyone in any project of the workspace reads, admins of the project write. */
export const projectMembers: Permission = (call) =>
  isSafe(call.method) ? inSomeProject(call) : inProject(call, ADMIN);

function inWorkspace(call: Omit<Call, 'data'>, roles: readonly Role[]): boolean {
  const workspace = workspaceOf(call);
  return [...call.store.workspace_members.values()].some(
    (member) =>
      member.workspace === workspace?.id &&
      member.user === call.user.id &&
      member.is_active &&
      roles.includes(member.role),
  );
}

function membershipsOf(call: Pick<Call, 'store' | 'user'>): readonly ProjectMember[] {
  return [...call.store.project_members.values()].filter((member) => member.user === call.user.id && member.is_active);
}

function inSomeProject(call: Omit<Call, 'data'>): boolean {
  const workspace = workspaceOf(call)?.id;
  return membershipsOf(call).some(({ project }) => call.store.projects.get(project)?.workspace === workspace);
}

function inProject(call: Omit<Call, 'data'>, roles: readonly Role[]): boolean {
  // A path without a project has nobody in it.
  const project = call.store.projects.get(call.params['project'] ?? '');
  if (project?.deleted_at !== null || project.workspace !== workspaceOf(call)?.id) return false;
  return isMember(call, project.id, roles);
}

/** Whether the caller is an active member of the project, in one of the roles. */
export function isMember(call: Pick<Call, 'store' | 'user'>, project: Uuid, roles: readonly Role[] = ANYONE): boolean {
  return membershipsOf(call).some((member) => member.project === project && roles.includes(member.role));
}
