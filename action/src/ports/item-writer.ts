/** What is written in Plane, and as whom (layer 1). */
import type { Problem } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
import type { ProjectInfo, WorkItem } from '../model/work-item.ts';

/** Where and as whom something is said in Plane. */
export interface Target {
  readonly project: ProjectInfo;
  readonly item_id: string;
  /** Terminal whose `token_key` signs it; null: the reader's own. */
  readonly as: string | null;
  /** User ids of bots besides the one that signs; what they have said is ours as well. */
  readonly bots?: readonly string[];
  /** Other comments of ours on this item: whoever may edit them may also give them an external id that is to come. */
  readonly others?: readonly string[];
  /** When the comment became due, by our clock; one that somebody else has edited and that is older is another one. */
  readonly due?: Millis;
}

/** A comment of ours that is in Plane. */
export interface Posted {
  readonly comment_id: string;
  /** False: it was there already. */
  readonly created: boolean;
  /** Its HTML as Plane returned it; null: not told, or somebody else has edited it since. */
  readonly html: string | null;
}

/** Writes to Plane, through the token of the terminal that answers. @throws {PlaneError} on every method. */
export interface ItemWriter {
  /** The user id behind a token. */
  whoAmI(as: string | null): Promise<string>;
  /** What tells one key of a terminal from another, and nothing of the key itself; null: there is none. */
  keyPrint?(as: string): string | null;
  /** Why the user of the terminal could not say there what a run comes to; null: it could. */
  mayWrite(project: ProjectInfo, as: string): Promise<Problem | null>;
  /**
   * Posts `html` under `external_id` (`external_source` is always `agentd`). A 409 is done once the comment that is
   * there is by an actor of ours and is no other comment of theirs; else it is a PlaneError `plane-comment-taken`. One that
   * cannot be read is `plane-comment-unread`, and one that is not seen on this item `plane-comment-unseen`: ours may lie
   * behind both.
   */
  putComment(target: Target, external_id: string, html: string): Promise<Posted>;
  /** Sets the state and checks the answer; returns the item as Plane now has it. */
  move(target: Target, state_id: string): Promise<WorkItem>;
  /** Adds a link unless the same URL is there. */
  putLink(target: Target, url: string, title: string): Promise<{ created: boolean }>;
}
