/**
 * Records whose pid would mean everyone to `kill`. They are tried in a process namespace of their own: an
 * implementation that fails here would otherwise take the whole machine with it.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Operation } from '../../../../action/src/ports/operation.ts';
import { posixShell } from '../../../../action/src/transports/shells/posix/shell.ts';
import { bootId, inspectionOf } from '../../../contracts/place.ts';
import { SHELLS, asSh } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

/** Runs the script by the shell `$1`, beside a process that has nothing to do with it. */
const BESIDE_A_BYSTANDER =
  'sleep 600 & b=$!; "$1" -s; kill -0 $b && echo; kill -0 $b && echo "the bystander lives"; kill $b';

describe.each(SHELLS)('a kill with %s', (name) => {
  const sh = asSh(name);

  it('signals nobody when a recorded pid would mean everyone', () => {
    const base = mkdtempSync(join(tmpdir(), 'agentd-bystanders-'));
    const kills: Operation[] = [];
    for (const [index, pid] of ['1', '0', '-1', '-0', '01', '%1', '-'].entries()) {
      for (const start of ['0', '1', '']) {
        const dir = join(base, 'runs', `${index}-${start}`);
        mkdirSync(dir, { recursive: true });
        writeFileSync(join(dir, 'pid.txt'), [pid, start, bootId(), 'agentd-a', 'out', ''].join('\n'));
        writeFileSync(join(dir, 'begin'), `run ${pid} ${start} ${bootId()}\n`);
        kills.push({ op: 'kill', identity: null, dir, task: 'agentd-a', collect: [] });
      }
    }
    const envelope = { nonce: 'e'.repeat(24), fence: null, run_root: join(base, 'runs') };
    const { stdout, stderr } = spawnSync(
      'sh',
      ['-c', `exec unshare --pid --fork --mount-proc --kill-child sh -c '${BESIDE_A_BYSTANDER}' sh "$1"`, 'sh', sh],
      { input: posixShell('linux', { sh }).script(kills, envelope), encoding: 'utf8' },
    );
    if (stdout === '') throw new Error(`this test needs a process namespace of its own (unshare --pid): ${stderr}`);
    expect(stdout).toContain('the bystander lives');
    const states = posixShell('linux')
      .parse(stdout, kills, envelope)
      .map((result) => inspectionOf(result).state);
    expect(states).toEqual(kills.map(() => 'gone'));
    removeFolder(base);
  });
});
