/** A configuration that broke while something runs: it is collected, posted and stopped, and nothing starts by what is broken. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import type { TickSummary } from '../../action/src/tick/report.ts';
import type { MadeItem } from './people.ts';
import { World, parsed } from './world.ts';
import { removeFolder } from '../folders.ts';

let world: World;
afterEach(() => world.close());

/** A tick that ends with exit code 2, and its summary. */
async function brokenTick(env: Record<string, string> = {}): Promise<TickSummary> {
  const named = ['--config', world.configPath];
  const { code, stdout } = await world.cli(['tick', ...named, '--json'], { env });
  expect(code).toBe(2);
  const said = parsed(stdout) as unknown as TickSummary;
  expect(said.ok).toBe(false);
  return said;
}

const WHOLE: readonly (readonly [what: string, breakIt: () => void, code: string])[] = [
  ['whose YAML is broken', () => writeFileSync(world.configPath, 'plane: {\nterminals: [\n'), 'config-invalid'],
  ['whose file is gone', () => rmSync(world.configPath), 'config-unreadable'],
  [
    'whose file cannot be read',
    () => {
      rmSync(world.configPath);
      mkdirSync(world.configPath);
    },
    'config-unreadable',
  ],
  ['with an error that is no single entry’s', () => change('"run_s"', '"run_seconds"'), 'config-invalid'],
  [
    'whose only project has an error',
    () => change('"default_executor": "agent"', '"default_executor": "x"'),
    'config-invalid',
  ],
  ['whose only terminal has an error', () => change('"concurrency"', '"concurency"'), 'config-invalid'],
  [
    'whose only terminal has another name than its users say',
    () => change('"laptop": {', '"laptp": {'),
    'config-invalid',
  ],
  [
    'whose only executor has another name than its users say',
    () => change('"agent": {', '"agnet": {'),
    'config-invalid',
  ],
  ['whose only executor has an error', () => change('"resume"', '"resum"'), 'config-invalid'],
  [
    'whose template is not there',
    () => change('"default_executor"', '"prompt": "no/such.md",\n      "default_executor"'),
    'prompt-missing',
  ],
];

/** In the text of the file. */
function change(from: string, to: string): void {
  const text = readFileSync(world.configPath, 'utf8');
  expect(text).toContain(from);
  writeFileSync(world.configPath, text.replace(from, to));
}

describe('a configuration', () => {
  it.for(WHOLE)('%s lets what has ended be collected and posted, and starts nothing', async ([, breakIt, code]) => {
    world = await World.make();
    world.configure((config) => {
      config.limits = { ...config.limits, run_s: 3600 };
    });
    const done = world.people.create();
    await world.tick();
    await world.ended('ENG-1-1');
    const waits = world.people.create();
    breakIt();

    const first = await brokenTick();
    expect(first.finished).toMatchObject([{ key: done.key, tag: 'review' }]);
    await brokenTick();
    expect(world.people.answers(done)).toEqual([expect.stringContaining('[review] done')]);
    expect(world.people.stateOf(done)).toBe('In Review');
    await brokenTick();
    expect(world.settled()).toBe(true);

    const { problems, waiting, started } = await brokenTick();
    expect(started).toEqual([]);
    expect(world.launches()).not.toContain(`${waits.key}-1`);
    expect(world.people.stateOf(waits)).toBe('Todo');
    const codes = code === 'prompt-missing' ? [code] : [code, 'config-broken'];
    expect(problems.map((problem) => problem.code)).toEqual(codes);
    expect(problems.at(-1)?.message).toMatch(/Nothing starts.* until that is mended; what runs is collected/);
    expect(waiting.find(({ key }) => key === waits.key)).toMatchObject({ reason: 'config-broken' });

    removeFolder(world.configPath);
    world.configure();
    expect((await world.tick()).started).toMatchObject([{ key: waits.key }]);
    await world.tickUntil('the other answered', () => world.settled());
  });

  it('that is broken lets a run be stopped, by its limit and by whoever takes the item away', async () => {
    world = await World.make();
    world.agents.plan('ENG-1-1', { held: true });
    world.agents.plan('ENG-2-1', { held: true });
    const [late, taken] = [world.people.create(), world.people.create()];
    await world.tick();
    await world.tick();
    expect(Object.values(world.state().inflight).map(({ phase }) => phase)).toEqual(['running', 'running']);
    writeFileSync(world.configPath, 'plane: {\n');
    passLimit(late);
    world.people.move(taken, 'Backlog');

    const { stopped } = await brokenTick();
    expect(stopped.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toMatchObject([
      { key: late.key, why: 'timeout' },
      { key: taken.key, why: 'cancel' },
    ]);
    for (let n = 0; n < 25 && !world.settled(); n++) await brokenTick();
    expect(world.settled()).toBe(true);
    expect(world.people.stateOf(late)).toBe('Blocked');
    expect(world.people.stateOf(taken)).toBe('Backlog');
    expect(world.people.answers(late)[0]).toContain('[blocked]');
  });

  it('that lacks the token of one terminal lets the other go on, and says who waits for it', async () => {
    world = await World.make();
    world.configure(({ projects, terminals }) => {
      projects['ENG']!.routing.by_assignee = { 'bot-laptop': 'laptop', 'bot-desk': 'desk' };
      const { laptop } = terminals;
      terminals['desk'] = { ...laptop!, plane_user: 'bot-desk', token_key: 'PLANE_TOKEN_DESK' };
    });
    const done = world.people.create({ assignees: ['bot-desk'] });
    await world.tick();
    await world.ended('ENG-1-1');
    const missing = { PLANE_TOKEN_DESK: '' };
    const [waits, goes] = [world.people.create({ assignees: ['bot-desk'] }), world.people.create()];

    const { finished, started, waiting, problems } = await brokenTick(missing);
    expect(finished).toMatchObject([{ key: done.key, tag: 'review' }]);
    expect(started).toMatchObject([{ key: goes.key, terminal: 'laptop' }]);
    expect(waiting.find(({ key }) => key === waits.key)).toMatchObject({
      reason: 'config-broken',
      detail: 'Nothing starts on terminal desk: PLANE_TOKEN_DESK is not set.',
    });
    const token = problems.find(({ code }) => code === 'plane-token-missing');
    expect(token?.message).toMatch(/PLANE_TOKEN_DESK.*Nothing starts on terminal desk until/);
    expect(world.launches()).not.toContain(`${waits.key}-1`);
    await world.tickUntil('all answered', () => world.settled());
    for (const item of [done, waits, goes]) expect(world.people.answers(item)).toHaveLength(1);
  });

  it('in which one project has an error lets the other start', async () => {
    world = await World.make({ projects: ['ENG', 'OPS'] });
    world.configure(({ projects }) => {
      projects['OPS'] = structuredClone(projects['ENG']!);
    });
    await world.tick();
    const [waits, goes] = [world.people.create(), world.people.create({ project: 'OPS' })];
    change('"review": "In Review"', '"reviw": "In Review"');
    const { started, waiting } = await brokenTick();
    expect(started).toMatchObject([{ key: goes.key }]);
    expect(waiting).toMatchObject([{ key: waits.key, reason: 'config-broken' }]);
    expect(waiting[0]?.detail).toContain('projects.ENG.states.reviw');
  });

  it('that cannot be read says so, and that nothing was done, where the state knows no earlier one', async () => {
    world = await World.make();
    await world.tick();
    writeFileSync(world.statePath, JSON.stringify({ ...world.state(), last_good: null }));
    rmSync(world.configPath);
    const { code, stdout } = await world.cli(['tick', '--config', world.configPath, '--json']);
    expect(code).toBe(2);
    expect(parsed(stdout)).toMatchObject({ error: { code: 'config-unreadable' } });
    expect(stdout).toContain('Nothing was done for what runs, either: the state keeps no settings');
  });

  it('that is gone leads no token to where somebody who can write the state wants it', async () => {
    world = await World.make();
    await world.tick();
    const state = world.state();
    const asked: string[] = [];
    world.trouble = ({ path }) => {
      asked.push(path);
      return null;
    };
    const last_good = { ...state.last_good, plane: { ...world.config.plane, workspace: 'elsewhere' } };
    writeFileSync(world.statePath, JSON.stringify({ ...state, last_good }));
    rmSync(world.configPath);
    const { code } = await world.cli(['tick', '--config', world.configPath, '--json']);
    expect(code).toBe(2);
    expect(asked).toEqual([]);
  });

  it('whose place of Plane is broken leads no token of its terminals to a place that only the state names', async () => {
    world = await World.make();
    await world.tick();
    const state = world.state();
    const asked: string[] = [];
    world.trouble = ({ path }) => {
      asked.push(path);
      return null;
    };
    // Without a token of its own that place bears no seal that could be wrong.
    const plane = { ...world.config.plane, workspace: 'elsewhere', token_key: 'NOT_SET' };
    const terminals = { laptop: { ...state.terminals['laptop']!, user_read_at: 0 } };
    const forged = { ...state, terminals, last_good: { ...state.last_good, plane } };
    writeFileSync(world.statePath, JSON.stringify(forged));
    change('"workspace"', '"workspaze"');
    await brokenTick();
    expect(asked).toEqual([]);
  });

  it('is planned with as well, and nothing is written', async () => {
    world = await World.make();
    world.people.create();
    await world.tick();
    await world.ended('ENG-1-1');
    const before = readFileSync(world.statePath, 'utf8');
    writeFileSync(world.configPath, 'plane: {\n');
    const { code, stdout, stderr } = await world.cli(['plan', '--config', world.configPath]);
    expect(code).toBe(2);
    expect(stdout).toMatch(/publish +ENG-1 +ENG-1-1:result/);
    expect(stderr).toContain('error config-invalid:');
    expect(readFileSync(world.statePath, 'utf8')).toBe(before);
  });

  it('that cannot be read after a tick without a token lets that terminal be looked after all the same', async () => {
    world = await World.make();
    const done = world.people.create();
    await world.tick();
    await world.ended('ENG-1-1');
    await brokenTick({ PLANE_TOKEN_LAPTOP: '' });
    expect(world.people.answers(done)).toEqual([]);
    writeFileSync(world.configPath, 'plane: {\n');
    world.pass(60_000);
    await brokenTick();
    expect(world.people.answers(done)).toEqual([expect.stringContaining('[review] done')]);
  });

  it('leaves no secret in the settings that the state keeps of it', async () => {
    world = await World.make();
    await world.tick();
    const text = readFileSync(join(world.folder, 'state', 'agentd-state.json'), 'utf8');
    expect(text).toContain('"PLANE_TOKEN_LAPTOP"');
    for (const secret of Object.values(world.env)) expect(text).not.toContain(secret);
    expect(text).not.toContain('agent.sh');
  });
});

/** As if its watchdog had counted more than it may take, and had not ended it. */
function passLimit(item: MadeItem): void {
  const state = world.state();
  const run = state.inflight[item.id]!;
  const inflight = { ...state.inflight, [item.id]: { ...run, limit_s: 10, elapsed_s: 3600 } };
  writeFileSync(world.statePath, JSON.stringify({ ...state, inflight }));
}
