/**
 * The call budget of one API key. Plane v1.3.1 lets a key make 60 requests in any 60 seconds; what is over gets 429.
 * The budget counts in the same sliding window and keeps a reserve, so that when calls run short publishing comes
 * first, then cancelling, then commands, then intake.
 */
import type { Millis } from '../model/basics.ts';
import type { Purpose } from '../ports/tracker.ts';

export const WINDOW_MS = 60_000;

/** Share of the limit that a purpose leaves to those before it. */
const KEPT: Readonly<Record<Purpose, number>> = { publish: 0, cancel: 1 / 12, command: 1 / 6, intake: 1 / 4 };

/** Requests that stay free for more urgent purposes, of `limit`. */
export function reserveOf(purpose: Purpose, limit: number): number {
  return Math.floor(limit * KEPT[purpose]);
}

/** `until`: when the same purpose would be granted if nothing else were sent. `shut`: the server itself said 429. */
export type Grant =
  { readonly granted: true } | { readonly granted: false; readonly until: Millis; readonly shut: boolean };

export class Budget {
  readonly #limit: number;
  /** Times of our own requests in the window, oldest first. */
  #sent: Millis[] = [];
  /** Requests that others made with the same key (another tick, another tool), as the server's header tells. */
  #foreign = 0;
  #foreignUntil: Millis = 0;
  #shutUntil: Millis = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  /** Takes one request out of the budget, or says when to come again. */
  take(purpose: Purpose, now: Millis): Grant {
    if (now < this.#shutUntil) return { granted: false, until: this.#shutUntil, shut: true };
    this.#sent = this.#sent.filter((time) => time + WINDOW_MS > now);
    const most = this.#limit - reserveOf(purpose, this.#limit);
    if (this.#used(now) < most) {
      this.#sent.push(now);
      return { granted: true };
    }
    const ends = [...this.#sent.map((time) => time + WINDOW_MS), this.#foreignUntil].toSorted((a, b) => a - b);
    const until = ends.find((end) => end > now && this.#used(end) < most) ?? now + WINDOW_MS;
    return { granted: false, until, shut: false };
  }

  /** `remaining`: the `X-RateLimit-Remaining` of an answer. What we did not send ourselves, others did. */
  learn(remaining: number, now: Millis): void {
    const own = this.#sent.filter((time) => time + WINDOW_MS > now).length;
    this.#foreign = Math.max(0, this.#limit - remaining - own);
    this.#foreignUntil = now + WINDOW_MS;
  }

  /** The server refused a request (429): it did not count, and none is sent before `until`. */
  refused(until: Millis): void {
    this.#sent.pop();
    this.#shutUntil = Math.max(this.#shutUntil, until);
  }

  #used(now: Millis): number {
    const own = this.#sent.filter((time) => time + WINDOW_MS > now).length;
    return own + (now < this.#foreignUntil ? this.#foreign : 0);
  }
}
