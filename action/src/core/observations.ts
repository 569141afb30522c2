/** What a tick saw, as data: what could not be read is there as a failure, never as an absence. */
import type { Barred } from '../config/barred.ts';
import type { Problem } from '../errors.ts';
import type { Inspection } from '../model/inspection.ts';
import type { ItemComment, ProjectInfo, WorkItem } from '../model/work-item.ts';
import type { Millis } from '../model/basics.ts';
import type { Blocker, Purpose } from '../ports/tracker.ts';
import type { TerminalReport } from '../ports/fleet.ts';

export type ProjectSeen =
  | {
      readonly ok: true;
      readonly info: ProjectInfo;
      /** Whether `info` was read now (else it is the cached one). */
      readonly fresh: boolean;
      /** Its states and labels were read now, because an item points to some that were not known. */
      readonly learned?: true;
      readonly items: readonly WorkItem[];
      readonly newest: Millis | null;
      /** True: `items` and `unread` are every item of the project. */
      readonly full: boolean;
      /**
       * What broke off before its end: the list of what changed, or of everything (`spent`: for want of requests). Then more
       * may have changed.
       */
      readonly cut: 'changes' | 'sweep' | 'spent' | null;
      /** Ids of items that are listed and cannot be read. */
      readonly unread: readonly string[];
      /** True: what is not among the states, labels and members of `info` may be there all the same. */
      readonly info_partial: boolean;
      /** What was read in part, or not again. */
      readonly problems: readonly Problem[];
    }
  | { readonly ok: false; readonly problem: Problem };

/** One item read by id in this tick. */
export type Detail =
  | {
      readonly ok: true;
      /** null: the project answers, and the item is not there. */
      readonly item: WorkItem | null;
      /** null: not asked for, or not read. Oldest first. */
      readonly comments: readonly ItemComment[] | null;
      /** null: not read. */
      readonly blockers: readonly Blocker[] | null;
      /** Comments or blockers that were asked for and could not be read, or not all. Absent: there is no such thing. */
      readonly unread?: Problem;
    }
  | { readonly ok: false; readonly problem: Problem };

/** Plane user id behind a terminal's token; or why that is not known, and which it was when it last was. */
export type Identity =
  | { readonly user_id: string; readonly key?: string | null; readonly fresh: boolean }
  | { readonly problem: Problem; readonly last_user_id: string | null };

export interface Observations {
  readonly projects: Readonly<Record<string, ProjectSeen>>;
  /** By item id. */
  readonly details: ReadonlyMap<string, Detail>;
  /** By reference id (see `refs.ts`). */
  readonly runs: ReadonlyMap<string, Inspection>;
  readonly terminals: ReadonlyMap<string, TerminalReport>;
  /** By terminal. */
  readonly identities: ReadonlyMap<string, Identity>;
  /** By {@link rightKey}; absent: nobody asked. */
  readonly rights: ReadonlyMap<string, Right>;
  /** What of the configuration cannot be used in this tick; absent: everything can. */
  readonly barred?: Barred;
}

/** Whether the user of a terminal can say in a project what a run comes to; null: that could not be read. */
export type Right = { readonly may: true } | { readonly may: false | null; readonly problem: Problem };

export function rightKey(terminal: string, project: string): string {
  return `${terminal} ${project}`;
}

/** A read by id that would let the plan decide more. */
export interface WantedItem {
  readonly project: string;
  readonly purpose: Purpose;
  readonly comments: boolean;
  readonly blockers: boolean;
  /** It would start, but for this read. */
  readonly start?: boolean;
}
export type Want = (item_id: string, wanted: WantedItem) => void;
