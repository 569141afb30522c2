/** A job whose configuration broke while something runs. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { MadeItem } from '../e2e/people.ts';
import { Stage } from './stage.ts';

const PLACE = { 'state-store': 'file', 'state-path': 'state/agentd-state.json' };

let stage: Stage;
let done: MadeItem;
beforeEach(async () => {
  stage = await Stage.make();
  done = stage.world.people.create();
  await stage.here({ inputs: { init: 'true' } });
  await stage.world.ended('ENG-1-1');
});
afterEach(() => stage.close());

function broken(): void {
  const { configPath } = stage.world;
  writeFileSync(configPath, readFileSync(configPath, 'utf8').replace('"executors": {', '"executors": [ {'));
}

describe('a job whose configuration is broken', () => {
  it.each<readonly [what: string, breakIt: () => void, inputs: Readonly<Record<string, string>>]>([
    ['and whose state block can be read', broken, {}],
    ['and gone, where the inputs say where the state is', () => rmSync(stage.world.configPath), PLACE],
  ])('%s posts what has ended, starts nothing, and is red', async (_, breakIt, inputs) => {
    const waits = stage.world.people.create();
    breakIt();
    const step = await stage.step({ inputs });
    expect(step.code).toBe(1);
    expect(step.outputs).toMatchObject({ finished: '1', published: '2', started: '0' });
    expect(stage.world.people.answers(done)).toHaveLength(1);
    expect(stage.world.people.stateOf(done)).toBe('In Review');
    expect(stage.world.people.stateOf(waits)).toBe('Todo');
    const said = step.annotations.map(({ level, message }) => `${level} ${message}`).join('\n');
    expect(said).toMatch(/error [^]*Nothing starts until that is mended; what runs is collected, posted and stopped/);
    expect(step.page).toContain('Nothing starts until that is mended');
    stage.nothingTold(step);
  });

  it('and gone, where nothing says where the state is, says that nothing was done', async () => {
    rmSync(stage.world.configPath);
    const { code, annotations } = await stage.here({
      env: { GITHUB_REPOSITORY: 'ada/app', GITHUB_API_URL: stage.world.url },
    });
    expect(code).toBe(1);
    expect(annotations).toMatchObject([{ level: 'error', title: 'config-unreadable' }]);
    expect(annotations[0]?.message).toContain('Nothing was done for what runs, either:');
    expect(stage.world.people.answers(done)).toEqual([]);
  });
});
