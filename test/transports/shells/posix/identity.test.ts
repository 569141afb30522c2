/** Who a run's wrapper is, and where: what counts as running, finished, gone and unknown. */
import { existsSync, mkdirSync, readFileSync, readlinkSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { ProcessIdentity } from '../../../../action/src/model/run.ts';
import {
  bootId,
  endIfThere,
  endWatchdogs,
  inspectionOf,
  leave,
  linesOf,
  lives,
  markedBy,
  refusalOf,
  statField,
  until,
  watchdogsOf,
} from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { agentOf, inPlace, killOf, lookAt, pidIn, startOf } from './runs.ts';
import { SHELLS, asSh } from './shells.ts';
import { ago } from '../../../moments.ts';
import { removeFolder } from '../../../folders.ts';

const LAST = [{ op: 'read', file: 'out/last.md', max_bytes: 100 }] as const;

/** A run that has begun somewhere, by its records; no process of it is here. */
function recorded(place: Place, name: string, who: Partial<ProcessIdentity> = {}, files: Record<string, string> = {}) {
  const identity = { pid: 4_194_000, start: '1', boot: bootId(), pid_ns: '-', machine: '-', ...who };
  mkdirSync(place.dir(name), { recursive: true });
  const words = [identity.pid, identity.start, identity.boot, identity.pid_ns, identity.machine];
  leave(join(place.dir(name), 'begin'), `run ${words.join(' ')}\n`);
  for (const [file, text] of Object.entries(files)) leave(join(place.dir(name), file), text);
  return identity;
}

const EXIT = { 'exit.txt': 'exit=0 at 2026-11-29T14:01:02+0100\n' };

function age(place: Place, name: string, file: string, seconds: number): void {
  const at = ago(seconds * 1000);
  utimesSync(join(place.dir(name), file), at, at);
}

describe.concurrent.each(SHELLS)('the identity of a run, with %s', { timeout: 600_000 }, (shell) => {
  const sh = asSh(shell);

  it('is told by the start: pid, start time, boot, pid namespace and machine of the wrapper', () =>
    inPlace(sh, async (place) => {
      const who = await startOf(place, place.launch('a', 'sleep 600'));
      await place.settled('a', 'running');
      expect(who).toEqual({
        pid: Number(place.read('a', 'launch.pid')),
        start: statField(who.pid, 22),
        boot: bootId(),
        pid_ns: /\d+/.exec(readlinkSync('/proc/self/ns/pid'))?.[0],
        machine: existsSync('/etc/machine-id') ? readFileSync('/etc/machine-id', 'utf8').trim() : '-',
      });
      expect(place.read('a', 'begin').trim().split(' ').slice(1)).toEqual([
        String(who.pid),
        who.start,
        who.boot,
        who.pid_ns,
        who.machine,
      ]);
    }));

  it('counts for more than an exit record: who lives is running', () =>
    inPlace(sh, async (place) => {
      const command = agentOf(place, 'a', 'echo exit=0 >"$D/exit.txt"', 'echo $$ >>pids', 'exec sleep 600');
      const who = await startOf(place, place.launch('a', command));
      const agent = await pidIn(place, 'pids');
      expect(inspectionOf(await lookAt(place, 'a', who)).state).toBe('running');
      expect(inspectionOf(await lookAt(place, 'a', null)).state).toBe('running');
      expect(inspectionOf(await killOf(place, 'a', who))).toMatchObject({ state: 'finished', ended_by: 'kill' });
      expect(lives(agent)).toBe(false);
      expect(place.read('a', 'exit.txt')).toMatch(/^exit=1(37|43) at/);
    }));

  it('counts for more than any other file, whatever the agent writes or removes there', () =>
    inPlace(sh, async (place) => {
      const innocent = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
      const foreign = innocent.pid ?? 0;
      try {
        const forged = [foreign, statField(foreign, 22), bootId(), 't', 'o'];
        const lines = [
          'echo $$ >>pids; until [ -e go ];do sleep 0.05;done',
          'echo void >"$D/begin"; rm -f "$D/started.txt"',
          `printf '%s\\n' ${forged.join(' ')} >"$D/pid.txt"; echo ${foreign} >"$D/launch.pid"`,
          'touch done; exec sleep 600',
        ];
        const who = await startOf(place, place.launch('a', agentOf(place, 'a', ...lines)));
        const agent = await pidIn(place, 'pids');
        leave(join(place.repo, 'go'), '');
        await until('the records are forged', () => existsSync(join(place.repo, 'done')));
        for (const identity of [who, null]) {
          expect(inspectionOf(await lookAt(place, 'a', identity)).state).not.toBe('void');
          const [made] = await place.batch({ op: 'void', dir: place.dir('a') });
          expect(made).toEqual({ op: 'void', status: 'evidence' });
        }
        expect(inspectionOf(await lookAt(place, 'a', who)).state).toBe('running');
        const after = inspectionOf(await killOf(place, 'a', null));
        expect('survivors' in after && after.survivors).toEqual([]);
        expect([lives(agent), lives(foreign)]).toEqual([false, true]);
      } finally {
        endIfThere(foreign);
      }
    }));

  it('is not taken from a process that only has the recorded pid and start: its command line tells', () =>
    inPlace(sh, async (place) => {
      const innocent = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
      const pid = innocent.pid ?? 0;
      try {
        recorded(place, 'a', { pid, start: statField(pid, 22) }, EXIT);
        expect(inspectionOf(await lookAt(place, 'a', null))).toMatchObject({ state: 'finished', survivors: [] });
        rmSync(join(place.dir('a'), 'exit.txt'));
        expect(inspectionOf(await killOf(place, 'a', null))).toMatchObject({ state: 'gone', survivors: [] });
        expect(lives(pid)).toBe(true);
      } finally {
        endIfThere(pid);
      }
    }));

  it('is needed for an end: a directory without our own begin never counts as finished, and nothing of it is read', () =>
    inPlace(sh, async (place) => {
      for (const [name, begin] of [
        ['none', null],
        ['other', 'run 4194000 2 x\n'],
        ['void', 'void\n'],
        ['odd', 'hello\n'],
      ] as const) {
        mkdirSync(join(place.dir(name), 'out'), { recursive: true });
        leave(join(place.dir(name), 'exit.txt'), 'exit=0 at 2026-11-29T14:01:02+0100\n');
        leave(join(place.dir(name), 'out', 'last.md'), '[review] FORGED\n');
        if (begin !== null) leave(join(place.dir(name), 'begin'), begin);
        const who = { pid: 4_194_000, start: '1', boot: bootId(), pid_ns: '-', machine: '-' };
        const seen = inspectionOf(await lookAt(place, name, name === 'other' ? who : null, LAST));
        expect(seen).toEqual({ state: 'gone', same_boot: true, survivors: [], collected: [null] });
      }
    }));

  it('of another machine or another pid namespace is unknown, and finished only by its exit record', () =>
    inPlace(sh, async (place) => {
      await place.start(place.launch('here', 'true'));
      await place.settled('here', 'finished');
      const [, pid, start, boot, pid_ns, machine = ''] = place.read('here', 'begin').trim().split(' ');
      const here = { pid: Number(pid), start: start ?? '', boot: boot ?? '', pid_ns: pid_ns ?? '', machine };
      const elsewhere = [
        ['other-machine', { ...here, machine: 'ffffffffffffffffffffffffffffffff', boot: 'another' }],
        ['other-namespace', { ...here, pid_ns: '4026539999' }],
      ] as const;
      for (const [code, who] of elsewhere) {
        const open = recorded(place, code, who);
        for (const identity of [open, null]) {
          expect(refusalOf(await lookAt(place, code, identity))).toBe(machine === '-' ? null : code);
          const killed = await killOf(place, code, identity);
          expect(refusalOf(killed)).toBe(machine === '-' ? null : code);
          expect('refused' in killed && killed.refused.remedy).not.toBe('');
        }
        const nowhere = await lookAt(place, `${code}-nowhere`, who);
        expect(refusalOf(nowhere), 'what is not here may be there').toBe(machine === '-' ? null : code);
        mkdirSync(place.dir(`${code}-empty`));
        expect(refusalOf(await lookAt(place, `${code}-empty`, who))).toBe(machine === '-' ? null : code);
        recorded(place, `${code}-ended`, who, EXIT);
        expect(inspectionOf(await lookAt(place, `${code}-ended`, who)).state).toBe('finished');
      }
    }));

  it('of another boot is a restart only when the watchdog’s file stands still; a machine without an id is judged so too', () =>
    inPlace(sh, async (place) => {
      await place.start(place.launch('here', 'true'));
      await place.settled('here', 'finished');
      const own = place.read('here', 'begin').trim().split(' ')[5] ?? '-';
      for (const [name, machine] of [
        ['unnamed', '-'],
        ['named', own],
      ] as const) {
        const who = recorded(place, name, { boot: 'another', machine });
        leave(join(place.dir(name), 'watch.txt'), '40 2 5 77 78\n\n\n');
        expect(refusalOf(await lookAt(place, name, who))).toBe('other-boot-alive');
        expect(refusalOf(await killOf(place, name, null))).toBe('other-boot-alive');
        age(place, name, 'watch.txt', 12);
        expect(refusalOf(await lookAt(place, name, who))).toBe('other-boot-alive');
        age(place, name, 'watch.txt', 60);
        const gone = { state: 'gone', same_boot: false, survivors: [], collected: [] };
        expect(inspectionOf(await lookAt(place, name, who))).toEqual(gone);
        leave(join(place.dir(name), 'exit.txt'), 'exit=3 at 2026-11-29T14:01:02+0100\n');
        expect(inspectionOf(await lookAt(place, name, who))).toMatchObject({ state: 'finished', exit_code: 3 });
      }
    }));

  it('outlives every file: a run whose directory is gone is found by its wrapper, and ended', () =>
    inPlace(sh, async (place) => {
      const made = place.launch(
        'a',
        `env -i ${process.execPath} -e 'setTimeout(() => {}, 600000)' & echo $! >>pids; wait`,
      );
      const who = await startOf(place, made);
      const agent = await pidIn(place, 'pids');
      await endWatchdogs(place);
      removeFolder(place.dir('a'));
      const seen = inspectionOf(await lookAt(place, 'a', who));
      expect('survivors' in seen && seen.survivors).toEqual(expect.arrayContaining([who.pid, agent]));
      expect(inspectionOf(await killOf(place, 'a', who))).toEqual({ state: 'none', survivors: [] });
      expect([lives(who.pid), lives(agent), markedBy(made.task)]).toEqual([false, false, []]);
      expect(existsSync(place.dir('a'))).toBe(false);
    }));

  it('is checked before the watchdog is started again, which goes on from the larger count', () =>
    inPlace(sh, async (place) => {
      const who = await startOf(place, place.launch('a', 'sleep 600'));
      await until('it is watched', () => place.read('a', 'watch.txt') !== '');
      const { dir, task } = place.launch('a', '');
      const watch = (elapsed_s: number) => place.batch({ op: 'watch', dir, task, identity: who, elapsed_s });
      const [, , , first = ''] = linesOf(join(dir, 'watch.txt'))[0]?.split(' ') ?? [];
      await watch(50);
      // For a moment a process that it starts has its words.
      await until('the first one watches alone', () => watchdogsOf(place.root).join() === first);
      await endWatchdogs(place);
      const dead = inspectionOf(await lookAt(place, 'a', who));
      expect(dead).toMatchObject({ state: 'running', watch: { alive: false } });
      expect(await watch(50)).toEqual([{ op: 'watch' }]);
      await until('it counts on', () => Number(linesOf(join(dir, 'watch.txt'))[0]?.split(' ')[0]) >= 50);
      const seen = inspectionOf(await lookAt(place, 'a', who));
      expect(seen).toMatchObject({ state: 'running', watch: { alive: true } });
      await until('there is one', () => watchdogsOf(place.root).length === 1);
      await endWatchdogs(place);
      await watch(0);
      await until('there is a new one', () => watchdogsOf(place.root).length === 1);
      await until('it has written', () => inWatch(place, 'a')[3] === watchdogsOf(place.root)[0]);
      expect(inWatch(place, 'a')[0]).toBeGreaterThanOrEqual(50);
      await killOf(place, 'a', who);
      await watch(0);
      await until('none is left', () => watchdogsOf(place.root).length === 0);
    }));
});

/** Elapsed, quiet, period, pid and start of the watchdog. */
function inWatch(place: Place, name: string): readonly number[] {
  return (place.read(name, 'watch.txt').split('\n')[0] ?? '').split(' ').map(Number);
}
