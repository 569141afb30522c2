/** What becomes of the open runs: seen, relaunched, stopped, settled. Pure. */
import type { Inspection } from '../../model/inspection.ts';
import type { Millis } from '../../model/basics.ts';
import type { Action } from '../actions.ts';
import type { ProjectView } from '../routing/bots.ts';
import type { StateDraft } from '../state/evolve.ts';
import { hasBegun, planLaunching, planUnbegun } from './launches.ts';
import { countOf, endAgain, killRun, survivorsOf } from './leftovers.ts';
import { elapsedOf, isUnwatched, passedLimit } from './limits.ts';
import { takenFrom } from '../items/moves.ts';
import { runRef } from '../state/refs.ts';
import { finished, settleNow, vanished } from './run-end.ts';
import type { RunFacts, Seen } from './run-facts.ts';
import type { ItemRecord, OpenRun } from '../state/state.ts';
import { executorGone } from '../terminals/unconfigured.ts';
import { NOT_ASKED, planUnreachable } from './unreachable.ts';
import { isGone } from '../items/detect-changes.ts';

export function planRun(draft: StateDraft, run: OpenRun, facts: RunFacts): Action[] {
  const item = draft.state.items[run.item_id];
  if (item === undefined) return [];
  const seen = facts.obs.runs.get(run.item_id) ?? notAsked(run);
  if (seen.state === 'unknown') return planUnreachable(draft, run, item, seen.problem, facts);
  noteFound(draft, run, facts);
  return planSeen(draft, draft.state.inflight[run.item_id] ?? run, item, seen, facts);
}

/** What has become of it is known: what kept that from being told is over. */
function noteFound(draft: StateDraft, run: OpenRun, { config }: RunFacts): void {
  const { item_id, run_id, phase } = run;
  if (run.unreachable_since !== null) {
    draft.apply({ type: 'run-unreachable', item_id, run_id, since: null, why: null });
  }
  const lacking = phase === 'launching' && executorGone(run, config) !== null;
  if (run.unconfigured_since !== null && !lacking) {
    draft.apply({ type: 'run-unconfigured', item_id, run_id, since: null });
  }
}

function planSeen(draft: StateDraft, run: OpenRun, item: ItemRecord, seen: Seen, facts: RunFacts): Action[] {
  switch (run.phase) {
    case 'launching': {
      const cancel = cancelReason(run, item, facts);
      if (!hasBegun(seen)) return planLaunching(draft, run, item, seen, cancel, facts);
      draft.apply(runSeen(run, seen, facts.now));
      const begun = draft.state.inflight[run.item_id];
      return begun === undefined ? [] : planRun(draft, begun, facts);
    }
    case 'running':
      return planRunning(draft, run, item, seen, cancelReason(run, item, facts), facts);
    case 'stopping':
      // It is decided: its item is not read for that again, and leaves the reads to those of others.
      return planStopping(draft, run, item, seen, facts);
  }
}

function notAsked({ terminal }: OpenRun): Inspection {
  const problem = { code: NOT_ASKED, message: `Terminal ${terminal} was not asked.`, remedy: '', retry: true };
  return { state: 'unknown', problem };
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
  return takenFrom(run, item, view);
}

/** The item cannot be read by id: then a move counts that a list has shown and that no list of this tick may contradict. */
function listedMove(run: OpenRun, item: ItemRecord, view: ProjectView, facts: RunFacts): string | null {
  const project = facts.obs.projects[run.project];
  if (project?.ok !== true) return null;
  const told = project.cut === null || project.items.some(({ id }) => id === run.item_id);
  return told ? takenFrom(run, item, view) : null;
}

/** The list shows a change that takes the item away, or a full list lacks the item. */
function suspicious(run: OpenRun, item: ItemRecord, view: ProjectView, facts: RunFacts): boolean {
  const project = facts.obs.projects[run.project];
  if (project?.ok !== true) return false;
  const listed = project.items.some(({ id }) => id === run.item_id) || project.unread.includes(run.item_id);
  return takenFrom(run, item, view) !== null || (project.full && !listed);
}

function runSeen(run: OpenRun, seen: Seen, now: Millis): Parameters<StateDraft['apply']>[0] {
  const started_at = 'started_at' in seen && seen.started_at !== null ? Math.min(seen.started_at, now) : run.marked_at;
  const last_output_at = seen.state === 'running' ? seen.last_output_at : null;
  const { item_id, run_id, dir_name } = run;
  return { type: 'run-seen', item_id, run_id, dir_name, started_at, last_output_at };
}

function planRunning(
  draft: StateDraft,
  run: Extract<OpenRun, { phase: 'running' }>,
  item: ItemRecord,
  seen: Seen,
  cancel: string | null,
  facts: RunFacts,
): Action[] {
  switch (seen.state) {
    case 'finished':
      if (seen.survivors.length > 0) {
        return stopRun(draft, run, 'survivors', `It has ended, and ${countOf(seen.survivors)} still there.`, facts);
      }
      settleNow(draft, run, item, finished(seen, cancel), facts);
      return [];
    case 'gone':
    case 'none':
    case 'void': {
      const survivors = survivorsOf(seen);
      if (survivors.length > 0) {
        const how = seen.state === 'none' ? 'Its run directory is gone' : 'It is gone';
        return stopRun(draft, run, 'lost', `${how}, and ${countOf(survivors)} still there.`, facts);
      }
      settleNow(draft, run, item, vanished(seen, run), facts);
      return [];
    }
    case 'starting':
      return planUnbegun(draft, run, item, cancel, seen, facts);
    case 'running':
      if (cancel !== null) return stopRun(draft, run, 'cancel', cancel, facts);
      return planLimits(draft, run, seen, facts);
  }
}

function planLimits(
  draft: StateDraft,
  run: Extract<OpenRun, { phase: 'running' }>,
  seen: Extract<Seen, { state: 'running' }>,
  facts: RunFacts,
): Action[] {
  const { item_id, run_id, dir_name, key } = run;
  const elapsed_s = elapsedOf(run, seen.watch);
  const gained_s = elapsed_s - run.elapsed_s;
  if (gained_s > 0) draft.apply({ type: 'run-counted', item_id, run_id, dir_name, elapsed_s, gained_s });
  const passed = passedLimit(run, seen, facts.now);
  if (passed !== null) return stopRun(draft, run, passed, '', facts);
  if (!isUnwatched(run, seen, facts.now)) return [];
  return [{ type: 'watch', key, run_id, ref: { ...runRef(run), elapsed_s } }];
}

function stopRun(
  draft: StateDraft,
  run: OpenRun,
  why: Extract<OpenRun, { phase: 'stopping' }>['why'],
  detail: string,
  facts: RunFacts,
): Action[] {
  draft.apply({ type: 'run-stopping', item_id: run.item_id, run_id: run.run_id, at: facts.now, why, detail });
  return killRun(run);
}

function planStopping(
  draft: StateDraft,
  run: Extract<OpenRun, { phase: 'stopping' }>,
  item: ItemRecord,
  seen: Seen,
  facts: RunFacts,
): Action[] {
  if (survivorsOf(seen).length > 0) return endAgain(draft, run, item, facts);
  switch (seen.state) {
    case 'finished':
      settleNow(draft, run, item, finished(seen, run.why === 'cancel' ? run.detail : null), facts);
      return [];
    case 'gone':
    case 'none':
    case 'void':
      settleNow(draft, run, item, vanished(seen, run), facts);
      return [];
    case 'starting':
      return planUnbegun(draft, run, item, run.why === 'cancel' ? run.detail : null, seen, facts);
    case 'running':
      return endAgain(draft, run, item, facts);
  }
}
