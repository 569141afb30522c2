/** Making, changing and deleting work items. */
import type { Priority } from '../../model/work-item.ts';
import { PRIORITIES } from '../../model/work-item.ts';
import { logCreated, logDeleted, logUpdated } from './activity-log.ts';
import { created, noContent, ok, param, projectOf, type Call, type View } from '../requests/call.ts';
import { badRequest, Refusal, taken } from '../requests/errors.ts';
import { movesOntoExternalId, sameExternalId } from '../requests/external-id.ts';
import * as field from '../requests/fields.ts';
import { cleanDescription } from '../html/description.ts';
import { itemOf, itemShape, projectItems } from './work-item.ts';
import { isMember } from '../requests/permissions.ts';
import type { Item, State, Uuid } from '../tables/records.ts';
import { changed, deleted, isLive, newRow } from '../tables/rows.ts';
import { creation } from '../requests/spoof.ts';

const EXTERNAL_ID_TAKEN = 'Issue with the same external id and external source already exists';
const FIRST_ORDER = 65_535;
const STEP = 10_000;
const INT = 2_147_483_647;

/** More than one would think can be written; what is not here is ignored. */
function fieldsOf(call: Call) {
  const { store } = call;
  const zone = call.user.timezone;
  const nothing = () => false;
  const externalPart = field.optional(field.orNull(field.text({ max: 255, blank: true })));
  return {
    name: field.required(field.text({ max: 255 })),
    description_html: field.optional(field.text({ blank: true })),
    priority: field.optional(field.choice<Priority>(PRIORITIES)),
    state: field.optional(field.referenceOrNull((id) => isState(store.states.get(id)))),
    parent: field.optional(field.referenceOrNull((id) => store.items.get(id)?.deleted_at === null)),
    assignees: field.optional(field.listOf(field.reference((id) => store.users.has(id)))),
    labels: field.optional(field.listOf(field.reference((id) => store.labels.get(id)?.deleted_at === null))),
    start_date: field.optional(field.orNull(field.date)),
    target_date: field.optional(field.orNull(field.date)),
    archived_at: field.optional(field.orNull(field.date)),
    completed_at: field.optional(field.orNull(field.time(zone))),
    deleted_at: field.optional(field.orNull(field.time(zone))),
    is_draft: field.optional(field.boolean),
    sequence_id: field.optional(field.integer(-INT - 1, INT)),
    sort_order: field.optional(field.float),
    point: field.optional(field.orNull(field.integer(0, 12))),
    external_source: externalPart,
    external_id: externalPart,
    created_by: field.optional(field.referenceOrNull((id) => store.users.has(id))),
    estimate_point: field.optional(field.referenceOrNull(nothing)),
    type_id: field.optional(field.referenceOrNull(nothing)),
  };
}

type Sent = field.Values<ReturnType<typeof fieldsOf>>;

export const createItem: View = (call) => {
  const project = projectOf(call);
  const data = call.data();
  const values = checked(call, field.readFields(data, fieldsOf(call), false));
  const twin = sameExternalId(projectItems(call), data);
  if (twin) throw taken(EXTERNAL_ID_TAKEN, twin.id);

  const row = newRow(call, project.workspace);
  const state = values.state ?? defaultState(call);
  const wished = values.assignees ?? [];
  const fallback = project.default_assignee === null ? [] : assignable(call, [project.default_assignee]);
  const orders = projectItems(call).filter((item) => item.state === state);
  const number = project.last_number + 1;
  const item: Item = {
    ...row,
    project: project.id,
    name: values.name ?? '',
    description_html: values.description_html ?? '<p></p>',
    priority: values.priority ?? 'none',
    start_date: values.start_date ?? null,
    target_date: values.target_date ?? null,
    archived_at: values.archived_at ?? null,
    sequence_id: number,
    sort_order: orders.length === 0 ? FIRST_ORDER : Math.max(...orders.map((one) => one.sort_order)) + STEP,
    completed_at: isCompleted(call, state) ? row.created_at : null,
    is_draft: values.is_draft ?? false,
    point: values.point ?? null,
    external_source: values.external_source ?? null,
    external_id: values.external_id ?? null,
    parent: values.parent ?? null,
    state,
    assignees: wished.length > 0 ? wished : fallback,
    labels: values.labels ?? [],
  };
  call.store.items.set(item.id, item);
  call.store.projects.set(project.id, { ...project, last_number: number });
  const answer = itemShape(call, item);
  const stored: Item = { ...item, ...creation(call, data).stored };
  call.store.items.set(item.id, stored);
  logCreated(call, stored);
  return created(answer);
};

/** Finds archived and draft items too. `updated_at` moves even when nothing changes. */
export const changeItem: View = (call) => {
  const item = itemOf(call, projectItems(call));
  const data = call.data();
  const { estimate_point: _, type_id: __, ...values } = checked(call, field.readFields(data, fieldsOf(call), true));
  if (movesOntoExternalId(projectItems(call), item, data)) throw taken(EXTERNAL_ID_TAKEN, item.id);

  const state = values.state === undefined ? item.state : (values.state ?? defaultState(call));
  const completed_at = state === item.state ? item.completed_at : isCompleted(call, state) ? call.store.now() : null;
  const next: Item = { ...item, completed_at, ...values, state, ...changed(call) };
  call.store.items.set(item.id, next);
  const answer = itemShape(call, next);
  logUpdated(call, item, data);
  return ok(answer);
};

export const deleteItem: View = (call) => {
  const item = itemOf(call, projectItems(call));
  if (item.created_by !== call.user.id && !isMember(call, item.project, [20])) {
    throw new Refusal(403, { error: 'Only admin or creator can delete the work item' });
  }
  const gone = deleted(call);
  call.store.items.set(item.id, { ...item, ...gone });
  for (const relation of call.store.relations.values()) {
    if (relation.issue === item.id || relation.related === item.id) {
      call.store.relations.set(relation.id, { ...relation, ...gone });
    }
  }
  logDeleted(call, item);
  return noContent;
};

/** Rules over several fields, and what Plane drops without a word: labels and assignees that do not fit. */
function checked(call: Call, values: Sent): Sent {
  const refuse = (message: string) => badRequest({ non_field_errors: [message] });
  const project = param(call, 'project');
  const { start_date, target_date, description_html, assignees, labels, state, parent } = values;
  if (start_date && target_date && start_date > target_date) throw refuse('Start date cannot exceed target date');
  const result: Sent = { ...values };
  if (description_html !== undefined) {
    const clean = cleanDescription(description_html);
    if (clean === null) throw refuse('Invalid HTML passed');
    result.description_html = clean;
  }
  if (assignees) result.assignees = assignable(call, assignees);
  if (labels) result.labels = [...new Set(labels)].filter((id) => call.store.labels.get(id)?.project === project);
  if (state && call.store.states.get(state)?.project !== project) {
    throw refuse('State is not valid please pass a valid state_id');
  }
  if (parent && call.store.items.get(parent)?.project !== project) {
    throw refuse('Parent is not valid issue_id please pass a valid issue_id');
  }
  return result;
}

/** Active members of the project who are no guests. */
function assignable(call: Call, users: readonly Uuid[]): readonly Uuid[] {
  const project = param(call, 'project');
  const members = [...call.store.project_members.values()].filter(
    (member) => member.project === project && member.is_active && member.role >= 15,
  );
  return [...new Set(users)].filter((user) => members.some((member) => member.user === user));
}

/** The triage state is not there for this API. */
function isState(state: State | undefined): boolean {
  return state !== undefined && isLive(state) && state.group !== 'triage';
}

function defaultState(call: Call): Uuid {
  const project = param(call, 'project');
  const states = [...call.store.states.values()].filter((state) => state.project === project && isState(state));
  const state = states.find((one) => one.default) ?? states[0];
  if (!state) throw new Error('a project without states');
  return state.id;
}

function isCompleted(call: Call, state: Uuid): boolean {
  return call.store.states.get(state)?.group === 'completed';
}
