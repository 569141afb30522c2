/** What can be asked of a terminal, as data (layer 1). Executors compose operations; transports carry them. */
import type { Problem } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
import type { Watch } from '../model/inspection.ts';
import type { EndedBy } from '../model/result.ts';
import type { ProcessIdentity } from '../model/run.ts';
import type { Inventory } from './inventory.ts';
import type { Launch } from './launch.ts';
import type { AskedFile, MachineFacts } from './machine-facts.ts';

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
  | { readonly op: 'inventory'; readonly repos: readonly string[] }
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
      readonly op: 'machine_facts';
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
  | { readonly op: 'inventory'; readonly now: Millis; readonly inventory: Inventory }
  /** `watchdogs`: processes of the run's own that were still there a few seconds after it was removed. */
  | { readonly op: 'discard'; readonly status: 'removed' | 'absent'; readonly watchdogs: number }
  /** null: unknown. */
  | { readonly op: 'process_count'; readonly count: number | null }
  | { readonly op: 'facts'; readonly now: Millis; readonly utc_offset_min: number | null; readonly boot_id: string }
  | { readonly op: 'machine_facts'; readonly machine: MachineFacts }
  | { readonly op: 'probe'; readonly present: readonly string[] }
  | { readonly op: 'fetch'; readonly collected: Collected }
  /** The operation was refused or failed on the terminal; nothing was left half done. */
  | { readonly op: Operation['op']; readonly refused: Problem };

/** An answer that lacks the result of an operation: what became of that is unknown. */
export const ANSWER_INCOMPLETE: Problem = {
  code: 'answer-incomplete',
  message: 'The terminal answered without this result.',
  remedy: 'Nothing is concluded from it, and the terminal is asked again.',
  retry: true,
};
