/** What a visit of many runs costs: bytes on the way, and processes on the terminal. */
import { randomUUID } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { CollectItem, Operation } from '../../../../action/src/ports/operation.ts';
import { posixShell } from '../../../../action/src/transports/shells/posix/shell.ts';
import { bootId, statField } from '../../../contracts/place.ts';
import { SHELLS, asSh } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

const RUNS = 50;
const base = mkdtempSync(join(tmpdir(), 'agentd-size-'));
afterAll(() => removeFolder(base));

const root = join(base, '.agentd', 'runs');
const threads = Array.from({ length: RUNS }, () => randomUUID());
const names = threads.map((_thread, index) => `5b0c9d1e-ENG-${1200 + index}-1`);

/** Directories of runs whose wrapper is this process: what a codex run looks like while it works. */
for (const [index, name] of names.entries()) {
  const dir = join(root, name);
  mkdirSync(dir, { recursive: true });
  const identity = [String(process.pid), statField(process.pid, 22), bootId()];
  writeFileSync(join(dir, 'begin'), `run ${identity.join(' ')}\n`);
  writeFileSync(join(dir, 'pid.txt'), `${[...identity, `agentd-${name}`, 'events.jsonl'].join('\n')}\n`);
  writeFileSync(join(dir, 'started.txt'), '2026-11-29T14:01:02+0100\n');
  writeFileSync(
    join(dir, 'events.jsonl'),
    `{"type":"thread.started","thread_id":"${threads[index] ?? ''}"}\n${'x'.repeat(20_000)}\n`,
  );
  writeFileSync(join(dir, 'stderr.txt'), '');
}

const collect: readonly CollectItem[] = [
  { op: 'grep', file: 'events.jsonl', needle: '"thread.started"', pick: 'first', max_bytes: 4096 },
  { op: 'grep', file: 'events.jsonl', needle: '"turn.', pick: 'last', max_bytes: 65_536 },
  { op: 'tail', file: 'events.jsonl', max_bytes: 262_144 },
  { op: 'read', file: 'last.md', max_bytes: 262_144 },
  { op: 'tail', file: 'stderr.txt', max_bytes: 16_384 },
];
const collect_running = collect.slice(0, 1);

function looks(count: number): readonly Operation[] {
  return names.slice(0, count).map((name) => ({
    op: 'inspect',
    identity: { pid: process.pid, start: statField(process.pid, 22), boot: bootId(), pid_ns: '-', machine: '-' },
    dir: join(root, name),
    task: `agentd-${name}`,
    collect,
    collect_running,
  }));
}

const envelope = { nonce: 'a'.repeat(24), fence: null, run_root: root };

describe.each(SHELLS)('a visit of fifty running runs, with %s', (name) => {
  const sh = asSh(name);

  it('fits into 13.5 KB, there and back, and names every thread', () => {
    const shell = posixShell('linux', { sh });
    const script = shell.script(looks(RUNS), envelope);
    const { stdout } = spawnSync(sh, ['-s'], { input: script, encoding: 'utf8' });
    const found = shell.parse(stdout, looks(RUNS), envelope).map((result) => {
      if (!('inspection' in result) || result.inspection.state !== 'running') throw new Error(JSON.stringify(result));
      expect(result.inspection.last_output_at).toBeGreaterThan(0);
      return result.inspection.collected[0];
    });
    expect(found).toEqual(threads.map((thread) => `{"type":"thread.started","thread_id":"${thread}"}`));
    console.info(`${name}: script ${script.length} bytes, answer ${stdout.length} bytes`);
    expect(script.length + stdout.length).toBeLessThan(13_500);
  });

  it('runs as many commands as a visit of one', () => {
    const folder = join(base, `counted-${name}`);
    mkdirSync(folder);
    const log = join(folder, 'log');
    for (const tool of [
      'base64',
      'cut',
      'grep',
      'gzip',
      'ls',
      'stat',
      'tr',
      'date',
      'head',
      'cat',
      'ps',
      'find',
      'readlink',
    ]) {
      const real = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', tool], { encoding: 'utf8' }).stdout.trim();
      writeFileSync(join(folder, tool), `#!/bin/sh\necho ${tool} >> '${log}'\nexec ${real} "$@"\n`);
      chmodSync(join(folder, tool), 0o755);
    }
    const commands = (count: number): readonly string[] => {
      writeFileSync(log, '');
      const script = posixShell('linux', { sh, path: folder }).script(looks(count), { ...envelope, plain: true });
      expect(spawnSync(sh, ['-s'], { input: script, encoding: 'utf8' }).stdout).toContain(`${envelope.nonce} END 0`);
      return readFileSync(log, 'utf8').trim().split('\n').toSorted();
    };
    const one = commands(1);
    expect(one).toEqual(['base64', 'cut', 'grep', 'gzip', 'readlink', 'stat', 'tr']);
    expect(commands(RUNS)).toEqual(one);
  });
});
