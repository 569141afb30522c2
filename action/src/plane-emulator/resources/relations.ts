/** Relations between work items: one row for a pair, seen from both sides. They can be made, not removed. */
import { logRelation } from './activity-log.ts';
import { created, ok, param, projectOf, type Call, type View } from '../requests/call.ts';
import { payloadInvalid } from '../requests/errors.ts';
import { choice, Invalid, listOf, readFields, readUuid, required } from '../requests/fields.ts';
import type { Json } from '../../model/basics.ts';
import type { Item, Relation, Uuid } from '../tables/records.ts';
import { RELATION_TYPES } from '../tables/records.ts';
import { isLive, newestFirst, newRow } from '../tables/rows.ts';
import { picked } from '../requests/shape.ts';
import { showTime } from '../tables/times.ts';

/** Types of which only the other side is kept. */
const INVERSE = {
  blocking: 'blocked_by',
  start_after: 'start_before',
  finish_after: 'finish_before',
} as const;

/** How the related item sees it. */
const SEEN_BY_OTHER: Readonly<Record<Relation['relation_type'], string>> = {
  blocked_by: 'blocking',
  duplicate: 'duplicate',
  relates_to: 'relates_to',
  start_before: 'start_after',
  finish_before: 'finish_after',
};

const TYPES = [...RELATION_TYPES, 'blocking', 'start_after', 'finish_after'] as const;

const FIELDS = { relation_type: required(choice(TYPES)), issues: required(listOf(itemId, 1)) };

/** Newest first in each list; the path's project does not matter. */
export const listRelations: View = (call) => {
  const item = param(call, 'item');
  const lists = new Map<string, Json[]>(TYPES.map((type) => [type, []]));
  const add = (type: string, id: Uuid): void => {
    const other = call.store.items.get(id);
    if (other) lists.get(type)?.push({ project_id: other.project, issue_id: id });
  };
  for (const relation of liveRelations(call).toSorted(newestFirst)) {
    if (relation.issue === item) add(relation.relation_type, relation.related);
    if (relation.related === item && relation.relation_type in SEEN_BY_OTHER) {
      const type = SEEN_BY_OTHER[relation.relation_type];
      // With itself, one that looks the same from both sides is listed once.
      if (relation.issue !== item || type !== relation.relation_type) add(type, relation.issue);
    }
  }
  return ok(Object.fromEntries(lists));
};

/** A pair that is related already is not related anew: 201 shows the old relation, or nothing if its type is another. */
export const createRelations: View = (call) => {
  const values = readFields(call.data(), FIELDS, false);
  const project = projectOf(call);
  const sent = values.relation_type ?? 'relates_to';
  const type = sent in INVERSE ? INVERSE[sent as keyof typeof INVERSE] : (sent as Relation['relation_type']);
  const isInverse = type !== sent;
  const own = call.store.items.get(param(call, 'item'));
  const others = (values.issues ?? []).map((id) => call.store.items.get(id));
  if (!own || !others.every((other) => other !== undefined)) throw payloadInvalid();
  const answered = new Map<Uuid, Json>();
  for (const other of others) {
    const [issue, related] = isInverse ? [other.id, own.id] : [own.id, other.id];
    let relation = liveRelations(call).find((one) => one.issue === issue && one.related === related);
    if (!relation) {
      relation = { ...newRow(call, project.workspace), project: project.id, issue, related, relation_type: type };
      relation = { ...relation, updated_by: call.user.id };
      call.store.relations.set(relation.id, relation);
    }
    if (relation.relation_type === type) answered.set(relation.id, relatedShape(call, relation, other));
    logRelation(call, own, sent, other, isInverse ? type : SEEN_BY_OTHER[type]);
  }
  return created([...answered.values()]);
};

function relatedShape(call: Call, relation: Relation, other: Item): Json {
  const zone = call.user.timezone;
  return {
    ...picked(other, 'id', 'sequence_id', 'name', 'priority'),
    ...picked(relation, 'relation_type', 'created_by', 'updated_by'),
    project_id: other.project,
    state_id: other.state,
    created_at: showTime(relation.created_at, zone),
    updated_at: showTime(relation.updated_at, zone),
  };
}

function liveRelations(call: Call): readonly Relation[] {
  return [...call.store.relations.values()].filter(isLive);
}

function itemId(value: Json): Uuid {
  const id = readUuid(value);
  if (id === null) throw new Invalid('Must be a valid UUID.');
  return id;
}
