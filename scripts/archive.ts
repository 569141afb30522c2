/** The archive that a job downloads of an action, as `git archive` makes it: without what `.gitattributes` marks `export-ignore`. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';

/** What is held, in units of 1000 bytes: the archive as it is sent, and `dist/` as it lies there. */
export const LIMITS = { archive_kb: 2000, dist_kb: 6000 } as const;

/** An archive is some MB, not packed. */
const MOST_BYTES = 512 * 1024 * 1024;

/** A tar of a commit. @throws where `folder` is no clone, or lacks objects of the commit. */
export function archiveOfHead(folder: string): Buffer {
  return git(folder, ['archive', 'HEAD']);
}

/**
 * A tar of what would be a commit if the folder were committed as it is; the clone stays as it is.
 *
 * @throws where `folder` is no clone.
 */
export function archiveOfFolder(folder: string): Buffer {
  const work = mkdtempSync(join(tmpdir(), 'agentd-archive-'));
  try {
    mkdirSync(join(work, 'objects'));
    const objects = git(folder, ['rev-parse', '--git-path', 'objects']).toString().trim();
    const env = {
      GIT_INDEX_FILE: join(work, 'index'),
      GIT_OBJECT_DIRECTORY: join(work, 'objects'),
      GIT_ALTERNATE_OBJECT_DIRECTORIES: resolve(folder, objects),
    };
    git(folder, ['read-tree', 'HEAD'], env);
    git(folder, ['add', '--all'], env);
    const tree = git(folder, ['write-tree'], env).toString().trim();
    return git(folder, ['archive', tree], env);
  } finally {
    rmSync(work, { recursive: true, force: true });
  }
}

/** Size of it as it is sent, in units of 1000 bytes. */
export function packedKb(tar: Buffer): number {
  return gzipSync(tar).length / 1000;
}

/** Size of all files below a folder, in units of 1000 bytes. */
export function folderKb(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0) / 1000;
}

/** A clone may belong to somebody else, as in a container of CI. */
function git(folder: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Buffer {
  const own = ['-C', folder, '-c', `safe.directory=${resolve(folder)}`];
  return execFileSync('git', [...own, ...args], {
    env: { ...process.env, ...env },
    maxBuffer: MOST_BYTES,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
