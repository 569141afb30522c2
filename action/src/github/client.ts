/**
 * GitHub's REST API as agentd speaks it: one request in, an answer or a {@link GitHubError} out. Waits for rate limits
 * end with the tick's deadline; a write is sent once. The token goes into one header and nowhere else.
 */
import { GitHubError } from '../errors.ts';
import { HttpFailure } from '../http/exchange.ts';
import type { Exchange, Incoming } from '../http/exchange.ts';
import type { Millis } from '../model/basics.ts';
import type { Clock, Log, Random } from '../ports/host.ts';
import type { GitHubAnswer, GitHubApi, GitHubRequest } from '../ports/github.ts';
import { VERSION } from '../version.ts';
import { AnswerCache } from './cache.ts';
import { failureProblem, jsonOf, messageOf, refusalOf } from './refusal.ts';
import type { Place } from './refusal.ts';
import { limitWait, waitBeforeRepeat } from './retry.ts';

export interface GitHubClientOptions {
  /** `https://api.github.com`; `https://HOST/api/v3` for a server of one's own. */
  readonly api_url: string;
  /** Asked for each request; never kept. */
  readonly token: () => string | undefined;
  /** Where the token comes from, for messages: `GITHUB_TOKEN`. */
  readonly token_name: string;
  readonly http: Exchange;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
  /** No wait ends after this time; null: only {@link PATIENCE_MS} bounds a wait. */
  readonly deadline: () => Millis | null;
}

/** What is known of the token's hourly allowance for REST requests. */
export interface GitHubBudget {
  /** Sent so far by this client, repeats included. */
  readonly requests: number;
  readonly limit: number | null;
  readonly remaining: number | null;
  /** When `remaining` is `limit` again. */
  readonly reset_at: Millis | null;
}

const API_VERSION = '2022-11-28';
const TIMEOUT_MS = 30_000;
const MAX_BYTES = 64 * 1024 * 1024;
/** Longest wait for a repeat: a minute is what GitHub asks for when its secondary limit is met. */
const PATIENCE_MS = 65_000;
const REDIRECTS = 3;

export class GitHubClient implements GitHubApi {
  readonly #options: GitHubClientOptions;
  readonly #root: string;
  readonly #cache = new AnswerCache();
  #budget: GitHubBudget = { requests: 0, limit: null, remaining: null, reset_at: null };

  constructor(options: GitHubClientOptions) {
    this.#options = options;
    this.#root = options.api_url.replace(/\/+$/, '');
  }

  get budget(): GitHubBudget {
    return this.#budget;
  }

  async send(request: GitHubRequest): Promise<GitHubAnswer> {
    let url = this.#urlOf(request);
    for (let hop = 0; ; hop += 1) {
      const answer = await this.#attempts(request, url);
      const next = hop < REDIRECTS ? movedTo(answer, request, url) : null;
      if (next === null) return this.#accepted(answer, { request, url, token_name: this.#options.token_name });
      url = next;
    }
  }

  async download(url: string): Promise<Uint8Array> {
    const request: GitHubRequest = { method: 'GET', path: [] };
    // The query of a signed address is a secret: only the address without it may be shown.
    const place = { request, url: url.replace(/\?.*$/s, ''), token_name: 'the signed address' };
    const answer = await this.#repeat(request, place, () =>
      this.#exchange(request.method, url, { 'user-agent': agent() }, null),
    );
    if (answer.status === 200) return answer.bytes;
    throw refusalOf(answer, place, null, this.#options.clock.now());
  }

  async #attempts(request: GitHubRequest, url: string): Promise<Incoming> {
    const place = { request, url, token_name: this.#options.token_name };
    const headers = this.#headers(request);
    const cached = request.method === 'GET' ? this.#cache.find(url, headers['accept'] ?? '') : null;
    if (cached !== null) headers['if-none-match'] = cached.etag;
    const body = request.body === undefined ? null : JSON.stringify(request.body);
    const answer = await this.#repeat(request, place, () => this.#exchange(request.method, url, headers, body));
    if (cached !== null && answer.status === 304) {
      return { ...cached.answer, headers: { ...cached.answer.headers, ...answer.headers } };
    }
    if (request.method === 'GET') this.#cache.keep(url, headers['accept'] ?? '', answer);
    return answer;
  }

  /** Until there is an answer that is not worth a repeat. @throws {GitHubError} none came, or a limit outlasts us. */
  async #repeat(request: GitHubRequest, place: Place, once: () => Promise<Incoming | HttpFailure>): Promise<Incoming> {
    const { clock, log, random } = this.#options;
    for (let number = 1; ; number += 1) {
      const began = clock.now();
      const result = await once();
      const now = clock.now();
      const what = result instanceof HttpFailure ? result.message : String(result.status);
      const left = this.#budget.remaining === null ? '' : `, ${this.#budget.remaining} left`;
      log.debug(`${request.method} ${new URL(place.url).pathname} → ${what} ${now - began} ms${left}`);
      const limit_ms = result instanceof HttpFailure ? null : limitWait(result, messageOf(jsonOf(result)), now);
      const wait = waitBeforeRepeat({
        method: request.method,
        outcome:
          result instanceof HttpFailure
            ? { kind: 'failure', failure: result.kind }
            : { kind: 'answer', status: result.status, limit_ms },
        number,
        patience_ms: this.#patience(now),
        fraction: random.fraction(),
      });
      if (wait !== null) {
        await clock.sleep(wait);
        continue;
      }
      if (result instanceof HttpFailure) throw failureProblem(result, place);
      if (limit_ms !== null) throw refusalOf(result, place, limit_ms, now);
      return result;
    }
  }

  async #exchange(
    method: GitHubRequest['method'],
    url: string,
    headers: Readonly<Record<string, string>>,
    body: string | null,
  ): Promise<Incoming | HttpFailure> {
    this.#budget = { ...this.#budget, requests: this.#budget.requests + 1 };
    try {
      const request = { method, url, headers, body, timeout_ms: TIMEOUT_MS, max_bytes: MAX_BYTES };
      const answer = await this.#options.http(request);
      this.#learn(answer);
      return answer;
    } catch (error) {
      if (error instanceof HttpFailure) return error;
      throw error;
    }
  }

  #accepted(answer: Incoming, place: Place): GitHubAnswer {
    const { status, headers, bytes } = answer;
    if ((status >= 200 && status < 300) || place.request.expect?.includes(status) === true) {
      const there = Date.parse(headers['date'] ?? '');
      const json = place.request.accept === 'raw' && status === 200 ? undefined : jsonOf(answer);
      return { status, headers, bytes, json, now: Number.isNaN(there) ? null : there };
    }
    throw refusalOf(answer, place, null, this.#options.clock.now());
  }

  #headers(request: GitHubRequest): Record<string, string> {
    const headers: Record<string, string> = {
      accept: request.accept === 'raw' ? 'application/vnd.github.raw+json' : 'application/vnd.github+json',
      authorization: `Bearer ${this.#token()}`,
      'user-agent': agent(),
      'x-github-api-version': API_VERSION,
    };
    if (request.body !== undefined) headers['content-type'] = 'application/json';
    return headers;
  }

  #token(): string {
    const token = this.#options.token()?.trim() ?? '';
    if (/^[\x21-\x7e]+$/.test(token)) return token;
    const name = this.#options.token_name;
    const [code, message] =
      token === ''
        ? ['github-token-missing', `There is no GitHub token in ${name}.`]
        : [
            'github-token-invalid',
            `What ${name} holds is no token: there are blanks, line breaks or other characters.`,
          ];
    const remedy = `Put a token into ${name}: in a workflow \`\${{ github.token }}\`.`;
    throw new GitHubError({ code, message, remedy, retry: false }, { status: null });
  }

  #urlOf(request: GitHubRequest): string {
    // A server of one's own has REST below `/api/v3` and GraphQL beside it.
    const root = request.path[0] === 'graphql' ? this.#root.replace(/\/v3$/, '') : this.#root;
    const url = new URL(`${root}${request.path.map(segment).join('')}`);
    for (const [name, value] of Object.entries(request.query ?? {})) url.searchParams.set(name, value);
    return url.href;
  }

  #patience(now: Millis): number {
    const deadline = this.#options.deadline();
    return deadline === null ? PATIENCE_MS : Math.min(PATIENCE_MS, deadline - now);
  }

  #learn({ headers }: Incoming): void {
    if ((headers['x-ratelimit-resource'] ?? 'core') !== 'core') return;
    const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => headers[`x-ratelimit-${name}`]);
    if (limit === undefined || remaining === undefined || !/^\d{1,9}$/.test(limit + remaining)) return;
    const reset_at = /^\d{1,12}$/.test(reset ?? '') ? Number(reset) * 1000 : null;
    this.#budget = { ...this.#budget, limit: Number(limit), remaining: Number(remaining), reset_at };
  }
}

function agent(): string {
  return `agentd/${VERSION}`;
}

/** A part of a path with its slash before. `.` and `..` would lead elsewhere, even encoded. */
function segment(part: string): string {
  if (!/^\.{0,2}$/.test(part)) return `/${encodeURIComponent(part)}`;
  const message = `"${part}" cannot be part of a GitHub address.`;
  const remedy = 'Check state.path, state.branch and the names of repositories.';
  throw new GitHubError({ code: 'github-refused', message, remedy, retry: false }, { status: null });
}

/** A renamed repository is answered by a redirect to its new address on the same host; null: not so. */
function movedTo(answer: Incoming, request: GitHubRequest, url: string): string | null {
  const { status, headers } = answer;
  if (request.expect?.includes(status) === true) return null;
  const keeps = status === 307 || status === 308;
  if (!keeps && !(request.method === 'GET' && (status === 301 || status === 302))) return null;
  const location = headers['location'];
  if (location === undefined || !URL.canParse(location, url)) return null;
  const there = new URL(location, url);
  return there.origin === new URL(url).origin ? there.href : null;
}
