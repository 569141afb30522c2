import { mkdirSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { Inventory, InventoryEntry } from '../../action/src/ports/inventory.ts';
import { bootId, leave, present, statField } from './place.ts';
import type { Place } from './place.ts';
import type { At } from './transport.ts';
import { ago, thisSecond } from '../moments.ts';

async function inventory(place: Place): Promise<Inventory> {
  const since = thisSecond();
  const [result] = await place.batch({ op: 'inventory', repos: [] });
  const seen = present(result);
  if (!('inventory' in seen)) throw new Error(JSON.stringify(seen));
  expect(seen.now).toBeGreaterThanOrEqual(since);
  expect(seen.now).toBeLessThanOrEqual(Date.now());
  return seen.inventory;
}

function entryNamed(seen: Inventory, name: string): InventoryEntry | undefined {
  return seen.entries.find((one) => one.name === name);
}

/** Looking at all that runs have left. */
export function countingAll(at: At): void {
  it('finds runs, what is none, their processes and their item locks, in one round trip', () =>
    at(async (place) => {
      const since = thisSecond();
      await place.starts(place.launch('lives', 'sleep 600'), place.launch('ended', 'true'));
      await place.begun('lives');
      await place.ended('ended');
      await place.batch({ op: 'void', dir: place.dir('void') });
      mkdirSync(place.dir('reused'));
      leave(
        join(place.dir('reused'), 'pid.txt'),
        `${process.pid}\n${Number(statField(process.pid, 22)) + 1}\n${bootId()}\nt\no\n`,
      );
      mkdirSync(place.dir('broken'));
      leave(join(place.dir('broken'), 'pid.txt'), 'what\n');
      mkdirSync(place.dir('booted'));
      leave(join(place.dir('booted'), 'pid.txt'), `${process.pid}\n1234\nanother\nt\no\n`);
      const old = ago(130_000);
      utimesSync(join(place.dir('booted'), 'pid.txt'), old, old);
      symlinkSync(place.repo, place.dir('link'));
      writeFileSync(place.dir('file'), '');
      mkdirSync(join(place.root, 'what is "this"'));
      mkdirSync(join(place.root, 'worktrees'));
      writeFileSync(join(place.root, '.agentd', 'locks', 'odd'), '/elsewhere/dir\n');
      // No name on Windows has a line end.
      const odd = place.transport.os === 'windows' ? 'odd  one' : 'odd\nm|0|one';
      mkdirSync(join(place.root, odd));
      const before = place.transport.round_trips;

      const seen = await inventory(place);

      expect(place.transport.round_trips).toBe(before + 1);
      const name = (short: string): string => place.dir(short).slice(place.root.length + 1);
      const entry = (short: string): Partial<InventoryEntry> =>
        seen.entries.find((one) => one.name === name(short)) ?? {};
      expect(entry('lives')).toMatchObject({ kind: 'run', state: 'running', legible: true });
      expect(entry('lives').pid).toBeGreaterThan(1);
      expect(entry('ended')).toMatchObject({ state: 'finished', legible: true });
      expect(entry('void')).toMatchObject({ state: 'void' });
      expect(entry('reused')).toMatchObject({ state: 'gone', legible: true });
      expect(entry('broken')).toMatchObject({ legible: false, pid: null });
      expect(entry('booted')).toMatchObject({ legible: true });
      expect(['rebooted', 'gone']).toContain(entry('booted').state);
      expect(entry('link')).toMatchObject({ kind: 'link', state: 'none' });
      expect(entry('file')).toMatchObject({ kind: 'file' });
      expect(seen.entries.map((one) => one.name)).toContain('what is "this"');
      expect(entryNamed(seen, odd)).toMatchObject({ kind: 'odd' });
      expect(seen.entries).toHaveLength(10);
      for (const one of seen.entries.filter(({ name: each }) => each !== odd)) {
        expect(one.at).toBeGreaterThanOrEqual(since);
        expect(one.at).toBeLessThanOrEqual(Date.now());
      }
      expect(seen.processes.filter(({ run }) => run === name('lives')).length).toBeGreaterThan(0);
      expect(seen.processes.filter(({ run }) => run === name('ended'))).toEqual([]);
      expect(seen.processes.every(({ pid }) => pid > 1)).toBe(true);
      const locks = new Map(seen.locks.map(({ key, run }) => [key, run]));
      expect([...locks].toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
        ['item-ended', name('ended')],
        ['item-lives', name('lives')],
        ['odd', null],
      ]);
    }));

  it('finds nothing where no run has ever been', () =>
    at(async (place) => {
      const { entries, locks, worktrees } = await inventory(place);
      expect([entries, locks, worktrees]).toEqual([[], [], []]);
    }));
}
