/**
 * When ticks begin within one job: one after another at the interval while there is time, and after a failure that may
 * pass, such as a state that cannot be read, soon again; the third in a row ends the job.
 */
import { FAILURES_TOLD } from '../core/failed-ticks.ts';
import type { Problem } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
import type { Clock } from '../ports/host.ts';

export interface LoopOptions {
  readonly clock: Clock;
  /** When the job began. */
  readonly begun: Millis;
  /** Longest time for one tick. */
  readonly tick_ms: number;
  /** Several ticks: how long in all; null: one. */
  readonly several_ms: number | null;
  /** From start to start. */
  readonly interval_ms: number;
  readonly signal: AbortSignal;
}

/** With less time left than this no further tick begins. */
const ROOM_MS = 30_000;
/** After a failure; grows with each in a row. */
const RETRY_MS = 10_000;

/**
 * Calls `once` with the time that the tick may take. It returns null, or the failure that kept the tick from a result;
 * `after` is told of each, with the number of failures in a row.
 */
export async function loop(
  options: LoopOptions,
  once: (time_ms: number) => Promise<Problem | null>,
  after: (problem: Problem | null, failures: number) => Promise<void>,
): Promise<void> {
  const { clock, begun, tick_ms, several_ms, interval_ms, signal } = options;
  const end = begun + (several_ms ?? tick_ms);
  const stopped = (): boolean => signal.aborted;
  for (let failures = 0; ;) {
    const started = clock.now();
    const problem = await once(Math.min(tick_ms, end - started));
    failures = problem === null ? 0 : failures + 1;
    await after(problem, failures);
    const again = problem === null ? several_ms !== null : failures < FAILURES_TOLD;
    if (!again || stopped()) return;
    const now = clock.now();
    const next = Math.max(now, problem === null ? started + interval_ms : now + RETRY_MS * failures);
    const room = problem === null ? Math.min(ROOM_MS, interval_ms) : RETRY_MS;
    if (next + room > end) return;
    await clock.sleep(next - now, signal);
    if (stopped()) return;
  }
}
