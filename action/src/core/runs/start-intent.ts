/** Start markers: what state says about a run before anything has been done for it. Pure. */
import type { Config } from '../../config/schema.ts';
import type { Handle } from '../../model/run.ts';
import type { Millis } from '../../model/basics.ts';
import type { Problem } from '../../errors.ts';
import type { Action, LaunchingRun, StartSpec } from '../actions.ts';
import type { ProjectView } from '../routing/bots.ts';
import type { StateEvent } from '../state/events.ts';
import { SILENT, publicationOf, step, stepsAfter } from '../outbox/publications.ts';
import type { ItemRecord, OpenRun } from '../state/state.ts';
import { isThreadId } from '../state/thread-id.ts';

export function launchingRun(spec: StartSpec, handle: Handle, now: Millis): LaunchingRun {
  const { run } = spec;
  return {
    run_id: run.run_id,
    item_id: run.item_id,
    key: spec.item.key,
    project: spec.item.project,
    dir_name: run.dir_name,
    terminal: spec.terminal,
    executor: spec.executor,
    handle: { ...handle },
    identity: null,
    elapsed_s: 0,
    repo: run.repo,
    model: run.model,
    effort: run.effort,
    tier: run.tier,
    script: run.script,
    thread_id: run.thread_id,
    totals_before: spec.totals_before,
    limit_s: run.limit_s,
    stall_s: run.stall_s,
    kind: spec.kind,
    round: spec.round,
    iteration: spec.iteration,
    attempt: spec.attempt,
    comments: [...spec.comments],
    marked_at: now,
    launches: 1,
    unreachable_since: null,
    unreachable_why: null,
    unreachable_told: false,
    unconfigured_since: null,
    needed: [...spec.needed],
    item_read_at: now,
    phase: 'launching',
    replaces: [],
  };
}

/** The marker, with the move to the working state as the first step of the outbox. */
export function markStart(spec: StartSpec, handle: Handle, now: Millis): Extract<StateEvent, { type: 'run-marked' }> {
  const run = launchingRun(spec, handle, now);
  const publication =
    spec.working === null
      ? null
      : publicationOf(run, {
          kind: 'working',
          say: SILENT,
          needs_result: false,
          steps: [step('working', { to: spec.working.to, from: [...spec.working.from] })],
          forget: false,
          now,
        });
  return { type: 'run-marked', run, item: spec.item, publication };
}

/** What a run may continue; what its record holds and is no thread id, it does not. */
export function threadOf({ thread_id, totals_before }: OpenRun): Pick<OpenRun, 'thread_id' | 'totals_before'> {
  const known = thread_id !== null && isThreadId(thread_id);
  return known ? { thread_id, totals_before } : { thread_id: null, totals_before: null };
}

/** The same run under another directory; every earlier one must be void before it starts. */
export function markRelaunch(
  action: Extract<Action, { type: 'relaunch' }>,
  handle: Handle,
  now: Millis,
): Extract<StateEvent, { type: 'run-relaunched' }> {
  const { run } = action;
  return {
    type: 'run-relaunched',
    run: {
      ...run,
      ...threadOf(run),
      dir_name: action.dir_name,
      handle: { ...handle },
      identity: null,
      elapsed_s: 0,
      replaces: [...run.replaces, run.handle],
      launches: run.launches + 1,
      marked_at: now,
    },
  };
}

/**
 * A run that cannot even be asked for (its prompt does not render): the number is used up, the item says why and waits
 * for a person.
 */
export function markUnstartable(
  spec: StartSpec,
  problem: Problem,
  before: ItemRecord,
  facts: { readonly view: ProjectView; readonly config: Config; readonly now: Millis },
): StateEvent[] {
  const { view, config, now } = facts;
  const run = launchingRun(spec, {}, now);
  const { runs, run_key, heard, heard_as, asked, unheard, refused } = spec.item;
  const bot = spec.item.left?.bot ?? null;
  const left = { state_ids: [before.seen.state.id], assigned: true, bot, updated_at: before.seen.updated_at };
  const item: ItemRecord = {
    ...before,
    runs,
    run_key,
    // What people said has led to this answer, so it asks for no other one; the next run is told it.
    heard,
    heard_as,
    asked,
    unheard,
    refused,
    next: null,
    left,
    answer: { run_id: run.run_id, tag: 'blocked', class: 'env', at: now },
  };
  const publication = publicationOf(run, {
    kind: 'unstartable',
    say: {
      ...SILENT,
      kind: 'unstartable',
      tag: 'blocked',
      class: 'env',
      code: problem.code,
      reason: problem.message,
      remedy: problem.remedy,
    },
    needs_result: false,
    steps: stepsAfter('blocked', item, view, config),
    forget: false,
    now,
  });
  return [
    { type: 'run-marked', run, item, publication: null },
    {
      type: 'run-settled',
      settlement: {
        item_id: run.item_id,
        run_id: run.run_id,
        dir_name: run.dir_name,
        verdict: { kind: 'failure', class: 'env', reason: problem.message },
        at: now,
        seconds: null,
        usage: null,
        item,
        publication,
        thread_totals: null,
      },
    },
  ];
}
