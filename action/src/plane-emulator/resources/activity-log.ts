/**
 * The rows that Plane's worker writes about each change. They tell what was asked for, not what came of it:
 * an assignee that was dropped and a field that was ignored have their row all the same.
 */
import type { Json } from '../../model/basics.ts';
import type { Call } from '../requests/call.ts';
import { touch } from './work-item.ts';
import { isDict, isList, strOf } from '../python/values.ts';
import type { Activity, Comment, Item, Link, Uuid } from '../tables/records.ts';
import type { Store } from '../tables/store.ts';

/** What a row says; the rest comes from the caller. */
type Entry = Pick<Activity, 'verb' | 'field' | 'old_value' | 'new_value' | 'comment'> &
  Partial<Pick<Activity, 'old_identifier' | 'new_identifier'>>;

/** The first row has the time and the author of the item, even if they were made up. */
export function logCreated(call: Call, item: Item): void {
  const entry = {
    verb: 'created',
    field: null,
    old_value: null,
    new_value: null,
    comment: 'created the issue',
  } as const;
  const { created_at, created_by: actor } = item;
  call.store.leave(() => {
    write(call, item.project, item.id, [entry], { created_at, actor });
  });
}

export function logDeleted(call: Call, item: Item): void {
  const entry = {
    verb: 'deleted',
    field: 'issue',
    old_value: null,
    new_value: null,
    comment: 'deleted the issue',
  } as const;
  call.store.leave(() => {
    write(call, item.project, item.id, [entry]);
  });
}

/** One row for each field that was sent with another value, in the order of the request. */
export function logUpdated(call: Call, before: Item, data: Json): void {
  const sent = isDict(data) ? data : {};
  call.store.leave(() => {
    const entries = Object.keys(sent).flatMap((name) => TRACKED[name]?.(call, before, sent[name] ?? null) ?? []);
    write(call, before.project, before.id, entries);
  });
}

export function logComment(call: Call, comment: Comment, verb: Activity['verb']): void {
  const entry = {
    verb,
    field: 'comment',
    old_value: null,
    new_value: comment.comment_html,
    comment: `${verb} a comment`,
  };
  call.store.leave(() => {
    write(call, comment.project, comment.issue, [entry]);
  });
}

export function logLink(call: Call, link: Link, verb: Activity['verb'], sent?: Json): void {
  call.store.leave(() => {
    write(call, link.project, link.issue, linkEntries(link, verb, sent));
  });
}

function linkEntries(link: Link, verb: Activity['verb'], sent?: Json): readonly Entry[] {
  const row = { verb, field: 'link' };
  if (verb === 'created') {
    return [{ ...row, old_value: null, new_value: link.url, comment: 'created a link' }];
  }
  if (verb === 'deleted') {
    return [{ ...row, old_value: link.url, new_value: '', comment: 'deleted the link' }];
  }
  const url = isDict(sent) && sent['url'] !== undefined ? strOf(sent['url']) : '';
  const ids = { old_identifier: link.id, new_identifier: link.id };
  const entry = { ...row, old_value: link.url, new_value: url, comment: 'updated a link', ...ids };
  return url === link.url ? [] : [entry];
}

/** A row on either side; only the item of the request comes to the front. */
export function logRelation(call: Call, item: Item, type: string, other: Item, inverse: string): void {
  const entry = (field: string, related: Item): Entry => ({
    verb: 'updated',
    field,
    old_value: '',
    new_value: keyOf(call.store, related),
    comment: `added ${field} relation`,
    old_identifier: related.id,
  });
  call.store.leave(() => {
    write(call, item.project, item.id, [entry(type, other)]);
    append(call, item.project, other.id, entry(inverse, item));
  });
}

type Tracker = (call: Call, before: Item, sent: Json) => readonly Entry[];

const updated = (field: string, old_value: string | null, new_value: string | null, comment: string): Entry => ({
  verb: 'updated',
  field,
  old_value,
  new_value,
  comment,
});

const trackValue =
  (field: string, comment: string, valueOf: (item: Item) => string | null): Tracker =>
  (_, before, sent) => {
    const old = valueOf(before);
    const value = sent === null ? null : strOf(sent);
    return old === value ? [] : [updated(field, old ?? '', value ?? '', comment)];
  };

const trackState: Tracker = ({ store }, before, sent) => {
  const id = sent === null || sent === '' ? null : strOf(sent);
  if (id === before.state) return [];
  const name = (state: Uuid | null) => (state === null ? null : (store.states.get(state)?.name ?? null));
  const entry = updated('state', name(before.state), name(id), 'updated the state to');
  return [{ ...entry, old_identifier: before.state, new_identifier: id }];
};

const trackParent: Tracker = ({ store }, before, sent) => {
  const id = sent === null || sent === '' ? null : strOf(sent);
  if (id === before.parent) return [];
  const key = (parent: Uuid | null) => keyOf(store, parent === null ? undefined : store.items.get(parent));
  const entry = updated('parent', key(before.parent), key(id), 'updated the parent issue to');
  return [{ ...entry, old_identifier: before.parent, new_identifier: id }];
};

/** A row for each one added, then for each one removed. */
const trackList =
  (field: 'labels' | 'assignees', one: string, nameOf: (store: Store, id: Uuid) => string | undefined): Tracker =>
  ({ store }, before, sent) => {
    const wished = isList(sent) ? [...new Set(sent.map(strOf))] : [];
    const added = wished.filter((id) => !before[field].includes(id));
    const removed = before[field].filter((id) => !wished.includes(id));
    return [
      ...added.map((id) => ({
        ...updated(field, '', nameOf(store, id) ?? '', `added ${one} `),
        new_identifier: id,
      })),
      ...removed.map((id) => ({
        ...updated(field, nameOf(store, id) ?? '', '', `removed ${one} `),
        old_identifier: id,
      })),
    ];
  };

/** Changes by one person that follow each other become one row: the first, at the time of the last. */
const trackDescription: Tracker = (call, before, sent) => {
  if (before.description_html === sent) return [];
  const last = [...call.store.activities.values()].findLast((row) => row.issue === before.id);
  if (last?.field === 'description' && last.actor === call.user.id) {
    call.store.activities.delete(last.id);
    call.store.activities.set(last.id, { ...last, created_at: call.store.now() });
    return [];
  }
  return [updated('description', before.description_html, strOf(sent), 'updated the description to')];
};

const trackArchived: Tracker = (_, before, sent) => {
  if (before.archived_at === sent) return [];
  return sent === null
    ? [updated('archived_at', 'archive', 'restore', 'has restored the issue')]
    : [updated('archived_at', null, 'manual_archive', 'Actor has archived the issue')];
};

const trackLabels = trackList('labels', 'label', (store, id) => store.labels.get(id)?.name);
const trackAssignees = trackList('assignees', 'assignee', (store, id) => store.users.get(id)?.display_name);

const TRACKED: Readonly<Record<string, Tracker>> = {
  name: trackValue('name', 'updated the name to', (item) => item.name),
  priority: trackValue('priority', 'updated the priority to', (item) => item.priority),
  start_date: trackValue('start_date', 'updated the start date to ', (item) => item.start_date),
  target_date: trackValue('target_date', 'updated the target date to', (item) => item.target_date),
  description_html: trackDescription,
  archived_at: trackArchived,
  state: trackState,
  state_id: trackState,
  parent: trackParent,
  parent_id: trackParent,
  labels: trackLabels,
  label_ids: trackLabels,
  assignees: trackAssignees,
  assignee_ids: trackAssignees,
};

function keyOf(store: Store, item: Item | undefined): string {
  return item ? `${store.projects.get(item.project)?.identifier ?? ''}-${String(item.sequence_id)}` : '';
}

function write(
  call: Call,
  project: Uuid,
  issue: Uuid,
  entries: readonly Entry[],
  made?: Pick<Activity, 'created_at' | 'actor'>,
): void {
  touch(call.store, issue);
  for (const entry of entries) append(call, project, issue, entry, made);
}

function append(
  call: Call,
  project: Uuid,
  issue: Uuid,
  entry: Entry,
  made?: Pick<Activity, 'created_at' | 'actor'>,
): void {
  const { store } = call;
  const now = store.now();
  const workspace = store.projects.get(project)?.workspace ?? '';
  const row = { id: store.id(), updated_at: now, deleted_at: null, created_by: null, updated_by: null, workspace };
  const ids = { old_identifier: null, new_identifier: null };
  const by = { created_at: now, actor: call.user.id, ...made };
  store.activities.set(row.id, { ...row, project, issue, ...ids, ...entry, ...by });
}
