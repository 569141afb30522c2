import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nothingLeft, nothingTwice, runsOf } from './invariants.ts';
import { start } from './process.ts';
import { World, parsed } from './world.ts';

/** Each of two; together 200. */
const TICKS = 100;
const PAUSE_MS = 20;

/** What a scheduler prints. */
interface Said {
  readonly codes: Readonly<Record<string, number>>;
  readonly complaints: readonly unknown[];
}

let world: World;
beforeAll(async () => {
  world = await World.make();
});
afterAll(() => world.close());

describe('two schedulers on one state file', () => {
  it('answer every item once in 200 ticks', async () => {
    world.configure((config) => {
      config.terminals['laptop']!.concurrency = 4;
      config.retry = { ...config.retry, max_attempts: 10 };
    });
    const items = Array.from({ length: 8 }, () => world.people.create());
    world.agents.plan('ENG-2-1', { message: '[progress] one of three', seconds: 0.2 });
    world.agents.plan('ENG-2-2', { message: '[progress] two of three' });
    world.agents.plan('ENG-3-1', { message: '', code: 1, tail: 'stream disconnected before completion' });
    world.agents.plan('ENG-4-1', { message: '[question] left or right?', seconds: 1 });
    world.agents.plan('ENG-5-1', { message: '[blocked] no key', seconds: 0.5 });
    await world.tick();

    const scheduler = [process.execPath, world.programs.scheduler, world.configPath, String(TICKS), String(PAUSE_MS)];
    const running = [0, 1].map(() => start(scheduler, { cwd: world.folder, env: world.env }));
    const more = setInterval(() => {
      if (items.length < 24) items.push(world.people.create());
    }, 150);
    const both = await Promise.all(running.map(({ ended }) => ended));
    clearInterval(more);
    const said = both.map(({ stdout }) => parsed(stdout) as unknown as Said);
    const together = (code: number): number => said.reduce((sum, one) => sum + (one.codes[code] ?? 0), 0);
    expect(said.map((one) => one.complaints)).toEqual([[], []]);
    expect(together(0) + together(3)).toBe(2 * TICKS);
    // They did meet.
    expect(together(3)).toBeGreaterThan(0);

    await world.tickUntil('a settled world', () => world.settled());
    const [, second, third] = items;
    expect(second && runsOf(world, second)).toEqual(['ENG-2-1', 'ENG-2-2', 'ENG-2-3']);
    expect(third && runsOf(world, third)).toEqual(['ENG-3-1', 'ENG-3-2']);
    expect(items.map((item) => world.people.answers(item).length)).toEqual(
      items.map(({ key }) => (key === 'ENG-2' ? 3 : 1)),
    );
    const others: Record<string, string> = { 'ENG-4': 'Needs Input', 'ENG-5': 'Blocked' };
    expect(items.map((item) => world.people.stateOf(item))).toEqual(items.map(({ key }) => others[key] ?? 'In Review'));
    nothingTwice(world, items);
    nothingLeft(world);
  });
});
