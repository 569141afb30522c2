/**
 * What an agent that is the terminal's own user can do to agentd's records and processes on Windows. Each test is a row of the
 * table in docs/security.md; the agent has a few lines of shell, `$D` is its run directory.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ProcessIdentity } from '../../../../action/src/model/run.ts';
import type { CollectItem } from '../../../../action/src/ports/operation.ts';
import {
  bootId,
  endIfThere,
  inspectionOf,
  leave,
  lives,
  refusalOf,
  statField,
  until,
} from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { withPowerShell } from './pwsh.ts';
import { REMOVED, agentOf, killOf, lookAt, pidIn, pidsIn, seenByWatchdog, startOf, within } from './runs.ts';

const LAST: readonly CollectItem[] = [{ op: 'read', file: 'out/last.md', max_bytes: 1000 }];

interface Tried {
  readonly place: Place;
  readonly who: ProcessIdentity;
  /** The agent's own process. */
  readonly agent: number;
}

/** It is seen to run, no second agent of the item starts, and a kill ends it and all that it started. */
async function isHeld({ place, who, agent }: Tried): Promise<void> {
  expect(inspectionOf(await lookAt(place, 'a', who)).state).toBe('running');
  for (const replaces of [[], [place.dir('a')]]) {
    const second = place.launch('b', 'echo second >>agents', { item_id: 'one-item' });
    const answer = await place.start(second, null, replaces);
    expect(refusalOf(answer) ?? ('status' in answer && answer.status)).toMatch(/^(item-locked|evidence)$/);
  }
  const after = inspectionOf(await killOf(place, 'a', who));
  expect('survivors' in after && after.survivors).toEqual([]);
  expect([agent, who.pid, ...pidsIn(place)].filter(lives)).toEqual([]);
  expect(existsSync(join(place.repo, 'agents'))).toBe(false);
}

withPowerShell('an agent on Windows', (windows) => {
  /** Lets an agent do that, waits until it has, and goes on while it lives. */
  const tries = (lines: readonly string[], work: (tried: Tried) => Promise<void>): Promise<void> =>
    within(windows, async (place) => {
      const agent = ['echo $$ >>pids', ...lines, 'touch tried; while :; do sleep 0.2; done'];
      const who = await startOf(place, place.launch('a', agentOf(place, 'a', ...agent), { item_id: 'one-item' }));
      await until('it has tried', () => existsSync(join(place.repo, 'tried')));
      await work({ place, who, agent: await pidIn(place, 'pids') });
    });

  const withInnocent = async (work: (pid: number) => Promise<void>): Promise<void> => {
    const pid = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' }).pid ?? 0;
    try {
      await work(pid);
      expect(lives(pid)).toBe(true);
    } finally {
      endIfThere(pid);
    }
  };

  describe.concurrent('with the rights of the terminal’s user', () => {
    it('that writes `exit=0` while it lives is running, cannot be joined by a second one, and can be ended', () =>
      tries(['echo exit=0 >"$D/exit.txt"; echo "[review] done" >"$D/out/last.md"'], async (tried) => {
        await isHeld(tried);
        expect(tried.place.read('a', 'exit.txt')).toMatch(/^exit=137 at/);
      }));

    it('that writes `void` into `begin`, and removes the other records, is running, cannot be joined, and can be ended', () =>
      tries(['echo void >"$D/begin"; rm -f "$D/pid.txt" "$D/started.txt" "$D/watch.txt"'], isHeld));

    it('that puts folders in the place of records is running, cannot be joined, and can be ended', () =>
      tries(['for f in begin pid.txt started.txt exit.txt;do rm -f "$D/$f"; mkdir -p "$D/$f/x"; done'], isHeld));

    it('that keeps its records from being read is running, cannot be joined, and can be ended', () =>
      tries(
        [
          'for f in begin pid.txt started.txt;do (exec 8<"$D/$f"; flock -x 8; echo $BASHPID >>pids; exec sleep 600) & done',
          'until [ "$(wc -l <pids)" -ge 4 ];do sleep 0.05;done',
        ],
        async ({ place, who, agent }) => {
          await expect(place.transport.readText(join(place.dir('a'), 'begin'))).rejects.toThrow(/being used/);
          expect(inspectionOf(await lookAt(place, 'a', who)).state).toBe('running');
          const second = place.start(place.launch('b', 'echo second >>agents', { item_id: 'one-item' }));
          await expect(second).rejects.toThrow(/what it has done is unknown/);
          expect(inspectionOf(await killOf(place, 'a', who))).toMatchObject({ state: 'finished', survivors: [] });
          expect([agent, who.pid, ...pidsIn(place)].filter(lives)).toEqual([]);
          expect(existsSync(join(place.repo, 'agents'))).toBe(false);
        },
      ));

    it('that writes another process into its records does not have that process ended', () =>
      withInnocent(async (pid) => {
        const forged = [pid, statField(pid, 22), bootId()];
        await tries(
          [
            `printf '%s\\n' ${forged.join(' ')} agentd-x stdout.txt >"$D/pid.txt"; echo ${pid} >"$D/launch.pid"`,
            `echo run ${forged.join(' ')} >"$D/begin"`,
          ],
          async (tried) => {
            // Where the start's answer was lost, its own processes are found by what belongs to the run.
            const seen = inspectionOf(await lookAt(tried.place, 'a', null));
            expect(seen).toMatchObject({ state: 'gone', survivors: expect.arrayContaining([tried.agent]) as unknown });
            await isHeld(tried);
          },
        );
      }));

    it('that removes its run directory, or puts a link there, is found and ended, and nothing is read of the link', () =>
      within(windows, async (place) => {
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
            const pids = expect.arrayContaining([who.pid, agent]) as unknown;
            expect(seen).toMatchObject({ state: 'none', survivors: pids });
          }
          expect(inspectionOf(await killOf(place, name, who))).toEqual({ state: 'none', survivors: [] });
          expect([who.pid, agent].filter(lives)).toEqual([]);
        }
      }));

    it('that makes the directory of another item’s run has it refused, and nothing of it read', () =>
      within(windows, async (place) => {
        const forged = `F="\${D%a}b"; mkdir -p "$F/out"; echo exit=0 >"$F/exit.txt"; echo "[review] FORGED" >"$F/out/last.md"`;
        await place.start(place.launch('a', agentOf(place, 'a', forged)));
        await place.settled('a', 'finished');
        expect(refusalOf(await place.start(place.launch('b', 'true')))).toBe('haspid');
        const seen = inspectionOf(await lookAt(place, 'b', null, LAST));
        expect(seen).toEqual({ state: 'gone', same_boot: true, survivors: [], collected: [null] });
      }));

    it('that starts children without the marker, whose parent ends once it was seen, takes them with it', () =>
      tries(
        [
          `sh -c 'env -u AGENTD_RUN setsid sleep 600 & echo $! >>pids; until [ -e orphan ];do sleep 0.05;done' &`,
          'until [ "$(wc -l <pids)" -ge 2 ];do sleep 0.05;done',
        ],
        async (tried) => {
          await seenByWatchdog(tried.place, 'a', pidsIn(tried.place));
          leave(join(tried.place.repo, 'orphan'), '');
          await isHeld(tried);
        },
      ));

    it('that kills or stops its watchdog has it seen as dead, and started again with the count it had', () =>
      within(windows, async (place) => {
        for (const [name, signal] of [
          ['a', 'KILL'],
          ['b', 'STOP'],
        ] as const) {
          const wait = 'until [ "$(sed "1s/ .*//;q" "$D/watch.txt")" -ge 1 ];do sleep 0.1;done';
          const kill = `set -- $(cat "$D/watch.txt"); kill -${signal} $4; echo $4 >>pids; touch tried-${name}; exec sleep 600`;
          const made = place.launch(name, agentOf(place, name, `(${wait}) 2>/dev/null`, kill), { limit_s: 19 });
          const who = await startOf(place, made);
          await until('it has tried', () => existsSync(join(place.repo, `tried-${name}`)));
          expect(inspectionOf(await lookAt(place, name, who))).toMatchObject({ watch: { alive: false } });
          await place.batch({ op: 'watch', dir: made.dir, task: made.task, identity: who, elapsed_s: 18 });
          // One second of the limit was left.
          expect(await place.settled(name, 'finished')).toMatchObject({ ended_by: 'limit' });
        }
      }));

    it('that holds the lock of the run root keeps nobody from ending it', () =>
      tries(['flock "${D%/*}/.agentd/lock" sleep 600 & echo $! >>pids; sleep 0.5'], async ({ place, who, agent }) => {
        expect(inspectionOf(await killOf(place, 'a', who))).toMatchObject({ state: 'finished', survivors: [] });
        expect([agent, who.pid, ...pidsIn(place)].filter(lives)).toEqual([]);
      }));

    it('that puts a folder in the place of the lock of the run root is held, and can be ended', () =>
      tries(['A="${D%/*}/.agentd"; rm -f "$A/lock"; mkdir -p "$A/lock/x"'], isHeld));

    it('that puts folders in the place of locks and fences has acts refused, and nothing else', () =>
      tries(
        ['A="${D%/*}/.agentd"; rm -f "$A"/locks/*; mkdir "$A/locks/one-item" "$A/fence-aaaaaaaa"'],
        async ({ place, who }) => {
          const { dir, task } = place.launch('a', '');
          const kill = { op: 'kill', dir, task, identity: who, collect: [] } as const;
          const [fenced] = await place.transport.batch([kill], { lineage: 'aaaaaaaa', number: 3 });
          expect(refusalOf(fenced)).toBe('fence-unreadable');
          expect(lives(who.pid)).toBe(true);
          const second = await place.start(place.launch('b', 'true', { item_id: 'one-item' }));
          expect(refusalOf(second)).toBe('item-lock-unreadable');
          expect(inspectionOf(await killOf(place, 'a', who))).toMatchObject({ state: 'finished', survivors: [] });
        },
      ));

    it('that stops its wrapper is running, and can be ended', () =>
      tries(['kill -STOP "$(cat "$D/launch.pid")"'], isHeld));

    it('that puts links into `out`, or one in its place, has nothing read through them', () =>
      within(windows, async (place) => {
        mkdirSync(join(place.repo, 'private'));
        leave(join(place.repo, 'private', 'last.md'), 'not for you\n');
        for (const [name, line] of [
          ['a', 'ln -s "$PWD/private/last.md" "$D/out/last.md"'],
          ['b', 'rm -rf "$D/out"; ln -s "$PWD/private" "$D/out"'],
          ['d', 'mkdir "$D/out/last.md"'],
        ] as const) {
          const who = await startOf(place, place.launch(name, agentOf(place, name, line)));
          await place.settled(name, 'finished');
          expect(inspectionOf(await lookAt(place, name, who, LAST))).toMatchObject({ collected: [''] });
        }
        const plain = agentOf(place, 'e', 'echo mine >"$D/out/last.md"');
        const who = await startOf(place, place.launch('e', plain));
        await place.settled('e', 'finished');
        expect(inspectionOf(await lookAt(place, 'e', who, LAST))).toMatchObject({ collected: ['mine\n'] });
      }));
  });
});
