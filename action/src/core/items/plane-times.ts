/**
 * Times that Plane gave to items. A server whose clock was far ahead has dated some of them so, and dates what people do to
 * them afterwards before that: such a time makes no later copy of an item an old one. Pure.
 */
import type { Millis } from '../../model/basics.ts';

/** No two clocks that are right differ by more, whatever zone they were set in. */
const APART_MS = 24 * 60 * 60_000;

export function isPossible(time: Millis, now: Millis): boolean {
  return time <= now + APART_MS;
}
