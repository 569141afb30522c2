/**
 * Ticks that fail for a passing reason. One or two tell nobody anything: the next tick comes in minutes. The third in a row
 * is told, and from then on each time the count has doubled; it is counted to the third and then with other saves alone,
 * about once an hour, so that a long failure neither fills the state's history nor anybody's mailbox. Pure.
 */
import type { Problem } from '../errors.ts';
import type { StateEvent } from './state/events.ts';
import type { State } from './state/state.ts';

/** The failure in a row that is told first. */
export const FAILURES_TOLD = 3;

/** What was wrong with reading Plane in this tick → the count, if it changes. */
export function countFailures(state: State, problems: readonly Problem[]): StateEvent[] {
  const failures = problems.some(({ retry }) => retry) ? state.failures_in_row + 1 : 0;
  return failures === state.failures_in_row ? [] : [{ type: 'failures-counted', failures }];
}

/** How far behind state may be with what a watchdog has counted, beside what other saves bring. */
const COUNTED_EVERY_S = 900;

/** A count is worth a save of its own up to the one that is told first, and when it ends. */
export function isWorthSaving(event: StateEvent): boolean {
  if (event.type === 'run-counted') return event.gained_s >= COUNTED_EVERY_S;
  return event.type !== 'failures-counted' || event.failures <= FAILURES_TOLD;
}

/** 3, 6, 12, 24 … */
export function isTold(failures: number): boolean {
  let told = FAILURES_TOLD;
  while (told < failures) told *= 2;
  return told === failures;
}
