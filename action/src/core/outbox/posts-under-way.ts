/** Comments that somebody may have sent and of which nobody knows yet whether they are there. Pure. */
import type { Millis } from '../../model/basics.ts';
import type { Publication, State } from '../state/state.ts';

/**
 * After this time a comment that was sent is there or never will be: two requests at once both pass Plane's check of the
 * external id, which is no lock. A server that is slower between its check and its insert is not waited for
 * (docs/reliability.md).
 */
export const POST_ARRIVES_MS = 90_000;

/** Leaves every comment open that may have been sent until `last_sent`, as long as it may take to arrive. */
export function withPostsAwaited(state: State, last_sent: Millis): State {
  const outbox = Object.fromEntries(
    Object.entries(state.outbox).map(([id, publication]) => [id, awaited(publication, last_sent)]),
  );
  return { ...state, outbox };
}

function awaited(publication: Publication, last_sent: Millis): Publication {
  const mayBeUnderWay = publication.steps.some((step) => isUnderWay(step, last_sent));
  if (!mayBeUnderWay) return publication;
  const steps = publication.steps.map((step) =>
    isUnderWay(step, last_sent) ? { ...step, not_before: last_sent + POST_ARRIVES_MS } : step,
  );
  return { ...publication, steps };
}

/** A step that had to wait longer was not sent. */
function isUnderWay({ kind, status, not_before }: Publication['steps'][number], last_sent: Millis): boolean {
  return kind === 'comment' && status === 'open' && not_before <= last_sent;
}
