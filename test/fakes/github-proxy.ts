/**
 * What GitHub does and the emulator does not, put in front of it: tokens with permissions, ETags, an hourly allowance,
 * the longest comment, the ignored sha of a missing file, who the viewer is; and faults on request.
 */
import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { GitHubActions } from './github-actions.ts';

export interface TokenOwner {
  readonly login: string;
  /** As in a job's `permissions:`; absent: everything. */
  readonly permissions?: Readonly<Record<string, 'read' | 'write'>>;
}

export interface Seen {
  readonly method: string;
  /** Without the query. */
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

/** `drop`: the connection breaks before anything happens; `drop-after`: the request is carried out first. */
export type Fault = 'drop' | 'drop-after' | Answer;

export interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
}

export interface ProxyOptions {
  /** Address of the emulator. */
  readonly target: string;
  readonly tokens: Readonly<Record<string, TokenOwner>>;
  readonly actions: GitHubActions;
}

const COMMENT_MAX = 65_536;
const ALLOWANCE = 1000;

export class GitHubProxy {
  url = '';
  /** What happens to a request, instead of what should. */
  trouble: (request: Seen) => Fault | null = () => null;
  readonly seen: Seen[] = [];
  /** Requests left this hour. */
  remaining = ALLOWANCE;
  readonly #options: ProxyOptions;
  readonly #server: Server;

  constructor(options: ProxyOptions) {
    this.#options = options;
    this.#server = createServer((request, response) => {
      this.#handle(request, response).catch((error: unknown) => response.destroy(error as Error));
    });
  }

  async listen(): Promise<this> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  /** `GET /repos/ada/app`, one line a request. */
  lines(): string[] {
    return this.seen.map(({ method, path }) => `${method} ${path}`);
  }

  async close(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  async #handle(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    const url = new URL(incoming.url ?? '/', this.url);
    const request: Seen = {
      method: incoming.method ?? 'GET',
      path: decodeURIComponent(url.pathname),
      query: Object.fromEntries(url.searchParams),
      headers: incoming.headers,
      body: Buffer.concat(chunks).toString('utf8'),
    };
    this.seen.push(request);
    const fault = this.trouble(request);
    if (fault === 'drop') return void incoming.socket.destroy();
    const answer = fault === null || fault === 'drop-after' ? await this.#answer(request, url) : plain(fault);
    if (fault === 'drop-after') return void incoming.socket.destroy();
    response.writeHead(answer.status, answer.headers);
    response.end(answer.bytes);
  }

  async #answer(request: Seen, url: URL): Promise<Sent> {
    const unsigned = this.#options.actions.unsigned(request);
    if (unsigned !== null) return plain(unsigned);
    const owner = this.#options.tokens[(request.headers.authorization ?? '').replace(/^Bearer /, '')];
    if (owner === undefined) return plain({ status: 401, body: { message: 'Bad credentials' } });
    const denied = permissionDenied(request, owner);
    if (denied !== null) return plain(denied);
    if (request.path === '/graphql') return plain({ status: 200, body: { data: { viewer: { login: owner.login } } } });
    const limited = this.#limited();
    if (limited !== null) return plain(limited);
    const special = tooLong(request) ?? this.#options.actions.signed(request, this.url);
    const answer = special === null ? await this.#forwarded(request, url) : plain(special);
    return this.#withHeaders(request, answer);
  }

  #limited(): Answer | null {
    if (this.remaining > 0) return null;
    const message = 'API rate limit exceeded for installation.';
    return { status: 403, body: { message }, headers: this.#allowance() };
  }

  #allowance(): Record<string, string> {
    const reset = String(Math.floor(Date.now() / 1000) + 60);
    return {
      'x-ratelimit-limit': String(ALLOWANCE),
      'x-ratelimit-remaining': String(this.remaining),
      'x-ratelimit-reset': reset,
      'x-ratelimit-resource': 'core',
    };
  }

  async #forwarded(request: Seen, url: URL): Promise<Sent> {
    const first = await this.#send(request, url, request.body);
    const missing = first.status === 422 && /does not exist/.test(first.bytes.toString());
    if (request.method !== 'PUT' || !missing) return first;
    const { sha: _ignored, ...body } = JSON.parse(request.body) as Record<string, unknown>;
    return this.#send(request, url, JSON.stringify(body));
  }

  async #send(request: Seen, url: URL, body: string): Promise<Sent> {
    const headers: Record<string, string> = { 'accept-encoding': 'identity' };
    for (const name of ['accept', 'authorization', 'content-type'] as const) {
      const value = request.headers[name];
      if (value !== undefined) headers[name] = value;
    }
    const answer = await fetch(`${this.#options.target}${url.pathname}${url.search}`, {
      method: request.method,
      headers,
      redirect: 'manual',
      ...(request.method === 'GET' ? {} : { body }),
    });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const raw = answer.headers.get('content-type')?.startsWith('application/octet-stream') === true;
    const type = raw ? 'application/vnd.github.raw+json; charset=utf-8' : 'application/json; charset=utf-8';
    const link = answer.headers.get('link');
    // Links lead through the proxy, too.
    const shown = link === null ? {} : { link: link.replaceAll(this.#options.target, this.url) };
    return { status: answer.status, headers: { 'content-type': type, ...shown }, bytes };
  }

  #withHeaders(request: Seen, answer: Sent): Sent {
    const etag = `"${createHash('sha256').update(answer.bytes).digest('hex')}"`;
    const cached = request.method === 'GET' && answer.status === 200;
    const same = cached && request.headers['if-none-match'] === etag;
    if (!same) this.remaining -= 1;
    const headers = { ...answer.headers, ...this.#allowance(), ...(cached ? { etag } : {}) };
    return same ? { status: 304, headers, bytes: Buffer.alloc(0) } : { ...answer, headers };
  }
}

interface Sent {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

function plain({ status, headers = {}, body }: Answer): Sent {
  const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body === undefined ? '' : JSON.stringify(body));
  return { status, headers: { 'content-type': 'application/json; charset=utf-8', ...headers }, bytes };
}

function tooLong({ method, path, body }: Seen): Answer | null {
  if (!/\/comments(\/\d+)?$/.test(path) || (method !== 'POST' && method !== 'PATCH')) return null;
  const { body: text } = JSON.parse(body) as { body: string };
  if (Array.from(text).length <= COMMENT_MAX) return null;
  const errors = [{ resource: 'IssueComment', code: 'unprocessable', message: 'body is too long' }];
  return { status: 422, body: { message: 'Validation Failed', errors } };
}

/** As for a job's token: what is not granted is not there, or not accessible. */
function permissionDenied({ method, path }: Seen, { permissions }: TokenOwner): Answer | null {
  if (permissions === undefined) return null;
  const area = path.split('/')[4] ?? '';
  const name = { pulls: 'pull_requests', issues: 'pull_requests', actions: 'actions' }[area] ?? 'contents';
  const level = method === 'GET' ? 'read' : 'write';
  const granted = permissions[name];
  if (granted === 'write' || granted === level || path === '/graphql' || area === '') return null;
  const headers = {
    'x-accepted-github-permissions': area === 'issues' ? `issues=${level}; ${name}=${level}` : `${name}=${level}`,
  };
  return { status: 403, headers, body: { message: 'Resource not accessible by integration' } };
}
