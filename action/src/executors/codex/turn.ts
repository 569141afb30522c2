/**
 * Which events of an output belong to the run's own turn. Pure. Others print to the same place: a login script that shows an
 * older file, a second codex that the agent starts, a command whose output goes astray.
 *
 * - Events belong to the thread whose `thread.started` came last before them. The own thread is the one that was to be
 *   continued, where it appears, else the first. What comes after another thread's start does not count.
 * - codex writes its last message to a file only when its own turn ended well, and empties that file when it starts. A copy
 *   that repeats a message of the output is this run's and decides where the events say something else; a copy that
 *   repeats none can be older.
 */
import {
  answerIn,
  isCommentary,
  isCompleted,
  isThreadStart,
  isTurnEnd,
  isTurnStart,
  messageIn,
  threadIn,
} from './events.ts';
import type { JsonObject } from '../output/json-fields.ts';

/** What is at hand of an output. */
export interface Seen {
  /** Oldest first: all of them, or those at the end of the output. */
  readonly events: readonly JsonObject[];
  /** `events` are all. */
  readonly whole: boolean;
  /** Found by a search through all of the output; null: none, or one that is no whole event. */
  readonly first_thread: string | null;
  readonly last_thread: string | null;
  readonly completed: JsonObject | null;
  readonly failed: JsonObject | null;
  readonly message: string | null;
  /** The last line that may hold a message is too long, or damaged. */
  readonly message_unreadable: boolean;
  /** The file with the last message; null: there is none. */
  readonly copy: string | null;
}

export interface Turn {
  readonly thread_id: string | null;
  /** The event that ended the own turn; null: none is known. */
  readonly end: JsonObject | null;
  /** The turn ended well, by its end or by the copy. */
  readonly good: boolean;
  /** Only of a turn that ended well; null: it said nothing. */
  readonly answer: string | null;
  /** The figures in `end` are the own thread's. */
  readonly counts: boolean;
  /** The own events at hand, oldest first. */
  readonly events: readonly JsonObject[];
  /** How many of the events at hand are others'. */
  readonly foreign: number;
}

interface Asked {
  readonly asked_thread: string | null;
  readonly exit_code: number | null;
}

export function ownTurn(seen: Seen, asked: Asked): Turn {
  const own = ownThread(seen, asked.asked_thread);
  const first = turnOf(seen, own);
  const at = copied(seen);
  if (at < 0) return withoutCopy(seen, asked, first, own);
  const inside = at >= first.from && at < first.to;
  // A whole turn before the copied message, by a thread that nobody asked for: that one was the foreign thread.
  const later = !inside && first.turn.end !== null && own !== asked.asked_thread ? threadBefore(seen.events, at) : null;
  return byCopy(seen, later === null ? first : turnOf(seen, later), at);
}

interface Span {
  readonly turn: Turn;
  readonly from: number;
  readonly to: number;
}

function ownThread(seen: Seen, asked: string | null): string | null {
  const ids = [seen.first_thread, ...seen.events.map(threadIn), seen.last_thread].filter((id) => id !== null);
  return asked !== null && ids.includes(asked) ? asked : (ids[0] ?? null);
}

/** What the events alone say of a thread. */
function turnOf(seen: Seen, thread_id: string | null): Span {
  const { events } = seen;
  const start = events.findIndex((event) => isThreadStart(event) && threadIn(event) === thread_id);
  const from = Math.max(0, start);
  const next = events.findIndex((it, index) => index >= from && isThreadStart(it) && threadIn(it) !== thread_id);
  const to = next < 0 || thread_id === null ? events.length : next;
  const own = events.slice(from, to);
  const searched = !seen.whole && !hasStrangers(seen, thread_id);
  const end = endIn(own) ?? (searched && !own.some(isTurnStart) ? endFound(seen) : null);
  const said = (searched ? seen.message : null) ?? answerIn(own);
  const kept = seen.message_unreadable && seen.copy !== '' ? seen.copy : null;
  const good = isCompleted(end);
  const foreign = events.length - own.length;
  return {
    turn: { thread_id, end, good, answer: good ? (said ?? kept) : null, counts: good, events: own, foreign },
    from,
    to,
  };
}

function hasStrangers(seen: Seen, own: string | null): boolean {
  if (own === null) return false;
  const others = [seen.first_thread, seen.last_thread].some((id) => id !== null && id !== own);
  return others || seen.events.some((event) => isThreadStart(event) && threadIn(event) !== own);
}

/** The event that ended the last turn; null when that turn has no end. */
function endIn(events: readonly JsonObject[]): JsonObject | null {
  const last = events.findLast((event) => isTurnEnd(event) || isTurnStart(event)) ?? null;
  return isTurnEnd(last) ? last : null;
}

/** Outside of what is at hand the order of the two cannot be told: a failure is never taken for success. */
function endFound({ completed, failed }: Seen): JsonObject | null {
  return isTurnEnd(failed) ? failed : isCompleted(completed) ? completed : null;
}

/** Where the copy was said; -1: nowhere that is at hand. */
function copied({ events, copy }: Seen): number {
  const text = (copy ?? '').trim();
  return text === '' ? -1 : events.findLastIndex((event) => messageIn(event)?.trim() === text);
}

function byCopy(seen: Seen, { turn, from, to }: Span, at: number): Turn {
  const end = seen.events.findIndex((event, index) => index > at && isCompleted(event));
  if (end < 0) return turn;
  const between = seen.events.slice(at, end);
  const before = seen.events.slice(0, at);
  const sinceOther = before.slice(before.findLastIndex(isThreadStart) + 1);
  const said = seen.events[at] ?? null;
  const settled = (at >= from && at < to) || sinceOther.some(isTurnEnd);
  return {
    ...turn,
    end: seen.events[end] ?? null,
    good: true,
    answer: answerBeside(said, sinceOther, turn),
    counts: settled && !between.some(isThreadStart),
  };
}

/** What was said before a commentary, also where that lies outside of what is at hand. */
function answerBeside(said: JsonObject | null, before: readonly JsonObject[], turn: Turn): string | null {
  if (!isCommentary(said)) return messageIn(said);
  const answers = before.filter((event) => !isCommentary(event));
  return answerIn(answers) ?? turn.answer ?? messageIn(said);
}

function threadBefore(events: readonly JsonObject[], at: number): string | null {
  return threadIn(events.slice(0, at).findLast((event) => threadIn(event) !== null) ?? null);
}

/** No copy repeats a message at hand. Where others' events may be taken for the own, only what leaves no doubt is a success. */
function withoutCopy(seen: Seen, { asked_thread, exit_code }: Asked, { turn }: Span, own: string | null): Turn {
  const strangers = hasStrangers(seen, own);
  const blank = (seen.copy ?? '').trim() === '';
  if (strangers && !seen.whole && !blank && exit_code === 0) {
    // The message itself lies outside of what is at hand.
    return { ...turn, end: null, good: true, answer: seen.copy, counts: false };
  }
  if (!turn.good || (own === asked_thread && (seen.whole || !strangers))) return turn;
  const emptied = seen.copy !== null && blank && (turn.answer ?? '').trim() !== '';
  const contradicted = strangers ? emptied || (seen.copy === null && exit_code !== 0) : emptied && exit_code !== 0;
  if (!contradicted) return turn;
  return { ...turn, thread_id: unfinished(seen), end: null, good: false, answer: null, counts: false };
}

/** The one thread at hand that has not ended its turn; null: none, or several. */
function unfinished(seen: Seen): string | null {
  const ids = new Set(seen.events.map(threadIn).filter((id) => id !== null));
  const open = [...ids].filter((id) => turnOf(seen, id).turn.end === null);
  return open.length === 1 ? (open[0] ?? null) : null;
}
