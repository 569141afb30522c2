import type { Json, Millis } from '../model/basics.ts';
import type { EndedBy, ExecResult } from '../model/result.ts';
import type { CollectItem, Collected } from './operation.ts';

/** The pure part of a command-line executor (layer 3 implements it). */
export interface Adapter {
  readonly name: 'codex' | 'claude-code' | 'shell' | 'mock';
  readonly stdout_name: string;
  readonly collect: readonly CollectItem[];
  readonly collect_running: readonly CollectItem[];
  /** Reads what was collected (same order as `collect`). Never throws: broken input is counted, not fatal. */
  read(collected: Collected, facts: ReadFacts): ExecResult;
  /** The thread id from `collect_running`, or null. */
  threadOf(collected: Collected): string | null;
}

/** What a reader knows besides the files. */
export interface ReadFacts {
  /** null: unknown (no record, or unreadable). */
  readonly exit_code: number | null;
  readonly ended_by: EndedBy | null;
  readonly asked_thread: string | null;
  readonly totals_before: { readonly [key: string]: Json } | null;
  readonly started_at: Millis | null;
  readonly ended_at: Millis | null;
  /** Minutes east of UTC on the terminal, to read clock times without a zone; null: unknown. */
  readonly utc_offset_min: number | null;
  /** Absolute run directory, for `log_paths`. */
  readonly dir: string;
  /** Where the agent left its last message, relative to `dir`. */
  readonly answer_file: string;
}
