/** The part of Plane that a smoke run needs and a tick does not (layer 1). */
import type { ProjectInfo } from '../model/work-item.ts';
import type { Target } from './item-writer.ts';

/** A work item that agentd makes for itself. */
export interface TrialItem {
  readonly name: string;
  readonly description_html: string;
  readonly state_id: string;
  /** Finds it again when the answer to its making was lost; `external_source` is always `agentd`. */
  readonly external_id: string;
}

export interface MadeItem {
  readonly id: string;
  /** `ENG-12` */
  readonly key: string;
  readonly state_id: string;
  /** User ids; Plane itself may have put the project's default assignee there. */
  readonly assignees: readonly string[];
}

/** Work items that are made for a trial and removed again, as the user of a terminal. @throws {PlaneError} on every method. */
export interface TrialItems {
  make(project: ProjectInfo, as: string, item: TrialItem): Promise<MadeItem>;
  /** By its external id; null: the project answers, and there is none. */
  find(project: ProjectInfo, as: string, external_id: string): Promise<MadeItem | null>;
  unassign(target: Target): Promise<void>;
  /** `gone`: it was not there. */
  remove(target: Target): Promise<'removed' | 'gone'>;
  removeComment(target: Target, comment_id: string): Promise<'removed' | 'gone'>;
}
