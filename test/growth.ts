/**
 * How much more work a larger input makes, in processor time of this process: other load takes none of it, and what it
 * spoils in a cache only adds, so the least of several tries counts.
 */
import process from 'node:process';
import { expect } from 'vitest';

const FACTOR = 8;
/** Work in proportion to the input is about `FACTOR`, its square 64. */
const MOST = 24;
const TRIES = 6;
/** For the test that holds it: how long it takes by the clock on the wall says nothing. */
export const GROWTH_TIMEOUT_MS = 600_000;

async function spent(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return Math.max(user + system, 1);
}

/** Expects that `work` on an input of `size`, and on one eight times as long, takes time in proportion, or less. */
export async function expectLinear(work: (size: number) => unknown, size: number): Promise<void> {
  let [small, large] = [Infinity, Infinity];
  for (let tried = 0; tried < TRIES; tried += 1) {
    // The small one twice: what the first call spends on loading and compiling would let any growth pass.
    small = Math.min(small, await spent(() => work(size)), await spent(() => work(size)));
    large = Math.min(large, await spent(() => work(size * FACTOR)));
    if (large / small <= MOST) return;
  }
  expect(large / small).toBeLessThanOrEqual(MOST);
}
