/** Projects of a workspace: public ones and those the caller is in, archived ones too. */
import type { Json } from '../../model/basics.ts';
import { created, noContent, ok, projectOf, queryOf, workspaceOf, type Call, type View } from '../requests/call.ts';
import { badRequest, broken, notFound, Refusal } from '../requests/errors.ts';
import { choice, optional, orNull, readFields, referenceOrNull, required, text } from '../requests/fields.ts';
import { page } from '../requests/paginate.ts';
import { isMember } from '../requests/permissions.ts';
import { isDict } from '../python/values.ts';
import type { Project, ProjectMember, Uuid } from '../tables/records.ts';
import { changed, deleted, isLive, newRow, rowShape } from '../tables/rows.ts';
import { picked, shaped, type Shape } from '../requests/shape.ts';
import { DEFAULT_STATES } from './states.ts';
import { showTime } from '../tables/times.ts';
import { userOf } from './users.ts';

const SPECIAL = /[&+,:;$^}{*=?@#|'<>.()%!-]/;
const NAME_TAKEN = { name: 'The project name is already taken' };
const PUBLIC = 2;

const fields = (call: Call) => ({
  name: required(text({ max: 255 })),
  identifier: required(text({ max: 12 })),
  description: optional(text({ blank: true })),
  network: optional(choice([0, 2])),
  default_assignee: optional(referenceOrNull((id) => call.store.users.has(id))),
  external_source: optional(orNull(text({ max: 255, blank: true }))),
  external_id: optional(orNull(text({ max: 255, blank: true }))),
});

export const listProjects: View = (call) => {
  const projects = visibleProjects(call).toSorted(orderOf(queryOf(call, 'order_by')));
  return ok(
    page(call, projects, (project) => {
      const { total_members, ...shape } = projectShape(call, project);
      const sort_order = membershipOf(call, project) ? 65_535 : null;
      return shaped(call, { total_members: total_members ?? null, sort_order, ...shape }, expansions(call, project));
    }),
  );
};

export const readProject: View = (call) => {
  const project = visibleProjects(call).find((one) => one.id === projectOf(call).id);
  if (!project) throw notFound();
  return ok(shaped(call, projectShape(call, project), expansions(call, project)));
};

/** The caller becomes its admin; `network` and `logo_props` are not taken. */
export const createProject: View = (call) => {
  const data = call.data();
  if (!isDict(data)) throw new Refusal(500, { error: 'An unexpected error occurred' });
  const workspace = workspaceOf(call);
  if (!workspace) throw notFound();
  const values = readFields(data, fields(call), false);
  refuseSpecial(values);
  const name = values.name ?? '';
  const identifier = (values.identifier ?? '').toUpperCase();
  if (isTaken(call, null, name, identifier)) throw new Refusal(409, NAME_TAKEN);
  const color = `#${call.store.random.hex(3)}`;
  const project: Project = {
    ...newRow(call, workspace.id),
    name,
    identifier,
    description: values.description ?? '',
    network: PUBLIC,
    default_assignee: values.default_assignee ?? null,
    archived_at: null,
    external_source: values.external_source ?? null,
    external_id: values.external_id ?? null,
    logo_props: { in_use: 'icon', icon: { name: 'apps', color } },
    views: false,
    last_number: 0,
  };
  call.store.projects.set(project.id, project);
  const id = call.store.id();
  const member = { id, project: project.id, user: call.user.id, role: 20 as const, is_active: true };
  call.store.project_members.set(id, { ...member, created_at: call.store.now() });
  for (const state of DEFAULT_STATES) {
    const row = newRow(call, workspace.id);
    const rest = { project: project.id, description: '', slug: '', external_source: null, external_id: null };
    call.store.states.set(row.id, { ...row, ...state, ...rest });
  }
  return created(projectShape(call, project));
};

export const changeProject: View = (call) => {
  const project = projectOf(call);
  if (project.archived_at !== null) throw badRequest({ error: 'Archived project cannot be updated' });
  const values = readFields(call.data(), fields(call), true);
  refuseSpecial(values);
  const identifier = values.identifier?.toUpperCase() ?? project.identifier;
  if (isTaken(call, project.id, values.name ?? project.name, identifier)) throw new Refusal(409, NAME_TAKEN);
  const next: Project = { ...project, ...values, identifier, ...changed(call) };
  call.store.projects.set(project.id, next);
  return ok(projectShape(call, next));
};

export const deleteProject: View = (call) => {
  const project = projectOf(call);
  call.store.projects.set(project.id, { ...project, ...deleted(call) });
  return noContent;
};

export const archiveProject: View = (call) => setArchived(call, call.store.now());
export const unarchiveProject: View = (call) => setArchived(call, null);

/** A project for `expand`. */
export function briefProject(call: Pick<Call, 'store'>, id: Uuid): Json {
  const project = call.store.projects.get(id);
  if (!project) return {};
  const { identifier, name, description } = project;
  return { id, identifier, name, cover_image: null, icon_prop: null, emoji: null, description, cover_image_url: null };
}

/** A workspace for `expand`. */
export function briefWorkspace(call: Pick<Call, 'store'>, id: Uuid): Json {
  const workspace = call.store.workspaces.get(id);
  return workspace ? { name: workspace.name, slug: workspace.slug, id } : {};
}

function setArchived(call: Call, archived_at: number | null): typeof noContent {
  const project = projectOf(call);
  call.store.projects.set(project.id, { ...project, archived_at });
  return noContent;
}

function visibleProjects(call: Call): readonly Project[] {
  const workspace = workspaceOf(call)?.id;
  return [...call.store.projects.values()].filter(
    (project) =>
      isLive(project) && project.workspace === workspace && (project.network === PUBLIC || isMember(call, project.id)),
  );
}

function membershipOf(call: Call, project: Project): ProjectMember | undefined {
  return [...call.store.project_members.values()].find(
    (member) => member.project === project.id && member.user === call.user.id && member.is_active,
  );
}

function projectShape(call: Call, project: Project): Shape {
  const members = [...call.store.project_members.values()];
  const membership = membershipOf(call, project);
  return {
    ...rowShape(call, project),
    total_members: members.filter((member) => member.project === project.id && member.is_active).length,
    total_cycles: 0,
    total_modules: 0,
    is_member: membership !== undefined,
    member_role: membership?.role ?? null,
    is_deployed: false,
    cover_image_url: null,
    ...picked(
      project,
      'name',
      'description',
      'network',
      'identifier',
      'external_source',
      'external_id',
      'default_assignee',
    ),
    description_text: null,
    description_html: null,
    emoji: null,
    icon_prop: null,
    module_view: project.views,
    cycle_view: project.views,
    issue_views_view: project.views,
    page_view: true,
    intake_view: false,
    is_time_tracking_enabled: false,
    is_issue_type_enabled: false,
    guest_view_all_features: false,
    cover_image: null,
    archive_in: 0,
    close_in: 0,
    logo_props: project.logo_props,
    archived_at: showTime(project.archived_at, call.user.timezone),
    timezone: 'UTC',
    project_lead: null,
    cover_image_asset: null,
    estimate: null,
    default_state: null,
  };
}

function expansions(call: Call, project: Project) {
  return {
    workspace: () => briefWorkspace(call, project.workspace),
    default_assignee: () => userOf(call.store, project.default_assignee),
    project_lead: () => ({}),
    created_by: () => userOf(call.store, project.created_by),
    updated_by: () => userOf(call.store, project.updated_by),
  };
}

const ORDERS: Readonly<Record<string, (project: Project) => string | number>> = {
  id: (project) => project.id,
  name: (project) => project.name,
  identifier: (project) => project.identifier,
  network: (project) => project.network,
  created_at: (project) => project.created_at,
  updated_at: (project) => project.updated_at,
  // The same for all: nothing in this server changes it.
  sort_order: () => 0,
};

function orderOf(sent: string | null): (a: Project, b: Project) => number {
  const order = sent ?? 'sort_order';
  const valueOf = ORDERS[order.replace(/^-/, '')];
  if (!valueOf) throw broken();
  const sign = order.startsWith('-') ? -1 : 1;
  return (a, b) => {
    const [x, y] = [valueOf(a), valueOf(b)];
    return x === y ? 0 : x < y ? -sign : sign;
  };
}

function refuseSpecial(values: { readonly name?: string; readonly identifier?: string }): void {
  for (const [field, what] of [
    ['name', 'Project name'],
    ['identifier', 'Project identifier'],
  ] as const) {
    if (SPECIAL.test(values[field] ?? '')) {
      throw badRequest({ non_field_errors: [`${what} cannot contain special characters.`] });
    }
  }
}

function isTaken(call: Call, own: Uuid | null, name: string, identifier: string): boolean {
  const workspace = workspaceOf(call)?.id;
  return [...call.store.projects.values()].some(
    (project) =>
      project.id !== own &&
      isLive(project) &&
      project.workspace === workspace &&
      (project.name === name || project.identifier === identifier),
  );
}
