import { describe, expect, it } from 'vitest';
import { fixedZone, namedZone } from '../../../action/src/core/verdict/zone.ts';

const wall = (text: string) => Date.parse(`${text}Z`);
const utc = (zone: string, text: string) => new Date(namedZone(zone)!.toUtc(wall(text))).toISOString().slice(0, 16);

describe('a zone', () => {
  it('has its summer and its winter', () => {
    expect(utc('Europe/Berlin', '2026-07-01T18:30')).toBe('2026-07-01T16:30');
    expect(utc('Europe/Berlin', '2026-12-01T18:30')).toBe('2026-12-01T17:30');
    expect(namedZone('Europe/Berlin')!.toWall(Date.parse('2026-07-01T16:30:00Z'))).toBe(wall('2026-07-01T18:30'));
  });

  it('takes an hour that comes twice for its second coming, and one that is left out for the hour after', () => {
    expect(utc('Europe/Berlin', '2026-10-25T02:30')).toBe('2026-10-25T01:30');
    expect(utc('Europe/Berlin', '2026-03-29T02:30')).toBe('2026-03-29T01:30');
    expect(utc('Australia/Lord_Howe', '2027-04-04T01:45')).toBe('2027-04-03T15:15');
  });

  it('can be a distance from UTC, and is none when nobody knows its name', () => {
    expect(fixedZone(-210).toUtc(wall('2026-07-01T00:00'))).toBe(Date.parse('2026-07-01T03:30:00Z'));
    expect(fixedZone(330).toWall(Date.parse('2026-07-01T00:00:00Z'))).toBe(wall('2026-07-01T05:30'));
    expect(namedZone('Middle/Earth')).toBeNull();
  });
});
