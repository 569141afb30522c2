import { once } from 'node:events';
import { createServer } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { sendFirst, undiciExchange } from '../../action/src/http/exchange.ts';
import { loadUndiciRequest } from '../../action/src/http/undici-request.ts';
import { listening } from '../fakes/port.ts';

const server = createServer((_request, response) => setTimeout(() => response.end('late'), 200));
afterAll(() => void server.close());
afterEach(() => void vi.useRealTimers());

describe('the first request', () => {
  it('has been sent, and not yet answered, when the rest may be loaded', async () => {
    const port = await listening(server);
    const arrived = once(server, 'request');
    const steps: string[] = [];
    const exchange = undiciExchange();
    const get = { method: 'GET', headers: {}, body: null, timeout_ms: 5000, max_bytes: 1000 } as const;
    const { answer } = await sendFirst(
      () => ({
        answer: exchange({ ...get, url: `http://127.0.0.1:${port}/` }).then(({ bytes }) => {
          steps.push('answered');
          return Buffer.from(bytes).toString();
        }),
      }),
      5000,
    );
    steps.push('sent');
    // Nothing else of this process runs now, as while modules are compiled; the request is on its way all the same.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
    await arrived;
    expect(await answer).toBe('late');
    expect(steps).toEqual(['sent', 'answered']);
  });

  it('is not waited for longer than it was said, when none is made', async () => {
    await loadUndiciRequest();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const steps: string[] = [];
    const waiting = sendFirst(() => steps.push('made'), 30).then(() => steps.push('no longer waited for'));
    await turn();
    vi.advanceTimersByTime(29);
    await turn();
    expect(steps).toEqual(['made']);
    vi.advanceTimersByTime(1);
    await waiting;
    expect(steps).toEqual(['made', 'no longer waited for']);
  });
});
