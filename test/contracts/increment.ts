import { setTimeout as sleep } from 'node:timers/promises';
import { ConflictError } from '../../action/src/errors.ts';
import type { Store } from '../../action/src/ports/store.ts';

/** Adds one to a counter kept as text, again and again until the save is accepted. */
export async function increment(store: Store): Promise<void> {
  for (let conflicts = 0; ; conflicts += 1) {
    const { text, version } = await store.load();
    try {
      await store.save(String(Number(text ?? '0') + 1), version);
      return;
    } catch (error) {
      if (!(error instanceof ConflictError)) throw error;
      await sleep(Math.random() * 10 * Math.min(conflicts, 20));
    }
  }
}
