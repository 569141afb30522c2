/** Writes to Plane. Each can be repeated: a comment by its external id, a state and a link by their own nature. */
import { createHash } from 'node:crypto';
import { PlaneError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
import type { ProjectInfo, WorkItem } from '../model/work-item.ts';
import type { ItemWriter, Posted, Target } from '../ports/item-writer.ts';
import type { Caller, PlaneClient } from './client.ts';
import type { Reader } from './reader.ts';
import { unreadable } from './reader.ts';
import type { Path, Routes } from './routes.ts';
import { RIGHTS_FIELDS, whyNoWriting } from './rights.ts';
import { CommentOwner, ItemRow, PostedComment, ProjectRow, readAs, UserRow } from './schema.ts';
import { cut } from './text.ts';
import type { Vocabulary } from './vocabulary.ts';
import type { z } from 'zod';

/** `external_source` of everything that agentd writes. */
export const EXTERNAL_SOURCE = 'agentd';
const TITLE_MAX = 255;
/** How Plane answers for a project that it does not show to a user. */
const UNSEEN: ReadonlySet<string> = new Set(['plane-forbidden', 'plane-not-found']);

/** The comment that holds our external id, as it is now. */
interface Found {
  readonly actor: string | null;
  readonly html: string | null;
  /** Nobody but us has edited it. */
  readonly intact: boolean;
  readonly created_at: Millis | null;
  readonly isOurs: (user: string | null) => boolean;
}

export interface WriterParts {
  readonly client: PlaneClient;
  readonly reader: Reader;
  readonly routes: Routes;
  readonly vocabulary: Vocabulary;
}

export class PlaneWriter implements ItemWriter {
  readonly #client: PlaneClient;
  readonly #reader: Reader;
  readonly #routes: Routes;
  readonly #vocabulary: Vocabulary;
  /** User ids by key; a key never changes its user. */
  readonly #users = new Map<string, string>();

  constructor({ client, reader, routes, vocabulary }: WriterParts) {
    this.#client = client;
    this.#reader = reader;
    this.#routes = routes;
    this.#vocabulary = vocabulary;
  }

  async whoAmI(as: string | null): Promise<string> {
    const token = this.#client.token(as);
    const known = this.#users.get(token);
    if (known !== undefined) return known;
    const { id } = await this.#reader.one(UserRow, ['users', 'me'], {}, { as, purpose: 'publish' });
    this.#users.set(token, id);
    return id;
  }

  keyPrint(as: string): string | null {
    let token: string;
    try {
      token = this.#client.token(as);
    } catch {
      return null;
    }
    // Half of a hash of 128 random bits leads back to nothing.
    return createHash('sha256').update(token).digest('hex').slice(0, 16);
  }

  async mayWrite({ id, key }: ProjectInfo, as: string): Promise<Problem | null> {
    const path = this.#routes.project(id);
    try {
      const row = await this.#reader.one(ProjectRow, path, { fields: RIGHTS_FIELDS }, { as, purpose: 'intake' });
      return whyNoWriting(row, key, as);
    } catch (error) {
      if (error instanceof PlaneError && UNSEEN.has(error.problem.code)) return whyNoWriting(null, key, as);
      throw error;
    }
  }

  /**
   * Plane v1.3.1 answers 409 with the comment's id when one with the same pair of external ids is anywhere in the
   * project. That id is trusted only if the comment hangs on this item, its `actor` is a user of ours, and it is no other
   * comment of ours: anyone in the project may change any comment's external id.
   */
  async putComment(target: Target, external_id: string, html: string): Promise<Posted> {
    const body = { comment_html: html, external_source: EXTERNAL_SOURCE, external_id };
    const first = await this.#postComment(target, body);
    if ('posted' in first) return first.posted;
    const found = await this.#lookAt(target, first.existing_id);
    if (found === null) {
      // It was deleted just now, or it hangs on another item; only in the first case does a second POST succeed.
      const second = await this.#postComment(target, body);
      if ('posted' in second) return second.posted;
      throw unseen(target, external_id, second.existing_id);
    }
    const { actor, intact, html: kept } = found;
    if (!found.isOurs(actor)) throw taken(target, external_id, first.existing_id, strangerOf(actor));
    if (isAnother(first.existing_id, found, target)) throw taken(target, external_id, first.existing_id, ANOTHER);
    return { comment_id: first.existing_id, created: false, html: intact ? kept : null };
  }

  /** @throws {PlaneError} `plane-state-ignored` when Plane says 200 and the item is in another state. */
  async move(target: Target, state_id: string): Promise<WorkItem> {
    const caller = callerOf(target);
    const { row, path } = await this.#routes.workItems(target.project.id, caller, async (items) => {
      const item = [...items, target.item_id];
      const answer = await this.#client.send({ method: 'PATCH', path: item, body: { state: state_id }, ...caller });
      return { row: readAs(ItemRow, answer, (faults) => unreadable(item, faults, 'PATCH')), path: item };
    });
    if (row.id !== target.item_id) throw unreadable(path, `it is of work item ${row.id}`);
    if (row.state !== state_id) {
      throw refuse({
        code: 'plane-state-ignored',
        message: `Plane accepted the new state of ${target.project.key}-${row.sequence_id} and did not set it: asked for ${state_id}, got ${row.state}.`,
        remedy: 'Check whether a workflow rule of the project forbids this move for the user.',
        retry: false,
      });
    }
    const [item] = await this.#vocabulary.items(target.project, [row], caller);
    if (item === undefined) throw unreadable(path, `its state ${row.state} is unknown`, 'PATCH');
    return item;
  }

  /** A URL without a dot in the host name (`http://gitea:3000/…`) is refused by Plane: `plane-refused`. */
  async putLink(target: Target, url: string, title: string): Promise<{ created: boolean }> {
    const caller = callerOf(target);
    const body = { url, title: cut(title, TITLE_MAX) };
    try {
      await this.#onItem(target, 'links', (path) => this.#client.send({ method: 'POST', path, body, ...caller }));
      return { created: true };
    } catch (error) {
      if (error instanceof PlaneError && error.status === 400 && /URL already exists/i.test(error.message)) {
        return { created: false };
      }
      throw error;
    }
  }

  async #postComment(
    target: Target,
    body: { comment_html: string; external_source: string; external_id: string },
  ): Promise<{ readonly posted: Posted } | { readonly existing_id: string }> {
    const caller = callerOf(target);
    try {
      return await this.#onItem(target, 'comments', async (path) => {
        const answer = await this.#client.send({ method: 'POST', path, body, ...caller });
        const { id, comment_html } = readAs(PostedComment, answer, (faults) => unreadable(path, faults, 'POST'));
        return { posted: { comment_id: id, created: true, html: comment_html ?? null } };
      });
    } catch (error) {
      if (!(error instanceof PlaneError) || error.status !== 409 || error.existing_id === null) throw error;
      return { existing_id: error.existing_id };
    }
  }

  /**
   * Who made the comment that holds our external id, and what it says now; null: it is not seen on this item.
   * @throws {PlaneError} `plane-comment-unread` whatever kept it from being read: that says nothing of the comment.
   */
  async #lookAt(target: Target, comment_id: string): Promise<Found | null> {
    try {
      const found = await this.#ownerOf(target, comment_id);
      if (found === null) return null;
      const ours = new Set([await this.whoAmI(target.as), ...(target.bots ?? [])]);
      const { actor, updated_by = null, comment_html = null, created_at = null } = found;
      const isOurs = (user: string | null): boolean => user !== null && ours.has(user);
      return { actor, intact: updated_by === null || isOurs(updated_by), html: comment_html, created_at, isOurs };
    } catch (error) {
      if (!(error instanceof PlaneError)) throw error;
      throw unread(target, comment_id, error);
    }
  }

  async #ownerOf(target: Target, comment_id: string): Promise<z.infer<typeof CommentOwner> | null> {
    const caller = callerOf(target);
    const query = { fields: 'id,actor,updated_by,created_at,comment_html' };
    try {
      return await this.#onItem(target, 'comments', async (path) => {
        const found = await this.#reader.one(CommentOwner, [...path, comment_id], query, caller);
        if (found.id !== comment_id) throw unreadable([...path, comment_id], `it is of comment ${found.id}`);
        return found;
      });
    } catch (error) {
      if (error instanceof PlaneError && error.problem.code === 'plane-not-found') return null;
      throw error;
    }
  }

  #onItem<T>(target: Target, part: 'comments' | 'links', act: (path: Path) => Promise<T>): Promise<T> {
    return this.#routes.workItems(target.project.id, callerOf(target), (path) => act([...path, target.item_id, part]));
  }
}

function callerOf(target: Target): Caller {
  return { as: target.as, purpose: 'publish' };
}

/** The clocks of Plane and ours never differ by more. */
const CLOCKS_MS = 60 * 60_000;

/** A comment of ours that was posted for something else, and to which somebody has given this external id since. */
function isAnother(id: string, { intact, created_at }: Found, { others, due }: Target): boolean {
  if (others?.includes(id) === true) return true;
  return !intact && created_at !== null && due !== undefined && created_at < due - CLOCKS_MS;
}

const ANOTHER = 'a bot of ours, which said something else in it; somebody has changed its id';

function strangerOf(actor: string | null): string {
  return `${actor === null ? 'a user that is gone' : `user ${actor}`}, who is no bot of ours`;
}

function taken(target: Target, external_id: string, comment_id: string, by: string): PlaneError {
  return refuse({
    code: 'plane-comment-taken',
    message: `The external id ${external_id} in project ${target.project.key} is taken by comment ${comment_id} of ${by}. The comment was not posted.`,
    remedy: 'Look at that comment, and at who made it; delete it if it is not wanted.',
    retry: false,
  });
}

function unseen(target: Target, external_id: string, comment_id: string): PlaneError {
  return refuse({
    code: 'plane-comment-unseen',
    message: `The external id ${external_id} in project ${target.project.key} is taken by comment ${comment_id}, which is not seen on this work item: it hangs on another one, or is too new to be seen.`,
    remedy: '',
    retry: true,
  });
}

function unread(target: Target, comment_id: string, cause: PlaneError): PlaneError {
  const { message, remedy, retry } = cause.problem;
  return refuse(
    {
      code: 'plane-comment-unread',
      message: `Comment ${comment_id} in project ${target.project.key} holds our external id, and cannot be looked at: ${message}`,
      remedy,
      retry,
    },
    cause,
  );
}

/** Nothing is on its way to the server. */
function refuse(problem: Problem, cause?: PlaneError): PlaneError {
  return new PlaneError(problem, { status: null, unsent: true, until: cause?.until ?? null, cause });
}
