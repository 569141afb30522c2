/** Tracker and ItemWriter of a {@link SimPlane}, as one process sees them. */
import { PlaneError } from '../../action/src/errors.ts';
import type { WorkItem } from '../../action/src/model/work-item.ts';
import type { ItemWriter, Posted, Target } from '../../action/src/ports/item-writer.ts';
import type { Tracker } from '../../action/src/ports/tracker.ts';
import type { Caller, Trouble } from './caller.ts';
import type { SimPlane, StoredItem } from './sim-plane.ts';
import type { Timeline } from './timeline.ts';

const READ: readonly Trouble[] = ['park-before', 'park-after', 'die-before', 'fail', 'stale', 'signal'];
const PATCH: readonly Trouble[] = [
  'park-before',
  'park-after',
  'die-before',
  'die-after',
  'fail',
  'lose-answer',
  'signal',
];
const POST: readonly Trouble[] = [...PATCH, 'late', 'die-late'];
const ANSWER: readonly Trouble[] = ['park-before', 'die-before', 'lose-answer'];

const HTTP_TIMEOUT_MS = 30_000;

export function trackerFor(plane: SimPlane, caller: Caller): Tracker {
  const read = <T>(label: string, act: (lag_ms: number) => T): Promise<T> =>
    caller.call({ label, can: READ, failure: () => refusal(500), act });
  return {
    project: () => read('project', () => ({ ...plane.project, partial: null })),
    changed: (_project, since) =>
      read('changed', (lag_ms) => {
        const all = plane.list(lag_ms);
        return {
          items: since === null ? all : all.filter((item) => item.updated_at >= since),
          newest: all[0]?.updated_at ?? null,
          partial: null,
          unread: [],
        };
      }),
    item: (_project, id) => read('item', (lag_ms) => plane.read(id, lag_ms)),
    comments: (_project, id) =>
      read('comments', (lag_ms) => ({ comments: plane.commentsOf(id, lag_ms), partial: null })),
    blockers: (_project, id) =>
      read('blockers', () =>
        [...(plane.items.get(id)?.blocked_by ?? [])].map((other) => {
          const item = plane.read(other);
          const done = item === null || item.state.group === 'completed' || item.state.group === 'cancelled';
          return { key: item?.key ?? other, done };
        }),
      ),
  };
}

export interface DeskOptions {
  readonly timeline: Timeline;
  /** Terminal → user id. */
  readonly users: Readonly<Record<string, string>>;
  /** Milliseconds between Plane's check of an external id and its insert. */
  readonly gap_ms?: () => number;
  /** Does not look whether a comment is there already. */
  readonly careless?: boolean;
}

export function writerFor(plane: SimPlane, caller: Caller, options: DeskOptions): ItemWriter {
  const { timeline, users, gap_ms = () => 0, careless = false } = options;
  const userOf = (as: string | null): string => users[as ?? ''] ?? 'reader';
  const answers = new Map<string, Posted>();

  /** The check now, the insert a little later: between the two another request may do the same. */
  const arrive = ({ item_id, as, others = [] }: Target, external_id: string, html: string, gap: number): void => {
    const stored = storedOf(plane, item_id);
    const actor = userOf(as);
    const [existing] = plane.holders(external_id);
    if (existing !== undefined && !careless) {
      if (!Object.values(users).includes(existing.actor) || others.includes(existing.id)) throw takenByOther();
      const html = existing.edited === null ? existing.html : null;
      answers.set(external_id, { comment_id: existing.id, created: false, html });
      return;
    }
    const insert = (): void => {
      const { id } = plane.comment(stored, { actor, html, external_source: 'agentd', external_id });
      answers.set(external_id, { comment_id: id, created: true, html });
    };
    if (gap === 0) insert();
    else timeline.after(gap, insert);
  };

  return {
    whoAmI: (as) =>
      caller.call({ label: `whoAmI ${as ?? ''}`, can: READ, failure: () => refusal(500), act: () => userOf(as) }),
    mayWrite: () => Promise.resolve(null),
    async putComment(target, external_id, html) {
      const gap = gap_ms();
      await caller.call({
        label: 'post comment',
        can: POST,
        in_flight_ms: HTTP_TIMEOUT_MS,
        failure: (sure) => (sure ? refusal(429) : unknown()),
        act: () => arrive(target, external_id, html, gap),
      });
      return caller.call({
        label: 'comment posted',
        can: ANSWER,
        failure: unknown,
        act: () => {
          if (!answers.has(external_id)) timeline.pass(gap);
          const answer = answers.get(external_id);
          if (answer === undefined) throw unknown();
          return answer;
        },
      });
    },
    move: (target, state_id) =>
      caller.call({
        label: 'move',
        can: PATCH,
        in_flight_ms: HTTP_TIMEOUT_MS,
        failure: (sure) => (sure ? refusal(500) : unknown()),
        act: (): WorkItem => {
          const stored = storedOf(plane, target.item_id);
          const state = plane.project.states.find((candidate) => candidate.id === state_id);
          if (state === undefined) throw refusal(400);
          plane.change(stored, { state }, null);
          const item = plane.current(stored);
          if (item === null) throw refusal(404);
          return item;
        },
      }),
    putLink: () =>
      caller.call({ label: 'link', can: POST, failure: () => refusal(500), act: () => ({ created: true }) }),
  };
}

function storedOf(plane: SimPlane, id: string): StoredItem {
  const stored = plane.items.get(id);
  if (stored === undefined || plane.current(stored) === null) throw refusal(404);
  return stored;
}

export function refusal(status: 400 | 404 | 429 | 500): PlaneError {
  const code = { 400: 'plane-refused', 404: 'plane-not-found', 429: 'plane-busy', 500: 'plane-failed' }[status];
  return new PlaneError({ code, message: `Plane answered ${status}.`, remedy: '', retry: status >= 429 }, { status });
}

function takenByOther(): PlaneError {
  const problem = { code: 'plane-comment-taken', message: 'A stranger has it.', remedy: 'Look at it.', retry: false };
  return new PlaneError(problem, { status: null, unsent: true });
}

function unknown(): PlaneError {
  return new PlaneError(
    { code: 'plane-unreachable', message: 'Plane did not answer.', remedy: '', retry: true },
    { status: null },
  );
}
