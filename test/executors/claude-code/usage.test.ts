import { describe, expect, it } from 'vitest';
import { claudeFigures } from '../../../action/src/executors/claude-code/usage.ts';
import type { JsonObject } from '../../../action/src/executors/output/json-fields.ts';
import { claudeCodeAdapter } from '../../../action/src/executors/claude-code/adapter.ts';
import { FACTS, readBy } from '../reading.ts';

/** [input, created, cached, output] */
type Four = readonly [number, number, number, number];

const main = ([input_tokens, cache_creation_input_tokens, cache_read_input_tokens, output_tokens]: Four) => ({
  input_tokens,
  cache_creation_input_tokens,
  cache_read_input_tokens,
  output_tokens,
});
const model = ([inputTokens, cacheCreationInputTokens, cacheReadInputTokens, outputTokens]: Four, costUSD: number) => ({
  inputTokens,
  cacheCreationInputTokens,
  cacheReadInputTokens,
  outputTokens,
  costUSD,
});

function result(shown: Four, models: Record<string, [Four, number]>, more: JsonObject = {}): JsonObject {
  const modelUsage = Object.fromEntries(
    Object.entries(models).map(([name, [four, cost]]) => [name, model(four, cost)]),
  );
  const total_cost_usd = Object.values(models).reduce((total, [, cost]) => total + cost, 0);
  return { type: 'result', is_error: false, result: 'x', usage: main(shown), modelUsage, total_cost_usd, ...more };
}

const before = { ...main([100, 10, 1000, 50]), total_tokens: 1160, cost_usd: 0.1 };
const continued = { ...FACTS, asked_thread: 's', totals_before: before };

describe('a run to which the service gave no answer', () => {
  const small = { haiku: [[8, 0, 0, 1], 0.000013] } as Record<string, [Four, number]>;
  const failedWith = (words: string): ReturnType<typeof readBy> => {
    const last = result([0, 0, 0, 0], small, { subtype: 'success', is_error: true, result: words, session_id: 's1' });
    return readBy(claudeCodeAdapter, { 'out.json': JSON.stringify(last), 'stderr.txt': '' }, { exit_code: 1 });
  };

  it.each([
    'API Error: Repeated 529 Overloaded errors. The API is at capacity — this is usually temporary.',
    'API Error: 529 Overloaded. This is a server-side issue, usually temporary.',
    'API Error: Request rejected (429) · this may be a temporary capacity issue',
  ])('has used what the tool’s own small request did, also where no status is given: %s', (words) => {
    const read = failedWith(words);
    expect(read.usage).toMatchObject({ input_tokens: 8, output_tokens: 1, total_tokens: 9, cost_usd: 0.000013 });
    expect(read.usage_main).toMatchObject({ total_tokens: 0 });
  });

  it('has used nobody knows what where an answer broke off', () => {
    expect(
      failedWith('API Error: Connection lost mid-response. The response above may be incomplete.'),
    ).not.toHaveProperty('usage');
  });
});

describe('the figures of claude', () => {
  it('are those of all models, the main conversation apart', () => {
    const one = result([5, 1, 20, 3], { big: [[9, 2, 40, 6], 0.3], small: [[1, 0, 0, 1], 0.1] });
    expect(claudeFigures([one], FACTS, false, false)).toEqual({
      usage: {
        input_tokens: 10,
        cache_creation_input_tokens: 2,
        cached_input_tokens: 40,
        output_tokens: 7,
        total_tokens: 59,
        cost_usd: 0.4,
      },
      usage_main: {
        input_tokens: 5,
        cache_creation_input_tokens: 1,
        cached_input_tokens: 20,
        output_tokens: 3,
        total_tokens: 29,
        cost_usd: null,
      },
      thread_totals: { ...main([10, 2, 40, 7]), cost_usd: 0.4 },
    });
  });

  it('are the difference where the build counts the session', () => {
    const one = result([5, 1, 20, 3], { big: [[105, 11, 1020, 53], 0.15] }, { result_index: 0 });
    const figures = claudeFigures([one], continued, true, false);
    expect(figures.usage).toMatchObject({ input_tokens: 5, output_tokens: 3, total_tokens: 29, cost_usd: 0.05 });
    expect(figures.thread_totals).toEqual({ ...main([105, 11, 1020, 53]), cost_usd: 0.15 });
  });

  it('are as printed where the build counts the run, and the session’s total grows by them', () => {
    const one = result([5, 1, 20, 3], { big: [[5, 1, 20, 3], 0.05] });
    const figures = claudeFigures([one], continued, true, false);
    expect(figures.usage).toMatchObject({ input_tokens: 5, total_tokens: 29, cost_usd: 0.05 });
    expect(figures.thread_totals).toEqual({ ...main([105, 11, 1020, 53]), cost_usd: 0.15 });
  });

  it('are as printed when figures said to be the session’s are smaller than what came before', () => {
    const one = result([5, 1, 20, 3], { big: [[5, 1, 20, 3], 0.05] }, { result_index: 0 });
    expect(claudeFigures([one], continued, true, false).usage).toMatchObject({ total_tokens: 29 });
  });

  it('are unknown in a continued session whose earlier figures are unknown', () => {
    const one = result([5, 1, 20, 3], { big: [[105, 11, 1020, 53], 0.15] }, { result_index: 0 });
    const figures = claudeFigures([one], { ...continued, totals_before: null }, true, false);
    expect(figures).not.toHaveProperty('usage');
    expect(figures.thread_totals).toBeDefined();
  });

  it('need no earlier figures when each result tells what came since the last, even if one in the middle is missing', () => {
    const of = (index: number, all: Four, since: Four, cost: number) =>
      result(
        since,
        { big: [all, cost] },
        { result_index: index, model_usage_since_last_result: { big: model(since, 0.01) } },
      );
    const first = of(0, [105, 11, 1020, 53], [5, 1, 20, 3], 0.11);
    const last = of(2, [125, 15, 1100, 65], [9, 2, 40, 6], 0.14);
    const facts = { ...continued, totals_before: null };
    const figures = claudeFigures([first, last], facts, true, false);
    expect(figures.usage).toMatchObject({ input_tokens: 25, output_tokens: 15, cost_usd: 0.04 });
    expect(figures).not.toHaveProperty('usage_main');
    const both = claudeFigures([first, { ...last, result_index: 1 }], facts, true, false);
    expect(both.usage_main).toMatchObject({ input_tokens: 14, output_tokens: 9 });
  });

  it('are unknown when an answer broke off', () => {
    const one = result([5, 1, 20, 3], { big: [[5, 1, 20, 3], 0.05] });
    expect(claudeFigures([one], FACTS, false, true)).not.toHaveProperty('usage');
    const moreOutput = result([5, 1, 20, 3], { big: [[5, 1, 20, 5], 0.05] });
    expect(claudeFigures([moreOutput], FACTS, false, false)).not.toHaveProperty('usage');
    const nothingShown = result([0, 0, 0, 0], { big: [[5, 1, 20, 5], 0.05] });
    expect(claudeFigures([nothingShown], FACTS, false, false)).not.toHaveProperty('usage_main');
  });

  it('are nothing without a result', () => {
    expect(claudeFigures([], FACTS, false, false)).toEqual({});
    expect(claudeFigures([{ type: 'result' }], FACTS, false, false)).toEqual({});
  });
});
