/** What a look at a terminal says about one run (layer 0: types). */
import type { Problem } from '../errors.ts';
import type { Millis } from './basics.ts';
import type { EndedBy, ExecResult } from './result.ts';

/** What a run's watchdog has counted, in seconds in which the machine was awake. */
export interface Watch {
  readonly elapsed_s: number;
  /** Seconds since the run's output last grew; 0 where the run has no limit on silence. */
  readonly quiet_s: number;
  /** False: nobody keeps the limits of a run that lives; a visit starts a watchdog again. */
  readonly alive: boolean;
}

/** What a look at a terminal says about one run. `unknown` never counts as success, absence or death. */
export type Inspection =
  /** No such directory. `survivors`: pids of processes of the run that are there all the same. */
  | { readonly state: 'none'; readonly survivors: readonly number[] }
  /** `why`: what the machine says of a launch that has not begun for a while, for people; absent: nothing. */
  | { readonly state: 'starting'; readonly since: Millis | null; readonly why?: string }
  | { readonly state: 'void' }
  | {
      readonly state: 'running';
      readonly started_at: Millis | null;
      readonly last_output_at: Millis | null;
      readonly thread_id: string | null;
      /** null: it has counted nothing that can be read. */
      readonly watch: Watch | null;
    }
  | {
      readonly state: 'finished';
      readonly result: ExecResult;
      readonly started_at: Millis | null;
      readonly ended_at: Millis | null;
      readonly ended_by: EndedBy;
      /** Pids of processes of the run that are there after its end, and that are to be ended. */
      readonly survivors: readonly number[];
    }
  | {
      /** No wrapper and no exit record. `survivors`: pids of processes of the run that are there; same_boot false: a restart; null: perhaps. */
      readonly state: 'gone';
      readonly result: ExecResult;
      readonly same_boot: boolean | null;
      readonly survivors: readonly number[];
    }
  | { readonly state: 'unknown'; readonly problem: Problem };
