/**
 * Whether a run that still runs has passed a limit that its terminal keeps itself. What the watchdog has counted decides:
 * seconds in which the machine was awake. Clocks decide only where nobody has ever seen a count, as for runs of earlier versions.
 * Pure.
 */
import type { Inspection, Watch } from '../../model/inspection.ts';
import type { Millis } from '../../model/basics.ts';
import type { OpenRun } from '../state/state.ts';

/** A tick steps in only when a limit is overdue by this; and a watchdog has so long for its first count. */
const GRACE_S = 120;

type Running = Extract<Inspection, { state: 'running' }>;
type Limited = Pick<Extract<OpenRun, { phase: 'running' }>, 'started_at' | 'elapsed_s' | 'limit_s' | 'stall_s'>;

/** Never less than what was seen before, whatever the terminal says now. */
export function elapsedOf(run: Pick<OpenRun, 'elapsed_s'>, watch: Watch | null): number {
  return Math.max(run.elapsed_s, watch?.elapsed_s ?? 0);
}

export function passedLimit(run: Limited, seen: Running, now: Millis): 'timeout' | 'stalled' | null {
  if (secondsOf(run, seen, now) > run.limit_s + GRACE_S) return 'timeout';
  if (run.stall_s > 0 && quietOf(run, seen, now) > run.stall_s + GRACE_S) return 'stalled';
  return null;
}

/**
 * Nobody counts: its watchdog is dead, or its count can no longer be read, or none has come although it should have. An
 * agent can remove the file and end the watchdog, so no count is no better than a dead one. A watchdog that lives is not started twice.
 */
export function isUnwatched(run: Limited, seen: Running, now: Millis): boolean {
  if (seen.watch !== null) return !seen.watch.alive;
  return run.elapsed_s > 0 || secondsByClock(run, seen, now) > GRACE_S;
}

/** By clocks the later start of the two counts: that of the tick that first saw it, and the machine's. */
function secondsByClock(run: Limited, { started_at }: Running, now: Millis): number {
  return (now - Math.max(run.started_at, started_at ?? 0)) / 1000;
}

function secondsOf(run: Limited, seen: Running, now: Millis): number {
  if (seen.watch !== null || run.elapsed_s > 0) return elapsedOf(run, seen.watch);
  return secondsByClock(run, seen, now);
}

function quietOf(run: Limited, { watch, last_output_at }: Running, now: Millis): number {
  if (watch !== null) return watch.quiet_s;
  if (run.elapsed_s > 0) return 0;
  return last_output_at === null ? 0 : (now - last_output_at) / 1000;
}
