/** What the status comment on a pull request tells, as data (layer 1, types only). */
import type { FailureClass, Tag } from '../action/src/model/verdict.ts';
import type { Millis } from '../action/src/model/basics.ts';

/** A run that has ended. */
export interface EndedRun {
  readonly run_id: string;
  /** null: not known any more. */
  readonly round: number | null;
  readonly tag: Tag | null;
  readonly class: FailureClass | null;
  readonly executor: string;
  readonly terminal: string;
  readonly seconds: number | null;
  readonly tokens: number | null;
  readonly cost_usd: number | null;
}

export interface OpenRunShown {
  readonly run_id: string;
  readonly round: number;
  readonly executor: string;
  readonly terminal: string;
  readonly since: Millis;
  /** null: its terminal answers. */
  readonly unreachable_since: Millis | null;
}

export interface PullStatus {
  /** `ENG-12` */
  readonly key: string;
  /** Of the item in Plane. */
  readonly url: string;
  readonly state: string;
  readonly open: OpenRunShown | null;
  /** Oldest first. */
  readonly ended: readonly EndedRun[];
  /** Ended runs that are no longer known one by one. */
  readonly forgotten: number;
  /** What is waited for, and until when if that is known; null: nothing is. */
  readonly waits: { readonly detail: string; readonly until: Millis | null } | null;
}
