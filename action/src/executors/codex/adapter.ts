/**
 * How a run of `codex exec --json -o {out}` is read back. Pure. Facts of 0.128 and 0.171:
 *
 * - stdout holds JSON lines; a turn that ends by itself prints exactly one `turn.completed` or `turn.failed`, a stopped one
 *   neither. `error` events on the way are notices of a new try, items of type `error` are warnings.
 * - The answer is the last `agent_message` of a completed turn. `{out}` is a copy of it, and can be older than the run.
 * - Others' events can stand between its own (`turn.ts`).
 * - `usage` counts the whole thread, over all its runs.
 * - An id that is no UUID is not refused on resume: a new thread runs, and only its id tells.
 */
import type { ExecResult, FinalEvent } from '../../model/result.ts';
import { isKilledExit } from '../../core/verdict/exit-codes.ts';
import type { Adapter, ReadFacts } from '../../ports/adapter.ts';
import type { Collected, CollectItem } from '../../ports/operation.ts';
import { ANSWER_FILE } from '../output/answer-file.ts';
import {
  answerIn,
  described,
  eventOf,
  isCodexEvent,
  isCommentary,
  isCompleted,
  isFinalAnswer,
  isThreadStart,
  messageIn,
  noticeIn,
  threadIn,
} from './events.ts';
import { ownTurn, type Seen, type Turn } from './turn.ts';
import { codexFigures, codexUsage } from './usage.ts';
import { isCut } from '../output/collect.ts';
import { isObject, objectOf, parsed, textOf, type JsonObject } from '../output/json-fields.ts';
import { eventsIn } from '../output/jsonl.ts';
import { clipped, endFrame, lastFrame, logPaths, pathIn } from '../output/last-frame.ts';
import { printedIn } from '../output/printed.ts';

const STDOUT = 'events.jsonl';
const HEAD_BYTES = 8 * 1024;
const TAIL_BYTES = 8 * 1024;
const MESSAGE_BYTES = 1024 * 1024;

/**
 * The needles carry their quotation marks: inside a string of another event each would be `\"`, so text that a command
 * printed or the agent quoted never matches. A nested object can; every line found is therefore parsed and checked.
 */
const THREAD: CollectItem = { op: 'grep', file: STDOUT, needle: '"thread.started"', pick: 'first', max_bytes: 2048 };
const COPY: CollectItem = { op: 'read', file: ANSWER_FILE, max_bytes: MESSAGE_BYTES };
/** A short output is read whole, so that the order of all its events is known; more would cost every end of a run. */
const HEAD: CollectItem = { op: 'read', file: STDOUT, max_bytes: HEAD_BYTES };
const TAIL: CollectItem = { op: 'tail', file: STDOUT, max_bytes: TAIL_BYTES };
const COLLECT: readonly CollectItem[] = [
  THREAD,
  { ...THREAD, pick: 'last' },
  { op: 'grep', file: STDOUT, needle: '"turn.completed"', pick: 'last', max_bytes: 16 * 1024 },
  { op: 'grep', file: STDOUT, needle: '"turn.failed"', pick: 'last', max_bytes: 64 * 1024 },
  { op: 'grep', file: STDOUT, needle: '"agent_message"', pick: 'last', max_bytes: MESSAGE_BYTES },
  HEAD,
  TAIL,
  { op: 'tail', file: 'stderr.txt', max_bytes: TAIL_BYTES },
  COPY,
  { op: 'grep', file: STDOUT, needle: '"final_answer"', pick: 'last', max_bytes: MESSAGE_BYTES },
];

export const codexAdapter: Adapter = {
  name: 'codex',
  stdout_name: STDOUT,
  collect: COLLECT,
  collect_running: [THREAD],
  read,
  threadOf: (collected) => threadIn(eventOf(collected[0])),
};

function read(collected: Collected, facts: ReadFacts): ExecResult {
  const { seen, skipped, ends_inside, stderr } = seenIn(collected);
  const turn = ownTurn(seen, facts);
  const { thread_id, answer: last_message } = turn;
  const final = finalOf(turn, thread_id !== null || seen.events.some(isCodexEvent));
  const figures = turn.counts ? codexFigures(objectOf(turn.end, 'usage')) : null;
  const stoppedAtWork = final === 'cut' && wasWorking(turn.events, ends_inside) && wasStopped(facts);
  const copied = last_message !== null && seen.copy !== null && seen.copy.trim() === last_message.trim();
  return {
    last_message,
    exit_code: facts.exit_code,
    thread_id,
    log_paths: logPaths(facts.dir, [STDOUT, 'stderr.txt', facts.answer_file]),
    ...lastWords(final, turn, stderr, stoppedAtWork, printedIn(collected[6] ?? null, TAIL)),
    final,
    permission_denials: 0,
    ...(last_message === null
      ? saidLast(turn, seen)
      : { message_path: pathIn(facts.dir, copied ? facts.answer_file : STDOUT) }),
    ...(copied && isCut(seen.copy, COPY) ? { message_cut: true } : {}),
    skipped_lines: skipped + turn.foreign,
    ...(facts.asked_thread === null ? {} : { resumed_same_thread: thread_id === facts.asked_thread }),
    ...(final === 'failed' || final === 'interrupted' ? { reported_failure: true } : {}),
    ...(stoppedAtWork ? { error_class: 'killed' as const } : {}),
    ...(figures === null ? {} : { thread_totals: figures }),
    ...codexUsage(figures, thread_id, facts),
  };
}

/** Where several threads print to one output, only what is known to be the own one's. */
function saidLast({ events }: Turn, seen: Seen): Pick<ExecResult, 'said_last'> {
  const said_last = answerIn(events) ?? (seen.first_thread === seen.last_thread ? seen.message : null);
  return said_last === null ? {} : { said_last };
}

interface Glimpse {
  readonly seen: Seen;
  readonly skipped: number;
  /** The output ends in the middle of one long line. */
  readonly ends_inside: boolean;
  readonly stderr: string | null;
}

function seenIn(collected: Collected): Glimpse {
  const [thread, lastThread, completed, failed, message, head, tail, stderr, copy, final] = collected;
  const whole = !isCut(head, HEAD);
  const { events, skipped } = whole ? eventsIn(head ?? '', null) : eventsIn(tail ?? '', TAIL_BYTES);
  const said = eventOf(message);
  const answer = eventOf(final);
  const found = messageIn(isCommentary(said) && isFinalAnswer(answer) ? answer : said);
  const seen: Seen = {
    events,
    whole,
    first_thread: threadIn(eventOf(thread)),
    last_thread: threadIn(eventOf(lastThread)),
    completed: eventOf(completed),
    failed: eventOf(failed),
    message: found,
    message_unreadable: found === null && (message ?? '') !== '',
    copy: copy ?? null,
  };
  const bad = events.filter((event) => isThreadStart(event) && threadIn(event) === null).length;
  return { seen, skipped: skipped + bad, ends_inside: !whole && events.length === 0, stderr: stderr ?? null };
}

/** An interrupt that the tool noticed is reported as a failed turn. */
function finalOf({ good, end }: Turn, begun: boolean): FinalEvent {
  if (good) return 'good';
  if (end === null || isCompleted(end)) return begun ? 'cut' : 'none';
  const words = textOf(objectOf(end, 'error'), 'message') ?? '';
  return /^(?:turn |conversation )?(?:was )?(?:interrupted|aborted)\b/i.test(words) ? 'interrupted' : 'failed';
}

function lastWords(
  final: FinalEvent,
  { end, events }: Turn,
  stderr: string | null,
  stoppedAtWork: boolean,
  printed: string,
): Pick<ExecResult, 'tail' | 'error_text' | 'asked'> {
  const last = events.at(-1) ?? null;
  if (final === 'failed' || final === 'interrupted') {
    const error = textOf(objectOf(end, 'error'), 'message') ?? events.map(noticeIn).findLast((text) => text !== null);
    return { tail: typeof error === 'string' ? clipped(unwrapped(error)) : lastFrame(stderr) };
  }
  const notice = final === 'cut' ? noticeIn(last) : null;
  if (notice !== null) return { tail: clipped(unwrapped(notice)) };
  return endFrame(last === null ? null : described(last), stderr, stoppedAtWork, printed);
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

function wasWorking(events: readonly JsonObject[], ends_inside: boolean): boolean {
  const last = events.at(-1);
  // The end of one long line is the output of a command.
  if (last === undefined) return ends_inside;
  return (textOf(last, 'type') ?? '').startsWith('item.') && textOf(objectOf(last, 'item'), 'type') !== 'error';
}

function wasStopped(facts: ReadFacts): boolean {
  if (facts.exit_code === null || isKilledExit(facts.exit_code)) return true;
  return facts.ended_by !== null && facts.ended_by !== 'itself';
}
