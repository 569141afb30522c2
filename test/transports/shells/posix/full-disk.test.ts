import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inspectionOf, openPlace, present, refusalOf, runnersOf, until } from '../../../contracts/place.ts';
import type { Place } from '../../../contracts/place.ts';
import { SHELLS, asSh, connectBy } from './shells.ts';
import { removeFolder } from '../../../folders.ts';

/** By TERM, or by KILL on a machine that is so busy that the grace is over first. */
const ENDED: unknown = expect.toSatisfy((code) => code === 143 || code === 137);

/** A place whose run root lies on a disk of its own with 512 KiB. */
async function onSmallDisk(sh: string, work: (place: Place, disk: string) => Promise<void>): Promise<void> {
  const disk = mkdtempSync(join(tmpdir(), 'agentd-disk-'));
  const mounted = spawnSync('sh', ['-c', 'exec mount -t tmpfs -o size=512k tmpfs "$1"', 'sh', disk], {
    encoding: 'utf8',
  });
  if (mounted.status !== 0) {
    throw new Error(`these tests fill a disk, so they must be run by a user who may mount one: ${mounted.stderr}`);
  }
  const place = openPlace(connectBy(sh), { under: disk });
  try {
    await work(place, disk);
  } finally {
    await place.dispose();
    spawnSync('sh', ['-c', 'exec umount -l "$1"', 'sh', disk]);
    removeFolder(disk);
  }
}

/** Takes every last byte; a watchdog that was just writing may give some back, which are taken, too. */
function fill(disk: string): void {
  for (let round = 0; hasRoom(disk); round += 1) {
    for (const size of [65_536, 4096, 1]) {
      const path = join(disk, `fill-${round}-${size}`);
      spawnSync('sh', ['-c', 'dd if=/dev/zero of="$1" bs="$2" 2>/dev/null', 'sh', path, String(size)]);
    }
  }
}

function hasRoom(disk: string): boolean {
  const probe = join(disk, 'probe');
  try {
    writeFileSync(probe, 'x');
    return true;
  } catch (error) {
    expect(String(error)).toMatch(/ENOSPC/);
    return false;
  } finally {
    rmSync(probe, { force: true });
  }
}

function makeRoom(disk: string): void {
  for (const name of readdirSync(disk)) if (name.startsWith('fill-')) rmSync(join(disk, name));
}

describe.concurrent.each(SHELLS)('a full disk, with %s', { timeout: 600_000 }, (name) => {
  const sh = asSh(name);

  it('does not keep an agent that filled it from having its exit code recorded', () =>
    onSmallDisk(sh, async ({ start, launch, settled }, disk) => {
      await start(launch('a', `dd if=/dev/zero of='${disk}/fill-a' bs=4096 2>/dev/null; echo lost; exit 5`));
      expect(await settled('a', 'finished')).toMatchObject({ exit_code: 5, ended_by: 'itself' });
    }));

  it('does not keep a run from being killed and told so, even under a new fence', () =>
    onSmallDisk(sh, async ({ start, launch, settled, transport, dir }, disk) => {
      const fence = { lineage: 'aaaaaaaa', number: 7 };
      await start(launch('a', 'sleep 600'), fence);
      await settled('a', 'running');
      fill(disk);
      const kill = { op: 'kill', identity: null, dir: dir('a'), task: launch('a', '').task, collect: [] } as const;
      const [result] = await transport.batch([kill], { ...fence, number: 8 });
      expect(inspectionOf(present(result))).toMatchObject({ state: 'finished', exit_code: ENDED, ended_by: 'kill' });
      expect(refusalOf((await transport.batch([kill], { ...fence, number: 6 }))[0])).toBe('fence-lost');
    }));

  it('does not keep the watchdog from its limit', () =>
    onSmallDisk(sh, async ({ start, launch, begun, settled }, disk) => {
      await start(launch('a', 'sleep 600', { limit_s: 6 }));
      await begun('a');
      fill(disk);
      expect(await settled('a', 'finished')).toMatchObject({ exit_code: ENDED, ended_by: 'limit' });
    }));

  it('starts nothing, leaves nothing, and says what is wrong', () =>
    onSmallDisk(sh, async ({ start, launch, dir, inspect, root, batch, settled }, disk) => {
      await start(launch('first', 'true'));
      await settled('first', 'finished');
      await until('nothing writes any more', () => runnersOf(root).length === 0);
      fill(disk);
      const fence = { lineage: 'aaaaaaaa', number: 7 };
      for (const result of [await start(launch('a', 'true')), await start(launch('a', 'true'), fence)]) {
        expect(refusalOf(result)).toBe('write-failed');
        expect('refused' in result && result.refused.message).toContain('the disk may be full');
      }
      expect(refusalOf((await batch({ op: 'void', dir: dir('b') }))[0])).toBe('write-failed');
      expect(await inspect('a')).toEqual({ state: 'none', survivors: [] });
      expect(readdirSync(join(root, '.agentd', 'locks'))).toEqual(['item-first']);
      makeRoom(disk);
      expect(await start(launch('a', 'true'), fence)).toMatchObject({ op: 'start', status: 'started' });
      await settled('a', 'finished');
    }));

  it('keeps a runner that cannot write down that it begins from beginning', () =>
    onSmallDisk(sh, async ({ transport, launch, dir, inspect, repo }, disk) => {
      mkdirSync(dir('a'), { recursive: true });
      writeFileSync(join(dir('a'), 'run.sh'), transport.runner(launch('a', `touch '${repo}/begun'`)));
      fill(disk);
      spawnSync(sh, [join(dir('a'), 'run.sh')], { cwd: '/' });
      expect(await inspect('a')).toMatchObject({ state: 'starting' });
      expect(existsSync(join(dir('a'), 'begin'))).toBe(false);
      expect(existsSync(join(repo, 'begun'))).toBe(false);
    }));
});
