import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { nothingLeft, nothingTwice } from './invariants.ts';
import { World, parsed } from './world.ts';

let world: World;
afterEach(() => world.close());

describe('an executor that cannot work', () => {
  it('blocks its own item with the place and the remedy; others go on, and more of its kind wait', async () => {
    world = await World.make({ labels: ['exec:missing'] });
    world.configure(({ executors, terminals }) => {
      executors['missing'] = { adapter: 'codex', run: "codexx exec --json -o '{out}' -" };
      terminals['laptop']!.executors.push('missing');
    });
    const missing = world.people.create({ labels: ['exec:missing'] });
    const good = world.people.create();
    await world.tick();
    await Promise.all([world.ended('ENG-1-1'), world.ended('ENG-2-1')]);
    await world.tickUntil('both told', () => world.settled());
    expect(world.people.stateOf(good)).toBe('In Review');
    expect(world.people.stateOf(missing)).toBe('Blocked');
    const [told = ''] = world.people.answers(missing);
    expect(told).toContain('[blocked]');
    expect(told).toContain('terminals.laptop.bins');
    expect(told).toContain('codexx');

    const next = world.people.create({ labels: ['exec:missing'] });
    const { waiting } = await world.tick();
    expect(waiting.find(({ key }) => key === next.key)).toMatchObject({ reason: 'env-hold' });
    nothingTwice(world, [missing, good, next]);
  });

  it('for its script is not there names the script, the folder and what mends it, and goes on once it is mended', async () => {
    world = await World.make();
    const repo = join(world.folder, 'repo');
    world.configure(({ executors, terminals }) => {
      executors['agent'] = { adapter: 'shell', run: `sh '{script}' '{out}'`, script: 'mine.sh' };
      Object.assign(terminals['laptop']!, { isolation: 'none', concurrency: 1 });
    });
    const item = world.people.create();
    await world.tick();
    await world.ended('ENG-1-1');
    await world.tickUntil('the answer', () => world.settled());
    const [told = ''] = world.people.answers(item);
    expect(told).toContain(`The script mine.sh is not in ${repo}.`);
    expect(told).toContain('correct `script`');
    expect(told).not.toContain('Install');
    const other = world.people.create();
    const { waiting } = await world.tick();
    expect(waiting.find(({ key }) => key === other.key)).toMatchObject({ reason: 'env-hold' });

    writeFileSync(join(repo, 'mine.sh'), 'echo "[review] it was $(head -n 1 | wc -l) line"');
    world.people.comment(item, 'ada', '<p>It is there.</p>');
    await world.tick();
    await world.ended('ENG-1-2');
    await world.tickUntil('the second answer', () => world.people.answers(item).length === 2);
    expect(world.people.answers(item)[1]).toContain('it was 1 line');
  });

  it('is waited for, with the reason, where a label asks for what is not there', async () => {
    const labels = ['exec:ghost', 'model:unheard', 'needs:gpu', 'exec:script'];
    world = await World.make({ labels });
    world.configure(({ executors, terminals, projects }) => {
      executors['agent']!.models = ['usual'];
      executors['agent']!.default_model = 'usual';
      executors['script'] = { adapter: 'shell', run: "sh '{script}'" };
      terminals['laptop']!.executors.push('script');
      projects['ENG']!.routing.by_label = { other: { executor: 'script', script: 'a.sh' } };
    });
    for (const label of labels) world.people.create({ labels: [label] });
    const good = world.people.create();
    const { waiting, started } = await world.tick();
    expect(started.map(({ key }) => key)).toEqual([good.key]);
    expect(waiting.map(({ key, reason }) => [key, reason])).toEqual([
      ['ENG-1', 'no-executor'],
      ['ENG-2', 'no-executor'],
      ['ENG-3', 'capability-missing'],
      ['ENG-4', 'no-script'],
    ]);
    expect(waiting.map(({ detail }) => detail).join(' ')).toMatch(
      /ghost.*Label `exec:ghost` asks.*unheard.*Label `model:unheard` asks.*usual.*Label `needs:gpu` asks.*script/,
    );
  });
});

describe('a machine', () => {
  it('whose repository is not there blocks the item with the path and the key to correct', async () => {
    world = await World.make();
    const nowhere = join(world.folder, 'nowhere');
    world.configure(({ terminals }) =>
      Object.assign(terminals['laptop']!, { repo: nowhere, isolation: 'none', concurrency: 1 }),
    );
    const item = world.people.create();
    await world.tick();
    await world.ended('ENG-1-1');
    await world.tickUntil('the answer', () => world.settled());
    expect(world.people.stateOf(item)).toBe('Blocked');
    const [told = ''] = world.people.answers(item);
    expect(told).toContain(nowhere);
    expect(told).toContain('terminals.laptop.repo');
    expect(world.agents.log()).toEqual([]);
    nothingLeft(world);
  });

  it('whose run root cannot be written says so and is asked again later; nothing is lost', async () => {
    world = await World.make();
    const file = join(world.folder, 'file');
    writeFileSync(file, '');
    const good = join(world.folder, 'runs');
    world.configure(({ terminals }) => void (terminals['laptop']!.run_root = join(file, 'runs')));
    const item = world.people.create();
    const { code, stdout } = await world.tickHere();
    expect(code).toBe(1);
    expect(parsed(stdout)).toMatchObject({ problems: [{ code: 'write-failed' }], started: [], open: 0 });
    expect(stdout).toContain('Terminal laptop');
    expect(stdout).toContain(file);
    const later = await world.tick();
    expect(later.waiting).toEqual([expect.objectContaining({ key: 'ENG-1', reason: 'env-hold' })]);
    expect(world.people.stateOf(item)).toBe('Todo');

    world.configure(({ terminals }) => void (terminals['laptop']!.run_root = good));
    world.pass(61_000);
    await world.tickUntil('the answer', () => world.settled() && world.people.answers(item).length === 1);
    nothingTwice(world, [item]);
  });
});

describe('a prompt template', () => {
  it.each([
    ['an unknown variable', 'Do {{ item.titel }}', 'item.titel'],
    ['a mistake in its syntax', 'Do {% if item.title %}', 'if item.title'],
  ])('with %s is told by the check and blocks the item until a person acts', async (_what, text, names) => {
    world = await World.make();
    const path = join(world.folder, 'prompt.md');
    writeFileSync(path, text);
    world.configure(({ projects }) => void (projects['ENG']!.prompt = 'prompt.md'));
    const checked = await world.cli(['check-config', '--config', world.configPath, '--json']);
    expect(checked.code).toBe(2);
    expect(parsed(checked.stdout)).toMatchObject({
      problems: [{ code: 'prompt-template', path: 'projects.ENG.prompt' }],
    });
    expect(checked.stdout).toContain(names);

    const item = world.people.create();
    await world.tickUntil('the answer', () => world.settled() && world.people.answers(item).length === 1);
    const [told = ''] = world.people.answers(item);
    expect(told).toContain('prompt.md');
    expect(told).toContain(names);
    expect(told).toContain('prompt-template');
    expect(world.people.stateOf(item)).toBe('Blocked');
    expect(world.agents.log()).toEqual([]);

    writeFileSync(path, 'Do {{ item.title }}');
    world.people.comment(item, 'ada', '<p>Mended.</p>');
    await world.tickUntil('the second answer', () => world.settled() && world.people.answers(item).length === 2);
    expect(world.agents.prompt('ENG-1-2')).toBe('Do Do it');
  });
});
