/**
 * Reads the world: terminals and projects in parallel, then the few items that the plan wants to see by id. What cannot
 * be read becomes a failure in the observations.
 */
import { NOTHING_BARRED, barredWhy } from '../config/barred.ts';
import type { Barred } from '../config/barred.ts';
import type { Config } from '../config/schema.ts';
import { problemOf } from '../errors.ts';
import type { ProjectInfo } from '../model/work-item.ts';
import type { Clock } from '../ports/host.ts';
import type { ItemWriter } from '../ports/item-writer.ts';
import type { Fleet } from '../ports/fleet.ts';
import type { Tracker } from '../ports/tracker.ts';
import { isExpected } from '../core/items/cache-validity.ts';
import type { Detail, Identity, Observations, Right, WantedItem } from '../core/observations.ts';
import { plan } from '../core/plan.ts';
import type { PlanResult } from '../core/plan.ts';
import { readOrder } from '../core/items/read-order.ts';
import { refsOf } from '../core/state/refs.ts';
import type { State } from '../core/state/state.ts';
import { CACHE_MS, readProjects } from './observe-projects.ts';
import type { Projects } from './observe-projects.ts';
import { BASTION } from '../ports/known-hosts.ts';

export interface ObservePorts {
  readonly tracker: Tracker;
  readonly writer: ItemWriter;
  readonly fleet: Fleet;
  readonly clock: Clock;
  /** What of the configuration cannot be used; absent: everything can. */
  readonly barred?: Barred;
}

/** Plans made in one tick, each with the reads that the one before wanted. */
const ROUNDS = 4;
/** Items read by id in one tick; the rest is read by the next. */
const READS = 25;
const PARALLEL_READS = 4;

/** Observes and plans until the plan wants nothing more, or enough was read for one tick. */
export async function observe(
  state: State,
  config: Config,
  ports: ObservePorts,
  signal: AbortSignal,
): Promise<{ obs: Observations; planned: PlanResult }> {
  const { barred = NOTHING_BARRED } = ports;
  const now = ports.clock.now();
  ports.fleet.know?.(learnedHostKeys(state));
  const refs = refsOf(state).filter((ref) => mayVisit(ref.terminal, state, config, now));
  const [first, projects, fleet] = await Promise.all([
    readIdentities(state.projects, state, config, ports, now),
    readProjects(state, config, ports, now),
    ports.fleet.inspect(refs, []),
  ]);
  const identities = await identitiesAmong(projects, first, state, config, ports, now);
  learn(projects, ports);
  const details = new Map<string, Detail>();
  const terminals = new Map(fleet.terminals);
  const rights = new Map<string, Right>();
  const obs: Observations = { projects, details, runs: fleet.runs, terminals, identities, rights, barred };
  let planned = plan(state, obs, config, ports.clock.now());
  for (let round = 1; round < ROUNDS && !signal.aborted; round++) {
    const wanted = readOrder(planned.wants.items, state.items).slice(0, READS - details.size);
    const visits = [...planned.wants.terminals].filter((name) => !terminals.has(name));
    const asked = [...planned.wants.rights].filter(([key]) => !rights.has(key));
    if (wanted.length === 0 && visits.length === 0 && asked.length === 0) break;
    const [, visited] = await Promise.all([
      readItems(wanted, projects, details, ports),
      visits.length === 0 ? null : ports.fleet.inspect([], visits),
      ...asked.map(async ([key, { terminal, project }]) => {
        const seen = projects[project];
        if (seen?.ok === true) rights.set(key, await readRight(terminal, seen.info, ports));
      }),
    ]);
    for (const [name, report] of visited?.terminals ?? []) terminals.set(name, report);
    learn(projects, ports);
    planned = plan(state, obs, config, ports.clock.now());
  }
  return { obs, planned };
}

/** Host keys that first visits believed, by who keeps them. */
export function learnedHostKeys(state: State): ReadonlyMap<string, readonly string[]> {
  const own = Object.entries(state.terminals).map(([name, { host_keys = [] }]) => [name, host_keys] as const);
  return new Map([...own, [BASTION, state.bastion_host_keys ?? []]]);
}

function mayVisit(terminal: string, state: State, config: Config, now: number): boolean {
  return terminal in config.terminals && (state.terminals[terminal]?.not_before ?? 0) <= now;
}

/** Users that are not who is expected by the members that were read now are asked for again: it may be another Plane. */
async function identitiesAmong(
  projects: Projects,
  known: Observations['identities'],
  state: State,
  config: Config,
  ports: ObservePorts,
  now: number,
): Promise<Observations['identities']> {
  const read = Object.entries(projects).filter(([, seen]) => seen.ok && seen.fresh);
  if (read.length === 0) return known;
  const infos = {
    ...state.projects,
    ...Object.fromEntries(read.flatMap(([key, seen]) => (seen.ok ? [[key, seen]] : []))),
  };
  const doubted = [...known].some(
    ([terminal, who]) => 'user_id' in who && !who.fresh && !isExpected(who.user_id, terminal, config, infos),
  );
  return doubted ? readIdentities(infos, state, config, ports, now) : known;
}

/** What was read because an item points to a state or a label that was not known: from here on it is known. */
function learn(projects: Projects, { tracker }: ObservePorts): void {
  for (const [key, seen] of Object.entries(projects)) {
    const words = seen.ok ? (tracker.learned?.(seen.info) ?? null) : null;
    if (seen.ok && words !== null) projects[key] = { ...seen, info: { ...seen.info, ...words }, learned: true };
  }
}

async function readIdentities(
  infos: Readonly<Record<string, { readonly info: ProjectInfo }>>,
  state: State,
  config: Config,
  ports: ObservePorts,
  now: number,
): Promise<Observations['identities']> {
  const routed = new Set(
    Object.values(config.projects).flatMap(({ routing: { by_assignee, by_label } }) => [
      ...Object.values(by_assignee),
      // What such a one has posted is ours, too.
      ...Object.values(by_label).flatMap(({ terminal }) => terminal ?? []),
    ]),
  );
  const entries = await Promise.all(
    [...routed]
      .filter((terminal) => terminal in config.terminals || isLost(terminal, ports))
      .map(async (terminal): Promise<readonly [string, Identity]> => {
        const known = state.terminals[terminal];
        const [problem] = ports.barred?.problems ?? [];
        if (problem !== undefined && !(terminal in config.terminals))
          return [terminal, { problem, last_user_id: known?.user_id ?? null }];
        const young = now - (known?.user_read_at ?? 0) < CACHE_MS;
        const key = ports.writer.keyPrint?.(terminal) ?? null;
        const sameKey = known?.user_key === key;
        if (known?.user_id != null && young && sameKey && isExpected(known.user_id, terminal, config, infos)) {
          return [terminal, { user_id: known.user_id, fresh: false }];
        }
        try {
          return [terminal, { user_id: await ports.writer.whoAmI(terminal), key, fresh: true }] as const;
        } catch (error) {
          const problem = problemOf(error);
          // A known user stays known while Plane is away; one of a refused token or of another key does not.
          if (known?.user_id != null && problem.retry && (sameKey || known.user_key === null)) {
            return [terminal, { user_id: known.user_id, fresh: false }] as const;
          }
          return [terminal, { problem, last_user_id: known?.user_id ?? null }] as const;
        }
      }),
  );
  return new Map(entries);
}

/** Its entry cannot be read, and what it was is not known: its bot is still one of ours. */
function isLost(terminal: string, { barred = NOTHING_BARRED }: ObservePorts): boolean {
  return barredWhy(barred, { terminal }) !== null;
}
/** Asked anew by every tick in which something is to start there: nothing starts whose answer could not be posted. */
async function readRight(terminal: string, project: ProjectInfo, { writer }: ObservePorts): Promise<Right> {
  try {
    const problem = await writer.mayWrite(project, terminal);
    return problem === null ? { may: true } : { may: false, problem };
  } catch (error) {
    return { may: null, problem: problemOf(error) };
  }
}

/** A few at a time; each failure belongs to its item alone. */
async function readItems(
  wanted: readonly (readonly [string, WantedItem])[],
  projects: Observations['projects'],
  details: Map<string, Detail>,
  ports: ObservePorts,
): Promise<void> {
  const queue = [...wanted];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const [item_id, wish] = next;
      const project = projects[wish.project];
      if (project?.ok === true) details.set(item_id, await readItem(item_id, wish, project.info, ports));
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_READS }, worker));
}

/** The item alone decides whether a run is stopped, so comments that cannot be read do not make it unread. */
async function readItem(item_id: string, wish: WantedItem, project: ProjectInfo, ports: ObservePorts): Promise<Detail> {
  const { purpose } = wish;
  try {
    const item = await ports.tracker.item(project, item_id, purpose);
    if (item === null) return { ok: true, item: null, comments: null, blockers: [] };
    const [said, blockers] = await Promise.allSettled([
      wish.comments ? ports.tracker.comments(project, item_id, purpose) : null,
      wish.blockers ? ports.tracker.blockers(project, item_id) : [],
    ]);
    const failed = [said, blockers].find((part) => part.status === 'rejected');
    const comments = said.status === 'fulfilled' ? said.value : null;
    const unread = failed === undefined ? (comments?.partial ?? null) : problemOf(failed.reason);
    return {
      ok: true,
      item,
      comments: comments?.comments ?? null,
      blockers: blockers.status === 'fulfilled' ? blockers.value : null,
      ...(unread === null ? {} : { unread }),
    };
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}
