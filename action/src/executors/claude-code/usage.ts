/**
 * Tokens and cost of one run of claude. Pure. What is printed, by version:
 *
 * - `usage` of a result: the main conversation, since the result before it.
 * - `modelUsage`, `total_cost_usd`: all models. 2.1.197: of this run. 2.1.332: of the whole session, earlier runs included.
 * - `model_usage_since_last_result` (2.1.332, stream-json): all models, since the result before it.
 *
 * Builds that number their results (`result_index`) count the session.
 */
import type { ThreadTotals } from '../../model/result.ts';
import type { Usage } from '../../model/usage.ts';
import type { ReadFacts } from '../../ports/adapter.ts';
import { isObject, numberOf, objectOf, textOf, type JsonObject } from '../output/json-fields.ts';
import { dollars, isZero, same, since, sum, within, type Counts } from '../output/usage.ts';

interface Spent {
  readonly counts: Counts;
  readonly cost: number | null;
}

export interface ClaudeFigures {
  readonly usage?: Usage;
  readonly usage_main?: Usage;
  readonly thread_totals?: ThreadTotals;
}

/**
 * `results`: those at hand, oldest first. `continued`: the run went on with an earlier session. `broken`: an answer is
 * known to have broken off; such an answer has no final figure, so nothing can be said then.
 */
export function claudeFigures(
  results: readonly JsonObject[],
  facts: ReadFacts,
  continued: boolean,
  broken: boolean,
): ClaudeFigures {
  const last = results.at(-1);
  if (last === undefined) return {};
  const printed = printedBy(last);
  const main = mainOf(results);
  if (printed === null) return main === null || broken ? {} : { usage_main: usage({ counts: main, cost: null }) };
  const before = continued ? totalsIn(facts.totals_before) : null;
  const session = numberOf(last, 'result_index') !== null;
  const own = ownOf(results, printed, main, before, continued, session);
  const totals = session || !continued ? printed : plus(before, own);
  const kept = totals === null ? {} : { thread_totals: toTotals(totals) };
  if (own === null || broken || hidesAnswer(last, main, own)) return kept;
  return { usage: usage(own), ...(main === null ? {} : { usage_main: usage({ counts: main, cost: null }) }), ...kept };
}

function ownOf(
  results: readonly JsonObject[],
  printed: Spent,
  main: Counts | null,
  before: Spent | null,
  continued: boolean,
  session: boolean,
): Spent | null {
  const first = results[0] ?? null;
  const sinceStart =
    numberOf(first, 'result_index') === 0 ? models(objectOf(first, 'model_usage_since_last_result')) : null;
  const printedFirst = first === null ? null : printedBy(first);
  if (sinceStart !== null && printedFirst !== null) return minus(printed, minus(printedFirst, sinceStart));
  if (!continued) return printed;
  if (before === null) return session && (main === null || !same(main, printed.counts)) ? null : printed;
  // Figures of a session contain those before and this run's; figures that cannot do so are this run's alone.
  const rest = minus(printed, before);
  const canBeSession = within(before.counts, printed.counts) && (main === null || within(main, rest.counts));
  if (session) return canBeSession ? rest : printed;
  return canBeSession && main !== null && same(main, rest.counts) && !isZero(rest.counts) ? rest : printed;
}

/** The sum of `usage` over all results of the run; null when one is missing. */
function mainOf(results: readonly JsonObject[]): Counts | null {
  const parts = results.map((result) => mainCounts(objectOf(result, 'usage')));
  const expected = (numberOf(results.at(-1) ?? null, 'result_index') ?? results.length - 1) + 1;
  if (parts.length !== expected) return null;
  return parts.reduce<Counts | null>((total, part) => (total === null || part === null ? null : sum(total, part)), {});
}

/**
 * Signs of an answer that broke off and was asked for again: the main conversation shows nothing although there is an
 * answer, or more output than it shows while not one token more went in.
 */
function hidesAnswer(last: JsonObject, main: Counts | null, own: Spent): boolean {
  if (main === null) return false;
  if (isZero(main)) return !isZero(own.counts) && last['is_error'] !== true && (textOf(last, 'result') ?? '') !== '';
  const { output_tokens: shown, ...shownInput } = main;
  const { output_tokens: counted, ...countedInput } = own.counts;
  return same(shownInput, countedInput) && (counted ?? 0) > (shown ?? 0);
}

function printedBy(result: JsonObject): Spent | null {
  const all = models(objectOf(result, 'modelUsage'));
  return all === null ? null : { counts: all.counts, cost: numberOf(result, 'total_cost_usd') };
}

function models(byModel: JsonObject | null): Spent | null {
  if (byModel === null) return null;
  const each = Object.values(byModel).filter(isObject);
  const counts = each.map((model) =>
    counted(
      numberOf(model, 'inputTokens'),
      numberOf(model, 'cacheCreationInputTokens'),
      numberOf(model, 'cacheReadInputTokens'),
      numberOf(model, 'outputTokens'),
    ),
  );
  return {
    counts: counts.reduce(sum, counted(0, 0, 0, 0)),
    cost: each.reduce((total, model) => total + (numberOf(model, 'costUSD') ?? 0), 0),
  };
}

function mainCounts(from: JsonObject | null): Counts | null {
  if (from === null) return null;
  return counted(
    numberOf(from, 'input_tokens'),
    numberOf(from, 'cache_creation_input_tokens'),
    numberOf(from, 'cache_read_input_tokens'),
    numberOf(from, 'output_tokens'),
  );
}

function counted(input: number | null, created: number | null, cached: number | null, output: number | null): Counts {
  return {
    input_tokens: input ?? 0,
    cache_creation_input_tokens: created ?? 0,
    cache_read_input_tokens: cached ?? 0,
    output_tokens: output ?? 0,
  };
}

function usage(spent: Spent): Usage {
  const of = (name: string): number => spent.counts[name] ?? 0;
  return {
    input_tokens: of('input_tokens'),
    cache_creation_input_tokens: of('cache_creation_input_tokens'),
    cached_input_tokens: of('cache_read_input_tokens'),
    output_tokens: of('output_tokens'),
    total_tokens: Object.values(spent.counts).reduce((total, count) => total + count, 0),
    cost_usd: spent.cost === null ? null : dollars(spent.cost),
  };
}

function minus(all: Spent, part: Spent): Spent {
  return { counts: since(part.counts, all.counts), cost: both(all.cost, part.cost, (a, b) => Math.max(0, a - b)) };
}

function plus(before: Spent | null, own: Spent | null): Spent | null {
  if (before === null || own === null) return null;
  return { counts: sum(before.counts, own.counts), cost: both(before.cost, own.cost, (a, b) => a + b) };
}

function both(one: number | null, other: number | null, op: (a: number, b: number) => number): number | null {
  return one === null || other === null ? null : op(one, other);
}

function totalsIn(totals: JsonObject | null): Spent | null {
  const counts = mainCounts(totals);
  return counts === null || numberOf(totals, 'input_tokens') === null
    ? null
    : { counts, cost: numberOf(totals, 'cost_usd') };
}

function toTotals(spent: Spent): ThreadTotals {
  return { ...spent.counts, cost_usd: spent.cost === null ? null : dollars(spent.cost) };
}
