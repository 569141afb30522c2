import { connect } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { BOARD_TOKEN, demoSeed, servePlane, type ServedPlane } from '../../action/src/plane-emulator/server.ts';
import type { FaultPlan } from '../../action/src/plane-emulator/faults.ts';
import { seededRandom, VirtualClock } from './worlds.ts';

let served: ServedPlane | undefined;
afterEach(async () => {
  await served?.close();
});

async function start(faults?: FaultPlan): Promise<{ url: string; headers: Record<string, string> }> {
  served = await servePlane({
    seed: demoSeed(),
    clock: new VirtualClock(),
    random: seededRandom('server'),
    board: { token: BOARD_TOKEN },
    ...(faults && { faults }),
  });
  const headers = { 'x-api-key': served.plane.names.tokens.get('ada') ?? '', 'content-type': 'application/json' };
  return { url: served.url, headers };
}

describe('the server behind a socket', () => {
  it('answers on a free port of this machine', async () => {
    const { url, headers } = await start();
    expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    const response = await fetch(`${url}/api/v1/users/me/`, { headers });
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ display_name: 'ada' });
  });

  it('does not create anything for a POST without a slash', async () => {
    const { url, headers } = await start();
    const path = '/api/v1/workspaces/demo/projects';
    const response = await fetch(url + path, { method: 'POST', headers, body: '{}', redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([301, `${path}/`]);
  });

  it('answers a body that is too large and stays usable', async () => {
    const { url, headers } = await start();
    const response = await fetch(`${url}/api/v1/users/me/`, { method: 'POST', headers, body: 'x'.repeat(9_000_000) });
    expect(response.status).toBe(413);
    expect((await fetch(`${url}/api/v1/users/me/`, { headers })).status).toBe(200);
  });

  it('ends the connection where the plan says so', async () => {
    const { url, headers } = await start(() => ({ kind: 'drop', when: 'after' }));
    await expect(fetch(`${url}/api/v1/users/me/`, { headers })).rejects.toThrow('fetch failed');
  });

  it('closes although clients hold their connections open', async () => {
    const { url } = await start();
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    await new Promise((resolve) => socket.once('connect', resolve));
    const ended = new Promise((resolve) => socket.once('close', resolve));
    await served?.close();
    await ended;
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });
});
