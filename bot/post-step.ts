/**
 * Carries out one publishing step (layer 4). Every step can be repeated: a comment by its external id, a state and a link by
 * what is already there. Expected failures come back as values, so that later steps and other items go on.
 */
import { AgentdError, PlaneError, problemOf } from '../action/src/errors.ts';
import type { Problem } from '../action/src/errors.ts';
import type { Millis } from '../action/src/model/basics.ts';
import type { WorkItem } from '../action/src/model/work-item.ts';
import type { ItemWriter, Target } from '../action/src/ports/item-writer.ts';
import type { Notifier } from '../action/src/ports/notifier.ts';
import type { Tracker } from '../action/src/ports/tracker.ts';
import { clean, cleanLine } from './visible-text.ts';
import { shorten } from './graphemes.ts';
import type { Redactor } from './redact.ts';

export type PostStep =
  | {
      readonly kind: 'comment';
      readonly target: Target;
      readonly external_id: string;
      /** From `commentHtml`, which has redacted it. */
      readonly html: string;
    }
  | {
      readonly kind: 'state';
      readonly target: Target;
      readonly state_id: string;
      /** States in which the run left the item; in any other it was moved by people, and stays. */
      readonly expect_state_ids: readonly string[];
    }
  | {
      readonly kind: 'link';
      readonly target: Target;
      readonly url: string;
      readonly title: string;
      /** As for a notice; absent: it is tried for ever. */
      readonly tried?: number;
    }
  | {
      readonly kind: 'notice';
      readonly text: string;
      readonly data: { readonly key: string; readonly tag: string | null; readonly url: string };
      /** Earlier tries; after {@link EXTRA_TRIES} the notice is given up, so that a dead webhook holds no item. */
      readonly tried: number;
    };

export interface PostPorts {
  readonly writer: Pick<ItemWriter, 'putComment' | 'move' | 'putLink'>;
  readonly tracker: Pick<Tracker, 'item'>;
  readonly notifier: Notifier;
  readonly redact: Redactor;
}

export interface StepResult {
  /** `refused`: never again. `open`: to be tried again. */
  readonly status: 'done' | 'refused' | 'open';
  /** A code: `already-there`, `moved-by-people`, `item-gone`, `given-up`, or the problem's. */
  readonly reason?: string;
  readonly problem?: Problem;
  /** For `open`: when the next try makes sense, where Plane says so. */
  readonly until?: Millis;
  readonly comment_id?: string;
  /** Of a comment that nobody else has edited: its HTML as Plane has it. */
  readonly html?: string;
  /** The item as Plane has it after the step. */
  readonly item?: WorkItem;
}

/** Of what is nice to have beside the answer: a notice, a link. */
export const EXTRA_TRIES = 5;
/** Plane v1.3.1 keeps at most 255 characters of a link's title. */
const LINK_TITLE_MAX = 255;

/** Never rejects. */
export async function postStep(step: PostStep, ports: PostPorts): Promise<StepResult> {
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
    return isNotFound(error) ? goneOrOpen(step, error, ports) : failureOf(error);
  }
}

async function putComment(
  { target, external_id, html: sent }: Extract<PostStep, { kind: 'comment' }>,
  { writer }: PostPorts,
): Promise<StepResult> {
  const { comment_id, created, html } = await writer.putComment(target, external_id, sent);
  return {
    status: 'done',
    comment_id,
    ...(created ? {} : { reason: 'already-there' }),
    ...(html === null ? {} : { html }),
  };
}

/** The item is read right before, because Plane has no conditional write: people's moves win. */
async function moveItem(
  { target, state_id, expect_state_ids }: Extract<PostStep, { kind: 'state' }>,
  { writer, tracker }: PostPorts,
): Promise<StepResult> {
  let item: WorkItem | null;
  try {
    item = await tracker.item(target.project, target.item_id, 'publish');
  } catch (error) {
    return open(error);
  }
  if (item === null) return GONE;
  if (item.state.id === state_id) return { status: 'done', reason: 'already-there', item };
  if (!expect_state_ids.includes(item.state.id)) return { status: 'done', reason: 'moved-by-people', item };
  return { status: 'done', item: await writer.move(target, state_id) };
}

async function putLink(
  { target, url, title, tried }: Extract<PostStep, { kind: 'link' }>,
  { writer, redact }: PostPorts,
): Promise<StepResult> {
  if (!/^https?:\/\//i.test(url) || redact(url) !== url) return { status: 'refused', reason: 'link-unfit' };
  const shown = shorten(redact(cleanLine(title)), LINK_TITLE_MAX);
  try {
    const { created } = await writer.putLink(target, url, shown);
    return created ? { status: 'done' } : { status: 'done', reason: 'already-there' };
  } catch (error) {
    if (isNotFound(error)) throw error;
    return givenUpAfter(tried, failureOf(error));
  }
}

async function giveNotice(
  { text, data, tried }: Extract<PostStep, { kind: 'notice' }>,
  { notifier, redact }: PostPorts,
): Promise<StepResult> {
  try {
    await notifier.notify(redact(clean(text)), data);
    return { status: 'done' };
  } catch (error) {
    const lasting = error instanceof AgentdError && !error.problem.retry;
    return givenUpAfter(tried, lasting ? { ...open(error), status: 'refused' } : open(error));
  }
}

function givenUpAfter(tried: number | undefined, failure: StepResult): StepResult {
  const spent = failure.status === 'open' && tried !== undefined && tried + 1 >= EXTRA_TRIES;
  return spent ? { ...failure, status: 'refused', reason: 'given-up' } : failure;
}

const GONE: StepResult = { status: 'refused', reason: 'item-gone' };

/**
 * A 404 is final only when the project answers and the item is not there; the terminal's user may have lost sight of a
 * project that the reader still sees.
 */
async function goneOrOpen(step: PostStep, error: unknown, { tracker }: PostPorts): Promise<StepResult> {
  if (step.kind === 'notice') return open(error);
  try {
    const item = await tracker.item(step.target.project, step.target.item_id, 'publish');
    return item === null ? { ...open(error), ...GONE } : open(error);
  } catch (unread) {
    return open(unread);
  }
}

function isNotFound(error: unknown): boolean {
  return error instanceof PlaneError && error.problem.code === 'plane-not-found';
}

function failureOf(error: unknown): StepResult {
  return isFinal(error) ? { ...open(error), status: 'refused' } : open(error);
}

function open(error: unknown): StepResult {
  const problem = problemOf(error);
  const until = error instanceof PlaneError ? error.until : null;
  return { status: 'open', reason: problem.code, problem, ...(until === null ? {} : { until }) };
}

/**
 * Only what will be refused however often it is sent: a body that is too large, and a 400 of Plane's own about what was
 * sent. A lost role, an archived project, a state that was deleted, a wrong token or address can be mended by a person,
 * and what got no answer, a 5xx or a 429 may pass: the answer must not be lost over those.
 */
function isFinal(error: unknown): boolean {
  if (!(error instanceof PlaneError)) return false;
  return error.status === 413 || (error.status === 400 && error.problem.code === 'plane-refused');
}
