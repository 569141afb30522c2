/** What becomes of the open runs: seen, relaunched, stopped, settled. Pure. */
import type { Inspection, Millis } from '../model.ts';
import type { Action } from './actions.ts';
import type { ProjectView } from './bots.ts';
import type { Draft } from './evolve.ts';
import { hasBegun, planLaunching, planUnbegun, survivorsOf } from './launches.ts';
import { runRef } from './refs.ts';
import { finished, settleNow, vanished } from './run-end.ts';
import type { RunFacts, Seen } from './run-facts.ts';
import type { ItemRecord, OpenRun } from './state.ts';
import { planUnreachable } from './unreachable.ts';
import { personMoved } from './moves.ts';
import { isGone } from './watch.ts';

/** The terminal keeps the limit itself; a tick steps in only when it is overdue by this. */
const LIMIT_GRACE_MS = 120_000;

export function planRun(draft: Draft, run: OpenRun, facts: RunFacts): Action[] {
  const item = draft.state.items[run.item_id];
  if (item === undefined) return [];
  const seen = facts.obs.runs.get(run.item_id) ?? notAsked(run, facts);
  if (seen.state === 'unknown') return planUnreachable(draft, run, item, facts);
  if (run.unreachable_since !== null) {
    draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since: null });
  }
  const cancel = cancelReason(run, item, facts);
  switch (run.phase) {
    case 'launching': {
      if (!hasBegun(seen)) return planLaunching(draft, run, item, seen, cancel, facts);
      draft.apply(runSeen(run, seen, facts.now));
      const begun = draft.state.inflight[run.item_id];
      return begun === undefined ? [] : planRun(draft, begun, facts);
    }
    case 'running':
      return planRunning(draft, run, item, seen, cancel, facts);
    case 'stopping':
      return planStopping(draft, run, item, seen, facts);
  }
}

function notAsked(run: OpenRun, facts: RunFacts): Inspection {
  const known = run.terminal in facts.config.terminals;
  const message = known
    ? `Terminal ${run.terminal} was not asked.`
    : `Terminal ${run.terminal} is no longer in the config.`;
  return { state: 'unknown', problem: { code: 'not-asked', message, remedy: '', retry: true } };
}

/** A change counts that was read by id in this tick, or listed where that read fails; a stale or missing read changes nothing. */
function cancelReason(run: OpenRun, item: ItemRecord, facts: RunFacts): string | null {
  const view = facts.views.get(run.project);
  if (view === undefined) return null;
  const detail = facts.obs.details.get(run.item_id);
  if (detail === undefined && suspicious(run, item, view, facts))
    facts.want(run.item_id, { project: run.project, purpose: 'cancel', comments: false, blockers: false });
  if (detail === undefined) return null;
  if (!detail.ok) return listedMove(run, item, view, facts);
  if (detail.item === null) return isGone(item, facts.now) ? 'The work item is no longer there.' : null;
  return personMoved(item, view);
}

/** The item cannot be read by id: then a move counts that a list has shown and that no list of this tick may contradict. */
function listedMove(run: OpenRun, item: ItemRecord, view: ProjectView, facts: RunFacts): string | null {
  const project = facts.obs.projects[run.project];
  if (project?.ok !== true) return null;
  const told = project.cut === null || project.items.some(({ id }) => id === run.item_id);
  return told ? personMoved(item, view) : null;
}

/** The list shows a move, or a full list lacks the item. */
function suspicious(run: OpenRun, item: ItemRecord, view: ProjectView, facts: RunFacts): boolean {
  const project = facts.obs.projects[run.project];
  if (project?.ok !== true) return false;
  const listed = project.items.some(({ id }) => id === run.item_id) || project.unread.includes(run.item_id);
  return personMoved(item, view) !== null || (project.full && !listed);
}

function runSeen(run: OpenRun, seen: Seen, now: Millis): Parameters<Draft['apply']>[0] {
  const started_at = 'started_at' in seen && seen.started_at !== null ? Math.min(seen.started_at, now) : run.marked_at;
  const last_output_at = seen.state === 'running' ? seen.last_output_at : null;
  const { item_id, run_id, dir_name } = run;
  return { type: 'run-seen', item_id, run_id, dir_name, started_at, last_output_at };
}

function planRunning(
  draft: Draft,
  run: Extract<OpenRun, { phase: 'running' }>,
  item: ItemRecord,
  seen: Seen,
  cancel: string | null,
  facts: RunFacts,
): Action[] {
  const { now } = facts;
  switch (seen.state) {
    case 'finished':
      settleNow(draft, run, item, finished(seen), facts);
      return [];
    case 'gone':
      if (seen.same_boot && seen.survivors.length > 0) {
        return stopRun(draft, run, 'lost', `${seen.survivors.length} of its processes are still there.`, facts);
      }
      settleNow(draft, run, item, vanished(seen, run), facts);
      return [];
    case 'none':
    case 'void': {
      const survivors = survivorsOf(seen);
      if (survivors > 0) {
        const detail = `Its run directory is gone, and ${survivors} of its processes are still there.`;
        return stopRun(draft, run, 'lost', detail, facts);
      }
      settleNow(draft, run, item, vanished(seen, run), facts);
      return [];
    }
    case 'starting':
      return planUnbegun(draft, run, item, cancel, facts);
    case 'running': {
      if (cancel !== null) return stopRun(draft, run, 'cancel', cancel, facts);
      // Clocks disagree: that of the tick that first saw it, and the machine's. The later start of the two counts.
      const started_at = Math.max(run.started_at, seen.started_at ?? 0);
      if (now - started_at > run.limit_s * 1000 + LIMIT_GRACE_MS) return stopRun(draft, run, 'timeout', '', facts);
      const silent = seen.last_output_at === null ? 0 : now - seen.last_output_at;
      if (run.stall_s > 0 && silent > run.stall_s * 1000 + LIMIT_GRACE_MS) {
        return stopRun(draft, run, 'stalled', '', facts);
      }
      return [];
    }
  }
}

function stopRun(
  draft: Draft,
  run: OpenRun,
  why: 'cancel' | 'timeout' | 'stalled' | 'lost',
  detail: string,
  facts: RunFacts,
): Action[] {
  draft.apply({ type: 'run-stopping', item_id: run.item_id, run_id: run.run_id, at: facts.now, why, detail });
  return killRun(run);
}

function killRun(run: OpenRun): Action[] {
  return [{ type: 'kill', key: run.key, run_id: run.run_id, ref: runRef(run) }];
}

function planStopping(
  draft: Draft,
  run: Extract<OpenRun, { phase: 'stopping' }>,
  item: ItemRecord,
  seen: Seen,
  facts: RunFacts,
): Action[] {
  switch (seen.state) {
    case 'finished':
      settleNow(draft, run, item, finished(seen), facts);
      return [];
    case 'gone':
      if (seen.same_boot && seen.survivors.length > 0) return killRun(run);
      settleNow(draft, run, item, vanished(seen, run), facts);
      return [];
    case 'none':
    case 'void':
      if (survivorsOf(seen) > 0) return killRun(run);
      settleNow(draft, run, item, vanished(seen, run), facts);
      return [];
    case 'starting':
      return planUnbegun(draft, run, item, run.why === 'cancel' ? run.detail : null, facts);
    case 'running':
      return killRun(run);
  }
}
