/**
 * Plane's REST API as agentd speaks it: one request in, parsed JSON or a {@link PlaneError} out. Every path ends with a
 * slash and no redirect is followed, because Plane answers 301 without the slash and clients then turn a POST into a
 * GET that "succeeds". The key goes into one header and nowhere else.
 */
import { PlaneError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import { retryAfterMs } from '../http/exchange.ts';
import type { Json, Millis } from '../model/basics.ts';
import type { Clock, Log, Random } from '../ports/host.ts';
import type { Purpose } from '../ports/tracker.ts';
import type { Grant } from './budget.ts';
import { Budget } from './budget.ts';
import type { Http, HttpAnswer } from './http.ts';
import { HttpFailure } from './http.ts';
import type { Place } from './refusal.ts';
import { failureProblem, jsonOf, refusalOf, unreadableAnswer } from './refusal.ts';
import type { Outcome } from './retry.ts';
import { untilAfter429, waitBeforeRepeat } from './retry.ts';
import { sendableJson } from './text.ts';

/** As whom and what for. `as`: the terminal whose key signs; null: the reader's own. */
export interface Caller {
  readonly as: string | null;
  readonly purpose: Purpose;
}

export interface Call extends Caller {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Segments after `/api/v1/`; each is encoded. */
  readonly path: readonly string[];
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Json;
}

export interface ClientOptions {
  /** With or without a slash or `/api/v1` at the end. */
  readonly base_url: string;
  /** Name of the environment variable of the reader's key, for messages. */
  readonly token_key: string;
  readonly requests_per_minute: number;
  readonly tokens: (as: string | null) => string | undefined;
  readonly http: Http;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** No wait ends after this time, and none before a write ends shortly before it; null: only {@link PATIENCE_MS} bounds a wait. */
  readonly deadline: Millis | null;
  /** Once it is aborted nothing more is sent, and no wait goes on. */
  readonly stop?: AbortSignal;
}

const TIMEOUT_MS = 30_000;
const REJECTED_MS = 60_000;
/** A write that waited is answered within {@link TIMEOUT_MS}, before another tick may send the same. */
const WRITE_ROOM_MS = 45_000;
/** A page of 100 comments can be large: Plane takes bodies up to 5 MiB. */
const MAX_BYTES = 64 * 1024 * 1024;
/** A timer may fire this much before its time. */
const TIMER_SLACK_MS = 50;
/** Longest wait for a repeat. A result is worth a whole window; reading is done again by the next tick. */
const PATIENCE_MS: Readonly<Record<Purpose, number>> = {
  publish: 65_000,
  cancel: 65_000,
  command: 10_000,
  intake: 10_000,
};

export class PlaneClient {
  readonly #options: ClientOptions;
  readonly #root: string;
  readonly #budgets = new Map<string, Budget>();
  /** Keys that Plane does not accept: they are not tried again for a while. */
  readonly #rejected = new Map<string, { readonly error: PlaneError; readonly until: Millis }>();
  #requests = 0;

  constructor(options: ClientOptions) {
    this.#options = options;
    this.#root = `${options.base_url.replace(/\/+$/, '').replace(/\/api\/v1$/, '')}/api/v1/`;
  }

  /** Requests sent so far, repeats included. */
  get requests(): number {
    return this.#requests;
  }

  /**
   * The key behind `as`.
   * @throws {PlaneError} `plane-token-missing`, or `plane-token-invalid` when it cannot be sent in a header.
   */
  token(as: string | null): string {
    const token = this.#options.tokens(as)?.trim() ?? '';
    const name = this.#keyName(as);
    if (token === '') {
      const remedy = `Set the environment variable that ${name} names${as === null ? ` (${this.#options.token_key})` : ''}.`;
      const message = `There is no Plane API key for ${as === null ? 'reading' : `terminal ${as}`}.`;
      throw unsent({ code: 'plane-token-missing', message, remedy, retry: false });
    }
    if (!/^[\x21-\x7e]+$/.test(token) || /["'`]/.test(token)) {
      const message = `What ${name} names is not an API key: it holds quotes, blanks, line breaks or other characters.`;
      const remedy = 'Put the key alone on one line; it looks like plane_api_ and 32 hexadecimal digits.';
      throw unsent({ code: 'plane-token-invalid', message, remedy, retry: false });
    }
    return token;
  }

  /** @returns the parsed body; null for an empty one. @throws {PlaneError} */
  async send(call: Call): Promise<unknown> {
    const { clock, log } = this.#options;
    const token = this.token(call.as);
    const rejected = this.#rejected.get(token);
    if (rejected !== undefined && clock.now() < rejected.until) throw rejected.error;
    const budget = this.#budgetOf(token);
    const place = this.#place(call);
    for (let number = 1; ; number += 1) {
      await this.#admit(call, budget, place);
      this.#requests += 1;
      const began = clock.now();
      const result = await this.#exchange(call, token, place);
      const now = clock.now();
      log.debug(
        `${place.request} → ${result instanceof HttpFailure ? result.message : result.status} ${now - began} ms`,
      );
      if (!(result instanceof HttpFailure)) {
        learnFrom(result, budget, now);
        if (result.status >= 200 && result.status < 300) return successBody(result, place);
      }
      const outcome = outcomeOf(result, now);
      const patience_ms = this.#patience(call, now);
      const fraction = this.#options.random.fraction();
      const wait = waitBeforeRepeat({ method: call.method, outcome, number, patience_ms, fraction });
      if (wait === null) {
        const error = problemOfResult(result, place, now);
        if (error.problem.code === 'plane-token-invalid')
          this.#rejected.set(token, { error, until: now + REJECTED_MS });
        throw error;
      }
      await clock.sleep(wait, this.#options.stop);
    }
  }

  /** Waits for the budget where that is worth it, else refuses without a request. */
  async #admit(call: Call, budget: Budget, place: Place): Promise<void> {
    const { clock } = this.#options;
    for (;;) {
      if (this.#options.stop?.aborted === true) throw stopped(place);
      const now = clock.now();
      const grant = budget.take(call.purpose, now);
      if (grant.granted) return;
      const wait = grant.until - now;
      const waits = wait <= TIMER_SLACK_MS || call.purpose === 'publish' || (grant.shut && call.purpose === 'cancel');
      if (!waits || wait > this.#patience(call, now)) throw spent(grant, call.purpose, place);
      await clock.sleep(wait, this.#options.stop);
    }
  }

  async #exchange(call: Call, token: string, place: Place): Promise<HttpAnswer | HttpFailure> {
    const headers: Record<string, string> = { 'x-api-key': token, accept: 'application/json', 'user-agent': 'agentd' };
    if (call.body !== undefined) headers['content-type'] = 'application/json';
    const body = call.body === undefined ? null : JSON.stringify(sendableJson(call.body));
    const request = {
      method: call.method,
      url: place.url,
      headers,
      body,
      timeout_ms: TIMEOUT_MS,
      max_bytes: MAX_BYTES,
    };
    try {
      return await this.#options.http(request);
    } catch (error) {
      if (error instanceof HttpFailure) return error;
      throw error;
    }
  }

  #patience({ purpose, method }: Call, now: Millis): number {
    const { deadline } = this.#options;
    if (deadline === null) return PATIENCE_MS[purpose];
    const room = method === 'GET' ? 0 : WRITE_ROOM_MS;
    return Math.min(PATIENCE_MS[purpose], deadline - room - now);
  }

  #budgetOf(token: string): Budget {
    const known = this.#budgets.get(token);
    if (known !== undefined) return known;
    const made = new Budget(this.#options.requests_per_minute);
    this.#budgets.set(token, made);
    return made;
  }

  #place(call: Call): Place {
    const url = new URL(`${this.#root}${call.path.map(segment).join('')}`);
    const request = `${call.method} ${url.pathname}`;
    for (const [name, value] of Object.entries(call.query ?? {})) url.searchParams.set(name, value);
    return { request, url: url.href, key_name: this.#keyName(call.as) };
  }

  #keyName(as: string | null): string {
    return as === null ? 'plane.token_key' : `terminals.${as}.token_key`;
  }
}

/** One part of a path with its slash. `.` and `..` would lead elsewhere, even encoded. */
function segment(part: string): string {
  if (!/^\.{0,2}$/.test(part)) return `${encodeURIComponent(part)}/`;
  const message = `"${part}" cannot be part of a Plane address.`;
  const remedy = 'Check plane.workspace.';
  throw new PlaneError({ code: 'plane-refused', message, remedy, retry: false }, { status: null });
}

function learnFrom(answer: HttpAnswer, budget: Budget, now: Millis): void {
  if (answer.status === 429) {
    budget.refused(untilAfter429(now, retryAfterMs(answer.headers['retry-after'], now)));
    return;
  }
  const remaining = answer.headers['x-ratelimit-remaining'];
  if (remaining !== undefined && /^\d{1,9}$/.test(remaining)) budget.learn(Number(remaining), now);
}

function outcomeOf(result: HttpAnswer | HttpFailure, now: Millis): Outcome {
  if (result instanceof HttpFailure) return { kind: 'failure', failure: result.kind };
  const retry_after_ms = retryAfterMs(result.headers['retry-after'], now);
  return { kind: 'answer', status: result.status, retry_after_ms };
}

function problemOfResult(result: HttpAnswer | HttpFailure, place: Place, now: Millis): PlaneError {
  if (result instanceof HttpFailure) return failureProblem(result, place);
  return refusalOf(result, place, untilAfter429(now, retryAfterMs(result.headers['retry-after'], now)));
}

function successBody(answer: HttpAnswer, place: Place): unknown {
  if (answer.body === '') return null;
  const body = jsonOf(answer);
  if (body === undefined) {
    const type = answer.headers['content-type'] ?? 'no content type';
    throw unreadableAnswer(place, answer.status, `it is no JSON (${type})`);
  }
  return body;
}

function spent(grant: Extract<Grant, { granted: false }>, purpose: Purpose, place: Place): PlaneError {
  const when = new Date(grant.until).toISOString();
  const why = grant.shut ? 'Plane said 429' : `what is left is kept for more urgent calls than ${purpose}`;
  const message = `${place.request} was not sent: the requests of this minute are spent (${why}) until ${when}.`;
  const remedy =
    'The next tick goes on. If it happens often, raise API_KEY_RATE_LIMIT on the Plane server and plane.requests_per_minute.';
  const detail = { status: null, until: grant.until, unsent: true };
  return new PlaneError({ code: 'plane-budget', message, remedy, retry: true }, detail);
}

function stopped(place: Place): PlaneError {
  const message = `${place.request} was not sent: the tick was told to stop.`;
  return unsent({ code: 'plane-not-asked', message, remedy: '', retry: true });
}

function unsent(problem: Problem): PlaneError {
  return new PlaneError(problem, { status: null, unsent: true });
}
