import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { createServer as createTcp } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HttpFailure, undiciHttp } from '../../action/src/plane/http.ts';
import type { HttpAnswer, HttpRequest } from '../../action/src/plane/http.ts';
import { connect, refusal, TOKEN } from './parts.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const close of closing.splice(0)) await close();
});

async function listen(server: Server | ReturnType<typeof createTcp>, destroy: () => void): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    destroy();
    return closed;
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

function serve(handler: Handler): Promise<string> {
  const server = createServer(handler);
  return listen(server, () => server.closeAllConnections());
}

/** A server that is not HTTP: what it does with a connection is up to the test. */
function serveRaw(onConnection: (socket: Socket) => void): Promise<string> {
  const sockets: Socket[] = [];
  const server = createTcp((socket) => {
    sockets.push(socket);
    socket.on('error', () => {});
    onConnection(socket);
  });
  return listen(server, () => sockets.forEach((socket) => socket.destroy()));
}

function get(url: string, more: Partial<HttpRequest> = {}): Promise<HttpAnswer> {
  return undiciHttp()({ method: 'GET', url, headers: {}, body: null, timeout_ms: 5000, max_bytes: 1000, ...more });
}

async function failure(promise: Promise<unknown>): Promise<HttpFailure> {
  const error = await promise.then(
    () => null,
    (caught: unknown) => caught,
  );
  if (error instanceof HttpFailure) return error;
  throw new Error(`no HttpFailure: ${String(error)}`);
}

describe('one exchange', () => {
  it('sends method, headers and body, and brings status, headers and text', async () => {
    const seen: unknown[] = [];
    const url = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push(request.method, request.url, request.headers['x-api-key'], body);
        response.writeHead(201, { 'Content-Type': 'application/json', 'Set-Cookie': ['a=1', 'b=2'] });
        response.end('{"x":"🤖"}');
      });
    });
    const request = { method: 'POST' as const, headers: { 'x-api-key': 'k' }, body: '{"é":1}' };
    const answered = await get(`${url}/a/?b=c`, request);
    expect(seen).toEqual(['POST', '/a/?b=c', 'k', '{"é":1}']);
    expect(answered).toMatchObject({ status: 201, body: '{"x":"🤖"}' });
    expect(answered.headers).toMatchObject({ 'content-type': 'application/json', 'set-cookie': 'a=1' });
  });

  it('does not follow a redirect', async () => {
    const paths: (string | undefined)[] = [];
    const url = await serve((request, response) => {
      paths.push(request.url);
      response.writeHead(301, { location: '/a/' }).end();
    });
    expect(await get(`${url}/a`)).toMatchObject({ status: 301, headers: { location: '/a/' } });
    expect(paths).toEqual(['/a']);
  });

  it('to a closed port was never sent', async () => {
    const url = await serve(() => {});
    await closing.pop()?.();
    expect(await failure(get(url))).toMatchObject({ kind: 'unsent', code: 'ECONNREFUSED' });
  });

  it('to a name that does not exist was never sent', async () => {
    expect((await failure(get('http://no-such-host.invalid/'))).kind).toBe('unsent');
  });

  it('to a server that never answers ends at the time limit', async () => {
    const url = await serve(() => {});
    expect(await failure(get(url, { timeout_ms: 150 }))).toMatchObject({ kind: 'timeout', code: '150 ms' });
  });

  it('whose body trickles for ever ends at the time limit too', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'), 20);
      response.on('close', () => clearInterval(timer));
    });
    expect((await failure(get(url, { timeout_ms: 200, max_bytes: 1e6 }))).kind).toBe('timeout');
  });

  it('that breaks before the answer is lost', async () => {
    const url = await serveRaw((socket) => socket.once('data', () => socket.destroy()));
    expect((await failure(get(url))).kind).toBe('lost');
  });

  it('that breaks inside the body is lost, not short', async () => {
    const url = await serveRaw((socket) =>
      socket.once('data', () => {
        socket.write('HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"a":1}');
        setTimeout(() => socket.destroy(), 20);
      }),
    );
    expect((await failure(get(url))).kind).toBe('lost');
  });

  it('with something that is not HTTP is lost', async () => {
    const url = await serveRaw((socket) => socket.end('SSH-2.0-OpenSSH_9.2\r\n'));
    expect((await failure(get(url))).kind).toBe('lost');
  });

  it('with an answer over the size limit is cut off', async () => {
    const url = await serve((_, response) => {
      response.writeHead(200);
      const timer = setInterval(() => response.write('x'.repeat(400)), 1);
      response.on('close', () => clearInterval(timer));
    });
    expect((await failure(get(url))).kind).toBe('too-large');
  });

  it('over TLS with a plain server is no answer', async () => {
    const url = await serve((_, response) => response.end('hello'));
    expect(['certificate', 'lost']).toContain((await failure(get(url.replace('http:', 'https:')))).kind);
  });
});

describe('an exchange in a process that is told to stop', () => {
  it('may end by itself for three seconds and is then given up, though it may have been carried out', async () => {
    let arrived = (): void => {};
    const underWay = new Promise<void>((resolve) => {
      arrived = resolve;
    });
    const url = await serve(() => arrived());
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const stop = new AbortController();
    const request = { method: 'GET', url, headers: {}, body: null, timeout_ms: 60_000, max_bytes: 1000 } as const;
    let ended = false;
    const failed = failure(undiciHttp(undefined, stop.signal)(request)).finally(() => (ended = true));
    await underWay;
    stop.abort();
    vi.advanceTimersByTime(2999);
    await turn();
    expect(ended).toBe(false);
    vi.advanceTimersByTime(1);
    expect(await failed).toMatchObject({ kind: 'timeout', code: 'told to stop' });
  });
});

describe('the whole client over the loopback', () => {
  const client = (url: string): ReturnType<typeof connect> => {
    const config = { base_url: url, workspace: 'acme', token_key: 'PLANE_TOKEN', requests_per_minute: 60 };
    return connect(undiciHttp(), { config });
  };
  const json = (response: ServerResponse, status: number, body: unknown, headers = {}): void => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    response.end(JSON.stringify(body));
  };

  it('reads who it is', async () => {
    const keys: unknown[] = [];
    const url = await serve((request, response) => {
      keys.push(request.headers['x-api-key'], request.url);
      json(response, 200, { id: 'u1' });
    });
    expect(await client(url).writer.whoAmI(null)).toBe('u1');
    expect(keys).toEqual([TOKEN, '/api/v1/users/me/']);
  });

  it('refuses a redirect and says what to change', async () => {
    const url = await serve((request, response) => {
      response.writeHead(308, { location: `https://${request.headers.host}${request.url}` }).end();
    });
    const error = await refusal(client(url).writer.whoAmI(null));
    expect(error.problem).toMatchObject({ code: 'plane-redirect', retry: false });
    expect(error.problem.remedy).toContain(url.replace('http:', 'https:'));
  });

  it('takes a 403 page for a passing trouble', async () => {
    const url = await serve((_, response) => {
      response.writeHead(403, { 'content-type': 'text/html', server: 'cloudflare' }).end('<html>blocked</html>');
    });
    expect((await refusal(client(url).writer.whoAmI(null))).problem).toMatchObject({
      code: 'plane-answer-unreadable',
      retry: true,
    });
  });

  it('waits out a 429 and a 503', async () => {
    let count = 0;
    const url = await serve((_, response) => {
      count += 1;
      if (count === 1)
        json(response, 429, { error_code: 5900, error_message: 'RATE_LIMIT_EXCEEDED' }, { 'retry-after': '7' });
      else if (count === 2) json(response, 503, {});
      else json(response, 200, { id: 'u1' });
    });
    const plane = client(url);
    const began = plane.clock.now();
    expect(await plane.writer.whoAmI(null)).toBe('u1');
    expect(plane.clock.now() - began).toBeGreaterThanOrEqual(8400);
    expect(plane.requests()).toBe(3);
  });

  it('reads through a connection that drops once', async () => {
    let count = 0;
    const url = await serve((request, response) => {
      count += 1;
      if (count === 1) request.socket.destroy();
      else json(response, 200, { id: 'u1' });
    });
    expect(await client(url).writer.whoAmI(null)).toBe('u1');
  });
});
