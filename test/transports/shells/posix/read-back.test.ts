/** Reading what agents have written: a check of a path and its use are one step, in every shell that there is. */
import { spawn, spawnSync } from 'node:child_process';
import { linkSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import type { Operation, OperationResult } from '../../../../action/src/ports/operation.ts';
import { posixShell } from '../../../../action/src/transports/shells/posix/shell.ts';
import { endIfThere, until } from '../../../contracts/place.ts';
import { SHELLS, asSh } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

const base = mkdtempSync(join(tmpdir(), 'agentd-read-'));
afterAll(() => removeFolder(base));
const envelope = { nonce: 'b'.repeat(24), fence: null, run_root: base };
const SECRET = 'not for you\n';
writeFileSync(join(base, 'secret'), SECRET);

/** A directory with a folder `out`, as a run has it. */
function runDirectory(name: string): string {
  const dir = join(base, name);
  mkdirSync(join(dir, 'out'), { recursive: true });
  return dir;
}

function read(sh: string, dir: string, files: readonly string[]): readonly (string | null)[] {
  const items = files.map((file) => ({ op: 'read', file, max_bytes: 100_000 }) as const);
  const fetch: Operation = { op: 'fetch', dir, items };
  const shell = posixShell('linux', { sh });
  const { stdout } = spawnSync(sh, ['-s'], { input: shell.script([fetch], envelope), encoding: 'utf8' });
  const [result]: readonly (OperationResult | undefined)[] = shell.parse(stdout, [fetch], envelope);
  if (result === undefined || !('collected' in result)) throw new Error(stdout);
  return result.collected;
}

describe.each([...SHELLS, 'ksh', 'mksh'] as const)('what is read back by %s', (name) => {
  const sh = asSh(name);

  it('is a plain file, short or long, by its own name', () => {
    const dir = runDirectory(`plain-${name}`);
    const long = 'a line of text\n'.repeat(3000);
    writeFileSync(join(dir, 'out', 'last.md'), long);
    writeFileSync(join(dir, 'short'), 'one\n');
    writeFileSync(join(dir, 'empty'), '');
    linkSync(join(dir, 'short'), join(dir, 'second name'));
    const files = ['out/last.md', 'short', 'empty', 'second name', 'out/absent', 'absent/last.md'];
    expect(read(sh, dir, files)).toEqual([long, 'one\n', '', 'one\n', null, null]);
  });

  it('is nothing of a link, be it the file or its folder, and nothing of what is no file', () => {
    const dir = runDirectory(`links-${name}`);
    symlinkSync(join(base, 'secret'), join(dir, 'out', 'last.md'));
    symlinkSync(base, join(dir, 'folder'));
    spawnSync('mkfifo', [join(dir, 'out', 'pipe')]);
    expect(read(sh, dir, ['out/last.md', 'folder/secret', 'out/pipe', 'out'])).toEqual(['', '', '', '']);
  });

  it('is nothing of a link that takes the place of the file between the look and the read', async () => {
    const dir = runDirectory(`race-${name}`);
    const files = Array.from({ length: 40 }, () => 'out/last.md');
    writeFileSync(join(dir, 'out', 'last.md'), 'mine\n');
    // Puts a link and a file there in turn, each by one rename.
    const swap = [
      'import os, sys',
      `os.chdir(${JSON.stringify(join(dir, 'out'))})`,
      'open("../swapping", "w").close()',
      'while True:',
      '  os.symlink("../../secret", "l"); os.rename("l", "last.md")',
      '  f = open("f", "w"); f.write("mine\\n"); f.close(); os.rename("f", "last.md")',
    ];
    const swapper = spawn('python3', ['-c', swap.join('\n')], { stdio: 'ignore' });
    try {
      await until('it swaps', () => read(sh, dir, ['swapping'])[0] === '');
      for (let round = 0; round < 3; round += 1) {
        expect(read(sh, dir, files).filter((text) => text !== '' && text !== 'mine\n' && text !== null)).toEqual([]);
      }
    } finally {
      endIfThere(swapper.pid ?? 0);
    }
  });
});
