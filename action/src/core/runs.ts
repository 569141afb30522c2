/** What becomes of the open runs: seen, relaunched, stopped, settled. Pure. */
import type { Config } from '../config/schema.ts';
import type { Inspection, Millis } from '../model.ts';
import type { Action } from './actions.ts';
import type { ProjectView } from './bots.ts';
import type { Want } from './observations.ts';
import type { Draft } from './evolve.ts';
import type { Observations } from './observations.ts';
import { publicationOf, step } from './publications.ts';
import { earlierId, runRef } from './refs.ts';
import { settle } from './settle.ts';
import type { Ending } from './settle.ts';
import type { ItemRecord, OpenRun } from './state.ts';
import { isOurs, personMoved } from './watch.ts';

/** The terminal keeps the limit itself; a tick steps in only when it is overdue by this. */
const LIMIT_GRACE_MS = 120_000;
const UNREACHABLE_AFTER_LIMIT_MS = 24 * 60 * 60_000;

export interface RunFacts {
  readonly config: Config;
  readonly views: ReadonlyMap<string, ProjectView>;
  readonly obs: Observations;
  readonly now: Millis;
  /** Asks for an item to be read by id before this is decided. */
  readonly want: Want;
}

export function planRun(draft: Draft, run: OpenRun, facts: RunFacts): Action[] {
  const item = draft.state.items[run.item_id];
  if (item === undefined) return [];
  const seen = facts.obs.runs.get(run.item_id) ?? notAsked(run, facts);
  if (seen.state === 'unknown') return unreachable(draft, run, item, facts);
  if (run.unreachable_since !== null) {
    draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since: null });
  }
  const cancel = cancelReason(run, item, facts);
  switch (run.phase) {
    case 'launching':
      return planLaunching(draft, run, item, seen, cancel, facts);
    case 'running':
      return planRunning(draft, run, item, seen, cancel, facts);
    case 'stopping':
      return planStopping(draft, run, item, seen, facts);
  }
}

type Seen = Exclude<Inspection, { state: 'unknown' }>;

function notAsked(run: OpenRun, facts: RunFacts): Inspection {
  const known = run.terminal in facts.config.terminals;
  const message = known
    ? `Terminal ${run.terminal} was not asked.`
    : `Terminal ${run.terminal} is no longer in the config.`;
  return { state: 'unknown', problem: { code: 'not-asked', message, remedy: '', retry: true } };
}

/** Only a change that was read by id in this tick counts; a stale or missing read changes nothing. */
function cancelReason(run: OpenRun, item: ItemRecord, facts: RunFacts): string | null {
  const view = facts.views.get(run.project);
  if (view === undefined) return null;
  const detail = facts.obs.details.get(run.item_id);
  if (detail === undefined && suspicious(run, item, view, facts))
    facts.want(run.item_id, { project: run.project, purpose: 'cancel', comments: false, blockers: false });
  if (detail?.ok !== true) return null;
  if (detail.item === null) return 'The work item is no longer there.';
  return personMoved(item, view);
}

/** The list shows a move, or a full list lacks the item. */
function suspicious(run: OpenRun, item: ItemRecord, view: ProjectView, facts: RunFacts): boolean {
  const project = facts.obs.projects[run.project];
  if (project?.ok !== true) return false;
  return personMoved(item, view) !== null || (project.full && !project.items.some((other) => other.id === run.item_id));
}

function planLaunching(
  draft: Draft,
  run: Extract<OpenRun, { phase: 'launching' }>,
  item: ItemRecord,
  seen: Seen,
  cancel: string | null,
  facts: RunFacts,
): Action[] {
  if (hasBegun(seen)) {
    draft.apply(runSeen(run, seen, facts.now));
    const begun = draft.state.inflight[run.item_id];
    return begun === undefined ? [] : planRun(draft, begun, facts);
  }
  for (const [index, handle] of run.replaces.entries()) {
    const earlier = facts.obs.runs.get(earlierId(run, index));
    if (earlier === undefined || earlier.state === 'unknown') return [];
    if (!hasBegun(earlier)) continue;
    const dir_name = launchName(run, index + 1);
    draft.apply({ type: 'run-adopted', item_id: run.item_id, run_id: run.run_id, handle, dir_name });
    return [];
  }
  if (seen.state === 'starting' && facts.now - run.marked_at < facts.config.limits.start_grace_s * 1000) return [];
  if (cancel !== null) {
    const events = settleAs(draft, run, item, { gone: null, stop: cancel }, facts);
    return events.map((settled) => ({ type: 'void', key: run.key, run, settled }));
  }
  if (item.attempts >= Math.max(facts.config.retry.max_attempts, 2)) {
    const gone = `None of ${run.launches} launches has begun.`;
    const events = settleAs(draft, run, item, { gone, stop: null }, facts);
    return events.map((settled) => ({ type: 'void', key: run.key, run, settled }));
  }
  const detail = facts.obs.details.get(run.item_id);
  if (detail?.ok !== true || detail.comments === null) {
    facts.want(run.item_id, { project: run.project, purpose: 'cancel', comments: true, blockers: false });
    return [];
  }
  return [{ type: 'relaunch', key: run.key, run, dir_name: launchName(run, run.launches + 1) }];
}

/** `<run>`, `<run>-r2`, `<run>-r3` … */
function launchName(run: OpenRun, launch: number): string {
  const first = run.dir_name.replace(/-r\d+$/, '');
  return launch === 1 ? first : `${first}-r${launch}`;
}

function hasBegun(seen: Inspection): boolean {
  return seen.state === 'running' || seen.state === 'finished' || seen.state === 'gone';
}

function runSeen(run: OpenRun, seen: Seen, now: Millis): Parameters<Draft['apply']>[0] {
  const started_at = 'started_at' in seen && seen.started_at !== null ? Math.min(seen.started_at, now) : run.marked_at;
  const last_output_at = seen.state === 'running' ? seen.last_output_at : null;
  return { type: 'run-seen', item_id: run.item_id, run_id: run.run_id, started_at, last_output_at };
}

/** Settlement of a launch that never began; applied only once its directory is known to be void. */
function settleAs(
  draft: Draft,
  run: OpenRun,
  item: ItemRecord,
  why: { gone: string | null; stop: string | null },
  facts: RunFacts,
): Extract<Parameters<Draft['apply']>[0], { type: 'run-settled' }>[] {
  const ended: OpenRun =
    why.stop === null || run.phase !== 'launching'
      ? run
      : { ...run, phase: 'stopping', started_at: run.marked_at, since: facts.now, why: 'cancel', detail: why.stop };
  const ending: Ending = {
    result: null,
    started_at: null,
    ended_at: null,
    ended_by: null,
    gone: why.gone,
    swept: false,
  };
  return settleEvents(draft, ended, why.stop, item, ending, facts).filter((event) => event.type === 'run-settled');
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
      return settleNow(draft, run, item, finished(seen), facts);
    case 'gone':
      if (seen.same_boot && seen.survivors > 0) {
        return stopRun(draft, run, 'lost', `${seen.survivors} of its processes are still there.`, facts);
      }
      return settleNow(draft, run, item, vanished(seen, run), facts);
    case 'none':
    case 'void':
      return settleNow(draft, run, item, vanished(seen, run), facts);
    case 'starting':
      return [];
    case 'running': {
      if (cancel !== null) return stopRun(draft, run, 'cancel', cancel, facts);
      if (now - run.started_at > run.limit_s * 1000 + LIMIT_GRACE_MS) return stopRun(draft, run, 'timeout', '', facts);
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
      return settleNow(draft, run, item, finished(seen), facts);
    case 'gone':
      if (!seen.same_boot || seen.survivors === 0) return settleNow(draft, run, item, vanished(seen, run), facts);
      return [{ type: 'kill', key: run.key, run_id: run.run_id, ref: runRef(run) }];
    case 'none':
    case 'void':
      return settleNow(draft, run, item, vanished(seen, run), facts);
    case 'starting':
      return [];
    case 'running':
      return [{ type: 'kill', key: run.key, run_id: run.run_id, ref: runRef(run) }];
  }
}

function finished(seen: Extract<Seen, { state: 'finished' }>): Ending {
  const { result, started_at, ended_at, ended_by } = seen;
  return { result, started_at, ended_at, ended_by, gone: null, swept: true };
}

function vanished(seen: Exclude<Seen, { state: 'finished' | 'running' | 'starting' }>, run: OpenRun): Ending {
  const gone =
    seen.state === 'gone'
      ? seen.same_boot
        ? 'Its process is gone and left no exit record.'
        : 'The machine restarted while it ran.'
      : 'Its run directory is gone.';
  return {
    result: seen.state === 'gone' ? seen.result : null,
    started_at: run.phase === 'launching' ? null : run.started_at,
    ended_at: null,
    ended_by: null,
    gone,
    swept: seen.state === 'gone' && (!seen.same_boot || seen.survivors === 0),
  };
}

function settleNow(draft: Draft, run: OpenRun, item: ItemRecord, ending: Ending, facts: RunFacts): Action[] {
  const cancelled = run.phase === 'stopping' && run.why === 'cancel' ? run.detail : null;
  for (const event of settleEvents(draft, run, cancelled, item, ending, facts)) draft.apply(event);
  return [];
}

function settleEvents(
  draft: Draft,
  run: OpenRun,
  cancelled: string | null,
  item: ItemRecord,
  ending: Ending,
  facts: RunFacts,
): ReturnType<typeof settle> {
  const view = facts.views.get(run.project) ?? null;
  const left = afterMove(item, cancelled, view);
  return settle(run, left, ending, { config: facts.config, view, state: draft.state, now: facts.now });
}

/** After a cancelling move the item stays where the person put it; it restarts by a later, separate move only. */
function afterMove(item: ItemRecord, cancelled: string | null, view: ProjectView | null): ItemRecord {
  if (cancelled === null) return item;
  const { state, updated_at } = item.seen;
  const assigned = view === null || isOurs(item.seen, view);
  return { ...item, left: { state_ids: [state.id], assigned, updated_at } };
}

/** The run is kept. After its limit and a day more, or when its terminal left the config, that is said once. */
function unreachable(draft: Draft, run: OpenRun, item: ItemRecord, facts: RunFacts): Action[] {
  const { config, now } = facts;
  const since = run.unreachable_since ?? now;
  if (run.unreachable_since === null) {
    draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since });
  }
  const removed = !(run.terminal in config.terminals);
  const overdue = now - since > run.limit_s * 1000 + UNREACHABLE_AFTER_LIMIT_MS;
  if (run.unreachable_told || !(removed || overdue)) return [];
  const reason = removed
    ? `Terminal ${run.terminal} is no longer in the config, and its run has not been collected.`
    : `Terminal ${run.terminal} has not answered since ${new Date(since).toISOString()}.`;
  const publication = publicationOf(run, {
    kind: 'unreachable',
    say: {
      kind: 'unreachable',
      tag: 'blocked',
      tagged: true,
      class: null,
      reason,
      since,
      remedy: `Bring the machine back and the result will be posted; or run \`agentd release ${run.key}\` to give the item up.`,
      seconds: null,
      ledger: item.ledger,
    },
    needs_result: false,
    steps: [step('comment')],
    forget: false,
    now,
  });
  draft.apply({ type: 'unreachable-told', item_id: run.item_id, run_id: run.run_id, publication });
  return [];
}
