/** Reading JSON of which only a piece is at hand. Pure. */
import { isObject, parsed, type JsonObject } from './json-fields.ts';

/**
 * The whole objects at the end of a JSON array whose beginning is missing, oldest first. A quotation mark belongs to a
 * string exactly when an odd number of backslashes stands before it, which can be told walking backwards too.
 */
export function elementsFromEnd(text: string): JsonObject[] {
  const found: JsonObject[] = [];
  let at = text.trimEnd().length - 1;
  if (text[at] !== ']') return found;
  at -= 1;
  for (;;) {
    while (at >= 0 && /[\s,]/.test(text[at] ?? '')) at -= 1;
    if (text[at] !== '}') return found;
    const start = startOf(text, at);
    if (start === null) return found;
    const element = parsed(text.slice(start, at + 1));
    if (element === null || !isObject(element.value)) return found;
    found.unshift(element.value);
    at = start - 1;
  }
}

/** Where the object that closes at `end` opens; null when that lies before the text. */
function startOf(text: string, end: number): number | null {
  let depth = 0;
  let inString = false;
  for (let at = end; at >= 0; at -= 1) {
    const char = text[at];
    if (char === '"') {
      if (backslashesBefore(text, at) % 2 === 0) inString = !inString;
    } else if (inString) continue;
    else if (char === '}' || char === ']') depth += 1;
    else if (char === '{' || char === '[') {
      depth -= 1;
      if (depth === 0) return at;
    }
  }
  return null;
}

function backslashesBefore(text: string, at: number): number {
  let count = 0;
  while (text[at - 1 - count] === '\\') count += 1;
  return count;
}

/** The end (exclusive) of the object or array that opens at `start`; null when it lies behind the text. */
export function endOf(text: string, start: number): number | null {
  let depth = 0;
  for (let at = start; at < text.length; at += 1) {
    const char = text[at];
    if (char === '"') {
      const end = stringEnd(text, at);
      if (end === null) return null;
      at = end - 1;
    } else if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return null;
}

/**
 * The string under `key` in the first object of `text`, at its top level only, even when the end of the object is
 * missing; null when it is not there.
 */
export function topLevelText(text: string, key: string): string | null {
  let depth = 0;
  for (let at = text.indexOf('{'); at >= 0 && at < text.length; at += 1) {
    const char = text[at];
    if (char === '{' || char === '[') depth += 1;
    else if (char === '}' || char === ']') {
      depth -= 1;
      if (depth === 0) return null;
    } else if (char === '"') {
      const end = stringEnd(text, at);
      if (end === null) return null;
      const value = depth === 1 && text.slice(at + 1, end - 1) === key ? valueAfter(text, end) : undefined;
      if (value !== undefined) return value;
      at = end - 1;
    }
  }
  return null;
}

/** undefined: what ends here is no key. */
function valueAfter(text: string, keyEnd: number): string | null | undefined {
  const colon = /^\s*:\s*/.exec(text.slice(keyEnd, keyEnd + 20))?.[0];
  if (colon === undefined) return undefined;
  const start = keyEnd + colon.length;
  const end = text[start] === '"' ? stringEnd(text, start) : null;
  const value = end === null ? null : parsed(text.slice(start, end))?.value;
  return typeof value === 'string' ? value : null;
}

/** The end (exclusive) of the string that opens at `start`; null when it lies behind the text. */
function stringEnd(text: string, start: number): number | null {
  for (let at = start + 1; at < text.length; at += 1) {
    if (text[at] === '\\') at += 1;
    else if (text[at] === '"') return at + 1;
  }
  return null;
}

/** What stands at the top level of an object of which one end is missing. */
export interface Fields {
  readonly fields: JsonObject;
  /** The text that the cut goes through, as far as it is there; at the beginning of an object only. */
  readonly cut: { readonly key: string; readonly text: string } | null;
}

/** The fields at the beginning of the object that opens `text`, up to the one that is not whole. */
export function fieldsFromStart(text: string): Fields {
  const entries: [string, unknown][] = [];
  let at = text.indexOf('{') + 1;
  for (;;) {
    at = skip(text, at, /[\s,]/);
    const keyEnd = text[at] === '"' ? stringEnd(text, at) : null;
    const key = keyEnd === null ? null : parsed(text.slice(at, keyEnd))?.value;
    const colon = keyEnd === null ? '' : (/^\s*:\s*/.exec(text.slice(keyEnd, keyEnd + 20))?.[0] ?? '');
    if (keyEnd === null || typeof key !== 'string' || colon === '')
      return { fields: Object.fromEntries(entries), cut: null };
    const start = keyEnd + colon.length;
    const end = valueEnd(text, start);
    const value = end === null ? null : parsed(text.slice(start, end));
    if (end === null || value === null) {
      const cut = end === null && text[start] === '"' ? { key, text: unfinished(text.slice(start + 1)) } : null;
      return { fields: Object.fromEntries(entries), cut };
    }
    entries.push([key, value.value]);
    at = end;
  }
}

/** The fields at the end of the object that closes `text`, back to the one that is not whole. */
export function fieldsFromEnd(text: string): JsonObject {
  const entries: [string, unknown][] = [];
  let at = text.trimEnd().length - 1;
  if (text[at] !== '}') return {};
  at -= 1;
  for (;;) {
    at = skipBack(text, at, /[\s,]/);
    const start = valueStart(text, at);
    if (start === null) return Object.fromEntries(entries);
    const value = parsed(text.slice(start, at + 1));
    const colon = skipBack(text, start - 1, /\s/);
    const keyEnd = skipBack(text, colon - 1, /\s/);
    const keyStart = text[colon] === ':' && text[keyEnd] === '"' ? stringStart(text, keyEnd) : null;
    const key = keyStart === null ? null : parsed(text.slice(keyStart, keyEnd + 1))?.value;
    // A quotation mark right at the cut may have lost its backslash: it begins a key only behind what comes before keys.
    const before = keyStart === null ? '' : (text[skipBack(text, keyStart - 1, /\s/)] ?? '');
    if (value === null || keyStart === null || typeof key !== 'string' || !'{,'.includes(before) || before === '')
      return Object.fromEntries(entries);
    entries.push([key, value.value]);
    at = keyStart - 1;
  }
}

/** The end (exclusive) of the value at `start`; null when it lies behind the text. */
function valueEnd(text: string, start: number): number | null {
  const char = text[start];
  if (char === '"') return stringEnd(text, start);
  if (char === '{' || char === '[') return endOf(text, start);
  const end = skip(text, start, /[\w.+-]/);
  return end === start || end >= text.length ? null : end;
}

/** Where the value that ends at `end` begins; null when that lies before the text. */
function valueStart(text: string, end: number): number | null {
  const char = text[end];
  if (char === '"') return stringStart(text, end);
  if (char === '}' || char === ']') return startOf(text, end);
  const start = skipBack(text, end, /[\w.+-]/) + 1;
  return start > end || start === 0 ? null : start;
}

function stringStart(text: string, end: number): number | null {
  for (let at = end - 1; at >= 0; at -= 1) {
    if (text[at] === '"' && backslashesBefore(text, at) % 2 === 0) return at;
  }
  return null;
}

function skip(text: string, from: number, what: RegExp): number {
  let at = from;
  while (at < text.length && what.test(text[at] ?? '')) at += 1;
  return at;
}

function skipBack(text: string, from: number, what: RegExp): number {
  let at = from;
  while (at >= 0 && what.test(text[at] ?? '')) at -= 1;
  return at;
}

/** The beginning of a string, without half an escape sequence or half a character at its end. */
function unfinished(raw: string): string {
  for (let end = raw.length; end >= Math.max(0, raw.length - 12); end -= 1) {
    const text = parsed(`"${raw.slice(0, end)}"`)?.value;
    if (typeof text === 'string' && !/[\uD800-\uDBFF]$/.test(text)) return text;
  }
  return '';
}
