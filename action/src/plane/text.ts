/**
 * Characters that must not travel. Plane v1.3.1 refuses NUL and lone surrogates with 400 (`Null characters are not
 * allowed.`, `Surrogate characters are not allowed`), so what is sent is freed of them; what is shown on one line of
 * an error is freed of everything that nobody sees.
 */
import { cleanLine } from '../../../bot/visible-text.ts';
import type { Json } from '../model/basics.ts';

/** With the `u` flag a surrogate only matches when it has no partner. */
const LONE_SURROGATE = /[\ud800-\udfff]/gu;

/** `text` without NUL; lone surrogates become U+FFFD. */
export function sendable(text: string): string {
  return text.replaceAll('\u0000', '').replace(LONE_SURROGATE, '\ufffd');
}

/** {@link sendable} for every string inside a JSON value; keys are ours and stay. */
export function sendableJson(value: Json): Json {
  if (typeof value === 'string') return sendable(value);
  if (Array.isArray(value)) return value.map((entry: Json) => sendableJson(entry));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, sendableJson(entry)]));
}

/** At most `max` characters on one line, for messages; a cut is shown by `…` and never splits a character. */
export function oneLine(text: string, max: number): string {
  const line = cleanLine(sendable(text));
  if (line.length <= max) return line;
  return `${line.slice(0, max).replace(LONE_SURROGATE, '')}…`;
}

/** The first `max` UTF-16 units of `text`, without half a character at the end. */
export function cut(text: string, max: number): string {
  return text.length <= max ? text : text.slice(0, max).replace(/[\ud800-\udbff]$/, '');
}
