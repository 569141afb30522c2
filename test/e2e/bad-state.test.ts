import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadeItem } from './people.ts';
import { World, parsed } from './world.ts';

let world: World;
let item: MadeItem;
let good = '';
beforeAll(async () => {
  world = await World.make();
  item = world.people.create();
  world.agents.plan('ENG-1-1', { held: true });
  await world.tick();
  good = readFileSync(world.statePath, 'utf8');
});
afterAll(() => world.close());

const CONFLICT = (text: string): string => `<<<<<<< HEAD\n${text}=======\n${text}>>>>>>> other\n`;

const CASES: readonly (readonly [what: string, make: (good: string) => string, code: string, says: RegExp])[] = [
  ['from the future', (text) => text.replace('"version": 2', '"version": 3'), 'state-from-future', /version 3/],
  ['cut in half', (text) => text.slice(0, text.length / 2), 'state-unreadable', /not JSON/],
  ['with a merge conflict', CONFLICT, 'state-unreadable', /merge conflict/],
  ['empty', () => '', 'state-unreadable', /0 characters/],
  ['of another program', () => '{"name":"x"}', 'state-unreadable', /no version/],
  [
    'with a field that is missing',
    (text) => text.replace('"generation"', '"generations"'),
    'state-unreadable',
    /generation/,
  ],
];

describe('a state', () => {
  it.for(CASES)('%s is refused by every command and stays as it is', async ([, make, code, says]) => {
    const text = make(good);
    expect(text).not.toBe(good);
    writeFileSync(world.statePath, text);
    for (const args of [['tick', '--init'], ['status'], ['release', 'ENG-1']]) {
      const ended = await world.cli([...args, '--config', world.configPath, '--json']);
      expect(ended.code).toBe(1);
      const { error } = parsed(ended.stdout) as unknown as { error: { code: string; message: string; remedy: string } };
      expect(error.code).toBe(code);
      expect(error.message).toContain(world.statePath);
      expect(error.message).toMatch(says);
      expect(error.remedy).not.toBe('');
      expect(readFileSync(world.statePath, 'utf8')).toBe(text);
    }
  });

  it('that is absent is an error unless a first one is allowed, and none is made', async () => {
    rmSync(world.statePath);
    for (const command of ['tick', 'plan', 'status']) {
      const { code, stdout } = await world.cli([command, '--config', world.configPath, '--json']);
      expect(code).toBe(1);
      expect(parsed(stdout)).toMatchObject({ error: { code: 'state-absent' } });
      expect(stdout).toContain(world.statePath);
      expect(stdout).toContain('`agentd tick --init`');
    }
    expect(() => readFileSync(world.statePath)).toThrow('ENOENT');
  });

  it('that was restored goes on where it was', async () => {
    writeFileSync(world.statePath, good);
    world.agents.release('ENG-1-1');
    await world.tickUntil('the answer', () => world.settled() && world.people.answers(item).length === 1);
    expect(world.agents.log()).toEqual(['began ENG-1-1', 'ended ENG-1-1']);
  });

  it('made anew while a run of the old one lives starts no second agent', async () => {
    const other = world.people.create();
    world.agents.plan(`${other.key}-1`, { held: true });
    await world.tickUntil('the run', () => world.agents.log().includes(`began ${other.key}-1`));
    rmSync(world.statePath);
    await world.tick();
    await world.tick();
    expect(world.agents.log().filter((line) => line.includes(other.key))).toEqual([`began ${other.key}-1`]);
    world.agents.release(`${other.key}-1`);
  });
});
