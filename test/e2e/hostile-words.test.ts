import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MadeItem } from './people.ts';
import { World } from './world.ts';

/** What a person can write anywhere; each would leave a file where it ran. */
const EVIL = `'; touch PWNED; : "$(touch PWNED)" \`touch PWNED\` | touch PWNED & \u2019 %PATH% -rf`;
const GOOD = ['model:claude-opus-4-8[1m]', 'effort:x-high', 'tier:fast'];
const BAD = [
  `tier:x"'; touch PWNED; : '"`,
  'model:-cmcp_servers.x={command="sh"}',
  'effort:--dangerously-skip-permissions',
  'model:$(touch PWNED)',
  'tier:`touch PWNED`',
  'effort:\u001b[2J\u202e',
];
const THREAD = '-cmcp_servers.x={command="touch PWNED"}';
const FILES = ['-rf', '--force', "it's", 'a"b', '$(touch PWNED)', '`touch PWNED`;', 'two\nlines', 'ä 第', '\u2019'];

/** Writes down its arguments and its stdin, leaves files of odd names in its directory, and speaks as codex does. */
const RECORDER = `#!/bin/sh
here=\${0%/*}/../seen
n=$(ls "$here" | wc -l)
printf '%s\\0' "$@" >"$here/$n.argv"
cat >"$here/$((n + 1)).stdin"
${FILES.map((name) => `: >./'${name.replaceAll("'", String.raw`'\''`)}'`).join('\n')}
echo '{"type":"thread.started","thread_id":"thread-1"}'
echo '{"type":"turn.started"}'
echo '{"type":"item.completed","item":{"id":"item_1","type":"agent_message","text":"[question] Which one?"}}'
echo '{"type":"turn.completed","usage":{}}'
`;

/** As Plane's editor writes it. */
function html(text: string): string {
  return `<p>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')}</p>`;
}

let world: World;
let good: MadeItem;
const bad: MadeItem[] = [];

/** Arguments of each call, in order. */
function calls(): readonly (readonly string[])[] {
  return seen('.argv').map((text) => text.split('\0').slice(0, -1));
}

function seen(ending: string): readonly string[] {
  const folder = join(world.folder, 'seen');
  const names = readdirSync(folder).filter((name) => name.endsWith(ending));
  const inOrder = names.toSorted((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10));
  return inOrder.map((name) => readFileSync(join(folder, name), 'utf8'));
}

function pwned(): readonly string[] {
  const names = readdirSync(world.folder, { recursive: true, encoding: 'utf8' });
  return names.filter((name) => /(?:^|\/)PWNED$/.test(name));
}

beforeAll(async () => {
  world = await World.make({ labels: [...GOOD, ...BAD, 'run:odd'] });
  const { folder, people } = world;
  const bin = join(folder, `bin's "$(x)"`);
  mkdirSync(bin);
  mkdirSync(join(folder, 'seen'));
  writeFileSync(join(bin, 'agent'), RECORDER);
  chmodSync(join(bin, 'agent'), 0o755);
  world.configure(({ terminals, executors, projects }) => {
    Object.assign(terminals['laptop']!, {
      run_root: join(folder, `runs' "$(touch PWNED)" \`x\` \u2019`),
      bins: { agent: join(bin, 'agent') },
      executors: ['agent', 'script'],
    });
    const words = `-C '{repo}' -m {model} --effort="{effort}" {tier} {perm} -o'{out}'`;
    Object.assign(executors['agent']!, {
      run: `agent ${words} -`,
      resume: `agent ${words} resume '{thread}' -`,
      tier_arg: `-c 'service_tier="{tier}"'`,
      perm: `--perm 'a "b"'`,
    });
    executors['script'] = { adapter: 'shell', run: `agent '{script}' "{run_dir}"`, script: 'odd.sh' };
    projects['ENG']!.routing.by_label = { 'run:odd': { executor: 'script', script: "it's $(touch PWNED) `x`; y" } };
  });
  good = people.create({ name: EVIL, description_html: html(EVIL), labels: GOOD });
  bad.push(...BAD.map((label) => people.create({ name: 'Do it', labels: [label] })));
  await world.tickUntil('the answer', () => world.settled() && people.answers(good).length === 1);
});
afterAll(() => world.close());

describe('hostile words', () => {
  it('arrive where they belong, as one argument each or in the prompt', () => {
    expect(calls()).toHaveLength(1);
    const [[, repo, ...rest] = []] = calls();
    expect(repo).toMatch(/runs' "\$\(touch PWNED\)" `x` \u2019\/worktrees\/ENG-1$/);
    const out = rest.find((word) => word.startsWith('-o')) ?? '';
    expect(out).toContain(`runs' "$(touch PWNED)" \`x\` \u2019/`);
    expect(rest.filter((word) => word !== out)).toEqual([
      '-m',
      'claude-opus-4-8[1m]',
      '--effort=x-high',
      '-c',
      'service_tier="fast"',
      '--perm',
      'a "b"',
      '-',
    ]);
    const [prompt = ''] = seen('.stdin');
    expect(prompt).toContain(`# ENG-1: ${EVIL}`);
    // In the description, which is Markdown, it is text.
    expect(prompt.split(EVIL.replaceAll('`', '\\`'))).toHaveLength(2);
  });

  it('in a label that would reach the command line keep the item waiting, and explain names the label', async () => {
    for (const [index, item] of bad.entries()) {
      const { stdout } = await world.cli(['explain', item.key, '--config', world.configPath]);
      expect(stdout).toContain('label-refused');
      expect(stdout).toContain(/^\w+:/.exec(BAD[index] ?? '')?.[0]);
      expect(stdout.replaceAll('\n', '')).toMatch(/^\P{C}+$/u);
    }
    expect(bad.flatMap((item) => world.people.answers(item))).toEqual([]);
  });

  it('in names of files are committed as they are', () => {
    const listed = execFileSync('git', [
      '-C',
      join(world.folder, 'repo'),
      'ls-tree',
      '-z',
      '--name-only',
      'agentd/ENG-1',
    ]);
    expect(listed.toString('utf8').split('\0').filter(Boolean).toSorted()).toEqual(FILES.toSorted());
  });

  it('for a conversation are not continued: a new one begins, with a summary, and that is said', async () => {
    const state = world.state();
    const text = JSON.stringify(state).replaceAll('"id":"thread-1"', `"id":${JSON.stringify(THREAD)}`);
    writeFileSync(world.statePath, text);
    world.people.comment(good, 'ada', html(EVIL));
    const { stderr } = await world.tickHere();
    expect(stderr).toMatch(/ENG-1: .*no id of one/);
    await world.tickUntil('the second answer', () => world.settled() && world.people.answers(good).length === 2);
    const second = calls()[1] ?? [];
    expect(second).not.toContain('resume');
    expect(second.join(' ')).not.toContain('mcp_servers');
    const prompt = seen('.stdin')[1] ?? '';
    expect(prompt).toContain('Which one?');
    expect(prompt).toContain(EVIL);
  });

  it('of the configuration reach a script as one argument each', async () => {
    const item = world.people.create({ labels: ['run:odd'] });
    await world.tickUntil('its answer', () => world.settled() && world.people.answers(item).length === 1);
    const [script, dir] = calls().at(-1) ?? [];
    expect(script).toBe("it's $(touch PWNED) `x`; y");
    expect(dir).toContain(`runs' "$(touch PWNED)" \`x\` \u2019/`);
  });

  it('run nothing anywhere', () => {
    expect(pwned()).toEqual([]);
    expect(existsSync('/PWNED')).toBe(false);
  });
});
