/**
 * What is collected of `claude -p`, and the events in it. Pure.
 *
 * stdout is one result object (`json`), one array of all events (`json --verbose`) or JSON lines (`stream-json`). The last
 * `result` counts: background work wakes the model again and gives a second one. Key order differs between versions.
 */
import type { Collected, CollectItem } from '../operations.ts';
import { isObject, numberOf, objectOf, parsed, textOf, type JsonObject } from './json-fields.ts';
import { topLevelText } from './json-scan.ts';
import { eventsIn } from './jsonl.ts';

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

/**
 * The needles carry quotation marks, which are `\"` inside a string of another event: what a command printed or the agent
 * quoted never matches. A nested object can, so every line is parsed and its type checked. An array is one line that may
 * be very long: it is read whole up to 4 MiB; beyond that its end is taken from the tail.
 */
export const COLLECT: readonly CollectItem[] = [
  SESSION,
  { op: 'grep', file: STDOUT, needle: '"type":"result"', pick: 'first', max_bytes: 64 * 1024 },
  { op: 'grep', file: STDOUT, needle: '"type":"result"', pick: 'last', max_bytes: 4 * 1024 * 1024 },
  { op: 'grep', file: STDOUT, needle: '"status":"rejected"', pick: 'last', max_bytes: 4096 },
  { op: 'grep', file: STDOUT, needle: '"error_status":null', pick: 'last', max_bytes: 4096 },
  { op: 'tail', file: STDOUT, max_bytes: TAIL_BYTES },
  { op: 'tail', file: 'stderr.txt', max_bytes: STDERR_BYTES },
];

export interface ClaudeOutput {
  readonly session_id: string | null;
  /** Oldest first; between the first and the last some may be missing. */
  readonly results: readonly JsonObject[];
  /** The last events that are at hand, oldest first. */
  readonly events: readonly JsonObject[];
  /** `rate_limit_info` of the last event that refused a request; a warning is none. */
  readonly rejected: JsonObject | null;
  /** A request was repeated for a reason that is no answer of the service: the connection broke. */
  readonly reconnected: boolean;
  readonly stderr: string | null;
  readonly skipped: number;
}

export function outputOf(collected: Collected): ClaudeOutput {
  const [session, first, last, rejected, reconnect, tail, stderr] = collected;
  const window = eventsIn(tail ?? '', TAIL_BYTES);
  const lines = [...eventsOf(first), ...eventsOf(last)];
  const events = distinct([...lines.filter((event) => !isResult(event)), ...window.events]);
  const results = distinct([...lines, ...window.events].filter(isResult));
  return {
    session_id:
      sessionOf(results.at(-1)) ?? sessionIn(session) ?? sessionOf(events.find((it) => sessionOf(it) !== null)),
    results,
    events,
    rejected: [...eventsOf(rejected), ...events].map(rejection).findLast((info) => info !== null) ?? null,
    reconnected: [...eventsOf(reconnect), ...events].some(isReconnection),
    stderr: stderr ?? null,
    skipped: window.skipped,
  };
}

/** The session id of a line that may be cut off, at its top level only. */
export function sessionIn(line: string | null | undefined): string | null {
  return line === null || line === undefined ? null : topLevelText(line, 'session_id');
}

function sessionOf(event: JsonObject | undefined): string | null {
  return textOf(event ?? null, 'session_id');
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

function rejection(event: JsonObject): JsonObject | null {
  const info = objectOf(event, 'rate_limit_info') ?? objectOf(objectOf(event, 'api_error_params'), 'rate_limit_info');
  const carries = ['rate_limit_event', 'assistant', 'result'].includes(textOf(event, 'type') ?? '');
  return carries && textOf(info, 'status') === 'rejected' ? info : null;
}

function isReconnection(event: JsonObject): boolean {
  return textOf(event, 'subtype') === 'api_retry' && numberOf(event, 'error_status') === null;
}
