/**
 * Everything agentd says in Plane, as data (layer 1, types only). How it is worded is in `wording.ts`.
 * The first line of every message shows a tag in brackets, for people and scripts alike.
 */
import type { Problem } from '../action/src/errors.ts';
import type { FailureClass, Tag } from '../action/src/model/verdict.ts';
import type { Millis } from '../action/src/model/basics.ts';
import type { Usage } from '../action/src/model/usage.ts';

/** What git did around a run in a worktree. */
export interface GitTold {
  /** For the line of facts: branch, commits, size of the change, push. */
  readonly facts: readonly string[];
  /** What did not go as it should, each as sentences of agentd's own; `said`: git's words about it, or empty. */
  readonly notes: readonly { readonly says: string; readonly said: string }[];
}

/** What is told of the run behind a message, in one line at its end. */
export interface Facts {
  readonly executor: string;
  readonly model: string | null;
  readonly effort: string | null;
  readonly terminal: string;
  /** How long the run took; null: unknown. */
  readonly seconds: number | null;
  /** Of this run only; null: the tool did not tell. */
  readonly usage: Usage | null;
  /** 1 for the first turn of the conversation. */
  readonly round: number;
  readonly iteration: number;
  readonly attempt: number;
  /** `ENG-12-3` */
  readonly run_id: string;
  /** Absent: it had no worktree, or nothing is known of it. */
  readonly git?: GitTold;
  /** What a person did to stop the run, which had ended by itself by then; absent: nothing. */
  readonly late?: string;
  /** Why the conversation is a new one; absent: it is not, or nobody would expect the old one. */
  readonly rebuilt?: 'gone' | 'failed';
  /** Calls that the tool refused for lack of permission, and of which of its tools; absent: none. */
  readonly denied?: { readonly calls: number; readonly tools: readonly string[] };
}

/** An earlier try at the same prompt. */
export interface Earlier {
  readonly run_id: string;
  readonly class: FailureClass;
  readonly at: Millis;
}

/** The agent's last message, with its tag. */
export interface AnswerMessage {
  readonly kind: 'answer';
  readonly tag: Tag;
  /** False: the agent gave no tag and ended well, so its answer is treated as `[review]`; the message says so. */
  readonly tagged: boolean;
  /** Byte for byte what the agent wrote. */
  readonly text: string;
  /** Absolute path on the terminal of the file that holds the whole text; null: unknown. */
  readonly source: string | null;
  /** What is to be said of the text: see {@link TextNotes}; absent: nothing. */
  readonly notes?: TextNotes;
  readonly facts: Facts;
}

export interface TextNotes {
  /** It was longer than what agentd reads, so that its end is missing. */
  readonly cut: boolean;
  /** The tool's final event held none; it is the last message of the event stream. */
  readonly recovered: boolean;
}

export interface FailedMessage {
  readonly kind: 'failed';
  readonly class: FailureClass;
  /** One sentence of agentd's own. */
  readonly reason: string;
  /** The last frame: end of stderr or the last event. */
  readonly tail: string;
  /** What the agent said last, where that is no answer; absent: nothing, or it is not known. */
  readonly said?: string;
  readonly history: readonly Earlier[];
  /** What a person does about it; empty: nothing is known. */
  readonly remedy: string;
  readonly facts: Facts;
}

/** The run is gone: no process and no record of its end. */
export interface LostMessage {
  readonly kind: 'lost';
  readonly reason: string;
  /** What was found, one sentence each. */
  readonly evidence: readonly string[];
  /** Where what it wrote lies on its terminal, and the command line that reads it there, if there is one. */
  readonly left?: { readonly dir: string; readonly read: string | null };
  readonly tail: string;
  readonly said?: string;
  readonly history: readonly Earlier[];
  readonly remedy: string;
  readonly facts: Facts;
}

export interface CancelledMessage {
  readonly kind: 'cancelled';
  /** What ended it, as one sentence: the move or the reassignment that was seen. */
  readonly by: string;
  readonly facts: Facts;
}

/** A person took the item while agentd still wanted a further run of it, which is not made. */
export interface DroppedMessage {
  readonly kind: 'dropped';
  /** What the person did, as one sentence. */
  readonly by: string;
  /** How the run ended that was to be followed; null: it reported progress. */
  readonly ended: { readonly class: FailureClass; readonly reason: string } | null;
  readonly history: readonly Earlier[];
  readonly facts: Facts;
}

export interface TimedOutMessage {
  readonly kind: 'timed_out';
  /** `time`: the whole run took too long. `output`: it was silent for too long. */
  readonly limit: 'time' | 'output';
  readonly limit_s: number | null;
  readonly tail: string;
  readonly said?: string;
  readonly history: readonly Earlier[];
  readonly remedy: string;
  readonly facts: Facts;
}

/** Said only when an account's quota held the item several times in a row. */
export interface QuotaHoldMessage {
  readonly kind: 'quota_hold';
  readonly account: string | null;
  /** Holds in a row. */
  readonly holds: number;
  readonly reset_at: Millis | null;
  readonly tail: string;
  readonly facts: Facts;
}

/** Said once; the run is kept until the terminal is reached or a person releases the item. */
export interface UnreachableMessage {
  readonly kind: 'unreachable';
  readonly terminal: string;
  readonly since: Millis;
  readonly evidence: readonly string[];
  /** Key of the item, for the command that releases it. */
  readonly key: string;
  readonly facts: Facts;
}

/**
 * Said once: what has become of a run cannot be told although its terminal answers, or processes of it cannot be ended. The
 * run is kept until that changes or a person releases the item.
 */
export interface HeldMessage {
  readonly kind: 'held';
  readonly reason: string;
  readonly since: Millis;
  readonly remedy: string;
  /** Key of the item, for the command that releases it. */
  readonly key: string;
  readonly facts: Facts;
}

/** No run was started, and trying again would not help. */
export interface UnstartableMessage {
  readonly kind: 'unstartable';
  readonly problem: Problem;
  /** null: nothing had been chosen yet. */
  readonly facts: Facts | null;
}

/** The agent said `[progress]` as often in a row as is allowed, so the item asks. */
export interface IterationCapMessage {
  readonly kind: 'iteration_cap';
  readonly iterations: number;
  readonly text: string;
  readonly source: string | null;
  readonly notes?: TextNotes;
  readonly facts: Facts;
}

/** A person asked to stop what had already ended. */
export interface LateStopMessage {
  readonly kind: 'late';
  readonly facts: Facts;
}

export type Message =
  | AnswerMessage
  | FailedMessage
  | LostMessage
  | CancelledMessage
  | DroppedMessage
  | LateStopMessage
  | TimedOutMessage
  | QuotaHoldMessage
  | UnreachableMessage
  | HeldMessage
  | UnstartableMessage
  | IterationCapMessage;

/** What the first line shows. `cancelled` is a note: it moves nothing and asks for nothing. */
export type ShownTag = Tag | 'cancelled';
