import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Envelope } from '../../../../action/src/ports/shell.ts';
import type { Operation } from '../../../../action/src/ports/operation.ts';
import { posixShell } from '../../../../action/src/transports/shells/posix/shell.ts';
import { SHELLS, asSh } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

const base = mkdtempSync(join(tmpdir(), 'agentd-script-'));
afterAll(() => removeFolder(base));

const envelope: Envelope = {
  nonce: 'f'.repeat(24),
  fence: { lineage: 'aaaaaaaa', number: 1 },
  run_root: join(base, 'runs'),
};
const shell = posixShell('linux');
const made = join(base, 'made');
const operations: readonly Operation[] = [
  { op: 'mkdir', path: made, clean: false },
  { op: 'write', path: join(made, 'text'), text: 'some text '.repeat(30) },
  { op: 'inspect', identity: null, dir: join(base, 'runs', 'a'), task: 'agentd-a', collect: [], collect_running: [] },
  { op: 'facts' },
];
const script = shell.script(operations, envelope);

describe.each(SHELLS)('a script for %s', (name) => {
  const sh = asSh(name);

  it('runs nothing at all when it was cut anywhere', () => {
    const whole = Buffer.from(script, 'utf8');
    const end = script.lastIndexOf('}');
    const cuts = [...Array.from({ length: 25 }, (_none, part) => Math.floor((end * part) / 25)), end - 8, end - 2, end];
    for (const cut of cuts) {
      const { stdout } = spawnSync(sh, ['-s'], { input: whole.subarray(0, cut), encoding: 'utf8' });
      expect(stdout.replaceAll(/\s/g, ''), `cut at ${cut}`).toBe('');
      expect(existsSync(made), `cut at ${cut}`).toBe(false);
    }
    spawnSync(sh, ['-s'], { input: whole });
    expect(existsSync(made)).toBe(true);
    removeFolder(made);
  });

  it('is read out of whatever a noisy login prints around it', () => {
    const noise = `echo 'Welcome!'; printf 'no line end'; echo ${envelope.nonce} >&2\n`;
    const { stdout } = spawnSync(sh, ['-s'], { input: noise + script, encoding: 'utf8' });
    expect(stdout).toContain('Welcome!');
    const results = shell.parse(`${stdout}logout\n`, operations, envelope);
    expect(results.map((result) => 'refused' in result)).toEqual([false, false, false, false]);
    removeFolder(made);
  });

  it('works under options and variables that a login may have set', () => {
    const login =
      'set -e -u -f -C; PATH=/nonexistent:/usr/bin; IFS=x; POSIXLY_CORRECT=1; LC_ALL=tr_TR.UTF-8; export LC_ALL PATH\n';
    const { stdout } = spawnSync(sh, ['-s'], { input: login + script, encoding: 'utf8' });
    const results = shell.parse(stdout, operations, envelope);
    expect(results.map((result) => 'refused' in result)).toEqual([false, false, false, false]);
    removeFolder(made);
  });

  it('leaves nothing that keeps its output open', async () => {
    const child = spawn(sh, ['-s'], { stdio: ['pipe', 'pipe', 'ignore'] });
    const dir = join(envelope.run_root, `open-${name}`);
    const start: Operation = {
      op: 'start',
      replaces: [],
      launch: {
        task: 'agentd-x',
        dir,
        item_id: `open-${name}`,
        cwd: '/',
        command: 'exec sleep 600',
        stdout_name: 'stdout.txt',
        files: {},
        limit_s: 60,
        stall_s: 0,
      },
    };
    child.stdin.end(posixShell('linux', { sh }).script([start], envelope));
    await new Promise((resolve) => {
      child.once('close', resolve);
      child.stdout.resume();
    });
    // The run goes on, and its output is closed all the same.
    process.kill(-Number(readFileSync(join(dir, 'launch.pid'), 'utf8')), 'SIGKILL');
  });
});

describe('a script', () => {
  it('holds nothing of a value but quoted words and base64', () => {
    const value = `x'; touch ${join(base, 'harm')}; '`;
    const risky: readonly Operation[] = [
      {
        op: 'inspect',
        identity: null,
        dir: value,
        task: value,
        collect: [{ op: 'grep', file: value, needle: value, pick: 'last', max_bytes: 9 }],
        collect_running: [],
      },
      { op: 'probe', dir: value, names: [value] },
      { op: 'write', path: value, text: value },
      { op: 'forget', dir: value, task: value, item_id: value },
      { op: 'process_count', name: value },
    ];
    spawnSync('sh', ['-s'], { input: shell.script(risky, envelope), cwd: base });
    expect(existsSync(join(base, 'harm'))).toBe(false);
  });

  it('brings only the functions that its operations need', () => {
    const size = (...batch: readonly Operation[]): number => shell.script(batch, envelope).length;
    expect(size({ op: 'facts' })).toBeLessThan(1450);
    expect(size({ op: 'process_count', name: 'codex' })).toBeLessThan(1300);
    expect(
      size({ op: 'inspect', identity: null, dir: '/r/a', task: 'agentd-a', collect: [], collect_running: [] }),
    ).toBeLessThan(7200);
  });

  it('is no longer for a read of the same things in fifty places', () => {
    const look = (dir: string): Operation => ({
      op: 'inspect',
      identity: null,
      dir: join(envelope.run_root, dir),
      task: `agentd-${dir}`,
      collect: [{ op: 'read', file: 'a-file-with-a-rather-long-name.jsonl', max_bytes: 10 }],
      collect_running: [],
    });
    const one = shell.script([look('a')], envelope).length;
    const two = shell.script([look('a'), look('b')], envelope).length;
    expect(two - one).toBeLessThan(60);
  });

  it('counts a file of a launch that the terminal could not keep as a failure', () => {
    writeFileSync(join(base, 'plain'), '');
    const { stdout } = spawnSync('sh', ['-s'], {
      input: shell.script([{ op: 'write', path: join(base, 'plain', 'x'), text: 'x' }], envelope),
      encoding: 'utf8',
    });
    expect(shell.parse(stdout, [{ op: 'write', path: '', text: '' }], envelope)).toMatchObject([
      { refused: { code: 'write-failed' } },
    ]);
  });
});
