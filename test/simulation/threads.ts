/** The seeds shared among threads, one for each processor. */
import { once } from 'node:events';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { Worker } from 'node:worker_threads';
import { bundledForNode } from '../bundled.ts';
import { removeFolder } from '../folders.ts';
import type { Share, ShareResult } from './share.ts';

const built = resolve(import.meta.dirname, '../../build/simulation');

/** Every seed once, in shares that take about as long; each `step`th is of one share. */
export function sharesOf(from: number, count: number, threads: number): Share[] {
  const step = Math.max(1, Math.min(threads, count));
  return Array.from({ length: step }, (_, n) => ({ from: from + n, below: from + count, step }));
}

/** @throws {Error} a thread ended without a result. */
export async function runSeeds(from: number, count: number): Promise<ShareResult[]> {
  mkdirSync(built, { recursive: true });
  const folder = mkdtempSync(join(built, 'threads-'));
  try {
    const program = await bundledForNode(join(import.meta.dirname, 'share.process.ts'), folder);
    return await Promise.all(sharesOf(from, count, availableParallelism()).map((share) => inThread(program, share)));
  } finally {
    removeFolder(folder);
  }
}

async function inThread(program: string, share: Share): Promise<ShareResult> {
  const thread = new Worker(program, { workerData: share });
  const ended = once(thread, 'exit').then(() => {
    throw new Error(`The thread of the seeds from ${share.from} on ended without a result.`);
  });
  const [result] = (await Promise.race([once(thread, 'message'), ended])) as [ShareResult];
  return result;
}
