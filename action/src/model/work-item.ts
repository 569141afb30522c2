/** Work items and projects as Plane has them, normalised (layer 0: types and closed lists). */
import type { Millis } from './basics.ts';

export const STATE_GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'] as const;

export type StateGroup = (typeof STATE_GROUPS)[number];

export const PRIORITIES = ['urgent', 'high', 'medium', 'low', 'none'] as const;

export type Priority = (typeof PRIORITIES)[number];

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
