/** The watchdog on Windows: what it counts, what it ends, and what becomes of it. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  endIfThere,
  inspectionOf,
  leave,
  linesOf,
  lives,
  present,
  until,
  watchdogsOf,
} from '../../../contracts/place.ts';
import { withPowerShell } from './pwsh.ts';
import { REMOVED, UNTIL_GO, agentOf, counted, go, killOf, lookAt, pidIn, startOf, within } from './runs.ts';

withPowerShell('the watchdog of a run on Windows', (windows) => {
  /** Pauses are over at once in there, and are noted. */
  const shortPauses = (): string => mkdtempSync(join(windows.base, 'short-'));

  describe.concurrent('while it runs', () => {
    it('counts the pauses it made and no clock, so that time in which a machine slept does not count', () => {
      const short = shortPauses();
      return within(
        windows,
        async (place) => {
          const who = await startOf(place, place.launch('a', 'sleep 600', { limit_s: 19 }));
          await until('it counts', () => (counted(place, 'a')[0] ?? 0) >= 3);
          leave(join(short, 'freeze'), '');
          const naps = (): number => linesOf(join(short, 'naps')).length;
          await until('it is frozen', () => existsSync(join(short, 'frozen')));
          const [elapsed = 0] = counted(place, 'a');
          const seen = inspectionOf(await lookAt(place, 'a', who));
          expect(seen).toMatchObject({ state: 'running', watch: { elapsed_s: elapsed, alive: true } });
          rmSync(join(short, 'freeze'));
          expect(await place.settled('a', 'finished')).toMatchObject({ ended_by: 'limit', exit_code: 137 });
          await until('it has gone', () => watchdogsOf(place.root).length === 0);
          // Each pause counts a second, and what it does in between two at most.
          expect(naps()).toBeGreaterThanOrEqual(6);
          expect(naps()).toBeLessThanOrEqual(23);
        },
        { short },
      );
    });

    it('is there without any limit, and counts how long the run has been quiet', () => {
      const short = shortPauses();
      return within(
        windows,
        async (place) => {
          const command = agentOf(place, 'a', 'until [ -e go ];do sleep 0.05;done; echo x; exec sleep 600');
          await startOf(place, place.launch('a', command, { limit_s: 0, stall_s: 0 }));
          await until('it is quiet', () => (counted(place, 'a')[1] ?? 0) >= 10);
          await until('it alone watches', () => watchdogsOf(place.root).join() === String(counted(place, 'a')[3]));
          leave(join(place.repo, 'go'), '');
          await until('it has heard something', () => {
            // Quiet for as long as it runs until then; its short pauses count fast.
            const [elapsed = 0, quiet = 0] = counted(place, 'a');
            return elapsed - quiet >= 10;
          });
        },
        { short },
      );
    });

    it('ends a wrapper that lives on after an exit record which is not its own, and has the true end written down', () => {
      const short = shortPauses();
      return within(
        windows,
        async (place) => {
          const command = agentOf(place, 'a', 'echo exit=0 >"$D/exit.txt"; echo $$ >>pids; exec sleep 600');
          await startOf(place, place.launch('a', command));
          const agent = await pidIn(place, 'pids');
          expect(await place.settled('a', 'finished')).toMatchObject({ ended_by: 'kill', exit_code: 137 });
          expect(lives(agent)).toBe(false);
        },
        { short, linger_s: 20 },
      );
    });

    it('is there before the agent, and without one nothing runs', () =>
      within(
        windows,
        async (place) => {
          await place.start(place.launch('a', 'touch begun'));
          const err = [{ op: 'tail', file: 'stderr.txt', max_bytes: 500 }] as const;
          const done = await place.settled('a', 'finished', err);
          expect(done).toMatchObject({ exit_code: 98, collected: ['agentd: no watchdog could be started\n'] });
          expect(existsSync(join(place.repo, 'begun'))).toBe(false);
        },
        { wmi: false, child: false },
      ));

    it('ends a run that a kill has marked, where the kill itself could not', () =>
      within(windows, async (place) => {
        const who = await startOf(place, place.launch('a', agentOf(place, 'a', 'echo $$ >>pids; exec sleep 600')));
        const agent = await pidIn(place, 'pids');
        leave(join(place.dir('a'), 'ended.txt'), 'kill   \n');
        expect(await place.settled('a', 'finished')).toMatchObject({ ended_by: 'kill', exit_code: 137 });
        expect([agent, who.pid].filter(lives)).toEqual([]);
      }));

    it('keeps the limit where processes cannot be listed', () => {
      const short = shortPauses();
      const blind = join(short, 'blind');
      return within(
        windows,
        async (place) => {
          const command = agentOf(place, 'a', 'echo $$ >>pids; exec sleep 600');
          const who = await startOf(place, place.launch('a', command, { limit_s: 40 }));
          const agent = await pidIn(place, 'pids');
          leave(blind, '');
          await until('the run has ended', () => !lives(agent) && !lives(who.pid));
          await until('it is written down', () => place.read('a', 'exit.txt') !== '');
          rmSync(blind);
          expect(await place.settled('a', 'finished')).toMatchObject({ ended_by: 'limit', exit_code: 137 });
        },
        { short, blind },
      );
    });

    it('is taken for none while it is halted, and another takes its place', () =>
      within(windows, async (place) => {
        const who = await startOf(place, place.launch('a', 'sleep 600'));
        await until('it has written', () => place.read('a', 'watch.txt') !== '');
        const first = present(watchdogsOf(place.root)[0]);
        process.kill(first, 'SIGSTOP');
        try {
          await until('it has stopped', () => /\) [Tt] /.test(readFileSync(`/proc/${first}/stat`, 'utf8')));
          const seen = inspectionOf(await lookAt(place, 'a', who));
          expect(seen).toMatchObject({ state: 'running', watch: { alive: false } });
          const { dir, task } = place.launch('a', '');
          await place.batch({ op: 'watch', dir, task, identity: who, elapsed_s: 3 });
          await until('another has written', () => ![first, undefined].includes(counted(place, 'a')[3]));
          expect(watchdogsOf(place.root)).not.toContain(first);
          await killOf(place, 'a', who);
        } finally {
          endIfThere(first);
        }
      }));

    it('writes through no link, and into no directory but the run’s own', () =>
      within(windows, async (place) => {
        const victim = join(place.repo, 'victim');
        leave(victim, 'mine\n');
        const links = ['watch.txt', 'watch.txt.new', '.output', '.exit'].map(
          (name) => `ln -sf "$PWD/victim" "$D/${name}"`,
        );
        const command = agentOf(place, 'a', ...links, 'touch linked; until [ -e go ];do sleep 0.05;done; exit 3');
        await startOf(place, place.launch('a', command));
        await until('the links are there', () => existsSync(join(place.repo, 'linked')));
        await until('it has written again', () => (counted(place, 'a')[0] ?? 0) >= 2);
        leave(join(place.repo, 'go'), '');
        expect(await place.settled('a', 'finished')).toMatchObject({ exit_code: 3 });
        expect(linesOf(victim)).toEqual(['mine']);
      }));

    it('writes nothing through a link that has taken the place of the run directory while it paused', () => {
      const short = shortPauses();
      return within(
        windows,
        async (place) => {
          const elsewhere = join(place.repo, 'elsewhere');
          mkdirSync(elsewhere);
          leave(join(short, 'freeze'), '');
          const lines = [UNTIL_GO, REMOVED, 'ln -s "$PWD/elsewhere" "$D"; echo $$ >>pids; exec sleep 600'];
          await startOf(place, place.launch('a', agentOf(place, 'a', ...lines), { limit_s: 9 }));
          await until('it pauses', () => existsSync(join(short, 'frozen')));
          go(place);
          const agent = await pidIn(place, 'pids');
          rmSync(join(short, 'freeze'));
          await until('it has ended the run', () => !lives(agent) && watchdogsOf(place.dir('a')).length === 0);
          expect(readdirSync(elsewhere)).toEqual([]);
        },
        { short },
      );
    });
  });
});
