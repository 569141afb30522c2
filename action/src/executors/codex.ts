/**
 * How a run of `codex exec --json -o {out}` is read back. Pure. Facts of 0.128 and 0.171:
 *
 * - stdout holds JSON lines; a turn that ends by itself prints exactly one `turn.completed` or `turn.failed`, a stopped one
 *   neither. `error` events on the way are notices of a new try, items of type `error` are warnings.
 * - The answer is the last `agent_message` of a completed turn. `{out}` is a copy of it, and can be older than the run.
 * - `usage` counts the whole thread, over all its runs.
 * - An id that is no UUID is not refused on resume: a new thread runs, and only its id tells.
 */
import type { ExecResult, FinalEvent } from '../model.ts';
import { isKilledExit } from '../core/interpret.ts';
import type { Adapter, Collected, CollectItem, ReadFacts } from '../operations.ts';
import { ANSWER_FILE } from './answer-file.ts';
import { codexFigures, codexUsage } from './codex-usage.ts';
import { isObject, objectOf, parsed, textOf, type JsonObject } from './json-fields.ts';
import { eventsIn } from './jsonl.ts';
import { clipped, lastFrame, logPaths, pathIn } from './last-frame.ts';

const STDOUT = 'events.jsonl';
const TAIL_BYTES = 8 * 1024;
const MESSAGE_BYTES = 1024 * 1024;

/**
 * The needles carry their quotation marks: inside a string of another event each would be `\"`, so text that a command
 * printed or the agent quoted never matches. A nested object can; every line found is therefore parsed and checked.
 */
const THREAD: CollectItem = { op: 'grep', file: STDOUT, needle: '"thread.started"', pick: 'first', max_bytes: 2048 };
const COLLECT: readonly CollectItem[] = [
  THREAD,
  { op: 'grep', file: STDOUT, needle: '"turn.completed"', pick: 'last', max_bytes: 16 * 1024 },
  { op: 'grep', file: STDOUT, needle: '"turn.failed"', pick: 'last', max_bytes: 64 * 1024 },
  { op: 'grep', file: STDOUT, needle: '"agent_message"', pick: 'last', max_bytes: MESSAGE_BYTES },
  { op: 'tail', file: STDOUT, max_bytes: TAIL_BYTES },
  { op: 'tail', file: 'stderr.txt', max_bytes: TAIL_BYTES },
  { op: 'read', file: ANSWER_FILE, max_bytes: MESSAGE_BYTES },
];

export const codexAdapter: Adapter = {
  name: 'codex',
  resume: true,
  stdout_name: STDOUT,
  collect: COLLECT,
  collect_running: [THREAD],
  read,
  threadOf: (collected) => threadIn(eventOf(collected[0])),
};

function read(collected: Collected, facts: ReadFacts): ExecResult {
  const [thread, completed, failed, message, tail, stderr, copy] = collected;
  const window = eventsIn(tail ?? '', TAIL_BYTES);
  const end = endOfTurn(window.events, eventOf(completed), eventOf(failed));
  const thread_id = threadIn(eventOf(thread)) ?? window.events.map(threadIn).find((id) => id !== null) ?? null;
  const seen = thread_id !== null || end !== null || window.events.some(isCodexEvent);
  const final = finalOf(end, seen);
  const figures = codexFigures(objectOf(end, 'usage'));
  const last_message = final === 'good' ? answer(message, window.events, copy) : null;
  const stoppedAtWork = final === 'cut' && wasWorking(window.events, tail) && wasStopped(facts);
  return {
    last_message,
    exit_code: facts.exit_code,
    thread_id,
    log_paths: logPaths(facts.dir, [STDOUT, 'stderr.txt', facts.answer_file]),
    tail: tailOf(final, end, window.events, stderr ?? null),
    final,
    permission_denials: 0,
    ...(last_message === null ? {} : { message_path: pathIn(facts.dir, copy == null ? STDOUT : facts.answer_file) }),
    skipped_lines: window.skipped,
    ...(facts.asked_thread === null ? {} : { resumed_same_thread: thread_id === facts.asked_thread }),
    ...(final === 'failed' || final === 'interrupted' ? { reported_failure: true } : {}),
    ...(stoppedAtWork ? { error_class: 'killed' as const } : {}),
    ...(figures === null ? {} : { thread_totals: figures }),
    ...codexUsage(figures, thread_id, facts),
  };
}

/** An interrupt that the tool noticed is reported as a failed turn. */
function finalOf(end: JsonObject | null, seen: boolean): FinalEvent {
  if (end === null) return seen ? 'cut' : 'none';
  if (textOf(end, 'type') === 'turn.completed') return 'good';
  const words = textOf(objectOf(end, 'error'), 'message') ?? '';
  return /^(?:turn |conversation )?(?:was )?(?:interrupted|aborted)\b/i.test(words) ? 'interrupted' : 'failed';
}

function eventOf(line: string | null | undefined): JsonObject | null {
  const value = parsed((line ?? '').trim())?.value;
  return isObject(value) ? value : null;
}

function isCodexEvent(event: JsonObject): boolean {
  return /^(?:thread|turn|item)\.|^error$/.test(textOf(event, 'type') ?? '');
}

function threadIn(event: JsonObject | null): string | null {
  return textOf(event, 'type') === 'thread.started' ? textOf(event, 'thread_id') : null;
}

/** The event that ended the last turn; null when that turn has no end. */
function endOfTurn(
  window: readonly JsonObject[],
  completed: JsonObject | null,
  failed: JsonObject | null,
): JsonObject | null {
  const isEnd = (event: JsonObject): boolean => /^turn\.(?:completed|failed)$/.test(textOf(event, 'type') ?? '');
  const last = window.findLast((event) => isEnd(event) || textOf(event, 'type') === 'turn.started');
  if (last !== undefined) return isEnd(last) ? last : null;
  // Behind the window their order cannot be told: a failure is never taken for success.
  if (textOf(failed, 'type') === 'turn.failed') return failed;
  return textOf(completed, 'type') === 'turn.completed' ? completed : null;
}

function answer(
  line: string | null | undefined,
  window: readonly JsonObject[],
  copy: string | null | undefined,
): string | null {
  if (line === null || line === undefined || line === '') return null;
  const found = messageIn(eventOf(line)) ?? window.map(messageIn).findLast((text) => text !== null) ?? null;
  // The line is there and cannot be used (too long, or it only mentions the type): the copy is as good then.
  return found ?? (copy === undefined || copy === '' ? null : copy);
}

function messageIn(event: JsonObject | null): string | null {
  const item = objectOf(event, 'item');
  if (textOf(event, 'type') !== 'item.completed' || textOf(item, 'type') !== 'agent_message') return null;
  return textOf(item, 'text');
}

function tailOf(
  final: FinalEvent,
  end: JsonObject | null,
  window: readonly JsonObject[],
  stderr: string | null,
): string {
  const complaint = lastFrame(stderr);
  const last = window.at(-1) ?? null;
  if (final === 'failed' || final === 'interrupted') {
    const error = textOf(objectOf(end, 'error'), 'message') ?? window.map(noticeIn).findLast((text) => text !== null);
    return error === undefined ? complaint : clipped(unwrapped(error));
  }
  if (final === 'cut') {
    const notice = noticeIn(last);
    if (notice !== null) return clipped(unwrapped(notice));
    if (complaint === '' && last !== null) return described(last);
  }
  return complaint;
}

function noticeIn(event: JsonObject | null): string | null {
  return textOf(event, 'type') === 'error' ? textOf(event, 'message') : null;
}

/** 0.128 prints some errors of the service as the JSON that came. */
function unwrapped(message: string): string {
  const value = parsed(message)?.value;
  if (!isObject(value)) return message;
  const error = objectOf(value, 'error') ?? value;
  const code = textOf(error, 'code') ?? textOf(error, 'type');
  const text = textOf(error, 'message');
  return text === null ? message : code === null ? text : `${text} (${code})`;
}

/** Never the agent's own words: commands and messages stay out. */
function described(event: JsonObject): string {
  const item = objectOf(event, 'item');
  const parts = [textOf(event, 'type'), textOf(item, 'type'), textOf(item, 'status')].filter((part) => part !== null);
  return `last event: ${parts.join(' ')}`;
}

function wasWorking(window: readonly JsonObject[], tail: string | null | undefined): boolean {
  const last = window.at(-1);
  // A window without an event is the end of one long line: the output of a command.
  if (last === undefined) return (tail ?? '') !== '';
  return (textOf(last, 'type') ?? '').startsWith('item.') && textOf(objectOf(last, 'item'), 'type') !== 'error';
}

function wasStopped(facts: ReadFacts): boolean {
  if (facts.exit_code === null || isKilledExit(facts.exit_code)) return true;
  return facts.ended_by !== null && facts.ended_by !== 'itself';
}
