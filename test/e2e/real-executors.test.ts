import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { MadeItem } from './people.ts';
import { World } from './world.ts';

const root = resolve(import.meta.dirname, '../..');
const recorded = (name: string): string => join(root, 'test/fixtures/agent-recordings', name);
const CODEX = 'codex-0.171.0/resume';
const CLAUDE = 'claude-2.1.197/resume';

let world: World;
let folder = '';
beforeAll(async () => {
  world = await World.make({ labels: ['exec:claude', 'run:tests'] });
  folder = join(world.folder, 'tools');
  mkdirSync(folder);
  tool(
    'codex',
    `
case " $* " in *' resume '*) turn=second;; *) turn=first;; esac
cat '${recorded(CODEX)}'-$turn/events.jsonl
while [ $# -gt 0 ]; do [ "$1" = -o ] && cp '${recorded(CODEX)}'-$turn/last.md "$2"; shift; done`,
  );
  tool(
    'claude',
    `
case " $* " in *' --resume '*) turn=second;; *) turn=first;; esac
cat '${recorded(CLAUDE)}'-$turn-stream/out.json`,
  );
  inRepository(
    'scripts/agentd/tests.sh',
    `${RECORD('script')}
pwd >>'${folder}/script.where'
printf '[review] All tests pass\\n\\n%s of %s' 14 14 >"$1"`,
  );
  const example = parse(readFileSync(join(root, 'config/agentd.example.yml'), 'utf8')) as Pick<
    World['config'],
    'executors' | 'projects'
  >;
  world.configure(({ executors, projects, terminals }) => {
    Object.assign(executors, example.executors);
    projects['ENG']!.routing.by_label = example.projects['ENG']!.routing.by_label;
    projects['ENG']!.default_executor = 'codex';
    terminals['laptop']!.executors = ['codex', 'claude-code', 'shell'];
    terminals['laptop']!.bins = { codex: join(folder, 'codex'), claude: join(folder, 'claude') };
  });
});
afterAll(() => world.close());

/** Writes down its arguments, its input and its environment, one file a call. */
const RECORD = (name: string): string => `#!/bin/sh
n=1; while [ -e '${folder}/${name}.'$n.args ]; do n=$((n+1)); done
printf '%s\\0' "$@" >'${folder}/${name}.'$n.args
cat >'${folder}/${name}.'$n.stdin
env >'${folder}/${name}.'$n.env`;

function tool(name: string, body: string): void {
  writeFileSync(join(folder, name), `${RECORD(name)}${body}\n`);
  chmodSync(join(folder, name), 0o755);
}

function inRepository(path: string, text: string): void {
  const repo = join(world.folder, 'repo');
  mkdirSync(join(repo, path, '..'), { recursive: true });
  writeFileSync(join(repo, path), text);
  execFileSync('git', ['-C', repo, 'add', '.']);
  execFileSync('git', ['-C', repo, '-c', 'user.name=Ada', '-c', 'user.email=a@example.com', 'commit', '-qm', 'Add']);
}

function call(name: string, n: number): { args: string[]; stdin: string; env: string } {
  const read = (what: string): string => readFileSync(join(folder, `${name}.${n}.${what}`), 'utf8');
  return { args: read('args').split('\0').slice(0, -1), stdin: read('stdin'), env: read('env') };
}

function lastMessage(name: string): string {
  return (JSON.parse(readFileSync(join(recorded(name), 'expect.json'), 'utf8')) as { last_message: string })
    .last_message;
}

async function twoRounds(labels: readonly string[]): Promise<MadeItem> {
  const item = world.people.create({ labels });
  await world.tickUntil('the first answer', () => world.settled() && world.people.answers(item).length === 1);
  world.people.comment(item, 'ada', '<p>Yes.</p>');
  await world.tickUntil('the second answer', () => world.settled() && world.people.answers(item).length === 2);
  return item;
}

describe('with the templates of the example configuration', () => {
  it('codex is run, read and continued as the real one is', async () => {
    const item = await twoRounds([]);
    const thread = '01a22734-97c7-7411-8552-71c9dd261e7e';
    const [first, second] = [call('codex', 1), call('codex', 2)];
    const common = ['exec', '--json', '-s', 'workspace-write', '-m', 'gpt-5-codex'];
    const options = ['-c', 'model_reasoning_effort="high"', '-c', 'service_tier="fast"'];
    expect(first.args).toEqual([
      ...common,
      ...options,
      '-o',
      join(world.runDir(`${item.key}-1`), 'out', 'last.md'),
      '-',
    ]);
    const out = join(world.runDir(`${item.key}-2`), 'out', 'last.md');
    expect(second.args).toEqual([...common, ...options, '-o', out, 'resume', thread, '-']);
    expect(first.stdin).toBe(readFileSync(join(world.runDir(`${item.key}-1`), 'prompt.md'), 'utf8'));
    expect(second.stdin).toContain('Yes.');
    const [one = '', two = ''] = world.people.answers(item);
    expect(one).toContain('[question] Should years before 1582 follow the Julian rule?');
    expect(two).toContain('[review] Leap years are right now');
    expect(lastMessage(`${CODEX}-second`)).toContain('[review] Leap years are right now');
    expect(world.people.stateOf(item)).toBe('In Review');
    // What the thread has used by now, less what it had used before: this run alone.
    expect(world.state().history.map(({ tokens }) => tokens)).toEqual([24_772, 73_454 + 898 - 24_772]);
  });

  it('claude is run with a session of its own choice, read, and continued by the one it reports', async () => {
    const item = await twoRounds(['exec:claude']);
    const [first, second] = [call('claude', 1), call('claude', 2)];
    const common = ['-p', '--output-format', 'stream-json', '--verbose'];
    const options = ['--model', 'sonnet', '--effort', 'high', '--permission-mode', 'acceptEdits'];
    expect(first.args).toEqual([...common, '--session-id', expect.stringMatching(/^[0-9a-f-]{36}$/), ...options]);
    const session = (
      JSON.parse(readFileSync(join(recorded(`${CLAUDE}-first-stream`), 'expect.json'), 'utf8')) as { thread_id: string }
    ).thread_id;
    expect(second.args).toEqual([...common, '--resume', session, ...options]);
    const [one = '', two = ''] = world.people.answers(item);
    const plain = (text: string): string =>
      text
        .split('\n')[0]!
        .replace(/^\W*\w+\W+/, '')
        .slice(0, 20);
    expect(one).toContain(plain(lastMessage(`${CLAUDE}-first-stream`)));
    expect(two).toContain(plain(lastMessage(`${CLAUDE}-second-stream`)));
  });

  it('a script is run in the repository, with its own file for the answer', async () => {
    const item = world.people.create({ labels: ['run:tests'] });
    await world.tickUntil('the answer', () => world.settled() && world.people.answers(item).length === 1);
    expect(call('script', 1).args).toEqual([join(world.runDir(`${item.key}-1`), 'out', 'last.md')]);
    expect(world.people.answers(item)[0]).toContain('14 of 14');
    expect(readFileSync(join(folder, 'script.where'), 'utf8').trim()).not.toBe('/');
  });

  it('none of them ever sees a token, and each finds its run by a marker', () => {
    for (const name of ['codex', 'claude', 'script']) {
      const { env } = call(name, 1);
      expect(env).not.toContain(world.people.token('bot-laptop'));
      expect(env).not.toMatch(/^PLANE_TOKEN(_LAPTOP)?=/m);
      expect(env).toMatch(/^AGENTD_RUN=agentd-[0-9a-f]{8}-ENG-\d+-1$/m);
    }
  });
});
