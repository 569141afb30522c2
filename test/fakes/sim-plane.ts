/**
 * A small Plane: items, comments, states; with the habits that matter. The check for external ids is no lock, comments
 * and changes move `updated_at` late, reads may come from a replica that lags.
 */
import type {
  ItemComment,
  ItemState,
  Member,
  Priority,
  ProjectInfo,
  WorkItem,
} from '../../action/src/model/work-item.ts';
import type { Millis } from '../../action/src/model/basics.ts';
import type { Timeline } from './timeline.ts';

/** A stored comment, with what happened to it later. */
export interface StoredComment extends ItemComment {
  edited: { readonly at: Millis; readonly by: string } | null;
  deleted_at: Millis | null;
}

interface Version {
  readonly at: Millis;
  /** null: deleted. */
  readonly item: WorkItem | null;
}

export interface StoredItem {
  readonly id: string;
  readonly versions: Version[];
  readonly comments: StoredComment[];
  /** What people did to it: when, and whether that can start or stop something. */
  readonly acts: { readonly at: Millis; readonly what: string }[];
  readonly blocked_by: Set<string>;
}

export interface SimPlaneOptions {
  readonly timeline: Timeline;
  /** How far Plane's clock is off. */
  readonly skew_ms?: number;
  /** Delay of the background work that moves `updated_at`, drawn anew each time; null: it is never done. */
  readonly worker_ms?: () => number | null;
  readonly project: Omit<ProjectInfo, 'members'> & { readonly members: readonly Member[] };
  readonly onComment?: (item: StoredItem, comment: StoredComment) => void;
}

export class SimPlane {
  project: ProjectInfo;
  readonly items = new Map<string, StoredItem>();
  readonly #options: SimPlaneOptions;
  #numbers = 0;
  #comments = 0;

  constructor(options: SimPlaneOptions) {
    this.#options = options;
    this.project = options.project;
  }

  now(): Millis {
    return this.#options.timeline.now + (this.#options.skew_ms ?? 0);
  }

  state(name: string): ItemState {
    const found = this.project.states.find((state) => state.name === name);
    if (found === undefined) throw new Error(`no state ${name}`);
    return found;
  }

  // ── People ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  create(fields: {
    state: string;
    assignees?: readonly string[];
    labels?: readonly string[];
    priority?: Priority;
    description?: string;
  }): StoredItem {
    this.#numbers += 1;
    const now = this.now();
    const key = `${this.project.key}-${this.#numbers}`;
    const item: WorkItem = {
      id: `item-${this.#numbers}`,
      project: this.project.key,
      key,
      name: `Title of ${key}`,
      description_html: `<p>${fields.description ?? `Text of ${key}`}</p>`,
      state: this.state(fields.state),
      assignees: (fields.assignees ?? []).toSorted(),
      labels: (fields.labels ?? []).toSorted(),
      priority: fields.priority ?? 'none',
      created_at: now,
      updated_at: now,
    };
    const stored: StoredItem = {
      id: item.id,
      versions: [{ at: now, item }],
      comments: [],
      acts: [{ at: this.#options.timeline.now, what: 'create' }],
      blocked_by: new Set(),
    };
    this.items.set(item.id, stored);
    return stored;
  }

  change(stored: StoredItem, change: Partial<WorkItem>, what: string | null): void {
    if (what !== null) stored.acts.push({ at: this.#options.timeline.now, what });
    this.#put(stored, change);
    this.#bumpLater(stored);
  }

  comment(stored: StoredItem, fields: { actor: string; html: string } & Partial<ItemComment>): StoredComment {
    this.#comments += 1;
    const comment: StoredComment = {
      id: `comment-${this.#comments}`,
      updated_by: null,
      created_at: this.now(),
      access: 'INTERNAL',
      external_source: null,
      external_id: null,
      ...fields,
      edited: null,
      deleted_at: null,
    };
    stored.comments.push(comment);
    if (comment.external_source !== 'agentd') {
      stored.acts.push({ at: this.#options.timeline.now, what: `comment by ${comment.actor}` });
    }
    this.#options.onComment?.(stored, comment);
    this.#bumpLater(stored);
    return comment;
  }

  editComment(stored: StoredItem, comment: StoredComment, by: string): void {
    comment.edited = { at: this.now(), by };
    // Who edits a comment back to being all one's own says it anew.
    if (by === comment.actor) stored.acts.push({ at: this.#options.timeline.now, what: `comment edited by ${by}` });
    this.#bumpLater(stored);
  }

  deleteComment(stored: StoredItem, comment: StoredComment): void {
    comment.deleted_at = this.now();
    this.#bumpLater(stored);
  }

  delete(stored: StoredItem): void {
    stored.acts.push({ at: this.#options.timeline.now, what: 'delete' });
    stored.versions.push({ at: this.now(), item: null });
  }

  // ── Reads, as they were `lag_ms` ago ───────────────────────────────────────────────────────────────────────────────

  current(stored: StoredItem): WorkItem | null {
    return stored.versions.at(-1)?.item ?? null;
  }

  read(id: string, lag_ms = 0): WorkItem | null {
    const stored = this.items.get(id);
    if (stored === undefined) return null;
    if (lag_ms === 0) return this.current(stored);
    const until = this.now() - lag_ms;
    return stored.versions.findLast((version) => version.at <= until)?.item ?? null;
  }

  list(lag_ms = 0): WorkItem[] {
    const items: WorkItem[] = [];
    for (const id of this.items.keys()) {
      const item = this.read(id, lag_ms);
      if (item !== null) items.push(item);
    }
    return items.toSorted((a, b) => b.updated_at - a.updated_at);
  }

  commentsOf(id: string, lag_ms = 0): ItemComment[] {
    const until = this.now() - lag_ms;
    return (this.items.get(id)?.comments ?? [])
      .filter(({ created_at, deleted_at }) => created_at <= until && (deleted_at === null || deleted_at > until))
      .map(({ edited, deleted_at: _deleted, ...comment }) =>
        edited !== null && edited.at <= until ? { ...comment, updated_by: edited.by } : comment,
      );
  }

  /** Comments with that external id in the whole project. */
  holders(external_id: string): StoredComment[] {
    return [...this.items.values()].flatMap((stored) =>
      stored.comments.filter(
        (comment) =>
          comment.external_source === 'agentd' && comment.external_id === external_id && comment.deleted_at === null,
      ),
    );
  }

  #put(stored: StoredItem, change: Partial<WorkItem>): void {
    const known = this.current(stored);
    if (known === null) return;
    const at = Math.max(this.now(), known.updated_at + 1);
    stored.versions.push({ at: this.now(), item: { ...known, ...change, updated_at: at } });
  }

  /** Activities and comments touch the item in the background. */
  #bumpLater(stored: StoredItem): void {
    const delay = this.#options.worker_ms === undefined ? 0 : this.#options.worker_ms();
    if (delay === null) return;
    if (delay === 0) this.#put(stored, {});
    else this.#options.timeline.after(delay, () => this.#put(stored, {}));
  }
}
