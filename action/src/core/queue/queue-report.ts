/**
 * The queue as `status` reports it, in the order in which items are to start: judged from state alone, by the rules of a
 * tick, which itself decides in `starts.ts`. Nobody is asked, so that what a tick would still read (comments, blockers,
 * rights) is not known here. Pure.
 */
import { NOTHING_BARRED } from '../../config/barred.ts';
import type { Config } from '../../config/schema.ts';
import type { Millis } from '../../model/basics.ts';
import type { Priority } from '../../model/work-item.ts';
import type { Reason, Waiting } from '../../model/reasons.ts';
import { viewProject } from '../routing/bots.ts';
import type { ProjectView, ViewResult } from '../routing/bots.ts';
import { admit, refuse } from './eligible.ts';
import type { Wish } from './eligible.ts';
import { byUrgency } from './urgency.ts';
import type { Identity } from '../observations.ts';
import { postingItems } from '../outbox/publications.ts';
import { isFormer } from '../state/renames.ts';
import { sortedOut } from './resting.ts';
import type { Resting } from './resting.ts';
import { routeItem } from '../routing/route.ts';
import { Slots } from './slots.ts';
import type { ItemRecord, State } from '../state/state.ts';

export interface Queued {
  readonly key: string;
  readonly priority: Priority;
  /** null: nothing is known to hold it, so that the next tick starts it unless what it reads says otherwise. */
  readonly reason: Reason | null;
  /** One sentence: what it waits for, or where it starts. */
  readonly detail: string;
  /** When that can change by itself, where it is known. */
  readonly until: Millis | null;
  /** When it was made in Plane. */
  readonly created_at: Millis;
}

export interface Queue {
  /** First what starts or only lacks a place, by urgency; then what has its time, by that; then what needs a person. */
  readonly queue: readonly Queued[];
  readonly resting: Resting;
}

export function queueOf(state: State, config: Config, now: Millis): Queue {
  const { views, whys } = viewsOf(state, config);
  const facts = {
    state,
    config,
    now,
    publishing: postingItems(state, config, NOTHING_BARRED),
    barred: NOTHING_BARRED,
    route: (seen: ItemRecord['seen'], view: ProjectView) => routeItem(seen, view, config),
  };
  const wishes: Wish[] = [];
  const held: Waiting[] = [];
  for (const [item_id, item] of Object.entries(state.items)) {
    if (state.inflight[item_id] !== undefined || (isFormer(item.project) && item.next === null)) continue;
    const view = views.get(item.project);
    const judged =
      view === undefined
        ? refuse('project-unread', whys.get(item.project) ?? `Project ${item.project} is not in the configuration.`)
        : admit(item_id, item, view, facts);
    if ('reason' in judged) held.push({ key: item.key, ...judged });
    else wishes.push(judged);
  }
  const { waiting, resting } = sortedOut(held, state);
  const records = new Map(Object.values(state.items).map((item) => [item.key, item]));
  const rest = waiting.flatMap((entry): Queued[] => {
    const item = records.get(entry.key);
    return item === undefined ? [] : [queued(item, entry)];
  });
  const timed = rest.filter(({ until }) => until !== null).toSorted((a, b) => (a.until ?? 0) - (b.until ?? 0));
  const stuck = rest.filter(({ until }) => until === null).toSorted((a, b) => a.created_at - b.created_at);
  return { queue: [...inPlaces(wishes, config, state), ...timed, ...stuck], resting };
}

/** As the last tick knew them: whose token was never read is nobody's bot. */
function viewsOf(
  state: State,
  config: Config,
): { readonly views: ReadonlyMap<string, ProjectView>; readonly whys: ReadonlyMap<string, string> } {
  const identities = new Map<string, Identity>();
  for (const [terminal, { user_id }] of Object.entries(state.terminals)) {
    if (user_id !== null) identities.set(terminal, { user_id, fresh: false });
  }
  const views = new Map<string, ProjectView>();
  const whys = new Map<string, string>();
  for (const key of Object.keys(config.projects)) {
    const known = state.projects[key];
    const { view, problems } = known === undefined ? UNREAD : viewProject(key, config, known.info, { identities });
    if (view !== null) views.set(key, view);
    else whys.set(key, problems[0]?.message ?? `Project ${key} has not been read yet.`);
  }
  return { views, whys };
}

const UNREAD: ViewResult = { view: null, problems: [] };

function inPlaces(wishes: readonly Wish[], config: Config, state: State): Queued[] {
  const slots = new Slots(config, state);
  return wishes
    .toSorted((a, b) => byUrgency(a.item, b.item))
    .map((wish) => {
      const full = slots.full(wish);
      if (full !== null) return queued(wish.item, full);
      slots.take(wish);
      const { executor, terminal } = wish.route;
      return queued(wish.item, { reason: null, detail: `Next: ${executor} on ${terminal}.`, until: null });
    });
}

function queued({ key, seen }: ItemRecord, why: Pick<Queued, 'reason' | 'detail' | 'until'>): Queued {
  const { reason, detail, until } = why;
  return { key, priority: seen.priority, reason, detail, until, created_at: seen.created_at };
}
