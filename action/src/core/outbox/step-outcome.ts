/** What came of a publishing step → the event that state keeps of it. Pure. */
import type { Problem } from '../../errors.ts';
import type { Millis } from '../../model/basics.ts';
import type { WorkItem } from '../../model/work-item.ts';
import { backoff } from '../holds/backoff.ts';
import type { StateEvent } from '../state/events.ts';
import { isOurs } from '../routing/hands.ts';
import { POST_ARRIVES_MS } from './posts-under-way.ts';
import type { ItemRecord, Publication, Refused, State, Step } from '../state/state.ts';

/** What the publisher says of one step. */
export interface StepDone {
  readonly status: 'done' | 'refused' | 'open';
  /** A code. */
  readonly reason?: string;
  readonly problem?: Problem;
  /** For `open`: when the next try makes sense, where that is known. */
  readonly until?: Millis;
  readonly comment_id?: string;
  /** The item as Plane has it after the step. */
  readonly item?: WorkItem;
}

export interface StepFacts {
  /** Of the HTML that was sent. */
  readonly digest: string | null;
  /** Of the comment as Plane has it. */
  readonly said_digest: string | null;
  /** A write was sent, and whether Plane carries it out is not known. */
  readonly in_doubt: boolean;
  readonly now: Millis;
  readonly state: State;
  /** Random: tells a further external id from every other. */
  readonly suffix: string;
}

export type StepEvent = Extract<StateEvent, { type: 'step-ended' | 'step-failed' }>;

const RETRY = { base_s: 30, max_s: 600 };
/** Failures in a row after which what usually passes is told to a person. */
const PASSES_WITHIN = 3;

export function stepOutcome(publication: Publication, index: number, done: StepDone, facts: StepFacts): StepEvent {
  const step = publication.steps[index];
  if (step === undefined) throw new Error(`${publication.id} has no step ${index}`);
  const reason = done.reason ?? done.problem?.code ?? null;
  const taken = takenId(step, reason, facts);
  if (taken !== 'refused' && done.status === 'open') {
    const event = failed(publication, index, step, done, facts);
    if (taken === null) return event;
    return { ...event, taken, stuck: event.stuck && taken.suffix === step.suffix };
  }
  return ended(publication, index, step, { ...done, status: done.status === 'done' ? 'done' : 'refused' }, facts);
}

/** Whether a try that failed is for a person: it does not pass by itself, or has not for long. */
export function isStuck(step: Step, problem: Problem | undefined): boolean {
  if (step.kind === 'notice' || step.kind === 'link') return false;
  return problem !== undefined && !QUIET.has(problem.code) && (!problem.retry || step.tries + 1 >= PASSES_WITHIN);
}

/** Says nothing of Plane or the step: the tick was short of time, or read what is too old or not settled yet. */
export const QUIET: ReadonlySet<string> = new Set([
  'no-time-left',
  'plane-not-asked',
  'plane-read-too-old',
  'plane-item-not-shown',
]);

/** No read lags so far behind, and no comment takes so long to arrive. */
const SEEN_WITHIN_MS = 5 * 60_000;

/**
 * An external id can be predicted, so anybody may have taken it. Once the foreign actor was read the next try is made under
 * another one that nobody can have guessed; it goes into state first, so that whoever tries again tries the same. A holder
 * that is not seen on the item may be a comment of ours that a replica does not show yet: only after a while is it taken
 * for one on another item. `null`: nothing is taken.
 */
function takenId(
  step: Step,
  reason: string | null,
  { now, suffix }: StepFacts,
): Pick<Step, 'suffix' | 'unseen_since'> | 'refused' | null {
  if (reason !== 'plane-comment-taken' && reason !== 'plane-comment-unseen') return null;
  if (reason === 'plane-comment-unseen') {
    const unseen_since = step.unseen_since ?? now;
    if (now - unseen_since <= SEEN_WITHIN_MS) return { suffix: step.suffix, unseen_since };
  }
  return step.suffix === null ? { suffix, unseen_since: null } : 'refused';
}

function failed(
  publication: Publication,
  index: number,
  step: Step,
  done: StepDone,
  { digest, in_doubt, now }: StepFacts,
): Extract<StepEvent, { type: 'step-failed' }> {
  const wait = step.tries === 0 ? 0 : backoff(RETRY, step.tries, `${publication.id}#${index}`);
  return {
    type: 'step-failed',
    publication_id: publication.id,
    step: index,
    reason: done.reason ?? done.problem?.code ?? 'unknown',
    not_before: Math.max(now + Math.max(wait, in_doubt ? POST_ARRIVES_MS : 0), done.until ?? 0),
    digest,
    stuck: isStuck(step, done.problem),
  };
}

function ended(
  publication: Publication,
  index: number,
  step: Step,
  done: StepDone & { readonly status: 'done' | 'refused' },
  { digest, said_digest, now, state }: StepFacts,
): Extract<StepEvent, { type: 'step-ended' }> {
  const { status, comment_id, item } = done;
  const reason = done.reason ?? done.problem?.code ?? null;
  const bot = state.items[publication.item_id]?.left?.bot ?? null;
  const left = item === undefined ? null : leftAt(item, bot, state);
  // What a person did before the working state was reached must still be seen as done: it stops the run.
  const theirs = step.kind === 'working' && (reason === 'moved-by-people' || left?.assigned === false);
  const said = comment_id === undefined || said_digest === null ? null : { id: comment_id, digest: said_digest };
  // Who has stopped a run is owed no answer.
  const owed = status === 'refused' && publication.say.kind !== 'cancelled';
  const lost = owed && (step.kind === 'comment' || (step.kind === 'state' && reason !== 'item-gone'));
  return {
    type: 'step-ended',
    publication_id: publication.id,
    step: index,
    status,
    reason,
    digest,
    left: theirs ? null : left,
    ...(said === null ? {} : { said }),
    ...(lost ? { refusal: refusalOf(publication, step, reason ?? 'unknown', now) } : {}),
  };
}

function refusalOf(publication: Publication, { kind }: Step, reason: string, at: Millis): Refused {
  const { run, needs_result: of_result } = publication;
  const dir = typeof run.handle['dir'] === 'string' ? run.handle['dir'] : null;
  return { run_id: run.run_id, kind, reason, at, of_result, terminal: run.terminal, dir };
}

/** `bot`: who had it; a hand-over that Plane shows by now is a person's, and is followed by the next plan. */
function leftAt(item: WorkItem, bot: string | null, { terminals }: State): NonNullable<ItemRecord['left']> {
  const ours = new Set(Object.values(terminals).flatMap(({ user_id }) => user_id ?? []));
  return { state_ids: [item.state.id], assigned: isOurs(item, { ours }), bot, updated_at: item.updated_at };
}

/** A move that belongs to a comment which was refused: the item goes nowhere without it. */
export function withoutComment(publication: Publication, index: number): StepEvent {
  return {
    type: 'step-ended',
    publication_id: publication.id,
    step: index,
    status: 'refused',
    reason: 'comment-refused',
    digest: null,
    left: null,
  };
}
