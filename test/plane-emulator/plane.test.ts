import { describe, expect, it } from 'vitest';
import type { Json } from '../../action/src/model/basics.ts';
import { ConnectionDropped, type FaultPlan } from '../../action/src/plane-emulator/faults.ts';
import { createPlane, demoSeed } from '../../action/src/plane-emulator/server.ts';
import type { WorkerPlan } from '../../action/src/plane-emulator/tables/store.ts';
import { apiOf, requestFor } from './requests.ts';
import { seededRandom, VirtualClock } from './worlds.ts';

function world(faults?: FaultPlan, staleDepth = 0, worker: WorkerPlan = () => 0) {
  const clock = new VirtualClock();
  const plane = createPlane({
    seed: demoSeed({
      projects: [{ identifier: 'ENG', name: 'Engineering', items: [{ name: 'First', sequence_id: 1, state: 'Todo' }] }],
    }),
    clock,
    random: seededRandom('plane'),
    staleDepth,
    worker,
    ...(faults && { faults }),
  });
  const token = plane.names.tokens.get('bot-linux') ?? '';
  const item = plane.names.ids.get('item.ENG-1') ?? '';
  const items = `/api/v1/workspaces/demo/projects/${plane.names.ids.get('project.ENG') ?? ''}/work-items/`;
  const one = `${items}${item}/`;
  const comments = `${one}comments/`;
  const send = async (method: string, path: string, body?: Json) => plane.answer(requestFor(token, method, path, body));
  return { plane, clock, api: apiOf(plane, token), items, one, comments, send };
}

const writes: FaultPlan = ({ method }) => (method === 'POST' ? { kind: 'drop', when: 'after' } : null);

describe('an embedded Plane', () => {
  it('is the same again from the same seed and randomness', () => {
    const ids = () => [...world().plane.names.ids.entries()];
    expect(ids()).toEqual(ids());
  });

  it('has the states that agentd moves items between, and nobody is asked twice for a pick-up', () => {
    const { plane } = world();
    const states = [...plane.store.states.values()].map(({ name, group }) => [name, group]);
    expect(states).toEqual([
      ['Backlog', 'backlog'],
      ['Todo', 'unstarted'],
      ['In Progress', 'started'],
      ['Needs Input', 'started'],
      ['In Review', 'started'],
      ['Blocked', 'started'],
      ['Done', 'completed'],
      ['Cancelled', 'cancelled'],
    ]);
  });

  it('gives times that only rise although the clock stands still', () => {
    const { api, items } = world();
    const made = (i: number) => api.post(items, { name: `n ${String(i)}` }).json['created_at'] as string;
    const times = Array.from({ length: 20 }, (_, i) => made(i));
    for (const [i, time] of times.entries()) expect(time > (times[i - 1] ?? '')).toBe(true);
    for (const time of times) expect(time).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z$/);
  });

  it('forgets old requests of the limit as the clock moves', () => {
    const { api, clock } = world();
    const status = () => api.get('/api/v1/users/me/').status;
    for (let i = 0; i < 60; i += 1) expect(status()).toBe(200);
    const refused = api.get('/api/v1/users/me/');
    expect([refused.status, refused.headers['retry-after']]).toEqual([429, '60']);
    clock.advance(59_999);
    expect(status()).toBe(429);
    clock.advance(1);
    expect(status()).toBe(200);
  });

  it('refuses a seed that names what it does not hold', () => {
    const seed = demoSeed({
      projects: [{ identifier: 'ENG', name: 'E', items: [{ name: 'x', sequence_id: 1, state: 'Nowhere' }] }],
    });
    const options = { seed, clock: new VirtualClock(), random: seededRandom('x') };
    expect(() => createPlane(options)).toThrow('the seed has no state Nowhere');
  });
});

describe('an order at random', () => {
  it('is a list of everything in a new order each time, and with a minus sign none', () => {
    const { api, items, one } = world();
    for (let i = 0; i < 12; i += 1) api.post(items, { name: `n ${String(i)}` });
    for (let i = 0; i < 12; i += 1) api.patch(one, { name: `m ${String(i)}` });
    for (const list of [items, `${one}activities/`]) {
      const ids = (order: string) => {
        const { status, json } = api.get(`${list}?order_by=${order}&fields=id`);
        expect(status).toBe(200);
        return (json['results'] as { id: string }[]).map(({ id }) => id);
      };
      const orders = [ids('?'), ids('?')];
      expect(orders[0]).not.toEqual(orders[1]);
      for (const order of orders) expect(order.toSorted()).toEqual(ids('created_at').toSorted());
      expect(api.get(`${list}?order_by=-?`).status).toBe(500);
    }
  });
});

describe('attachments', () => {
  it('are an empty list, and none can be made', () => {
    const { api, one } = world();
    for (const list of [`${one}attachments/`, `${one.replace('work-items', 'issues')}issue-attachments/`]) {
      expect(api.get(list)).toMatchObject({ status: 200, json: [], headers: { allow: 'GET, POST' } });
      expect(api.post(list, { name: 'x.txt', type: 'text/plain', size: 1 }).status).toBe(500);
    }
  });
});

describe('the worker', () => {
  it('does its part some time after a write: until then a comment leaves no trace on its item', () => {
    const { api, clock, one, comments } = world(undefined, 0, () => 5000);
    const updated = () => api.get(one).json['updated_at'];
    const rows = () =>
      (api.get(`${one}activities/`).json['results'] as { field: string | null }[]).map((row) => row.field);
    const before = updated();
    expect(api.post(comments, { comment_html: '<p>x</p>' }).status).toBe(201);
    expect(api.get(comments).json['total_count']).toBe(1);
    clock.advance(4999);
    expect(updated()).toBe(before);
    clock.advance(1);
    const bumped = updated();
    expect(bumped).not.toBe(before);
    api.patch(one, { name: 'Second' });
    expect(updated()).not.toBe(bumped);
    expect(rows()).not.toContain('name');
    clock.advance(5000);
    expect(rows()).toContain('name');
  });

  it('never does it while it is down, and what a write itself does is done all the same', () => {
    const { api, clock, one, comments } = world(undefined, 0, () => null);
    const before = api.get(one).json['updated_at'];
    api.post(comments, { comment_html: '<p>x</p>' });
    api.post(`${one}links/`, { url: 'https://example.com/' });
    clock.advance(24 * 60 * 60_000);
    expect(api.get(one).json['updated_at']).toBe(before);
    expect(api.get(`${one}activities/`).json['results']).toEqual([]);
    expect(api.get(`${one}links/`).json['results']).toMatchObject([{ url: 'https://example.com/', metadata: {} }]);
    expect(api.patch(one, { name: 'Second' }).json['updated_at']).not.toBe(before);
  });
});

describe('trouble on demand', () => {
  it('drops the connection after the write was done', async () => {
    const { send, api, comments } = world(writes);
    const sent = { comment_html: '<p>x</p>', external_source: 'agentd', external_id: 'a:1' };
    await expect(send('POST', comments, sent)).rejects.toBeInstanceOf(ConnectionDropped);
    expect(api.get(comments).json['total_count']).toBe(1);
    expect(api.post(comments, sent).status).toBe(409);
  });

  it('drops the connection before anything was done', async () => {
    const { send, api, comments } = world(() => ({ kind: 'drop', when: 'before' }));
    await expect(send('POST', comments, { comment_html: '<p>x</p>' })).rejects.toBeInstanceOf(ConnectionDropped);
    expect(api.get(comments).json['total_count']).toBe(0);
  });

  it('answers something else, with or without doing what was asked', async () => {
    for (const [when, count] of [
      ['before', 0],
      ['after', 1],
    ] as const) {
      const headers = { 'retry-after': '7' };
      const body = { error_code: 5900, error_message: 'RATE_LIMIT_EXCEEDED' };
      const { send, api, comments } = world(() => ({ kind: 'answer', when, status: 429, headers, body }));
      const answer = await send('POST', comments, { comment_html: '<p>x</p>' });
      expect(answer).toMatchObject({ status: 429, headers });
      expect(JSON.parse(answer.body)).toEqual(body);
      expect(api.get(comments).json['total_count']).toBe(count);
    }
  });

  it('waits by the clock that was handed in', async () => {
    const { send, clock } = world((_, n) => (n === 2 ? { kind: 'delay', delay_ms: 30_000 } : null));
    const begin = clock.now();
    await send('GET', '/api/v1/users/me/');
    expect(clock.now() - begin).toBe(0);
    await send('GET', '/api/v1/users/me/');
    expect(clock.now() - begin).toBe(30_000);
  });

  it('reads what was there some writes ago, and leaves what is there alone', async () => {
    let writesAgo = 0;
    const { send, api, one } = world(() => (writesAgo > 0 ? { kind: 'stale', writes: writesAgo } : null), 2);
    const name = async () => (JSON.parse((await send('GET', one)).body) as { name: string }).name;
    api.patch(one, { name: 'Second' });
    api.patch(one, { name: 'Third' });
    api.patch(one, { name: 'Fourth' });
    const seen: string[] = [];
    for (writesAgo = 0; writesAgo <= 4; writesAgo += 1) seen.push(await name());
    // Two writes back is as far as it goes.
    expect(seen).toEqual(['Fourth', 'Third', 'Second', 'Second', 'Second']);
    expect(api.get(one).json['name']).toBe('Fourth');
  });
});
