/** Who a run's wrapper is, and where, on Windows: what counts as running, finished, gone and unknown. */
import { existsSync, mkdirSync, readFileSync, rmSync, utimesSync } from 'node:fs';
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
  lives,
  markedBy,
  refusalOf,
  statField,
  until,
  watchdogsOf,
} from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { withPowerShell } from './pwsh.ts';
import { agentOf, counted, killOf, lookAt, pidIn, startOf, within } from './runs.ts';
import { ago } from '../../../moments.ts';
import { removeFolder } from '../../../folders.ts';

const LAST = [{ op: 'read', file: 'out/last.md', max_bytes: 100 }] as const;
const EXIT = { 'exit.txt': 'exit=3 at 2026-11-29T14:01:02+0100\n' };
const MACHINE = readFileSync('/etc/machine-id', 'utf8').trim();

/** A run that has begun somewhere, by its records; no process of it is here. */
function recorded(place: Place, name: string, who: Partial<ProcessIdentity>, files: Record<string, string> = {}) {
  const identity = { pid: 4_194_000, start: '1', boot: bootId(), pid_ns: '-', machine: MACHINE, ...who };
  mkdirSync(join(place.root, '.agentd'), { recursive: true });
  mkdirSync(place.dir(name), { recursive: true });
  const words = [identity.pid, identity.start, identity.boot, identity.pid_ns, identity.machine];
  for (const [file, text] of Object.entries({ begin: `run ${words.join(' ')}\n`, ...files }))
    leave(join(place.dir(name), file), text);
  return identity;
}

withPowerShell('the identity of a run on Windows', (windows) => {
  describe.concurrent('is', () => {
    it('told by the start: pid, start time, boot and machine of the wrapper', () =>
      within(windows, async (place) => {
        const who = await startOf(place, place.launch('a', 'sleep 600'));
        await place.settled('a', 'running');
        const pid = Number(place.read('a', 'launch.pid'));
        expect(who).toEqual({
          pid,
          start: statField(pid, 22),
          boot: bootId(),
          pid_ns: '-',
          machine: MACHINE,
        });
        expect(place.read('a', 'begin')).toBe(`run ${pid} ${who.start} ${bootId()} - ${MACHINE}\n`);
        expect(inspectionOf(await lookAt(place, 'a', who)).state).toBe('running');
      }));

    it('not taken from a process that only has the recorded pid and start: its command line tells', () =>
      within(windows, async (place) => {
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

    it('needed for an end: a directory without our own begin never counts as finished, and nothing of it is read', () =>
      within(windows, async (place) => {
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

    it('of another machine is unknown, and finished only by its exit record', () =>
      within(windows, async (place) => {
        const elsewhere = { machine: 'ffffffffffffffffffffffffffffffff', boot: 'another' };
        const open = recorded(place, 'open', elsewhere);
        for (const identity of [open, null]) {
          expect(refusalOf(await lookAt(place, 'open', identity))).toBe('other-machine');
          const killed = await killOf(place, 'open', identity);
          expect(refusalOf(killed)).toBe('other-machine');
          expect('refused' in killed && killed.refused.remedy).not.toBe('');
        }
        expect(place.read('open', 'ended.txt')).toBe('');
        expect(refusalOf(await lookAt(place, 'nowhere', open)), 'what is not here may be there').toBe('other-machine');
        mkdirSync(place.dir('empty'));
        expect(refusalOf(await lookAt(place, 'empty', open))).toBe('other-machine');
        const ended = recorded(place, 'ended', elsewhere, EXIT);
        expect(inspectionOf(await lookAt(place, 'ended', ended))).toMatchObject({ state: 'finished', exit_code: 3 });
      }));

    it('of another boot is a restart only when the watchdog’s file stands still; a machine without an id is judged so too', () =>
      within(windows, async (place) => {
        for (const [name, machine] of [
          ['unnamed', '-'],
          ['named', MACHINE],
        ] as const) {
          const who = recorded(place, name, { boot: 'another', machine }, { 'watch.txt': '40 2 99 77 78\n\n\n' });
          const age = (seconds: number): void => {
            const at = ago(seconds * 1000);
            utimesSync(join(place.dir(name), 'watch.txt'), at, at);
          };
          expect(refusalOf(await lookAt(place, name, who))).toBe('other-boot-alive');
          age(5);
          expect(refusalOf(await killOf(place, name, null))).toBe('other-boot-alive');
          age(600);
          const gone = { state: 'gone', same_boot: false, survivors: [], collected: [] };
          expect(inspectionOf(await lookAt(place, name, who))).toEqual(gone);
          leave(join(place.dir(name), 'exit.txt'), EXIT['exit.txt']);
          expect(inspectionOf(await lookAt(place, name, who))).toMatchObject({ state: 'finished', exit_code: 3 });
        }
      }));

    it('what outlives every file: a run whose directory is gone is found by its wrapper, and ended', () =>
      within(windows, async (place) => {
        const made = place.launch('a', 'sleep 600 & echo $! >>pids; wait');
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

    it('checked before the watchdog is started again, which goes on from the larger count', () =>
      within(
        windows,
        async (place) => {
          const who = await startOf(place, place.launch('a', agentOf(place, 'a', 'exec sleep 600')));
          await until('it is watched', () => place.read('a', 'watch.txt') !== '');
          const { dir, task } = place.launch('a', '');
          const watch = (elapsed_s: number) => place.batch({ op: 'watch', dir, task, identity: who, elapsed_s });
          const [first] = watchdogsOf(place.root);
          await watch(50);
          expect(watchdogsOf(place.root)).toEqual([first]);
          await endWatchdogs(place);
          const dead = inspectionOf(await lookAt(place, 'a', who));
          expect(dead).toMatchObject({ state: 'running', watch: { alive: false } });
          expect(await watch(50)).toEqual([{ op: 'watch' }]);
          await until('it counts on', () => (counted(place, 'a')[0] ?? 0) >= 50);
          const seen = inspectionOf(await lookAt(place, 'a', who));
          expect(seen).toMatchObject({ state: 'running', watch: { alive: true } });
          expect(watchdogsOf(place.root)).toHaveLength(1);
          await endWatchdogs(place);
          // Where WMI refuses, a task of its own starts it, which goes with the run's.
          await watch(0);
          await until('there is a new one', () => watchdogsOf(place.root).length === 1);
          await until('it has written', () => counted(place, 'a')[3] === watchdogsOf(place.root)[0]);
          expect(counted(place, 'a')[0]).toBeGreaterThanOrEqual(50);
          expect(existsSync(join(windows.base, 'tasks', `${task}.watch`))).toBe(true);
          await killOf(place, 'a', who);
          expect(existsSync(join(windows.base, 'tasks', `${task}.watch`))).toBe(false);
          await watch(0);
          await until('none is left', () => watchdogsOf(place.root).length === 0);
        },
        { wmi: false },
      ));
  });
});
