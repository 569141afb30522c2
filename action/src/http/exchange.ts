/** One HTTP exchange over undici: no redirects, one time limit for the whole of it, a limit on the size of the answer. */
import type { Dispatcher } from 'undici';
import type { Millis } from '../model/basics.ts';
import { loadUndiciRequest, nextRequestSent } from './undici-request.ts';

export interface Outgoing {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | null;
  /** For the whole exchange, from the connection to the last byte. */
  readonly timeout_ms: number;
  readonly max_bytes: number;
}

export interface Incoming {
  readonly status: number;
  /** Names in lower case; of repeated headers the first. */
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Uint8Array;
}

/** @throws {HttpFailure} no whole answer came. */
export type Exchange = (request: Outgoing) => Promise<Incoming>;

/**
 * `unsent`: the request surely never reached a server. `certificate`: the server is not who it should be, nothing was
 * sent. `lost`: the connection broke; the request may have been carried out. `timeout`: likewise. `too-large`: the
 * answer was longer than asked for.
 */
export type HttpFailureKind = 'unsent' | 'certificate' | 'lost' | 'timeout' | 'too-large';

export class HttpFailure extends Error {
  override readonly name = 'HttpFailure';
  readonly kind: HttpFailureKind;
  /** A code such as `ECONNREFUSED`; never text of the request. */
  readonly code: string;

  constructor(kind: HttpFailureKind, code: string) {
    super(`${kind}: ${code}`);
    this.kind = kind;
    this.code = code;
  }
}

const UNSENT = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EAI_FAIL',
  'EHOSTUNREACH',
  'EHOSTDOWN',
  'ENETUNREACH',
  'ENETDOWN',
  'EADDRNOTAVAIL',
  'UND_ERR_CONNECT_TIMEOUT',
]);
const TIMEOUT = new Set(['UND_ERR_HEADERS_TIMEOUT', 'UND_ERR_BODY_TIMEOUT', 'ETIMEDOUT']);
const CERTIFICATE = /^(CERT_|DEPTH_ZERO_|SELF_SIGNED_|UNABLE_TO_|ERR_TLS_|ERR_SSL_|HOSTNAME_MISMATCH)/;

/** How long a request that is under way may still take once the process is told to stop. */
const LAST_CALL_MS = 3000;

/**
 * undici is loaded with the first request: commands that never ask a server do not pay for it.
 * @param stop aborted when the process is told to stop: what is under way then ends soon, as a `timeout`.
 */
export function undiciExchange(dispatcher?: Dispatcher, stop?: AbortSignal): Exchange {
  return async (request) => {
    const send = await loadUndiciRequest();
    const ended = new AbortController();
    const timers = [setTimeout(() => ended.abort(), request.timeout_ms)];
    const onStop = (): void => void timers.push(setTimeout(() => ended.abort(), LAST_CALL_MS));
    stop?.addEventListener('abort', onStop);
    if (stop?.aborted === true) onStop();
    try {
      const options = {
        method: request.method,
        headers: { ...request.headers },
        body: request.body,
        signal: ended.signal,
        headersTimeout: request.timeout_ms,
        bodyTimeout: request.timeout_ms,
      };
      const answer = await send(request.url, options, dispatcher);
      const bytes = await readBody(answer.body, request.max_bytes);
      return { status: answer.statusCode, headers: firstOfEach(answer.headers), bytes };
    } catch (error) {
      if (error instanceof HttpFailure) throw error;
      if (!ended.signal.aborted) throw failureOf(error);
      throw new HttpFailure('timeout', stop?.aborted === true ? 'told to stop' : `${request.timeout_ms} ms`);
    } finally {
      for (const timer of timers) clearTimeout(timer);
      stop?.removeEventListener('abort', onStop);
    }
  };
}

/**
 * Has what requests need loaded, so that the first goes out at once when it is made by `make`; resolves when it has been
 * sent, or after `ms` without.
 */
export async function sendFirst<T>(make: () => T, ms: number): Promise<T> {
  await loadUndiciRequest();
  const sent = nextRequestSent(ms);
  const made = make();
  await sent;
  return made;
}

type Env = Readonly<Record<string, string | undefined>>;

/** The way through a proxy, where the environment names one; undici's own requests do not look for it. */
export async function proxyOf(env: Env): Promise<Dispatcher | undefined> {
  const httpProxy = env['http_proxy'] ?? env['HTTP_PROXY'];
  const httpsProxy = env['https_proxy'] ?? env['HTTPS_PROXY'];
  if ((httpProxy ?? httpsProxy ?? '') === '') return undefined;
  const { EnvHttpProxyAgent } = await import('undici');
  const noProxy = env['no_proxy'] ?? env['NO_PROXY'] ?? '';
  return new EnvHttpProxyAgent({ httpProxy: httpProxy ?? '', httpsProxy: httpsProxy ?? '', noProxy });
}

/** {@link undiciExchange} by the way that the environment names. */
export function environmentExchange(env: Env): Exchange {
  let made: Promise<Exchange> | null = null;
  return async (request) => {
    made ??= proxyOf(env).then(undiciExchange);
    return (await made)(request);
  };
}

/** Reads a `Retry-After` header: seconds, or a date. null: absent or nonsense. */
export function retryAfterMs(header: string | undefined, now: Millis): number | null {
  if (header === undefined) return null;
  const text = header.trim();
  if (/^\d{1,9}$/.test(text)) return Number(text) * 1000;
  const date = Date.parse(text);
  return Number.isNaN(date) ? null : Math.max(0, date - now);
}

async function readBody(body: AsyncIterable<Uint8Array>, max_bytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop destroys the stream and with it the connection.
    if (size > max_bytes) throw new HttpFailure('too-large', `${max_bytes} bytes`);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function firstOfEach(headers: Record<string, string | string[] | undefined>): Record<string, string> {
  const out: Record<string, string> = {};
  for (const [name, value] of Object.entries(headers)) {
    const first = Array.isArray(value) ? value[0] : value;
    if (first !== undefined) out[name.toLowerCase()] = first;
  }
  return out;
}

function failureOf(error: unknown): HttpFailure {
  const code = codeOf(error);
  if (UNSENT.has(code)) return new HttpFailure('unsent', code);
  if (TIMEOUT.has(code)) return new HttpFailure('timeout', code);
  if (CERTIFICATE.test(code)) return new HttpFailure('certificate', code);
  return new HttpFailure('lost', code);
}

/** A refused connection to a name with several addresses is an AggregateError whose code is that of the parts. */
function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.cause === undefined ? error.name : codeOf(error.cause);
}
