/** What a job downloads before the action starts, and what of it is the bundle; beside other actions, whose checkouts are at hand. */
import { existsSync, readdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LIMITS, archiveOfFolder, archiveOfHead, folderKb, packedKb } from '../scripts/archive.ts';
import type { Bench, Measurement, Skipped } from './bench.ts';
import { OTHERS } from './cold-start.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../..');

export const sizes: Bench = {
  name: 'sizes',
  run() {
    const own: Measurement[] = [
      size('action.archive_kb', packedKb(archiveOfFolder(root)), LIMITS.archive_kb),
      size('action.dist_kb', folderKb(join(root, 'dist')), LIMITS.dist_kb),
    ];
    return Promise.resolve([...own, ...others()]);
  },
};

function others(): (Measurement | Skipped)[] {
  const folder = process.env[OTHERS];
  if (folder === undefined) {
    const skipped = `${OTHERS} names no folder with checkouts of other actions to measure beside`;
    return [{ name: 'archives of other actions', skipped }];
  }
  return readdirSync(folder).flatMap((name) => other(name, resolve(folder, name)));
}

function other(name: string, folder: string): (Measurement | Skipped)[] {
  const dist = join(folder, 'dist');
  const unpacked = existsSync(dist) ? [size(`dist, ${name}`, folderKb(dist), null)] : [];
  // Without a repository of its own git would take one further up.
  if (!existsSync(join(folder, '.git'))) return [{ name: `archive, ${name}`, skipped: 'it is no clone' }, ...unpacked];
  try {
    return [size(`archive, ${name}`, packedKb(archiveOfHead(folder)), null), ...unpacked];
  } catch {
    return [{ name: `archive, ${name}`, skipped: 'git cannot make it; the clone is not whole' }, ...unpacked];
  }
}

function size(name: string, value: number, at_most: number | null): Measurement {
  return { name, value, unit: 'KB', target: at_most === null ? null : { at_most } };
}
