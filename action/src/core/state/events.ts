/**
 * Everything that changes state, as data. `plan` decides events (folded before acting), `perform` reports events (folded
 * after acting); both pass through `evolve`. Each names the run or publication it is about, and is ignored when that is
 * no longer current, so folding twice does no harm.
 */
import type { Problem } from '../../errors.ts';
import type { Handle, ProcessIdentity } from '../../model/run.ts';
import type { Millis } from '../../model/basics.ts';
import type { ProjectInfo, WorkItem } from '../../model/work-item.ts';
import type { ThreadTotals } from '../../model/result.ts';
import type { Usage } from '../../model/usage.ts';
import type { Verdict } from '../../model/verdict.ts';
import type { ItemRecord, OpenRun, Publication, PullRecord, Refused, Said, Step } from './state.ts';

/** An identifier that a project had, and the one that it has. */
export interface Renamed {
  readonly from: string;
  readonly to: string;
}

export type StateEvent =
  | {
      readonly type: 'project-read';
      readonly info: ProjectInfo;
      readonly authors: readonly string[];
      readonly at: Millis;
    }
  /** Of its states and labels only, while the rest is as it was read. */
  | {
      readonly type: 'words-read';
      readonly key: string;
      readonly states: ProjectInfo['states'];
      readonly labels: ProjectInfo['labels'];
    }
  /** The same projects have other identifiers by now; all of them at once, for they may have changed places. */
  | { readonly type: 'projects-renamed'; readonly names: readonly Renamed[] }
  | {
      readonly type: 'project-scanned';
      readonly key: string;
      readonly newest: Millis | null;
      /** null: as it was; 0: everything is to be read again. */
      readonly swept_at: Millis | null;
      /** When a read of everything broke off before its end; 0: it came to its end; null: there was none. */
      readonly sweep_cut_at: Millis | null;
      readonly bots: readonly string[];
    }
  | {
      readonly type: 'identity';
      readonly terminal: string;
      readonly user_id: string;
      readonly key: string | null;
      readonly at: Millis;
    }
  | { readonly type: 'terminal-reached'; readonly terminal: string; readonly utc_offset_min: number | null }
  | { readonly type: 'host-keys-learned'; readonly terminal: string; readonly lines: readonly string[] }
  | { readonly type: 'bastion-keys-learned'; readonly lines: readonly string[] }
  | {
      readonly type: 'terminal-unreached';
      readonly terminal: string;
      readonly at: Millis;
      readonly not_before: Millis;
      readonly problem: Problem;
      /** Of the configuration with which it was visited. */
      readonly print?: string;
    }
  | { readonly type: 'item-seen'; readonly item: WorkItem }
  | { readonly type: 'item-dropped'; readonly item_id: string }
  | {
      readonly type: 'comments-read';
      readonly item_id: string;
      readonly at: Millis;
      readonly unheard: { readonly allowed: number; readonly others: number };
      /** When the newest of those by others was written; absent: as before. */
      readonly others_at?: Millis;
    }
  | { readonly type: 'blockers-read'; readonly item_id: string; readonly blocked: ItemRecord['blocked'] }
  /** A person moved an answered item somewhere that starts nothing: a later move is judged from there. */
  | { readonly type: 'item-moved'; readonly item_id: string; readonly left: NonNullable<ItemRecord['left']> }
  /** A person took back an item for which agentd wanted a further run, and that is said in a note; null: to nobody. */
  | {
      readonly type: 'next-dropped';
      readonly item_id: string;
      readonly answer: NonNullable<ItemRecord['answer']>;
      readonly publication: Publication | null;
    }
  /** Comments asked to stop what has already ended; null: what it was about is told by another event. */
  | {
      readonly type: 'stop-heard';
      readonly item_id: string;
      readonly heard: readonly string[];
      readonly heard_as: ItemRecord['heard_as'];
      readonly publication: Publication | null;
    }
  /** The start marker: the item as it is from now on, its run, and the move to the working state. */
  | {
      readonly type: 'run-marked';
      readonly run: OpenRun;
      readonly item: ItemRecord;
      readonly publication: Publication | null;
    }
  | { readonly type: 'run-relaunched'; readonly run: OpenRun }
  /** An earlier launch of the run has begun after all. */
  | {
      readonly type: 'run-adopted';
      readonly item_id: string;
      readonly run_id: string;
      readonly handle: Handle;
      readonly dir_name: string;
    }
  /** The start surely did not happen: everything is as before, but the number is used up. */
  | { readonly type: 'start-refused'; readonly item_id: string; readonly dir_name: string; readonly before: ItemRecord }
  | {
      readonly type: 'run-seen';
      readonly item_id: string;
      readonly run_id: string;
      /** Of the launch that has begun: a later one is not taken for it. */
      readonly dir_name: string;
      readonly started_at: Millis;
      readonly last_output_at: Millis | null;
    }
  /** Who the wrapper of that launch is. */
  | {
      readonly type: 'run-identified';
      readonly item_id: string;
      readonly run_id: string;
      readonly dir_name: string;
      readonly identity: ProcessIdentity;
    }
  /** What the watchdog of that launch has counted. */
  | {
      readonly type: 'run-counted';
      readonly item_id: string;
      readonly run_id: string;
      readonly dir_name: string;
      readonly elapsed_s: number;
      /** More than state knew. */
      readonly gained_s: number;
    }
  /** `since` null: its terminal says again what has become of it. */
  | {
      readonly type: 'run-unreachable';
      readonly item_id: string;
      readonly run_id: string;
      readonly since: Millis | null;
      readonly why: Problem | null;
    }
  /** The configuration lacks what the run needs, since then; null: it lacks nothing. */
  | {
      readonly type: 'run-unconfigured';
      readonly item_id: string;
      readonly run_id: string;
      readonly since: Millis | null;
    }
  /** Its item was read by id. */
  | { readonly type: 'item-confirmed'; readonly item_id: string; readonly run_id: string; readonly at: Millis }
  | {
      readonly type: 'unreachable-told';
      readonly item_id: string;
      readonly run_id: string;
      readonly publication: Publication;
    }
  | {
      readonly type: 'run-stopping';
      readonly item_id: string;
      readonly run_id: string;
      readonly at: Millis;
      readonly why: Extract<OpenRun, { phase: 'stopping' }>['why'];
      readonly detail: string;
    }
  /** A kill was carried out, and this was there afterwards. */
  | {
      readonly type: 'run-outlived';
      readonly item_id: string;
      readonly run_id: string;
      readonly at: Millis;
      readonly pids: readonly number[];
    }
  | {
      readonly type: 'leftovers-told';
      readonly item_id: string;
      readonly run_id: string;
      readonly publication: Publication;
    }
  | { readonly type: 'run-settled'; readonly settlement: Settlement }
  | { readonly type: 'account-held'; readonly account: string; readonly until: Millis; readonly holds: number }
  | { readonly type: 'account-freed'; readonly account: string }
  | {
      readonly type: 'executor-held';
      readonly terminal: string;
      readonly executor: string;
      readonly since: Millis;
      readonly until: Millis;
      readonly reason: string;
      /** Of the configuration with which it failed. */
      readonly print?: string;
    }
  | { readonly type: 'executor-freed'; readonly terminal: string; readonly executor: string }
  /** The terminal is visited again, and like one that has failed once. */
  | { readonly type: 'breaker-lifted'; readonly terminal: string }
  /** The item waits for its account's quota no longer than until then. */
  | { readonly type: 'quota-wait-ended'; readonly item_id: string; readonly at: Millis }
  | {
      readonly type: 'step-ended';
      readonly publication_id: string;
      readonly step: number;
      readonly status: 'done' | 'refused';
      readonly reason: string | null;
      readonly digest: string | null;
      /** The item as Plane has it after a move, or where people moved it. */
      readonly left: NonNullable<ItemRecord['left']> | null;
      /** The comment as Plane has it; absent where it is no comment, or may have been edited since. */
      readonly said?: Said;
      /** What is to be told until a person acts. */
      readonly refusal?: Refused;
    }
  | {
      readonly type: 'step-failed';
      readonly publication_id: string;
      readonly step: number;
      readonly reason: string;
      readonly not_before: Millis;
      readonly digest: string | null;
      readonly stuck: boolean;
      /** A comment's external id is taken: what the next try adds to it, and since when no holder of it is seen. */
      readonly taken?: Pick<Step, 'suffix' | 'unseen_since'>;
    }
  /** In place of an answer that can no longer be read its loss was posted: it is told and moved as one. */
  | {
      readonly type: 'answer-lost';
      readonly publication_id: string;
      readonly reason: string;
      /** The state for what is blocked; null: none is configured. */
      readonly to: string | null;
    }
  | { readonly type: 'forgotten'; readonly publication_id: string; readonly done: boolean }
  /** How many ticks in a row have failed for a passing reason, this one included; 0: this one went well. */
  | { readonly type: 'failures-counted'; readonly failures: number }
  /** `pull`: `owner/name#12`. */
  | { readonly type: 'pull-noted'; readonly pull: string; readonly record: PullRecord }
  /** It is no longer open. */
  | { readonly type: 'pull-dropped'; readonly pull: string }
  /** What became of an item's worktree after its end. `note` null: it is gone. */
  | {
      readonly type: 'worktree-left';
      readonly item_id: string;
      readonly terminal: string;
      readonly note: ItemRecord['worktrees'][string] | null;
    }
  /** `agentd release KEY`: gives the item back although its run cannot be reached. */
  | { readonly type: 'released'; readonly item_id: string; readonly at: Millis };

/** What the end of a run does to its item. */
export interface Settlement {
  readonly item_id: string;
  readonly run_id: string;
  /** Of the last launch that is known of: what is launched later is not settled by this. */
  readonly dir_name: string;
  readonly verdict: Verdict;
  readonly at: Millis;
  readonly seconds: number | null;
  readonly usage: Usage | null;
  /** The item as it is from now on. */
  readonly item: ItemRecord;
  /** null: nothing to say (the next run says it). */
  readonly publication: Publication | null;
  readonly thread_totals: ThreadTotals | null;
}
