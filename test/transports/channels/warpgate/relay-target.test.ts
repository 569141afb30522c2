import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { posixCommands } from '../../../../action/src/transports/channels/warpgate/relay-posix.ts';
import { saidOf } from '../../../../action/src/transports/channels/warpgate/relay-said.ts';
import { pathOf } from '../../../fakes/sshd.ts';
import { SHELLS, asSh } from '../../shells/posix/shells.ts';
import { removeFolder } from '../../../folders.ts';

const NONCE = 'ab'.repeat(12);

describe('a target behind a relay', () => {
  const base = mkdtempSync(join(tmpdir(), 'agentd-target-'));
  afterAll(() => removeFolder(base));
  const applets = join(base, 'applets');
  mkdirSync(applets);
  spawnSync(pathOf('busybox'), ['--install', '-s', applets]);
  const shells = SHELLS.map((name) => [name, asSh(name)] as const);

  it.each(shells)('may have %s as its sh, and busybox for its tools', (name, sh) => {
    const temp = join(base, name);
    mkdirSync(temp);
    const old = join(temp, 'agentd-relay-old');
    writeFileSync(old, '');
    utimesSync(old, 1_000_000, 1_000_000);
    const run = (command: string): string => {
      const env = { PATH: applets, TMPDIR: temp, LC_ALL: 'C.UTF-8' };
      return spawnSync(sh, ['-c', command], { env, encoding: 'utf8', maxBuffer: 16_000_000 }).stdout;
    };
    for (const packs of [true, false]) {
      const noise = randomBytes(120_000).toString('base64');
      const script = `{\necho 'ü 第 %s \\n'\necho '${noise}'\nexit 0\n}\n`;
      const commands = posixCommands(script, NONCE, { os: 'linux', packs }).map((command) => through(sh, command));
      const said = commands.map((command) => saidOf(run(command), NONCE));
      const parts = said.slice(0, -1);
      expect(parts).toEqual(parts.map((_part, index) => ({ is: 'part', index, bytes: 60_000 * (index + 1) })));
      expect(parts.length).toBeGreaterThan(1);
      const answer = said.at(-1);
      expect(answer?.is === 'answer' && answer.text.endsWith(`\n${noise}\n`)).toBe(true);
      expect(answer?.is === 'answer' && answer.text.startsWith('ü 第 %s')).toBe(true);
      expect(readdirSync(temp)).toEqual([]);
    }
  });
});

/** The command as a machine runs it whose `/bin/sh` is that one. */
function through(sh: string, command: string): string {
  const program = /echo ([A-Za-z0-9+/=]+)\|/.exec(command)?.[1] ?? '';
  const text = Buffer.from(program, 'base64').toString('utf8').replaceAll('/bin/sh', sh);
  return command.replaceAll(program, Buffer.from(text).toString('base64')).replace('|/bin/sh ', `|${sh} `);
}
