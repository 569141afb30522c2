/**
 * The state as a file on this machine (`state.store: file`). A reader sees the old text or the new one, never a part
 * of either, also after a power cut; what is not a state (cut, from elsewhere) is handed up as it is.
 */
import { createHash } from 'node:crypto';
import { lstat, mkdir, open, realpath, rename, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { AgentdError, ConflictError, errnoOf } from '../errors.ts';
import { readLocalFile } from '../files/local-file.ts';
import type { FileLimits } from '../files/local-file.ts';
import type { Loaded, Store } from '../ports/store.ts';
import { processIsDead } from './holder.ts';
import { withLock } from './lock.ts';
import { STATE_BYTES } from './state-bytes.ts';

export interface FileStoreOptions {
  readonly path: string;
  /** Milliseconds to wait for another process that saves. */
  readonly lock_wait_ms?: number;
}

/** The version is the SHA-256 of the file's bytes. Saves of all processes of this machine are one after another. */
export function fileStore({ path, lock_wait_ms = 10_000 }: FileStoreOptions): Store {
  return {
    name: path,
    async load(): Promise<Loaded> {
      const bytes = await readBytes(path, 'follow');
      if (bytes === null) return { text: null, version: null, now: null };
      return { text: bytes.toString('utf8'), version: versionOf(bytes), now: null };
    },
    async save(text, version) {
      try {
        await mkdir(dirname(path), { recursive: true });
        const target = await targetOf(path);
        const check = () => mustHold(target, version);
        // Looked at before the lock as well: who is too late need not wait for it.
        return await withLock(`${target}.lock`, { wait_ms: lock_wait_ms, beforeTry: check }, async (isHeld) => {
          await check();
          return replace(target, text, isHeld);
        });
      } catch (error) {
        throw error instanceof AgentdError ? error : writeError(path, error);
      }
    },
    holderIsDead(holder) {
      return Promise.resolve(processIsDead(holder));
    },
  };
}

/** @throws {ConflictError} when another version is stored. */
async function mustHold(target: string, version: string | null): Promise<void> {
  const bytes = await readBytes(target, 'refuse');
  const stored = bytes === null ? null : versionOf(bytes);
  if (stored !== version) throw conflict(target, version, stored);
}

/** Under the lock: writes a draft beside the file, makes sure it is on the disk, and gives it the file's name. */
async function replace(target: string, text: string, isHeld: () => Promise<boolean>): Promise<string> {
  const bytes = Buffer.from(text, 'utf8');
  // Only the lock's holder writes the draft, so one that lies there is of a killed process, or a link of somebody else's.
  const draft = `${target}.tmp`;
  await rm(draft, { force: true });
  try {
    const file = await open(draft, 'wx');
    try {
      await file.writeFile(bytes);
      const mode = await modeOf(target);
      if (mode !== null) await file.chmod(mode);
      await file.sync();
    } finally {
      await file.close();
    }
    if (!(await isHeld())) throw lostLock(target);
    await rename(draft, target);
  } catch (error) {
    // A draft that lies there after the lock was lost is its next holder's.
    if (!(error instanceof ConflictError)) await rm(draft, { force: true });
    throw error;
  }
  await syncFolder(dirname(target));
  return versionOf(bytes);
}

async function modeOf(path: string): Promise<number | null> {
  try {
    const found = await lstat(path);
    return found.isFile() ? found.mode & 0o777 : null;
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** The file itself, where `path` is a link to it: a rename would replace the link, and the lock must be one for all. */
async function targetOf(path: string): Promise<string> {
  try {
    return await realpath(path);
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
    return join(await realpath(dirname(path)), basename(path));
  }
}

/** Makes the rename itself survive a power cut. Windows cannot open a folder and does not need it. */
async function syncFolder(folder: string): Promise<void> {
  if (process.platform === 'win32') return;
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** @param links `refuse`: what the path leads to was looked up before, and must still be that. */
async function readBytes(path: string, links: FileLimits['links']): Promise<Buffer | null> {
  try {
    return await readLocalFile(path, { most_bytes: STATE_BYTES, links });
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    if (error instanceof AgentdError) throw error;
    throw new AgentdError(
      {
        code: 'store-unreadable',
        message: `The state file ${path} cannot be read (${errnoOf(error) ?? 'unknown error'}).`,
        remedy: 'Check `state.path` and the permissions of the file and its folder.',
        retry: false,
      },
      { cause: error },
    );
  }
}

function conflict(path: string, expected: string | null, stored: string | null): ConflictError {
  const name = (version: string | null) => (version === null ? 'no state' : `version ${version.slice(0, 8)}`);
  return new ConflictError({
    code: 'store-conflict',
    message: `${path} holds ${name(stored)}, not ${name(expected)}.`,
    remedy: '',
    retry: true,
  });
}

/** This process was stopped for so long that another took the lock over, and may have written. */
function lostLock(path: string): ConflictError {
  return new ConflictError({
    code: 'store-conflict',
    message: `The lock of ${path} was taken over while this process stood still.`,
    remedy: '',
    retry: true,
  });
}

function writeError(path: string, cause: unknown): AgentdError {
  return new AgentdError(
    {
      code: 'store-unwritable',
      message: `The state file ${path} cannot be written (${errnoOf(cause) ?? 'unknown error'}).`,
      remedy: 'Check `state.path`, the permissions of its folder (files are made beside it) and the space on the disk.',
      retry: errnoOf(cause) === 'ENOSPC',
    },
    { cause },
  );
}

function versionOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex');
}
