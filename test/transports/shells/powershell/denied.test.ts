/** What still works where Windows refuses to tell about processes, in every combination; and what is unknown then. */
import { existsSync, rmSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProcessIdentity } from '../../../../action/src/model/run.ts';
import {
  bootId,
  endIfThere,
  endWatchdogs,
  inspectionOf,
  leave,
  lives,
  present,
  refusalOf,
  statField,
  until,
} from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { ago } from '../../../moments.ts';
import { withPowerShell } from './pwsh.ts';
import { UNTIL_GO, agentOf, go, killOf, leftBehind, lookAt, over, pidIn, pidsIn, within } from './runs.ts';
import type { StandIns } from './stand-ins.ts';

type Denied = Required<Pick<StandIns, 'wmi_query' | 'native' | 'starts'>>;

const EVERY: readonly Denied[] = [true, false].flatMap((wmi_query) =>
  [true, false].flatMap((native) => (['told', 'foreign'] as const).map((starts) => ({ wmi_query, native, starts }))),
);
/** What may start a run besides what a whole life in {@link EVERY} is started by, and what lists processes. */
const STARTS = [
  { tasks: true, wmi: false, breakaway: false, native: true, way: 'task S4U by schtasks.exe' },
  { tasks: false, wmi: true, breakaway: false, native: true, way: 'process by WMI' },
  { tasks: false, wmi: false, breakaway: true, native: true, way: 'process by breakaway from the job' },
  { tasks: false, wmi: false, breakaway: true, native: false, way: 'process by breakaway from the job' },
] as const;
const BARE = { wmi_query: false, native: false } as const;
const CHILD = 'sleep 600 & echo $! >>pids';

/** The wrapper, whatever the start could tell. */
async function startOf(place: Place, name: string, command: string, changes = {}): Promise<ProcessIdentity> {
  const result = await place.start(place.launch(name, command, changes));
  expect(refusalOf(result)).toBeNull();
  await until('it is watched', () => place.read(name, 'watch.txt') !== '');
  const pid = Number(place.read(name, 'launch.pid'));
  return { pid, start: statField(pid, 22), boot: bootId(), pid_ns: '-', machine: '-' };
}

withPowerShell('where Windows does not tell about processes', (windows) => {
  describe.concurrent('a run', () => {
    it.each(EVERY)(
      'starts, is seen, killed with its tree, and over: WMI $wmi_query, kernel $native, starts $starts',
      (denied) =>
        within(
          windows,
          async (place) => {
            const bare = !denied.wmi_query && !denied.native;
            const who = await startOf(place, 'a', agentOf(place, 'a', CHILD, 'echo $$ >>pids', 'exec sleep 600'));
            await until('all are there', () => pidsIn(place).length === 2);
            expect(inspectionOf(await lookAt(place, 'a', who))).toMatchObject({
              state: 'running',
              watch: { alive: true },
            });
            const [seen] = await place.batch({ op: 'inventory', repos: [] });
            const inventory = present(seen && 'inventory' in seen ? seen.inventory : undefined);
            expect(inventory.entries).toMatchObject([{ state: 'running', legible: !bare }]);
            expect(inventory.processes.length > 0).toBe(!bare);
            const killed = inspectionOf(await killOf(place, 'a', who));
            expect(killed).toMatchObject({ state: 'finished', exit_code: 137, ended_by: 'kill', survivors: [] });
            expect(pidsIn(place).filter(lives)).toEqual([]);
            // Where nothing is known of what it has left, a run without a record is not gone.
            await endWatchdogs(place);
            rmSync(join(place.dir('a'), 'exit.txt'));
            const after = await lookAt(place, 'a', who);
            if (bare) expect(refusalOf(after)).toBe('processes-hidden');
            else expect(inspectionOf(after)).toMatchObject({ state: 'gone', same_boot: true, survivors: [] });
          },
          denied,
        ),
    );

    it.each(STARTS)(
      'has its whole life: tasks $tasks, WMI $wmi, breakaway $breakaway, kernel $native',
      ({ tasks, wmi, breakaway, native, way }) =>
        within(
          windows,
          async (place) => {
            const bare = !wmi && !native;
            const good = await startOf(place, 'good', agentOf(place, 'good', UNTIL_GO));
            const ended = await startOf(place, 'ended', agentOf(place, 'ended', CHILD, 'exec sleep 600'));
            for (const [name, who] of Object.entries({ good, ended })) {
              const [how, ...refused] = place.read(name, 'launch.txt').trim().split('\n');
              expect([how, refused.length]).toEqual([way, tasks ? 0 : wmi ? 2 : 3]);
              expect(inspectionOf(await lookAt(place, name, who))).toMatchObject({ state: 'running' });
            }
            const child = await pidIn(place, 'pids');
            const killed = inspectionOf(await killOf(place, 'ended', ended));
            expect(killed).toMatchObject({ state: 'finished', exit_code: 137, ended_by: 'kill', survivors: [] });
            expect(lives(child)).toBe(false);
            go(place);
            await until('it has finished', () => place.read('good', 'exit.txt') !== '' && !lives(good.pid));
            expect(inspectionOf(await lookAt(place, 'good', good))).toMatchObject({ state: 'finished', exit_code: 0 });
            await endWatchdogs(place);
            rmSync(join(place.dir('good'), 'exit.txt'));
            const after = await lookAt(place, 'good', good);
            if (bare) expect(refusalOf(after)).toBe('processes-hidden');
            else expect(inspectionOf(after)).toMatchObject({ state: 'gone', same_boot: true, survivors: [] });
          },
          {
            native,
            wmi_query: wmi,
            starts: 'foreign',
            denied: [
              ...(tasks ? [] : (['by_schtasks', 'by_com'] as const)),
              ...(wmi ? [] : (['by_wmi'] as const)),
              ...(breakaway ? [] : (['by_breakaway'] as const)),
            ],
          },
        ),
    );

    it('is void where tasks, WMI and breakaway are all denied, with the words of each; the rest of the visit is done', () =>
      within(
        windows,
        async (place) => {
          const start = { op: 'start', launch: place.launch('a', 'true'), replaces: [] } as const;
          const [refused, facts] = await place.batch(start, { op: 'facts' });
          expect([refusalOf(refused), refusalOf(facts)]).toEqual(['launch-failed', null]);
          expect(place.read('a', 'begin').trim()).toBe('void');
          expect(place.read('a', 'launch.txt').match(/^refused: /gm)).toHaveLength(4);
        },
        { ...BARE, starts: 'foreign', tasks: false, wmi: false },
      ));

    it('is ended by its watchdog at its limit, and a next one of its item starts', () =>
      within(
        windows,
        async (place) => {
          const item = { item_id: 'one-item' };
          const command = agentOf(place, 'a', CHILD, 'exec sleep 600');
          await startOf(place, 'a', command, { ...item, limit_s: 10 });
          expect(await over(place, 'a')).toMatchObject({ ended_by: 'limit', exit_code: 137 });
          expect(pidsIn(place).filter(lives)).toEqual([]);
          expect(refusalOf(await place.start(place.launch('b', 'true', item)))).toBeNull();
          expect(await over(place, 'b')).toMatchObject({ exit_code: 0 });
        },
        { ...BARE, starts: 'foreign' },
      ));

    it('that cannot be ended whole is not ended at all: it goes on, and that is said', () =>
      within(
        windows,
        async (place) => {
          const who = await startOf(place, 'a', agentOf(place, 'a', CHILD, UNTIL_GO));
          const child = await pidIn(place, 'pids');
          expect(refusalOf(await killOf(place, 'a', who))).toBe('tree-hidden');
          expect([lives(who.pid), lives(child), existsSync(join(place.dir('a'), 'exit.txt'))]).toEqual([
            true,
            true,
            false,
          ]);
          expect(inspectionOf(await lookAt(place, 'a', who))).toMatchObject({ state: 'running' });
          // Without its wrapper, nobody knows what is left of it.
          endIfThere(who.pid);
          await until('it has gone', () => !lives(who.pid));
          expect(refusalOf(await lookAt(place, 'a', who))).toBe('processes-hidden');
          go(place);
        },
        { ...BARE, tree: false },
      ));

    it('has what its watchdog pinned swept, though the visit itself sees only pids', () =>
      within(windows, async (place) => {
        const who = await startOf(place, 'a', agentOf(place, 'a', CHILD, UNTIL_GO));
        const child = await pidIn(place, 'pids');
        await until('it is pinned', () => place.read('a', 'watch.txt').includes(`${child}:`));
        await leftBehind(place, 'a');
        const blind = windows.connect({ ...BARE })(place.root);
        const { dir, task } = place.launch('a', '');
        const look = { dir, task, identity: who, collect: [], collect_running: [] } as const;
        const [seen] = await blind.batch([{ op: 'inspect', ...look }], null);
        expect(inspectionOf(present(seen))).toMatchObject({ state: 'finished', exit_code: 0, survivors: [child] });
        const [killed] = await blind.batch([{ op: 'kill', ...look }], null);
        expect(inspectionOf(present(killed))).toMatchObject({ state: 'finished', exit_code: 0, survivors: [] });
        expect(lives(child)).toBe(false);
      }));

    it('is unknown, and not gone, where no process tells when it began: the rest of the visit is done', () =>
      within(
        windows,
        async (place) => {
          const { dir, task } = place.launch('a', '');
          const identity = { pid: process.pid, start: '1', boot: bootId(), pid_ns: '-', machine: '-' };
          await place.transport.mkdir(dir, false);
          leave(join(dir, 'begin'), `run ${process.pid} 1 ${bootId()} - -\n`);
          const look = { op: 'inspect', dir, task, identity, collect: [], collect_running: [] } as const;
          const [first, second] = await place.batch(look, { op: 'facts' });
          expect([refusalOf(first), refusalOf(second)]).toEqual(['processes-hidden', null]);
        },
        { ...BARE, starts: 'all' },
      ));

    it('whose machine had its clock set by hours lives on, and is over without a restart being claimed', () => {
      const clock = join(windows.base, 'clock');
      return within(
        windows,
        async (place) => {
          const identified = await place.start(place.launch('a', agentOf(place, 'a', CHILD, UNTIL_GO)));
          const who = ('identity' in identified ? identified.identity : null) ?? {
            pid: 0,
            start: '',
            boot: '',
            pid_ns: '',
            machine: '',
          };
          const child = await pidIn(place, 'pids');
          await until('it is pinned', () => place.read('a', 'watch.txt').includes(`${child}:`));
          for (const hours of [9, -9]) {
            leave(clock, String(hours * 3600));
            expect(inspectionOf(await lookAt(place, 'a', who))).toMatchObject({ state: 'running' });
          }
          await endWatchdogs(place);
          endIfThere(who.pid);
          await until('it has gone', () => !lives(who.pid));
          const moving = refusalOf(await lookAt(place, 'a', who));
          if (moving !== null) expect(moving).toBe('other-boot-alive');
          utimesSync(join(place.dir('a'), 'watch.txt'), ago(60_000), ago(60_000));
          const seen = inspectionOf(await lookAt(place, 'a', who));
          expect(seen).toMatchObject({ state: 'gone', same_boot: null });
          expect('survivors' in seen && seen.survivors).toContain(child);
          const killed = inspectionOf(await killOf(place, 'a', who));
          expect(killed).toMatchObject({ state: 'gone', same_boot: null, survivors: [] });
          expect(lives(child)).toBe(false);
        },
        { clock },
      );
    });
  });
});
