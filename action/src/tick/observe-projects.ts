/** Reads the projects: what is known of each while it is young, and the items that changed, or now and then all of them. */
import type { Config } from '../config/schema.ts';
import { PlaneError, problemOf } from '../errors.ts';
import type { Clock } from '../ports/host.ts';
import type { Tracker } from '../ports/tracker.ts';
import { isCacheValid, withKnown } from '../core/items/cache-validity.ts';
import type { ProjectSeen } from '../core/observations.ts';
import type { ProjectRecord, State } from '../core/state/state.ts';
import { SWEEP_AGAIN_MS, SWEEP_EVERY_MS, WATERMARK_OVERLAP_MS } from '../core/items/detect-changes.ts';

/** How long what changes seldom is not read again. */
export const CACHE_MS = 60 * 60_000;

export type Projects = Record<string, ProjectSeen>;

type Ports = { readonly tracker: Tracker; readonly clock: Clock };

export async function readProjects(state: State, config: Config, ports: Ports, now: number): Promise<Projects> {
  const entries = await Promise.all(
    Object.keys(config.projects).map(async (key) => [key, await readProject(key, state, config, ports, now)] as const),
  );
  return Object.fromEntries(entries);
}

async function readProject(key: string, state: State, config: Config, ports: Ports, now: number): Promise<ProjectSeen> {
  try {
    const read = await readInfo(key, state.projects[key], config, ports, now);
    try {
      return await readItemsOf(read, key, state, ports, now);
    } catch (error) {
      if (read.fresh || !isRefusedOrMissing(error)) throw error;
      // By what was read earlier Plane does not answer: another one may stand there, or another project under this name.
      const again = await readInfo(key, undefined, config, ports, now);
      if (again.info.id === read.info.id) throw error;
      return await readItemsOf(again, key, state, ports, now);
    }
  } catch (error) {
    return { ok: false, problem: problemOf(error) };
  }
}

function isRefusedOrMissing(error: unknown): boolean {
  return error instanceof PlaneError && (error.status === 403 || error.status === 404);
}

async function readItemsOf(read: InfoRead, key: string, state: State, ports: Ports, now: number): Promise<ProjectSeen> {
  const { info } = read;
  const record = state.projects[key];
  const known = record?.info.id === info.id ? record : undefined;
  if (info.archived) return { ok: true, ...read, items: [], newest: null, full: false, cut: null, unread: [] };
  const base = known?.watermark ?? (record === known ? newestSeen(key, state) : null);
  const whole = base === null || isSweepDue(known, now);
  const since = whole ? null : Math.min(base, now) - WATERMARK_OVERLAP_MS;
  const { items, newest, partial, unread } = await ports.tracker.changed(info, since);
  const seen = { ok: true, ...read, items, unread } as const;
  // What lies behind a break was not seen, so the next read begins where this one did.
  const first = known?.watermark == null && !whole;
  if (partial === null) return { ...seen, newest: first ? null : newest, full: whole, cut: null };
  const cut = !whole ? 'changes' : partial.code === 'plane-list-spent' ? 'spent' : 'sweep';
  return { ...seen, newest: null, full: false, cut, problems: [...read.problems, partial] };
}

/** A read of everything that broke off is not made again by every tick: meanwhile it is read what changed. */
function isSweepDue(known: ProjectRecord | undefined, now: number): boolean {
  if (known === undefined) return true;
  if (known.watermark === null) return known.sweep_cut_at === 0;
  return now - known.swept_at >= SWEEP_EVERY_MS && now - known.sweep_cut_at >= SWEEP_AGAIN_MS;
}

/** Until a first read of everything has come to its end: the newest change of an item that it has shown; null: none. */
function newestSeen(key: string, { items }: State): number | null {
  const times = Object.values(items).flatMap(({ project, seen }) => (project === key ? [seen.updated_at] : []));
  return times.reduce<number | null>((most, time) => Math.max(most ?? time, time), null);
}

type InfoRead = Pick<Extract<ProjectSeen, { ok: true }>, 'info' | 'fresh' | 'info_partial' | 'problems'>;

/** States, labels and members: from the cache while it is young, and as long as Plane does not tell them. */
async function readInfo(
  key: string,
  known: ProjectRecord | undefined,
  config: Config,
  ports: Ports,
  now: number,
): Promise<InfoRead> {
  if (known !== undefined && now - known.read_at < CACHE_MS && isCacheValid(key, config, known)) {
    return { info: known.info, fresh: false, info_partial: false, problems: [] };
  }
  try {
    const { partial, ...info } = await ports.tracker.project(key, known?.info.id);
    if (partial === null) return { info, fresh: true, info_partial: false, problems: [] };
    return {
      info: withKnown(info, known?.info.id === info.id ? known.info : undefined),
      fresh: true,
      info_partial: true,
      problems: [partial],
    };
  } catch (error) {
    const problem = problemOf(error);
    const renamed = problem.code === 'plane-project-renamed';
    if (known === undefined || known.info.archived || !(problem.retry || renamed)) throw error;
    return { info: known.info, fresh: false, info_partial: false, problems: [problem] };
  }
}
