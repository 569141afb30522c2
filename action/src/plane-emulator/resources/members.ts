/** Members of a workspace and of a project. Both lists are plain arrays and hold removed members too. */
import { created, noContent, ok, param, workspaceOf, type Call, type View } from '../requests/call.ts';
import { badRequest, notFound, payloadInvalid } from '../requests/errors.ts';
import { choice, readFields, reference, required } from '../requests/fields.ts';
import type { ProjectMember, Role } from '../tables/records.ts';
import { newestFirst } from '../tables/rows.ts';
import { userOf, userShape } from './users.ts';

const ROLES: readonly Role[] = [20, 15, 5];

/** Newest membership first. */
export const listWorkspaceMembers: View = (call) => {
  const workspace = workspaceOf(call);
  const members = [...call.store.workspace_members.values()].filter((member) => member.workspace === workspace?.id);
  return ok(
    members.toSorted(newestFirst).flatMap((member) => {
      const user = call.store.users.get(member.user);
      return user ? [{ ...userShape(user), role: member.role }] : [];
    }),
  );
};

/** Newest user first; `id` is the user's and no role is shown. */
export const listProjectMembers: View = (call) => {
  const ids = new Set(membersOf(call).map((member) => member.user));
  const users = [...call.store.users.values()].filter((user) => ids.has(user.id));
  return ok(users.toSorted(newestFirst).map(userShape));
};

export const readProjectMember: View = (call) => ok(userOf(call.store, membership(call).user));

export const addProjectMember: View = (call) => {
  const fields = readFields(
    call.data(),
    { member: required(reference((id) => call.store.users.has(id))), role: { required: false, read: choice(ROLES) } },
    false,
  );
  const { member: user = '', role = 5 } = fields;
  const workspace = workspaceOf(call)?.id;
  const inWorkspace = [...call.store.workspace_members.values()].some(
    (member) => member.workspace === workspace && member.user === user && member.is_active,
  );
  if (!inWorkspace) throw badRequest({ member: ['Member not found in workspace'] });
  if (membersOf(call).some((member) => member.user === user)) throw payloadInvalid();
  const project = param(call, 'project');
  const id = call.store.id();
  call.store.project_members.set(id, { id, project, user, role, is_active: true, created_at: call.store.now() });
  return created({ id, member: user, role });
};

export const changeProjectMember: View = (call) => {
  const member = membership(call);
  const { role = member.role } = readFields(call.data(), { role: { required: false, read: choice(ROLES) } }, true);
  call.store.project_members.set(member.id, { ...member, role });
  return ok({ id: member.id, member: member.user, role });
};

export const removeProjectMember: View = (call) => {
  const member = membership(call);
  call.store.project_members.set(member.id, { ...member, is_active: false });
  return noContent;
};

function membersOf(call: Call): readonly ProjectMember[] {
  const project = call.store.projects.get(param(call, 'project'));
  if (project?.workspace !== workspaceOf(call)?.id) return [];
  return [...call.store.project_members.values()].filter((member) => member.project === project?.id);
}

function membership(call: Call): ProjectMember {
  const found = membersOf(call).find((member) => member.id === param(call, 'member'));
  if (!found) throw notFound();
  return found;
}
