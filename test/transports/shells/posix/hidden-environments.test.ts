/** Where only ps tells of processes and it hides their environments, as macOS does of Apple's own binaries. */
import { mkdtempSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { endIfThere, endWatchdogs, inspectionOf, leave, lives, until, watchdogsOf } from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { agentOf, inPlace, killOf, lookAt, pidsIn, startOf } from './runs.ts';
import { SHELLS, asSh } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'agentd-ps-'));
afterAll(() => removeFolder(folder));
const ps = spawnSync('sh', ['-c', 'command -v ps'], { encoding: 'utf8' }).stdout.trim();
const hiding = ['#!/bin/sh', `case $1 in -E*|axe*) exec ${ps} axww -o pid=,command=;; esac`, `exec ${ps} "$@"`, ''];
writeFileSync(join(folder, 'ps'), hiding.join('\n'), { mode: 0o755 });
const changes = { machine: { proc: '/nonexistent', path: `${folder}:/usr/bin:/bin` } };

/** Children of the agent in its own group, and in groups of their own. */
const CHILDREN = ['sleep 600 & echo $! >>pids', `setsid sh -c 'echo $$ >>pids; exec sleep 600' &`];

async function seenByWatchdog(place: Place): Promise<void> {
  await until('the watchdog has seen them', () => {
    const [, seen = ''] = place.read('a', 'watch.txt').split('\n');
    return pidsIn(place).length === 2 && pidsIn(place).every((pid) => seen.includes(` ${pid}:`));
  });
}

describe.concurrent.each(SHELLS)(
  'a run whose processes hide their environments, with %s',
  { timeout: 600_000 },
  (shell) => {
    const sh = asSh(shell);

    it('is ended with all that descends from its wrapper', () =>
      inPlace(
        sh,
        async (place) => {
          const who = await startOf(place, place.launch('a', agentOf(place, 'a', ...CHILDREN, 'wait')));
          await until('all are there', () => pidsIn(place).length === 2);
          expect(inspectionOf(await killOf(place, 'a', who))).toMatchObject({ state: 'finished', survivors: [] });
          expect([who.pid, ...pidsIn(place)].filter(lives)).toEqual([]);
        },
        changes,
      ));

    it('leaves survivors that are known by what the watchdog has seen, and swept', () =>
      inPlace(
        sh,
        async (place) => {
          const command = agentOf(place, 'a', ...CHILDREN, 'until [ -e go ];do sleep 0.05;done');
          const who = await startOf(place, place.launch('a', command));
          await seenByWatchdog(place);
          await endWatchdogs(place);
          leave(join(place.repo, 'go'), '');
          const { survivors } = await place.settled('a', 'finished');
          expect(survivors).toEqual(expect.arrayContaining([...pidsIn(place)]));
          expect(inspectionOf(await killOf(place, 'a', who))).toMatchObject({ exit_code: 0, survivors: [] });
          expect(pidsIn(place).filter(lives)).toEqual([]);
        },
        changes,
      ));

    it('is swept by its watchdog when the wrapper was killed', () =>
      inPlace(
        sh,
        async (place) => {
          const who = await startOf(place, place.launch('a', agentOf(place, 'a', ...CHILDREN, 'wait')));
          await seenByWatchdog(place);
          endIfThere(who.pid);
          await until('the watchdog has gone', () => watchdogsOf(place.root).length === 0);
          expect(pidsIn(place).filter(lives)).toEqual([]);
          expect(inspectionOf(await lookAt(place, 'a', who))).toMatchObject({ state: 'finished', survivors: [] });
        },
        changes,
      ));

    it('whose directory is gone is found by the command line of its wrapper', () =>
      inPlace(
        sh,
        async (place) => {
          const who = await startOf(place, place.launch('a', agentOf(place, 'a', ...CHILDREN, 'wait')));
          await seenByWatchdog(place);
          await endWatchdogs(place);
          removeFolder(place.dir('a'));
          for (const identity of [who, null]) {
            const seen = inspectionOf(await lookAt(place, 'a', identity));
            expect(seen).toMatchObject({
              state: 'none',
              survivors: expect.arrayContaining([...pidsIn(place)]) as unknown,
            });
          }
          expect(inspectionOf(await killOf(place, 'a', null))).toEqual({ state: 'none', survivors: [] });
          expect([who.pid, ...pidsIn(place)].filter(lives)).toEqual([]);
        },
        changes,
      ));
  },
);
