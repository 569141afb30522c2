/**
 * What can be asked of a terminal, as data (layer 1). A shell turns a batch of operations into ONE script and the text
 * that comes back into results; a channel delivers the script. Executors compose operations; transports carry them.
 */
import type { Census } from './inventory.ts';
import type { EndedBy, ExecResult, Json, Millis, ProcessIdentity, Watch } from '../model/model.ts';
import type { Fence } from './ports.ts';
import type { Problem } from '../errors.ts';
import type { AskedFile, Survey } from './machine-facts.ts';

/** One thing to read back from a run directory (executor contract: COLLECT). File names are relative to the run directory. */
export type CollectItem =
  | { readonly op: 'read'; readonly file: string; readonly max_bytes: number }
  /** The first or last line that contains `needle` (a fixed string), cut at `max_bytes`. */
  | {
      readonly op: 'grep';
      readonly file: string;
      readonly needle: string;
      readonly pick: 'first' | 'last';
      readonly max_bytes: number;
    }
  | { readonly op: 'tail'; readonly file: string; readonly max_bytes: number };

/** What an item yielded: the text (UTF-8 decoded with replacement), or null only if the file is absent. */
export type Collected = readonly (string | null)[];

/** What a launch needs; the transport makes the runner script from it. */
export interface Launch {
  /** Scheduled-task name and process marker: `agentd-<dir_name>`. */
  readonly task: string;
  /** Absolute run directory on the terminal. */
  readonly dir: string;
  /** Plane's uuid of the item: names the item lock under the run root. */
  readonly item_id: string;
  /** Working directory of the command; exit 97 when it cannot be entered. */
  readonly cwd: string;
  /** The agent's command line, placeholders already filled. */
  readonly command: string;
  /** The program by whose name the command begins, to be found along the search path; absent or empty: it has none. */
  readonly program?: string;
  /** stdout of the command, e.g. `events.jsonl`. */
  readonly stdout_name: string;
  /** Further files to write into the run directory, `prompt.md` among them. */
  readonly files: Readonly<Record<string, string>>;
  readonly limit_s: number;
  readonly stall_s: number;
  /** What becomes of processes that are there after the agent's own end; absent: they are ended. */
  readonly survivors?: Survivors;
}

/** `end`: they are ended with the run. `keep`: they may live on after a normal end, unless one of them is an agent. */
export type Survivors = 'end' | 'keep';

/** State of a run as the terminal sees it, before an adapter has read the files. */
export type RawInspection =
  | { readonly state: 'none'; readonly survivors: readonly number[] }
  /** `why`: what the machine says of a launch that has not begun for a while, for people; absent: nothing. */
  | { readonly state: 'starting'; readonly since: Millis | null; readonly why?: string }
  | { readonly state: 'void' }
  | {
      readonly state: 'running';
      readonly started_at: Millis | null;
      readonly last_output_at: Millis | null;
      readonly watch: Watch | null;
      readonly collected: Collected;
    }
  | {
      readonly state: 'finished';
      /** null: `exit.txt` is there but empty or unreadable. */
      readonly exit_code: number | null;
      readonly started_at: Millis | null;
      readonly ended_at: Millis | null;
      readonly ended_by: EndedBy;
      readonly survivors: readonly number[];
      readonly collected: Collected;
    }
  | {
      readonly state: 'gone';
      /** Null: nobody can tell. */
      readonly same_boot: boolean | null;
      readonly survivors: readonly number[];
      readonly collected: Collected;
    };

export type Operation =
  /**
   * Refuses a smaller fence, takes the item lock, makes the directory, writes the files, launches detached.
   * `replaces`: every earlier directory of the same run; each one's `begin` must first hold the content `void`
   * (created now, or void already). Only if all are void is the new one started; else the status is `evidence`.
   */
  | { readonly op: 'start'; readonly launch: Launch; readonly replaces: readonly string[] }
  | { readonly op: 'void'; readonly dir: string }
  | {
      readonly op: 'inspect';
      readonly dir: string;
      readonly task: string;
      /** What `start` returned; null: its answer was lost, and only the directory tells. */
      readonly identity: ProcessIdentity | null;
      /** Read when finished or gone. */
      readonly collect: readonly CollectItem[];
      /** Read while it runs (thread id). */
      readonly collect_running: readonly CollectItem[];
    }
  /**
   * Ends all that belongs to the run, by verified identity only: an exit record stops no signal to what is surely the run's.
   * Answers with an inspection of what is there afterwards.
   */
  | {
      readonly op: 'kill';
      readonly dir: string;
      readonly task: string;
      readonly identity: ProcessIdentity | null;
      readonly collect: readonly CollectItem[];
    }
  /** Starts the watchdog of a living run again, which goes on from `elapsed_s`; nothing where one is there. */
  | {
      readonly op: 'watch';
      readonly dir: string;
      readonly task: string;
      readonly identity: ProcessIdentity | null;
      readonly elapsed_s: number;
    }
  /** Removes what a launch left outside its directory (scheduled task, item lock). */
  | { readonly op: 'forget'; readonly dir: string; readonly task: string; readonly item_id: string }
  /**
   * Removes a run directory that lies right under the run root, every item lock that names it, and its task. Refused
   * (`run-alive`) while a run may live in it or a marked process does.
   */
  | { readonly op: 'discard'; readonly dir: string; readonly task: string }
  /** Looks at all that runs have left on the machine. `repos`: whose worktrees the items' can be. */
  | { readonly op: 'census'; readonly repos: readonly string[] }
  /**
   * Removes an item's worktree, by git and only if it holds no work that is nowhere else and no run can be in it; the branch
   * stays. `lineage`: of the state, as in the names of its runs; another state that has runs of an item with this key keeps it.
   */
  | {
      readonly op: 'remove_worktree';
      readonly path: string;
      readonly repos: readonly string[];
      readonly lineage: string;
    }
  | { readonly op: 'process_count'; readonly name: string }
  | { readonly op: 'facts' }
  /** Looks at the machine itself and changes nothing there; takes up to ten seconds. */
  | {
      readonly op: 'survey';
      /** By name, looked for along the search path of a run, or by absolute path. */
      readonly programs: readonly { readonly word: string; readonly version: boolean }[];
      readonly repos: readonly string[];
      /** Files that commands call; a relative path begins in `folder`. */
      readonly files?: readonly AskedFile[];
    }
  /** Single steps of the transport interface of the executor contract. */
  | { readonly op: 'mkdir'; readonly path: string; readonly clean: boolean }
  | { readonly op: 'probe'; readonly dir: string; readonly names: readonly string[] }
  | { readonly op: 'write'; readonly path: string; readonly text: string }
  | { readonly op: 'fetch'; readonly dir: string; readonly items: readonly CollectItem[] };

export type OperationResult =
  /**
   * `identity`: of the wrapper that was started, from the shell that started it; null: it could not tell. `how`: the way by which it was
   * started, and on further lines those that were refused, with the words of each; absent: there is only one way.
   */
  | {
      readonly op: 'start';
      readonly status: 'started';
      readonly identity: ProcessIdentity | null;
      readonly how?: string;
    }
  | { readonly op: 'start'; readonly status: 'evidence' }
  | { readonly op: 'void'; readonly status: 'void' | 'evidence' }
  | { readonly op: 'inspect' | 'kill'; readonly inspection: RawInspection }
  | { readonly op: 'forget' | 'mkdir' | 'write' | 'remove_worktree' | 'watch' }
  | { readonly op: 'census'; readonly now: Millis; readonly census: Census }
  /** `watchdogs`: processes of the run's own that were still there a few seconds after it was removed. */
  | { readonly op: 'discard'; readonly status: 'removed' | 'absent'; readonly watchdogs: number }
  /** null: unknown. */
  | { readonly op: 'process_count'; readonly count: number | null }
  | { readonly op: 'facts'; readonly now: Millis; readonly utc_offset_min: number | null; readonly boot_id: string }
  | { readonly op: 'survey'; readonly survey: Survey }
  | { readonly op: 'probe'; readonly present: readonly string[] }
  | { readonly op: 'fetch'; readonly collected: Collected }
  /** The operation was refused or failed on the terminal; nothing was left half done. */
  | { readonly op: Operation['op']; readonly refused: Problem };

/** A script language. Pure. */
export interface Shell {
  readonly os: 'linux' | 'darwin' | 'windows';
  /** The whole script for one round trip; results come back as lines behind `nonce`. */
  script(operations: readonly Operation[], envelope: Envelope): string;
  /**
   * Results in the order of the operations.
   * @throws {TransportError} `answer-incomplete` when the END line is missing: everything is then unknown.
   */
  parse(output: string, operations: readonly Operation[], envelope: Envelope): readonly OperationResult[];
  /** The terminal could not unpack the script, has done nothing, and has to be sent the plain one. */
  asksForPlain(output: string, envelope: Envelope): boolean;
  /** The text of the runner script (`run.sh`, `run.ps1`) that a start writes into the run directory. */
  runner(launch: Launch): string;
  join(...parts: readonly string[]): string;
  /** One word of a command line, whatever the value. */
  quote(value: string): string;
}

export interface Envelope {
  /** Fresh random hex for each script. */
  readonly nonce: string;
  /** Null for scripts that only read. */
  readonly fence: Fence | null;
  readonly run_root: string;
  /** The terminal cannot unpack scripts: even a long one is written out. Absent: long ones are packed. */
  readonly plain?: boolean;
}

/** Carries one script to the machine and its output back. */
export interface Channel {
  readonly name: string;
  /** Where there are several ways: the one that scripts go by now. */
  readonly route?: string;
  /**
   * @returns stdout as text.
   * @throws {Unreached} surely before the script ran. @throws {HostKeyError}. @throws {TransportError} nobody knows.
   */
  run(script: string, options: { timeout_ms: number; signal?: AbortSignal }): Promise<string>;
  close(): Promise<void>;
}

/** A shell over a channel, with the verbs of the executor contract's transport interface. Each call is one round trip. */
export interface Transport {
  readonly os: Shell['os'];
  readonly run_root: string;
  readonly round_trips: number;
  /** Name of the channel that scripts go by now. */
  readonly route: string;
  join(...parts: readonly string[]): string;
  quote(value: string): string;
  defaultRunRoot(): string;
  /** The batch that everything else is a view of. */
  batch(operations: readonly Operation[], fence: Fence | null): Promise<readonly OperationResult[]>;
  mkdir(path: string, clean: boolean): Promise<void>;
  probe(dir: string, names: readonly string[]): Promise<readonly string[]>;
  writeText(path: string, text: string): Promise<void>;
  readText(path: string): Promise<string | null>;
  grepFirst(path: string, needle: string): Promise<string | null>;
  tail(path: string, max_bytes: number): Promise<string | null>;
  /** The text of the runner script (`run.sh`, `run.ps1`). */
  runner(launch: Launch): string;
  launch(launch: Launch): Promise<void>;
  startRun(launch: Launch, fence: Fence): Promise<'started' | 'evidence'>;
  fetch(dir: string, items: readonly CollectItem[]): Promise<Collected>;
  kill(task: string, dir: string): Promise<RawInspection>;
  forget(task: string, dir: string, item_id: string): Promise<void>;
  /** null: unknown, which means: start nothing. */
  processCount(name: string): Promise<number | null>;
  close(): Promise<void>;
}

/** The pure part of a command-line executor (layer 3 implements it). */
export interface Adapter {
  readonly name: 'codex' | 'claude-code' | 'shell' | 'mock';
  readonly resume: boolean;
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
