/** One execution for one item, and how it is found again (layer 0: types and closed lists). */
import type { Json } from './basics.ts';

/** What an executor needs to find its work again. The core stores it and never looks inside. */
export type Handle = { readonly [key: string]: Json };

/** What is asked of an executor: one execution for one item. */
export interface Run {
  /** `ENG-12-3` */
  readonly run_id: string;
  /** Plane's uuid of the item; names the item lock on the terminal. */
  readonly item_id: string;
  /** Absolute path on the terminal. */
  readonly repo: string;
  readonly prompt: string;
  readonly model: string | null;
  readonly effort: string | null;
  /** null: no tier argument. */
  readonly tier: string | null;
  /** Not null: continue this thread. */
  readonly thread_id: string | null;
  /** For the shell executor: the script to run. */
  readonly script: string | null;
  /** `<lineage8>-ENG-12-3`, and `…-r2`, `…-r3` for relaunches. */
  readonly dir_name: string;
  /** Elapsed seconds after which the terminal itself ends the run. */
  readonly limit_s: number;
  /** Seconds without output after which the terminal itself ends the run; 0: never. */
  readonly stall_s: number;
}

/**
 * Which process the wrapper of a run is, and on which machine: what a later visit must find again before it signals anything,
 * and before it calls another boot a restart. A part that the machine does not tell is `-`.
 */
export interface ProcessIdentity {
  readonly pid: number;
  /** As the machine counts it: ticks since boot, `lstart` of ps, ticks of .NET. */
  readonly start: string;
  readonly boot: string;
  /** Of the pid namespace: containers of one machine share its boot. */
  readonly pid_ns: string;
  /** `/etc/machine-id`, IOPlatformUUID, MachineGuid: machines with a shared home have boots of their own. */
  readonly machine: string;
}

/** Launch evidence that `probe` looks for. */
export const EVIDENCE = ['exit.txt', 'launch.pid', 'pid.txt'] as const;

export type Evidence = (typeof EVIDENCE)[number];
