/** What is read of Plane (layer 1). */
import type { Millis } from '../model/basics.ts';
import type { ProjectInfo, WorkItem } from '../model/work-item.ts';
import type { ChangedItems, CommentsRead, ProjectRead, ProjectWords } from './plane-reads.ts';

/** What a request is for; when the key's budget runs short the later ones in this list give way. */
export type Purpose = 'publish' | 'cancel' | 'command' | 'intake';

export interface Blocker {
  readonly key: string;
  readonly done: boolean;
}

/** Reads of Plane, through the reader's token. @throws {PlaneError} on every method. */
export interface Tracker {
  /**
   * The project with states, labels and members. Unknown, not a member: PlaneError with the remedy; `plane-project-renamed`:
   * the one with the id `known` has another identifier by now, and none has this one.
   */
  project(key: string, known?: string): Promise<ProjectRead>;
  /** States and labels that were read since because an item pointed to some that `project` lacks; null: none were. */
  learned?(project: ProjectInfo): ProjectWords | null;
  /** Items changed since `since` (with the overlap already subtracted by the caller); null: all. */
  changed(project: ProjectInfo, since: Millis | null): Promise<ChangedItems>;
  /** One item with its description; null: the project answers and the item is not there. */
  item(project: ProjectInfo, id: string, purpose: Purpose): Promise<WorkItem | null>;
  comments(project: ProjectInfo, id: string, purpose: Purpose): Promise<CommentsRead>;
  /** Items that block this one; empty where the server has no relations. */
  blockers(project: ProjectInfo, id: string): Promise<readonly Blocker[]>;
}
