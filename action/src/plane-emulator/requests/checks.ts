/**
 * Everything that is decided before a view is called, in Plane's order: size of the body, route, `Accept`, key,
 * permission, rate, method. Only requests that pass the permission count against the rate and carry its headers.
 */
import { Refusal } from './errors.ts';
import { BODY_LIMIT, readBody } from './body.ts';
import type { Call, Reply } from './call.ts';
import type { PlaneRequest, PlaneResponse } from '../http-message.ts';
import type { Limiter, RateLimit } from './limiter.ts';
import type { Token } from '../tables/records.ts';
import type { Router } from './router.ts';
import type { Store } from '../tables/store.ts';
import type { Json } from '../../model/basics.ts';

export interface Checks {
  readonly router: Router;
  readonly limiter: Limiter;
  readonly rate_limit: RateLimit;
  /** Milliseconds since 1970 UTC. */
  readonly now: () => number;
}

/** Answers a request to the API on the given tables. Never throws for what a caller can cause. */
export function answer(request: PlaneRequest, store: Store, checks: Checks): PlaneResponse {
  if (request.body.length > BODY_LIMIT) {
    const detail = 'The size of the request body exceeds the maximum allowed size.';
    return json(413, { error: 'REQUEST_BODY_TOO_LARGE', detail }, {});
  }
  const [rawPath = '', ...rest] = request.path.split('?');
  const search = rest.join('?');
  const path = decoded(rawPath);
  // The web app's own API knows no keys.
  if (path === '/api/users/me/') return json(401, NO_KEY, { allow: 'GET, PATCH, DELETE, HEAD, OPTIONS' });
  const match = path === null ? null : checks.router(path);
  if (match === null) {
    const slashed = path !== null && !path.endsWith('/') && checks.router(`${path}/`) !== null;
    return slashed ? moved(`${rawPath}/`, search) : json(404, { error: 'Page not found.' }, {});
  }
  const allow = Object.keys(match.route.views).join(', ');
  const refuse = (status: number, body: Json, headers = {}) => json(status, body, { allow, ...headers });

  if (!acceptsJson(request.headers['accept'])) {
    return refuse(406, { detail: 'Could not satisfy the request Accept header.' });
  }
  const key = request.headers['x-api-key'] ?? '';
  if (key === '') return refuse(401, NO_KEY);
  const token = validToken(store, key);
  const user = token && store.users.get(token.user);
  if (!user) return refuse(403, { detail: 'Given API token is not valid' });

  const { method } = request;
  const who = { store, user, token, method, params: match.params, query: new URLSearchParams(search) };
  if (!match.route.permission(who)) {
    return refuse(403, { detail: 'You do not have permission to perform this action.' });
  }
  const { per_minute, service_per_minute } = checks.rate_limit;
  const admission = checks.limiter.admit(key, token.is_service ? service_per_minute : per_minute, checks.now());
  if (!admission.admitted) {
    const headers = { 'retry-after': String(admission.retry_after_s) };
    return refuse(429, { error_code: 5900, error_message: 'RATE_LIMIT_EXCEEDED' }, headers);
  }
  const headers = {
    allow,
    'x-ratelimit-remaining': String(admission.remaining),
    'x-ratelimit-reset': String(Math.floor(checks.now() / 1000) + 60),
  };
  const view = match.route.views[method];
  if (!view) return json(405, { detail: `Method "${method}" not allowed.` }, headers);
  let data: Json | undefined;
  return carriedOut(view, { ...who, data: () => (data ??= readBody(request)) }, headers);
}

const NO_KEY = { detail: 'Authentication credentials were not provided.' };

function carriedOut(view: (call: Call) => Reply, call: Call, headers: Readonly<Record<string, string>>): PlaneResponse {
  try {
    const reply = view(call);
    return reply.body === undefined
      ? { status: reply.status, headers, body: '' }
      : json(reply.status, reply.body, headers);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (typeof error.body === 'string')
      return { status: error.status, headers: { 'content-type': HTML }, body: error.body };
    return json(error.status, error.body, headers);
  }
}

const HTML = 'text/html; charset=utf-8';

function json(status: number, body: Json, headers: Readonly<Record<string, string>>): PlaneResponse {
  return { status, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) };
}

/** Whatever the method, nothing is done. */
function moved(path: string, search: string): PlaneResponse {
  return { status: 301, headers: { 'content-type': HTML, location: path + (search && `?${search}`) }, body: '' };
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** The server speaks JSON and nothing else. */
function acceptsJson(accept: string | undefined): boolean {
  const ranges = (accept ?? '*/*').split(',').map((range) => range.split(';')[0]?.trim().toLowerCase());
  return ranges.some((range) => range === '*/*' || range === 'application/*' || range === 'application/json');
}

/** A token of a deactivated user still works in Plane v1.3.1. */
function validToken(store: Store, key: string): Token | undefined {
  const token = store.tokens.get(key);
  return token?.is_active === true && !token.expired ? token : undefined;
}
