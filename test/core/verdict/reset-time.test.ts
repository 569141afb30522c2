import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resetTime } from '../../../action/src/core/verdict/reset-time.ts';

function read(text: string, at: string | null = '2026-11-29T12:10:00Z', offset: number | null = 0): string | null {
  const time = resetTime(text, { at: at === null ? null : Date.parse(at), utc_offset_min: offset });
  return time === undefined ? null : new Date(time).toISOString().replace(/:(?:00\.000|59\.999)Z$/, 'Z');
}

describe('the end of a limit', () => {
  it.each([
    ['You’ve hit your usage limit. Visit https://x/usage or try again at 5:10 PM.', '2026-11-29T17:10Z'],
    ["You've hit your usage limit. Try again at 5:10\u202FPM.", '2026-11-29T17:10Z'],
    ['… or try again at Dec 3rd, 2026 1:34 PM.', '2026-12-03T13:34Z'],
    ['try again at Dec 1st, 2026 12:05 AM', '2026-12-01T00:05Z'],
    ["You've hit your 5-hour limit · resets 5:11pm (UTC)", '2026-11-29T17:11Z'],
    ["You've hit your weekly limit · resets Dec 3, 1:34pm (UTC)", '2026-12-03T13:34Z'],
    ["You've hit your limit ∙ resets Jan 2 at 9am (UTC)", '2027-01-02T09:00Z'],
    ['limit reached ∙ resets 5pm', '2026-11-29T17:00Z'],
    ['resets 6:30pm (Europe/Berlin)', '2026-11-29T17:30Z'],
    ['resets 1pm (America/New_York)', '2026-11-29T18:00Z'],
    ['resets 10:30pm (UTC+5)', '2026-11-29T17:30Z'],
    ['resets 10:30pm (+05:30)', '2026-11-29T17:00Z'],
    ['Try again at 17:10.', '2026-11-29T17:10Z'],
    ['resets at 2026-11-29T17:10:00Z', '2026-11-29T17:10Z'],
    ['available again at 2026-11-29 17:10', '2026-11-29T17:10Z'],
    ['resets 3 Dec 2026 13:34', '2026-12-03T13:34Z'],
    ['resets Thu, Dec 3 1:34 pm', '2026-12-03T13:34Z'],
    ['Claude AI usage limit reached|1795972260', '2026-11-29T17:11Z'],
    ['{"resetsAt":1795972260}', '2026-11-29T17:11Z'],
    ['try again in 5 hours 12 minutes', '2026-11-29T17:22Z'],
    ['Try again in 4 days 3 hours and 1 minute.', '2026-12-03T15:11Z'],
    ['resets in 3h 20m', '2026-11-29T15:30Z'],
    ['try again later, or try again at 5:10 PM', '2026-11-29T17:10Z'],
  ])('%j is at %s', (text, time) => {
    expect(read(text)).toBe(time);
  });

  it.each([
    "You've hit your usage limit. Ask your admin or try again later.",
    'resets Monday',
    'resets 3/12 at 9am',
    'resets 9am 3/12',
    'resets 9am on 03.12.',
    'resets 12-03-2026 9:00',
    'resets Feb 31, 9am',
    'resets Montag 9:00',
    'resets morgen um 9:00',
    'resets 3. Dezember 9:00',
    'resets 3 décembre 9:00',
    'resets Juni 3, 9am',
    'resets Marzo 3, 9am',
    'resets lundi à 9:00',
    'resets next Monday 9am',
    'resets 2099-01-01T00:00:00Z',
    'resets Jul 1, 6:30pm (Europe/Berlin)',
    'usage limit reached|1695972260',
    'Credit balance is too low',
    'resets soon',
    'resets 25:00',
    'resets 13pm',
    'try again at Foo 3rd, 2026',
    '',
  ])('%j names none', (text) => {
    expect(read(text)).toBeNull();
  });

  it('is read in the zone of the machine where the text names none', () => {
    expect(read('try again at 12:20 PM', '2026-11-29T12:20:00Z', -300)).toBe('2026-11-29T17:20Z');
    expect(read('try again at 1:10 AM', '2026-11-29T16:10:00Z', 480)).toBe('2026-11-29T17:10Z');
    expect(read('try again at 11:30 PM', '2026-11-30T02:10:00Z', -300)).toBe('2026-11-30T04:30Z');
    expect(read('try again at 11:30 PM', '2026-11-30T02:10:00Z', null)).toBeNull();
    expect(read('resets 5:11pm (UTC)', '2026-11-29T12:10:00Z', -300)).toBe('2026-11-29T17:11Z');
  });

  it('is now when codex names a clock time that is past: it dates every other day', () => {
    expect(read('try again at 11:50 AM')).toBe('2026-11-29T12:10Z');
    expect(read('try again at 2:10 AM')).toBe('2026-11-29T12:10Z');
    expect(read('try again at 12:05 PM', '2026-11-29T12:10:31Z')).toBe('2026-11-29T12:10:31.000Z');
  });

  it('is after midnight when claude names an early hour in the evening', () => {
    expect(read('resets 3am (UTC)', '2026-11-29T22:10:00Z')).toBe('2026-11-30T03:00Z');
    expect(read('try again at 3:00 AM', '2026-11-29T22:10:00Z')).toBe('2026-11-29T22:10Z');
    expect(read('resets 9:50pm (UTC)', '2026-11-29T22:10:00Z')).toBe('2026-11-29T22:10Z');
  });

  it('needs the time of speaking, unless the text names a full date', () => {
    expect(read('try again at 5:10 PM', null)).toBeNull();
    expect(read('try again in 3 hours', null)).toBeNull();
    expect(read('try again at Dec 3rd, 2026 1:34 PM', null)).toBe('2026-12-03T13:34Z');
  });

  it('falls back on the machine’s zone for a zone nobody knows', () => {
    expect(read('resets 5pm (Middle/Earth)', '2026-11-29T12:10:00Z', 60)).toBe('2026-11-29T16:00Z');
  });

  it.each([
    // Spoken on a Sunday, at ten past twelve.
    ["You've hit your weekly limit · resets Monday 9am", '2026-11-30T09:00Z'],
    ['try again on Fri 4:00 PM.', '2026-12-04T16:00Z'],
    ['Your limit resets tomorrow at 9am', '2026-11-30T09:00Z'],
    ['Try again Tuesday at 12:00.', '2026-12-01T12:00Z'],
    ["You've hit your weekly limit · resets 2:30am", '2026-11-30T02:30Z'],
    ['7-day limit reached ∙ resets 11am', '2026-11-30T11:00Z'],
    ['weekly limit · resets 5pm', '2026-11-29T17:00Z'],
    ['resets Nov 30, 9am', '2026-11-30T09:00Z'],
    ['resets Sunday 5pm', '2026-11-29T17:00Z'],
    ['resets Sunday 9am', '2026-12-06T09:00Z'],
    ['resets Sun, 9 a.m.', '2026-12-06T09:00Z'],
    ['resets 9am Monday', '2026-11-30T09:00Z'],
    ['resets at 9am on Monday (UTC)', '2026-11-30T09:00Z'],
    ['resets 9am (UTC) tomorrow', '2026-11-30T09:00Z'],
    ['resets today at 5pm', '2026-11-29T17:00Z'],
    ['resets tonight at 9pm', '2026-11-29T21:00Z'],
    ['resets Mon, Dec 7 at 9am', '2026-12-07T09:00Z'],
    ['resets Monday, 7 December, 9:00', '2026-12-07T09:00Z'],
    ['try again at 5:10 PM. Monday is a holiday.', '2026-11-29T17:10Z'],
  ])('%j is on that day, at %s', (text, time) => {
    expect(read(text)).toBe(time);
  });

  it('is on the day that it is at the machine, not in Greenwich', () => {
    expect(read('resets tomorrow at 9am', '2026-11-30T02:10:00Z', -300)).toBe('2026-11-30T14:00Z');
    expect(read('resets Monday 9am', '2026-11-29T20:10:00Z', 330)).toBe('2026-11-30T03:30Z');
    expect(read('weekly limit · resets 2:30am', '2026-11-29T20:10:00Z', 330)).toBe('2026-11-29T21:00Z');
  });

  it('is the end of the minute that is named, and exact where seconds are', () => {
    const at = Date.parse('2026-11-30T06:37:50Z');
    const time = (text: string) => new Date(resetTime(text, { at, utc_offset_min: 0 }) ?? Number.NaN).toISOString();
    expect(time('try again at 6:59 AM.')).toBe('2026-11-30T06:59:59.999Z');
    expect(time('try again at Dec 1st, 2026 6:59 AM.')).toBe('2026-12-01T06:59:59.999Z');
    expect(time('try again in 3 hours 10 minutes')).toBe('2026-11-30T09:48:49.999Z');
    expect(time('try again at 6:37 AM.')).toBe('2026-11-30T06:37:59.999Z');
    expect(time('resets 6:59:53 AM')).toBe('2026-11-30T06:59:53.000Z');
    expect(time('resets 2026-11-30T06:59:53Z')).toBe('2026-11-30T06:59:53.000Z');
    expect(time('try again in 90 seconds')).toBe('2026-11-30T06:39:20.000Z');
  });
});

const DAY = 86_400_000;
const ZONES = [
  'UTC',
  'Europe/Berlin',
  'America/New_York',
  'America/St_Johns',
  'Asia/Kolkata',
  'Australia/Lord_Howe',
  'Pacific/Chatham',
  'Pacific/Kiritimati',
  'America/Santiago',
];
const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** What a clock in that zone shows. */
function wallIn(timeZone: string, at: number): { day: string; date: string; hour: number; minute: number } {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    year: 'numeric',
    month: 'short',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  const part = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const date = `${part['month']} ${part['day']}, ${part['year']}`;
  return { day: part['weekday'] ?? '', date, hour: Number(part['hour']), minute: Number(part['minute']) };
}

function shown(hour: number, minute: number, style: number): string {
  const padded = String(minute).padStart(2, '0');
  if (style === 0) return `${hour}:${padded}`;
  const half = hour < 12 ? 'am' : 'pm';
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  if (style === 1 && minute === 0) return `${twelve}${half}`;
  return style === 1 ? `${twelve}:${padded}${half}` : `${twelve}:${padded} ${half.toUpperCase()}`;
}

describe('the end of a limit, at any moment and in any zone', () => {
  const moments = fc.oneof(
    fc.integer({ min: Date.parse('2026-01-01T00:00:00Z'), max: Date.parse('2029-12-31T00:00:00Z') }),
    // Around the changes of clocks.
    fc
      .tuple(
        fc.constantFrom(
          '2026-03-29',
          '2026-10-25',
          '2026-03-08',
          '2026-11-01',
          '2027-04-04',
          '2027-10-03',
          '2027-09-05',
        ),
        fc.integer({ min: -8 * DAY, max: 2 * DAY }),
      )
      .map(([date, shift]) => Date.parse(date) + shift),
  );
  const spoken = fc.record({
    at: moments,
    zone: fc.constantFrom(...ZONES),
    hour: fc.nat(23),
    minute: fc.nat(59),
    style: fc.nat(2),
    weekday: fc.nat(6),
  });

  /** The clock of that zone shows the time, unless the hour is left out there. */
  function shows(zone: string, time: number, hour: number, minute: number): boolean {
    const wall = wallIn(zone, time);
    if (wall.hour === hour && wall.minute === minute) return true;
    const before = wallIn(zone, time - 2 * 3_600_000);
    return (wall.hour * 60 + wall.minute - before.hour * 60 - before.minute + 1440) % 1440 !== 120;
  }

  it('is on the weekday that was named, within a week', () => {
    fc.assert(
      fc.property(spoken, ({ at, zone, hour, minute, style, weekday }) => {
        const text = `weekly limit · resets ${WEEKDAYS[weekday]} ${shown(hour, minute, style)} (${zone})`;
        const time = resetTime(text, { at, utc_offset_min: null });
        expect(time).toBeGreaterThanOrEqual(at);
        if (time === undefined || time - at < 2 * 60_000) return;
        expect(time - at).toBeLessThanOrEqual(7 * DAY + 2 * 3_600_000);
        expect(shows(zone, time, hour, minute)).toBe(true);
        if (shows(zone, time, hour, minute) && wallIn(zone, time).hour === hour) {
          expect(wallIn(zone, time).day).toBe(WEEKDAYS[weekday]);
        }
      }),
    );
  });

  it('is tomorrow, and tomorrow is the day after today there', () => {
    fc.assert(
      fc.property(spoken, ({ at, zone, hour, minute, style }) => {
        const time = resetTime(`resets tomorrow at ${shown(hour, minute, style)} (${zone})`, {
          at,
          utc_offset_min: null,
        });
        expect(time).toBeGreaterThanOrEqual(at);
        if (time === undefined) return;
        expect(time - at).toBeLessThanOrEqual(2 * DAY + 2 * 3_600_000);
        expect(shows(zone, time, hour, minute)).toBe(true);
        const today = wallIn(zone, at);
        const tomorrow = WEEKDAYS[(WEEKDAYS.indexOf(today.day) + 1) % 7];
        if (wallIn(zone, time).hour === hour) expect(wallIn(zone, time).day).toBe(tomorrow);
      }),
    );
  });

  it('is the next such time where a long limit names a clock time alone', () => {
    fc.assert(
      fc.property(spoken, ({ at, zone, hour, minute, style }) => {
        const time = resetTime(`weekly limit · resets ${shown(hour, minute, style)} (${zone})`, {
          at,
          utc_offset_min: null,
        });
        expect(time).toBeGreaterThanOrEqual(at);
        if (time === undefined || time - at < 2 * 60_000) return;
        expect(time - at).toBeLessThanOrEqual(DAY + 2 * 3_600_000);
        expect(shows(zone, time, hour, minute)).toBe(true);
      }),
    );
  });

  it('is what the machine meant when it printed a moment in its own zone, to the minute', () => {
    fc.assert(
      fc.property(
        moments,
        fc.integer({ min: 1, max: 40 * 24 * 60 }),
        fc.integer({ min: -12 * 4, max: 14 * 4 }),
        (at, minutes, quarters) => {
          const utc_offset_min = quarters * 15;
          const end = at + minutes * 60_000;
          const there = new Date(end + utc_offset_min * 60_000);
          const month = there.toLocaleString('en-US', { month: 'short', timeZone: 'UTC' });
          const clock = shown(there.getUTCHours(), there.getUTCMinutes(), 2);
          const text = `try again at ${month} ${there.getUTCDate()}th, ${there.getUTCFullYear()} ${clock}.`;
          for (const words of [text, text.replace(/, \d{4}/, '')]) {
            const time = resetTime(words, { at, utc_offset_min }) ?? 0;
            expect(time).toBeGreaterThanOrEqual(end - (end % 60_000));
            expect(time - end).toBeLessThan(60_000);
          }
        },
      ),
    );
  });

  it('is never in the past, whatever the words', () => {
    const word = fc.constantFrom(
      'resets',
      'try again',
      'at',
      'on',
      'Monday',
      'Fri',
      'tomorrow',
      'today',
      '9am',
      '4:00 PM',
      '12:00',
      'Dec 3',
      '3 Jan',
      '2026',
      '(UTC)',
      '(Europe/Berlin)',
      'in 3 hours',
      'weekly limit ·',
      ',',
      '.',
      '3/12',
      '2026-12-03',
    );
    fc.assert(
      fc.property(
        fc.array(word, { maxLength: 8 }),
        moments,
        fc.integer({ min: -720, max: 840 }),
        (words, at, utc_offset_min) => {
          const time = resetTime(words.join(' '), { at, utc_offset_min });
          if (time !== undefined) expect(time).toBeGreaterThanOrEqual(at);
          if (time !== undefined) expect(time - at).toBeLessThanOrEqual(62 * DAY);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
