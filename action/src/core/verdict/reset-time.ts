/**
 * When a limit ends, read from the words of a tool. Pure: the moment of speaking and the machine's zone are handed in.
 *
 * codex says `try again at 5:10 PM.` or `… at Dec 3rd, 2026 1:34 PM.` in the machine's local time, claude
 * `resets 5:11pm (UTC)`, `resets Monday 9am` or `resets Dec 3, 1:34pm (Europe/Berlin)`; older ones
 * `limit reached|1795972260` and `in 3 hours`. Times in whole minutes are cut, not rounded (measured): the limit ends
 * within the minute that is named, so the end of that minute is taken.
 */
import type { Millis } from '../../model/basics.ts';
import { comparable } from './plain.ts';
import { timeWords } from './time-words.ts';
import { fixedZone, namedZone, type Zone } from './zone.ts';

export interface Spoken {
  /** When the text was written; null: unknown, and then only full dates can be read. */
  readonly at: Millis | null;
  /** Minutes east of UTC on the machine, for times without a zone; null: unknown, and then such times are not read. */
  readonly utc_offset_min: number | null;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What is left of a minute when only its beginning is named. */
const REST_OF_MINUTE = MINUTE - 1;
/** The text is a little older than the end of its run. */
const LAG = 2 * MINUTE;
/** No limit of an account lasts longer than a month: what is named beyond that was misread. */
export const LONGEST_RESET_MS = 62 * DAY;

const EPOCH = /(?:\||resets?_?at\W{1,4})(\d{10}|\d{13})\b/i;
const ANCHOR = /\b(try again|resets?|available(?: again)?|renews?|until|back)\b:?/gi;
const DURATION = /^(?:in|after) ((?:(?:about |and )?\d+(?:\.\d+)? ?[a-z]+,? ?){1,4})/i;
const PART = /(\d+(?:\.\d+)?) ?([a-z])/gi;
const UNITS: Readonly<Record<string, number>> = { w: 7 * DAY, d: DAY, h: HOUR, m: MINUTE, s: 1000 };
/** Limits that last a day or more: their clock time alone names the next such time, however far. */
const LONG_LIMIT = /\b(?:(?:dai|week|month)ly|(?:\d+|seven|thirty)[- ]day)\b/i;

/** The moment, never before the time of speaking; undefined when the text names none that can be read. */
export function resetTime(text: string, spoken: Spoken): Millis | undefined {
  const words = comparable(text);
  const epoch = EPOCH.exec(words)?.[1];
  if (epoch !== undefined) return believable(epoch.length === 10 ? Number(epoch) * 1000 : Number(epoch), spoken.at);
  for (const anchor of words.matchAll(ANCHOR)) {
    const start = anchor.index + anchor[0].length;
    const rest = words.slice(start, start + 100).trim();
    const next = (anchor[1] ?? '').toLowerCase().startsWith('reset') ? 12 * HOUR : 0;
    const ahead = LONG_LIMIT.test(words.slice(0, anchor.index)) ? DAY + HOUR : next;
    const time = after(rest, spoken, ahead);
    const believed = time === undefined ? undefined : believable(time, spoken.at);
    if (believed !== undefined) return believed;
  }
  return undefined;
}

/** A moment at which a limit may end, seen from `at`; one that has just passed is now. null: unknown. */
export function believable(time: Millis, at: Millis | null): Millis | undefined {
  if (at === null) return time;
  return time < at - DAY || time > at + LONGEST_RESET_MS ? undefined : Math.max(time, at);
}

/** `ahead`: how far a clock time alone may lie in the next day; beyond that it has passed. */
function after(rest: string, spoken: Spoken, ahead: number): Millis | undefined {
  const { at } = spoken;
  const duration = DURATION.exec(rest)?.[1];
  if (duration !== undefined) return at === null ? undefined : at + lengthOf(duration);
  const words = timeWords(rest);
  const zone = words === null ? null : zoneOf(words.zone, spoken.utc_offset_min);
  if (words === null || zone === null) return undefined;
  const { day } = words;
  const on = (midnight: Millis): Millis => zone.toUtc(midnight + words.clock) + (words.exact ? 0 : REST_OF_MINUTE);
  if (day?.kind === 'date' && day.year !== null) return on(Date.UTC(day.year, day.month, day.day));
  if (at === null) return undefined;
  const today = Math.floor(zone.toWall(at) / DAY) * DAY;
  switch (day?.kind) {
    case 'date':
      return yearless(day.month, day.day, at, on);
    case 'weekday':
      return coming([0, 1, 2, 3, 4, 5, 6, 7].map((days) => today + days * DAY).filter(isOn(day.weekday)), at, on);
    case 'shift':
      return on(today + day.days * DAY);
    case undefined:
      return clockAlone(today, at, on, ahead);
  }
}

function lengthOf(duration: string): number {
  let total = 0;
  let exact = false;
  for (const [, count, unit] of duration.matchAll(PART)) {
    // `mo` for months is never said of a limit; `m` is minutes.
    total += Number(count) * (UNITS[(unit ?? '').toLowerCase()] ?? 0);
    exact ||= (unit ?? '').toLowerCase() === 's';
  }
  return Math.round(total) + (exact ? 0 : REST_OF_MINUTE);
}

/** null when the zone is unknown. */
function zoneOf(name: string | null, offset_min: number | null): Zone | null {
  const local = offset_min === null ? null : fixedZone(offset_min);
  if (name === null) return local;
  if (/^(?:z|utc|gmt)$/i.test(name)) return fixedZone(0);
  const numeric = /^(?:utc|gmt)?([+-])(\d{1,2}):?(\d\d)?$/i.exec(name);
  if (numeric === null) return namedZone(name) ?? local;
  return fixedZone((Number(numeric[2]) * 60 + Number(numeric[3] ?? 0)) * (numeric[1] === '-' ? -1 : 1));
}

function isOn(weekday: number): (midnight: Millis) => boolean {
  return (midnight) => new Date(midnight).getUTCDay() === weekday;
}

type OnDay = (midnight: Millis) => Millis;

/** The first of these days on which the time is still to come, or has only just passed. */
function coming(days: readonly Millis[], at: Millis, on: OnDay): Millis | undefined {
  return days.map(on).find((time) => time >= at - LAG);
}

/** A day without a year is the next such day. */
function yearless(month: number, day: number, at: Millis, on: OnDay): Millis | undefined {
  const year = new Date(at).getUTCFullYear();
  const days = [year - 1, year, year + 1].map((it) => Date.UTC(it, month, day));
  return days
    .filter((midnight) => new Date(midnight).getUTCDate() === day)
    .map(on)
    .find((time) => time >= at - DAY);
}

/**
 * codex names the date of any other day, so a time that is past there means *now*. claude leaves the date out for the next
 * 24 hours, so after `resets` a time that is long past is tomorrow's: the windows that end without a date are hours long,
 * hence twelve hours as the border, unless the limit is said to be longer than a day.
 */
function clockAlone(today: Millis, at: Millis, on: OnDay, ahead: number): Millis {
  const time = on(today);
  if (time >= at - LAG) return time;
  const next = on(today + DAY);
  return next - at <= ahead ? next : at;
}
