/** Writes to Plane. Each can be repeated: a comment by its external id, a state and a link by their own nature. */
import { PlaneError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { WorkItem } from '../model.ts';
import type { Desk, Target } from '../ports.ts';
import type { Caller, PlaneClient } from './client.ts';
import type { Reader } from './reader.ts';
import { unreadable } from './reader.ts';
import type { Path, Routes } from './routes.ts';
import { CommentOwner, ItemRow, readAs, UserRow } from './schema.ts';
import { cut } from './text.ts';
import type { Vocabulary } from './vocabulary.ts';

/** `external_source` of everything that agentd writes. */
export const EXTERNAL_SOURCE = 'agentd';
const TITLE_MAX = 255;

export interface DeskParts {
  readonly client: PlaneClient;
  readonly reader: Reader;
  readonly routes: Routes;
  readonly vocabulary: Vocabulary;
}

export class PlaneDesk implements Desk {
  readonly #client: PlaneClient;
  readonly #reader: Reader;
  readonly #routes: Routes;
  readonly #vocabulary: Vocabulary;
  /** User ids by key; a key never changes its user. */
  readonly #users = new Map<string, string>();

  constructor({ client, reader, routes, vocabulary }: DeskParts) {
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

  /**
   * Plane v1.3.1 answers 409 with the comment's id when one with the same pair of external ids is anywhere in the
   * project. That id is trusted only if the comment hangs on this item and its `actor` is our user.
   */
  async putComment(
    target: Target,
    external_id: string,
    html: string,
  ): Promise<{ comment_id: string; created: boolean }> {
    const body = { comment_html: html, external_source: EXTERNAL_SOURCE, external_id };
    const first = await this.#postComment(target, body);
    if (first.created) return first;
    const owner = await this.#ownerOf(target, first.comment_id);
    if (owner === null) {
      // It was deleted just now, or it hangs on another item; only in the first case does a second POST succeed.
      const second = await this.#postComment(target, body);
      if (second.created) return second;
      throw taken(target, external_id, `comment ${second.comment_id} of another work item holds it`);
    }
    if (owner.actor === (await this.whoAmI(target.as))) return first;
    throw taken(target, external_id, `comment ${first.comment_id} by user ${owner.actor ?? 'unknown'} holds it`);
  }

  /** @throws {PlaneError} `plane-state-ignored` when Plane says 200 and the item is in another state. */
  async move(target: Target, state_id: string): Promise<WorkItem> {
    const caller = callerOf(target);
    const { row, path } = await this.#routes.workItems(target.project.id, caller, async (items) => {
      const item = [...items, target.item_id];
      const answer = await this.#client.send({ method: 'PATCH', path: item, body: { state: state_id }, ...caller });
      return { row: readAs(ItemRow, answer, (faults) => unreadable(item, faults)), path: item };
    });
    if (row.state !== state_id) {
      throw refuse({
        code: 'plane-state-ignored',
        message: `Plane accepted the new state of ${target.project.key}-${row.sequence_id} and did not set it: asked for ${state_id}, got ${row.state}.`,
        remedy: 'Check whether a workflow rule of the project forbids this move for the user.',
        retry: false,
      });
    }
    const [item] = await this.#vocabulary.items(target.project, [row], caller);
    if (item === undefined) throw unreadable(path, `its state ${row.state} is unknown`);
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
  ): Promise<{ comment_id: string; created: boolean }> {
    const caller = callerOf(target);
    try {
      return await this.#onItem(target, 'comments', async (path) => {
        const answer = await this.#client.send({ method: 'POST', path, body, ...caller });
        const { id } = readAs(UserRow, answer, (faults) => unreadable(path, faults));
        return { comment_id: id, created: true };
      });
    } catch (error) {
      if (!(error instanceof PlaneError) || error.status !== 409 || error.existing_id === null) throw error;
      return { comment_id: error.existing_id, created: false };
    }
  }

  /** null: the comment is not on this item. */
  async #ownerOf(target: Target, comment_id: string): Promise<{ readonly actor: string | null } | null> {
    const caller = callerOf(target);
    try {
      return await this.#onItem(target, 'comments', (path) =>
        this.#reader.one(CommentOwner, [...path, comment_id], { fields: 'id,actor' }, caller),
      );
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

function taken(target: Target, external_id: string, why: string): PlaneError {
  return refuse({
    code: 'plane-comment-taken',
    message: `The external id ${external_id} in project ${target.project.key} is taken: ${why}. The comment was not posted.`,
    remedy: 'Look at that comment and delete it if it is not wanted; then run `agentd release KEY`.',
    retry: false,
  });
}

function refuse(problem: Problem): PlaneError {
  return new PlaneError(problem, { status: null });
}
