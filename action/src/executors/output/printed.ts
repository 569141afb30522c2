/**
 * What a tool printed after its last event, or instead of any: a question of its own (trust, update, set-up), at which it waits
 * although nobody is there. It may be a line without an end, a drawn dialog, or JSON that is no event. Pure.
 */
import type { CollectItem } from '../../ports/operation.ts';
import { withoutAnsi } from '../../../../bot/ansi.ts';
import { isCut } from './collect.ts';
import { isObject, parsed, textOf } from './json-fields.ts';
import { lastFrame } from './last-frame.ts';

/* eslint-disable no-control-regex -- escape sequences are what these find */
/** Drawn text moves the cursor where other text has a blank. */
const FORWARD = /\u001B\[\d*C/g;
/** … and where it has a new line. */
const ELSEWHERE = /\u001B\[(?:\d*[BEF]|\d*;?\d*[Hf])/g;
/* eslint-enable no-control-regex */

/** `tail`: the end of stdout as `item` read it. Empty: its last line is an event, or nothing is there. */
export function printedIn(tail: string | null, item: CollectItem): string {
  const text = undrawn(tail ?? '');
  // The first line of a window may be the end of an event.
  const whole = isCut(tail, item) ? text.slice(text.indexOf('\n') + 1 || text.length) : text;
  const lines = whole.split('\n');
  if (lines.every((line) => !isEvent(line)) && isStructure(whole)) return '';
  return lastFrame(lines.slice(lines.findLastIndex(isEvent) + 1).join('\n'));
}

/** Drawn text as lines. */
export function undrawn(text: string): string {
  return withoutAnsi(text.replace(FORWARD, ' ').replace(ELSEWHERE, '\n')).replace(/\r\n?/g, '\n');
}

/** A line that begins like an event may have lost its end. */
function isEvent(line: string): boolean {
  const value = parsed(line.trim())?.value;
  if (isObject(value)) return textOf(value, 'type') !== null;
  return Array.isArray(value) ? value.length > 0 : value === undefined && /^\s*\[?\{"/.test(line);
}

/** Pretty-printed events, or an array of them that has no end yet: its first line holds brackets alone. */
function isStructure(text: string): boolean {
  return isEvent(text) || /^\s*[[{][[{\s]*(?:\n|$)/.test(text);
}
