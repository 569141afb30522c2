import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { processHolder } from '../../action/src/stores/holder.ts';
import { withLock } from '../../action/src/stores/lock.ts';

let folder = '';
let lock = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agentd-lock-'));
  lock = join(folder, 'state.json.lock');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Tickets of processes named `dead…` are dead, all others may live. */
const options = {
  wait_ms: 2_000,
  isDead: (holder: string) => holder.startsWith('dead'),
  isAlive: (holder: string) => holder.startsWith('alive'),
};
const impatient = { ...options, wait_ms: 30 };
const rightTo = (path: string, ticket: string) =>
  `${path}.${createHash('sha256').update(ticket).digest('hex').slice(0, 16)}`;

describe('the lock', () => {
  it('is held by one at a time, and leaves nothing behind', async () => {
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      expect(readFileSync(lock, 'utf8')).toContain(processHolder());
      await sleep(1);
      inside -= 1;
    };
    await Promise.all(Array.from({ length: 20 }, () => withLock(lock, options, work)));
    expect(most).toBe(1);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('returns what the work returns, and is free again after work that fails', async () => {
    expect(await withLock(lock, options, () => Promise.resolve(7))).toBe(7);
    const failing = withLock(lock, options, () => Promise.reject(new Error('no space')));
    await expect(failing).rejects.toThrow('no space');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is not taken from a holder that may be alive', async () => {
    writeFileSync(lock, 'somebody 1');
    const error = await withLock(lock, impatient, () => Promise.resolve()).catch((reason: unknown) => reason);
    expect(error).toMatchObject({ problem: { code: 'store-locked', retry: true } });
    expect((error as Error).message).toContain('somebody');
    expect(readdirSync(folder)).toEqual(['state.json.lock']);
  });

  it('is not taken from a holder whose name cannot be read', async () => {
    writeFileSync(lock, '');
    await expect(withLock(lock, impatient, () => Promise.resolve())).rejects.toThrow(/is held by/);
  });

  it('is taken from a dead holder', async () => {
    writeFileSync(lock, 'dead 1');
    await withLock(lock, options, () => Promise.resolve());
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken from a dead holder by one at a time', async () => {
    for (let round = 0; round < 10; round += 1) {
      writeFileSync(lock, `dead ${round}`);
      let inside = 0;
      const work = async () => {
        inside += 1;
        expect(inside).toBe(1);
        await sleep(1);
        inside -= 1;
      };
      await Promise.all(Array.from({ length: 8 }, () => withLock(lock, options, work)));
    }
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is taken from a dead holder although the process that was about to remove it died, too', async () => {
    writeFileSync(lock, 'dead 1');
    const right = rightTo(lock, 'dead 1');
    writeFileSync(right, 'dead 2');
    writeFileSync(rightTo(right, 'dead 2'), 'dead 3');
    await withLock(lock, options, () => Promise.resolve());
    expect(readdirSync(folder)).toEqual([]);
  });

  it('is left to the process that is about to remove a dead holder', async () => {
    writeFileSync(lock, 'dead 1');
    writeFileSync(rightTo(lock, 'dead 1'), 'somebody 2');
    await expect(withLock(lock, impatient, () => Promise.resolve())).rejects.toThrow(/is held by dead/);
  });

  it('is not taken by a slow process from the one that was faster in removing a dead holder', async () => {
    writeFileSync(lock, 'dead 1');
    let looked = 0;
    const isDead = (holder: string) => {
      looked += 1;
      if (looked === 1) {
        // Between this look and what follows from it, another process removes the dead holder and takes the lock.
        unlinkSync(lock);
        writeFileSync(lock, 'somebody 2');
      }
      return holder.startsWith('dead');
    };
    await expect(withLock(lock, { wait_ms: 30, isDead }, () => Promise.resolve())).rejects.toThrow(/by somebody 2/);
    expect(readdirSync(folder)).toEqual(['state.json.lock']);
  });

  it('clears away what killed processes left beside it, and nothing else', async () => {
    writeFileSync(`${lock}.0123456789abcdef`, 'dead 9');
    writeFileSync(`${lock}.aaaaaaaaaaaaaaaa`, '');
    writeFileSync(`${lock}.fedcba9876543210`, 'somebody 3');
    writeFileSync(join(folder, 'state.json'), '{}');
    await withLock(lock, options, () => Promise.resolve());
    expect(readdirSync(folder).toSorted()).toEqual(['state.json', 'state.json.lock.fedcba9876543210']);
  });

  describe('of a holder of another host', () => {
    /** So patient that a test which waits fails by its own time limit. */
    const patient = { ...options, wait_ms: 3_600_000 };
    const MINUTES = 60;
    const DAY = 24 * 60 * MINUTES;
    function lie(path: string, ticket: string, seconds: number): void {
      writeFileSync(path, ticket);
      const then = statSync(path).mtimeMs / 1000 - seconds;
      utimesSync(path, then, then);
    }

    it('is taken over when it is days old', async () => {
      lie(lock, 'elsewhere 1', 3 * DAY);
      expect(await withLock(lock, patient, () => Promise.resolve(7))).toBe(7);
      expect(readdirSync(folder)).toEqual([]);
    });

    it('is taken over by one at a time', async () => {
      lie(lock, 'elsewhere 1', 3 * DAY);
      let inside = 0;
      const work = async () => {
        inside += 1;
        expect(inside).toBe(1);
        await sleep(1);
        inside -= 1;
      };
      await Promise.all(Array.from({ length: 8 }, () => withLock(lock, options, work)));
      expect(readdirSync(folder)).toEqual([]);
    });

    it('is taken over although the process that was about to remove it is gone as long', async () => {
      lie(lock, 'elsewhere 1', 3 * DAY);
      lie(rightTo(lock, 'elsewhere 1'), 'elsewhere 2', 2 * DAY);
      await withLock(lock, patient, () => Promise.resolve());
      expect(readdirSync(folder)).toEqual([]);
    });

    it('is not waited for when it is too old to be given back soon, and the age is said', async () => {
      lie(lock, 'elsewhere 1', 90 * MINUTES);
      const error: unknown = await withLock(lock, patient, () => Promise.resolve()).catch((reason: unknown) => reason);
      expect(error).toMatchObject({
        problem: {
          code: 'store-locked',
          message: expect.stringMatching(/held by elsewhere 1, for 1 h 30 min/) as string,
          remedy: expect.stringMatching(/delete the lock file/) as string,
        },
      });
      expect(readFileSync(lock, 'utf8')).toBe('elsewhere 1');
    });

    it('is left alone however old it is while its process is seen to run', async () => {
      lie(lock, 'alive 1', 3 * DAY);
      await expect(withLock(lock, patient, () => Promise.resolve())).rejects.toThrow(/is held by alive 1, for 72 h/);
      expect(readFileSync(lock, 'utf8')).toBe('alive 1');
    });

    it('leaves nothing behind once its other files are days old', async () => {
      lie(`${lock}.fedcba9876543210`, 'elsewhere 3', 2 * DAY);
      await withLock(lock, options, () => Promise.resolve());
      expect(readdirSync(folder)).toEqual([]);
    });
  });

  it('is known to be lost by work that went on after another took it over', async () => {
    const held: boolean[] = [];
    await withLock(lock, options, async (isHeld) => {
      held.push(await isHeld());
      unlinkSync(lock);
      held.push(await isHeld());
      writeFileSync(lock, 'somebody 4');
      held.push(await isHeld());
    });
    expect(held).toEqual([true, false, false]);
  });

  it('is not given back twice when a person removed it meanwhile', async () => {
    await withLock(lock, options, () => {
      writeFileSync(`${lock}.new`, 'somebody 4');
      unlinkSync(lock);
      writeFileSync(lock, 'somebody 4');
      return Promise.resolve();
    });
    expect(readFileSync(lock, 'utf8')).toBe('somebody 4');
  });
});
