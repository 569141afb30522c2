/** Times and dates as Plane v1.3.1 reads and shows them. */
import type { Micros } from './records.ts';

const SECOND = 1_000_000;
const MINUTE = 60 * SECOND;

/** ISO time in the zone of the token's user: `…Z` or `…+05:30`, six digits after the second or none. */
export function showTime(at: Micros | null, zone: string): string | null {
  if (at === null) return null;
  const offset = offsetMinutes(at, zone);
  const local = at + offset * MINUTE;
  const fraction = ((local % SECOND) + SECOND) % SECOND;
  const seconds = new Date((local - fraction) / 1000).toISOString().slice(0, 19);
  return seconds + (fraction === 0 ? '' : `.${String(fraction).padStart(6, '0')}`) + showOffset(offset);
}

/** null: not a time. A text without a zone is taken as `zone`; a date alone is its midnight. */
export function readTime(text: string, zone: string): Micros | null {
  const match = TIME.exec(text.trim());
  if (!match) return null;
  const [, date = '', hour = '0', minute = '0', second = '0', fraction = '', offset] = match;
  const day = readDate(date);
  if (day === null || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  const seconds = (Number(hour) * 60 + Number(minute)) * 60 + Number(second);
  const local = Date.parse(`${day}T00:00:00Z`) * 1000 + seconds * SECOND + Number(fraction.slice(0, 6).padEnd(6, '0'));
  return local - (offset === undefined ? offsetMinutes(local, zone) : readOffset(offset)) * MINUTE;
}

/** `YYYY-MM-DD` of an existing day, or null. */
export function readDate(text: string): string | null {
  const match = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  if (!match) return null;
  const [, year = '', month = '', day = ''] = match;
  const date = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const parsed = Date.parse(`${date}T00:00:00Z`);
  return Number.isNaN(parsed) || new Date(parsed).toISOString().slice(0, 10) !== date ? null : date;
}

const TIME =
  /^(\d{4}-\d{1,2}-\d{1,2})(?:[T ](\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d+))?)?\s*(Z|[+-]\d{2}(?::?\d{2})?)?)?$/i;

function readOffset(text: string): number {
  if (/^z$/i.test(text)) return 0;
  const digits = text.slice(1).replace(':', '').padEnd(4, '0');
  const minutes = Number(digits.slice(0, 2)) * 60 + Number(digits.slice(2));
  return text.startsWith('-') ? -minutes : minutes;
}

function showOffset(minutes: number): string {
  if (minutes === 0) return 'Z';
  const size = Math.abs(minutes);
  const two = (n: number) => String(n).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(size / 60))}:${two(size % 60)}`;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function offsetMinutes(at: Micros, zone: string): number {
  if (zone === 'UTC') return 0;
  let format = formats.get(zone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
    formats.set(zone, format);
  }
  const name = format.formatToParts(new Date(at / 1000)).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /([+-]\d{2}:\d{2})/.exec(name);
  return match?.[1] === undefined ? 0 : readOffset(match[1]);
}
