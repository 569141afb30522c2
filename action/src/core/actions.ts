/** What a tick will do, as data. A dry run is this list, printed. */
import type { Problem } from '../errors.ts';
import type { ExecResult } from '../model/result.ts';
import type { Run } from '../model/run.ts';
import type { Waiting } from '../model/reasons.ts';
import type { RunRef } from '../ports/fleet.ts';
import type { StateEvent } from './state/events.ts';
import type { ItemRecord, OpenRun, Publication } from './state/state.ts';

/** A run that is wanted; its prompt is rendered and its handle computed before it is marked. */
export interface StartSpec {
  /** Everything but prompt. */
  readonly run: Omit<Run, 'prompt'>;
  readonly terminal: string;
  readonly executor: string;
  readonly kind: OpenRun['kind'];
  /** The item as it will be once marked. */
  readonly item: ItemRecord;
  readonly round: number;
  readonly iteration: number;
  readonly attempt: number;
  /** Comments for the prompt: all that this round is about, oldest first. */
  readonly comments: readonly string[];
  readonly totals_before: OpenRun['totals_before'];
  /** The prompt needs a summary of the earlier rounds, because the thread is new. */
  readonly handover: boolean;
  /** Labels that the project requires. */
  readonly needed: readonly string[];
  /** Move to the working state, unless the item is there. */
  readonly working: { readonly to: string; readonly from: readonly string[] } | null;
}

export type LaunchingRun = Extract<OpenRun, { phase: 'launching' }>;

export type Action =
  | { readonly type: 'start'; readonly key: string; readonly spec: StartSpec; readonly before: ItemRecord }
  /** The same run once more, because no earlier launch of it has begun. */
  | { readonly type: 'relaunch'; readonly key: string; readonly run: LaunchingRun; readonly dir_name: string }
  | { readonly type: 'void'; readonly key: string; readonly run: OpenRun; readonly settled: StateEvent }
  | { readonly type: 'kill'; readonly key: string; readonly run_id: string; readonly ref: RunRef }
  /** Nobody keeps the limits of a run that lives: its watchdog is started again. */
  | { readonly type: 'watch'; readonly key: string; readonly run_id: string; readonly ref: RunRef }
  | {
      readonly type: 'publish';
      readonly key: string;
      readonly publication: Publication;
      /** Collected in this tick; null when the message does not need it. */
      readonly result: ExecResult | null;
    }
  | { readonly type: 'forget'; readonly key: string; readonly publication_id: string; readonly ref: RunRef };

export interface Plan {
  readonly actions: readonly Action[];
  /** Folded before acting. Starts are marked by the shell, once their prompts are rendered. */
  readonly events: readonly StateEvent[];
  readonly waiting: readonly Waiting[];
  /** What is wrong with projects, one entry a kind. */
  readonly problems: readonly Problem[];
  /** What a person has to mend about terminals, and which runs cannot be read on terminals that answer. */
  readonly on_terminals: readonly Problem[];
}
