/** The figures of `turn.completed`, which count the whole thread. Pure. */
import type { Usage } from '../../model/usage.ts';
import type { ReadFacts } from '../../ports/adapter.ts';
import { numberOf, type JsonObject } from '../output/json-fields.ts';
import { since, type Counts } from '../output/usage.ts';

export type CodexFigures = Counts & {
  readonly input_tokens: number;
  readonly cached_input_tokens: number;
  readonly output_tokens: number;
  readonly reasoning_output_tokens: number;
  readonly total_tokens: number;
};

export function codexFigures(from: JsonObject | null): CodexFigures | null {
  const input_tokens = numberOf(from, 'input_tokens');
  const output_tokens = numberOf(from, 'output_tokens');
  if (input_tokens === null || output_tokens === null) return null;
  return {
    input_tokens,
    cached_input_tokens: numberOf(from, 'cached_input_tokens') ?? 0,
    output_tokens,
    reasoning_output_tokens: numberOf(from, 'reasoning_output_tokens') ?? 0,
    total_tokens: input_tokens + output_tokens,
  };
}

/** A thread that was continued, and whose earlier figures are unknown, hides the share of this run. */
export function codexUsage(now: CodexFigures | null, thread_id: string | null, facts: ReadFacts): { usage?: Usage } {
  if (now === null) return {};
  const continued = facts.asked_thread !== null && facts.asked_thread === thread_id;
  const before = codexFigures(facts.totals_before);
  if (continued && before === null) return {};
  const own = continued && before !== null ? codexFigures(since(before, now)) : now;
  return own === null ? {} : { usage: { ...own, cost_usd: null } };
}
