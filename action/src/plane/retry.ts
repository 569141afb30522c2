/** When a request is repeated: pure, from what came back. Acting on it is the client's part. */
import type { HttpFailureKind } from './http.ts';
import type { Millis } from '../model/basics.ts';

export type Outcome =
  | { readonly kind: 'answer'; readonly status: number; readonly retry_after_ms: number | null }
  | { readonly kind: 'failure'; readonly failure: HttpFailureKind };

export interface Attempt {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  readonly outcome: Outcome;
  /** 1 for the first try. */
  readonly number: number;
  /** Longest wait that is worth it; a longer one gives up. */
  readonly patience_ms: number;
  /** Uniform in [0, 1): spreads the waits of several clients. */
  readonly fraction: number;
}

/** Tries of one request, the first included. */
export const MAX_TRIES = 3;
/** Wait after a 429 that does not say how long. */
const DEFAULT_RETRY_AFTER_MS = 30_000;
/** Added to `Retry-After`, which is whole seconds: a repeat at the very edge of the window would be refused again. */
const MARGIN_MS = 1000;
const FIRST_WAIT_MS = 400;
const BUSY = new Set([502, 503, 504]);

/**
 * Milliseconds to wait before the same request is sent again; null: give up.
 *
 * A 429 was not carried out, and neither was what never left this machine: both may be repeated whatever the method. A
 * GET or a DELETE is also repeated after 502, 503, 504 and a lost connection. A POST or PATCH that may have arrived is not (the
 * publisher's external ids sort that out in a later tick), nor is anything that timed out: it has cost enough.
 */
export function waitBeforeRepeat(attempt: Attempt): number | null {
  if (attempt.number >= MAX_TRIES) return null;
  const wait = wish(attempt);
  return wait === null || wait > attempt.patience_ms ? null : wait;
}

/** When a refused (429) request may be sent again. */
export function untilAfter429(now: Millis, retry_after_ms: number | null): Millis {
  return now + (retry_after_ms ?? DEFAULT_RETRY_AFTER_MS) + MARGIN_MS;
}

function wish({ method, outcome, number, fraction }: Attempt): number | null {
  const backoff = Math.round(FIRST_WAIT_MS * 2 ** (number - 1) * (1 + fraction));
  if (outcome.kind === 'failure') {
    if (outcome.failure === 'unsent') return backoff;
    return outcome.failure === 'lost' && isRepeatable(method) ? backoff : null;
  }
  if (outcome.status === 429) return untilAfter429(0, outcome.retry_after_ms);
  if (!isRepeatable(method) || !BUSY.has(outcome.status)) return null;
  return Math.max(backoff, outcome.retry_after_ms ?? 0);
}

/** Done twice it has done no more than once: what is deleted already answers 404. */
function isRepeatable(method: Attempt['method']): boolean {
  return method === 'GET' || method === 'DELETE';
}
