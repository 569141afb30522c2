/**
 * The state a server starts with, as data. Ids, tokens and e-mails may be given, or named by a placeholder
 * (`{{id:user.ada}}`, `{{token:ada}}`, `{{email:ada}}`), which the loader fills; rows refer to users, states and labels
 * by alias or name.
 */
import type { Priority, StateGroup } from '../../model/work-item.ts';
import type { Role } from './records.ts';

export interface SeedUser {
  readonly alias: string;
  readonly id: string;
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly display_name: string;
  readonly avatar?: string;
  /** IANA name; default UTC. */
  readonly user_timezone?: string;
}

export interface SeedToken {
  readonly alias: string;
  readonly token: string;
  /** null: belongs to nobody; only its placeholder is filled. */
  readonly user: string | null;
  /** A service token has its own, higher rate limit. */
  readonly is_service?: boolean;
  readonly is_active?: boolean;
  readonly expired?: boolean;
}

export interface SeedMember {
  readonly user: string;
  readonly role: Role;
  /** false: a member who was removed. Default true. */
  readonly is_active?: boolean;
}

export interface SeedState {
  readonly id: string;
  readonly name: string;
  readonly description?: string;
  readonly color: string;
  /** Empty in Plane's default states. */
  readonly slug: string;
  readonly group: StateGroup | 'triage';
  readonly sequence: number;
  readonly default: boolean;
}

export interface SeedLabel {
  readonly id: string;
  readonly name: string;
  readonly color: string;
  readonly description?: string;
  readonly sort_order?: number;
}

export interface SeedComment {
  readonly id: string;
  readonly comment_html: string;
  readonly actor: string;
}

export interface SeedItem {
  readonly id: string;
  readonly name: string;
  readonly sequence_id: number;
  /** By name. */
  readonly state: string;
  readonly created_by: string;
  readonly description_html?: string;
  readonly priority?: Priority;
  /** By alias. */
  readonly assignees?: readonly string[];
  /** By name. */
  readonly labels?: readonly string[];
  readonly comments?: readonly SeedComment[];
}

export interface SeedProject {
  readonly id: string;
  /** Slug. */
  readonly workspace: string;
  readonly identifier: string;
  readonly name: string;
  readonly description?: string;
  /** 2 public, 0 secret. */
  readonly network: number;
  readonly archived: boolean;
  readonly default_assignee: string | null;
  readonly created_by: string;
  readonly members: readonly (SeedMember & { readonly membership: string })[];
  readonly states: readonly SeedState[];
  readonly labels: readonly SeedLabel[];
  readonly workItems: readonly SeedItem[];
}

export interface Seed {
  readonly users: readonly SeedUser[];
  readonly tokens: readonly SeedToken[];
  readonly workspaces: readonly {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly members: readonly SeedMember[];
  }[];
  readonly projects: readonly SeedProject[];
  readonly workspaceLabels?: readonly {
    readonly id: string;
    readonly workspace: string;
    readonly name: string;
    readonly color: string;
  }[];
}
