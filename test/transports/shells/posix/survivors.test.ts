/** What belongs to a run, is reported as left of it, and is ended: by kills and by the watchdog. */
import { mkdirSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import type { OperationResult, RawInspection } from '../../../../action/src/ports/operation.ts';
import {
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
import { agentOf, inPlace, killOf, lookAt, pidIn, pidsIn, startOf } from './runs.ts';
import { SHELLS, asSh } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

/** Children that leave by doors at which the marker is taken from them; each notes its pid. */
const BARE = `env -i sleep 600 & echo $! >>pids`;
const BARE_SESSION = `setsid env -i sh -c 'echo $$ >>pids; exec sleep 600' &`;
const MARKED_DAEMON = `(setsid sh -c 'sleep 600 & echo $! >>daemons' &)`;
const MARKED_SESSION = `setsid sh -c 'echo $$ >>pids; exec sleep 600' &`;
/** The agent goes on until the test says so. */
const UNTIL_GO = 'until [ -e go ];do sleep 0.05;done';

/** The bare ones, and those that are known by their marker. */
function all(place: Place): readonly number[] {
  return [...pidsIn(place), ...pidsIn(place, 'daemons')];
}

function go(place: Place, file = 'go'): void {
  leave(join(place.repo, file), '');
}

function left(result: OperationResult): readonly number[] {
  const seen: RawInspection = inspectionOf(result);
  return 'survivors' in seen ? seen.survivors : [];
}

/** Waits until the watchdog has written those down. */
async function seenByWatchdog(place: Place, name: string, pids = pidsIn(place)): Promise<void> {
  await until('the watchdog has seen them', () => {
    const [, seen = ''] = place.read(name, 'watch.txt').split('\n');
    return pids.every((pid) => seen.includes(` ${pid}:`));
  });
}

/** The agent ended by itself while nobody watched; its children are left. */
async function leftBehind(place: Place, name: string): Promise<void> {
  await endWatchdogs(place);
  go(place);
  await place.settled(name, 'finished');
}

describe.concurrent.each(SHELLS)('what is left of a run, with %s', { timeout: 600_000 }, (shell) => {
  const sh = asSh(shell);

  it('is told after its end, and ended by a kill although the exit record is there: marked, bare, and in other sessions', () =>
    inPlace(sh, async (place) => {
      const command = agentOf(place, 'a', BARE, BARE_SESSION, MARKED_DAEMON, MARKED_SESSION, UNTIL_GO);
      const who = await startOf(place, place.launch('a', command));
      await until('all are there', () => all(place).length === 4);
      await seenByWatchdog(place, 'a');
      await leftBehind(place, 'a');
      const seen = await lookAt(place, 'a', who);
      expect(inspectionOf(seen)).toMatchObject({ state: 'finished', exit_code: 0 });
      expect(left(seen)).toEqual(expect.arrayContaining([...all(place)]));
      const written = place.read('a', 'exit.txt');
      const after = inspectionOf(await killOf(place, 'a', who));
      expect(after).toMatchObject({ state: 'finished', exit_code: 0, ended_by: 'itself', survivors: [] });
      expect(all(place).filter(lives)).toEqual([]);
      expect(place.read('a', 'exit.txt')).toBe(written);
    }));

  it('is ended by the watchdog after a normal end, which goes only then', () =>
    inPlace(sh, async (place) => {
      const stubborn = `setsid env -i sh -c 'trap "" TERM; echo $$ >>pids; while :; do sleep 600; done' &`;
      await startOf(place, place.launch('a', agentOf(place, 'a', BARE, stubborn, MARKED_DAEMON, UNTIL_GO)));
      await until('all are there', () => all(place).length === 3);
      await seenByWatchdog(place, 'a');
      go(place);
      await until('nothing is left', () => watchdogsOf(place.root).length === 0);
      expect(all(place).filter(lives)).toEqual([]);
      expect(await place.inspect('a')).toMatchObject({
        state: 'finished',
        exit_code: 0,
        ended_by: 'itself',
        survivors: [],
      });
    }));

  it('is swept by the watchdog when the wrapper was killed, which stays until that is done, and its death is written down', () =>
    inPlace(sh, async (place) => {
      const command = agentOf(place, 'a', BARE, BARE_SESSION, MARKED_DAEMON, 'sleep 600');
      const who = await startOf(place, place.launch('a', command));
      await until('all are there', () => all(place).length === 3);
      await seenByWatchdog(place, 'a');
      endIfThere(who.pid);
      await until('the watchdog has gone', () => watchdogsOf(place.root).length === 0);
      expect(all(place).filter(lives)).toEqual([]);
      expect(markedBy(place.launch('a', '').task)).toEqual([]);
      const done = inspectionOf(await lookAt(place, 'a', who));
      expect(done).toMatchObject({ state: 'finished', ended_by: 'itself', survivors: [] });
      expect(done.state === 'finished' && [137, 143].includes(done.exit_code ?? 0)).toBe(true);
    }));

  it('does not work on beside the next attempt when the tool alone was killed', () =>
    inPlace(sh, async (place) => {
      const tool = `setsid sh -c 'echo $$ >>pids; while :; do echo x >>work; sleep 0.1; done' &`;
      const item = { item_id: 'one-item' };
      await place.start(place.launch('a', agentOf(place, 'a', tool, UNTIL_GO, 'kill -KILL $$'), item));
      const pid = await pidIn(place, 'pids');
      await endWatchdogs(place);
      go(place);
      const done = await place.settled('a', 'finished');
      expect(done).toMatchObject({ exit_code: 137, ended_by: 'itself' });
      expect(done.survivors).toContain(pid);
      expect(refusalOf(await place.start(place.launch('b', 'true', item)))).toBe('item-locked');
      expect(await place.kill('a')).toMatchObject({ exit_code: 137, ended_by: 'itself', survivors: [] });
      expect(lives(pid)).toBe(false);
      expect(refusalOf(await place.start(place.launch('b', 'true', item)))).toBeNull();
    }));

  it('is swept by the wrapper itself before it writes down that its own helper was killed', () =>
    inPlace(sh, async (place) => {
      const helper = `ps -o ppid= -p $$ | tr -d ' ' >helper`;
      const who = await startOf(place, place.launch('a', agentOf(place, 'a', helper, MARKED_SESSION, 'sleep 600')));
      const [pid, kid] = [await pidIn(place, 'pids'), await pidIn(place, 'helper')];
      expect(statField(kid, 4)).toBe(String(who.pid));
      await endWatchdogs(place);
      endIfThere(kid);
      expect(await place.settled('a', 'finished')).toMatchObject({ exit_code: 137, survivors: [] });
      expect(lives(pid)).toBe(false);
    }));

  it('may live on in a session of its own with the marker cleared, whatever ends the run; no marker at all is no way out', () =>
    inPlace(sh, async (place) => {
      const free = `AGENTD_RUN= setsid sh -c 'sleep 600 & echo $! >free; wait' &`;
      const clearedOnly = `AGENTD_RUN= sleep 600 & echo $! >>pids`;
      const sharing = `setsid sh -c 'AGENTD_RUN= sleep 600 & echo $! >>pids; exec sleep 600' &`;
      const command = agentOf(place, 'a', free, clearedOnly, sharing, BARE_SESSION, UNTIL_GO);
      const who = await startOf(place, place.launch('a', command));
      await until('all are there', () => pidsIn(place).length === 3);
      const [kept] = [await pidIn(place, 'free')];
      try {
        await seenByWatchdog(place, 'a');
        await leftBehind(place, 'a');
        const seen = left(await lookAt(place, 'a', who));
        expect(seen).toEqual(expect.arrayContaining([...pidsIn(place)]));
        expect(seen).not.toContain(kept);
        await killOf(place, 'a', who);
        expect([pidsIn(place).filter(lives), lives(kept)]).toEqual([[], true]);
      } finally {
        endIfThere(kept);
      }
    }));

  it('stays after a normal end where it may, unless an agent is among it', () =>
    inPlace(sh, async (place) => {
      const item = { item_id: 'one-item', survivors: 'keep', program: 'agentx' } as const;
      await startOf(place, place.launch('a', agentOf(place, 'a', MARKED_SESSION, BARE, UNTIL_GO), item));
      await until('all are there', () => pidsIn(place).length === 2);
      go(place);
      expect(await place.settled('a', 'finished')).toMatchObject({ survivors: [] });
      await until('the watchdog has gone', () => watchdogsOf(place.root).length === 0);
      expect(await place.kill('a')).toMatchObject({ state: 'finished', survivors: [] });
      expect(pidsIn(place).filter(lives)).toHaveLength(2);

      const agent = [
        `cp "$(command -v sleep)" ./agentx; setsid ./agentx 600 & echo $! >agent`,
        UNTIL_GO.replace('go', 'on'),
      ];
      await startOf(place, place.launch('b', agentOf(place, 'b', ...agent), item));
      const pid = await pidIn(place, 'agent');
      await until('it is the agent', () => readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith('./agentx'));
      await endWatchdogs(place);
      go(place, 'on');
      expect((await place.settled('b', 'finished')).survivors).toContain(pid);
      expect(refusalOf(await place.start(place.launch('c', 'true', item)))).toBe('item-locked');
      expect(await place.kill('b')).toMatchObject({ survivors: [] });
      expect(lives(pid)).toBe(false);
    }));

  it('does not stay where it may when the agent was killed by a signal', () =>
    inPlace(sh, async (place) => {
      const command = agentOf(place, 'a', MARKED_SESSION, 'until [ -s pids ];do sleep 0.05;done; kill -KILL $$');
      await startOf(place, place.launch('a', command, { survivors: 'keep' }));
      await until('nothing is left', () => pidsIn(place).length === 1 && !lives(pidsIn(place)[0] ?? 0));
    }));

  it('is never a stranger: not by a number that came back, nor by one that the agent wrote down', () =>
    inPlace(sh, async (place) => {
      const strangers = [spawn('sleep', ['600'], { detached: true, stdio: 'ignore' })];
      // A session without its leader, as a daemon leaves it.
      const daemon = spawn('sh', ['-c', 'sleep 600 & echo $!'], {
        detached: true,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const orphan = await new Promise<number>((resolve) => {
        daemon.stdout.once('data', (line: Buffer) => resolve(Number(line.toString())));
      });
      const stranger = strangers[0]?.pid ?? 0;
      try {
        await startOf(place, place.launch('a', agentOf(place, 'a', MARKED_SESSION, UNTIL_GO)));
        await pidIn(place, 'pids');
        await leftBehind(place, 'a');
        const pins = [`${stranger}:${statField(stranger, 22)}`, `${orphan}:1`, `${process.pid}:1`].join(' ');
        const sessions = [stranger, statField(orphan, 6), statField(process.pid, 6)].join(' ');
        leave(join(place.dir('a'), 'watch.txt'), `9 9 1 2 3\n ${pins}\n ${sessions} \n`);
        expect(await place.inspect('a')).toMatchObject({ survivors: pidsIn(place) });
        expect(await place.kill('a')).toMatchObject({ survivors: [] });
        expect([lives(stranger), lives(orphan), pidsIn(place).filter(lives)]).toEqual([true, true, []]);
      } finally {
        for (const pid of [stranger, orphan]) endIfThere(pid);
      }
    }));

  it('is found by a session whose leader has gone, as long as one whom the watchdog has seen is in it', () =>
    inPlace(sh, async (place) => {
      const lines = [
        `setsid env -i sh -c 'echo $$ >leader; sleep 600 & echo $! >>pids; until [ -e fork ];do sleep 0.05;done; sleep 600 & echo $! >>pids' &`,
        UNTIL_GO,
      ];
      const who = await startOf(place, place.launch('a', agentOf(place, 'a', ...lines)));
      const leader = await pidIn(place, 'leader');
      await seenByWatchdog(place, 'a', [leader, await pidIn(place, 'pids')]);
      await leftBehind(place, 'a');
      go(place, 'fork');
      await until('the leader has gone', () => pidsIn(place).length === 2 && !lives(leader));
      expect(left(await lookAt(place, 'a', who))).toEqual(expect.arrayContaining([...pidsIn(place)]));
      await killOf(place, 'a', who);
      expect(pidsIn(place).filter(lives)).toEqual([]);
    }));

  it('is found whatever name a process gives itself', () =>
    inPlace(sh, async (place) => {
      const rename = `printf 'x) Z 1 1\\n7 (y' >/proc/self/comm; echo $$ >>pids`;
      const lines = [
        `setsid sh -c 'printf "x) Z 1\\n7 (y" >/proc/$$/comm; echo $$ >>pids; while :; do sleep 0.2; done' &`,
        rename,
        UNTIL_GO,
      ];
      const who = await startOf(place, place.launch('a', agentOf(place, 'a', ...lines)));
      await until('both are there', () => pidsIn(place).length === 2);
      expect(inspectionOf(await killOf(place, 'a', who))).toMatchObject({ state: 'finished', survivors: [] });
      expect(pidsIn(place).filter(lives)).toEqual([]);
    }));

  it('is found by the scope of its own that a run was given', () =>
    inPlace(sh, async (place) => {
      const { task } = place.launch('a', '');
      const scope = `/sys/fs/cgroup/systemd/${task}.scope`;
      try {
        mkdirSync(scope);
      } catch (cause) {
        throw new Error('this test makes a cgroup, so it must be run by a user who may', { cause });
      }
      try {
        const daemon = `(env -i setsid sh -c 'sleep 600 & echo $! >>pids' &)`;
        const lines = [`echo $$ >'${scope}/cgroup.procs'`, daemon, UNTIL_GO];
        const who = await startOf(place, place.launch('a', agentOf(place, 'a', ...lines)));
        const pid = await pidIn(place, 'pids');
        await leftBehind(place, 'a');
        writeFileSync(join(place.dir('a'), 'watch.txt'), '');
        expect(left(await lookAt(place, 'a', who))).toContain(pid);
        await killOf(place, 'a', who);
        expect(lives(pid)).toBe(false);
      } finally {
        for (const pid of pidsIn(place)) endIfThere(pid);
        await until('the scope is empty', () => readFileSync(`${scope}/cgroup.procs`, 'utf8') === '');
        rmdirSync(scope);
      }
    }));

  it('is swept again after a sweep, because what was just ended may have started more', () => {
    const folder = mkdtempSync(join(tmpdir(), 'agentd-hydra-'));
    return inPlace(
      sh,
      async (place) => {
        const command = agentOf(place, 'a', `trap '' TERM; echo $$ >>pids; while :; do /bin/sleep 1; done`);
        const made = place.launch('a', command);
        const who = await startOf(place, made);
        const agent = await pidIn(place, 'pids');
        // Nobody else sweeps.
        await endWatchdogs(place);
        endIfThere(who.pid);
        // The first pause after the agent's death brings forth one more process.
        const born = `AGENTD_RUN='${made.task}' setsid /bin/sleep 600 & echo $! >'${folder}/pid'; until grep -q AGENTD_RUN /proc/$!/environ;do /bin/sleep 0.02;done`;
        const lines = [
          '#!/bin/sh',
          '/bin/sleep "$@"',
          `grep -q '^State:.[^Z]' /proc/${agent}/status 2>/dev/null || ! mkdir '${folder}/once' 2>/dev/null || { ${born}; }`,
        ];
        writeFileSync(join(folder, 'sleep'), [...lines, ''].join('\n'), { mode: 0o755 });
        expect(await place.kill('a')).toMatchObject({ state: 'finished', survivors: [] });
        const [more] = linesOf(join(folder, 'pid')).map(Number);
        expect(more).toBeGreaterThan(1);
        expect([agent, more ?? 0].filter(lives)).toEqual([]);
      },
      { machine: { path: `${folder}:/usr/bin:/bin` } },
    ).finally(() => removeFolder(folder));
  });
});
