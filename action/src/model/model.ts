/**
 * The words of agentd (layer 0: types and closed lists, no behaviour).
 * Data that is written to state, handles or JSON output has snake_case keys; times are milliseconds since 1970 UTC
 * unless a name ends in `_s` (seconds).
 */
import type { GitRecord } from './git-outcome.ts';
import type { Problem } from '../errors.ts';
import type { Usage } from './usage.ts';

export type { Usage } from './usage.ts';

export { REASONS } from './reasons.ts';
export type { Reason, Waiting } from './reasons.ts';

export const TAGS = ['review', 'question', 'blocked', 'progress'] as const;
/** First line of an agent's last message (seed: executor contract). */
export type Tag = (typeof TAGS)[number];

export const STATE_GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'] as const;
export type StateGroup = (typeof STATE_GROUPS)[number];

export const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'none'] as const;
export type Priority = (typeof PRIORITIES)[number];

/** Milliseconds since 1970 UTC. */
export type Millis = number;

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** A Plane work-item state, resolved. */
export interface ItemState {
  readonly id: string;
  readonly name: string;
  readonly group: StateGroup;
}

/** A Plane issue, normalised: ids de-duplicated and sorted, labels by name, times parsed. */
export interface WorkItem {
  readonly id: string;
  /** Project identifier, the key under `projects` in config, e.g. `ENG`. */
  readonly project: string;
  /** `ENG-12` */
  readonly key: string;
  readonly name: string;
  /** Present when read by id; lists leave it out. */
  readonly description_html?: string;
  readonly state: ItemState;
  readonly assignees: readonly string[];
  readonly labels: readonly string[];
  readonly priority: Priority;
  readonly created_at: Millis;
  readonly updated_at: Millis;
}

/** A comment as Plane keeps it. Only `actor` is trusted; `created_by` can be spoofed and is not read. */
export interface ItemComment {
  readonly id: string;
  readonly actor: string;
  /** Who edited it last; null when nobody did. */
  readonly updated_by: string | null;
  readonly created_at: Millis;
  readonly html: string;
  readonly access: 'INTERNAL' | 'EXTERNAL';
  readonly external_source: string | null;
  readonly external_id: string | null;
}

export interface Member {
  readonly id: string;
  readonly email: string;
  readonly display_name: string;
}

export interface ProjectInfo {
  /** Plane's uuid. */
  readonly id: string;
  readonly key: string;
  readonly name: string;
  readonly archived: boolean;
  readonly states: readonly ItemState[];
  readonly labels: Readonly<Record<string, string>>;
  readonly members: readonly Member[];
}

/** What an executor needs to find its work again. The core stores it and never looks inside. */
export type Handle = { readonly [key: string]: Json };

/** One execution for one item (seed: executor contract, `Run`). */
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

/** Cumulative figures that a tool printed for a thread; subtracted from the next run's. Opaque to the core. */
export type ThreadTotals = { readonly [key: string]: Json };

/**
 * What a tool's own event stream says about its end. `good`: it ended its turn by itself without error. `failed`: it
 * reports an error. `interrupted`: it reports that it was stopped. `cut`: there are events and no final one. `none`: no
 * events at all (it never got that far, or prints none).
 */
export type FinalEvent = 'good' | 'failed' | 'interrupted' | 'cut' | 'none';

/** What a run left behind (seed: `ExecResult`), plus the facts an adapter reads from structured events. */
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

/** What a run's watchdog has counted, in seconds in which the machine was awake. */
export interface Watch {
  readonly elapsed_s: number;
  /** Seconds since the run's output last grew; 0 where the run has no limit on silence. */
  readonly quiet_s: number;
  /** False: nobody keeps the limits of a run that lives; a visit starts a watchdog again. */
  readonly alive: boolean;
}

/** Who ended a run: the agent's process itself, a limit kept on the terminal, or a kill by agentd. */
export type EndedBy = 'itself' | 'limit' | 'stall' | 'kill';

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

/** Launch evidence that `probe` looks for (seed: executor contract). */
export const EVIDENCE = ['exit.txt', 'launch.pid', 'pid.txt'] as const;
export type Evidence = (typeof EVIDENCE)[number];

/** Failure classes, in the order in which they are tried (DESIGN §4). */
export const FAILURE_CLASSES = [
  'session_lost',
  'quota',
  'git',
  'env',
  'transient',
  'timeout',
  'stalled',
  'lost',
  'killed',
  'cancelled',
  'empty',
  'failed',
] as const;
export type FailureClass = (typeof FAILURE_CLASSES)[number];

/** What a result means. */
export type Verdict =
  | {
      readonly kind: 'answer';
      readonly tag: Tag;
      /** False: there was no tag and exit code 0, so it is treated as `[review]` (and said so). */
      readonly tagged: boolean;
      readonly message: string;
    }
  | {
      readonly kind: 'failure';
      readonly class: FailureClass;
      /** One sentence without agent prose. */
      readonly reason: string;
      /** What a person does about it, where more is known than the class. */
      readonly remedy?: string;
      /** It is so in the folder in which the run worked, and perhaps not in those of other items. */
      readonly in_folder?: true;
      /** Only for `quota`: when it resets, if the files say. */
      readonly reset_at?: Millis;
    };
