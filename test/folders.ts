/** Folders of tests. */
import { rmSync } from 'node:fs';

const TRIES = 100;
const PAUSE_MS = 20;

/**
 * Removes a folder with all that is in it, also while something writes there: Node's own retries remove the folder again,
 * and not what has come into it meanwhile.
 */
export function removeFolder(path: string): void {
  for (let left = TRIES; ; left--) {
    try {
      rmSync(path, { recursive: true, force: true });
      return;
    } catch (error) {
      if (left === 0 || !(error instanceof Error && 'code' in error && error.code === 'ENOTEMPTY')) throw error;
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
    }
  }
}
