/** What an answer that is not a success means: pure, from status, headers and body to a {@link PlaneError}. */
import type { Problem } from '../errors.ts';
import { PlaneError } from '../errors.ts';
import type { HttpAnswer, HttpFailure } from './http.ts';
import { oneLine } from './text.ts';

/** Where the request went and as whom; all of it may be shown. */
export interface Place {
  /** `GET /api/v1/workspaces/acme/projects/`, without the query. */
  readonly request: string;
  readonly url: string;
  /** Name of the configuration entry that names the key, e.g. `plane.token_key`. */
  readonly key_name: string;
}

const TEXT_MAX = 400;

export function isJson(answer: HttpAnswer): boolean {
  return /^application\/([a-z0-9.+-]*\+)?json\b/i.test((answer.headers['content-type'] ?? '').trim());
}

/** The parsed body; undefined when the content type does not say JSON or the text is not JSON. */
export function jsonOf(answer: HttpAnswer): unknown {
  if (!isJson(answer)) return undefined;
  try {
    return JSON.parse(answer.body);
  } catch {
    return undefined;
  }
}

/**
 * The texts of an error body on one line. Plane has four shapes: `{"error"}`, `{"detail"}`, `{"non_field_errors": […]}`
 * and `{"field": ["text"]}`, the last also nested: `{"labels": {"0": ["text"]}}`.
 */
export function errorText(body: unknown): string {
  const parts: string[] = [];
  const walk = (value: unknown, path: string): void => {
    if (parts.length >= 20) return;
    if (typeof value === 'string' || typeof value === 'number') {
      parts.push(path === '' ? String(value) : `${path}: ${value}`);
    } else if (Array.isArray(value)) {
      for (const entry of value) walk(entry, path);
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, entry] of Object.entries(value)) {
        const plain = ['error', 'detail', 'non_field_errors', 'error_message'].includes(key);
        if (key !== 'id' && key !== 'error_code') walk(entry, plain ? path : path === '' ? key : `${path}.${key}`);
      }
    }
  };
  walk(body, '');
  return oneLine(parts.join('; '), TEXT_MAX);
}

/** @param until when a rate-limited request may be sent again; only read for 429. */
export function refusalOf(answer: HttpAnswer, place: Place, until: number): PlaneError {
  const { status } = answer;
  const body = jsonOf(answer);
  const text = errorText(body);
  const fail = (problem: Problem, more: { existing_id?: string | null; until?: number } = {}): PlaneError =>
    new PlaneError(problem, { status, ...more });
  const says = `Plane answered ${status} to ${place.request}${text === '' ? '' : `: ${text.replace(/\.+$/, '')}`}`;

  if (status >= 300 && status < 400) return fail(redirectProblem(answer, place));
  if (status === 429) {
    const message = `${says}. Too many requests with this key; the next one may be sent at ${new Date(until).toISOString()}.`;
    const remedy = 'Nothing, if it is rare. Else lower plane.requests_per_minute or give the key to nobody but agentd.';
    return fail({ code: 'plane-rate-limited', message, remedy, retry: true }, { until });
  }
  if (status >= 500) {
    const remedy = 'Look at the health and the log of the Plane server.';
    return fail({ code: 'plane-server-error', message: `${says}.`, remedy, retry: true });
  }
  if (status === 410) {
    const remedy = 'It was removed for good; nothing needs doing unless it should be there.';
    return fail({ code: 'plane-not-found', message: `${says}.`, remedy, retry: false });
  }
  // Also as a page: what stands in front of Plane may take less than Plane does.
  if (status === 413) {
    const remedy =
      'Lower limits.comment_chars, or raise what the server and the proxies in front of it take (FILE_SIZE_LIMIT).';
    return fail({ code: 'plane-too-large', message: `${says}.`, remedy, retry: false });
  }
  if (body === undefined) return fail(pageProblem(answer, place));
  if (status === 401 || (status === 403 && /token is not valid/i.test(text))) {
    const message = `Plane does not accept the API key that ${place.key_name} names (${status} to ${place.request}): it is wrong, expired or revoked.`;
    const remedy = `Make a new key in Plane (Profile → Personal access tokens) as that user and put it where ${place.key_name} says.`;
    return fail({ code: 'plane-token-invalid', message, remedy, retry: false });
  }
  if (status === 403) {
    const remedy = `Check plane.workspace, and that the user of ${place.key_name} is a member (role Member) of the workspace and the project.`;
    return fail({ code: 'plane-forbidden', message: `${says}.`, remedy, retry: false });
  }
  if (status === 404 && text === 'Page not found.') {
    const remedy = 'This Plane has no such route: check plane.base_url, or update the server (v1.1 or later).';
    return fail({ code: 'plane-route-missing', message: `${says}.`, remedy, retry: false });
  }
  if (status === 404) {
    const remedy = 'It was deleted, archived or moved; nothing needs doing unless it should be there.';
    return fail({ code: 'plane-not-found', message: `${says}.`, remedy, retry: false });
  }
  if (status === 409) {
    const problem = { code: 'plane-conflict', message: `${says}.`, remedy: '', retry: false };
    return fail(problem, { existing_id: idIn(body) });
  }
  if (status === 400 && /Invalid pk\b/i.test(text)) {
    const remedy =
      'What it names was deleted in Plane. Make it again, or name another in the configuration; it is tried again.';
    return fail({ code: 'plane-reference-gone', message: `${says}.`, remedy, retry: false });
  }
  const remedy = 'Mend in Plane what its words name; a rule of the project or of the workspace may forbid this.';
  return fail({ code: 'plane-refused', message: `${says}.`, remedy, retry: false });
}

/** An `https` address of a server that speaks plain HTTP. */
const SPEAKS_NO_TLS = /^ERR_SSL_(?:WRONG_VERSION_NUMBER|PACKET_LENGTH_TOO_LONG|HTTP_REQUEST|UNKNOWN_PROTOCOL)$/;

/** No whole answer came. */
export function failureProblem(failure: HttpFailure, place: Place): PlaneError {
  const origin = new URL(place.url).origin;
  if (failure.kind === 'too-large') {
    const message = `The answer to ${place.request} is larger than ${failure.code}.`;
    return new PlaneError(unreadable(message, 'Make the item or its comments smaller.'), { status: null });
  }
  if (SPEAKS_NO_TLS.test(failure.code)) {
    const plain = origin.replace(/^https:/, 'http:');
    const message = `${place.request}: ${origin} does not speak TLS (${failure.code}).`;
    const remedy = `If that is the right port, write \`${plain}\` in plane.base_url; the key then travels unencrypted.`;
    return new PlaneError(
      { code: 'plane-unreachable', message, remedy, retry: true },
      { status: null, unsent: true, cause: failure },
    );
  }
  const why = {
    unsent: `${origin} cannot be reached (${failure.code})`,
    certificate: `the certificate of ${origin} is not trusted (${failure.code})`,
    lost: `the connection to ${origin} broke (${failure.code})`,
    timeout: `${origin} did not answer in time (${failure.code})`,
  }[failure.kind];
  const remedy =
    failure.kind === 'certificate'
      ? 'Give the server a valid certificate, or name its authority in NODE_EXTRA_CA_CERTS.'
      : 'Check plane.base_url, the network and that Plane is up.';
  const problem = { code: 'plane-unreachable', message: `${place.request}: ${why}.`, remedy, retry: true };
  const unsent = failure.kind === 'unsent' || failure.kind === 'certificate';
  return new PlaneError(problem, { status: null, unsent, cause: failure });
}

/** A success whose body is not what it must be. */
export function unreadableAnswer(place: Place, status: number, what: string): PlaneError {
  const message = `The answer to ${place.request} (${status}) cannot be read: ${oneLine(what, TEXT_MAX)}.`;
  return new PlaneError(unreadable(message, 'Check plane.base_url: it must be the address of the API host.'), {
    status,
  });
}

function unreadable(message: string, remedy: string): Problem {
  return { code: 'plane-answer-unreadable', message, remedy, retry: true };
}

/** A page where JSON should be: a proxy, a firewall (Cloudflare blocks writes with a 403 page) or another server. */
function pageProblem(answer: HttpAnswer, place: Place): Problem {
  const type = oneLine(answer.headers['content-type'] ?? 'no content type', 60);
  const by = answer.headers['server'] === undefined ? '' : ` from ${oneLine(answer.headers['server'], 40)}`;
  const message = `${place.request} was answered ${answer.status} with a page${by} (${type}) where Plane sends JSON.`;
  const remedy =
    answer.status === 404
      ? 'Check plane.base_url: the address of the API host, without /api/v1.'
      : 'Something in front of Plane refused the request. It is tried again; if it stays, allow /api/v1 there.';
  return unreadable(message, remedy);
}

function redirectProblem(answer: HttpAnswer, place: Place): Problem {
  const here = new URL(place.url);
  const location = answer.headers['location'];
  const there = location === undefined || !URL.canParse(location, here.href) ? null : new URL(location, here.href);
  const tell = (cause: string, remedy: string): Problem => ({
    code: 'plane-redirect',
    message: `${place.request} was redirected (${answer.status})${there === null ? '' : ` to ${there.origin}${oneLine(there.pathname, 200)}`}: ${cause}. Redirects are not followed, because they turn a POST into a GET.`,
    remedy,
    retry: false,
  });
  if (there === null) return tell('no address is given', 'Check plane.base_url.');
  if (here.protocol === 'http:' && there.protocol === 'https:') {
    return tell('the server wants https', `Set plane.base_url to ${there.origin}.`);
  }
  if (there.origin === here.origin && there.pathname === `${here.pathname}/`) {
    return tell('a slash at the end is missing', 'Report this: every request must end with a slash.');
  }
  if (there.origin !== here.origin) {
    return tell('Plane lives at another address', `Set plane.base_url to ${there.origin}, if that is your Plane.`);
  }
  return tell('something in front of Plane answers', 'Let /api/v1 pass without a login page.');
}

function idIn(body: unknown): string | null {
  return typeof body === 'object' && body !== null && 'id' in body && typeof body.id === 'string' ? body.id : null;
}
