/** Reads a run directory from its files alone: what `agentd read-run DIR` prints. Pure over the files. */
import { isKilledExit } from '../core/verdict/exit-codes.ts';
import { interpret, tagIn } from '../core/verdict/interpret.ts';
import { ConfigError } from '../errors.ts';
import type { ExecResult, ThreadTotals } from '../model/result.ts';
import type { Millis } from '../model/basics.ts';
import type { Tag, Verdict } from '../model/verdict.ts';
import type { Usage } from '../model/usage.ts';
import type { Adapter } from '../ports/adapter.ts';
import { collectWith } from './output/answer-file.ts';
import { claudeCodeAdapter } from './claude-code/adapter.ts';
import { codexAdapter } from './codex/adapter.ts';
import { collectFrom, type FileReader } from './output/collect.ts';
import { factsOf, type RunContext } from './terminal/run-context.ts';
import { shellAdapter } from './shell/adapter.ts';

export type { RunContext } from './terminal/run-context.ts';

/** Token counts under the names that the tool itself uses. */
export type PrintedUsage = { readonly [name: string]: number };

export interface RunReading {
  /** `success`: the tool ended its turn by itself and without error. */
  readonly outcome: 'success' | 'failure';
  /** null on success. `killed`: stopped from outside, by whomever. */
  readonly class: 'session_lost' | 'quota' | 'env' | 'transient' | 'killed' | 'failed' | null;
  readonly last_message: string | null;
  /** True: the tool's result was empty, and this is the message that its event stream ended with. */
  readonly recovered: true | null;
  /** True: the message is longer than what is read, and its end is missing. */
  readonly cut: true | null;
  readonly tag: Tag | null;
  readonly thread_id: string | null;
  /** null: no thread was to be continued. */
  readonly resumed_same_thread: boolean | null;
  readonly usage: PrintedUsage | null;
  readonly usage_main: PrintedUsage | null;
  readonly usage_thread_total: PrintedUsage | null;
  readonly cost_usd: number | null;
  /** ISO 8601, UTC, full minutes. */
  readonly reset_at: string | null;
  readonly permission_denials: number;
}

/** @throws {ConfigError} `adapter-unknown`. */
export function readRunDirectory(read: FileReader, adapterName: string, context: RunContext = {}): RunReading {
  const adapter = adapterNamed(adapterName);
  const facts = factsOf(read, context);
  const result = adapter.read(collectFrom(read, collectWith(adapter.collect, facts.answer_file)), facts);
  const verdict = interpret(result, {
    asked_thread: facts.asked_thread !== null,
    ended_by: facts.ended_by,
    ended_at: facts.ended_at,
    utc_offset_min: facts.utc_offset_min,
    gone: false,
  });
  return readingOf(adapter, result, verdict);
}

function adapterNamed(name: string): Adapter {
  switch (name) {
    case 'codex':
      return codexAdapter;
    case 'claude-code':
    case 'claude':
      return claudeCodeAdapter;
    case 'shell':
      return shellAdapter;
    default:
      throw new ConfigError({
        code: 'adapter-unknown',
        message: `There is no adapter "${name}" that reads run directories.`,
        remedy: 'Use codex, claude-code or shell.',
        retry: false,
      });
  }
}

function readingOf(adapter: Adapter, result: ExecResult, verdict: Verdict): RunReading {
  const success = isSuccess(result, verdict);
  const failureClass = success || verdict.kind === 'answer' ? null : classOf(verdict.class);
  const codex = adapter.name === 'codex';
  return {
    outcome: success ? 'success' : 'failure',
    class: failureClass,
    last_message: success ? result.last_message : null,
    recovered: success && result.message_recovered === true ? true : null,
    cut: success && result.message_cut === true ? true : null,
    tag: success ? tagIn(result) : null,
    thread_id: result.thread_id,
    resumed_same_thread: result.resumed_same_thread ?? null,
    usage: printed(result.usage, codex),
    usage_main: printed(result.usage_main, codex),
    usage_thread_total: codex ? countsIn(result.thread_totals) : null,
    cost_usd: result.usage?.cost_usd ?? null,
    reset_at: failureClass === 'quota' && verdict.kind === 'failure' ? fullMinutes(verdict.reset_at) : null,
    permission_denials: result.permission_denials ?? 0,
  };
}

/**
 * The tool's good final event decides, where it has one: an answer in another thread, an empty one, and one after which
 * the tool hung until it was stopped are successes of the tool, whatever is made of them. A code that is unknown never is.
 */
function isSuccess(result: ExecResult, verdict: Verdict): boolean {
  if (result.final === undefined) return verdict.kind === 'answer' || verdict.class === 'empty';
  if (result.final !== 'good') return false;
  if (verdict.kind === 'answer' || verdict.class === 'empty') return true;
  return result.exit_code !== null && (result.exit_code === 0 || isKilledExit(result.exit_code));
}

function classOf(of: Extract<Verdict, { kind: 'failure' }>['class']): RunReading['class'] {
  switch (of) {
    case 'session_lost':
    case 'quota':
    case 'env':
    case 'transient':
    case 'failed':
      return of;
    case 'timeout':
    case 'stalled':
    case 'lost':
    case 'killed':
    case 'cancelled':
      return 'killed';
    case 'empty':
    case 'git':
      return 'failed';
  }
}

function printed(usage: Usage | undefined, codex: boolean): PrintedUsage | null {
  if (usage === undefined) return null;
  const { input_tokens, output_tokens, cached_input_tokens, total_tokens } = usage;
  if (codex) {
    const reasoning_output_tokens = usage.reasoning_output_tokens ?? 0;
    return { input_tokens, cached_input_tokens, output_tokens, reasoning_output_tokens, total_tokens };
  }
  const cache_creation_input_tokens = usage.cache_creation_input_tokens ?? 0;
  return {
    input_tokens,
    cache_creation_input_tokens,
    cache_read_input_tokens: cached_input_tokens,
    output_tokens,
    total_tokens,
  };
}

function countsIn(totals: ThreadTotals | undefined): PrintedUsage | null {
  if (totals === undefined) return null;
  return Object.fromEntries(Object.entries(totals).flatMap(([key, it]) => (typeof it === 'number' ? [[key, it]] : [])));
}

function fullMinutes(at: Millis | undefined): string | null {
  return at === undefined ? null : `${new Date(Math.floor(at / 60_000) * 60_000).toISOString().slice(0, 16)}:00Z`;
}
