/** Work items as they are kept, found and shown; the views are in `work-item-read.ts` and `work-item-write.ts`. */
import type { Json } from '../../model/basics.ts';
import { liveProjectId, param, queryOf, workspaceOf, type Call } from '../requests/call.ts';
import { notFound } from '../requests/errors.ts';
import { labelShape } from './labels.ts';
import { briefProject, briefWorkspace } from './projects.ts';
import type { Item, Label, Uuid } from '../tables/records.ts';
import { isLive, rowShape } from '../tables/rows.ts';
import { picked, shaped, type Shape } from '../requests/shape.ts';
import { briefState } from './states.ts';
import type { Store } from '../tables/store.ts';
import { showTime } from '../tables/times.ts';
import { userOf } from './users.ts';

/** Items that lists, detail and search show: not deleted, archived or draft, and not in an archived project. */
export function shownItems(call: Call): readonly Item[] {
  const project = liveProjectId(call);
  return project === null ? [] : projectItems(call).filter((item) => item.archived_at === null && !item.is_draft);
}

/** All of the project that are not deleted: what writing finds. */
export function projectItems(call: Call): readonly Item[] {
  const project = param(call, 'project');
  return [...call.store.items.values()].filter((item) => isLive(item) && item.project === project);
}

/** The item of the path. @throws {Refusal} 404 */
export function itemOf(call: Call, among: readonly Item[]): Item {
  const id = param(call, 'item');
  const item = among.find((one) => one.id === id);
  if (!item || call.store.projects.get(item.project)?.workspace !== workspaceOf(call)?.id) throw notFound();
  return item;
}

/** As a whole, whatever `fields` says: the answer to a write. */
export function itemShape(call: Call, item: Item): Shape {
  const zone = call.user.timezone;
  return {
    ...rowShape(call, item),
    ...picked(
      item,
      'name',
      'description_html',
      'priority',
      'start_date',
      'target_date',
      'sequence_id',
      'sort_order',
      'archived_at',
    ),
    ...picked(item, 'is_draft', 'external_source', 'external_id', 'project', 'parent', 'state', 'point'),
    completed_at: showTime(item.completed_at, zone),
    type_id: null,
    type: null,
    description_binary: null,
    estimate_point: null,
    assignees: assigneesOf(call.store, item),
    labels: labelsOf(call.store, item).map((label) => label.id),
  };
}

/** By the queries `fields` and `expand`. */
export function shownItem(call: Call, item: Item): Json {
  const { store } = call;
  const parent = item.parent === null ? undefined : store.items.get(item.parent);
  return shaped(call, itemShape(call, item), {
    state: () => briefState(call, item.state),
    assignees: () => assigneesOf(store, item).map((id) => userOf(store, id)),
    labels: () => labelsOf(store, item).map((label) => labelShape(call, label)),
    project: () => briefProject(call, item.project),
    workspace: () => briefWorkspace(call, item.workspace),
    parent: () => (parent ? briefItem(parent) : {}),
    created_by: () => userOf(store, item.created_by),
    updated_by: () => userOf(store, item.updated_by),
    estimate_point: () => NO_ESTIMATE,
  });
}

/** How Plane shows an estimate that is not there. */
const NO_ESTIMATE = { deleted_at: null, key: null, description: '', value: '', created_by: null, updated_by: null };

function briefItem(item: Item): Json {
  const { id, sequence_id, project } = item;
  return { id, sequence_id, project_id: project };
}

/** In the order in which they joined the project, whatever was sent. */
function assigneesOf(store: Store, item: Item): readonly Uuid[] {
  const members = [...store.project_members.values()].filter((member) => member.project === item.project);
  const rank = (user: Uuid) => members.findIndex((member) => member.user === user);
  return item.assignees.toSorted((a, b) => rank(a) - rank(b));
}

/** In the order in which they were made, deleted ones left out. */
function labelsOf(store: Store, item: Item): readonly Label[] {
  const labels = item.labels.flatMap((id) => store.labels.get(id) ?? []);
  return labels.filter(isLive).toSorted((a, b) => a.created_at - b.created_at);
}

/** Something happened to the item: it comes to the front of `order_by=-updated_at`. */
export function touch(store: Store, id: Uuid): void {
  const item = store.items.get(id);
  if (item && isLive(item)) store.items.set(id, { ...item, updated_at: store.now() });
}

/** The two queries together ask for one item by its external id. */
export function externalQuery(call: Call): { readonly source: string; readonly id: string } | null {
  const source = queryOf(call, 'external_source');
  const id = queryOf(call, 'external_id');
  return source && id ? { source, id } : null;
}
