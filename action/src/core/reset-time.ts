/**
 * When a limit ends, read from the words of a tool. Pure: the moment of speaking and the machine's zone are handed in.
 *
 * codex says `try again at 5:10 PM.` or `… at Dec 3rd, 2026 1:34 PM.` in the machine's local time, claude
 * `resets 5:11pm (UTC)` or `resets Dec 3, 1:34pm (Europe/Berlin)`; older ones `limit reached|1795972260` and `in 3 hours`.
 */
import type { Millis } from '../model.ts';
import { plain } from './plain.ts';

export interface Spoken {
  /** When the text was written; null: unknown, and then only full dates can be read. */
  readonly at: Millis | null;
  /** Minutes east of UTC on the machine, for times without a zone; null: unknown, and then such times are not read. */
  readonly utc_offset_min: number | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const EPOCH = /(?:\||resets?_?at\W{1,4})(\d{10}|\d{13})\b/i;
const ANCHOR = /\b(try again|resets?|available(?: again)?|renews?|until|back)\b:?/gi;
const DURATION = /^(?:in|after) ((?:(?:about |and )?\d+(?:\.\d+)? ?[a-z]+,? ?){1,4})/i;
const PART = /(\d+(?:\.\d+)?) ?([a-z])/gi;
const UNITS: Readonly<Record<string, number>> = { w: 7 * DAY, d: DAY, h: HOUR, m: MINUTE, s: 1000 };
const ISO = /^(\d{4})-(\d\d)-(\d\d)[T ](\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?/;
const MONTH_DAY = /^([a-z]{3})[a-z]*\.? (\d{1,2})(?:st|nd|rd|th)?\b(?:,? (\d{4})\b)?/i;
const DAY_MONTH = /^(\d{1,2})(?:st|nd|rd|th)? ([a-z]{3})[a-z]*\.?(?:,? (\d{4})\b)?/i;
const CLOCK = /^(\d{1,2})(?::(\d\d))?(?::\d\d)? ?([ap])\.?m\b\.?|^(\d{1,2}):(\d\d)\b/i;
const ZONE = /^\(?(z\b|[+-]\d\d:?\d\d|(?:utc|gmt)[+-]\d{1,2}|[a-z]+(?:\/[a-z0-9_+-]+)*)\)?/i;

/** The moment, or undefined when the text names none that can be read. */
export function resetTime(text: string, spoken: Spoken): Millis | undefined {
  const words = plain(text);
  const epoch = EPOCH.exec(words)?.[1];
  if (epoch !== undefined) return epoch.length === 10 ? Number(epoch) * 1000 : Number(epoch);
  for (const anchor of words.matchAll(ANCHOR)) {
    const rest = words.slice(anchor.index + anchor[0].length, anchor.index + anchor[0].length + 100).trim();
    const time = after(rest, (anchor[1] ?? '').toLowerCase(), spoken);
    if (time !== undefined) return time;
  }
  return undefined;
}

function after(rest: string, anchor: string, spoken: Spoken): Millis | undefined {
  const duration = DURATION.exec(rest)?.[1];
  if (duration !== undefined) return spoken.at === null ? undefined : spoken.at + lengthOf(duration);
  const date = dateIn(
    rest.replace(/^(?:(?:on|at|by) )+/i, '').replace(/^(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*,? /i, ''),
  );
  const clock = clockIn(date.rest);
  if (clock === null) return undefined;
  const zone = zoneIn(clock.rest, spoken.utc_offset_min);
  if (zone === null) return undefined;
  const minutes = clock.minutes;
  if (date.year !== null && date.month !== null)
    return zone(Date.UTC(date.year, date.month, date.day) + minutes * MINUTE);
  if (spoken.at === null) return undefined;
  if (date.month !== null) return nearest(date.month, date.day, minutes, zone, spoken.at);
  return today(minutes, zone, spoken.at, anchor);
}

function lengthOf(duration: string): number {
  let total = 0;
  for (const [, count, unit] of duration.matchAll(PART)) {
    // `mo` for months is never said of a limit; `m` is minutes.
    total += Number(count) * (UNITS[(unit ?? '').toLowerCase()] ?? 0);
  }
  return Math.round(total);
}

interface DateWords {
  readonly year: number | null;
  readonly month: number | null;
  readonly day: number;
  readonly rest: string;
}

function dateIn(text: string): DateWords {
  const iso = ISO.exec(text);
  if (iso !== null) {
    return { year: Number(iso[1]), month: Number(iso[2]) - 1, day: Number(iso[3]), rest: text.slice(11) };
  }
  const named = MONTH_DAY.exec(text);
  const turned = named === null ? DAY_MONTH.exec(text) : null;
  const match = named ?? turned;
  const month = MONTHS.indexOf(((named?.[1] ?? turned?.[2]) || '-').toLowerCase());
  if (match === null || month < 0) return { year: null, month: null, day: 0, rest: text };
  const rest = text.slice(match[0].length).replace(/^[,\s]*(?:at )?/i, '');
  return {
    year: match[3] === undefined ? null : Number(match[3]),
    month,
    day: Number(named?.[2] ?? turned?.[1]),
    rest,
  };
}

function clockIn(text: string): { minutes: number; rest: string } | null {
  const match = CLOCK.exec(text);
  if (match === null) return null;
  const half = match[3]?.toLowerCase();
  const hour = Number(match[1] ?? match[4]);
  const minute = Number(match[2] ?? match[5] ?? 0);
  if (minute > 59 || hour > (half === undefined ? 23 : 12)) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  const seconds = /^(?::\d\d(?:\.\d+)?)?/.exec(text.slice(match[0].length))?.[0] ?? '';
  return { minutes: hours * 60 + minute, rest: text.slice(match[0].length + seconds.length).trimStart() };
}

type ToUtc = (wall: Millis) => Millis;

/** Turns wall-clock milliseconds into UTC; null when the zone is unknown. */
function zoneIn(text: string, offset_min: number | null): ToUtc | null {
  const local: ToUtc | null = offset_min === null ? null : (wall) => wall - offset_min * MINUTE;
  const name = ZONE.exec(text)?.[1];
  if (name === undefined) return local;
  if (/^(?:z|utc|gmt)$/i.test(name)) return (wall) => wall;
  const numeric = /^(?:utc|gmt)?([+-])(\d{1,2}):?(\d\d)?$/i.exec(name);
  if (numeric !== null) {
    const east = (Number(numeric[2]) * 60 + Number(numeric[3] ?? 0)) * (numeric[1] === '-' ? -1 : 1);
    return (wall) => wall - east * MINUTE;
  }
  // Outside brackets a word after the time is just the next word of the sentence.
  if (!text.startsWith('(') && !name.includes('/')) return local;
  try {
    const format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
    return (wall) => wall - offsetAt(format, wall - offsetAt(format, wall));
  } catch {
    return local;
  }
}

function offsetAt(format: Intl.DateTimeFormat, at: Millis): number {
  const named = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d\d):(\d\d)/.exec(named);
  if (match === null) return 0;
  return (Number(match[2]) * HOUR + Number(match[3]) * MINUTE) * (match[1] === '-' ? -1 : 1);
}

/** A day without a year lies in the year in which it is closest to the time of speaking. */
function nearest(month: number, day: number, minutes: number, zone: ToUtc, at: Millis): Millis {
  const year = new Date(at).getUTCFullYear();
  const candidates = [year - 1, year, year + 1].map((it) => zone(Date.UTC(it, month, day) + minutes * MINUTE));
  return candidates.reduce((best, it) => (Math.abs(it - at) < Math.abs(best - at) ? it : best));
}

/**
 * A clock time alone. codex names the date of any other day, so a time that is past there means *now*. claude leaves the
 * date out for the next 24 hours, so after `resets` a time that is long past is tomorrow's: the windows that end without
 * a date are hours long, hence twelve hours as the border.
 */
function today(minutes: number, zone: ToUtc, at: Millis, anchor: string): Millis {
  const midnight = Math.floor(at / DAY) * DAY;
  const options = [-DAY, 0, DAY].map((shift) => zone(midnight + shift + minutes * MINUTE));
  const ahead = options.filter((it) => it >= at).reduce((best, it) => Math.min(best, it), Number.POSITIVE_INFINITY);
  const sameDay = options.find((it) => sameLocalDay(it, at, zone));
  if (sameDay !== undefined && sameDay >= at) return sameDay;
  return anchor.startsWith('reset') && ahead - at <= 12 * HOUR ? ahead : at;
}

function sameLocalDay(one: Millis, other: Millis, zone: ToUtc): boolean {
  const local = (at: Millis): number => Math.floor((at + (at - zone(at))) / DAY);
  return local(one) === local(other);
}
