/** What changed on the items themselves: candidate data, people's moves, comments. Pure; writes events into the draft. */
import type { ItemComment, WorkItem } from '../../model/work-item.ts';
import type { Millis } from '../../model/basics.ts';
import type { ProjectView } from '../routing/bots.ts';
import type { StateEvent } from '../state/events.ts';
import { botOf, isOurs } from '../routing/hands.ts';
import { isEdited, saysSomething } from './heard.ts';
import type { Observations, ProjectSeen } from '../observations.ts';
import { isPossible } from './plane-times.ts';
import { runKeyOf } from '../state/run-key.ts';
import type { ItemRecord, State } from '../state/state.ts';

/** How far behind the newest change a read goes back: Plane's background work moves `updated_at` late. */
export const WATERMARK_OVERLAP_MS = 60_000;
/** How long after a change a read may still be answered without it: a replica’s lag, and clocks that disagree. */
const SETTLE_MS = 5 * 60_000;
/** A replica's lag alone, as far as it is usual. */
const LAG_MS = 60_000;
export const SWEEP_EVERY_MS = 6 * 60 * 60_000;
/** How soon a read of everything that broke off is made again. */
export const SWEEP_AGAIN_MS = 30 * 60_000;

/** Items of one project as they were listed and read, folded into what is known. */
export function detectProjectChanges(state: State, view: ProjectView, obs: Observations, now: number): StateEvent[] {
  const seen = obs.projects[view.key];
  if (seen?.ok !== true) return [];
  const events: StateEvent[] = [];
  const listed = new Map(seen.items.map((item) => [item.id, item]));
  for (const item of listed.values()) {
    const detail = obs.details.get(item.id);
    // Read by id it says more, unless that read was answered with an older copy than the list.
    if (detail?.ok === true && detail.item !== null && detail.item.updated_at >= item.updated_at) continue;
    events.push(...seeItem(state, view, item, now));
  }
  if (seen.full) {
    const unread = new Set(seen.unread);
    for (const [item_id, item] of Object.entries(state.items)) {
      if (item.project !== view.key || listed.has(item_id) || unread.has(item_id)) continue;
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
    // By our clock at most: what one server of Plane dates ahead must not hide what the others date right.
    newest: seen.newest === null ? null : Math.min(seen.newest, now),
    swept_at: seen.full ? now : again,
    sweep_cut_at: sweepCutAt(seen, state.projects[view.key]?.watermark ?? null, now),
    bots: seen.full ? bots : known.filter((user) => view.ours.has(user)),
  });
  return events;
}

/**
 * When a read of everything broke off, for {@link SWEEP_AGAIN_MS}. Before the first one came to its end it is made by every
 * tick; but where it spends the requests of the key, only by every second one, so that what it has shown can start between.
 */
function sweepCutAt(seen: Extract<ProjectSeen, { ok: true }>, watermark: Millis | null, now: Millis): Millis | null {
  if (seen.full) return 0;
  if (seen.cut === 'spent' || (seen.cut === 'sweep' && watermark !== null)) return now;
  return watermark === null ? 0 : null;
}

/** An item that was read by id, with its comments. */
export function detectItemChanges(
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
  const events = seeItem(state, view, detail.item, now);
  const kept = isOurs(detail.item, view) || (state.items[item_id]?.runs ?? 0) > 0;
  if (detail.comments !== null && kept) events.push(...readComments(state, view, detail.item, detail.comments, now));
  if (detail.blockers === null) return events;
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
  const heard = new Set(known?.heard);
  // What others made of a comment that was heard is not their comment, nor its author's.
  const unheard = comments.filter(
    (comment) =>
      isFromPerson(comment, view) &&
      (known === undefined || !heard.has(comment.id) || (isEdited(comment, known) && counts(comment, view))),
  );
  const byOthers = unheard.filter((comment) => !counts(comment, view));
  const others = byOthers.length;
  const allowed = unheard.length - others;
  const others_at = byOthers.reduce((newest, { created_at }) => Math.max(newest, created_at), 0);
  const at = now - item.updated_at > SETTLE_MS ? item.updated_at : item.updated_at - 1;
  const same =
    known !== undefined &&
    known.comments_read_at === at &&
    known.unheard.allowed === allowed &&
    known.unheard.others === others &&
    known.others_at === others_at;
  return same ? [] : [{ type: 'comments-read', item_id: item.id, at, unheard: { allowed, others }, others_at }];
}

/**
 * Whether an item that was not found by id is gone. A replica may not know yet what was made just now; what it had before
 * it lacks only for a moment, where the item was taken out of the archive.
 */
export function isGone({ seen }: ItemRecord, now: Millis): boolean {
  const unchanged = now - seen.updated_at;
  return unchanged > SETTLE_MS || (unchanged > LAG_MS && now - seen.created_at > SETTLE_MS);
}

/** What has run keeps its record, because its numbers are never used again; should it come back, a person has acted. */
function forgetGone(state: State, item_id: string, known: ItemRecord, now: Millis): StateEvent[] {
  if (state.inflight[item_id] !== undefined) return [];
  if (known.runs === 0) return [{ type: 'item-dropped', item_id }];
  const answer = known.answer ?? { run_id: `${runKeyOf(known)}-${known.runs}`, tag: null, class: 'cancelled', at: now };
  return [
    { type: 'next-dropped', item_id, answer, publication: null },
    { type: 'comments-read', item_id, at: known.seen.updated_at, unheard: { allowed: 0, others: 0 } },
  ];
}

function seeItem(state: State, view: ProjectView, item: WorkItem, now: Millis): StateEvent[] {
  const known = state.items[item.id];
  if (known === undefined) return isOurs(item, view) ? [{ type: 'item-seen', item }] : [];
  // A replica may answer with an older copy: what is known to be newer stays.
  if (item.updated_at < known.seen.updated_at && isPossible(known.seen.updated_at, now)) return [];
  if (known.runs === 0 && state.inflight[item.id] === undefined && !isOurs(item, view)) {
    return [{ type: 'item-dropped', item_id: item.id }];
  }
  return sameSeen(known, item) ? [] : [...notedBot(item.id, known, view), { type: 'item-seen', item }];
}

/** Who had the item when nobody noted it: the bot to which it was assigned before this change. */
function notedBot(item_id: string, { left, seen }: ItemRecord, view: ProjectView): StateEvent[] {
  if (left === null || left.bot !== null || !left.assigned) return [];
  const bot = botOf(seen.assignees, view);
  return bot === null ? [] : [{ type: 'item-moved', item_id, left: { ...left, bot } }];
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

function isFromPerson(comment: ItemComment, view: ProjectView): boolean {
  return comment.external_source !== 'agentd' && !view.ours.has(comment.actor) && saysSomething(comment.html);
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
