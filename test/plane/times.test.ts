import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseTime } from '../../action/src/plane/times.ts';
import { textIn } from '../fakes/plane-http.ts';

describe("Plane's timestamps", () => {
  it('are the same instant whatever zone the key’s user has', () => {
    const utc = parseTime('2026-11-29T11:58:01.828221Z');
    expect(utc).toBe(Date.UTC(2026, 10, 29, 11, 58, 1, 828));
    expect(parseTime('2026-11-29T17:28:01.828221+05:30')).toBe(utc);
    expect(parseTime('2026-11-29T01:58:01.828221-1000')).toBe(utc);
    expect(parseTime(textIn('18 read by kiran', 'updated_at'))).toBe(utc);
  });

  it('may come without a fraction or with any number of its digits', () => {
    expect(parseTime('2020-01-02T03:04:05Z')).toBe(Date.UTC(2020, 0, 2, 3, 4, 5));
    expect(parseTime('2020-01-02T03:04:05.1Z')).toBe(Date.UTC(2020, 0, 2, 3, 4, 5, 100));
    expect(parseTime('2020-01-02T03:04:05.123999999Z')).toBe(Date.UTC(2020, 0, 2, 3, 4, 5, 123));
  });

  it.each(['', 'yesterday', '2026-11-29', '2026-11-29T11:58:01', '2026-13-29T11:58:01Z', '2026-11-29T25:00:00Z', '0'])(
    'is not guessed from %j',
    (text) => {
      expect(parseTime(text)).toBeNull();
    },
  );

  it('round trip for every instant and zone', () => {
    const times = fc.integer({ min: Date.UTC(1970, 0, 2), max: Date.UTC(2199, 0, 1) });
    fc.assert(
      fc.property(times, fc.integer({ min: -14 * 60, max: 14 * 60 }), (time, minutes) => {
        const local = new Date(time + minutes * 60_000).toISOString().slice(0, -1);
        const abs = Math.abs(minutes);
        const two = (value: number): string => String(value).padStart(2, '0');
        const zone = `${minutes < 0 ? '-' : '+'}${two(Math.floor(abs / 60))}:${two(abs % 60)}`;
        expect(parseTime(`${local}${zone}`)).toBe(time);
      }),
    );
  });
});
