/**
 * What is collected of `claude -p`, and the events in it. Pure.
 *
 * stdout is one result object (`json`), one array of all events (`json --verbose`) or JSON lines (`stream-json`). The last
 * `result` counts: background work wakes the model again and gives a second one. Key order differs between versions.
 */
import type { Collected, CollectItem } from '../../ports/operation.ts';
import { chosenSession } from './chosen-session.ts';
import { resultOfPieces } from './long-result.ts';
import { isCut } from '../output/collect.ts';
import { isObject, numberOf, objectOf, parsed, textOf, type JsonObject } from '../output/json-fields.ts';
import { topLevelText } from '../output/json-scan.ts';
import { eventsIn } from '../output/jsonl.ts';
import { printedIn } from '../output/printed.ts';
import { threadId } from '../../core/state/thread-id.ts';

export const STDOUT = 'out.json';
const TAIL_BYTES = 16 * 1024;
const STDERR_BYTES = 8 * 1024;

/** Enough of the first event for its session id; the rest of it lists tools and commands. */
export const SESSION: CollectItem = {
  op: 'grep',
  file: STDOUT,
  needle: '"session_id":"',
  pick: 'first',
  max_bytes: 1024,
};

const RESULT: CollectItem = {
  op: 'grep',
  file: STDOUT,
  needle: '"type":"result"',
  pick: 'last',
  max_bytes: 4 * 1024 * 1024,
};

const TAIL: CollectItem = { op: 'tail', file: STDOUT, max_bytes: TAIL_BYTES };

/**
 * The needles carry quotation marks, which are `\"` inside a string of another event: what a command printed or the agent
 * quoted never matches. A nested object can, so every line is parsed and its type checked. An array is one line that may
 * be very long: it is read whole up to 4 MiB; beyond that its end is taken from the tail.
 */
export const COLLECT: readonly CollectItem[] = [
  SESSION,
  { ...RESULT, pick: 'first', max_bytes: 64 * 1024 },
  RESULT,
  { op: 'grep', file: STDOUT, needle: '"rate_limit_event"', pick: 'last', max_bytes: 4096 },
  { op: 'grep', file: STDOUT, needle: '"error_status":null', pick: 'last', max_bytes: 4096 },
  { op: 'grep', file: STDOUT, needle: '"role":"assistant"', pick: 'last', max_bytes: 1024 * 1024 },
  TAIL,
  { op: 'tail', file: 'stderr.txt', max_bytes: STDERR_BYTES },
];

export interface ClaudeOutput {
  readonly session_id: string | null;
  /** Oldest first; between the first and the last some may be missing. */
  readonly results: readonly JsonObject[];
  /** The last result is too long to be read: the end of its text is missing. */
  readonly cut: boolean;
  /** The last events that are at hand, oldest first. */
  readonly events: readonly JsonObject[];
  /** `rate_limit_info` of the last event that has one, if it refused a request; a warning and an allowance are none. */
  readonly rejected: JsonObject | null;
  /** A request was repeated for a reason that is no answer of the service: the connection broke. */
  readonly reconnected: boolean;
  readonly stderr: string | null;
  /** On stdout, after the last event or instead of any. */
  readonly printed: string;
  readonly skipped: number;
}

interface Asked {
  readonly asked_thread: string | null;
  /** Run directory: its name tells the session id that a new run was given. */
  readonly dir: string;
}

/** Events of other sessions than the run's own (an older output that a login script shows) are skipped and counted. */
export function outputOf(collected: Collected, asked: Asked): ClaudeOutput {
  const [session, first, last, limit, reconnect, assistant, tail, stderr] = collected;
  const window = eventsIn(tail ?? '', TAIL_BYTES);
  const pieces = isCut(last, RESULT) && eventsOf(last).length === 0 ? resultOfPieces(last ?? '', tail ?? '') : null;
  const found = [assistant, first, last, limit, reconnect].map(eventsOf);
  const all = [...found.flat(), ...(pieces === null ? [] : [pieces]), ...window.events];
  const session_id = ownSession(sessionIn(session), all, asked);
  const isOwn = (event: JsonObject): boolean => {
    const id = textOf(event, 'session_id');
    return id === null || session_id === null || id === session_id;
  };
  const [spoken = [], early = [], late = [], limits = [], retries = []] = found.map((events) => events.filter(isOwn));
  const shown = window.events.filter(isOwn);
  const ended = pieces !== null && isOwn(pieces) ? [pieces] : [];
  const lines = [...early, ...late, ...ended];
  const events = distinct([...spoken, ...lines.filter((event) => !isResult(event)), ...shown]);
  const results = distinct([...lines, ...shown].filter(isResult));
  return {
    session_id,
    results,
    cut: pieces !== null && results.at(-1) === pieces,
    events,
    rejected: rejectionIn([...limits, ...results, ...events]),
    reconnected: [...retries, ...events].some(isReconnection),
    stderr: stderr ?? null,
    printed: printedIn(tail ?? null, TAIL),
    skipped: window.skipped + window.events.length - shown.length + (session_id === null ? unnamed(shown) : 0),
  };
}

/** The session id of a line that may be cut off, at its top level only. */
export function sessionIn(line: string | null | undefined): string | null {
  return line === null || line === undefined ? null : threadId(topLevelText(line, 'session_id'));
}

function sessionOf(event: JsonObject | undefined): string | null {
  return threadId(textOf(event ?? null, 'session_id'));
}

/** The session to be continued, else the one that a new run was told to take, where they appear; else the first. */
function ownSession(first: string | null, events: readonly JsonObject[], { asked_thread, dir }: Asked): string | null {
  const ids = [first, ...events.map(sessionOf)].filter((id) => id !== null);
  const chosen = chosenSession(/[^\\/]*$/.exec(dir)?.[0] ?? '');
  return [asked_thread, chosen].find((id) => id !== null && ids.includes(id)) ?? ids[0] ?? null;
}

/** Events whose session id is none. */
function unnamed(events: readonly JsonObject[]): number {
  return events.filter((event) => textOf(event, 'session_id') !== null && sessionOf(event) === null).length;
}

/** One line: an event, or an array of all events. */
function eventsOf(line: string | null | undefined): JsonObject[] {
  const value = parsed((line ?? '').trim())?.value;
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}

function isResult(event: JsonObject): boolean {
  return textOf(event, 'type') === 'result';
}

/** Each event once, at its last place: the same line is found by more than one search. */
function distinct(events: readonly JsonObject[]): JsonObject[] {
  const byKey = new Map<string, JsonObject>();
  for (const event of events) {
    const key = textOf(event, 'uuid') ?? JSON.stringify(event);
    byKey.delete(key);
    byKey.set(key, event);
  }
  return [...byKey.values()];
}

function rejectionIn(events: readonly JsonObject[]): JsonObject | null {
  const last = events.map(limitInfo).findLast((info) => info !== null) ?? null;
  return textOf(last, 'status') === 'rejected' ? last : null;
}

function limitInfo(event: JsonObject): JsonObject | null {
  const carries = ['rate_limit_event', 'assistant', 'result'].includes(textOf(event, 'type') ?? '');
  if (!carries) return null;
  return objectOf(event, 'rate_limit_info') ?? objectOf(objectOf(event, 'api_error_params'), 'rate_limit_info');
}

function isReconnection(event: JsonObject): boolean {
  return textOf(event, 'subtype') === 'api_retry' && numberOf(event, 'error_status') === null;
}
