/**
 * The events in a piece of a tool's output: JSON lines, one array, or one object, also pretty-printed, with foreign
 * lines before, between and after. Pure; broken and foreign lines are skipped and counted.
 */
import { Buffer } from 'node:buffer';
import { isObject, parsed, type JsonObject } from './json-fields.ts';
import { elementsFromEnd, endOf } from './json-scan.ts';

export interface Events {
  readonly events: readonly JsonObject[];
  /** Lines that hold no event. */
  readonly skipped: number;
}

/**
 * `window_bytes`: the piece is a window of that many bytes onto the end of a file; when it is full, its first line may
 * lack its beginning. null: it begins where the file begins.
 */
export function eventsIn(text: string, window_bytes: number | null): Events {
  const beginsInside = window_bytes !== null && Buffer.byteLength(text) >= window_bytes;
  const clean = text.replaceAll('\u0000', '').replace(/^[\uFEFF\uFFFD]+/, '');
  const whole = parsed(clean);
  if (whole !== null) return { events: elementsOf(whole.value), skipped: 0 };

  const events: JsonObject[] = [];
  let skipped = 0;
  for (let start = 0, first = true; start < clean.length; first = false) {
    const newline = clean.indexOf('\n', start);
    const end = newline < 0 ? clean.length : newline;
    const line = clean.slice(start, end).trim();
    const value = parsed(line);
    let next = end + 1;
    if (line === '') {
      // Nothing to read.
    } else if (value !== null) {
      const found = elementsOf(value.value);
      events.push(...found);
      if (found.length === 0) skipped += 1;
    } else if (first && beginsInside) {
      events.push(...elementsFromEnd(line));
    } else {
      const block = /^[[{]$/.test(line) ? blockAt(clean, clean.indexOf(line, start)) : null;
      if (block === null) skipped += 1;
      else {
        events.push(...block.events);
        next = block.end;
      }
    }
    start = next;
  }
  return { events, skipped };
}

/** Pretty-printed JSON: its opening bracket stands alone on its line. */
function blockAt(text: string, start: number): { events: JsonObject[]; end: number } | null {
  const end = endOf(text, start);
  const value = end === null ? null : parsed(text.slice(start, end));
  return end === null || value === null ? null : { events: elementsOf(value.value), end };
}

function elementsOf(value: unknown): JsonObject[] {
  return (Array.isArray(value) ? value : [value]).filter(isObject);
}
