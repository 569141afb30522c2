/**
 * GitHub's own library over requests that are ours. Imported when it is first needed, by `client.ts` alone: reading it takes
 * longer than a request is allowed to wait.
 */
import { Octokit } from '@octokit/rest';
import { GitHubError } from '../errors.ts';
import { HttpFailure } from '../http.ts';
import type { Incoming, Outgoing } from '../http.ts';
import type { Clock, Log } from '../ports.ts';
import { placeOf } from './place.ts';
import { failureProblem, refusalOf, unreadableAnswer } from './refusal.ts';

/** A request to the API, without its token. */
export interface Asked extends Pick<Outgoing, 'method' | 'url' | 'headers' | 'body'> {
  /** `manual`: a redirect is an answer, wherever it leads. */
  readonly redirect?: 'manual' | undefined;
}

export interface OctokitMeans {
  /** Address of the API, without a slash at the end. */
  readonly root: string;
  /** Name and version of this program. */
  readonly agent: string;
  readonly token_name: string;
  readonly clock: Clock;
  readonly log: Log;
  /** Puts the token in. @throws {GitHubError} it may not be sent. @throws {HttpFailure} no whole answer came. */
  readonly send: (asked: Asked) => Promise<Incoming>;
}

/** Every request of it rejects with a {@link GitHubError}. */
export function octokitOver({ root, agent, token_name, clock, log, send }: OctokitMeans): Octokit {
  const quiet = { debug: () => {}, info: () => {}, error: () => {}, warn: (text: string) => log.debug(text) };
  // What `request` is not told, it prints: that a route is deprecated.
  const octokit = new Octokit({
    baseUrl: root,
    userAgent: agent,
    log: quiet,
    request: { fetch: over(send), log: quiet },
  });

  octokit.hook.before('request', ({ headers }) => {
    headers.accept = 'application/vnd.github+json';
  });
  octokit.hook.after('request', ({ status, headers, data }, options) => {
    const { method, url } = octokit.request.endpoint.parse(options);
    const place = placeOf(method, url, token_name);
    if (status >= 300 && options.request.redirect !== 'manual') {
      throw refusalOf({ status, headers: texts(headers), body: data }, place, clock.now());
    }
    if (isPage(options) && !isList(data)) throw unreadableAnswer(`${new URL(url).pathname} is no list`);
  });
  octokit.hook.error('request', (error, options) => {
    if (error instanceof GitHubError) throw error;
    if (error.cause instanceof GitHubError) throw error.cause;
    const { method, url } = octokit.request.endpoint.parse(options);
    const place = placeOf(method, url, token_name);
    if (error.cause instanceof HttpFailure) throw failureProblem(error.cause, place);
    if (!('response' in error) || error.response === undefined) throw unreadableAnswer(error.message);
    const { status, headers, data } = error.response;
    const refusal = refusalOf({ status, headers: texts(headers), body: data }, place, clock.now());
    // The iterator takes this status for the end of a list.
    throw status === 409 && isPage(options) ? new GitHubError(refusal.problem, { status: null }) : refusal;
  });
  return octokit;
}

interface FetchInit {
  readonly method: Outgoing['method'];
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly redirect?: 'manual';
}

/** As much of `fetch` as Octokit uses. Node's own answers would have all of its HTTP client loaded. */
function over(send: OctokitMeans['send']) {
  return async (url: string, { method, headers, body = '', redirect }: FetchInit) => {
    const answer = await send({ method, url, headers, body: body === '' ? null : body, redirect });
    return {
      status: answer.status,
      url,
      headers: new Map(Object.entries(answer.headers)),
      text: () => Promise.resolve(new TextDecoder().decode(answer.bytes)),
      arrayBuffer: () => Promise.resolve(answer.bytes.slice().buffer),
    };
  };
}

/** Only the iterator of lists reads by a whole address; routes are asked by their path. */
function isPage({ method, url }: { readonly method: string; readonly url: string }): boolean {
  return method === 'GET' && /^https?:/.test(url);
}

const COUNTS: readonly string[] = ['total_count', 'incomplete_results', 'repository_selection'];

/** Of anything else the iterator would make an empty list. */
function isList(data: unknown): boolean {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return Array.isArray(data);
  const lists = Object.entries(data).filter(([name]) => !COUNTS.includes(name));
  return 'total_count' in data && lists.length === 1 && lists.every(([, value]) => Array.isArray(value));
}

function texts(headers: Readonly<Record<string, string | number | undefined>>): Record<string, string> {
  const told = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(told.map(([name, value]) => [name, String(value)]));
}
