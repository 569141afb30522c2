/**
 * Files of this machine, read in one step: what is looked at is the open file and not its path, which may lead elsewhere by
 * then. Every read has a limit, and nothing over it is kept in memory.
 */
import { closeSync, constants, fstatSync, openSync, readSync } from 'node:fs';
import type { Stats } from 'node:fs';
import { open } from 'node:fs/promises';
import { AgentdError } from '../errors.ts';

export interface FileLimits {
  readonly most_bytes: number;
  /**
   * `follow`: the path is one that a person has named, and may be a link or a pipe. `refuse`: others can write where it
   * lies, so it must be a plain file itself.
   */
  readonly links: 'follow' | 'refuse';
}

export const MIB = 1024 * 1024;

/**
 * @throws {AgentdError} `file-too-large`, `file-not-plain`
 * @throws {Error} of the system: `ENOENT`, `EISDIR`; `ELOOP` where a link is refused.
 */
export async function readLocalFile(path: string, limits: FileLimits): Promise<Buffer> {
  const file = await open(path, flagsFor(limits));
  try {
    const reading = new Reading(path, await file.stat(), limits);
    while (reading.add((await file.read(reading.room, 0, reading.room.length, null)).bytesRead));
    return reading.whole();
  } finally {
    await file.close();
  }
}

/** {@link readLocalFile} for those who cannot wait. */
export function readLocalFileSync(path: string, limits: FileLimits): Buffer {
  const file = openSync(path, flagsFor(limits));
  try {
    const reading = new Reading(path, fstatSync(file), limits);
    while (reading.add(readSync(file, reading.room, 0, reading.room.length, null)));
    return reading.whole();
  } finally {
    closeSync(file);
  }
}

/** Without waiting for the other end of a pipe that somebody has put there. Windows has none of these flags. */
function flagsFor({ links }: FileLimits): number {
  const { O_RDONLY, O_NOFOLLOW, O_NONBLOCK } = constants as Partial<typeof constants>;
  return (O_RDONLY ?? 0) | (links === 'refuse' ? (O_NOFOLLOW ?? 0) | (O_NONBLOCK ?? 0) : 0);
}

const LEAST_ROOM = 4096;

class Reading {
  room: Buffer;
  readonly #path: string;
  readonly #most: number;
  readonly #parts: Buffer[] = [];
  #size = 0;

  constructor(path: string, found: Stats, { most_bytes, links }: FileLimits) {
    this.#path = path;
    this.#most = most_bytes;
    if (found.isDirectory()) throw Object.assign(new Error(`${path} is a directory`), { code: 'EISDIR' });
    if (links === 'refuse' && !found.isFile()) throw notPlain(path);
    if (found.size > most_bytes) throw tooLarge(path, most_bytes);
    // One byte more shows at once that the file has ended.
    this.room = Buffer.allocUnsafe(Math.max(found.size + 1, LEAST_ROOM));
  }

  /** Takes in what was read into `room`; false: that was the end. */
  add(bytes: number): boolean {
    this.#size += bytes;
    if (this.#size > this.#most) throw tooLarge(this.#path, this.#most);
    if (bytes === 0) return false;
    this.#parts.push(this.room.subarray(0, bytes));
    const rest = this.room.subarray(bytes);
    this.room = rest.length > 0 ? rest : Buffer.allocUnsafe(64 * 1024);
    return true;
  }

  whole(): Buffer {
    const [only, second] = this.#parts;
    return only !== undefined && second === undefined ? only : Buffer.concat(this.#parts);
  }
}

function tooLarge(path: string, most_bytes: number): AgentdError {
  return new AgentdError({
    code: 'file-too-large',
    message: `${path} is larger than ${most_bytes} bytes, which is the most that is read of such a file.`,
    remedy: 'Look at what has made it so large; cut or remove it.',
    retry: false,
  });
}

function notPlain(path: string): AgentdError {
  return new AgentdError({
    code: 'file-not-plain',
    message: `${path} is no plain file, but a pipe, a device or the like.`,
    remedy: 'Look at who has put it there, and remove it.',
    retry: false,
  });
}
