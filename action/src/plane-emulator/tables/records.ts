/**
 * What the embedded Plane keeps. Records are replaced, never changed in place, so a copy of the tables is a moment in
 * time. Keys are those of Plane's API answers.
 */
import type { Json } from '../../model/basics.ts';
import type { Priority, StateGroup } from '../../model/work-item.ts';

export type Uuid = string;
/** Microseconds since 1970 UTC: Plane's answers have six digits after the second. */
export type Micros = number;

/** 20 admin, 15 member, 5 guest. */
export type Role = 5 | 15 | 20;

export interface User {
  readonly id: Uuid;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly display_name: string;
  readonly avatar: string;
  /** IANA name; times are shown in it. */
  readonly timezone: string;
  readonly created_at: Micros;
}

export interface Token {
  readonly token: string;
  readonly user: Uuid;
  readonly is_service: boolean;
  readonly is_active: boolean;
  readonly expired: boolean;
}

export interface Workspace {
  readonly id: Uuid;
  readonly slug: string;
  readonly name: string;
}

export interface WorkspaceMember {
  readonly workspace: Uuid;
  readonly user: Uuid;
  readonly role: Role;
  readonly is_active: boolean;
  readonly created_at: Micros;
}

export interface ProjectMember {
  readonly id: Uuid;
  readonly project: Uuid;
  readonly user: Uuid;
  readonly role: Role;
  readonly is_active: boolean;
  readonly created_at: Micros;
}

/** What every row of a workspace has. */
export interface Row {
  readonly id: Uuid;
  readonly created_at: Micros;
  readonly updated_at: Micros;
  readonly deleted_at: Micros | null;
  readonly created_by: Uuid | null;
  readonly updated_by: Uuid | null;
  readonly workspace: Uuid;
}

export interface Project extends Row {
  readonly name: string;
  readonly description: string;
  readonly identifier: string;
  /** 2 public, 0 secret. */
  readonly network: number;
  readonly default_assignee: Uuid | null;
  readonly archived_at: Micros | null;
  readonly external_source: string | null;
  readonly external_id: string | null;
  readonly logo_props: Json;
  /** Modules, cycles and views are on in projects of the seed and off in projects made through the API. */
  readonly views: boolean;
  /** The largest work item number given so far; numbers are not used again. */
  readonly last_number: number;
}

export interface State extends Row {
  readonly project: Uuid;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly slug: string;
  readonly sequence: number;
  readonly group: StateGroup | 'triage';
  readonly default: boolean;
  readonly external_source: string | null;
  readonly external_id: string | null;
}

export interface Label extends Row {
  /** null: a label of the workspace. */
  readonly project: Uuid | null;
  readonly name: string;
  readonly description: string;
  readonly color: string;
  readonly sort_order: number;
  readonly parent: Uuid | null;
  readonly external_source: string | null;
  readonly external_id: string | null;
}

export interface Item extends Row {
  readonly project: Uuid;
  readonly name: string;
  readonly description_html: string;
  readonly priority: Priority;
  /** `YYYY-MM-DD` */
  readonly start_date: string | null;
  readonly target_date: string | null;
  readonly archived_at: string | null;
  readonly sequence_id: number;
  readonly sort_order: number;
  readonly completed_at: Micros | null;
  readonly is_draft: boolean;
  readonly point: number | null;
  readonly external_source: string | null;
  readonly external_id: string | null;
  readonly parent: Uuid | null;
  readonly state: Uuid;
  readonly assignees: readonly Uuid[];
  readonly labels: readonly Uuid[];
}

export interface Comment extends Row {
  readonly project: Uuid;
  readonly issue: Uuid;
  readonly comment_html: string;
  readonly access: 'INTERNAL' | 'EXTERNAL';
  readonly external_source: string | null;
  readonly external_id: string | null;
  readonly actor: Uuid;
  /** Id of the row in which Plane keeps the text. */
  readonly description: Uuid;
}

export interface Link extends Row {
  readonly project: Uuid;
  readonly issue: Uuid;
  readonly title: string | null;
  readonly url: string;
  readonly metadata: Json;
}

export interface Activity extends Row {
  readonly project: Uuid;
  readonly issue: Uuid;
  readonly actor: Uuid | null;
  readonly verb: 'created' | 'updated' | 'deleted';
  readonly field: string | null;
  readonly old_value: string | null;
  readonly new_value: string | null;
  readonly old_identifier: Uuid | null;
  readonly new_identifier: Uuid | null;
  readonly comment: string;
}

export const RELATION_TYPES = ['blocked_by', 'duplicate', 'relates_to', 'start_before', 'finish_before'] as const;

/** `issue` is blocked by (…) `related`. */
export interface Relation extends Row {
  readonly project: Uuid;
  readonly issue: Uuid;
  readonly related: Uuid;
  readonly relation_type: (typeof RELATION_TYPES)[number];
}
