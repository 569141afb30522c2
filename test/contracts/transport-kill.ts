import { spawn } from 'node:child_process';
import { existsSync, statSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import {
  bootId,
  endWatchdogs,
  endIfThere,
  inspectionOf,
  leave,
  linesOf,
  lives,
  markedBy,
  present,
  runnersOf,
  statField,
  until,
} from './place.ts';
import type { Place } from './place.ts';
import { onPosix } from './system.ts';
import type { System } from './system.ts';
import type { At } from './transport.ts';
import { ago } from '../moments.ts';
import { removeFolder } from '../folders.ts';

/** An agent whose children leave by every door, each writing down its pid first; then it waits. */
const FAMILY = [
  'note() { echo "$1" >> pids; }',
  'sleep 600 & note $!',
  `setsid sh -c 'echo $$ >> pids; exec sleep 600' &`,
  `(setsid sh -c 'sleep 600 & echo $! >> pids' &)`,
  `(sh -c 'echo $$ >> pids; exec sleep 600' &)`,
  `env -i "$(command -v sleep)" 600 & note $!`,
  `sh -c 'trap "" TERM; echo $$ >> pids; while :; do sleep 600; done' &`,
  `setsid sh -c 'trap "" TERM; echo $$ >> pids; while :; do sleep 600; done' &`,
  'note $$',
  'wait',
].join('\n');
const FAMILY_SIZE = 8;

function pidsIn(place: Place): readonly number[] {
  return linesOf(join(place.repo, 'pids')).map(Number);
}

/** A process that has nothing to do with any run. */
async function withInnocent(work: (pid: number) => Promise<void>): Promise<void> {
  const child = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
  const pid = child.pid ?? 0;
  try {
    await work(pid);
    expect(lives(pid)).toBe(true);
  } finally {
    endIfThere(pid);
  }
}

/** Ending runs: all of one, and nothing else. */
export function killing(at: At, system: System = 'posix'): void {
  const posix = onPosix(system);
  posix('ends the whole family of a run, whatever doors it took, and no other run', () =>
    at(async (place) => {
      const { starts, launch, begun, kill, transport, root } = place;
      await starts(launch('other', 'sleep 600'), launch('a', FAMILY));
      await until('the family is complete', () => pidsIn(place).length === FAMILY_SIZE);
      await begun('other');
      const family = pidsIn(place);
      expect(family.every(lives)).toBe(true);
      const before = transport.round_trips;

      const after = await kill('a');

      expect(transport.round_trips).toBe(before + 1);
      expect(after).toMatchObject({ state: 'finished', ended_by: 'kill' });
      expect(after.state === 'finished' && [137, 143].includes(after.exit_code ?? 0)).toBe(true);
      expect(family.filter(lives)).toEqual([]);
      expect(markedBy(launch('a', '').task)).toEqual([]);
      expect((await place.inspect('other')).state).toBe('running');
      expect(runnersOf(root).length).toBeGreaterThan(0);
    }),
  );

  posix('lets an agent that heeds TERM end in its own time and record its own exit code', () =>
    at(async ({ start, launch, kill, read }) => {
      await start(launch('a', `trap 'echo saved > saved; exit 9' TERM; echo ready; while :; do sleep 0.1; done`));
      await until('the agent is ready', () => read('a', 'stdout.txt').includes('ready'));
      expect(await kill('a')).toMatchObject({ state: 'finished', exit_code: 9, ended_by: 'kill' });
    }),
  );

  it('ends a run whose wrapper ignores nothing but whose agent ignores TERM, within the grace', () =>
    at(async ({ start, launch, kill, read }) => {
      await start(launch('a', `trap '' TERM; echo ready; while :; do sleep 1; done`));
      await until('the agent is ready', () => read('a', 'stdout.txt').includes('ready'));
      expect(await kill('a')).toMatchObject({ state: 'finished', exit_code: 137, ended_by: 'kill' });
    }));

  it('signals nothing and changes nothing once the run has ended and left nothing', () =>
    at(async (place) => {
      const { start, launch, ended, kill, dir } = place;
      await start(launch('a', 'exit 0'));
      await ended('a');
      const written = statSync(join(dir('a'), 'exit.txt')).mtimeMs;
      expect(await kill('a')).toMatchObject({ state: 'finished', exit_code: 0, ended_by: 'itself' });
      expect(statSync(join(dir('a'), 'exit.txt')).mtimeMs).toBe(written);
    }));

  it('can be asked to kill twice, and to kill what is not there', () =>
    at(async ({ start, launch, begun, kill }) => {
      expect(await kill('a')).toEqual({ state: 'none', survivors: [] });
      await start(launch('a', 'sleep 600'));
      await begun('a');
      const first = await kill('a');
      expect(await kill('a')).toEqual(first);
    }));

  it('sweeps by its marker a run whose whole directory is gone, and nothing else', () =>
    at(async (place) => {
      const { starts, launch, begun, inspect, kill, dir } = place;
      const lost = launch('a', 'sleep 600 & echo $! >>pids; echo $$ >>pids; exec sleep 600');
      await starts(lost, launch('b', 'sleep 600'));
      await begun('a', 'b');
      await until('the agents run', () => pidsIn(place).length === 2);
      removeFolder(dir('a'));
      const seen = await inspect('a');
      expect(seen).toMatchObject({ state: 'none', survivors: expect.arrayContaining([...pidsIn(place)]) as unknown });
      expect(await kill('a')).toEqual({ state: 'none', survivors: [] });
      expect(markedBy(lost.task)).toEqual([]);
      expect(existsSync(dir('a'))).toBe(false);
      expect(await inspect('b')).toMatchObject({ state: 'running' });
    }));

  it('never signals a process that only has the recorded pid', () =>
    at(async ({ mkdirs, dir, inspects, kills }) =>
      withInnocent(async (pid) => {
        const start = Number(statField(pid, 22));
        const records = [`${pid}\n${start + 1}\n${bootId()}\nagentd-a\nout\n`, `${pid}\n`, `${pid}\n\n${bootId()}\n`];
        const names = [...records.keys()].map((index) => `a${index}`);
        await mkdirs(...names);
        for (const [index, name] of names.entries()) leave(join(dir(name), 'pid.txt'), present(records[index]));
        const seen = await inspects(names);
        expect(seen.map(({ state }) => state)).toEqual(names.map(() => 'gone'));
        expect(await kills(names)).toEqual(seen);
        expect(lives(pid)).toBe(true);
      }),
    ));

  it('never signals anything that was recorded under another boot', () =>
    at(async ({ transport, dir, inspect, kill }) =>
      withInnocent(async (pid) => {
        await transport.mkdir(dir('a'), false);
        const old = ago(130_000);
        leave(join(dir('a'), 'begin'), `run ${pid} ${statField(pid, 22)} another-boot\n`);
        utimesSync(join(dir('a'), 'begin'), old, old);
        leave(join(dir('a'), 'pid.txt'), `${pid}\n${statField(pid, 22)}\nanother-boot\nagentd-a\nout\n`);
        const gone = { state: 'gone', same_boot: false, survivors: [], collected: [] };
        expect(await inspect('a')).toEqual(gone);
        expect(await kill('a')).toEqual(gone);
      }),
    ));

  it('never signals for a recorded pid that is none', () =>
    at(async ({ mkdirs, dir, batch, repo }) =>
      withInnocent(async (pid) => {
        const records = [`-${pid}`, `${pid} x`, `${pid}; touch '${repo}/harm'; kill ${pid}`, 'x', ''];
        await mkdirs(...records.map((_one, index) => `p${index}`));
        for (const [index, record] of records.entries()) {
          const identity = [record, statField(pid, 22), bootId(), 'agentd-a', 'out', ''];
          leave(join(dir(`p${index}`), 'pid.txt'), identity.join('\n'));
        }
        const results = await batch(
          ...records.map((_record, index) => ({
            op: 'kill' as const,
            identity: null,
            dir: dir(`p${index}`),
            task: 'agentd-nobody',
            collect: [],
          })),
        );
        expect(results.map((result) => inspectionOf(result).state)).not.toContain('running');
        expect(existsSync(join(repo, 'harm'))).toBe(false);
      }),
    ));

  posix('counts the survivors of a wrapper that died without a record, and sweeps them', () =>
    at(async (place) => {
      const { start, launch, settled, kill, read } = place;
      await start(launch('a', FAMILY));
      await until('the family is complete', () => pidsIn(place).length === FAMILY_SIZE);
      await endWatchdogs(place);
      process.kill(Number(read('a', 'launch.pid')), 'SIGKILL');
      const gone = await settled('a', 'gone');
      expect(gone).toMatchObject({ same_boot: true });
      expect(gone.survivors.length).toBeGreaterThanOrEqual(FAMILY_SIZE - 1);
      expect(await kill('a')).toMatchObject({ state: 'finished', ended_by: 'kill' });
      expect(markedBy(launch('a', '').task)).toEqual([]);
      for (const pid of pidsIn(place)) endIfThere(pid);
    }),
  );

  it('takes a zombie for dead', () =>
    at(async ({ transport, dir, inspect }) => {
      await transport.mkdir(dir('a'), false);
      // The parent never waits for its child.
      const parent = spawn('sh', ['-c', 'sleep 0.3 & echo $!; exec sleep 600'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      try {
        const pid = await new Promise<number>((resolve) => {
          parent.stdout.once('data', (line: Buffer) => resolve(Number(line.toString())));
        });
        await until('the child is a zombie', () => statField(pid, 3) === 'Z');
        leave(join(dir('a'), 'pid.txt'), `${pid}\n${statField(pid, 22)}\n${bootId()}\nagentd-a\nout\n`);
        expect((await inspect('a')).state).toBe('gone');
      } finally {
        parent.kill('SIGKILL');
      }
    }));

  it('makes a launch void that has not begun, so that its kill is not lost', () =>
    at(async ({ transport, dir, kill, read, inspect }) => {
      await transport.mkdir(dir('a'), false);
      expect(await kill('a')).toEqual({ state: 'void' });
      expect(read('a', 'begin')).toBe('void\n');
      expect(await inspect('a')).toEqual({ state: 'void' });
    }));

  it('ends many runs within one time of grace', { timeout: 600_000 }, () =>
    at(async ({ starts, launch, kills, read }) => {
      const names = ['a', 'b', 'c', 'd'];
      await starts(...names.map((name) => launch(name, `trap '' TERM; echo ready; while :; do sleep 1; done`)));
      for (const name of names) await until('it is ready', () => read(name, 'stdout.txt') === 'ready\n');
      const ends: number[] = [];
      for (const after of await kills(names)) {
        if (after.state !== 'finished') throw new Error(after.state);
        expect(after).toMatchObject({ exit_code: 137, ended_by: 'kill' });
        ends.push(after.ended_at ?? 0);
      }
      // One after the other they would end five seconds apart.
      expect(Math.max(...ends) - Math.min(...ends)).toBeLessThan(12_000);
    }),
  );

  it('reads the files of a run that it ended, in the same round trip', () =>
    at(async ({ start, launch, batch, dir, read }) => {
      await start(launch('a', 'echo thread 5; sleep 600'));
      await until('it has written', () => read('a', 'stdout.txt') !== '');
      const collect = [{ op: 'grep', file: 'stdout.txt', needle: 'thread', pick: 'first', max_bytes: 50 }] as const;
      const [result] = await batch({ op: 'kill', identity: null, dir: dir('a'), task: launch('a', '').task, collect });
      expect(result).toMatchObject({ inspection: { state: 'finished', collected: ['thread 5'] } });
    }));

  it('ends a run whose directory somebody removed, by its limit', () =>
    at(async ({ start, launch, dir, repo }) => {
      const made = launch('a', 'touch began; exec sleep 600', { limit_s: 6 });
      await start(made);
      await until('the agent runs', () => existsSync(join(repo, 'began')));
      removeFolder(dir('a'));
      await until('the watchdog has ended it', () => markedBy(made.task).length === 0);
    }));

  it.each([
    ['limit', { limit_s: 1, stall_s: 0 }, 'while :; do echo x; sleep 0.2; done'],
    ['stall', { limit_s: 1000, stall_s: 2 }, 'echo x; sleep 600'],
  ] as const)('keeps the %s of %j by itself', (ended_by, limits, command) =>
    at(async ({ start, launch, settled }) => {
      const made = launch('a', command, limits);
      await start(made);
      const done = await settled('a', 'finished');
      expect(done).toMatchObject({ ended_by });
      expect([137, 143]).toContain(done.exit_code);
      await until('nothing is left', () => markedBy(made.task).length === 0);
    }),
  );

  it('takes output on either stream for a sign of life', () =>
    at(async ({ start, launch, settled }) => {
      const command = 'for i in 1 2 3 4 5 6 7 8 9 10; do echo $i >&2; sleep 0.4; done';
      await start(launch('a', command, { limit_s: 1000, stall_s: 2 }));
      expect(await settled('a', 'finished')).toMatchObject({ exit_code: 0, ended_by: 'itself' });
    }));
}
