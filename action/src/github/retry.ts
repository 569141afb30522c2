/** When a request to GitHub is repeated: pure, from what came back. Acting on it is the client's part. */
import type { HttpFailureKind, Incoming } from '../http/exchange.ts';
import { retryAfterMs } from '../http/exchange.ts';
import type { Millis } from '../model/basics.ts';
import type { GitHubRequest } from '../ports/github.ts';

export type Outcome =
  | {
      readonly kind: 'answer';
      readonly status: number;
      /** From {@link limitWait}. */
      readonly limit_ms: number | null;
    }
  | { readonly kind: 'failure'; readonly failure: HttpFailureKind };

export interface Attempt {
  readonly method: GitHubRequest['method'];
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
const FIRST_WAIT_MS = 400;
/** GitHub's advice where a limit without a time was met: at least a minute. */
const LIMIT_WAIT_MS = 60_000;
/** Times are whole seconds: a repeat at the very edge would be refused again. */
const MARGIN_MS = 1000;
const BUSY = new Set([500, 502, 503, 504]);

/**
 * Milliseconds to wait before the same request is sent again; null: give up.
 *
 * What a rate limit refused was not carried out, and neither was what never left this machine: both may be repeated
 * whatever the method. A GET is also repeated after a server error and a lost connection. A write that may have arrived
 * is not, and neither is a conflict: the same version would be refused again, and who saves must first look.
 */
export function waitBeforeRepeat(attempt: Attempt): number | null {
  if (attempt.number >= MAX_TRIES) return null;
  const wait = wish(attempt);
  return wait === null || wait > attempt.patience_ms ? null : wait;
}

function wish({ method, outcome, number, fraction }: Attempt): number | null {
  const backoff = Math.round(FIRST_WAIT_MS * 2 ** (number - 1) * (1 + fraction));
  if (outcome.kind === 'failure') {
    if (outcome.failure === 'unsent') return backoff;
    return outcome.failure === 'lost' && method === 'GET' ? backoff : null;
  }
  if (outcome.limit_ms !== null) return outcome.limit_ms;
  return method === 'GET' && BUSY.has(outcome.status) ? backoff : null;
}

/**
 * How long a rate limit, primary or secondary, asks to wait; null: this is none. GitHub says 429, or 403 with a
 * `retry-after`, with no requests left, or with words alone.
 */
export function limitWait(answer: Incoming, message: string, now: Millis): number | null {
  if (answer.status !== 429 && answer.status !== 403) return null;
  const asked = retryAfterMs(answer.headers['retry-after'], now);
  if (asked !== null) return asked + MARGIN_MS;
  const reset = Number(answer.headers['x-ratelimit-reset']);
  if (answer.headers['x-ratelimit-remaining'] === '0' && reset > 0) {
    // Both times are the server's, so that a wrong clock here does no harm.
    const there = Date.parse(answer.headers['date'] ?? '');
    return Math.max(0, reset * 1000 - (Number.isNaN(there) ? now : there)) + MARGIN_MS;
  }
  return answer.status === 429 || /rate limit|abuse detection/i.test(message) ? LIMIT_WAIT_MS : null;
}
