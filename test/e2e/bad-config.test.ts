import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Problem } from '../../action/src/errors.ts';
import { World, parsed } from './world.ts';
import { removeFolder } from '../folders.ts';

let world: World;
let good = '';
beforeAll(async () => {
  world = await World.make();
  good = readFileSync(world.configPath, 'utf8');
});
afterAll(() => world.close());
// With a state there would be something to look after.
beforeEach(() => removeFolder(join(world.folder, 'state')));

/** The one error with which `agentd tick` refuses a configuration, in JSON and for people. */
async function refusal(text: string): Promise<Problem> {
  writeFileSync(join(world.folder, 'bad.yml'), text);
  const args = ['tick', '--init', '--config', 'bad.yml'];
  const [json, people] = await Promise.all([world.cli([...args, '--json']), world.cli(args)]);
  expect([json.code, people.code]).toEqual([2, 2]);
  const { error } = parsed(json.stdout) as unknown as { error: Problem };
  expect(json.stderr).toBe('');
  expect(people.stdout).toBe('');
  expect(people.stderr).toContain(`error ${error.code}: ${error.message}\n  ${error.remedy}`);
  return error;
}

/** What is wrong, what the error must name, and with what it can be mended. */
const CASES: readonly (readonly [what: string, make: (good: string) => string, names: readonly RegExp[]])[] = [
  ['broken YAML', () => 'plane: { base_url: x\nstate: [\n', [/bad\.yml:2:1/, /close every `\[` and `\{`/]],
  ['broken JSON', (text) => text.replace('"plane": {', '"plane": {,'), [/bad\.yml:2:/]],
  [
    'an unknown key, with the nearest that is known',
    (text) => text.replace('"concurrency"', '"concurency"'),
    [/bad\.yml:\d+:\d+/, /terminals\.laptop\.concurency/, /Did you mean `concurrency`/],
  ],
  [
    'a wrong type',
    (text) => text.replace('"concurrency": 10', '"concurrency": "many"'),
    [/terminals\.laptop\.concurrency/, /must be a number/],
  ],
  [
    'a bot name that is not that of its terminal',
    (text) => text.replace('"bot-laptop": "laptop"', '"bot-lptop": "laptop"'),
    [/projects\.ENG\.routing\.by_assignee\.bot-lptop/, /bot-laptop/, /plane_user/],
  ],
  [
    'an executor that is not there',
    (text) => text.replace('"default_executor": "agent"', '"default_executor": "agnet"'),
    [/projects\.ENG\.default_executor/, /agnet/, /agent/],
  ],
  [
    'a terminal without a home',
    (text) => text.replace(/"repo": "[^"]*"/, '"repo": "relative/path"'),
    [/terminals\.laptop\.repo/, /absolute/],
  ],
  [
    'a shell executor whose script nothing names',
    (text) =>
      text.replace(
        '"executors": {\n    "agent"',
        `"executors": {\n    "s": {"adapter": "shell", "run": "sh '{script}'"},\n    "agent"`,
      ),
    [/executors\.s\.script/, /by_label/],
  ],
];

describe('a configuration that cannot be used', () => {
  it.for(CASES)('is refused for %s, with place and remedy', async ([, make, names]) => {
    const text = make(good);
    expect(text).not.toBe(good);
    const { message, remedy } = await refusal(text);
    for (const name of names) expect(`${message}\n${remedy}`).toMatch(name);
    expect(remedy).not.toBe('');
  });

  it('is refused when the file is not there, or none is named and none is found', async () => {
    const named = await world.cli(['tick', '--config', 'none.yml', '--json']);
    expect(named.code).toBe(2);
    expect(parsed(named.stdout)).toMatchObject({ error: { code: 'config-unreadable' } });
    expect(named.stdout).toContain('none.yml');
    const found = await world.cli(['tick', '--json']);
    expect(found.code).toBe(2);
    expect(parsed(found.stdout)).toMatchObject({ error: { code: 'config-absent' } });
  });

  it('names all its problems at once', async () => {
    const text = good
      .replace('"concurrency"', '"concurency"')
      .replace('"default_executor": "agent"', '"default_executor": "x"');
    const { message } = await refusal(text);
    expect(message).toContain('concurency');
    expect(message).toContain('default_executor');
  });
});
