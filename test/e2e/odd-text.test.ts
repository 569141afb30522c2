import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nothingLeft, nothingTwice } from './invariants.ts';
import type { MadeItem } from './people.ts';
import { World } from './world.ts';

/** Every character that means something to a shell, to Liquid, to YAML or to a terminal. */
const META = `$(touch pwned)\`touch pwned\`;touch pwned&|><'"\\{{ item.key }}{% raw %} %00 \u202e #!`;
const EMOJI = 'Ä 日本 😀👩‍👩‍👧 e\u0301';
const MIB = 1024 * 1024;

/** As Plane's editor writes it. */
function html(text: string): string {
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
}

let world: World;
const items: Record<string, MadeItem> = {};

beforeAll(async () => {
  world = await World.make({ labels: [META, EMOJI] });
  const { people, agents } = world;
  world.configure(({ executors, projects }) => {
    // What a label chooses reaches the command line; its own name does not.
    projects['ENG']!.routing.by_label = { [META]: { model: 'm[1m]', effort: 'high' } };
    const run = executors['agent']!.run!.replace("'{thread}'", "'{thread}' '{model}' '{effort}'");
    Object.assign(executors['agent']!, { run, resume: run });
  });
  items['meta'] = people.create({ name: META, description_html: html(META), labels: [META, EMOJI] });
  items['emoji'] = people.create({ name: EMOJI, description_html: html(EMOJI) });
  items['large'] = people.create({ name: 'x'.repeat(255), description_html: `<p>${'word '.repeat(MIB / 5)}</p>` });
  items['empty'] = people.create({ name: '-n', description_html: '<p></p>' });
  agents.plan('ENG-1-1', { message: `[question] ${META}\0 ${EMOJI} <script>touch()</script>` });
  agents.plan('ENG-2-1', { message: `[review] ${'😀'.repeat(MIB / 2)}` });
  await world.tickUntil(
    'all answered',
    () => world.settled() && Object.values(items).every((item) => people.answers(item).length === 1),
  );
});
afterAll(() => world.close());

describe('odd text', () => {
  it('reaches the agent as it was written, as data', () => {
    const prompt = world.agents.prompt('ENG-1-1');
    expect(prompt.split('\n').filter((line) => line.includes('touch pwned'))).toHaveLength(3);
    expect(prompt).toContain('# ENG-1: $(touch pwned)`touch pwned`;');
    expect(prompt).toContain('{{ item.key }}{% raw %}');
    expect(world.agents.prompt('ENG-2-1')).toContain(`# ENG-2: ${EMOJI}`);
    expect(world.agents.prompt('ENG-4-1')).toContain('# ENG-4: -n');
  });

  it('that is very long is cut, and the agent is told so', () => {
    const prompt = world.agents.prompt('ENG-3-1');
    expect(prompt.length).toBeLessThan(200_000);
    expect(prompt).toContain('word word');
    expect(prompt).toContain('The text is cut here');
    expect(prompt).toContain('[review]');
  });

  it('of the agent reaches Plane without control characters, tags and surrogates, and long text is cut', () => {
    const [answer = ''] = world.people.answers(items['meta']!);
    expect(answer).toContain('[question]');
    expect(answer).toContain('touch pwned');
    expect(answer).toContain(EMOJI);
    expect(answer).not.toContain('\0');
    expect(answer).not.toMatch(/<script/i);
    const [long = ''] = world.people.answers(items['emoji']!);
    expect(long.length).toBeLessThan(MIB);
    expect(long).toContain('last.md');
    expect(long).not.toMatch(/\ud83d(?![\ude00-\udfff])/);
  });

  it('runs nothing anywhere, and is in no state file', () => {
    const names = readdirSync(world.folder, { recursive: true, encoding: 'utf8' });
    expect(names.filter((name) => name.includes('pwned'))).toEqual([]);
    expect(existsSync('/pwned')).toBe(false);
    const state = readFileSync(world.statePath, 'utf8');
    expect(state).not.toContain('word word');
    expect(state).not.toContain('touch()');
  });

  it('in a comment is the next prompt, and so it goes on', async () => {
    const item = items['meta']!;
    world.people.comment(item, 'ada', `${html(META)}<script>touch()</script>`);
    world.people.comment(item, 'ada', `<p>${'long '.repeat(MIB / 5)}</p>`);
    await world.tickUntil('the second answer', () => world.settled() && world.people.answers(item).length === 2);
    const prompt = world.agents.prompt('ENG-1-2');
    expect(prompt).toContain('touch pwned');
    expect(prompt).not.toContain('<script');
    expect(prompt).toContain('long long');
    expect(existsSync(join(world.folder, 'repo', 'pwned'))).toBe(false);
    nothingTwice(world, Object.values(items));
    nothingLeft(world);
  });
});
