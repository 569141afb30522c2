/** The watchdog: what it counts, what it ends, and what becomes of it. */
import { existsSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  inspectionOf,
  leave,
  linesOf,
  lives,
  present,
  runnersOf,
  until,
  watchdogsOf,
} from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { quote } from '../../../../action/src/transports/shells/posix/quote.ts';
import { REMOVED, agentOf, inPlace, killOf, lookAt, pidIn, startOf } from './runs.ts';
import { SHELLS, asSh } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

/**
 * A search path on which a sleep of seconds is over at once, and is noted in `naps`. The one with that number, if one is given, lasts
 * until there is a file `go` beside.
 */
async function withShortSleeps(work: (path: string, naps: string) => Promise<void>, longest = 0): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agentd-sleep-'));
  const naps = join(folder, 'naps');
  const lines = [
    '#!/bin/sh',
    `case $1 in 0*);; *) echo "$1" >>'${naps}'; [ $(($(wc -l <'${naps}'))) != ${longest} ]||until [ -e '${folder}/go' ];do /bin/sleep 0.05;done; set -- 0.02;; esac`,
    'exec /bin/sleep "$@"',
    '',
  ];
  writeFileSync(join(folder, 'sleep'), lines.join('\n'), { mode: 0o755 });
  try {
    await work(`${folder}:/usr/bin:/bin`, naps);
  } finally {
    removeFolder(folder);
  }
}

/** Elapsed, quiet, period, pid and start of the watchdog; empty while it has written nothing, or something else stands there. */
function counted(place: Place, name: string): readonly number[] {
  const numbers = (place.read(name, 'watch.txt').split('\n')[0] ?? '').split(' ').map(Number);
  return numbers.some(Number.isNaN) ? [] : numbers;
}

describe.concurrent.each(SHELLS)('the watchdog, with %s', { timeout: 600_000 }, (shell) => {
  const sh = asSh(shell);

  it('counts the sleeps it made and no clock, so that time in which a machine slept does not count', () =>
    withShortSleeps(
      (path, naps) =>
        inPlace(
          sh,
          async (place) => {
            const who = await startOf(place, place.launch('a', 'sleep 600', { limit_s: 30 }));
            await until('it counts', () => linesOf(naps).length === 10 && (counted(place, 'a')[0] ?? 0) >= 5);
            const seen = inspectionOf(await lookAt(place, 'a', who));
            const [elapsed = 0, quiet = 0] = counted(place, 'a');
            if (seen.state !== 'running' || seen.watch === null) throw new Error(JSON.stringify(seen));
            expect(seen.watch.alive).toBe(true);
            expect(seen.watch.elapsed_s).toBeGreaterThanOrEqual(5);
            expect(seen.watch.elapsed_s).toBeLessThanOrEqual(elapsed);
            expect(quiet).toBeLessThanOrEqual(elapsed);
            leave(join(dirname(naps), 'go'), '');
            expect(await place.settled('a', 'finished')).toMatchObject({ ended_by: 'limit' });
            await until('it has gone', () => watchdogsOf(place.root).length === 0);
            // Thirty sleeps of a second, and then until it saw that all had ended.
            const sleeps = linesOf(naps).filter((seconds) => seconds === '1').length;
            expect([31, 32, 33]).toContain(sleeps);
          },
          { machine: { path } },
        ),
      10,
    ));

  it('is there without any limit', () =>
    inPlace(sh, async (place) => {
      await startOf(place, place.launch('a', 'sleep 600', { limit_s: 0, stall_s: 0 }));
      await until('it has written', () => place.read('a', 'watch.txt') !== '');
      // For a moment a process that it starts has its words.
      await until('it alone watches', () => watchdogsOf(place.root).join() === String(counted(place, 'a')[3]));
    }));

  it('ends a wrapper that lives on after an exit record which is not its own, and has the true end written down', () =>
    withShortSleeps((path) =>
      inPlace(
        sh,
        async (place) => {
          const command = agentOf(place, 'a', 'echo exit=0 >"$D/exit.txt"; echo $$ >>pids; exec sleep 600');
          await startOf(place, place.launch('a', command));
          const agent = await pidIn(place, 'pids');
          const done = await place.settled('a', 'finished');
          expect(done).toMatchObject({ ended_by: 'kill' });
          expect([137, 143]).toContain(done.exit_code);
          expect(lives(agent)).toBe(false);
        },
        { machine: { path, linger_s: 20 } },
      ),
    ));

  it('ends a wrapper that hangs after its own exit record, which stands', () =>
    withShortSleeps((path) =>
      inPlace(
        sh,
        async (place) => {
          const command = agentOf(place, 'a', 'kill -STOP "$(cat "$D/launch.pid")"; exit 5');
          const who = await startOf(place, place.launch('a', command));
          await until('the end is recorded', () => place.read('a', 'exit.txt') !== '');
          expect(await place.settled('a', 'finished')).toMatchObject({ exit_code: 5, ended_by: 'itself' });
          expect(lives(who.pid)).toBe(false);
        },
        { machine: { path, linger_s: 20 } },
      ),
    ));

  it('is taken for none while it is stopped, and another takes its place', () =>
    inPlace(sh, async (place) => {
      const who = await startOf(place, place.launch('a', 'sleep 600'));
      await until('it has written', () => place.read('a', 'watch.txt') !== '');
      const first = present(watchdogsOf(place.root)[0]);
      process.kill(first, 'SIGSTOP');
      await until('it is not taken for alive', () => lives(first));
      const seen = inspectionOf(await lookAt(place, 'a', who));
      expect(seen).toMatchObject({ state: 'running', watch: { alive: false } });
      const { dir, task } = place.launch('a', '');
      await place.batch({ op: 'watch', dir, task, identity: who, elapsed_s: 3 });
      await until('another has written', () => ![first, undefined].includes(counted(place, 'a')[3]));
      expect(watchdogsOf(place.root)).not.toContain(first);
      expect(lives(first)).toBe(false);
      await killOf(place, 'a', who);
    }));

  it('writes through no link, and into no directory but the run’s own', () =>
    inPlace(sh, async (place) => {
      const victim = join(place.repo, 'victim');
      leave(victim, 'mine\n');
      await startOf(
        place,
        place.launch('a', agentOf(place, 'a', `ln -sf "$PWD/victim" "$D/.watch"; touch linked; exec sleep 600`)),
      );
      await until('the link is there', () => existsSync(join(place.repo, 'linked')));
      const before = counted(place, 'a')[0] ?? 0;
      await until('it has written again', () => (counted(place, 'a')[0] ?? 0) >= before + 2);
      expect(linesOf(victim)).toEqual(['mine']);

      const elsewhere = join(place.repo, 'elsewhere');
      mkdirSync(elsewhere);
      const lines = [REMOVED, 'ln -s "$PWD/elsewhere" "$D"; echo $$ >>pids; exec sleep 600'];
      await startOf(place, place.launch('b', agentOf(place, 'b', ...lines), { limit_s: 2 }));
      const agent = await pidIn(place, 'pids');
      await until('it has ended the run', () => !lives(agent) && watchdogsOf(place.dir('b')).length === 0);
      expect(readdirSync(elsewhere)).toEqual([]);
    }));

  it.each([
    ['count', 'rm', '.watch'],
    ['record', 'date', '+%Y-%m-%dT%H:%M:%S%z'],
  ])('writes no %s through a link that takes the place of the run directory just before', (_what, command, word) =>
    withShortSleeps(async (path) => {
      const folder = mkdtempSync(join(tmpdir(), 'agentd-swap-'));
      try {
        await inPlace(
          sh,
          async (place) => {
            const elsewhere = join(place.repo, 'elsewhere');
            mkdirSync(elsewhere);
            const dir = quote(place.dir('a'));
            const swap = `mv ${dir} ${quote(join(place.repo, 'moved'))};ln -s ${quote(elsewhere)} ${dir}`;
            const when = `[ -L ${dir} ]||[ ! -e ${quote(join(place.repo, 'go'))} ]`;
            const lines = ['#!/bin/sh', `case "$*" in *'${word}')${when}||{ ${swap};};;esac`];
            const text = [...lines, `PATH=/usr/bin:/bin exec ${command} "$@"`, ''].join('\n');
            writeFileSync(join(folder, command), text, { mode: 0o755 });
            const who = await startOf(place, place.launch('a', 'touch go; exec sleep 600', { limit_s: 9 }));
            await until('it has ended the run', () => !lives(who.pid) && runnersOf(place.dir('a')).length === 0);
            expect(lstatSync(place.dir('a')).isSymbolicLink()).toBe(true);
            expect(readdirSync(elsewhere)).toEqual([]);
          },
          { machine: { path: `${folder}:${path}` } },
        );
      } finally {
        removeFolder(folder);
      }
    }),
  );
});
