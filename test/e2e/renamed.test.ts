/** Projects that get another identifier, or whose identifier another project takes, while work is under way. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
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
  await world.close();
});

function configureAs(identifier: string): void {
  world.configure((config) => {
    const [project] = Object.values(config.projects);
    config.projects = { [identifier]: project! };
  });
}

/** What was read of the project has grown old. */
function aged(): void {
  const state = world.state();
  const projects = Object.entries(state.projects).map(([key, record]) => [key, { ...record, read_at: 0 }]);
  writeFileSync(world.statePath, JSON.stringify({ ...state, projects: Object.fromEntries(projects) }));
}

const answered = (count: number) => (): boolean => world.settled() && world.people.answers(item).length === count;

describe('a project that gets another identifier', () => {
  it('keeps the worktree, the branch and the conversation of its items', async () => {
    world.agents.plan('ENG-1-1', { message: '[question] Left or right?' });
    await world.tickUntil('a question', answered(1));
    world.people.rename('ENG', 'CORE');
    configureAs('CORE');
    world.people.comment(item, 'ada', '<p>Left.</p>');
    await world.tickUntil('an answer', answered(2));
    const repo = join(world.folder, 'repo');
    const branches = execFileSync('git', ['-C', repo, 'branch', '--list', 'agentd/*', '--format=%(refname:short)'], {
      encoding: 'utf8',
    });
    expect(branches.trim()).toBe('agentd/ENG-1');
  });

  it('loses no answer where another project takes its identifier meanwhile', async () => {
    world.agents.plan('ENG-1-1', { message: '[review] Went left.', held: true });
    await world.tick();
    await until('the run', () => world.agents.log().includes('began ENG-1-1'));
    world.people.rename('ENG', 'OLD');
    world.people.addProject('ENG', 'bot-laptop');
    aged();
    world.agents.release('ENG-1-1');
    await world.ended('ENG-1-1');
    const said = await world.tick();
    expect(said.problems.map(({ code }) => code)).toContain('plane-project-replaced');
    expect(said.published).toMatchObject([{ run_id: 'ENG-1-1', kind: 'comment', status: 'done' }]);
    expect(world.people.answers(item).join()).toContain('Went left.');
    expect((await world.tick()).problems.map(({ code }) => code)).not.toContain('plane-project-replaced');
  });
});
