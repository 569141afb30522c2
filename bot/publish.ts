/**
 * Carries out one publishing step (layer 4). Every step can be repeated: a comment by its external id, a state and a link by
 * what is already there. Expected failures come back as values, so that later steps and other items go on.
 */
import { AgentdError, PlaneError, problemOf } from '../action/src/errors.ts';
import type { Problem } from '../action/src/errors.ts';
import type { Millis, WorkItem } from '../action/src/model.ts';
import type { Desk, Notifier, Target, Tracker } from '../action/src/ports.ts';
import { clean, cleanLine } from './clean.ts';
import { shorten } from './graphemes.ts';
import type { Redactor } from './redact.ts';

export type PublishStep =
  | {
      readonly kind: 'comment';
      readonly target: Target;
      readonly external_id: string;
      /** From `composeComment`, which has redacted it. */
      readonly html: string;
    }
  | {
      readonly kind: 'state';
      readonly target: Target;
      readonly state_id: string;
      /** States in which the run left the item; in any other it was moved by people, and stays. */
      readonly expect_state_ids: readonly string[];
    }
  | { readonly kind: 'link'; readonly target: Target; readonly url: string; readonly title: string }
  | {
      readonly kind: 'notice';
      readonly text: string;
      readonly data: { readonly key: string; readonly tag: string | null; readonly url: string };
      /** Earlier tries; after {@link NOTICE_TRIES} the notice is given up, so that a dead webhook holds no item. */
      readonly tried: number;
    };

export interface PublishPorts {
  readonly desk: Pick<Desk, 'putComment' | 'move' | 'putLink'>;
  readonly tracker: Pick<Tracker, 'item'>;
  readonly notifier: Notifier;
  readonly redact: Redactor;
}

export interface StepResult {
  /** `refused`: never again, later steps go on. `open`: to be tried again. */
  readonly status: 'done' | 'refused' | 'open';
  /** A code: `already-there`, `moved-by-people`, `item-gone`, `given-up`, or the problem's. */
  readonly reason?: string;
  readonly problem?: Problem;
  /** For `open`: when the next try makes sense, where Plane says so. */
  readonly until?: Millis;
  readonly comment_id?: string;
  /** The item as Plane has it after the step. */
  readonly item?: WorkItem;
}

export const NOTICE_TRIES = 5;
/** Plane v1.3.1 keeps at most 255 characters of a link's title. */
const LINK_TITLE_MAX = 255;
/** Refusals that end when somebody mends the configuration: the result must not be lost over them. */
const MENDABLE: ReadonlySet<string> = new Set(['plane-token-invalid', 'plane-token-missing', 'plane-redirect']);

/** Never rejects. */
export async function publishStep(step: PublishStep, ports: PublishPorts): Promise<StepResult> {
  try {
    switch (step.kind) {
      case 'comment':
        return await putComment(step, ports);
      case 'state':
        return await moveItem(step, ports);
      case 'link':
        return await putLink(step, ports);
      case 'notice':
        return await giveNotice(step, ports);
    }
  } catch (error) {
    return failureOf(error);
  }
}

async function putComment(
  { target, external_id, html }: Extract<PublishStep, { kind: 'comment' }>,
  { desk }: PublishPorts,
): Promise<StepResult> {
  const { comment_id, created } = await desk.putComment(target, external_id, html);
  return created ? { status: 'done', comment_id } : { status: 'done', reason: 'already-there', comment_id };
}

/** The item is read right before, because Plane has no conditional write: people's moves win. */
async function moveItem(
  { target, state_id, expect_state_ids }: Extract<PublishStep, { kind: 'state' }>,
  { desk, tracker }: PublishPorts,
): Promise<StepResult> {
  const item = await tracker.item(target.project, target.item_id, 'publish');
  if (item === null) return { status: 'refused', reason: 'item-gone' };
  if (item.state.id === state_id) return { status: 'done', reason: 'already-there', item };
  if (!expect_state_ids.includes(item.state.id)) return { status: 'done', reason: 'moved-by-people', item };
  return { status: 'done', item: await desk.move(target, state_id) };
}

async function putLink(
  { target, url, title }: Extract<PublishStep, { kind: 'link' }>,
  { desk, redact }: PublishPorts,
): Promise<StepResult> {
  if (!/^https?:\/\//i.test(url) || redact(url) !== url) return { status: 'refused', reason: 'link-unfit' };
  const { created } = await desk.putLink(target, url, shorten(redact(cleanLine(title)), LINK_TITLE_MAX));
  return created ? { status: 'done' } : { status: 'done', reason: 'already-there' };
}

async function giveNotice(
  { text, data, tried }: Extract<PublishStep, { kind: 'notice' }>,
  { notifier, redact }: PublishPorts,
): Promise<StepResult> {
  try {
    await notifier.notify(redact(clean(text)), data);
    return { status: 'done' };
  } catch (error) {
    const failure = failureOf(error);
    return failure.status === 'open' && tried + 1 >= NOTICE_TRIES
      ? { ...failure, status: 'refused', reason: 'given-up' }
      : failure;
  }
}

function failureOf(error: unknown): StepResult {
  const problem = problemOf(error);
  const status = isFinal(error, problem) ? 'refused' : 'open';
  const until = error instanceof PlaneError ? error.until : null;
  return { status, reason: problem.code, problem, ...(until === null ? {} : { until }) };
}

/** 400, 404, 409, 413 and a 403 for lack of permission stay so; what is no expected failure may be mended by an update. */
function isFinal(error: unknown, problem: Problem): boolean {
  if (!(error instanceof AgentdError) || problem.retry || MENDABLE.has(problem.code)) return false;
  if (!(error instanceof PlaneError) || error.status === null) return true;
  return error.status >= 400 && error.status < 500 && error.status !== 401 && error.status !== 429;
}
