/**
 * Wall clocks. Pure. A wall time is what a clock there shows, in milliseconds as if it were UTC.
 */
import type { Millis } from '../../model/basics.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

export interface Zone {
  /**
   * When the clock shows `wall`. An hour that comes twice counts as its second coming, one that is left out as the hour
   * after it: what waits for that time waits long enough.
   */
  toUtc(wall: Millis): Millis;
  toWall(at: Millis): Millis;
}

/** `offset_min`: minutes east of UTC, the same all year. */
export function fixedZone(offset_min: number): Zone {
  return { toUtc: (wall) => wall - offset_min * MINUTE, toWall: (at) => at + offset_min * MINUTE };
}

/** By its name in the IANA database; null when nobody knows it. */
export function namedZone(name: string): Zone | null {
  let format: Intl.DateTimeFormat;
  try {
    format = new Intl.DateTimeFormat('en-US', { timeZone: name, timeZoneName: 'longOffset' });
  } catch {
    return null;
  }
  const toWall = (at: Millis): Millis => at + offsetAt(format, at);
  const toUtc = (wall: Millis): Millis => {
    // No zone changes its clock twice within two days.
    const candidates = [wall - DAY, wall + DAY].map((near) => wall - offsetAt(format, near));
    const fitting = candidates.filter((at) => toWall(at) === wall);
    return Math.max(...(fitting.length === 0 ? candidates : fitting));
  };
  return { toUtc, toWall };
}

function offsetAt(format: Intl.DateTimeFormat, at: Millis): number {
  const named = format.formatToParts(at).find((part) => part.type === 'timeZoneName')?.value ?? '';
  const match = /([+-])(\d\d):(\d\d)/.exec(named);
  if (match === null) return 0;
  return (Number(match[2]) * HOUR + Number(match[3]) * MINUTE) * (match[1] === '-' ? -1 : 1);
}
