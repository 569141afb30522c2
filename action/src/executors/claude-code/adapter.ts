/**
 * How a run of `claude -p` is read back. Pure. Facts of 2.1.197 and 2.1.332:
 *
 * - A result that is good has `subtype: "success"` and no `is_error`; failures of the service have that subtype too, with
 *   `is_error: true` and the error's words in `result`. The exit code decides nothing (an interrupt ends with 0).
 * - `result` holds the answer; assistant events before it are comments on the way, unless it is empty (`streamed-answer.ts`).
 * - A session that cannot be continued has only words on stderr, or a failed result with an id nobody can continue.
 */
import type { ExecResult, FinalEvent } from '../../model/result.ts';
import type { FailureClass } from '../../model/verdict.ts';
import { matches, saysSessionLost, tailText } from '../../core/verdict/classify.ts';
import { isKilledExit } from '../../core/verdict/exit-codes.ts';
import { TRANSIENT_PATTERNS } from '../../core/verdict/patterns.ts';
import type { Adapter, ReadFacts } from '../../ports/adapter.ts';
import type { Collected } from '../../ports/operation.ts';
import { classOfCut, classOfResult, limitOfResult } from './errors.ts';
import { COLLECT, outputOf, SESSION, sessionIn, STDOUT, type ClaudeOutput } from './output.ts';
import { saidLast, streamedAnswer } from './streamed-answer.ts';
import { claudeFigures } from './usage.ts';
import { isObject, listOf, numberOf, textOf, type JsonObject } from '../output/json-fields.ts';
import { clipped, endFrame, lastFrame, logPaths, pathIn } from '../output/last-frame.ts';

export const claudeCodeAdapter: Adapter = {
  name: 'claude-code',
  stdout_name: STDOUT,
  collect: COLLECT,
  collect_running: [SESSION],
  read,
  threadOf: (collected) => sessionIn(collected[0]),
};

function read(collected: Collected, facts: ReadFacts): ExecResult {
  const output = outputOf(collected, facts);
  const result = output.results.at(-1) ?? null;
  const final = finalOf(result, output);
  const words = lastWords(final, result, output, facts);
  const { tail } = words;
  const lost = final === 'failed' && facts.asked_thread !== null && saysSessionLost(tailText(tail));
  const stillborn = textOf(result, 'startup_failure_reason') !== null;
  const thread_id = lost || stillborn ? null : output.session_id;
  const continued = facts.asked_thread !== null && facts.asked_thread === thread_id;
  const error_class = lost ? 'session_lost' : errorClass(final, result, output, facts, tail);
  const own_limit = final === 'failed' && result !== null ? limitOfResult(result) : undefined;
  const resetsAt = error_class === 'quota' ? numberOf(output.rejected, 'resetsAt') : null;
  const said = final === 'good' ? textOf(result, 'result') : null;
  const streamed = final === 'good' && (said ?? '').trim() === '' ? streamedAnswer(output.events, result) : null;
  const last_message = streamed ?? said;
  const said_last = last_message === null ? saidLast(output.events) : null;
  return {
    last_message,
    exit_code: facts.exit_code,
    thread_id,
    log_paths: logPaths(facts.dir, [STDOUT, 'stderr.txt']),
    ...words,
    final,
    ...denials(output),
    skipped_lines: output.skipped,
    ...(final === 'good' ? { message_path: pathIn(facts.dir, STDOUT) } : {}),
    ...(last_message !== null && streamed === null && output.cut ? { message_cut: true } : {}),
    ...(streamed === null ? {} : { message_recovered: true }),
    ...(said_last === null ? {} : { said_last }),
    ...(facts.asked_thread === null ? {} : { resumed_same_thread: continued }),
    ...(final === 'failed' || final === 'interrupted' ? { reported_failure: true } : {}),
    ...(error_class === undefined ? {} : { error_class }),
    ...(own_limit === undefined ? {} : { own_limit }),
    ...(resetsAt === null ? {} : { reset_at: resetsAt < 1e12 ? resetsAt * 1000 : resetsAt }),
    ...claudeFigures(output.results, facts, continued, brokeOff(final, result, tail, output)),
  };
}

function finalOf(result: JsonObject | null, output: ClaudeOutput): FinalEvent {
  if (result === null) return output.session_id === null ? 'none' : 'cut';
  if ((textOf(result, 'terminal_reason') ?? '').startsWith('aborted')) return 'interrupted';
  return textOf(result, 'subtype') === 'success' && result['is_error'] !== true ? 'good' : 'failed';
}

function errorClass(
  final: FinalEvent,
  result: JsonObject | null,
  output: ClaudeOutput,
  facts: ReadFacts,
  tail: string,
): FailureClass | undefined {
  if (final === 'failed' && result !== null) return classOfResult(result, output, tail);
  if (final === 'interrupted') return 'killed';
  if (final !== 'cut') return undefined;
  return classOfCut(output) ?? (wasWorking(output) && wasStopped(facts) ? 'killed' : undefined);
}

/** An allowance is printed with every answer of a subscription: it is nothing that the run did. */
function lastAct(output: ClaudeOutput): JsonObject | undefined {
  return output.events.findLast((event) => textOf(event, 'type') !== 'rate_limit_event' || output.rejected !== null);
}

function wasWorking(output: ClaudeOutput): boolean {
  const last = lastAct(output);
  return last === undefined || ['assistant', 'user', 'stream_event'].includes(textOf(last, 'type') ?? '');
}

function wasStopped(facts: ReadFacts): boolean {
  if (facts.exit_code === null || isKilledExit(facts.exit_code)) return true;
  return facts.ended_by !== null && facts.ended_by !== 'itself';
}

function lastWords(
  final: FinalEvent,
  result: JsonObject | null,
  output: ClaudeOutput,
  facts: ReadFacts,
): Pick<ExecResult, 'tail' | 'error_text' | 'asked'> {
  if (final === 'failed' || final === 'interrupted') {
    const errors = listOf(result, 'errors').filter((it) => typeof it === 'string');
    const words = clipped(textOf(result, 'result') ?? '') || clipped(errors.join('\n'));
    return { tail: words === '' ? lastFrame(output.stderr) : words };
  }
  const last = final === 'cut' ? lastAct(output) : undefined;
  if (textOf(last ?? null, 'subtype') === 'api_retry') {
    return { tail: retrying(last ?? {}), error_text: textOf(last ?? null, 'error') ?? '' };
  }
  const stoppedAtWork = final === 'cut' && wasWorking(output) && wasStopped(facts);
  return endFrame(last === undefined ? null : described(last), output.stderr, stoppedAtWork, output.printed);
}

function retrying(event: JsonObject): string {
  const [attempt, most, status] = ['attempt', 'max_retries', 'error_status'].map((key) => numberOf(event, key) ?? '?');
  return `api_retry ${attempt}/${most}: ${textOf(event, 'error') ?? ''} (status ${status === '?' ? 'none' : status})`;
}

/** Never the agent's own words: messages and tool input stay out. */
function described(event: JsonObject): string {
  return `last event: ${[textOf(event, 'type'), textOf(event, 'subtype')].filter((part) => part !== null).join(' ')}`;
}

/** Calls that were refused, each once; a run that was cut tells of them in events only. What they asked for stays out. */
function denials(output: ClaudeOutput): Pick<ExecResult, 'permission_denials' | 'denied_tools'> {
  const inResults = output.results.flatMap((result) => listOf(result, 'permission_denials'));
  const inEvents = output.events.filter((event) => textOf(event, 'subtype') === 'permission_denied');
  const refused: readonly unknown[] = output.results.length > 0 ? inResults : inEvents;
  const calls = new Map(refused.map((it, index) => [(isObject(it) ? textOf(it, 'tool_use_id') : null) ?? index, it]));
  const tools = [...calls.values()].flatMap((it) => (isObject(it) ? (textOf(it, 'tool_name') ?? []) : []));
  return { permission_denials: calls.size, ...(tools.length === 0 ? {} : { denied_tools: [...new Set(tools)] }) };
}

/** The service has answered, by the tool's own words: no answer of the model had begun. 2.1.197 names no status of some. */
const ANSWERED = /^API Error: (?:Repeated )?[45]\d\d\b|\bRequest rejected \([45]\d\d\)/;
const NEVER_CONNECTED = /refused|enotfound|eai_again|can't reach|cannot reach|no internet|lookup|certificate/i;

/**
 * An answer that had begun was lost on the way, so that its tokens appear nowhere: the tool says so, or it gave up for a
 * passing reason that is no answer of the service, or it was stopped while an answer came in.
 */
function brokeOff(final: FinalEvent, result: JsonObject | null, tail: string, output: ClaudeOutput): boolean {
  switch (final) {
    case 'good':
      return output.reconnected;
    case 'interrupted':
      return (textOf(result, 'terminal_reason') ?? '').includes('streaming');
    case 'failed':
      if (numberOf(result, 'api_error_status') !== null || NEVER_CONNECTED.test(tail) || ANSWERED.test(tail))
        return false;
      return textOf(result, 'api_error') === 'connection_failed' || matches(tailText(tail), TRANSIENT_PATTERNS);
    case 'cut':
    case 'none':
      return true;
  }
}
