/** What is left of a run on Windows is told, and ended: by kills and by the watchdog. */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  endIfThere,
  endWatchdogs,
  inspectionOf,
  leave,
  lives,
  refusalOf,
  statField,
  until,
  watchdogsOf,
} from '../../../contracts/place.ts';
import { withPowerShell } from './pwsh.ts';
import {
  UNTIL_GO,
  agentOf,
  go,
  killOf,
  leftBehind,
  lookAt,
  pidIn,
  pidsIn,
  seenByWatchdog,
  startOf,
  survivorsIn,
  within,
} from './runs.ts';

/** A child of the agent, and two that lose their parent when the test says so; each notes its pid. */
const CHILD = 'sleep 600 & echo $! >>pids';
const ORPHANS = `sh -c 'sleep 600 & echo $! >>pids; env -u AGENTD_RUN sleep 601 & echo $! >>pids; until [ -e orphan ];do sleep 0.05;done' &`;

withPowerShell('what is left of a run on Windows', (windows) => {
  describe.concurrent('is', () => {
    it('told after its end, and ended by a kill although the exit record is there', () =>
      within(windows, async (place) => {
        const who = await startOf(place, place.launch('a', agentOf(place, 'a', CHILD, ORPHANS, UNTIL_GO)));
        await until('all are there', () => pidsIn(place).length === 3);
        await seenByWatchdog(place, 'a', pidsIn(place));
        leave(join(place.repo, 'orphan'), '');
        await leftBehind(place, 'a');
        const seen = await lookAt(place, 'a', who);
        expect(inspectionOf(seen)).toMatchObject({ state: 'finished', exit_code: 0 });
        expect(survivorsIn(seen)).toEqual(expect.arrayContaining([...pidsIn(place)]));
        const written = place.read('a', 'exit.txt');
        const after = inspectionOf(await killOf(place, 'a', who));
        expect(after).toMatchObject({ state: 'finished', exit_code: 0, ended_by: 'itself', survivors: [] });
        expect(pidsIn(place).filter(lives)).toEqual([]);
        expect(place.read('a', 'exit.txt')).toBe(written);
      }));

    it('ended by the watchdog after a normal end, which goes only then', () =>
      within(windows, async (place) => {
        await startOf(place, place.launch('a', agentOf(place, 'a', CHILD, ORPHANS, UNTIL_GO)));
        await until('all are there', () => pidsIn(place).length === 3);
        await seenByWatchdog(place, 'a', pidsIn(place));
        leave(join(place.repo, 'orphan'), '');
        go(place);
        await until('nothing is left', () => watchdogsOf(place.root).length === 0);
        expect(pidsIn(place).filter(lives)).toEqual([]);
        const done = { state: 'finished', exit_code: 0, ended_by: 'itself', survivors: [] };
        expect(await place.inspect('a')).toMatchObject(done);
      }));

    it('swept before the death of a killed tool is written down, so that its tools do not work on beside the next attempt', () =>
      within(windows, async (place) => {
        const item = { item_id: 'one-item' };
        const tool = `sh -c 'while :; do echo x >>work; sleep 0.1; done' & echo $! >>pids`;
        await startOf(place, place.launch('a', agentOf(place, 'a', tool, UNTIL_GO, 'kill -KILL $$'), item));
        const pid = await pidIn(place, 'pids');
        await seenByWatchdog(place, 'a', [pid]);
        await endWatchdogs(place);
        go(place);
        const done = await place.settled('a', 'finished');
        expect(done).toMatchObject({ exit_code: 137, ended_by: 'itself', survivors: [] });
        expect(lives(pid)).toBe(false);
        expect(refusalOf(await place.start(place.launch('b', 'true', item)))).toBeNull();
      }));

    it('left alive after a normal end where it may, unless an agent is among it', () =>
      within(windows, async (place) => {
        const item = { item_id: 'one-item', survivors: 'keep', program: String.raw`C:\npm\agentx.cmd` } as const;
        await startOf(place, place.launch('a', agentOf(place, 'a', CHILD, UNTIL_GO), item));
        const kept = await pidIn(place, 'pids');
        await seenByWatchdog(place, 'a', [kept]);
        go(place);
        expect(await place.settled('a', 'finished')).toMatchObject({ survivors: [] });
        await until('the watchdog has gone', () => watchdogsOf(place.root).length === 0);
        expect(await place.kill('a')).toMatchObject({ state: 'finished', survivors: [] });
        expect(lives(kept)).toBe(true);

        const agent = `cp "$(command -v sleep)" ./agentx; ./agentx 600 & echo $! >agent; until [ -e on ];do sleep 0.05;done`;
        await startOf(place, place.launch('b', agentOf(place, 'b', agent), item));
        const pid = await pidIn(place, 'agent');
        await until('it is the agent', () => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('./agentx'));
        await seenByWatchdog(place, 'b', [pid]);
        await endWatchdogs(place);
        leave(join(place.repo, 'on'), '');
        expect((await place.settled('b', 'finished')).survivors).toContain(pid);
        expect(refusalOf(await place.start(place.launch('c', 'true', item)))).toBe('item-locked');
        expect(await place.kill('b')).toMatchObject({ survivors: [] });
        expect(lives(pid)).toBe(false);
      }));

    it('never a stranger that the agent wrote down', () =>
      within(windows, async (place) => {
        const stranger = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }).pid ?? 0;
        try {
          const who = await startOf(place, place.launch('a', agentOf(place, 'a', CHILD, UNTIL_GO)));
          await pidIn(place, 'pids');
          await endWatchdogs(place);
          const pins = [`${stranger}:${statField(stranger, 22)}`, `${process.pid}:1`, `4:x`, ':'].join(' ');
          leave(join(place.dir('a'), 'watch.txt'), `9 9 1 2 3\n${pins}\n99999999999\n`);
          await killOf(place, 'a', who);
          expect([lives(stranger), pidsIn(place).filter(lives)]).toEqual([true, []]);
        } finally {
          endIfThere(stranger);
        }
      }));
  });
});
