import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nothingLeft, nothingTwice } from './invariants.ts';
import type { MadeItem } from './people.ts';
import { until } from './process.ts';
import { World } from './world.ts';

let world: World;
let item: MadeItem;
beforeEach(async () => {
  world = await World.make();
  item = world.people.create();
});
afterEach(async () => {
  nothingTwice(world, [item]);
  await world.close();
});

/** Ticks until the item has `count` comments of agentd, and nothing is open. */
async function answered(count: number): Promise<string> {
  const done = (): boolean => world.settled() && world.people.answers(item).length === count;
  await world.tickUntil(`answer ${count}`, done);
  return world.people.answers(item).at(-1) ?? '';
}

async function running(run_id: string): Promise<void> {
  await world.tick();
  await until(`${run_id} to run`, () => world.agents.log().includes(`began ${run_id}`));
}

function reason(waiting: readonly { key: string; reason: string }[]): string | undefined {
  return waiting.find(({ key }) => key === item.key)?.reason;
}

/** The thread that the agent of this run was told to continue; empty: a new one. */
function threadOf(run_id: string): string {
  const script = readFileSync(join(world.runDir(run_id), 'run.sh'), 'utf8');
  return /thread-of-ENG-\d+-\d+/.exec(script)?.[0] ?? '';
}

describe('the conversation', () => {
  it('goes on with a comment of a person who may, in the same thread, with what was said', async () => {
    world.agents.plan('ENG-1-1', { message: '[question] Left or right?' });
    world.agents.plan('ENG-1-2', { message: '[review] Went left.' });
    await answered(1);
    expect(world.people.stateOf(item)).toBe('Needs Input');

    world.people.comment(item, 'eve', '<p>Whatever.</p>');
    expect(reason((await world.tick()).waiting)).toBe('requester-not-allowed');
    expect(world.launches()).toEqual(['ENG-1-1']);

    world.people.comment(item, 'ada', '<p>Left, <strong>please</strong>.</p>');
    expect(await answered(2)).toContain('Went left.');
    const prompt = world.agents.prompt('ENG-1-2');
    expect(prompt).toContain('You are continuing your work on ENG-1');
    expect(prompt).toContain('## ada wrote\n\nLeft, **please**.');
    expect(prompt).not.toContain('Whatever');
    expect(prompt).not.toContain('Please.');
    expect(readFileSync(join(world.runDir('ENG-1-2'), 'prompt.md'), 'utf8')).toBe(prompt);
    expect(threadOf('ENG-1-2')).toBe('thread-of-ENG-1-1');
    expect(world.people.stateOf(item)).toBe('In Review');
    // What others have said starts nothing, before an answer or after it.
    expect((await world.tick()).started).toEqual([]);
    nothingLeft(world);
  });

  it('goes on when the item is moved back, and keeps comments of a running round for the next', async () => {
    world.agents.plan('ENG-1-2', { held: true });
    await answered(1);
    world.people.move(item, 'Todo');
    await running('ENG-1-2');
    expect(world.people.stateOf(item)).toBe('In Progress');
    world.people.comment(item, 'ada', '<p>One more thing.</p>');
    expect((await world.tick()).started).toEqual([]);
    world.agents.release('ENG-1-2');
    await world.ended('ENG-1-2');
    await answered(3);
    expect(world.agents.prompt('ENG-1-2')).not.toContain('One more thing');
    expect(world.agents.prompt('ENG-1-3')).toContain('One more thing.');
  });

  it('begins anew with a summary where the thread cannot be kept', async () => {
    world.configure(({ executors, terminals }) => {
      executors['other'] = { ...executors['agent']! };
      terminals['laptop']!.executors.push('other');
    });
    world.agents.plan('ENG-1-1', { message: '[question] Which colour?' });
    await answered(1);
    world.people.label(item, 'exec:other');
    world.people.comment(item, 'ada', '<p>Blue.</p>');
    await answered(2);
    const prompt = world.agents.prompt('ENG-1-2');
    expect(threadOf('ENG-1-2')).toBe('');
    expect(prompt).toContain('You are working on a work item');
    expect(prompt).toMatch(/# What happened before[\s\S]*You answered[\s\S]*Which colour\?/);
    expect(prompt).toMatch(/# New comments[\s\S]*Blue\./);
  });

  it('keeps the thread when a passing failure is tried again, and says nothing of it', async () => {
    world.agents.plan('ENG-1-1', { message: '', code: 1, tail: 'stream disconnected before completion' });
    await answered(1);
    expect(world.launches()).toEqual(['ENG-1-1', 'ENG-1-2']);
    expect(threadOf('ENG-1-2')).toBe('thread-of-ENG-1-1');
    expect(world.agents.prompt('ENG-1-2')).toContain('The last attempt ended early');
  });

  it('goes on by itself after progress, up to the cap, and then asks', async () => {
    world.configure((config) => void (config.iteration_cap = 2));
    for (const n of [1, 2]) world.agents.plan(`ENG-1-${n}`, { message: `[progress] step ${n}` });
    const last = await answered(2);
    expect(last).toContain('[question]');
    expect(last).toContain('step 2');
    expect(world.people.stateOf(item)).toBe('Needs Input');
    expect(threadOf('ENG-1-2')).toBe('thread-of-ENG-1-1');
    expect(reason((await world.tick()).waiting)).toBe('answered');
    expect(world.launches()).toEqual(['ENG-1-1', 'ENG-1-2']);
    world.people.comment(item, 'ada', '<p>Go on.</p>');
    expect(await answered(3)).toContain('[review]');
  });
});

describe('a person who takes an item away while its agent works', () => {
  beforeEach(async () => {
    world.agents.plan('ENG-1-1', { held: true });
    await running('ENG-1-1');
    await world.tick();
  });

  it.each([
    ['drags it back to Todo', () => world.people.move(item, 'Todo'), 'Todo'],
    ['cancels it', () => world.people.move(item, 'Cancelled'), 'Cancelled'],
    ['unassigns the bot', () => world.people.assign(item, 'ada'), 'In Progress'],
  ] as const)('%s: the agent is stopped, a note says so, and nothing moves or starts it', async (_what, act, state) => {
    act();
    expect(await answered(1)).toContain('[cancelled]');
    expect(world.people.stateOf(item)).toBe(state);
    for (let n = 0; n < 2; n++) expect((await world.tick()).started).toEqual([]);
    expect(world.agents.log()).toEqual(['began ENG-1-1']);
    nothingLeft(world);
  });

  it('starts it again by a later move, in the same thread', async () => {
    world.people.move(item, 'Todo');
    await answered(1);
    world.people.move(item, 'Backlog');
    await world.tick();
    world.people.move(item, 'Todo');
    await answered(2);
    expect(world.launches()).toEqual(['ENG-1-1', 'ENG-1-2']);
    expect(threadOf('ENG-1-2')).toBe('thread-of-ENG-1-1');
  });

  it('is obeyed once, when the tick that stops the agent is killed on the way', async () => {
    world.people.move(item, 'Cancelled');
    const kills = world.beginTick({ dieAt: 'shell:sent:2' });
    expect((await kills.ended).signal).toBe('SIGKILL');
    expect(await answered(1)).toContain('[cancelled]');
    expect(world.people.stateOf(item)).toBe('Cancelled');
    expect(world.agents.log()).toEqual(['began ENG-1-1']);
    nothingLeft(world);
  });
});

describe('a person who hands an item over to another bot', () => {
  beforeEach(() => {
    world.configure(({ projects, terminals }) => {
      projects['ENG']!.routing.by_assignee['bot-desk'] = 'desk';
      terminals['desk'] = { ...terminals['laptop']!, plane_user: 'bot-desk', token_key: 'PLANE_TOKEN_DESK' };
    });
  });

  it('while the first one works: that is stopped with a note, and the other starts once, with a summary', async () => {
    world.agents.plan('ENG-1-1', { held: true });
    await running('ENG-1-1');
    await world.tick();
    world.people.assign(item, 'bot-desk');
    expect(await answered(2)).toContain('[review]');
    const [note, answer] = world.people.comments(item);
    expect(note?.html).toContain('It was handed over to bot-desk.');
    expect([note?.actor, answer?.actor]).toEqual(
      ['bot-laptop', 'bot-desk'].map((bot) => world.people.id(`user.${bot}`)),
    );
    expect(world.agents.prompt('ENG-1-2')).toMatch(/# What happened before[\s\S]*It was handed over to bot-desk/);
    for (let n = 0; n < 2; n++) expect((await world.tick()).started).toEqual([]);

    world.people.assign(item, 'bot-laptop');
    await answered(3);
    expect(world.agents.log().filter((line) => line.startsWith('began'))).toEqual(
      [1, 2, 3].map((n) => `began ENG-1-${n}`),
    );
    nothingLeft(world);
  });

  it('while a retry waits: a note says how the first one ended, and the other starts', async () => {
    world.configure((config) => void (config.retry = { base_s: 3600, max_s: 3600 }));
    world.agents.plan('ENG-1-1', { message: '', code: 1, tail: 'stream disconnected before completion' });
    await world.tick();
    await world.ended('ENG-1-1');
    expect(reason((await world.tick()).waiting)).toBe('retry-at');
    world.people.assign(item, 'bot-desk');
    await answered(2);
    const [note] = world.people.answers(item);
    expect(note).toMatch(/\[cancelled\].*no further attempt follows.*It was handed over to bot-desk/);
    expect(world.launches()).toEqual(['ENG-1-1', 'ENG-1-2']);
  });
});
