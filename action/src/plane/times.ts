/** Plane's timestamps: ISO-8601 in the time zone of the key's user (`…+05:30`, not always `Z`), never compared as text. */
import type { Millis } from '../model/basics.ts';

const TIMESTAMP = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:?\d{2})$/;

/**
 * Milliseconds since 1970 UTC (microseconds are cut off), or null when `text` is no timestamp with a zone. A time
 * without a zone could be off by hours, so it is not guessed at.
 */
export function parseTime(text: string): Millis | null {
  const match = TIMESTAMP.exec(text);
  if (match === null) return null;
  const [, seconds = '', fraction = '', zone = ''] = match;
  const offset = zone === 'Z' || zone.includes(':') ? zone : `${zone.slice(0, 3)}:${zone.slice(3)}`;
  const millis = Date.parse(`${seconds}.${fraction.slice(0, 3).padEnd(3, '0')}${offset}`);
  return Number.isNaN(millis) ? null : millis;
}
