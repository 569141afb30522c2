/** Publications: their making, their steps in order, and which of them can go out now. Pure. */
import type { Barred } from '../../config/barred.ts';
import type { Config } from '../../config/schema.ts';
import type { Inspection } from '../../model/inspection.ts';
import type { Millis } from '../../model/basics.ts';
import type { ProjectInfo } from '../../model/work-item.ts';
import type { Tag } from '../../model/verdict.ts';
import type { Action } from '../actions.ts';
import type { ProjectView } from '../routing/bots.ts';
import { needsCollecting, publicationRef } from '../state/refs.ts';
import { isUnread } from '../terminals/unconfigured.ts';
import type { ItemRecord, OpenRun, Publication, Say, State, Step } from '../state/state.ts';

/** Further looks at a terminal before what a run left there is given up. */
const FORGET_TRIES = 5;
/** How long a result that was seen but cannot be read again holds its item. */
const RESULT_WAIT_MS = 24 * 60 * 60_000;

/** Of a publication without a comment. */
export const SILENT: Say = {
  kind: 'working',
  tag: null,
  tagged: false,
  class: null,
  reason: '',
  remedy: '',
  seconds: null,
  ledger: [],
};

export interface PublicationParts {
  /** Last part of the id: one publication of each kind per run. */
  readonly kind: 'working' | 'result' | 'silent' | 'unreachable' | 'leftovers' | 'unstartable' | 'dropped' | 'late';
  readonly say: Say;
  readonly needs_result: boolean;
  readonly steps: readonly Step[];
  readonly forget: boolean;
  readonly now: Millis;
}

export function publicationOf(
  run: Publication['run'] & Pick<OpenRun, 'item_id'>,
  parts: PublicationParts,
): Publication {
  return {
    id: `${run.run_id}:${parts.kind}`,
    item_id: run.item_id,
    run: {
      run_id: run.run_id,
      terminal: run.terminal,
      executor: run.executor,
      handle: run.handle,
      identity: run.identity,
      dir_name: run.dir_name,
      thread_id: run.thread_id,
      totals_before: run.totals_before,
      model: run.model,
      effort: run.effort,
      round: run.round,
      iteration: run.iteration,
      attempt: run.attempt,
    },
    say: parts.say,
    needs_result: parts.needs_result,
    digest: null,
    steps: [...parts.steps],
    forget: parts.forget,
    forget_tries: 0,
    made_at: parts.now,
  };
}

export function step(kind: Step['kind'], fields: Partial<Step> = {}): Step {
  return {
    kind,
    status: 'open',
    tries: 0,
    not_before: 0,
    reason: null,
    stuck: false,
    suffix: null,
    unseen_since: null,
    to: null,
    from: [],
    url: null,
    title: null,
    ...fields,
  };
}

/** Comment, then the state that belongs to the tag (if configured), then notices. */
export function stepsAfter(tag: Tag | null, item: ItemRecord, view: ProjectView | null, config: Config): Step[] {
  const steps = [step('comment')];
  const target = view === null || tag === null ? null : targetState(tag, view);
  if (target !== null && view !== null) {
    const from = [...new Set([...(item.left?.state_ids ?? []), view.working.id])].filter((id) => id !== target);
    steps.push(step('state', { to: target, from }));
  }
  for (const notice of config.notices) {
    if (tag !== null && notice.tags.includes(tag)) steps.push(step('notice', { title: notice.url_key }));
  }
  return steps;
}

function targetState(tag: Tag, view: ProjectView): string | null {
  switch (tag) {
    case 'review':
      return view.review?.id ?? null;
    case 'question':
      return view.question?.id ?? null;
    case 'blocked':
      return view.blocked?.id ?? null;
    case 'progress':
      return null;
  }
}

/** Where a move goes now: a state that was deleted and made again has its name, and another id. */
export function targetNow(moving: Step, { say }: Publication, project: ProjectInfo, config: Config): string {
  const to = moving.to ?? '';
  if (project.states.some(({ id }) => id === to)) return to;
  const role = moving.kind === 'working' ? 'working' : say.tag === 'progress' ? null : say.tag;
  return (role === null ? null : stateFor(role, project, config)) ?? to;
}

/** The id of the state that the configuration names for it; null: none, or it is not there. */
export function stateFor(
  role: 'working' | 'review' | 'question' | 'blocked',
  { key, states }: ProjectInfo,
  config: Config,
): string | null {
  const name = config.projects[key]?.states[role];
  return states.find((state) => state.name === name)?.id ?? null;
}

export function isPublishing(publication: Publication): boolean {
  return publication.steps.some((entry) => entry.status === 'open');
}

/** What its run has left on the terminal was asked to go often enough, and stays there. */
export function isForgettingOver({ forget_tries }: Publication): boolean {
  return forget_tries >= FORGET_TRIES;
}

/** Items with a publication that is still open, each with a sentence about it. */
export function postingItems({ outbox }: State, config: Config, barred: Barred): ReadonlyMap<string, string> {
  const open = Object.values(outbox).filter(isPublishing);
  return new Map(open.map((publication) => [publication.item_id, postingWords(publication, config, barred)]));
}

function postingWords(publication: Publication, config: Config, barred: Barred): string {
  const { terminal } = publication.run;
  const posting = 'Its last result is still being posted.';
  if (!needsCollecting(publication) || Object.hasOwn(config.terminals, terminal)) return posting;
  if (isUnread(terminal, config, barred))
    return `${posting} It lies on terminal ${terminal}, of which nothing usable stands in the broken configuration.`;
  return `${posting} It lies on terminal ${terminal}, which is no longer in the config: put terminals.${terminal} back until it is posted.`;
}

/**
 * One action a publication at most, an item's publications in the order in which they were made. What would be said as
 * one of the `strangers` (terminals) waits.
 */
export function planPublications(
  state: State,
  runs: ReadonlyMap<string, Inspection>,
  strangers: ReadonlySet<string>,
  now: Millis,
): Extract<Action, { type: 'publish' | 'forget' }>[] {
  const actions: Extract<Action, { type: 'publish' | 'forget' }>[] = [];
  const waitingItems = new Set<string>();
  const ordered = Object.values(state.outbox).toSorted(
    (a, b) => a.made_at - b.made_at || rank(a) - rank(b) || (a.id < b.id ? -1 : 1),
  );
  for (const publication of ordered) {
    const key = keyOf(publication, state);
    if (!isPublishing(publication)) {
      if (!isForgettingOver(publication)) {
        actions.push({ type: 'forget', key, publication_id: publication.id, ref: publicationRef(publication) });
      }
      continue;
    }
    if (waitingItems.has(publication.item_id)) continue;
    waitingItems.add(publication.item_id);
    if (strangers.has(publication.run.terminal)) continue;
    if (isWorking(publication) && state.inflight[publication.item_id]?.phase === 'launching') continue;
    const open = publication.steps.find((entry) => entry.status === 'open');
    if (open === undefined || open.not_before > now) continue;
    if (!needsCollecting(publication)) {
      actions.push({ type: 'publish', key, publication, result: null });
      continue;
    }
    const seen = runs.get(publicationRef(publication).id) ?? runs.get(publication.item_id);
    if (seen?.state === 'finished' || seen?.state === 'gone') {
      actions.push({ type: 'publish', key, publication, result: seen.result });
    } else if (now - publication.made_at > RESULT_WAIT_MS) {
      actions.push({ type: 'publish', key, publication, result: null });
    }
  }
  return actions;
}

/** The move to the working state; it waits until the run is known to have started. */
export function isWorking(publication: Publication): boolean {
  return publication.say.kind === 'working';
}

/** At equal times the move to the working state comes before the result. */
function rank(publication: Publication): number {
  return isWorking(publication) ? 0 : 1;
}

function keyOf(publication: Publication, state: State): string {
  return state.items[publication.item_id]?.key ?? publication.run.run_id;
}
