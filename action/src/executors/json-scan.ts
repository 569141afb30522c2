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
