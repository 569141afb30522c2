/** What a smoke run tells: one row a step. */
import type { Problem } from '../errors.ts';

/** Steps in their order; the last five clean up, and are tried whatever failed before. */
export const STEP_NAMES = [
  'config',
  'reader-token',
  'identity',
  'states',
  'reach',
  'host-key',
  'script',
  'run-directory',
  'start',
  'poll',
  'collect',
  'work-item',
  'comment',
  'read-back',
  'end-run',
  'remove-run',
  'remove-comment',
  'remove-item',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

export interface SmokeRow {
  readonly step: StepName;
  /** `skipped`: it could not be tried, or there was nothing to do for it. */
  readonly status: 'passed' | 'failed' | 'skipped';
  readonly ms: number;
  /** One sentence: what was found. Empty for failed rows, whose problem says it. */
  readonly detail: string;
  readonly problem?: Problem;
}

export interface SmokeReport {
  /** Every step (of a dry run: that only looks) was tried and passed, and nothing is left behind. */
  readonly ok: boolean;
  readonly project: string;
  readonly terminal: string;
  readonly executor: string;
  readonly rows: readonly SmokeRow[];
}
