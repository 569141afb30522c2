import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Envelope } from '../../../../action/src/ports/shell.ts';
import type { Operation } from '../../../../action/src/ports/operation.ts';
import { posixShell } from '../../../../action/src/transports/shells/posix/shell.ts';
import { SHELLS, asSh } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

const base = mkdtempSync(join(tmpdir(), 'agentd-pack-'));
afterAll(() => removeFolder(base));

const envelope: Envelope = { nonce: 'e'.repeat(24), fence: null, run_root: join(base, 'runs') };
const made = join(base, 'made');
/** Too long to be sent as it is. */
const operations: readonly Operation[] = [
  { op: 'mkdir', path: made, clean: false },
  { op: 'write', path: join(made, 'text'), text: 'some text '.repeat(600) },
  { op: 'kill', identity: null, dir: join(base, 'runs', 'a'), task: 'agentd-a', collect: [] },
];
const refusedBy = (results: readonly object[]): readonly boolean[] => results.map((result) => 'refused' in result);

describe.each(SHELLS)('a packed script for %s', (name) => {
  const sh = asSh(name);
  const shell = posixShell('linux', { sh });
  const script = shell.script(operations, envelope);
  const run = (input: string | Uint8Array): string => spawnSync(sh, ['-s'], { input, encoding: 'utf8' }).stdout;

  it('does what the plain one does', () => {
    expect(script.length).toBeLessThan(shell.script(operations, { ...envelope, plain: true }).length / 2);
    expect(refusedBy(shell.parse(run(script), operations, envelope))).toEqual([false, false, false]);
    expect(readFileSync(join(made, 'text'), 'utf8')).toBe('some text '.repeat(600));
    removeFolder(made);
  });

  it('runs nothing at all when it was cut anywhere', () => {
    const whole = Buffer.from(script, 'utf8');
    const end = script.lastIndexOf('}');
    for (const cut of [...Array.from({ length: 25 }, (_none, part) => Math.floor((end * part) / 25)), end - 8, end]) {
      expect(run(whole.subarray(0, cut)).trim(), `cut at ${cut}`).toBe('');
      expect(existsSync(made), `cut at ${cut}`).toBe(false);
    }
  });

  it('runs nothing when it was damaged, and asks for the plain one', () => {
    const at = Math.floor(script.length / 2);
    const other = script[at] === 'A' ? 'B' : 'A';
    const answer = run(script.slice(0, at) + other + script.slice(at + 1));
    expect(shell.asksForPlain(answer, envelope)).toBe(true);
    expect(existsSync(made)).toBe(false);
  });

  it('works under options and variables that a login may have set', () => {
    const login = 'set -e -u -f -C; PATH=/nonexistent:/usr/bin; IFS=x; LC_ALL=tr_TR.UTF-8; export LC_ALL PATH\n';
    expect(refusedBy(shell.parse(run(login + script), operations, envelope))).toEqual([false, false, false]);
    removeFolder(made);
  });

  it('asks for the plain one where there is no gzip', () => {
    const folder = join(base, `without-${name}`);
    mkdirSync(folder);
    symlinkSync(
      spawnSync('sh', ['-c', 'command -v base64'], { encoding: 'utf8' }).stdout.trim(),
      join(folder, 'base64'),
    );
    const poor = posixShell('linux', { sh, path: folder });
    const answer = run(poor.script(operations, envelope));
    expect(poor.asksForPlain(answer, envelope)).toBe(true);
    expect(existsSync(made)).toBe(false);
    expect(() => poor.parse(answer, operations, envelope)).toThrow('incomplete');
  });
});

it('takes what else stands in an answer for no wish', () => {
  const shell = posixShell('linux');
  const { nonce } = envelope;
  expect(shell.asksForPlain(`${nonce} BEGIN\n0 n\n${nonce} PLAIN\n`, envelope)).toBe(false);
  expect(shell.asksForPlain(`${'d'.repeat(24)} PLAIN\n`, envelope)).toBe(false);
});
