import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlaneRequest } from '../../action/src/plane-emulator/http-message.ts';
import { nothingLeft, nothingTwice, runsOf } from './invariants.ts';
import { until } from './process.ts';
import { World } from './world.ts';

let world: World;
afterEach(() => world.close());

type Death =
  /** At an effect of its own. */
  | { readonly dieAt: string }
  /** When this request has come in and, unless it is a read, has been carried out; the answer is lost. */
  | { readonly request: (request: PlaneRequest) => boolean };

const is = (method: string, path: RegExp) => (request: PlaneRequest) =>
  request.method === method && path.test(request.path);

const ITEM = /\/work-items\/[^/]+\/(\?|$)/;
const COMMENTS = /\/comments\/(\?|$)/;

/** A tick that starts the run, one that collects and posts it, one that tidies up: where each of them dies. */
const DEATHS: readonly (readonly [point: string, tick: 1 | 2 | 3, death: Death])[] = [
  ['after the load', 1, { request: is('GET', /./) }],
  ['while it observes', 1, { request: is('GET', COMMENTS) }],
  ['after it has observed, right before the claim is saved', 1, { dieAt: 'rename:before:1' }],
  ['right after the claim is saved', 1, { dieAt: 'rename:after:1' }],
  ['when the start is sent', 1, { dieAt: 'shell:sent:1' }],
  ['when the run has begun', 1, { dieAt: 'shell:ended:1' }],
  ['after the move to the working state', 1, { request: is('PATCH', ITEM) }],
  ['before the start is saved as done', 1, { dieAt: 'rename:before:2' }],
  ['right after the result is claimed', 2, { dieAt: 'rename:after:1' }],
  ['after the comment is posted, before its answer', 2, { request: is('POST', COMMENTS) }],
  ['after the move to the next state', 2, { request: is('PATCH', ITEM) }],
  ['before the posts are saved as done', 2, { dieAt: 'rename:before:2' }],
  ['when tidying up is sent', 3, { dieAt: 'shell:sent:1' }],
  ['when tidying up is done, before it is saved', 3, { dieAt: 'rename:before:2' }],
];

describe('a tick that is killed', () => {
  it.for(DEATHS)('%s (tick %i): one agent, one comment, the item answered', async ([, when, death]) => {
    world = await World.make();
    const item = world.people.create();
    for (let tick = 1; tick < when; tick++) {
      await world.tick();
      if (tick === 1) await world.ended('ENG-1-1');
    }
    await dies(death);
    await takenOver();
    await world.tickUntil('a settled world', () => world.settled() && world.people.answers(item).length > 0);
    await world.tick();

    expect(runsOf(world, item)).toEqual(['ENG-1-1']);
    expect(world.people.answers(item)).toEqual([expect.stringContaining('[review] done')]);
    expect(world.people.stateOf(item)).toBe('In Review');
    nothingTwice(world, [item]);
    nothingLeft(world);
  });

  it('while its script still waits at the machine, which comes late: one of two launches begins', async () => {
    world = await World.make();
    const item = world.people.create();
    const unlock = await holdMachine();
    expect((await world.beginTick({ dieAt: 'shell:sent:1' }).ended).signal).toBe('SIGKILL');
    const second = world.beginTick();
    await until('the second launch to be marked', () => world.state().inflight[item.id]?.launches === 2);
    unlock();
    await second.ended;
    await world.tickUntil('a settled world', () => world.settled() && world.people.answers(item).length > 0);

    expect(runsOf(world, item)).toEqual(['ENG-1-1']);
    expect(world.people.answers(item)).toHaveLength(1);
    nothingTwice(world, [item]);
    nothingLeft(world);
  });

  it('again and again at every effect: everything is answered once in the end', async () => {
    world = await World.make();
    // Launches that did not happen count as attempts.
    world.configure((config) => void (config.retry = { ...config.retry, max_attempts: 10 }));
    world.agents.plan('ENG-1-1', { message: '[progress] one of two' });
    world.agents.plan('ENG-2-1', { message: '', code: 1, tail: 'stream disconnected before completion' });
    const items = [world.people.create(), world.people.create(), world.people.create()];
    let deaths = 0;
    for (let n = 0; n < 16; n++) {
      const { signal } = await world.beginTick({ dieAt: `effect:${8 - (n % 8)}` }).ended;
      if (signal === 'SIGKILL') deaths += 1;
    }
    expect(deaths).toBeGreaterThanOrEqual(8);
    await takenOver();
    await world.tickUntil('a settled world', () => world.settled());

    expect(items.map((item) => runsOf(world, item))).toEqual([
      ['ENG-1-1', 'ENG-1-2'],
      ['ENG-2-1', 'ENG-2-2'],
      ['ENG-3-1'],
    ]);
    expect(items.map((item) => world.people.answers(item).length)).toEqual([2, 1, 1]);
    expect(items.map((item) => world.people.stateOf(item))).toEqual(['In Review', 'In Review', 'In Review']);
    nothingTwice(world, items);
    nothingLeft(world);
  });
});

/** The next tick has seen the death, and what the dead one may have sent has had its time to arrive. */
async function takenOver(): Promise<void> {
  await world.tick();
  world.pass(120_000);
}

async function dies(death: Death): Promise<void> {
  if ('dieAt' in death) {
    expect((await world.beginTick(death).ended).signal).toBe('SIGKILL');
    return;
  }
  let pid = 0;
  world.trouble = (request) => {
    if (pid === 0 || !death.request(request)) return null;
    process.kill(pid, 'SIGKILL');
    pid = 0;
    return { kind: 'drop', when: request.method === 'GET' ? 'before' : 'after' };
  };
  const tick = world.beginTick();
  pid = tick.pid;
  expect((await tick.ended).signal).toBe('SIGKILL');
}

/** Takes the lock under which scripts change anything on the machine; the result gives it back. */
async function holdMachine(): Promise<() => void> {
  const home = join(world.folder, 'runs', '.agentd');
  const held = join(world.folder, 'held');
  mkdirSync(join(home, 'locks'), { recursive: true });
  const holder = spawn('flock', [join(home, 'lock'), 'sh', '-c', `touch '${held}'; exec cat`], { stdio: ['pipe'] });
  await until('the lock', () => existsSync(held));
  return () => holder.stdin.end();
}
