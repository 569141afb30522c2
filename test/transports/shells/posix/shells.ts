/** The shells that a terminal's `/bin/sh` may be, and a transport to this machine through each. */
import { mkdirSync, mkdtempSync, symlinkSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { TransportVerbs } from '../../../../action/src/ports/transport.ts';
import { localChannel } from '../../../../action/src/transports/channels/local.ts';
import { posixShell } from '../../../../action/src/transports/shells/posix/shell.ts';
import type { Machine } from '../../../../action/src/transports/shells/posix/shell.ts';
import { createTransport } from '../../../../action/src/transports/transport.ts';
import { USER_ENV, trueRandom } from '../../../contracts/place.ts';
import { removeFolder } from '../../../folders.ts';

export const SHELLS = ['dash', 'bash', 'busybox', 'zsh'] as const;
export type ShellName = (typeof SHELLS)[number] | 'ksh' | 'mksh';

/** The path of that shell under the name `sh`, as systems have it (bash and zsh behave differently under it); while these tests last. */
export function asSh(name: ShellName): string {
  const found = spawnSync('sh', ['-c', 'command -v "$1"', 'sh', name], { encoding: 'utf8' }).stdout.trim();
  if (found === '') {
    throw new Error(
      `${name} is not installed, and these tests need it: apt-get install dash bash busybox zsh ksh mksh`,
    );
  }
  const base = mkdtempSync(join(tmpdir(), 'agentd-shell-'));
  afterAll(() => removeFolder(base));
  const folder = join(base, name);
  mkdirSync(folder);
  symlinkSync(found, join(folder, 'sh'));
  return join(folder, 'sh');
}

export interface LocalChanges {
  readonly os?: Machine['os'];
  readonly machine?: Partial<Omit<Machine, 'os' | 'sh'>>;
  readonly env?: Readonly<Record<string, string>>;
}

/** Connects to this machine through one shell, for the scripts and for the runners. */
export function connectBy(sh: string, changes: LocalChanges = {}): (run_root: string) => TransportVerbs {
  const { os = 'linux', machine = {}, env = USER_ENV } = changes;
  return (run_root) =>
    createTransport(posixShell(os, { sh, ...machine }), localChannel({ sh, env }), {
      run_root,
      random: trueRandom,
      timeout_ms: 300_000,
      home: '/home/someone',
    });
}
