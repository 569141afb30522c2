/** What changed on the items themselves: candidate data, people's moves, comments. Pure; writes events into the draft. */
import type { ItemComment, Millis, WorkItem } from '../model.ts';
import type { ProjectView } from './bots.ts';
import type { StateEvent } from './events.ts';
import type { Observations } from './observations.ts';
import type { ItemRecord, State } from './state.ts';

/** How far behind the newest change a read goes back: Plane's background work moves `updated_at` late. */
export const WATERMARK_OVERLAP_MS = 60_000;
/** How long after a change a read may still be answered without it: a replica’s lag, and clocks that disagree. */
const SETTLE_MS = 5 * 60_000;
export const SWEEP_EVERY_MS = 6 * 60 * 60_000;

/** Items of one project as they were listed and read, folded into what is known. */
export function watchProject(state: State, view: ProjectView, obs: Observations, now: number): StateEvent[] {
  const seen = obs.projects[view.key];
  if (seen?.ok !== true) return [];
  const events: StateEvent[] = [];
  const listed = new Map(seen.items.map((item) => [item.id, item]));
  for (const item of listed.values()) {
    const detail = obs.details.get(item.id);
    if (detail?.ok === true && detail.item !== null) continue;
    events.push(...seeItem(state, view, item));
  }
  if (seen.full) {
    for (const [item_id, item] of Object.entries(state.items)) {
      if (item.project !== view.key || listed.has(item_id)) continue;
      if (item.runs === 0 && state.inflight[item_id] === undefined) events.push({ type: 'item-dropped', item_id });
    }
  }
  const bots = [...view.ours].toSorted();
  const known = state.projects[view.key]?.bots ?? [];
  // Items of a bot that was not known before lie behind the watermark.
  const again = bots.every((user) => known.includes(user)) ? null : 0;
  events.push({
    type: 'project-scanned',
    key: view.key,
    newest: seen.newest,
    swept_at: seen.full ? now : again,
    bots: seen.full ? bots : known.filter((user) => view.ours.has(user)),
  });
  return events;
}

/** An item that was read by id, with its comments. */
export function watchDetail(
  state: State,
  view: ProjectView,
  item_id: string,
  obs: Observations,
  now: Millis,
): StateEvent[] {
  const detail = obs.details.get(item_id);
  if (detail?.ok !== true) return [];
  if (detail.item === null) {
    const known = state.items[item_id];
    return known !== undefined && isGone(known, now) ? forgetGone(state, item_id, known, now) : [];
  }
  const events = seeItem(state, view, detail.item);
  const kept = isOurs(detail.item, view) || (state.items[item_id]?.runs ?? 0) > 0;
  if (detail.comments !== null && kept) events.push(...readComments(state, view, detail.item, detail.comments, now));
  const by = detail.blockers.find(({ done }) => !done)?.key;
  const blocked = by === undefined ? null : { by, read_at: now };
  if (blocked !== null || state.items[item_id]?.blocked != null) {
    events.push({ type: 'blockers-read', item_id, blocked });
  }
  return events;
}

/**
 * What was unheard when the comments were read. A replica may show a change of the item before the comment that made it:
 * until the change is a while old, the comments count as not read to the end.
 */
function readComments(
  state: State,
  view: ProjectView,
  item: WorkItem,
  comments: readonly ItemComment[],
  now: Millis,
): StateEvent[] {
  const known = state.items[item.id];
  const heard = new Set(known?.heard ?? []);
  const unheard = comments.filter((comment) => !heard.has(comment.id) && isFromPerson(comment, view));
  const allowed = unheard.filter((comment) => counts(comment, view)).length;
  const others = unheard.length - allowed;
  const at = now - item.updated_at > SETTLE_MS ? item.updated_at : item.updated_at - 1;
  const same =
    known !== undefined &&
    known.comments_read_at === at &&
    known.unheard.allowed === allowed &&
    known.unheard.others === others;
  return same ? [] : [{ type: 'comments-read', item_id: item.id, at, unheard: { allowed, others } }];
}

/** Whether an item that was not found by id is gone: a replica may not know yet what was made or changed just now. */
export function isGone(known: ItemRecord, now: Millis): boolean {
  return now - known.seen.updated_at > SETTLE_MS;
}

/** What has run keeps its record, because its numbers are never used again; should it come back, a person has acted. */
function forgetGone(state: State, item_id: string, known: ItemRecord, now: Millis): StateEvent[] {
  if (state.inflight[item_id] !== undefined) return [];
  if (known.runs === 0) return [{ type: 'item-dropped', item_id }];
  const answer = known.answer ?? { run_id: `${known.key}-${known.runs}`, tag: null, class: 'cancelled', at: now };
  return [
    { type: 'next-dropped', item_id, answer },
    { type: 'comments-read', item_id, at: known.seen.updated_at, unheard: { allowed: 0, others: 0 } },
  ];
}

function seeItem(state: State, view: ProjectView, item: WorkItem): StateEvent[] {
  const known = state.items[item.id];
  if (known === undefined) return isOurs(item, view) ? [{ type: 'item-seen', item }] : [];
  // A replica may answer with an older copy: what is known to be newer stays.
  if (item.updated_at < known.seen.updated_at) return [];
  if (known.runs === 0 && state.inflight[item.id] === undefined && !isOurs(item, view)) {
    return [{ type: 'item-dropped', item_id: item.id }];
  }
  return sameSeen(known, item) ? [] : [{ type: 'item-seen', item }];
}

function sameSeen(known: ItemRecord, item: WorkItem): boolean {
  return (
    known.seen.updated_at === item.updated_at &&
    known.seen.state.id === item.state.id &&
    known.seen.state.name === item.state.name &&
    known.seen.priority === item.priority &&
    known.key === item.key &&
    sameList(known.seen.assignees, item.assignees) &&
    sameList(known.seen.labels, item.labels)
  );
}

function sameList(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((value, index) => value === b[index]);
}

export function isOurs(item: { readonly assignees: readonly string[] }, view: ProjectView): boolean {
  return item.assignees.some((user) => view.ours.has(user));
}

function isFromPerson(comment: ItemComment, view: ProjectView): boolean {
  return comment.external_source !== 'agentd' && !view.ours.has(comment.actor);
}

/**
 * Whether a comment is an instruction: by an allowed author, edited by nobody else, and not placed through a published
 * board. Only `actor` is trusted; Plane lets any member set `created_by`.
 */
export function counts(comment: ItemComment, view: ProjectView): boolean {
  return (
    isFromPerson(comment, view) &&
    comment.access === 'INTERNAL' &&
    view.authors.has(comment.actor) &&
    (comment.updated_by === null || comment.updated_by === comment.actor)
  );
}

/** People's moves of items on which nothing runs: an answered item is judged from where it now is. */
export function followMoves(state: State, view: ProjectView): StateEvent[] {
  const events: StateEvent[] = [];
  for (const item_id of Object.keys(state.items)) {
    const item = state.items[item_id];
    if (item === undefined || item.left === null || item.seen.updated_at <= item.left.updated_at) continue;
    if (item.project !== view.key || state.inflight[item_id] !== undefined) continue;
    const moved = !item.left.state_ids.includes(item.seen.state.id);
    const assigned = isOurs(item.seen, view);
    const left = { state_ids: [item.seen.state.id], assigned, updated_at: item.seen.updated_at };
    if (item.next !== null) {
      const taken = !assigned || (moved && !view.pick_up.has(item.seen.state.id));
      if (!taken) continue;
      const run_id = `${item.key}-${item.runs}`;
      events.push({
        type: 'next-dropped',
        item_id,
        answer: { run_id, tag: null, class: 'cancelled', at: item.seen.updated_at },
      });
      events.push({ type: 'item-moved', item_id, left });
      continue;
    }
    if (item.answer === null) continue;
    const restarts = assigned && view.pick_up.has(item.seen.state.id) && (moved || !item.left.assigned);
    if (!restarts && (moved || assigned !== item.left.assigned)) events.push({ type: 'item-moved', item_id, left });
  }
  return events;
}

/** Whether the item, as last seen, is in other hands or another state than agentd left it, by a later change. */
export function personMoved(item: ItemRecord, view: ProjectView): string | null {
  if (item.left === null || item.seen.updated_at <= item.left.updated_at) return null;
  if (!isOurs(item.seen, view)) return 'It was taken out of the bot’s hands.';
  if (!item.left.state_ids.includes(item.seen.state.id)) return `It was moved to ${item.seen.state.name}.`;
  return null;
}
