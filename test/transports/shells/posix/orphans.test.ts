/** Processes that lost their parents, where only ps tells of them and it hides their environments, as macOS does of sh, bash and sleep. */
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import {
  endIfThere,
  endWatchdogs,
  inspectionOf,
  leave,
  lives,
  refusalOf,
  until,
  watchdogsOf,
} from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { agentOf, inPlace, killOf, lookAt, pidIn, startOf } from './runs.ts';
import { SHELLS, asSh } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'agentd-orphans-'));
afterAll(() => removeFolder(folder));
const ps = spawnSync('sh', ['-c', 'command -v ps'], { encoding: 'utf8' }).stdout.trim();
const tools: Readonly<Record<string, readonly string[]>> = {
  ps: [`case $1 in -E*|axe*) exec ${ps} axww -o pid=,command=;; esac`, `exec ${ps} "$@"`],
  // As lsof tells the working directories of one's own processes: `p` and `n` lines.
  lsof: [`for p in /proc/[0-9]*; do echo "p\${p#/proc/}"; echo "n$(readlink "$p/cwd" 2>/dev/null)"; done`],
};
for (const [name, lines] of Object.entries(tools)) {
  writeFileSync(join(folder, name), ['#!/bin/sh', ...lines, ''].join('\n'), { mode: 0o755 });
}
const changes = { machine: { proc: '/nonexistent', path: `${folder}:/usr/bin:/bin` } };

const ORPHAN = 'sleep 600 & echo $! >>pids';

/** All of the run's group but for one process die at once, the wrapper first. */
function killGroup(wrapper: number, orphan: number): void {
  const { stdout } = spawnSync('pgrep', ['-g', String(wrapper)], { encoding: 'utf8' });
  for (const pid of [wrapper, ...stdout.split('\n').map(Number)]) if (pid > 0 && pid !== orphan) endIfThere(pid);
}

/** The run died with its watchdog, which never saw the orphan. @returns its pid. */
async function orphaned(place: Place, name: string): Promise<number> {
  const who = await startOf(place, place.launch(name, agentOf(place, name, ORPHAN, 'wait')));
  const pid = await pidIn(place, 'pids');
  await endWatchdogs(place);
  leave(join(place.dir(name), 'watch.txt'), `1 0 5 ${who.pid} x\n\n \n`);
  killGroup(who.pid, pid);
  await until('the wrapper has died', () => !lives(who.pid));
  return pid;
}

describe.concurrent.each(SHELLS)('an orphan that hides its environment, with %s', { timeout: 600_000 }, (shell) => {
  const sh = asSh(shell);

  it('is found by the group of its dead wrapper, keeps the item locked, and is ended', () =>
    inPlace(
      sh,
      async (place) => {
        const pid = await orphaned(place, 'a');
        expect(inspectionOf(await lookAt(place, 'a', null))).toMatchObject({ state: 'gone', survivors: [pid] });
        const next = place.launch('b', 'true', { item_id: 'item-a' });
        expect(refusalOf(await place.start(next))).toBe('item-locked');
        const discard = { op: 'discard', dir: place.dir('a'), task: place.launch('a', '').task } as const;
        expect(refusalOf((await place.batch(discard))[0])).toBe('run-alive');
        expect(inspectionOf(await killOf(place, 'a', null))).toMatchObject({ state: 'finished', survivors: [] });
        expect(lives(pid)).toBe(false);
      },
      changes,
    ));

  it('is in the inventory, and keeps the worktree of its item', () =>
    inPlace(
      sh,
      async (place) => {
        const pid = await orphaned(place, 'ENG-1-1');
        const name = place.dir('ENG-1-1').slice(place.root.length + 1);
        const [seen] = await place.batch({ op: 'inventory', repos: [] });
        if (seen === undefined || !('inventory' in seen)) throw new Error(JSON.stringify(seen));
        expect(seen.inventory.processes.filter(({ run }) => run === name)).toEqual([{ pid, run: name }]);
        const path = join(place.root, 'worktrees', 'ENG-1');
        mkdirSync(path, { recursive: true });
        const remove = { op: 'remove_worktree', path, repos: [place.repo], lineage: name.slice(0, 8) } as const;
        expect(refusalOf((await place.batch(remove))[0])).toBe('worktree-in-use');
        // What was asked before in the same visit was about another run.
        const other = await startOf(place, place.launch('other', 'exec sleep 600'));
        const { dir, task } = place.launch('other', '');
        const asked = { op: 'inspect', dir, task, identity: other, collect: [], collect_running: [] } as const;
        expect(refusalOf((await place.batch(asked, remove))[1])).toBe('worktree-in-use');
        const [, after] = await place.batch(asked, { op: 'inventory', repos: [] });
        if (after === undefined || !('inventory' in after)) throw new Error(JSON.stringify(after));
        expect(after.inventory.processes).toContainEqual({ pid, run: name });
        await killOf(place, 'other', other);
        await killOf(place, 'ENG-1-1', null);
        expect(refusalOf((await place.batch(remove))[0])).toBe('worktree-kept');
        const inside = spawn('sleep', ['600'], { cwd: path, stdio: 'ignore' });
        try {
          expect(refusalOf((await place.batch(remove))[0])).toBe('worktree-in-use');
        } finally {
          endIfThere(inside.pid ?? 0);
        }
      },
      changes,
    ));

  it('is swept by the watchdog that had not seen it yet', () =>
    inPlace(
      sh,
      async (place) => {
        const command = agentOf(place, 'a', 'until [ -e go ];do sleep 0.02;done', ORPHAN, 'wait');
        const who = await startOf(place, place.launch('a', command));
        await until('the watchdog is there', () => watchdogsOf(place.root).length > 0);
        await until('it has looked', () => place.read('a', 'watch.txt') !== '');
        leave(join(place.repo, 'go'), '');
        const pid = await pidIn(place, 'pids');
        killGroup(who.pid, pid);
        await until('the watchdog has gone', () => watchdogsOf(place.root).length === 0);
        expect(lives(pid)).toBe(false);
      },
      changes,
    ));

  it('is a stranger where its group is younger than all that the run has written', () =>
    inPlace(
      sh,
      async (place) => {
        const boot = await bootOf(place);
        const daemon = spawn('sh', ['-c', 'sleep 600 & echo $!'], {
          detached: true,
          stdio: ['ignore', 'pipe', 'ignore'],
        });
        const stranger = await new Promise<number>((resolve) => {
          daemon.stdout.once('data', (line: Buffer) => resolve(Number(line.toString())));
        });
        try {
          await until('its leader has gone', () => !lives(daemon.pid ?? 0));
          const dir = place.dir('a');
          mkdirSync(dir, { recursive: true });
          const { task } = place.launch('a', '');
          const records = [daemon.pid, 'Mon_Jan_6_10:00:00_2020', boot];
          leave(join(dir, 'pid.txt'), `${[...records, task, 'stdout.txt', '-', '-', 'end', ''].join('\n')}\n`);
          leave(join(dir, 'watch.txt'), `9 9 5 2 3\n\n ${daemon.pid} \n`);
          leave(join(dir, 'begin'), `run ${records.join(' ')} - -\n`);
          const past = new Date('2020-01-06T11:00:00Z');
          for (const file of ['begin', 'watch.txt']) utimesSync(join(dir, file), past, past);
          expect(inspectionOf(await lookAt(place, 'a', null))).toMatchObject({ state: 'gone', survivors: [] });
          await killOf(place, 'a', null);
          expect(lives(stranger)).toBe(true);
          // The same group, had the run written since: then it is the run's.
          leave(join(dir, 'watch.txt'), `9 9 5 2 3\n\n ${daemon.pid} \n`);
          expect(inspectionOf(await lookAt(place, 'a', null))).toMatchObject({ survivors: [stranger] });
        } finally {
          endIfThere(stranger);
        }
      },
      changes,
    ));
});

/** As scripts find it out where only ps tells. */
async function bootOf(place: Place): Promise<string> {
  const [facts] = await place.batch({ op: 'facts' });
  if (facts === undefined || !('boot_id' in facts)) throw new Error(JSON.stringify(facts));
  return facts.boot_id;
}
