/**
 * A lock between processes that share a directory: a file that exists while the lock is held and names its holder.
 *
 * A holder that died leaves its file behind, and removing it is where such locks go wrong: of two processes that find
 * it, the slower removes the lock that the faster has just taken. So a dead holder's file may only be removed by the
 * process that holds the right to remove *this* file, which is again a lock, named after the dead holder's ticket:
 *
 *     state.json.lock                 held by the dead ticket N
 *     state.json.lock.<hash of N>     the right to remove it; whoever has it looks again, removes N, and gives it back
 *
 * Tickets are unique, nobody removes a living holder's file, and a right whose holder died is removed the same way. A
 * holder of another host can be told neither alive nor dead. Work under the lock takes less than a second, so after a day
 * it counts as dead.
 */
import { createHash } from 'node:crypto';
import { link, lstat, readdir, unlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { duration } from '../../../bot/facts.ts';
import { AgentdError, errnoOf } from '../errors.ts';
import { readLocalFile } from '../files/local-file.ts';
import { processHolder, processIsAlive, processIsDead } from './holder.ts';

export interface LockOptions {
  /** Milliseconds to wait for a living holder. */
  readonly wait_ms: number;
  /** Whether the process that holds a ticket is surely gone. */
  readonly isDead?: (holder: string) => boolean;
  /** Whether it surely runs. */
  readonly isAlive?: (holder: string) => boolean;
  /** Runs before each attempt to take the lock; when it throws, the wait ends with that. */
  readonly beforeTry?: () => Promise<void>;
}

/** So old is no lock whose holder will give it back soon: there is nothing to wait for. */
const STUCK_MS = 10 * 60_000;
/** So old is no lock of a holder that works, as long as it is not surely alive. */
const ABANDONED_MS = 24 * 3_600_000;

let tickets = 0;

/**
 * Runs `work` while holding `lock`, the path of a file in a directory that exists. Work that was stopped for long asks
 * whether it still holds it before it does what cannot be undone.
 * @throws {AgentdError} `store-locked` when a holder that may be alive keeps it for longer than `wait_ms`, or has had it for
 *   so long that nothing is to be expected.
 */
export async function withLock<T>(
  lock: string,
  options: LockOptions,
  work: (isHeld: () => Promise<boolean>) => Promise<T>,
): Promise<T> {
  tickets += 1;
  const ticket = `${processHolder()} ${tickets}`;
  const own = { path: `${lock}.${hashOf(ticket)}`, ticket };
  try {
    await acquire(lock, own, options);
    try {
      await sweep(lock, own, options);
      return await work(async () => (await read(lock)) === ticket);
    } finally {
      // A person may have removed the file by hand meanwhile, and another process have taken the lock.
      if ((await read(lock)) === ticket) await remove(lock);
    }
  } finally {
    await remove(own.path);
  }
}

/** A file with this process's ticket. Locks are hard links to it, so nobody ever reads a lock without its holder. */
interface Own {
  readonly path: string;
  readonly ticket: string;
}

async function acquire(lock: string, own: Own, options: LockOptions): Promise<void> {
  let waited = 0;
  for (let attempt = 0; ; attempt += 1) {
    await options.beforeTry?.();
    if (await place(own, lock)) return;
    const ticket = await read(lock);
    if (ticket === null) continue;
    const age = await ageOf(lock, own);
    const gone = isGone(ticket, age, options);
    if (gone && (await removeDead(lock, ticket, own, options))) continue;
    if (waited >= options.wait_ms || (!gone && age > STUCK_MS)) throw lockedError(lock, ticket, age);
    // Differs between processes, so that those that wait do not all come at once.
    const pause = Math.min(5 * (attempt + 1), 50) + (process.pid % 7);
    await sleep(pause);
    waited += pause;
  }
}

/** Removes the file of the dead `ticket`, unless another process is about to. */
async function removeDead(path: string, ticket: string, own: Own, options: LockOptions): Promise<boolean> {
  const right = `${path}.${hashOf(ticket)}`;
  if (!(await place(own, right))) {
    const other = await read(right);
    if (other === null) return true;
    return isGone(other, await ageOf(right, own), options) && removeDead(right, other, own, options);
  }
  if ((await read(path)) === ticket) await remove(path);
  await remove(right);
  return true;
}

/**
 * Removes what killed processes left beside the lock. Only its holder does this, so no right in there is of use any
 * more. An empty file is one whose process was killed, or is just about to write; the latter will make it again.
 */
async function sweep(lock: string, own: Own, options: LockOptions): Promise<void> {
  const folder = dirname(lock);
  const names = (await readdir(folder)).filter((name) => name.startsWith(`${basename(lock)}.`));
  for (const name of names) {
    const path = join(folder, name);
    const ticket = await read(path);
    if (ticket === '' || (ticket !== null && isGone(ticket, await ageOf(path, own), options))) await remove(path);
  }
}

/** @param age read after the ticket: a file that took its place meanwhile is young. */
function isGone(
  ticket: string,
  age: number,
  { isDead = processIsDead, isAlive = processIsAlive }: LockOptions,
): boolean {
  const holder = ticket.slice(0, ticket.lastIndexOf(' '));
  return isDead(holder) || (age > ABANDONED_MS && !isAlive(holder));
}

/** Milliseconds between the two files, both by the clock of the disk they lie on; 0: not known. */
async function ageOf(path: string, own: Own): Promise<number> {
  try {
    const [made, there] = [await lstat(own.path), await lstat(path)];
    return Math.max(0, made.mtimeMs - there.mtimeMs);
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return 0;
    throw error;
  }
}

/** Gives the own file the further name `path`; false: that name is taken, or the own file had to be made first. */
async function place(own: Own, path: string): Promise<boolean> {
  try {
    await link(own.path, path);
    return true;
  } catch (error) {
    if (errnoOf(error) === 'EEXIST') return false;
    if (errnoOf(error) !== 'ENOENT') throw error;
    await make(own);
    return false;
  }
}

/** Nobody else makes a file of that name; what lies there is not written to. */
async function make(own: Own): Promise<void> {
  try {
    await writeFile(own.path, own.ticket, { flag: 'wx' });
  } catch (error) {
    if (errnoOf(error) !== 'EEXIST') throw error;
    await remove(own.path);
  }
}

/** Longer than any ticket. */
const TICKET_BYTES = 4096;

async function read(path: string): Promise<string | null> {
  try {
    return (await readLocalFile(path, { most_bytes: TICKET_BYTES, links: 'refuse' })).toString('utf8');
  } catch (error) {
    if (errnoOf(error) === 'ENOENT') return null;
    throw error;
  }
}

async function remove(path: string): Promise<void> {
  try {
    await unlink(path);
  } catch (error) {
    if (errnoOf(error) !== 'ENOENT') throw error;
  }
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex').slice(0, 16);
}

function lockedError(lock: string, ticket: string, age: number): AgentdError {
  const since = age > STUCK_MS ? `, for ${duration(Math.round(age / 1000))}` : '';
  return new AgentdError({
    code: 'store-locked',
    message: `${lock} is held by ${ticket}${since}.`,
    remedy:
      'Try again when that process (host:pid) has ended. If its machine is gone for good, delete the lock file; a lock that is a day old, and whose process is not seen here, is taken over.',
    retry: true,
  });
}
