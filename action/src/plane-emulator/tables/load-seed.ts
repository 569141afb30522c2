/** Fills the tables from a seed, each row a little later than the one before. */
import type { Project, Row, Uuid } from './records.ts';
import type { Seed, SeedItem, SeedProject } from './seed.ts';
import type { Store } from './store.ts';

/** What the placeholders of the seed became. */
export interface Names {
  readonly ids: ReadonlyMap<string, Uuid>;
  readonly emails: ReadonlyMap<string, string>;
  readonly tokens: ReadonlyMap<string, string>;
}

/** @throws {Error} where the seed refers to something that it does not hold. */
export function loadSeed(store: Store, seed: Seed): Names {
  const loader = new Loader(store);
  for (const user of seed.users) {
    const { alias, first_name, last_name, display_name } = user;
    const id = loader.text(user.id);
    loader.users.set(alias, id);
    store.users.set(id, {
      id,
      email: loader.text(user.email),
      first_name,
      last_name,
      display_name,
      avatar: user.avatar ?? '',
      timezone: user.user_timezone ?? 'UTC',
      created_at: store.now(),
    });
  }
  for (const { token: text, user, ...flags } of seed.tokens) {
    const token = loader.text(text);
    if (user === null) continue;
    const { is_service = false, is_active = true, expired = false } = flags;
    store.tokens.set(token, { token, user: loader.user(user), is_service, is_active, expired });
  }
  for (const { id: text, slug, name, members } of seed.workspaces) {
    const workspace = loader.text(text);
    store.workspaces.set(workspace, { id: workspace, slug, name });
    for (const { user: alias, role, is_active = true } of members) {
      const user = loader.user(alias);
      const created_at = store.now();
      store.workspace_members.set(`${workspace}/${user}`, { workspace, user, role, is_active, created_at });
    }
  }
  for (const project of seed.projects) loader.project(project);
  for (const label of seed.workspaceLabels ?? []) loader.workspaceLabel(label);
  return loader.names;
}

class Loader {
  readonly users = new Map<string, Uuid>();
  readonly #store: Store;
  readonly #ids = new Map<string, Uuid>();
  readonly #emails = new Map<string, string>();
  readonly #tokens = new Map<string, string>();

  constructor(store: Store) {
    this.#store = store;
  }

  get names(): Names {
    return { ids: this.#ids, emails: this.#emails, tokens: this.#tokens };
  }

  /** The text, or what its placeholder stands for. */
  text(text: string): string {
    const [, kind, name = ''] = /^\{\{(id|email|token):(.+)\}\}$/.exec(text) ?? [];
    const random = this.#store.random;
    if (kind === 'id') return madeOnce(this.#ids, name, () => this.#store.id());
    if (kind === 'email') return madeOnce(this.#emails, name, () => `${name}@acme.example`);
    if (kind === 'token') return madeOnce(this.#tokens, name, () => `plane_api_${random.hex(16)}`);
    return text;
  }

  user(alias: string): Uuid {
    return found(this.users.get(alias), `user ${alias}`);
  }

  row(id: string, by: string, workspace: Uuid): Row {
    const now = this.#store.now();
    return {
      id: this.text(id),
      created_at: now,
      updated_at: now,
      deleted_at: null,
      created_by: this.user(by),
      updated_by: null,
      workspace,
    };
  }

  project(seed: SeedProject): void {
    const store = this.#store;
    const workspace = this.workspace(seed.workspace);
    const row = this.row(seed.id, seed.created_by, workspace);
    const project: Project = {
      ...row,
      name: seed.name,
      description: seed.description ?? '',
      identifier: seed.identifier,
      network: seed.network,
      default_assignee: seed.default_assignee === null ? null : this.user(seed.default_assignee),
      archived_at: seed.archived ? store.now() : null,
      external_source: null,
      external_id: null,
      logo_props: {},
      views: true,
      last_number: Math.max(0, ...seed.workItems.map((item) => item.sequence_id)),
    };
    store.projects.set(project.id, project);
    for (const { membership, user, role, is_active = true } of seed.members) {
      const id = this.text(membership);
      const member = { id, project: project.id, user: this.user(user), role, is_active, created_at: store.now() };
      store.project_members.set(id, member);
    }
    const states = new Map<string, Uuid>();
    for (const { id, description = '', ...state } of seed.states) {
      const base = this.row(id, seed.created_by, workspace);
      states.set(state.name, base.id);
      const { name, color, slug, group, sequence } = state;
      const fields = { name, description, color, slug, group, sequence, default: state.default };
      store.states.set(base.id, { ...base, project: project.id, ...fields, external_source: null, external_id: null });
    }
    const labels = new Map<string, Uuid>();
    for (const [i, { id, description = '', sort_order = 65535 + 10000 * i, name, color }] of seed.labels.entries()) {
      const base = this.row(id, seed.created_by, workspace);
      labels.set(name, base.id);
      const fields = { name, description, color, sort_order, parent: null, external_source: null, external_id: null };
      store.labels.set(base.id, { ...base, project: project.id, ...fields });
    }
    for (const item of seed.workItems) this.#item(item, project, states, labels);
  }

  #item(seed: SeedItem, project: Project, states: Map<string, Uuid>, labels: Map<string, Uuid>): void {
    const store = this.#store;
    const row = this.row(seed.id, seed.created_by, project.workspace);
    const state = found(states.get(seed.state), `state ${seed.state}`);
    const before = [...store.items.values()].filter((item) => item.state === state);
    store.items.set(row.id, {
      ...row,
      project: project.id,
      name: seed.name,
      description_html: seed.description_html ?? '<p></p>',
      priority: seed.priority ?? 'none',
      start_date: null,
      target_date: null,
      archived_at: null,
      sequence_id: seed.sequence_id,
      sort_order: 65535 + 10000 * before.length,
      completed_at: store.states.get(state)?.group === 'completed' ? row.created_at : null,
      is_draft: false,
      point: null,
      external_source: null,
      external_id: null,
      parent: null,
      state,
      assignees: (seed.assignees ?? []).map((alias) => this.user(alias)),
      labels: (seed.labels ?? []).map((name) => found(labels.get(name), `label ${name}`)),
    });
    for (const { id, comment_html, actor } of seed.comments ?? []) {
      const base = this.row(id, actor, project.workspace);
      store.comments.set(base.id, {
        ...base,
        project: project.id,
        issue: row.id,
        comment_html,
        access: 'INTERNAL',
        external_source: null,
        external_id: null,
        actor: this.user(actor),
        description: store.id(),
      });
    }
  }

  workspaceLabel(seed: NonNullable<Seed['workspaceLabels']>[number]): void {
    const now = this.#store.now();
    const id = this.text(seed.id);
    this.#store.labels.set(id, {
      id,
      created_at: now,
      updated_at: now,
      deleted_at: null,
      created_by: null,
      updated_by: null,
      workspace: this.workspace(seed.workspace),
      project: null,
      name: seed.name,
      description: '',
      color: seed.color,
      sort_order: 65535,
      parent: null,
      external_source: null,
      external_id: null,
    });
  }

  workspace(slug: string): Uuid {
    return found([...this.#store.workspaces.values()].find((row) => row.slug === slug)?.id, `workspace ${slug}`);
  }
}

function found<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`the seed has no ${what}`);
  return value;
}

function madeOnce(made: Map<string, string>, name: string, make: () => string): string {
  const value = made.get(name) ?? make();
  made.set(name, value);
  return value;
}
