/** Runs that have been launched and not been seen to begin: waited for, launched again, or made void. Pure. */
import { NOTHING_BARRED, barredWhy } from '../../config/barred.ts';
import type { Inspection } from '../../model/inspection.ts';
import type { Action } from '../actions.ts';
import type { StateDraft } from '../state/evolve.ts';
import { survivorsOf } from './leftovers.ts';
import { pauseOf } from '../holds/pauses.ts';
import { earlierId } from '../state/refs.ts';
import { settleEvents } from './run-end.ts';
import type { RunFacts, Seen } from './run-facts.ts';
import type { ItemRecord, OpenRun } from '../state/state.ts';
import { PATIENCE_MS, executorGone } from '../terminals/unconfigured.ts';

export function hasBegun(seen: Inspection): boolean {
  if (seen.state === 'none') return survivorsOf(seen).length > 0;
  return seen.state === 'running' || seen.state === 'finished' || seen.state === 'gone';
}

/** The last launch has not begun; an earlier one may have. */
export function planLaunching(
  draft: StateDraft,
  run: Extract<OpenRun, { phase: 'launching' }>,
  item: ItemRecord,
  seen: Seen,
  cancel: string | null,
  facts: RunFacts,
): Action[] {
  for (const [index, handle] of run.replaces.entries()) {
    const earlier = facts.obs.runs.get(earlierId(run, index));
    if (earlier === undefined || earlier.state === 'unknown') return [];
    if (!hasBegun(earlier)) continue;
    const dir_name = launchName(run, index + 1);
    draft.apply({ type: 'run-adopted', item_id: run.item_id, run_id: run.run_id, handle, dir_name });
    return [];
  }
  if (cancel !== null) return voidRun(draft, run, item, { gone: null, cancelled: cancel, swept: false }, facts);
  if (seen.state === 'starting' && facts.now - run.marked_at < graceOf(facts)) return [];
  // It begins when the configuration is mended, or is taken away.
  if (barredWhy(facts.obs.barred ?? NOTHING_BARRED, run) !== null) return [];
  const lacking = executorGone(run, facts.config);
  if (lacking !== null) {
    const since = run.unconfigured_since ?? facts.now;
    if (run.unconfigured_since === null) {
      draft.apply({ type: 'run-unconfigured', item_id: run.item_id, run_id: run.run_id, since });
    }
    if (facts.now - since < PATIENCE_MS) return [];
    return voidRun(draft, run, item, { gone: lacking.message, cancelled: null, swept: false }, facts);
  }
  if (item.attempts >= Math.max(facts.config.retry.max_attempts, 2)) {
    const gone = `None of ${run.launches} launches has begun.${saying(seen)}`;
    return voidRun(draft, run, item, { gone, cancelled: null, swept: false }, facts);
  }
  if (pauseOf(facts.config, run.project, run.terminal) !== null) return [];
  const detail = facts.obs.details.get(run.item_id);
  if (detail?.ok !== true || detail.comments === null) {
    facts.want(run.item_id, { project: run.project, purpose: 'cancel', comments: true, blockers: false });
    return [];
  }
  return [{ type: 'relaunch', key: run.key, run, dir_name: launchName(run, run.launches + 1) }];
}

/** A launch that was carried out and has not begun: on a slow machine it still may, after a restart it never will. */
export function planUnbegun(
  draft: StateDraft,
  run: Exclude<OpenRun, { phase: 'launching' }>,
  item: ItemRecord,
  cancelled: string | null,
  seen: Seen,
  facts: RunFacts,
): Action[] {
  if (cancelled === null && facts.now - run.started_at < graceOf(facts)) return [];
  return voidRun(
    draft,
    run,
    item,
    { gone: `It was launched and never began.${saying(seen)}`, cancelled, swept: true },
    facts,
  );
}

/** What the machine itself says of it. */
function saying(seen: Seen): string {
  return seen.state === 'starting' && seen.why !== undefined ? ` ${seen.why}` : '';
}

/** Makes sure that a run that has not begun never does; only then its settlement is applied. */
function voidRun(
  draft: StateDraft,
  run: OpenRun,
  item: ItemRecord,
  why: { readonly gone: string | null; readonly cancelled: string | null; readonly swept: boolean },
  facts: RunFacts,
): Action[] {
  const ending = { result: null, started_at: null, ended_at: null, ended_by: null, late: null, ...why };
  return settleEvents(draft, run, item, ending, facts)
    .filter((event) => event.type === 'run-settled')
    .map((settled) => ({ type: 'void', key: run.key, run, settled }));
}

function graceOf({ config }: RunFacts): number {
  return config.limits.start_grace_s * 1000;
}

/** `<run>`, `<run>-r2`, `<run>-r3` … */
function launchName(run: OpenRun, launch: number): string {
  const first = run.dir_name.replace(/-r\d+$/, '');
  return launch === 1 ? first : `${first}-r${launch}`;
}
