/** What reads of Plane bring (layer 1, types only): lists may break off, and then say so. */
import type { Problem } from '../errors.ts';
import type { ItemComment, ProjectInfo, WorkItem } from '../model/work-item.ts';
import type { Millis } from '../model/basics.ts';

/** What is not among the states, labels or members of a `partial` project is unknown, not absent; null: all were read. */
export interface ProjectRead extends ProjectInfo {
  readonly partial: Problem | null;
}

/** What a project's items point to. */
export type ProjectWords = Pick<ProjectInfo, 'states' | 'labels'>;

export interface ChangedItems {
  /** Newest first, each once. */
  readonly items: readonly WorkItem[];
  /** The first page's newest `updated_at`: the next watermark, if the list is not partial. */
  readonly newest: Millis | null;
  /** Why there may be more that changed; null: that is all. What is not listed is then unknown, not absent. */
  readonly partial: Problem | null;
  /** Ids of items that are listed and cannot be read. */
  readonly unread: readonly string[];
}

export interface CommentsRead {
  /** Oldest first. */
  readonly comments: readonly ItemComment[];
  /** Why there may be older ones; null: these are all. */
  readonly partial: Problem | null;
}
