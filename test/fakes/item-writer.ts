/** One project of Plane in memory, as the ports see it: comments by external id, states, links, and planned failures. */
import type { ItemState, ProjectInfo, WorkItem } from '../../action/src/model/work-item.ts';
import type { ItemWriter, Posted, Target } from '../../action/src/ports/item-writer.ts';
import type { Tracker } from '../../action/src/ports/tracker.ts';

export const states: Readonly<Record<'todo' | 'working' | 'review' | 'done', ItemState>> = {
  todo: { id: 's-todo', name: 'Todo', group: 'unstarted' },
  working: { id: 's-working', name: 'In Progress', group: 'started' },
  review: { id: 's-review', name: 'In Review', group: 'started' },
  done: { id: 's-done', name: 'Done', group: 'completed' },
};

export const project: ProjectInfo = {
  id: 'p-1',
  key: 'ENG',
  name: 'Engineering',
  archived: false,
  states: Object.values(states),
  labels: {},
  members: [],
};

export class FakeWriter implements Pick<ItemWriter, 'putComment' | 'move' | 'putLink'>, Pick<Tracker, 'item'> {
  item_: WorkItem | null = {
    id: 'i-12',
    project: 'ENG',
    key: 'ENG-12',
    name: 'Login',
    state: states.working,
    assignees: ['u-bot'],
    labels: [],
    priority: 'none',
    created_at: 1,
    updated_at: 2,
  };
  readonly comments = new Map<string, { id: string; html: string }>();
  readonly links = new Map<string, string>();
  /** Thrown by the next calls, one each; `after`: the call takes effect first. */
  readonly failures: { error: unknown; after: boolean }[] = [];
  moves = 0;

  fail(error: unknown, after = false): void {
    this.failures.push({ error, after });
  }

  async item(): Promise<WorkItem | null> {
    return this.#act(() => this.item_);
  }

  async putComment(_: Target, external_id: string, html: string): Promise<Posted> {
    return this.#act(() => {
      const known = this.comments.get(external_id);
      if (known !== undefined) return { comment_id: known.id, created: false, html: known.html };
      const id = `c-${this.comments.size + 1}`;
      this.comments.set(external_id, { id, html });
      return { comment_id: id, created: true, html };
    });
  }

  async move(_: Target, state_id: string): Promise<WorkItem> {
    return this.#act(() => {
      const state = project.states.find(({ id }) => id === state_id);
      if (this.item_ === null || state === undefined) throw new Error('no such item or state');
      this.moves += 1;
      this.item_ = { ...this.item_, state, updated_at: this.item_.updated_at + 1 };
      return this.item_;
    });
  }

  async putLink(_: Target, url: string, title: string): Promise<{ created: boolean }> {
    return this.#act(() => {
      const created = !this.links.has(url);
      if (created) this.links.set(url, title);
      return { created };
    });
  }

  #act<T>(act: () => T): T {
    const failure = this.failures.shift();
    if (failure === undefined) return act();
    if (failure.after) act();
    throw failure.error;
  }
}
