/**
 * Times in English words: `5:10 PM`, `Monday 9am`, `tomorrow at 9am`, `Dec 3rd, 2026 1:34 PM`, `2026-12-03 13:34 UTC`; the
 * day may stand before the time or behind it. Pure. What could be read in two ways (`3/12`), and days and months in other
 * languages, are not read.
 */

const HOUR = 3_600_000;
const MINUTE = 60_000;

export type DayWords =
  /** `month` counts from 0; `year` null: not said. */
  | { readonly kind: 'date'; readonly year: number | null; readonly month: number; readonly day: number }
  /** 0 = Sunday */
  | { readonly kind: 'weekday'; readonly weekday: number }
  /** Days from now: 0 or 1. */
  | { readonly kind: 'shift'; readonly days: number };

export interface TimeWords {
  /** null: a clock time alone. */
  readonly day: DayWords | null;
  /** Milliseconds after midnight. */
  readonly clock: number;
  /** The seconds were said, too; else up to a minute may be missing. */
  readonly exact: boolean;
  /** As it was said; null: none was. */
  readonly zone: string | null;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const MONTH = String.raw`(jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\b\.?`;

const FILLER = /^(?:[\s,]|(?:on|at|by)\b)+/i;
const ISO = /^(\d{4})-(\d\d)-(\d\d)(?:T| ?(?=\d\d:))?/;
const MONTH_DAY = new RegExp(String.raw`^${MONTH} (\d{1,2})(?:st|nd|rd|th)?\b(?!:)(?:,? (\d{4})\b(?!:))?`, 'i');
const DAY_MONTH = new RegExp(String.raw`^(\d{1,2})(?:st|nd|rd|th)? ${MONTH}(?:,? (\d{4})\b(?!:))?`, 'i');
const WEEKDAY =
  /^(mon(?:day)?|tue(?:s(?:day)?)?|wed(?:nesday)?|thu(?:rs?(?:day)?)?|fri(?:day)?|sat(?:urday)?|sun(?:day)?)\b\.?/i;
const SHIFT = /^(today|tonight|tomorrow)\b/i;
const CLOCK =
  /^(\d{1,2})(?::(\d\d))?(?::(\d\d))? ?([ap])(?:m\b|\.m\.)|^(\d{1,2}):(\d\d)(?::(\d\d)(?:\.\d+)?)?(?![\d:])/i;
const ZONE =
  /^\(?(z\b|[+-]\d\d:?\d\d|(?:utc|gmt)(?:[+-]\d{1,2}(?::?\d\d)?)?\b|[a-z]+(?:\/[a-z0-9_+-]+)+)\)?|^\(([a-z]+)\)/i;
/** Days and months that are figures alone. */
const FIGURES = /^\(?\d{1,2} ?[./-] ?\d/;

/** The time that `text` begins with; null when it begins with none, or with one that is not surely understood. */
export function timeWords(text: string): TimeWords | null {
  let rest = text;
  let day: DayWords | null = null;
  let weekday: DayWords | null = null;
  let clock: Clock | null = null;
  let zone: string | null = null;
  for (;;) {
    rest = rest.replace(FILLER, '');
    const dated: Found | null = day === null ? dayAt(rest) : null;
    const named: Found | null = weekday === null ? weekdayAt(rest) : null;
    const timed: Clock | null = clock === null ? clockAt(rest) : null;
    const zoned: RegExpExecArray | null = clock !== null && zone === null ? ZONE.exec(rest) : null;
    if (dated !== null) {
      day = dated.day;
      rest = rest.slice(dated.length);
    } else if (named !== null) {
      weekday = named.day;
      rest = rest.slice(named.length);
    } else if (timed !== null) {
      clock = timed;
      rest = rest.slice(timed.length);
    } else if (zoned !== null) {
      zone = zoned[1] ?? zoned[2] ?? null;
      rest = rest.slice(zoned[0].length);
    } else break;
  }
  if (clock === null || FIGURES.test(rest)) return null;
  return { day: day ?? weekday, clock: clock.ms, exact: clock.exact, zone };
}

interface Found {
  readonly day: DayWords;
  readonly length: number;
}

interface Clock {
  readonly ms: number;
  readonly exact: boolean;
  readonly length: number;
}

function dayAt(text: string): Found | null {
  const iso = ISO.exec(text);
  if (iso !== null) return date(iso[0], Number(iso[1]), Number(iso[2]) - 1, Number(iso[3]));
  const turned = DAY_MONTH.exec(text);
  const [month, day, year] =
    turned === null ? (MONTH_DAY.exec(text)?.slice(1) ?? []) : [turned[2], turned[1], turned[3]];
  const whole = turned?.[0] ?? MONTH_DAY.exec(text)?.[0];
  if (whole !== undefined && month !== undefined) {
    return date(whole, year === undefined ? null : Number(year), indexIn(MONTHS, month), Number(day));
  }
  const shift = SHIFT.exec(text);
  if (shift === null) return null;
  return { day: { kind: 'shift', days: /^tom/i.test(shift[0]) ? 1 : 0 }, length: shift[0].length };
}

/** A day that its month does not have is none; the 29th of February is one of some years. */
function date(words: string, year: number | null, month: number, day: number): Found | null {
  const most = new Date(Date.UTC(year ?? 2028, month + 1, 0)).getUTCDate();
  if (month < 0 || month > 11 || day < 1 || day > most) return null;
  return { day: { kind: 'date', year, month, day }, length: words.length };
}

function weekdayAt(text: string): Found | null {
  const match = WEEKDAY.exec(text);
  if (match === null) return null;
  return { day: { kind: 'weekday', weekday: indexIn(WEEKDAYS, match[0]) }, length: match[0].length };
}

function clockAt(text: string): Clock | null {
  const match = CLOCK.exec(text);
  if (match === null) return null;
  const half = match[4]?.toLowerCase();
  const hour = Number(match[1] ?? match[5]);
  const minute = Number(match[2] ?? match[6] ?? 0);
  const second = match[3] ?? match[7];
  if (minute > 59 || Number(second ?? 0) > 59 || hour > (half === undefined ? 23 : 12)) return null;
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  const ms = hours * HOUR + minute * MINUTE + Number(second ?? 0) * 1000;
  return { ms, exact: second !== undefined, length: match[0].length };
}

function indexIn(names: readonly string[], word: string): number {
  return names.indexOf(word.slice(0, 3).toLowerCase());
}
