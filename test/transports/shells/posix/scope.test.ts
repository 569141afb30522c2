/**
 * Runs under systemd, by stand-ins for its programs: they note how they were called, refuse what older versions refuse, and,
 * as the real `systemd-run --scope` does, become the command.
 */
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { MachineFacts } from '../../../../action/src/ports/machine-facts.ts';
import { linesOf, lives, openPlace } from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { asSh, connectBy } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

interface Systemd {
  /** Number of the user that runs work as. */
  readonly uid?: number;
  readonly lingers?: boolean;
  /** Shell text with which systemd-run begins; `$*` are its words. */
  readonly refuses?: string;
  /** Absent: it does not run. */
  readonly runs?: boolean;
}

interface Supervised {
  readonly place: Place;
  /** How systemd-run was called, without the tries. */
  scopes(): readonly string[];
  tries(): number;
  machine(): Promise<MachineFacts>;
}

async function under(sh: string, systemd: Systemd, work: (supervised: Supervised) => Promise<void>): Promise<void> {
  const base = mkdtempSync(join(tmpdir(), 'agentd-systemd-'));
  const bin = join(base, 'bin');
  const state = join(base, 'run', 'systemd');
  for (const folder of [bin, ...(systemd.runs === false ? [] : [join(state, 'system')])])
    mkdirSync(folder, { recursive: true });
  const program = (name: string, text: string): void => {
    writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`);
    chmodSync(join(bin, name), 0o755);
  };
  program(
    'systemd-run',
    `echo "$*" >>'${base}/called'
${systemd.refuses ?? ''}
while :;do case $1 in -p)shift 2;;-*)shift;;*)break;;esac;done
exec "$@"`,
  );
  program(
    'loginctl',
    `case $* in *KillUserProcesses)echo KillUserProcesses=no;;*)echo Linger=${systemd.lingers === true ? 'yes' : 'no'};;esac`,
  );
  const id = spawnSync('sh', ['-c', 'command -v id'], { encoding: 'utf8' }).stdout.trim();
  program('id', `case $1 in -u)echo ${systemd.uid ?? 0};;*)exec ${id} "$@";;esac`);
  const path = `${bin}:${process.env['PATH'] ?? '/usr/bin:/bin'}`;
  const place = openPlace(connectBy(sh, { machine: { path, systemd: state } }));
  const called = (): readonly string[] => linesOf(join(base, 'called'));
  try {
    await work({
      place,
      scopes: () => called().filter((line) => !line.includes('--unit=agentd-try-')),
      tries: () => called().filter((line) => line.includes('--unit=agentd-try-')).length,
      machine: async () => {
        const [result] = await place.batch({ op: 'machine_facts', repos: [], programs: [] });
        if (result === undefined || !('machine' in result)) throw new Error('there is no machine');
        return result.machine;
      },
    });
  } finally {
    await place.dispose();
    removeFolder(base);
  }
}

describe.each(['dash', 'bash', 'busybox', 'zsh'] as const)('a run under systemd, by %s', (name) => {
  const sh = asSh(name);

  it('of root is in a scope of the system that bears its name, and is the same process throughout', () =>
    under(sh, {}, async ({ place, scopes }) => {
      const { start, launch, settled, read, kill } = place;
      const stays = launch('a', 'exec sleep 600');
      await start(stays);
      await settled('a', 'running');
      expect(scopes()).toEqual([
        `--scope --quiet -p OOMPolicy=continue --unit=${stays.task}.scope ${sh} ${stays.dir}/run.sh scoped ${stays.task}`,
      ]);
      const pid = Number(read('a', 'launch.pid'));
      expect(linesOf(join(stays.dir, 'pid.txt'))[0]).toBe(String(pid));
      expect(read('a', 'begin')).toMatch(new RegExp(`^run ${pid} `));
      expect(readFileSync(`/proc/${pid}/cmdline`, 'utf8')).toContain(`${stays.dir}/run.sh`);
      expect(lives(pid)).toBe(true);
      expect(await kill('a')).toMatchObject({ state: 'finished', ended_by: 'kill' });
      expect(lives(pid)).toBe(false);
    }));

  it('is what it is without where no scope can be had', () =>
    under(sh, { refuses: 'echo "Failed to connect to bus" >&2; exit 1' }, async ({ place, scopes, tries }) => {
      await place.start(place.launch('a', 'exit 3'));
      expect(await place.settled('a', 'finished')).toMatchObject({ exit_code: 3 });
      expect([scopes(), tries()]).toEqual([[], 2]);
    }));
});

describe('a run under systemd', () => {
  const sh = asSh('dash');

  it('does without the option that versions before 253 do not know', () =>
    under(sh, { refuses: 'case $* in *OOMPolicy*)exit 1;;esac' }, async ({ place, scopes, machine }) => {
      const ends = place.launch('a', 'exit 3');
      await place.start(ends);
      expect(await place.settled('a', 'finished')).toMatchObject({ exit_code: 3 });
      expect(scopes()).toEqual([
        `--scope --quiet --unit=${ends.task}.scope ${sh} ${ends.dir}/run.sh scoped ${ends.task}`,
      ]);
      expect((await machine()).scope).toBe('system');
    }));

  it('of a user who lingers is in a scope of that user’s manager', () =>
    under(sh, { uid: 4242, lingers: true }, async ({ place, scopes, machine }) => {
      const ends = place.launch('a', 'exit 3');
      await place.start(ends);
      await place.settled('a', 'finished');
      expect(scopes()).toEqual([
        `--user --scope --quiet -p OOMPolicy=continue --unit=${ends.task}.scope ${sh} ${ends.dir}/run.sh scoped ${ends.task}`,
      ]);
      expect((await machine()).scope).toBe('user');
    }));

  it('of a user who does not linger stays where it is: such a scope would die with the last session', () =>
    under(sh, { uid: 4242, lingers: false }, async ({ place, scopes, tries, machine }) => {
      await place.start(place.launch('a', 'exit 3'));
      expect(await place.settled('a', 'finished')).toMatchObject({ exit_code: 3 });
      expect([scopes(), tries(), (await machine()).scope]).toEqual([[], 0, 'none']);
    }));

  it('asks nobody where systemd does not run', () =>
    under(sh, { runs: false }, async ({ place, scopes, tries, machine }) => {
      await place.start(place.launch('a', 'exit 3'));
      expect(await place.settled('a', 'finished')).toMatchObject({ exit_code: 3 });
      expect([scopes(), tries(), (await machine()).scope]).toEqual([[], 0, null]);
    }));
});
