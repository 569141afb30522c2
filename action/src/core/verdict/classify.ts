/** Words of a failure → class. Pure, and safe with anybody's patterns: the text they see is bounded. */
import {
  DIALOG_PATTERNS,
  ENV_GROUPS,
  PLAIN_FAILURE_GROUPS,
  PLAIN_FAILURE_PATTERNS,
  QUOTA_PATTERNS,
  SESSION_LOST_PATTERNS,
} from './patterns.ts';
import type { PlainFailure } from './patterns.ts';
import { comparable } from './plain.ts';

/** Characters of the tail that are looked at: its end, where the last word is. */
const TAIL_CHARS = 4000;
/** Of a last message both ends are looked at, this much each. */
const MESSAGE_CHARS = 2000;

/** What is matched: the end of the tail, as {@link comparable} text. */
export function tailText(tail: string): string {
  return comparable(tail.slice(-2 * TAIL_CHARS)).slice(-TAIL_CHARS);
}

/** The two ends of a last message, as {@link comparable} text. */
export function messageText(message: string | null): string {
  if (message === null) return '';
  if (message.length <= 2 * MESSAGE_CHARS) return comparable(message);
  return `${comparable(message.slice(0, MESSAGE_CHARS))} ${comparable(message.slice(-MESSAGE_CHARS))}`;
}

const compiled = new Map<string, RegExp | null>();

/** Whether one of `patterns` is in `text`, without regard to case. A pattern that does not compile matches nothing. */
export function matches(text: string, patterns: readonly string[]): boolean {
  return text !== '' && patterns.some((pattern) => expression(pattern)?.test(text) ?? false);
}

function expression(pattern: string): RegExp | null {
  const known = compiled.get(pattern);
  if (known !== undefined) return known;
  let made: RegExp | null;
  try {
    made = new RegExp(pattern, 'i');
  } catch {
    made = null;
  }
  if (compiled.size > 500) compiled.clear();
  compiled.set(pattern, made);
  return made;
}

export const saysSessionLost = (tail: string): boolean => matches(tail, SESSION_LOST_PATTERNS);
export const saysQuota = (tail: string): boolean => matches(tail, QUOTA_PATTERNS);
export const saysDialog = (tail: string): boolean => matches(tail, DIALOG_PATTERNS);
export const saysPlainFailure = (tail: string): boolean => matches(tail, PLAIN_FAILURE_PATTERNS);

/** What the run itself met, by its name, else by the words of `text`; null: nothing that is known. */
export function plainFailure(limit: PlainFailure['limit'], text: string): PlainFailure | null {
  const named = PLAIN_FAILURE_GROUPS.find((group) => limit !== null && group.limit === limit);
  return named ?? PLAIN_FAILURE_GROUPS.find((group) => matches(text, group.patterns)) ?? null;
}

/** The sentence that belongs to what a person must change; null when nothing that is known is named. */
export function envSentence(text: string): string | null {
  return ENV_GROUPS.find((group) => matches(text, group.patterns))?.says ?? null;
}
