/** From the queue to the runs that start in this tick: slots, and reads that are still wanted. Pure. */
import { NOTHING_BARRED, barredWhy } from '../../config/barred.ts';
import type { Config } from '../../config/schema.ts';
import type { Millis } from '../../model/basics.ts';
import type { Waiting } from '../../model/reasons.ts';
import type { Action } from '../actions.ts';
import { unusable } from '../routing/bots.ts';
import type { ProjectView } from '../routing/bots.ts';
import { held, admit, refusalOfBlocked, refuse } from './eligible.ts';
import type { AdmissionFacts, Refusal, Wish } from './eligible.ts';
import { noAnswer } from '../terminals/where-is.ts';
import { rightKey } from '../observations.ts';
import type { Observations, Want } from '../observations.ts';
import { postingItems } from '../outbox/publications.ts';
import { routeItem } from '../routing/route.ts';
import type { RouteResult } from '../routing/route.ts';
import { isFormer } from '../state/renames.ts';
import { Slots } from './slots.ts';
import { specOf } from './start-spec.ts';
import { byUrgency } from './urgency.ts';
import type { ItemRecord, State } from '../state/state.ts';

export interface StartFacts {
  readonly state: State;
  readonly config: Config;
  readonly views: ReadonlyMap<string, ProjectView>;
  readonly obs: Observations;
  readonly now: Millis;
  readonly want: Want;
  readonly visit: (terminal: string) => void;
  /** Whether its user may write in that project is to be read. */
  readonly ask: (terminal: string, project: string) => void;
}

export interface Starts {
  readonly actions: readonly Action[];
  readonly waiting: readonly Waiting[];
}

export function planStarts(facts: StartFacts): Starts {
  const { state, config } = facts;
  const { barred = NOTHING_BARRED } = facts.obs;
  const publishing = postingItems(state, config, barred);
  const waiting = new Map<string, Waiting[]>();
  const wishes: Wish[] = [];
  const wait = ({ key, project }: ItemRecord, refusal: Refusal): void => {
    const entry = { key, ...refusal };
    const others = waiting.get(project);
    if (others === undefined) waiting.set(project, [entry]);
    else others.push(entry);
  };
  const route = routeOnce(config);
  const unread = new Map<string, string>();
  const why = (project: string): string => {
    const known = unread.get(project) ?? unusable(project, config, facts.obs);
    unread.set(project, known);
    return known;
  };
  for (const item_id of Object.keys(state.items)) {
    const item = state.items[item_id];
    if (item === undefined) continue;
    const view = facts.views.get(item.project);
    if (view === undefined) {
      const rests = isFormer(item.project) && item.next === null;
      if (state.inflight[item_id] === undefined && !rests) {
        const closed = barredWhy(barred, item);
        if (closed !== null) wait(item, refuse('config-broken', closed));
        else wait(item, refuse('project-unread', why(item.project)));
      }
      continue;
    }
    if (wantsComments(item_id, item, facts)) {
      facts.want(item_id, { project: item.project, purpose: 'command', comments: true, blockers: false });
    }
    const judged = admit(item_id, item, view, { state, config, now: facts.now, publishing, route, barred });
    if ('reason' in judged) wait(item, judged);
    else wishes.push(judged);
  }
  const slots = new Slots(config, state);
  const open: Wish[] = [];
  for (const wish of wishes) {
    // Places only become fewer below: who finds none now need not queue.
    const refusal = slots.full(wish);
    if (refusal === null) open.push(wish);
    else wait(wish.item, refusal);
  }
  wantBlockers(open, facts);
  open.sort((a, b) => byUrgency(a.item, b.item));
  const actions: Action[] = [];
  for (const wish of open) {
    const refusal = slots.full(wish) ?? unready(wish, slots, facts);
    if (refusal !== null) {
      wait(wish.item, refusal);
      // A slot is kept for an item that only has to be read, so that a lower one does not overtake it.
      if (refusal.reason === 'not-read-yet') slots.take(wish);
      continue;
    }
    slots.take(wish);
    actions.push({ type: 'start', key: wish.item.key, spec: specOf(wish, facts), before: wish.item });
  }
  return { actions, waiting: inOrder(waiting) };
}

/** By project, then `ENG-9` before `ENG-10`. */
function inOrder(waiting: ReadonlyMap<string, readonly Waiting[]>): Waiting[] {
  return [...waiting.keys()].toSorted().flatMap((project) => {
    const numbered = (waiting.get(project) ?? []).map((entry) => ({ entry, number: numberOf(entry.key) }));
    return numbered.toSorted((a, b) => a.number - b.number).map(({ entry }) => entry);
  });
}

/** The digits at the end of a key. */
function numberOf(key: string): number {
  let number = 0;
  for (let at = key.lastIndexOf('-') + 1; at < key.length; at++) number = number * 10 + (key.charCodeAt(at) - 48);
  return number;
}

/** An item that could start by a comment is read again when it has changed since its comments were read. */
function wantsComments(item_id: string, item: ItemRecord, facts: StartFacts): boolean {
  if (item.runs === 0 || item.seen.updated_at <= item.comments_read_at) return false;
  const { group } = item.seen.state;
  if (group === 'completed' || group === 'cancelled') return false;
  return facts.state.inflight[item_id] === undefined && !facts.obs.details.has(item_id);
}

/** Items with the same assignees and labels go the same way. */
function routeOnce(config: Config): AdmissionFacts['route'] {
  const projects = new Map<string, Map<string, RouteResult>>();
  return (seen, view) => {
    const known = projects.get(view.key) ?? new Map<string, RouteResult>();
    projects.set(view.key, known);
    const [only] = seen.assignees;
    const plain = seen.labels.length === 0 && seen.assignees.length === 1 && only !== undefined;
    const key = plain ? only : `${seen.assignees.join('\n')}\t${seen.labels.join('\n')}`;
    let result = known.get(key);
    if (result === undefined) {
      result = routeItem(seen, view, config);
      known.set(key, result);
    }
    return result;
  };
}

/** Items that were blocked are looked at again in turn, a few at a time: most of them still are. */
function wantBlockers(wishes: readonly Wish[], facts: StartFacts): void {
  const blocked = wishes
    .filter((wish) => blockedAsRead(wish) !== null && !facts.obs.details.has(wish.item_id))
    .toSorted((a, b) => (a.item.blocked?.read_at ?? 0) - (b.item.blocked?.read_at ?? 0));
  for (const { item_id, item } of blocked.slice(0, BLOCKED_READS)) {
    facts.want(item_id, { project: item.project, purpose: 'intake', comments: true, blockers: true });
  }
}

const BLOCKED_READS = 3;

function blockedAsRead({ item, kind, view }: Wish): Refusal | null {
  return refusalOfBlocked(item, kind, view, null);
}

/** What still has to be known before this item may start. */
function unready(wish: Wish, slots: Slots, facts: StartFacts): Refusal | null {
  const { obs } = facts;
  const busy = wish.route.terminal_config.busy_processes;
  const report = obs.terminals.get(wish.route.terminal);
  if (report?.reached === false) {
    const again = facts.state.terminals[wish.route.terminal]?.not_before ?? 0;
    const why = noAnswer(wish.route.terminal, report.problem ?? null);
    return again > facts.now ? held('breaker-open', why, again, wish.route.terminal) : refuse('breaker-open', why);
  }
  if (busy.length > 0 && !slots.hasOpenRun(wish.route.terminal)) {
    if (report === undefined) {
      facts.visit(wish.route.terminal);
      return refuse('not-read-yet', `Terminal ${wish.route.terminal} has not been asked yet.`);
    }
    for (const name of busy) {
      const count = report.processes[name] ?? null;
      if (count === null) {
        return refuse('terminal-busy', `Whether ${name} runs on ${wish.route.terminal} is unknown.`);
      }
      if (count > 0) return refuse('terminal-busy', `${name} runs on ${wish.route.terminal}.`);
    }
  }
  const right = obs.rights.get(rightKey(wish.route.terminal, wish.item.project));
  if (right === undefined) facts.ask(wish.route.terminal, wish.item.project);
  if (right?.may === false) return refuse('bot-may-not-write', right.problem.message);
  const detail = obs.details.get(wish.item_id);
  const blocked = blockedAsRead(wish);
  if (blocked !== null && detail === undefined) return blocked;
  if (detail === undefined) {
    const first = wish.item.round === 0;
    facts.want(wish.item_id, {
      project: wish.item.project,
      purpose: first ? 'intake' : 'command',
      comments: true,
      blockers: first && wish.view.config.respect_blockers,
      start: true,
    });
    return refuse('not-read-yet', 'It is read again before it starts.');
  }
  if (!detail.ok) return refuse('project-unread', detail.problem.message);
  if (detail.item === null) return refuse('project-unread', 'Plane did not find it; it may be too new.');
  if (detail.comments === null || detail.blockers === null) {
    if (detail.unread !== undefined) return refuse('project-unread', detail.unread.message);
    return refuse('not-read-yet', 'Its comments have not been read yet.');
  }
  if (detail.item.updated_at < wish.item.seen.updated_at) {
    return refuse('not-read-yet', 'Plane answered with an older copy than is known.');
  }
  if (hasUnreadLabel(wish, obs)) {
    return refuse('project-unread', 'It has a label that is not among those that could be read.');
  }
  if (right === undefined) return refuse('not-read-yet', 'Whether its bot may write there has not been read yet.');
  if (right.may === null) return refuse('project-unread', right.problem.message);
  return blocked;
}

/** Labels without a name keep their id: where the list of labels broke off, what such a one asks for is not known. */
function hasUnreadLabel({ item, view }: Wish, obs: Observations): boolean {
  const project = obs.projects[item.project];
  if (project?.ok !== true || !project.info_partial) return false;
  const names = new Set(Object.values(view.info.labels));
  return item.seen.labels.some((label) => !names.has(label));
}
