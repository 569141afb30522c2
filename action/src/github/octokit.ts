/**
 * GitHub's own library over requests that are ours. Imported when it is first needed, by `client.ts` alone: reading it takes
 * longer than a request is allowed to wait.
 */
import { Octokit } from '@octokit/rest';
import { GitHubError } from '../errors.ts';
import type { Incoming, Outgoing } from '../http/exchange.ts';
import type { Log } from '../ports/host.ts';
import { unreadable } from './refusal.ts';

/** A request to the API, without its token. */
export interface Asked extends Pick<Outgoing, 'method' | 'url' | 'headers' | 'body'> {
  /** Statuses besides 2xx that are answers, not refusals. */
  readonly expect?: readonly number[];
}

export interface OctokitMeans {
  /** Address of the API, without a slash at the end. */
  readonly root: string;
  /** Name and version of this program. */
  readonly agent: string;
  readonly log: Log;
  /** Puts the token in. @throws {GitHubError} every answer that is no success, and none at all. */
  readonly send: (asked: Asked) => Promise<Incoming>;
}

/** Every request of it rejects with a {@link GitHubError}. */
export function octokitOver({ root, agent, log, send }: OctokitMeans): Octokit {
  const quiet = { debug: () => {}, info: () => {}, error: () => {}, warn: (text: string) => log.debug(text) };
  // What `request` is not told, it prints: that a route is deprecated.
  const request = { fetch: over(send), log: quiet };
  const octokit = new Octokit({ baseUrl: root, userAgent: agent, log: quiet, request });

  octokit.hook.before('request', ({ headers }) => {
    headers.accept = 'application/vnd.github+json';
  });
  octokit.hook.after('request', ({ data }, options) => {
    if (isPage(options) && !isList(data)) throw unreadable(`${new URL(options.url).pathname} is no list`);
  });
  octokit.hook.error('request', (error, options) => {
    const cause = error instanceof GitHubError ? error : error.cause;
    if (!(cause instanceof GitHubError)) throw unreadable(error.message);
    // The iterator takes a conflict for the end of a list.
    throw cause.status === 409 && isPage(options) ? new GitHubError(cause.problem, { status: null }) : cause;
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
    // The redirect to an artifact is the answer of that route.
    const expect = redirect === 'manual' ? [302] : [];
    const answer = await send({ method, url, headers, body: body === '' ? null : body, expect });
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
