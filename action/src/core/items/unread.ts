/** What could not be read of Plane in this tick, and what a person is told of it. Pure. */
import type { Problem } from '../../errors.ts';
import type { Observations, ProjectSeen } from '../observations.ts';
import type { OpenRun, State } from '../state/state.ts';

/** Keys that one problem names; the rest is counted. */
const NAMED = 5;

/** agentd's own economy: the next tick reads what this one had no requests left for. */
const SAVED = new Set(['plane-budget', 'plane-not-asked']);

export function isSaved({ code }: Problem): boolean {
  return SAVED.has(code);
}

/**
 * Items whose read by id failed, one problem for each kind of failure. A read that was only saved is told where a run is
 * open and a list has shown something of its item: a person may have taken it.
 */
export function unreadItems(state: State, obs: Observations): Problem[] {
  const kinds = new Map<string, { readonly problem: Problem; readonly keys: string[] }>();
  for (const [item_id, detail] of obs.details) {
    const problem = detail.ok ? detail.unread : detail.problem;
    if (problem === undefined) continue;
    if (isSaved(problem) && !isShown(state.inflight[item_id], obs)) continue;
    const kind = kinds.get(problem.code) ?? { problem, keys: [] };
    kind.keys.push(state.items[item_id]?.key ?? item_id);
    kinds.set(problem.code, kind);
  }
  return [...kinds.values()].map(({ problem, keys }) => {
    const named = keys.toSorted().slice(0, NAMED).join(', ');
    const more = keys.length > NAMED ? ` and ${keys.length - NAMED} more` : '';
    return { ...problem, message: `${named}${more}: ${problem.message}` };
  });
}

function isShown(run: OpenRun | undefined, { projects }: Observations): boolean {
  const seen = run === undefined ? undefined : projects[run.project];
  if (run === undefined || seen?.ok !== true) return false;
  return seen.full || seen.unread.includes(run.item_id) || seen.items.some(({ id }) => id === run.item_id);
}

/** Runs are to start that could not post their answers, or of which that could not be read. */
export function withoutRights({ rights }: Observations): Problem[] {
  return [...rights.values()].flatMap((right) => (right.may === true || isSaved(right.problem) ? [] : [right.problem]));
}

/** A read of everything that broke off is told until one comes to its end, also by the ticks that read only what changed. */
export function unfinishedSweep(key: string, state: State, seen: Extract<ProjectSeen, { ok: true }>): Problem[] {
  const cut_at = state.projects[key]?.sweep_cut_at ?? 0;
  if (cut_at === 0 || seen.full || seen.cut !== null) return [];
  return [
    {
      code: 'plane-sweep-unfinished',
      message: `Project ${key} was last read as a whole until ${new Date(cut_at).toISOString()}, when its list broke off. What changes is read; what lies further back and was never seen is not.`,
      remedy:
        'It is tried again by itself. If it stays, look at the log of the Plane server, and raise its API_KEY_RATE_LIMIT.',
      retry: true,
    },
  ];
}
