/** Which failure class the structured fields of claude name. Pure. */
import { envSentence, matches, saysPlainFailure, tailText } from '../../core/verdict/classify.ts';
import { TRANSIENT_PATTERNS } from '../../core/verdict/patterns.ts';
import type { ExecResult } from '../../model/result.ts';
import type { FailureClass } from '../../model/verdict.ts';
import { numberOf, textOf, type JsonObject } from '../output/json-fields.ts';
import type { ClaudeOutput } from './output.ts';

/** `error` of assistant and retry events, `api_error`, `api_error_type`. */
const BY_WORD: Readonly<Record<string, FailureClass>> = {
  usage_limit_reached: 'quota',
  connection_failed: 'transient',
  rate_limit: 'transient',
  rate_limit_error: 'transient',
  overloaded: 'transient',
  overloaded_error: 'transient',
  server_error: 'transient',
  api_error: 'transient',
  timeout_error: 'transient',
  authentication_failed: 'env',
  authentication_error: 'env',
  permission_error: 'env',
  oauth_org_not_allowed: 'env',
  account_on_hold: 'env',
  billing_error: 'env',
  model_not_found: 'env',
  not_found_error: 'env',
  max_output_tokens: 'failed',
};

/** `subtype` and `terminal_reason` of a result, and the limit that they name. */
const ENDINGS: ReadonlyMap<string, ExecResult['own_limit']> = new Map([
  ['error_max_turns', 'turns'],
  ['error_max_budget_usd', 'budget'],
  ['error_max_structured_output_retries', undefined],
  ['max_turns', 'turns'],
  ['budget_exhausted', 'budget'],
  ['prompt_too_long', 'context'],
] as const);

/** The limit of its own that a failed run met; undefined: its fields name none. */
export function limitOfResult(result: JsonObject): ExecResult['own_limit'] {
  return endingsOf(result)
    .map((ending) => ENDINGS.get(ending))
    .find((limit) => limit !== undefined);
}

function endingsOf(result: JsonObject): string[] {
  return [textOf(result, 'subtype') ?? '', textOf(result, 'terminal_reason') ?? ''];
}

/** The class of a failed result; undefined when only its text can tell. `said`: that text. */
export function classOfResult(result: JsonObject, output: ClaudeOutput, said: string): FailureClass | undefined {
  if (textOf(result, 'startup_failure_reason') !== null) return 'env';
  const complaint = output.events.findLast((event) => textOf(event, 'error') !== null) ?? null;
  const ours = [textOf(result, 'api_error'), textOf(result, 'api_error_type')];
  const theirs = [textOf(complaint, 'api_error'), textOf(complaint, 'error')];
  const named =
    classOfWords(ours.slice(0, 1)) ?? classOfStatus(numberOf(result, 'api_error_status')) ?? classOfWords(ours);
  const endings = endingsOf(result);
  // An earlier complaint that a new try overcame is no reason of this end.
  if (named === undefined && endings.some((ending) => ENDINGS.has(ending))) return 'failed';
  const found = named ?? classOfWords(theirs);
  if (found === 'transient' && isRateLimit(result, [...ours, ...theirs]) && output.rejected !== null) return 'quota';
  if (found !== undefined) return found;
  // The tool's own word for a limit; it says so of a full context, too, and then in words that are known.
  return endings.includes('blocking_limit') && !isKnown(said) ? 'quota' : undefined;
}

function isKnown(said: string): boolean {
  const text = tailText(said);
  return saysPlainFailure(text) || envSentence(text) !== null || matches(text, TRANSIENT_PATTERNS);
}

/** The class of a run that broke off while the tool was trying again, or waiting for a limit to end. */
export function classOfCut(output: ClaudeOutput): FailureClass | undefined {
  const last = output.events.at(-1) ?? null;
  if (textOf(last, 'type') === 'rate_limit_event') return output.rejected === null ? undefined : 'quota';
  if (textOf(last, 'subtype') !== 'api_retry') return undefined;
  const status = numberOf(last, 'error_status');
  return status === null ? (classOfWords([textOf(last, 'error')]) ?? 'transient') : classOfStatus(status);
}

function classOfWords(words: readonly (string | null)[]): FailureClass | undefined {
  return words.map((word) => BY_WORD[word ?? '']).find((it) => it !== undefined);
}

/** 400 has many reasons, which only the text tells. */
function classOfStatus(status: number | null): FailureClass | undefined {
  if (status === null) return undefined;
  if ([401, 402, 403, 404].includes(status)) return 'env';
  return [408, 409, 425, 429].includes(status) || status >= 500 ? 'transient' : undefined;
}

function isRateLimit(result: JsonObject, words: readonly (string | null)[]): boolean {
  return numberOf(result, 'api_error_status') === 429 || words.some((word) => word?.startsWith('rate_limit'));
}
