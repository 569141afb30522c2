/**
 * Who calls a fake, and what becomes of the call. In most tests all goes well; the simulation lets calls wait, fail, lose
 * their answer, arrive late, or be the last thing that their process ever did.
 */
import type { Millis } from '../../action/src/model/basics.ts';
import type { Timeline } from './timeline.ts';

export type Trouble =
  /** The process is not scheduled for a while, before or after the effect. */
  | 'park-before'
  | 'park-after'
  /** The process is killed; with `die-late` what it had sent still arrives. */
  | 'die-before'
  | 'die-after'
  | 'die-late'
  /** Surely not carried out, and said so. */
  | 'fail'
  /** Carried out, and the answer says that nobody knows. */
  | 'lose-answer'
  /** The same, but it is carried out only later. */
  | 'late'
  /** Answered from a copy that lags behind. */
  | 'stale'
  /** SIGTERM. */
  | 'signal';

export interface Call<T> {
  readonly label: string;
  readonly can: readonly Trouble[];
  readonly act: (lag_ms: number) => T;
  readonly failure: (sure: boolean) => Error;
  /** A request that was sent is carried out within this time, whatever becomes of who sent it. */
  readonly in_flight_ms?: number;
  /** The same for one whose answer the caller did not wait for; default: most of a minute. */
  readonly late_ms?: number;
}

export interface Caller {
  /** The clock of the machine on which the process runs. */
  now(): Millis;
  call<T>(call: Call<T>): Promise<T>;
  /** Whether something happens on a part of a call; what happens is up to the fake, except that the process may die. */
  trouble(label: string, can: readonly Trouble[]): Trouble | null;
  /** True once the process is dead: nothing it does has an effect. */
  readonly dead: boolean;
  /** Waits forever: what a dead process does. */
  gone(): Promise<never>;
}

/** Everything works at once. */
export function calmCaller(timeline: Timeline): Caller {
  return {
    dead: false,
    now: () => timeline.now,
    call: ({ act }) => Promise.resolve().then(() => act(0)),
    trouble: () => null,
    gone: () => new Promise(() => undefined),
  };
}
