/** All terminals at once: what is asked of them, and what they answer (layer 1). */
import type { Problem } from '../errors.ts';
import type { Json } from '../model/basics.ts';
import type { Inspection } from '../model/inspection.ts';
import type { Handle, ProcessIdentity, Run } from '../model/run.ts';

/** Which run on which terminal by which executor; `id` is the caller's, echoed in the answer. */
export interface RunRef {
  readonly id: string;
  readonly terminal: string;
  readonly executor: string;
  readonly handle: Handle;
  /** Of its wrapper, as `start` returned it; null: unknown. It outranks what the run directory says. */
  readonly identity: ProcessIdentity | null;
  /** The largest figure that its watchdog was seen to have counted. */
  readonly elapsed_s: number;
  /** What an adapter needs to read the files: asked thread, totals before, local zone. */
  readonly context: ReadContext;
}

/** What a reader knows besides the files. */
export interface ReadContext {
  /** Thread that was to be continued; null: a new one. */
  readonly asked_thread: string | null;
  /** Cumulative figures of the thread before this run. */
  readonly totals_before: { readonly [key: string]: Json } | null;
}

export type Order =
  | {
      readonly type: 'start';
      readonly ref: RunRef;
      readonly run: Run;
      /** Relaunch: every earlier launch of this run; all must first be made void. */
      readonly replaces: readonly Handle[];
    }
  /** Makes sure that a launch that was marked but never seen can never begin. */
  | { readonly type: 'void'; readonly ref: RunRef }
  | { readonly type: 'kill'; readonly ref: RunRef }
  /** Starts the watchdog of a living run again. */
  | { readonly type: 'watch'; readonly ref: RunRef }
  | { readonly type: 'forget'; readonly ref: RunRef };

export type OrderResult =
  /** Carried out. For kill: what is there afterwards. For start: who the wrapper is, if the answer says, and by which way
   * it was started, with those that were refused on further lines (`operation.ts`). */
  | {
      readonly status: 'done';
      readonly after: Inspection | null;
      readonly identity?: ProcessIdentity | null;
      readonly how?: string;
    }
  /** Surely not carried out, and nothing was changed (fence, lock, HASPID, unreachable before sending …). */
  | {
      readonly status: 'refused';
      readonly problem: Problem;
      /** The terminal did not answer, as one that is switched off does not; present only when it is so. */
      readonly away?: true;
      /** No order for this terminal was sent, because there is no way to it; present only when it is so. */
      readonly unreached?: true;
    }
  /** Relaunch or void: the earlier launch has begun after all. */
  | { readonly status: 'evidence' }
  /** Sent, and nobody knows. */
  | { readonly status: 'unknown'; readonly problem: Problem };

/** What one visit says about a terminal itself. */
export interface TerminalReport {
  readonly reached: boolean;
  /** Present when not reached, or when the answer was incomplete. */
  readonly problem?: Problem;
  /** Count per name in `busy_processes`; null: unknown, which means: start nothing. */
  readonly processes: Readonly<Record<string, number | null>>;
  /** Minutes east of UTC on the terminal; null: unknown. */
  readonly utc_offset_min: number | null;
  /** Host keys that were believed at this first visit, as lines; the state keeps them. */
  readonly learned_host_keys?: readonly string[];
  /** The same of the bastion on the way there, which several terminals share. */
  readonly learned_bastion_keys?: readonly string[];
}

export interface FleetReport {
  readonly runs: ReadonlyMap<string, Inspection>;
  readonly terminals: ReadonlyMap<string, TerminalReport>;
}

/**
 * All terminals at once. A call makes at most one round trip to each terminal, all in parallel, and never rejects:
 * what could not be asked is `unknown`.
 */
export interface Fleet {
  /** Host keys learned before, by terminal, and under `warpgate:` those of the bastion; said before the first visit. */
  know?(host_keys: ReadonlyMap<string, readonly string[]>): void;
  /** Pure: what `start` will return for this run. @throws {ConfigError} the configuration has no way to run it. */
  handle(terminal: string, executor: string, run: Run): Handle;
  /** `visit`: terminals to ask for their own facts even when they have no runs. */
  inspect(refs: readonly RunRef[], visit: readonly string[]): Promise<FleetReport>;
  /** Carries the fence of the claim under which the orders are given. Results are keyed by `ref.id`. */
  carryOut(orders: readonly Order[], fence: Fence): Promise<ReadonlyMap<string, OrderResult>>;
  /** Round trips made so far. */
  readonly round_trips: number;
}

/** The right to act: terminals remember the largest `number` per lineage and refuse a smaller one. */
export interface Fence {
  /** First 8 hex digits of the state's lineage. */
  readonly lineage: string;
  readonly number: number;
}
