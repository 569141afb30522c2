import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { createServer } from 'node:net';
import type { Server } from 'node:net';
import type { Duplex } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dial } from '../../../../action/src/transports/channels/ssh/dial.ts';
import type { Route } from '../../../../action/src/transports/channels/ssh/dial.ts';
import { Noticed } from '../../../../action/src/transports/channels/ssh/fault.ts';
import { deafPort } from '../../../fakes/deaf.ts';
import { freePort, listening } from '../../../fakes/port.ts';
import { startSocks5 } from '../../../fakes/socks5.ts';
import type { ProxyManners } from '../../../fakes/socks5.ts';

const LIMITS = { attempt_ms: 1000, dial_ms: 2000, waits_ms: [10, 10] };
const never = new AbortController().signal;
/** Longer than any test may take: what waits for it fails. */
const NEVER_MS = 3_600_000;

/** A server that says hello and then repeats what it hears. */
let server: Server;
let port = 0;
beforeAll(async () => {
  server = createServer((socket) => {
    socket.on('error', () => {});
    socket.write('hello ');
    socket.pipe(socket);
  });
  port = await listening(server);
});
afterAll(() => void server.close());

/** What it says, and what it answers, until that many bytes have come. */
async function talk(stream: Duplex, size: number): Promise<string> {
  stream.write('you');
  let text = '';
  for await (const chunk of stream) {
    text += String(chunk);
    if (text.length >= size) break;
  }
  stream.destroy();
  return text;
}

const tcp = (host: string, to: number): Route => ({ via: 'tcp', host, port: to });

/** How it failed to reach that port of this machine, and how many connections it began for it. */
async function failing(
  to: number,
  limits: typeof LIMITS,
  signal = never,
): Promise<{ readonly error: unknown; readonly sockets: number }> {
  let sockets = 0;
  const count = (): void => void (sockets += 1);
  subscribe('net.client.socket', count);
  try {
    await dial(tcp('127.0.0.1', to), limits, signal);
  } catch (error) {
    return { error, sockets };
  } finally {
    unsubscribe('net.client.socket', count);
  }
  throw new Error('it was reached');
}

describe('a stream to a terminal', () => {
  it.each(['127.0.0.1', 'localhost'])('goes straight to %s, without Nagle’s delay', async (host) => {
    expect(await talk(await dial(tcp(host, port), LIMITS, never), 9)).toBe('hello you');
  });

  it('is not asked for again where the answer was no', async () => {
    const { error, sockets } = await failing(await freePort(), { ...LIMITS, waits_ms: [1, 1] });
    expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    expect(sockets).toBe(1);
  });

  it('says so when there is no such name', async () => {
    await expect(dial(tcp('nowhere.invalid', 22), LIMITS, never)).rejects.toMatchObject({
      code: expect.stringMatching(/ENOTFOUND|EAI_AGAIN/),
    });
  });

  it('is asked for again where nobody answered, and found when the machine has woken', async () => {
    const deaf = await deafPort();
    try {
      setTimeout(() => deaf.wake(), 350);
      const limits = { attempt_ms: 250, dial_ms: 20_000, waits_ms: [50, 100, 2000, 2000] };
      const stream = await dial(tcp('127.0.0.1', deaf.port), limits, never);
      expect(await talk(stream, 5)).toBe('hello');
    } finally {
      deaf.stop();
    }
  });

  it('is given up after the last attempt, after the whole time, and when it is called off', async () => {
    const deaf = await deafPort();
    try {
      const attempts = await failing(deaf.port, { attempt_ms: 100, dial_ms: NEVER_MS, waits_ms: [50, 50] });
      expect(attempts.error).toMatchObject({ what: 'deadline' });
      expect(attempts.sockets).toBe(3);

      const inWait = await failing(deaf.port, { attempt_ms: 50, dial_ms: 250, waits_ms: [NEVER_MS, NEVER_MS] });
      expect(inWait.error).toMatchObject({ what: 'deadline' });
      expect(inWait.sockets).toBe(1);
      const inAttempt = await failing(deaf.port, { attempt_ms: NEVER_MS, dial_ms: 150, waits_ms: [1, 1] });
      expect(inAttempt.error).toMatchObject({ what: 'deadline' });
      expect(inAttempt.sockets).toBe(1);

      const limits = { attempt_ms: NEVER_MS, dial_ms: NEVER_MS, waits_ms: [1, 1] };
      const calledOff = await failing(deaf.port, limits, AbortSignal.timeout(150));
      expect(calledOff.error).toBeInstanceOf(Noticed);
      expect(calledOff.error).toMatchObject({ what: 'called-off' });
      expect(calledOff.sockets).toBe(1);
    } finally {
      deaf.stop();
    }
  });

  it('is not even tried when it was called off before', async () => {
    const failed = dial(tcp('127.0.0.1', port), LIMITS, AbortSignal.abort());
    await expect(failed).rejects.toMatchObject({ what: 'called-off' });
  });
});

describe('a stream through a SOCKS5 proxy', () => {
  async function through(manners: Partial<ProxyManners>, host: string): Promise<readonly [string, readonly string[]]> {
    const proxy = await startSocks5({ port, ...manners });
    try {
      const route: Route = { via: 'socks5', proxy: { host: '127.0.0.1', port: proxy.port }, host, port: 22 };
      return [await talk(await dial(route, LIMITS, never), 9), proxy.asked];
    } finally {
      await proxy.stop();
    }
  }

  it.each([
    ['100.64.0.7', '1 100.64.0.7 22'],
    ['box.tail1.ts.net', '3 box.tail1.ts.net 22'],
    ['fd7a:115c:a1e0::1:7', '4 fd7a115ca1e000000000000000010007 22'],
    ['::ffff:1.2.3.4', '4 00000000000000000000ffff01020304 22'],
    ['::', '4 00000000000000000000000000000000 22'],
  ])('leads to %s, and no byte is lost of what comes with the proxy’s reply', async (host, asked) => {
    expect(await through({}, host)).toEqual(['hello you', [asked]]);
  });

  it.each([
    [{ reply: 5 }, { code: 'ECONNREFUSED' }],
    [{ reply: 4 }, { code: 'EHOSTUNREACH' }],
    [{ reply: 3 }, { code: 'ENETUNREACH' }],
    [{ reply: 2 }, { code: 'EPROXY', message: 'its rules forbid the connection' }],
    [{ reply: 99 }, { code: 'EPROXY', message: 'reply 99' }],
    [{ method: 255 }, { code: 'EPROXY', message: expect.stringContaining('login') }],
  ])('fails by its reply: %j', async (manners, error) => {
    await expect(through(manners, '100.64.0.7')).rejects.toMatchObject(error);
  });

  it('fails when something else listens there', async () => {
    const route: Route = { via: 'socks5', proxy: { host: '127.0.0.1', port }, host: 'box', port: 22 };
    await expect(dial(route, LIMITS, never)).rejects.toMatchObject({ code: 'EPROXY' });
  });
});

describe('a stream through a program', () => {
  const program = (script: string, env: Readonly<Record<string, string>> = {}): Route => ({
    via: 'program',
    command: '/bin/sh',
    args: ['-c', script],
    env,
  });

  it('carries bytes both ways, and the program sees only the environment that it is given', async () => {
    const stream = await dial(program('printf "hello %s " "$ONLY$SECRET"; cat', { ONLY: 'this' }), LIMITS, never);
    expect(await talk(stream, 14)).toBe('hello this you');
  });

  it('ends the program when it is destroyed', async () => {
    const stream = await dial(program('echo $$; exec sleep 600'), LIMITS, never);
    const pid = await new Promise<number>((resolve) => {
      stream.once('data', (chunk) => resolve(Number(String(chunk))));
    });
    stream.destroy();
    for (let tries = 0; tries < 3000 && alive(pid); tries += 1) {
      await new Promise((resolve) => {
        setTimeout(resolve, 20);
      });
    }
    expect(alive(pid)).toBe(false);
  });

  it('says what the program said when it fails before it delivers anything', async () => {
    const stream = await dial(program('echo "no such peer" >&2; exit 1'), LIMITS, never);
    const error: unknown = await new Promise((resolve) => {
      stream.once('error', resolve);
    });
    expect(error).toMatchObject({ code: 'EPROXY', message: '/bin/sh: no such peer' });
  });

  it('fails when there is no such program', async () => {
    const route: Route = { via: 'program', command: '/nonexistent', args: [], env: {} };
    await expect(dial(route, LIMITS, never)).rejects.toMatchObject({ code: 'EPROXY' });
  });
});

function alive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
