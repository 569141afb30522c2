/** What the tiny run has left, read and judged as a tick does it. */
import { interpret } from '../core/verdict/interpret.ts';
import { exitRemedy } from '../core/verdict/remedies.ts';
import { AgentdError } from '../errors.ts';
import type { ExecResult } from '../model/result.ts';
import type { Verdict } from '../model/verdict.ts';
import type { Bench } from './bench.ts';

/** Longest last frame that is shown. */
const TAIL_CHARS = 300;

export function runVerdict(bench: Bench): Promise<string> {
  const { plan, seen } = bench;
  if (seen === null) throw new Error('the run has not been seen to end');
  const { retry } = plan.config;
  const verdict = interpret(seen.result, {
    asked_thread: false,
    ended_by: seen.state === 'finished' ? seen.ended_by : null,
    ended_at: seen.state === 'finished' ? seen.ended_at : null,
    utc_offset_min: bench.utc_offset_min,
    gone: seen.state === 'gone',
    ...(retry.transient_patterns === undefined ? {} : { transient_patterns: retry.transient_patterns }),
    ...(retry.env_patterns === undefined ? {} : { env_patterns: retry.env_patterns }),
  });
  bench.verdict = verdict;
  if (verdict.kind === 'failure') return Promise.reject(failed(bench, verdict, seen.result));
  if (plan.tiny.agent && (verdict.tag !== 'review' || !verdict.tagged)) {
    return Promise.reject(
      new AgentdError({
        code: 'smoke-answer',
        message: `The agent was asked for [review] and answered ${shown(verdict.message)}.`,
        remedy: `Look at what its configuration on ${plan.terminal} tells the agent besides the prompt.`,
        retry: true,
      }),
    );
  }
  return Promise.resolve(`${shown(verdict.message)}.`);
}

function failed({ plan }: Bench, verdict: Extract<Verdict, { kind: 'failure' }>, result: ExecResult): AgentdError {
  const tail = result.tail.trim().slice(-TAIL_CHARS);
  const by_code = verdict.class === 'env' ? exitRemedy(plan.terminal, result.exit_code) : null;
  const given = verdict.remedy ?? (by_code === null ? undefined : `${by_code}.`);
  const by_hand = `Run the executor’s command by hand on ${plan.terminal}, as the user of the terminal, in ${plan.run.repo}.`;
  const last = tail === '' ? '' : ` Its last words: ${JSON.stringify(tail)}`;
  return new AgentdError({
    code: `run-${verdict.class.replaceAll('_', '-')}`,
    message: `${verdict.reason}${last}`,
    remedy: given ?? by_hand,
    retry: verdict.class === 'transient' || verdict.class === 'quota',
  });
}

function shown(message: string): string {
  const line = message.trim().split('\n')[0] ?? '';
  return JSON.stringify(line.length > 80 ? `${line.slice(0, 80)}…` : line);
}
