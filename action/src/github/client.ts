/**
 * GitHub with one token: the state's file by a request of its own, everything else by GitHub's library, whose requests go
 * out from here as well. Waits for rate limits end with the tick's deadline; a write is sent once. The token goes into one
 * header of requests to the API and nowhere else: the library does not know it.
 */
import type { Octokit } from '@octokit/rest';
import { GitHubError } from '../errors.ts';
import { HttpFailure } from '../http/exchange.ts';
import type { Exchange, Incoming } from '../http/exchange.ts';
import type { Millis } from '../model/basics.ts';
import type { Clock, Log, Random } from '../ports/host.ts';
import type { GitHubApi, GitHubFile } from '../ports/github.ts';
import { VERSION } from '../version.ts';
import { AnswerCache } from './cache.ts';
import type { Asked } from './octokit.ts';
import { placeOf, shownPlace } from './place.ts';
import type { Place } from './place.ts';
import { failureProblem, jsonOf, messageOf, refusalOf } from './refusal.ts';
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
const AGENT = `agentd/${VERSION}`;

export class GitHubClient implements GitHubApi {
  readonly #options: GitHubClientOptions;
  readonly #root: string;
  readonly #cache = new AnswerCache();
  #budget: GitHubBudget = { requests: 0, limit: null, remaining: null, reset_at: null };
  #octokit: Promise<Octokit> | null = null;

  constructor(options: GitHubClientOptions) {
    this.#options = options;
    this.#root = options.api_url.replace(/\/+$/, '');
  }

  get budget(): GitHubBudget {
    return this.#budget;
  }

  async file(repository: string, path: string, ref: string): Promise<GitHubFile> {
    const parts = ['repos', ...repository.split('/'), 'contents', ...path.split('/').filter((part) => part !== '')];
    const url = `${[this.#root, ...parts.map(encodeURIComponent)].join('/')}?ref=${encodeURIComponent(ref)}`;
    const headers = { accept: 'application/vnd.github.raw+json', 'user-agent': AGENT };
    const answer = await this.#send({ method: 'GET', url, headers, body: null, expect: [404] });
    const there = Date.parse(answer.headers['date'] ?? '');
    return {
      bytes: answer.status === 200 ? answer.bytes : null,
      content_type: answer.headers['content-type'] ?? '',
      now: Number.isNaN(there) ? null : there,
    };
  }

  octokit(): Promise<Octokit> {
    const { log } = this.#options;
    this.#octokit ??= import('./octokit.ts').then(({ octokitOver }) =>
      octokitOver({ root: this.#root, agent: AGENT, log, send: (asked) => this.#send(asked) }),
    );
    return this.#octokit;
  }

  async download(url: string): Promise<Uint8Array> {
    // The query of a signed address is a secret, which a place does not hold.
    const place = { ...placeOf('GET', url, 'the signed address'), repository: null, area: null };
    const answer = await this.#repeat({ method: 'GET', url, headers: { 'user-agent': AGENT }, body: null }, place);
    if (answer.status === 200) return answer.bytes;
    throw refusalOf(answer, place, this.#options.clock.now());
  }

  /** To the API, with the token; a repository that was renamed is followed. @throws {GitHubError} */
  async #send({ expect = [], ...asked }: Asked): Promise<Incoming> {
    let { url } = asked;
    for (let hop = 0; ; hop += 1) {
      this.#mustBeOfApi(url);
      const place = placeOf(asked.method, url, this.#options.token_name);
      const answer = await this.#cached({ ...asked, url }, place);
      if ((answer.status >= 200 && answer.status < 300) || expect.includes(answer.status)) return answer;
      const next = hop < REDIRECTS ? movedTo(answer, asked.method, url) : null;
      if (next === null) throw refusalOf(answer, place, this.#options.clock.now());
      url = next;
    }
  }

  async #cached({ method, url, body, ...asked }: Asked, place: Place): Promise<Incoming> {
    const headers: Record<string, string> = {
      ...asked.headers,
      authorization: `Bearer ${this.#token()}`,
      'x-github-api-version': API_VERSION,
    };
    const accept = headers['accept'] ?? '';
    const cached = method === 'GET' ? this.#cache.find(url, accept) : null;
    if (cached !== null) headers['if-none-match'] = cached.etag;
    const answer = await this.#repeat({ method, url, headers, body }, place);
    if (cached !== null && answer.status === 304) {
      return { ...cached.answer, headers: { ...cached.answer.headers, ...answer.headers } };
    }
    if (method === 'GET') this.#cache.keep(url, accept, answer);
    return answer;
  }

  /** Until there is an answer that is not worth a repeat. @throws {GitHubError} none came. */
  async #repeat(request: Asked, place: Place): Promise<Incoming> {
    const { clock, log, random } = this.#options;
    for (let number = 1; ; number += 1) {
      const began = clock.now();
      const result = await this.#exchange(request);
      const now = clock.now();
      const failed = result instanceof HttpFailure;
      const left = this.#budget.remaining === null ? '' : `, ${this.#budget.remaining} left`;
      log.debug(`${shownPlace(place)} → ${failed ? result.message : result.status} ${now - began} ms${left}`);
      const wait = waitBeforeRepeat({
        method: request.method,
        outcome: failed
          ? { kind: 'failure', failure: result.kind }
          : { kind: 'answer', status: result.status, limit_ms: limitWait(result, messageOf(jsonOf(result)), now) },
        number,
        patience_ms: this.#patience(now),
        fraction: random.fraction(),
      });
      if (wait !== null) await clock.sleep(wait);
      else if (failed) throw failureProblem(result, place);
      else return result;
    }
  }

  async #exchange({ method, url, headers, body }: Asked): Promise<Incoming | HttpFailure> {
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

  /** Names go into addresses encoded, but for `.` and `..`, which lead elsewhere; and a link may name another host. */
  #mustBeOfApi(url: string): void {
    const own = new URL(this.#root).origin;
    const { origin } = new URL(url);
    if (origin !== own) {
      const message = `An answer of GitHub's leads to ${origin}, to which the token of ${own} is not sent.`;
      const remedy = 'Check the address of the API (GITHUB_API_URL) and what stands between.';
      throw new GitHubError({ code: 'github-link-foreign', message, remedy, retry: false }, { status: null });
    }
    const path = url.replace(/^[a-z]+:\/\/[^/]*\/|[?#].*$/gis, '');
    const wrong = path.split(/\/|%2f/i).find((part) => /^\.{0,2}$/.test(part));
    if (wrong === undefined) return;
    const message = `"${wrong}" cannot be part of a GitHub address.`;
    const remedy = 'Check state.path, state.branch and the names of repositories.';
    throw new GitHubError({ code: 'github-refused', message, remedy, retry: false }, { status: null });
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

/** A renamed repository is answered by a redirect to its new address on the same host; null: not so. */
function movedTo({ status, headers }: Incoming, method: Asked['method'], url: string): string | null {
  const keeps = status === 307 || status === 308;
  if (!keeps && !(method === 'GET' && (status === 301 || status === 302))) return null;
  const location = headers['location'];
  if (location === undefined || !URL.canParse(location, url)) return null;
  const there = new URL(location, url);
  return there.origin === new URL(url).origin ? there.href : null;
}
