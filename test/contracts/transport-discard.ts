import { existsSync, lstatSync, mkdirSync, readdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { OperationResult } from '../../action/src/ports/operation.ts';
import { linesOf, lives, markedBy, present, refusalOf, runnersOf, until } from './place.ts';
import type { Place } from './place.ts';
import type { At } from './transport.ts';

async function discard(place: Place, dir: string): Promise<OperationResult> {
  const [result] = await place.batch({ op: 'discard', dir, task: `agentd-${dir.slice(place.root.length + 1)}` });
  return present(result);
}

function locksOf(place: Place): readonly string[] {
  return readdirSync(join(place.root, '.agentd', 'locks'));
}

/** Removing what a run has left, and nothing else. */
export function discarding(at: At): void {
  it('removes the directory of a run that has ended, its item lock and its watchdog, and no other', () =>
    at(async (place) => {
      await place.starts(place.launch('other', 'true'), place.launch('a', 'true'));
      await place.ended('other', 'a');
      expect(locksOf(place)).toHaveLength(2);

      let result = await discard(place, place.dir('a'));
      // Its last process may just be ending.
      for (let tries = 0; refusalOf(result) === 'run-alive' && tries < 600; tries += 1) {
        result = await discard(place, place.dir('a'));
      }
      expect(result).toEqual({ op: 'discard', status: 'removed', watchdogs: 0 });
      expect(existsSync(place.dir('a'))).toBe(false);
      expect(runnersOf(place.dir('a'))).toEqual([]);
      expect(locksOf(place)).toEqual(['item-other']);
      expect(existsSync(place.dir('other'))).toBe(true);
      expect(await discard(place, place.dir('a'))).toEqual({ op: 'discard', status: 'absent', watchdogs: 0 });
    }));

  it('touches nothing of a run that lives, and nothing whose processes live on after it', () =>
    at(async (place) => {
      await place.start(place.launch('a', 'sleep 600'));
      await place.begun('a');
      expect(refusalOf(await discard(place, place.dir('a')))).toBe('run-alive');
      expect((await place.inspect('a')).state).toBe('running');
      expect(locksOf(place)).toEqual(['item-a']);
    }));

  it('removes what never began', () =>
    at(async (place) => {
      await place.batch({ op: 'void', dir: place.dir('a') });
      expect(await discard(place, place.dir('a'))).toMatchObject({ status: 'removed' });
      expect(existsSync(place.dir('a'))).toBe(false);
    }));

  it('follows no link, and leaves what the link points to', () =>
    at(async (place) => {
      await place.transport.mkdir(place.root, false);
      const elsewhere = join(place.repo, 'precious');
      mkdirSync(elsewhere);
      writeFileSync(join(elsewhere, 'work'), 'mine');
      symlinkSync(elsewhere, place.dir('a'));
      expect(refusalOf(await discard(place, place.dir('a')))).toBe('run-dir-link');
      expect(lstatSync(place.dir('a')).isSymbolicLink()).toBe(true);

      await place.start(place.launch('b', 'true'));
      await place.ended('b');
      symlinkSync(elsewhere, join(place.dir('b'), 'link'));
      await until('the run is over', () => markedBy(place.launch('b', '').task).filter(lives).length === 0);
      let result = await discard(place, place.dir('b'));
      for (let tries = 0; refusalOf(result) === 'run-alive' && tries < 600; tries += 1) {
        result = await discard(place, place.dir('b'));
      }
      expect(result).toMatchObject({ status: 'removed' });
      expect(linesOf(join(elsewhere, 'work'))).toEqual(['mine']);
    }));

  it('never leaves the run root, and keeps what is no run directory', () =>
    at(async (place) => {
      await place.transport.mkdir(join(place.root, 'worktrees'), false);
      const paths = [
        place.repo,
        place.root,
        `${place.root}/`,
        `${place.root}/..`,
        `${place.root}/.agentd`,
        `${place.root}/worktrees`,
        `${place.root}/a/b`,
        `${place.root}/../repo`,
      ];
      const asked = paths.map(
        (dir) => ({ op: 'discard', dir, task: `agentd-${dir.slice(place.root.length + 1)}` }) as const,
      );
      expect((await place.batch(...asked)).map(refusalOf)).toEqual(paths.map(() => 'outside-run-root'));
      expect(existsSync(place.repo)).toBe(true);
      expect(existsSync(join(place.root, 'worktrees'))).toBe(true);
    }));
}
