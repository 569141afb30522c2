/** What a run left behind (layer 0: types). */
import type { Json, Millis } from './basics.ts';
import type { GitRecord } from './git-outcome.ts';
import type { Usage } from './usage.ts';
import type { FailureClass } from './verdict.ts';

/** Cumulative figures that a tool printed for a thread; subtracted from the next run's. Opaque to the core. */
export type ThreadTotals = { readonly [key: string]: Json };

/**
 * What a tool's own event stream says about its end. `good`: it ended its turn by itself without error. `failed`: it
 * reports an error. `interrupted`: it reports that it was stopped. `cut`: there are events and no final one. `none`: no
 * events at all (it never got that far, or prints none).
 */
export type FinalEvent = 'good' | 'failed' | 'interrupted' | 'cut' | 'none';

/** What a run left behind, plus the facts an adapter reads from structured events. */
export interface ExecResult {
  /** The agent's last message, byte for byte; null unless the tool's final event was good. */
  readonly last_message: string | null;
  /** null: unknown (killed before the record, or the record is unreadable). */
  readonly exit_code: number | null;
  readonly thread_id: string | null;
  readonly log_paths: readonly string[];
  /** Absolute path of the file that holds the last message whole; absent when there is none. */
  readonly message_path?: string;
  /** The last message is longer than what is read of a terminal; its end is missing. */
  readonly message_cut?: boolean;
  /** The tool's final event held no message; it is the one that its event stream ended with. */
  readonly message_recovered?: boolean;
  /** End of stderr or the last event: the "last frame". Never the agent's prose. */
  readonly tail: string;
  /** The tail holds what the tool printed after its last event, or instead of any, such as a question of its own. */
  readonly asked?: boolean;
  /** What the tool itself said of its failure; patterns look at nothing else. Absent: the tail is just that. */
  readonly error_text?: string;
  /** Tokens of this run only, second agents included where they are printed; absent when the files cannot tell. */
  readonly usage?: Usage;
  /** The main conversation alone, where it is printed separately (claude). */
  readonly usage_main?: Usage;
  /** Absent: nothing was printed, so what the thread has used by now is unknown. */
  readonly thread_totals?: ThreadTotals;
  /** A structured time at which a quota resets. */
  readonly reset_at?: Millis;
  /** Only where a thread was asked for: whether this run really continued it. */
  readonly resumed_same_thread?: boolean;
  /** The structured final event says failure although the process may have exited 0 (claude `is_error`). */
  readonly reported_failure?: boolean;
  /** Absent for tools without an event stream. */
  readonly final?: FinalEvent;
  /**
   * The failure class, where structured fields (status codes, error types) name it; built-in text patterns then do not
   * overrule it. `killed`: it was stopped in the middle of its work, so that earlier complaints on stderr say nothing.
   */
  readonly error_class?: FailureClass;
  /** The limit of a run that the tool's own fields say it met. */
  readonly own_limit?: 'turns' | 'budget' | 'context';
  /** What the agent said last in a turn that did not end well: no answer, and nothing is concluded from it. */
  readonly said_last?: string;
  /** Absent: the run had no worktree, or its record is not there. */
  readonly git?: GitRecord;
  /** Tool calls refused for lack of permission. */
  readonly permission_denials?: number;
  /** The tools of these calls, as the tool names them; absent: there are none, or it does not tell. */
  readonly denied_tools?: readonly string[];
  /** Lines of output that were broken, foreign or too long. */
  readonly skipped_lines?: number;
}

/** Who ended a run: the agent's process itself, a limit kept on the terminal, or a kill by agentd. */
export type EndedBy = 'itself' | 'limit' | 'stall' | 'kill';
