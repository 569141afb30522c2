import { describe, expect, it } from 'vitest';
import { resetTime } from '../../action/src/core/reset-time.ts';

const noon = Date.parse('2026-11-29T12:10:00Z');

function read(text: string, at: string | null = '2026-11-29T12:10:00Z', offset: number | null = 0): string | null {
  const time = resetTime(text, { at: at === null ? null : Date.parse(at), utc_offset_min: offset });
  return time === undefined ? null : new Date(time).toISOString().replace(':00.000Z', 'Z');
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
    ['resets Jul 1, 6:30pm (Europe/Berlin)', '2026-07-01T16:30Z'],
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
    expect(resetTime('try again at 12:10 PM', { at: noon + 31_000, utc_offset_min: 0 })).toBe(noon + 31_000);
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
});
