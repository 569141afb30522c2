import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseState } from '../../action/src/core/state/state-text.ts';
import type { State } from '../../action/src/core/state/state.ts';
import { GitHub } from '../fakes/github.ts';
import { nothingTwice } from './invariants.ts';
import type { MadeItem } from './people.ts';
import type { Ended } from './process.ts';
import { World, parsed } from './world.ts';

const AT_ONCE = 20;

let world: World;
let github: GitHub;
beforeAll(async () => {
  [world, github] = await Promise.all([World.make(), GitHub.start()]);
  github.proxy.remaining = 1_000_000;
  world.configure((config) => {
    config.state = { store: 'branch' };
    config.terminals['laptop']!.concurrency = 3;
  });
});
afterAll(async () => {
  await world.close();
  await github.close();
});

const command = (): string[] => ['tick', '--config', world.configPath, '--json'];
const env = (): Record<string, string> => ({
  GITHUB_TOKEN: 'token-of-the-job',
  GITHUB_API_URL: github.url,
  GITHUB_REPOSITORY: 'ada/app',
});
const tick = async (...args: string[]): Promise<Ended> => world.cli([...command(), ...args], { env: env() });

async function state(): Promise<State> {
  const path = '/repos/ada/app/contents/state/agentd-state.json?ref=agentd-state';
  const file = await github.as<{ content: string }>('token-of-ada', 'GET', path);
  return parseState(Buffer.from(file.content, 'base64').toString('utf8'), 'the test');
}

async function settled(): Promise<boolean> {
  const { inflight, outbox, claim, items } = await state();
  const next = Object.values(items).some((item) => item.next !== null);
  return claim === null && !next && Object.keys(inflight).length === 0 && Object.keys(outbox).length === 0;
}

describe('twenty ticks at once on one state branch', () => {
  it('answer every item once, lose no update, and tell a pull request with one comment', async () => {
    const items: MadeItem[] = Array.from({ length: 6 }, () => world.people.create());
    world.agents.plan('ENG-2-1', { message: '[progress] one of two' });
    world.agents.plan('ENG-3-1', { message: '[question] left or right?', seconds: 1 });
    const pull = { title: 'ENG-1: done', head: 'agentd/ENG-1', base: 'main' };
    const { number } = await github.as<{ number: number }>('token-of-ada', 'POST', '/repos/ada/app/pulls', pull);
    const first = await tick('--init');
    expect([first.code, first.stderr]).toEqual([0, '']);
    // Acknowledgements get lost now and then.
    let puts = 0;
    github.proxy.trouble = ({ method }) => {
      if (method !== 'PUT') return null;
      puts += 1;
      return puts % 7 === 0 ? 'drop-after' : null;
    };
    const ended = await Promise.all(Array.from({ length: AT_ONCE }, async () => world.run(command(), { env: env() })));
    // Done, or another was ahead; a tick that could not save says so.
    const bad = ended.filter(({ code }) => code !== 0 && code !== 3);
    expect(bad.map(({ stdout }) => parsed(stdout))).toEqual([]);
    expect(ended.some(({ code }) => code === 0)).toBe(true);
    github.proxy.trouble = () => null;
    for (let more = 0; more < 20 && !(await settled()); more += 1) await tick();
    expect(await settled()).toBe(true);

    nothingTwice(world, items);
    expect(items.map((item) => world.people.answers(item).length)).toEqual([1, 2, 1, 1, 1, 1]);
    const { history, lineage, generation } = await state();
    expect(history.map(({ run_id }) => run_id).toSorted()).toEqual(
      ['ENG-1-1', 'ENG-2-1', 'ENG-2-2', 'ENG-3-1', 'ENG-4-1', 'ENG-5-1', 'ENG-6-1'].toSorted(),
    );
    // One commit a generation, all of one lineage: nobody wrote over anybody.
    const commits = await github.as<unknown[]>(
      'token-of-ada',
      'GET',
      '/repos/ada/app/commits?sha=agentd-state&per_page=100',
    );
    expect(commits).toHaveLength(generation);
    expect(lineage).toMatch(/^[0-9a-f]{32}$/);
    const comments = await github.as<{ body: string; user: { login: string } }[]>(
      'token-of-ada',
      'GET',
      `/repos/ada/app/issues/${number}/comments`,
    );
    expect(comments.map(({ user }) => user.login)).toEqual(['github-actions[bot]']);
    expect(comments[0]?.body).toMatch(/ENG-1-1 \| \\\[review\\\]/);
  }, 180_000);
});
