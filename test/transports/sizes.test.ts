/**
 * What the usual ticks cost on the way, there and back. Targets: 12 KB each way for looks, 14 KB (what a link takes before it
 * waits for an answer: ten packets) for scripts that start something, and answers that are larger are packed. A start in a worktree is
 * up to 1.25 KB more, with git's steps around it, and in the runner what tells of groups where macOS hides the environments of its own
 * programs. On Windows all is up to 3.5 KB more: standard users are denied WMI there, so each visit has the other ways to list processes
 * with it, one of them as a packed block of its own, which a scanner may refuse without the rest. A start is up to 24 KB there: its runner
 * brings along what the tools of other systems do for theirs, and its start four ways past a session, of which any may be refused, with
 * the definition of a task.
 */
import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { codexAdapter } from '../../action/src/executors/codex/adapter.ts';
import { inWindowsWorktree } from '../../action/src/executors/terminal/worktree-windows.ts';
import { inWorktree, worktreeOf } from '../../action/src/executors/terminal/worktree.ts';
import type { Envelope, Shell } from '../../action/src/ports/shell.ts';
import type { Launch } from '../../action/src/ports/launch.ts';
import type { Operation } from '../../action/src/ports/operation.ts';
import { posixShell } from '../../action/src/transports/shells/posix/shell.ts';
import { powershellShell } from '../../action/src/transports/shells/powershell/shell.ts';
import type { ProcessIdentity } from '../../action/src/model/run.ts';
import { bootId, statField } from '../contracts/place.ts';
import { SHELLS, asSh } from './shells/posix/shells.ts';
import { withPowerShell } from './shells/powershell/pwsh.ts';
import { standIns } from './shells/powershell/stand-ins.ts';
import { removeFolder } from '../folders.ts';

const LIMIT = 12 * 1024;
const START_LIMIT = { linux: 15.25, darwin: 15.25, windows: 24 } as const;
/** Of all else; Windows brings along how processes are asked about without WMI, and that part is packed by itself. */
const OTHER_LIMIT = { linux: 12, darwin: 12, windows: 15.5 } as const;
const base = mkdtempSync(join(tmpdir(), 'agentd-sizes-'));
afterAll(() => removeFolder(base));

const WORDS = (
  'the agent changes a module when its error path is not covered by any test because review and question file line returns ' +
  'value commit must never always should work item state comment branch with without before after each other of to in on for'
).split(' ');

/** Text that packs about as well as prose does; the same one each time for the same seed. */
function prose(bytes: number, from = 7): string {
  let text = '';
  let seed = from;
  const next = (most: number): number => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fff_ffff;
    return (seed >> 8) % most;
  };
  while (text.length < bytes) {
    const word = WORDS[next(WORDS.length)] ?? '';
    text += `${word}${next(7) === 0 ? next(10_000).toString(36) : ''}${next(11) === 0 ? '.\n' : ' '}`;
  }
  return text.slice(0, bytes);
}

interface Machine {
  readonly shell: Shell;
  readonly root: string;
}

/** What a start has told: here of this very process, which stands for every wrapper. */
const OURS: ProcessIdentity = {
  pid: process.pid,
  start: statField(process.pid, 22),
  boot: bootId(),
  pid_ns: '-',
  machine: '-',
};

const nameOf = (at: number): string => `5b0c9d1e-ENG-${1200 + at}-1`;

/** The operations of ticks on one machine. */
function ticksOn({ shell, root }: Machine): {
  looks(count: number): readonly Operation[];
  start(prompt: number, isolated?: boolean): Operation;
  kill: Operation;
  forget: Operation;
} {
  const at = (name: string): { readonly dir: string; readonly task: string } => ({
    dir: shell.join(root, name),
    task: `agentd-${name}`,
  });
  const { collect, collect_running } = codexAdapter;
  const look = (name: string): Operation => ({ op: 'inspect', identity: OURS, ...at(name), collect, collect_running });
  const command =
    "codex exec --json -s workspace-write -m 'gpt-5-codex' -c 'model_reasoning_effort=high' -o 'last.md' -";
  const record = shell.join(root, '5b0c9d1e-ENG-1500-1', 'git.txt');
  const worktree = worktreeOf('ENG-1500-1', (key) => shell.join(root, 'worktrees', key), 'origin', record);
  const isolated = shell.os === 'windows' ? inWindowsWorktree(command, worktree) : inWorktree(command, worktree);
  const launch = (prompt: number, alone: boolean): Launch => ({
    ...at('5b0c9d1e-ENG-1500-1'),
    item_id: '5f0c7c0e-3a5d-4b8e-9d44-0a1b2c3d4e5f',
    cwd: '/srv/eng',
    command: alone ? isolated : command,
    stdout_name: 'events.jsonl',
    files: { 'prompt.md': prose(prompt) },
    limit_s: 7200,
    stall_s: 2700,
  });
  return {
    looks: (count) => [{ op: 'facts' }, ...Array.from({ length: count }, (_none, index) => look(nameOf(index)))],
    start: (prompt, alone = false) => ({ op: 'start', launch: launch(prompt, alone), replaces: [] }),
    kill: { op: 'kill', identity: OURS, ...at(nameOf(0)), collect },
    forget: { op: 'forget', ...at(nameOf(0)), item_id: '5f0c7c0e-3a5d-4b8e-9d44-0a1b2c3d4e5f' },
  };
}

function envelopeFor(root: string): Envelope {
  return { nonce: 'a9'.repeat(12), fence: { lineage: '5b0c9d1e', number: 4112 }, run_root: root };
}

const MACHINES: readonly (readonly [name: string, machine: Machine])[] = [
  ['linux', { shell: posixShell('linux'), root: '/home/agent/.agentd/runs' }],
  ['macOS', { shell: posixShell('darwin'), root: '/Users/agent/.agentd/runs' }],
  ['Windows', { shell: powershellShell(), root: String.raw`C:\Users\agent\.agentd\runs` }],
];

describe.each(MACHINES)('a script for %s', (name, machine) => {
  const { looks, start, kill, forget } = ticksOn(machine);
  it.each<[string, readonly Operation[]]>([
    ['looks at 1 run', looks(1)],
    ['looks at 20 runs', looks(20)],
    ['looks at 200 runs', looks(200)],
    ['starts a run with a prompt of 2 KB', [start(2048)]],
    ['starts a run with a prompt of 4 KB', [start(4096)]],
    ['kills a run', [kill]],
    ['forgets a run and starts the next', [forget, start(2048)]],
    ['starts a run in a worktree with a prompt of 1 KB', [start(1024, true)]],
  ])('that %s stays in its bounds', (what, operations) => {
    const bytes = Buffer.byteLength(machine.shell.script(operations, envelopeFor(machine.root)));
    console.info(`${name}: ${what}: script ${bytes} bytes`);
    const inWorktree = what.includes('worktree') ? (machine.shell.os === 'windows' ? 2 : 1.25) : 0;
    const starts = START_LIMIT[machine.shell.os] + inWorktree;
    expect(bytes).toBeLessThan(
      operations.some(({ op }) => op === 'start') ? starts * 1024 : OTHER_LIMIT[machine.shell.os] * 1024,
    );
  });
});

/** Run directories as codex leaves them; those that run belong to this very process. */
function world(root: string, identity: readonly string[]): void {
  for (let at = 0; at < 200; at += 1) {
    const dir = join(root, nameOf(at));
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'begin'), `run ${identity.join(' ')}\n`);
    writeFileSync(join(dir, 'pid.txt'), `${[...identity, `agentd-${nameOf(at)}`, 'events.jsonl'].join('\n')}\n`);
    writeFileSync(join(dir, 'started.txt'), `2026-11-29T14:${String(at % 60).padStart(2, '0')}:0${at % 9}+0100\n`);
    writeFileSync(join(dir, 'events.jsonl'), events(500));
    writeFileSync(join(dir, 'stderr.txt'), '');
  }
  for (const [name, bytes] of Object.entries(FINISHED)) {
    const dir = join(root, name);
    mkdirSync(dir, { recursive: true });
    writeFileSync(join(dir, 'begin'), 'run 99 1 x\n');
    writeFileSync(join(dir, 'started.txt'), '2026-11-29T14:01:02+0100\n');
    writeFileSync(join(dir, 'exit.txt'), 'exit=0 at 2026-11-29T14:21:02+0100\n');
    writeFileSync(join(dir, 'events.jsonl'), events(bytes));
    mkdirSync(join(dir, 'out'), { recursive: true });
    writeFileSync(join(dir, 'out', 'last.md'), `[review] ${prose(1200)}`);
    writeFileSync(join(dir, 'stderr.txt'), 'Reading prompt from stdin...\n');
  }
}

const FINISHED = { '5b0c9d1e-ENG-1-1': 5000, '5b0c9d1e-ENG-2-1': 500_000 };

function events(bytes: number): string {
  const line = (event: unknown): string => `${JSON.stringify(event)}\n`;
  let text = line({ type: 'thread.started', thread_id: randomUUID() }) + line({ type: 'turn.started' });
  for (let at = 0; text.length < bytes; at += 1) {
    const output = prose(1500, at);
    text += line({ type: 'item.completed', item: { id: `item_${at}`, type: 'command_execution', output } });
  }
  return text + line({ type: 'turn.completed', usage: { input_tokens: 10, cached_input_tokens: 2, output_tokens: 5 } });
}

function finished(machine: Machine, name: keyof typeof FINISHED): readonly Operation[] {
  const { collect, collect_running } = codexAdapter;
  return [
    {
      op: 'inspect',
      identity: null,
      dir: machine.shell.join(machine.root, name),
      task: `agentd-${name}`,
      collect,
      collect_running,
    },
  ];
}

/** A larger piece of a log; it packs to half at least. */
function tail(machine: Machine): Operation {
  const dir = machine.shell.join(machine.root, '5b0c9d1e-ENG-2-1');
  return { op: 'fetch', dir, items: [{ op: 'tail', file: 'events.jsonl', max_bytes: 200_000 }] };
}

/** The answers of the usual ticks, each read again; what came back, in bytes. */
function answersOf(
  machine: Machine,
): readonly (readonly [what: string, operations: readonly Operation[], most: number])[] {
  const { looks } = ticksOn(machine);
  return [
    ['looks at 1 run', looks(1), LIMIT],
    ['looks at 20 runs', looks(20), LIMIT],
    ['looks at 200 runs', looks(200), LIMIT],
    ['collects a run of 5 KB', finished(machine, '5b0c9d1e-ENG-1-1'), LIMIT],
    ['collects a run of 500 KB', finished(machine, '5b0c9d1e-ENG-2-1'), LIMIT],
    ['reads 200 KB of events', [tail(machine)], 200_000 / 2],
  ];
}

function check(machine: Machine, operations: readonly Operation[], answer: string, most: number): void {
  const results = machine.shell.parse(answer, operations, envelopeFor(machine.root));
  expect(results.filter((result) => 'refused' in result)).toEqual([]);
  for (const result of results) {
    if ('collected' in result) expect(Buffer.byteLength(result.collected[0] ?? '')).toBeGreaterThan(199_990);
    if (!('inspection' in result)) continue;
    const { inspection } = result;
    if (inspection.state === 'running') expect(inspection.collected[0]).toContain('thread.started');
    else if (inspection.state === 'finished') expect(inspection.collected.join('')).toContain('[review]');
    else expect(inspection.state).toBe('running');
    if (inspection.state === 'running') expect(inspection.last_output_at).toBeGreaterThan(0);
  }
  expect(Buffer.byteLength(answer)).toBeLessThan(most);
}

describe.each(SHELLS)('an answer of %s', (name) => {
  const sh = asSh(name);
  const root = join(base, name, 'runs');
  world(root, [String(process.pid), statField(process.pid, 22), bootId()]);
  const machine: Machine = { shell: posixShell('linux', { sh }), root };

  it.each(answersOf(machine))('that %s is small, and whole', (what, operations, most) => {
    const script = machine.shell.script(operations, envelopeFor(root));
    const { stdout } = spawnSync(sh, ['-s'], { input: script, encoding: 'utf8', maxBuffer: 1e8 });
    console.info(`${name}: ${what}: script ${Buffer.byteLength(script)}, answer ${Buffer.byteLength(stdout)} bytes`);
    check(machine, operations, stdout, most);
  });
});

withPowerShell('an answer', ({ base: own, program, server }) => {
  const root = join(base, 'pwsh', 'runs');
  world(root, [String(process.pid), statField(process.pid, 22), bootId()]);
  const shell = powershellShell(standIns(own, { pwsh: program, agent: 'bash' }));
  const machine: Machine = { shell, root };

  it.each(answersOf(machine))('that %s is small, and whole', async (what, operations, most) => {
    const script = shell.script(operations, envelopeFor(root));
    const stdout = await server().channel.run(script, { timeout_ms: 300_000 });
    console.info(`pwsh: ${what}: script ${Buffer.byteLength(script)}, answer ${Buffer.byteLength(stdout)} bytes`);
    check(machine, operations, stdout, most);
  });
});

describe('a small thing to read', () => {
  it('costs no gzip, and an empty one no process at all', () => {
    const root = join(base, 'small', 'runs');
    const dir = join(root, 'a');
    mkdirSync(dir, { recursive: true });
    const folder = join(base, 'small', 'tools');
    mkdirSync(folder);
    const log = join(base, 'small', 'log');
    for (const tool of ['base64', 'cut', 'grep', 'gzip', 'tr', 'head', 'tail']) {
      const real = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', tool], { encoding: 'utf8' }).stdout.trim();
      writeFileSync(join(folder, tool), `#!/bin/sh\necho ${tool} >> '${log}'\nexec ${real} "$@"\n`, { mode: 0o755 });
    }
    const run = (content: string): readonly string[] => {
      writeFileSync(join(dir, 'out'), content);
      writeFileSync(log, '');
      const shell = posixShell('linux', { path: folder });
      const fetch: Operation = { op: 'fetch', dir, items: [{ op: 'read', file: 'out', max_bytes: 9999 }] };
      const { stdout } = spawnSync('sh', ['-s'], {
        input: shell.script([fetch], envelopeFor(root)),
        encoding: 'utf8',
      });
      expect(shell.parse(stdout, [fetch], envelopeFor(root))).toEqual([{ op: 'fetch', collected: [content] }]);
      const ran = spawnSync('sort', ['-u', log], { encoding: 'utf8' }).stdout.trim();
      return ran === '' ? [] : ran.split('\n');
    };
    expect(run('')).toEqual([]);
    expect(run('x'.repeat(500))).toEqual(['base64', 'head', 'tr']);
    expect(run('x'.repeat(5000))).toEqual(['base64', 'gzip', 'head', 'tr']);
  });
});
