/**
 * What an agent that is the terminal's own user can do to agentd's records, processes and environment, whatever channel leads
 * to the terminal. Each test is a row of the table in docs/security.md; the agent has a few lines of shell, `$D` is its run
 * directory.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { CollectItem } from '../../action/src/ports/operation.ts';
import {
  bootId,
  endIfThere,
  inspectionOf,
  leave,
  linesOf,
  lives,
  markedBy,
  refusalOf,
  statField,
  until,
  watchdogsOf,
} from './place.ts';
import type { Place } from './place.ts';
import type { ProcessIdentity } from '../../action/src/model/run.ts';
import type { At } from './transport.ts';
import { REMOVED, agentOf, killOf, lookAt, pidIn, pidsIn, startOf } from '../transports/shells/posix/runs.ts';

const LAST: readonly CollectItem[] = [{ op: 'read', file: 'out/last.md', max_bytes: 1000 }];

interface Tried {
  readonly place: Place;
  readonly who: ProcessIdentity;
  /** The agent's own process. */
  readonly agent: number;
}

/** Lets an agent do that, waits until it has, and goes on while it lives. */
function trying(at: At, lines: readonly string[], work: (tried: Tried) => Promise<void>): Promise<void> {
  return at(async (place) => {
    const agent = ['echo $$ >>pids', ...lines, 'touch tried; while :; do sleep 0.2; done'];
    const who = await startOf(place, place.launch('a', agentOf(place, 'a', ...agent), { item_id: 'one-item' }));
    await until('it has tried', () => existsSync(join(place.repo, 'tried')));
    await work({ place, who, agent: await pidIn(place, 'pids') });
  });
}

/** It is seen to run, no second agent of the item starts, and a kill ends it and all that it started. */
async function isHeld({ place, who, agent }: Tried): Promise<void> {
  expect(inspectionOf(await lookAt(place, 'a', who)).state).toBe('running');
  for (const replaces of [[], [place.dir('a')]]) {
    const second = await place.start(
      place.launch('b', 'echo second >>agents', { item_id: 'one-item' }),
      null,
      replaces,
    );
    expect(refusalOf(second) ?? ('status' in second && second.status)).toMatch(/^(item-locked|evidence)$/);
  }
  const after = inspectionOf(await killOf(place, 'a', who));
  expect('survivors' in after && after.survivors).toEqual([]);
  expect([agent, who.pid, ...pidsIn(place)].filter(lives)).toEqual([]);
  expect(existsSync(join(place.repo, 'agents'))).toBe(false);
}

/** @param at runs one test in a place of its own, and puts the place away. */
export function hostileAgents(at: At): void {
  const tries = (lines: readonly string[], work: (tried: Tried) => Promise<void>): Promise<void> =>
    trying(at, lines, work);

  it('that writes `exit=0` while it lives is running, cannot be joined by a second one, and can be ended', () =>
    tries(['echo exit=0 >"$D/exit.txt"; echo "[review] done" >"$D/out/last.md"'], isHeld));

  it('that writes `void` into `begin`, or removes it, is running, cannot be joined by a second one, and can be ended', () =>
    tries(['echo void >"$D/begin"; rm -f "$D/pid.txt" "$D/started.txt" "$D/watch.txt"'], isHeld));

  it('that writes another process into its records does not have that process ended', async () => {
    const innocent = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
    const pid = innocent.pid ?? 0;
    const forged = [pid, statField(pid, 22), bootId()];
    try {
      await tries(
        [
          `printf '%s\\n' ${forged.join(' ')} agentd-x stdout.txt >"$D/pid.txt"; echo ${pid} >"$D/launch.pid"`,
          `echo run ${forged.join(' ')} >"$D/begin"`,
        ],
        async (tried) => {
          // Not even where the start's answer was lost: its own processes are found by what belongs to the run.
          const seen = inspectionOf(await lookAt(tried.place, 'a', null));
          expect(seen).toMatchObject({ state: 'gone', survivors: expect.arrayContaining([tried.agent]) as unknown });
          await isHeld(tried);
        },
      );
      expect(lives(pid)).toBe(true);
    } finally {
      endIfThere(pid);
    }
  });

  it('that writes an older process of its user into `watch.txt` does not have that process ended', async () => {
    const innocent = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
    const pid = innocent.pid ?? 0;
    try {
      await tries(['true'], async (tried) => {
        const { place, who } = tried;
        for (const dog of watchdogsOf(place.root)) endIfThere(dog);
        leave(join(place.dir('a'), 'watch.txt'), `1 1 1 2 3\n ${pid}:${statField(pid, 22)}\n ${pid} \n`);
        await killOf(place, 'a', who);
        expect(lives(pid)).toBe(true);
      });
    } finally {
      endIfThere(pid);
    }
  });

  it('that removes its run directory, or puts a link there, is found by its process and ended, and nothing is read of the link', () =>
    at(async (place) => {
      const elsewhere = join(place.repo, 'elsewhere');
      mkdirSync(join(elsewhere, 'out'), { recursive: true });
      leave(join(elsewhere, 'exit.txt'), 'exit=0\n');
      leave(join(elsewhere, 'out', 'last.md'), '[review] not for you\n');
      for (const [name, line] of [
        ['a', REMOVED],
        ['b', `${REMOVED}; ln -s "$PWD/elsewhere" "$D"`],
      ] as const) {
        const lines = [line, `echo $$ >pid-${name}; exec sleep 600`];
        const who = await startOf(place, place.launch(name, agentOf(place, name, ...lines)));
        const agent = await pidIn(place, `pid-${name}`);
        for (const identity of [who, null]) {
          const seen = inspectionOf(await lookAt(place, name, identity, LAST));
          expect(seen).toMatchObject({ state: 'none', survivors: expect.arrayContaining([who.pid, agent]) as unknown });
        }
        expect(inspectionOf(await killOf(place, name, who))).toEqual({ state: 'none', survivors: [] });
        expect([who.pid, agent].filter(lives)).toEqual([]);
      }
    }));

  it('that makes the directory of another item’s run has it refused, and nothing of it read', () =>
    at(async (place) => {
      const forged = `F="\${D%a}b"; mkdir -p "$F/out"; echo exit=0 >"$F/exit.txt"; echo "[review] FORGED" >"$F/out/last.md"`;
      await place.start(place.launch('a', agentOf(place, 'a', forged)));
      await place.settled('a', 'finished');
      expect(refusalOf(await place.start(place.launch('b', 'true')))).toBe('haspid');
      const seen = inspectionOf(await lookAt(place, 'b', null, LAST));
      expect(seen).toEqual({ state: 'gone', same_boot: true, survivors: [], collected: [null] });
    }));

  it('that starts children without the marker, in sessions of their own and as daemons, takes them with it', () =>
    tries(
      [
        `env -i sh -c 'echo $$ >>pids; exec sleep 600' &`,
        `setsid env -i sh -c 'echo $$ >>pids; exec sleep 600' &`,
        `(setsid sh -c 'sleep 600 & echo $! >>pids' &)`,
        'until [ "$(wc -l <pids)" -ge 4 ];do sleep 0.05;done',
      ],
      isHeld,
    ));

  it('that kills or stops its watchdog has it seen as dead, and started again with the count it had', () =>
    at(async (place) => {
      for (const [name, signal] of [
        ['a', 'KILL'],
        ['b', 'STOP'],
      ] as const) {
        const wait = 'until [ "$(sed "1s/ .*//;q" "$D/watch.txt")" -ge 1 ];do sleep 0.1;done';
        const kill = `set -- $(cat "$D/watch.txt"); kill -${signal} $4; touch tried-${name}; exec sleep 600`;
        const made = place.launch(name, agentOf(place, name, `(${wait}) 2>/dev/null`, kill), { limit_s: 8 });
        const who = await startOf(place, made);
        await until('it has tried', () => existsSync(join(place.repo, `tried-${name}`)));
        expect(inspectionOf(await lookAt(place, name, who))).toMatchObject({ watch: { alive: false } });
        await place.batch({ op: 'watch', dir: made.dir, task: made.task, identity: who, elapsed_s: 7 });
        // One second of the limit was left.
        expect(await place.settled(name, 'finished')).toMatchObject({ ended_by: 'limit' });
      }
    }));

  it('that stops its wrapper is running, and can be ended', () =>
    tries(['kill -STOP "$(cat "$D/launch.pid")"'], isHeld));

  it('that puts links into `out`, or one in its place, has nothing read through them', () =>
    at(async (place) => {
      mkdirSync(join(place.repo, 'private'));
      leave(join(place.repo, 'private', 'last.md'), 'not for you\n');
      for (const [name, line] of [
        ['a', 'ln -s "$PWD/private/last.md" "$D/out/last.md"'],
        ['b', 'rm -rf "$D/out"; ln -s "$PWD/private" "$D/out"'],
        ['c', 'mkfifo "$D/out/last.md"'],
        ['d', 'mkdir "$D/out/last.md"'],
      ] as const) {
        const who = await startOf(place, place.launch(name, agentOf(place, name, line)));
        await place.settled(name, 'finished');
        expect(inspectionOf(await lookAt(place, name, who, LAST))).toMatchObject({ collected: [''] });
      }
    }));

  it('that puts pipes in the place of records cannot make a visit wait', () =>
    tries(
      ['for f in begin pid.txt started.txt watch.txt exit.txt ended.txt;do rm -f "$D/$f"; mkfifo "$D/$f"; done'],
      isHeld,
    ));

  it('that gives its children the marker of another run has them ended with that run, and that run’s agent is not touched', () =>
    at(async (place) => {
      const other = await startOf(place, place.launch('b', 'echo ready; sleep 600'));
      await until('the other agent runs', () => linesOf(join(place.dir('b'), 'stdout.txt')).length > 0);
      const foreign = `AGENTD_RUN='${place.launch('b', '').task}' setsid sh -c 'echo $$ >>pids; exec sleep 600' &`;
      const who = await startOf(place, place.launch('a', agentOf(place, 'a', foreign, 'sleep 600')));
      const child = await pidIn(place, 'pids');
      await killOf(place, 'a', who);
      expect(lives(other.pid)).toBe(true);
      expect(inspectionOf(await killOf(place, 'b', other))).toMatchObject({ state: 'finished' });
      expect([child, other.pid].filter(lives)).toEqual([]);
    }));

  it('that calls a process of its own the watchdog has none, and gets one that counts on from what state knows', () =>
    at(async (place) => {
      for (const [name, ...lines] of [
        ['a', 'set -- $(cat /proc/$$/stat); echo "0 0 1 $$ ${22}" >"$D/watch.txt"'],
        // No shell counts on from it: it begins like an octal number.
        ['b', 'set -- $(cat /proc/$$/stat); echo "08 0 1 $$ ${22}" >"$D/watch.txt"'],
        ['c', 'echo "000000000000000000009 0 1 1 1" >"$D/watch.txt"'],
        ['d', 'rm -f "$D/watch.txt"; mkdir -p "$D/watch.txt/x" "$D/.watch/x"'],
      ] as const) {
        const wait = 'until set -- $(sed 1q "$D/watch.txt") && [ "${1:-0}" -ge 1 ];do sleep 0.1;done 2>/dev/null';
        const kill = 'kill -KILL $4; while kill -0 $4 2>/dev/null;do sleep 0.1;done';
        const agent = agentOf(place, name, wait, kill, ...lines, `touch tried-${name}; exec sleep 600`);
        const made = place.launch(name, agent, { limit_s: 8 });
        const who = await startOf(place, made);
        await until('it has tried', () => existsSync(join(place.repo, `tried-${name}`)));
        const seen = inspectionOf(await lookAt(place, name, who));
        expect(seen.state === 'running' && (seen.watch?.alive ?? false)).toBe(false);
        await place.batch({ op: 'watch', dir: made.dir, task: made.task, identity: who, elapsed_s: 7 });
        expect(await place.settled(name, 'finished')).toMatchObject({ ended_by: 'limit' });
      }
    }));

  it('that puts folders in the place of records is ended, and its end is written down', () =>
    tries(
      ['for f in exit.txt ended.txt .exit .ended .watch watch.txt;do rm -f "$D/$f"; mkdir -p "$D/$f/x"; done'],
      async (tried) => {
        await isHeld(tried);
        const seen = inspectionOf(await lookAt(tried.place, 'a', tried.who));
        expect(seen).toMatchObject({ state: 'finished', ended_by: 'kill' });
        expect([137, 143]).toContain('exit_code' in seen && seen.exit_code);
      },
    ));

  it('that prepares the directory of another run with pipes cannot make its start wait', () => {
    const names = ['prompt.md', 'run.sh', 'begin', '.exit', 'out'];
    return tries(
      [`for f in ${names.join(' ')};do mkdir "\${D%a}$f" && mkfifo "\${D%a}$f/$f" || exit;done`],
      async ({ place }) => {
        for (const name of names) {
          expect(refusalOf(await place.start(place.launch(name, 'true')))).toMatch(/^(run-dir-blocked|haspid)$/);
        }
      },
    );
  });

  it('that puts pipes or links where agentd keeps its locks cannot make a visit wait, or have anything written through them', () =>
    tries(
      [
        'A="${D%/*}/.agentd"; echo mine >mine; rm -f "$A/lock" "$A"/locks/*; mkfifo "$A/lock"',
        'for f in one-item one-item.new other.new;do ln -s "$PWD/mine" "$A/locks/$f";done',
      ],
      async (tried) => {
        const { place, who } = tried;
        const victim = join(place.repo, 'mine');
        const other = await place.start(place.launch('c', 'exec sleep 600', { item_id: 'other' }));
        expect(other).toMatchObject({ status: 'started' });
        expect(refusalOf(await place.start(place.launch('b', 'true', { item_id: 'one-item' })))).toBe(
          'item-lock-unreadable',
        );
        expect(inspectionOf(await killOf(place, 'a', who))).toMatchObject({ state: 'finished' });
        expect([tried.agent, who.pid].filter(lives)).toEqual([]);
        expect(linesOf(victim)).toEqual(['mine']);
      },
    ));

  it('that puts pipes or links where agentd keeps its fence has acts refused, and nothing waits or is written through', () =>
    tries(
      [
        'A="${D%/*}/.agentd"; echo mine >mine; mkfifo "$A/fence-aaaaaaaa"',
        'ln -s "$PWD/mine" "$A/fence-bbbbbbbb.new"; mkfifo "$A/fence-cccccccc.new"',
      ],
      async ({ place, who }) => {
        const { dir, task } = place.launch('a', '');
        const kill = { op: 'kill', dir, task, identity: who, collect: [] } as const;
        const by = async (lineage: string) => (await place.transport.batch([kill], { lineage, number: 3 }))[0];
        expect(refusalOf(await by('aaaaaaaa'))).toBe('fence-unreadable');
        expect(lives(who.pid)).toBe(true);
        expect(refusalOf(await by('cccccccc'))).toBe(null);
        expect(refusalOf(await by('bbbbbbbb'))).toBe(null);
        expect(linesOf(join(place.repo, 'mine'))).toEqual(['mine']);
      },
    ));

  it('that holds the lock of the run root keeps nobody from ending it', () =>
    tries(['flock "${D%/*}/.agentd/lock" sleep 600 & echo $! >>pids; sleep 0.5'], async ({ place, who, agent }) => {
      expect(inspectionOf(await killOf(place, 'a', who))).toMatchObject({ state: 'finished', survivors: [] });
      expect([agent, who.pid, ...pidsIn(place)].filter(lives)).toEqual([]);
    }));

  it('that forks faster than anybody can look, deaf to TERM, is ended', () =>
    at(async (place) => {
      // Each process lives for a moment and leaves one child behind.
      const chain = `trap '' TERM;n(){ [ -e stop ]||{ echo $$ >last; (n &) ;};}; n; touch tried; sleep 600`;
      const who = await startOf(place, place.launch('a', agentOf(place, 'a', chain)));
      await until('it has tried', () => existsSync(join(place.repo, 'tried')));
      try {
        const after = inspectionOf(await killOf(place, 'a', who));
        expect('survivors' in after && after.survivors).toEqual([]);
        expect(markedBy(place.launch('a', '').task)).toEqual([]);
      } finally {
        leave(join(place.repo, 'stop'), '');
      }
    }));
}
