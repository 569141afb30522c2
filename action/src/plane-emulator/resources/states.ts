/** States of a project. The triage state is internal and cannot be read. */
import type { Json } from '../../model/basics.ts';
import { liveProjectId, noContent, ok, param, projectOf, type Call, type View } from '../requests/call.ts';
import { badRequest, broken, notFound, payloadInvalid, taken } from '../requests/errors.ts';
import { movesOntoExternalId, sameExternalId } from '../requests/external-id.ts';
import { boolean, choice, float, optional, orNull, readFields, required, text } from '../requests/fields.ts';
import { page } from '../requests/paginate.ts';
import { isDict } from '../python/values.ts';
import type { State, Uuid } from '../tables/records.ts';
import { changed, deleted, isLive, newRow, rowShape } from '../tables/rows.ts';
import { picked, shaped } from '../requests/shape.ts';

const GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled', 'triage'] as const;
/** Between the sequences of two states. */
const STEP = 15_000;

const EXTERNAL_ID_TAKEN = 'State with the same external id and external source already exists';

/** What a new project starts with. */
export const DEFAULT_STATES: readonly Pick<State, 'name' | 'color' | 'sequence' | 'group' | 'default'>[] = [
  { name: 'Backlog', color: '#60646C', sequence: 15000, group: 'backlog', default: true },
  { name: 'Todo', color: '#60646C', sequence: 25000, group: 'unstarted', default: false },
  { name: 'In Progress', color: '#F59E0B', sequence: 35000, group: 'started', default: false },
  { name: 'Done', color: '#46A758', sequence: 45000, group: 'completed', default: false },
  { name: 'Cancelled', color: '#9AA4BC', sequence: 55000, group: 'cancelled', default: false },
  { name: 'Triage', color: '#4E5355', sequence: 65000, group: 'triage', default: false },
];

const fields = () => ({
  name: required(text({ max: 255 })),
  color: required(text({ max: 255 })),
  description: optional(text({ blank: true })),
  sequence: optional(float),
  group: optional(choice(GROUPS)),
  default: optional(boolean),
  external_source: optional(orNull(text({ max: 255, blank: true }))),
  external_id: optional(orNull(text({ max: 255, blank: true }))),
});

/** In order of their sequence, whatever `order_by` says. */
export const listStates: View = (call) => {
  const live = liveProjectId(call);
  const states = live === null ? [] : statesOf(call).filter((state) => state.group !== 'triage');
  const sorted = states.toSorted((a, b) => a.sequence - b.sequence);
  return ok(page(call, sorted, (state) => shaped(call, stateShape(call, state))));
};

export const readState: View = (call) => {
  if (liveProjectId(call) === null) throw notFound();
  return ok(shaped(call, stateShape(call, stateOf(call))));
};

/** 200, not 201. */
export const createState: View = (call) => {
  const project = projectOf(call);
  const data = call.data();
  const values = readFields(data, fields(), false);
  refuseTriage(values.group);
  const others = statesOf(call);
  const twin = sameExternalId(others, data);
  if (twin) throw taken(EXTERNAL_ID_TAKEN, twin.id);
  const { name = '', group = 'backlog' } = values;
  if (others.some((state) => state.name === name)) {
    // Plane looks for the name as it was sent, with its outer spaces, and breaks when it does not find it.
    const sent = isDict(data) ? data['name'] : undefined;
    const holder = others.find((state) => state.name === sent);
    throw holder ? taken('State with the same name already exists in the project', holder.id) : broken();
  }
  const state: State = {
    ...newRow(call, project.workspace),
    project: project.id,
    name,
    color: values.color ?? '',
    description: values.description ?? '',
    slug: slugOf(name),
    group,
    sequence: values.sequence ?? Math.max(0, ...others.map((other) => other.sequence)) + STEP,
    default: values.default ?? false,
    external_source: values.external_source ?? null,
    external_id: values.external_id ?? null,
  };
  if (state.default) takeDefault(call, project.id);
  call.store.states.set(state.id, state);
  return ok(stateShape(call, state));
};

export const changeState: View = (call) => {
  const state = stateOf(call);
  const data = call.data();
  const values = readFields(data, fields(), true);
  refuseTriage(values.group);
  const others = statesOf(call);
  if (movesOntoExternalId(others, state, data)) throw taken(EXTERNAL_ID_TAKEN, state.id);
  if (others.some((other) => other.id !== state.id && other.name === values.name)) throw payloadInvalid();
  if (values.default === true) takeDefault(call, state.project);
  const name = values.name ?? state.name;
  const next: State = { ...state, ...values, name, slug: slugOf(name), ...changed(call) };
  call.store.states.set(state.id, next);
  return ok(stateShape(call, next));
};

export const deleteState: View = (call) => {
  const state = stateOf(call);
  if (state.default) throw badRequest({ error: 'Default state cannot be deleted' });
  const isUsed = [...call.store.items.values()].some((item) => isLive(item) && item.state === state.id);
  if (isUsed) throw badRequest({ error: 'The state is not empty, only empty states can be deleted' });
  call.store.states.set(state.id, { ...state, ...deleted(call) });
  return noContent;
};

/** A state for `expand`. */
export function briefState(call: Pick<Call, 'store'>, id: Uuid): Json {
  const state = call.store.states.get(id);
  return state ? { id, name: state.name, color: state.color, group: state.group } : {};
}

function stateShape(call: Call, state: State): { readonly [key: string]: Json } {
  return {
    ...rowShape(call, state),
    ...picked(
      state,
      'name',
      'description',
      'color',
      'slug',
      'sequence',
      'group',
      'external_source',
      'external_id',
      'project',
    ),
    is_triage: false,
    default: state.default,
  };
}

function statesOf(call: Call): readonly State[] {
  const project = param(call, 'project');
  return [...call.store.states.values()].filter((state) => state.project === project && isLive(state));
}

function stateOf(call: Call): State {
  const id = param(call, 'state');
  const state = statesOf(call).find((one) => one.id === id && one.group !== 'triage');
  if (!state) throw notFound();
  return state;
}

function refuseTriage(group: State['group'] | undefined): void {
  if (group === 'triage') throw badRequest({ non_field_errors: ['Cannot create triage state'] });
}

function takeDefault(call: Call, project: Uuid): void {
  for (const state of call.store.states.values()) {
    if (state.project === project && state.default) call.store.states.set(state.id, { ...state, default: false });
  }
}

function slugOf(name: string): string {
  const ascii = name.normalize('NFKD').replace(/[^\0-\x7f]/g, '');
  const words = ascii.toLowerCase().replace(/[^\w\s-]/g, '');
  return words.replace(/[-\s]+/g, '-').replace(/^[-_]+|[-_]+$/g, '');
}
