/** What people do in Plane, through its API and with their own keys; and what they see there. */
import type { ServedPlane } from '../../action/src/plane-emulator/server.ts';

export interface NewItem {
  readonly name?: string;
  readonly description_html?: string;
  readonly assignees?: readonly string[];
  readonly labels?: readonly string[];
  readonly priority?: string;
  readonly state?: string;
  readonly project?: string;
}

export interface MadeItem {
  readonly id: string;
  /** `ENG-1` */
  readonly key: string;
  readonly project: string;
}

export interface ShownComment {
  readonly html: string;
  readonly actor: string;
  readonly external_id: string | null;
}

/** The first answer of the embedded Plane is made at once, so nothing here waits for another process. */
export class People {
  readonly #plane: ServedPlane;

  constructor(plane: ServedPlane) {
    this.#plane = plane;
  }

  token(alias: string): string {
    const token = this.#plane.plane.names.tokens.get(alias);
    if (token === undefined) throw new Error(`Nobody is called ${alias}.`);
    return token;
  }

  id(name: string): string {
    const id = this.#plane.plane.names.ids.get(name);
    if (id === undefined) throw new Error(`Nothing is called ${name}.`);
    return id;
  }

  create(item: NewItem = {}): MadeItem {
    const { project = 'ENG', state = 'Todo', assignees = ['bot-laptop'], labels = [], priority = 'none' } = item;
    const made = this.#call('ada', 'POST', `projects/${this.id(`project.${project}`)}/work-items/`, {
      name: item.name ?? 'Do it',
      description_html: item.description_html ?? '<p>Please.</p>',
      priority,
      state: this.id(`state.${project}.${state}`),
      assignees: assignees.map((alias) => this.id(`user.${alias}`)),
      labels: labels.map((label) => this.id(`label.${project}.${label}`)),
    }) as { id: string; sequence_id: number };
    return { id: made.id, key: `${project}-${made.sequence_id}`, project };
  }

  move(item: MadeItem, state: string): void {
    this.#call('ada', 'PATCH', this.#path(item), { state: this.id(`state.${item.project}.${state}`) });
  }

  assign(item: MadeItem, ...aliases: string[]): void {
    this.#call('ada', 'PATCH', this.#path(item), { assignees: aliases.map((alias) => this.id(`user.${alias}`)) });
  }

  label(item: MadeItem, ...labels: string[]): void {
    this.#call('ada', 'PATCH', this.#path(item), {
      labels: labels.map((label) => this.id(`label.${item.project}.${label}`)),
    });
  }

  comment(item: MadeItem, alias: string, html: string, more: Readonly<Record<string, string>> = {}): void {
    this.#call(alias, 'POST', `${this.#path(item)}comments/`, { comment_html: html, ...more });
  }

  addState(project: string, name: string): void {
    const color = '#60646C';
    this.#call('ada', 'POST', `projects/${this.id(`project.${project}`)}/states/`, { name, color, group: 'started' });
  }

  /** Another identifier; ids stay. */
  rename(project: string, identifier: string): void {
    this.#call('ada', 'PATCH', `projects/${this.id(`project.${project}`)}/`, { identifier });
  }

  /** A project with the usual states, in which ada and `alias` are; returns its id. */
  addProject(identifier: string, alias: string): string {
    const name = `Another ${identifier}`;
    const { id } = this.#call('ada', 'POST', 'projects/', { name, identifier }) as { id: string };
    this.#call('ada', 'POST', `projects/${id}/members/`, { member: this.id(`user.${alias}`), role: 15 });
    return id;
  }

  /** Name of the state it is in. */
  stateOf(item: MadeItem): string {
    const { state } = this.#call('ada', 'GET', this.#path(item)) as { state: string };
    return this.#plane.plane.store.states.get(state)?.name ?? state;
  }

  /** All comments, oldest first. */
  comments(item: MadeItem): ShownComment[] {
    const listed = this.#call('ada', 'GET', `${this.#path(item)}comments/`) as {
      results: { comment_html: string; actor: string; external_id: string | null }[];
    };
    return listed.results
      .toReversed()
      .map(({ comment_html, actor, external_id }) => ({ html: comment_html, actor, external_id }));
  }

  /** Names of all work items and HTML of all comments that are not deleted, of all projects. */
  everything(): { readonly items: readonly string[]; readonly comments: readonly string[] } {
    const { items, comments } = this.#plane.plane.store;
    return {
      items: [...items.values()].filter(({ deleted_at }) => deleted_at === null).map(({ name }) => name),
      comments: [...comments.values()].filter((it) => it.deleted_at === null).map(({ comment_html }) => comment_html),
    };
  }

  /** Those by agentd. */
  answers(item: MadeItem): string[] {
    return this.comments(item).flatMap(({ html, external_id }) => (external_id === null ? [] : [html]));
  }

  #path(item: MadeItem): string {
    return `projects/${this.id(`project.${item.project}`)}/work-items/${item.id}/`;
  }

  #call(alias: string, method: string, path: string, body?: unknown): unknown {
    const answer = this.#plane.plane.handle({
      method,
      path: `/api/v1/workspaces/acme/${path}`,
      headers: { 'x-api-key': this.token(alias), 'content-type': 'application/json', accept: 'application/json' },
      body: new TextEncoder().encode(body === undefined ? '' : JSON.stringify(body)),
    });
    if (answer.status >= 300) throw new Error(`${method} ${path} answered ${answer.status}: ${answer.body}`);
    return JSON.parse(answer.body);
  }
}
