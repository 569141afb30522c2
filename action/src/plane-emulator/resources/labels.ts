/** Labels of a project, newest first; workspace labels exist but belong to no project. */
import type { Json } from '../../model/basics.ts';
import { created, liveProjectId, noContent, ok, param, projectOf, type Call, type View } from '../requests/call.ts';
import { broken, notFound, payloadInvalid, taken } from '../requests/errors.ts';
import { movesOntoExternalId, sameExternalId } from '../requests/external-id.ts';
import { float, Invalid, optional, orNull, readFields, referenceOrNull, required, text } from '../requests/fields.ts';
import { page } from '../requests/paginate.ts';
import { isMember } from '../requests/permissions.ts';
import { isDict } from '../python/values.ts';
import type { Label } from '../tables/records.ts';
import { changed, deleted, isLive, newestFirst, newRow, rowShape } from '../tables/rows.ts';
import { picked, shaped } from '../requests/shape.ts';

const EXTERNAL_ID_TAKEN = 'Label with the same external id and external source already exists';
const FIRST_ORDER = 65_535;
const STEP = 10_000;

const fields = (call: Call) => ({
  name: required(freeOfWorkspaceLabels(call)),
  color: optional(text({ max: 255, blank: true })),
  description: optional(text({ blank: true })),
  sort_order: optional(float),
  parent: optional(referenceOrNull((id) => call.store.labels.get(id)?.deleted_at === null)),
  external_source: optional(orNull(text({ max: 255, blank: true }))),
  external_id: optional(orNull(text({ max: 255, blank: true }))),
});

/** Who is not in the project gets an empty list. */
export const listLabels: View = (call) =>
  ok(page(call, visibleLabels(call).toSorted(newestFirst), (label) => shaped(call, labelShape(call, label))));

export const readLabel: View = (call) => {
  const label = visibleLabels(call).find((one) => one.id === param(call, 'label'));
  if (!label) throw notFound();
  return ok(shaped(call, labelShape(call, label)));
};

export const createLabel: View = (call) => {
  const data = call.data();
  const values = readFields(data, fields(call), false);
  const project = projectOf(call);
  const others = labelsOf(call);
  const twin = sameExternalId(others, data);
  if (twin) throw taken(EXTERNAL_ID_TAKEN, twin.id);
  const { name = '' } = values;
  if (others.some((label) => label.name === name)) {
    // Plane looks for the name as it was sent, with its outer spaces, and breaks when it does not find it.
    const sent = isDict(data) ? data['name'] : undefined;
    const holder = others.find((label) => label.name === sent);
    throw holder ? taken('Label with the same name already exists in the project', holder.id) : broken();
  }
  const orders = others.map((label) => label.sort_order);
  const label: Label = {
    ...newRow(call, project.workspace),
    project: project.id,
    name,
    color: values.color ?? '',
    description: values.description ?? '',
    sort_order: values.sort_order ?? (orders.length === 0 ? FIRST_ORDER : Math.max(...orders) + STEP),
    parent: values.parent ?? null,
    external_source: values.external_source ?? null,
    external_id: values.external_id ?? null,
  };
  call.store.labels.set(label.id, label);
  return created(labelShape(call, label));
};

export const changeLabel: View = (call) => {
  const label = labelOf(call);
  const data = call.data();
  const values = readFields(data, fields(call), true);
  const others = labelsOf(call);
  if (movesOntoExternalId(others, label, data)) throw taken(EXTERNAL_ID_TAKEN, label.id);
  if (others.some((other) => other.id !== label.id && other.name === values.name)) throw payloadInvalid();
  const next: Label = { ...label, ...values, ...changed(call) };
  call.store.labels.set(label.id, next);
  return ok(labelShape(call, next));
};

/** Items lose the label; their `updated_at` stays. */
export const deleteLabel: View = (call) => {
  const label = labelOf(call);
  call.store.labels.set(label.id, { ...label, ...deleted(call) });
  return noContent;
};

export function labelShape(call: Call, label: Label): { readonly [key: string]: Json } {
  return {
    ...rowShape(call, label),
    ...picked(
      label,
      'name',
      'description',
      'color',
      'sort_order',
      'external_source',
      'external_id',
      'project',
      'parent',
    ),
  };
}

function labelsOf(call: Call): readonly Label[] {
  const project = param(call, 'project');
  return [...call.store.labels.values()].filter((label) => label.project === project && isLive(label));
}

function visibleLabels(call: Call): readonly Label[] {
  const project = liveProjectId(call);
  return project !== null && isMember(call, project) ? labelsOf(call) : [];
}

function labelOf(call: Call): Label {
  const label = labelsOf(call).find((one) => one.id === param(call, 'label'));
  if (!label) throw notFound();
  return label;
}

/** A name of a workspace label is refused as a bad field; one of the project is a conflict. */
function freeOfWorkspaceLabels(call: Call): (value: Json) => string {
  const read = text({ max: 255 });
  return (value) => {
    const name = read(value);
    const isTaken = [...call.store.labels.values()].some(
      (label) => label.project === null && isLive(label) && label.name === name,
    );
    if (isTaken) throw new Invalid('Label with this name already exists.');
    return name;
  };
}
