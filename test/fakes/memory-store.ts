/** The state in memory: for tests, the simulation and everything else that should leave nothing behind. */
import { ConflictError } from '../../action/src/errors.ts';
import type { Millis } from '../../action/src/model/basics.ts';
import type { Store } from '../../action/src/ports/store.ts';

export interface MemoryStoreOptions {
  /** What is stored at first; null: nothing. */
  readonly text?: string | null;
  /** The store's own clock, if it is to have one. */
  readonly now?: () => Millis;
  /** Which holders count as dead; default: none. */
  readonly isDead?: (holder: string) => boolean;
}

export interface MemoryStore extends Store {
  /** What is stored now, read without being counted. */
  peek(): string | null;
  /** Calls so far, whatever became of them. */
  readonly calls: { readonly load: number; readonly save: number };
}

/** Every save has a version of its own, also when it stores a text that was stored before. */
export function memoryStore({ text = null, now, isDead = () => false }: MemoryStoreOptions = {}): MemoryStore {
  let stored = text === null ? null : { text, version: '1' };
  let saves = 1;
  const calls = { load: 0, save: 0 };
  return {
    name: 'memory',
    calls,
    peek: () => stored?.text ?? null,
    load() {
      calls.load += 1;
      return Promise.resolve({ text: stored?.text ?? null, version: stored?.version ?? null, now: now?.() ?? null });
    },
    save(text, version) {
      calls.save += 1;
      if (version !== (stored?.version ?? null)) return Promise.reject(conflict(version, stored?.version ?? null));
      saves += 1;
      stored = { text, version: String(saves) };
      return Promise.resolve(stored.version);
    },
    holderIsDead: (holder) => Promise.resolve(isDead(holder)),
  };
}

function conflict(expected: string | null, stored: string | null): ConflictError {
  return new ConflictError({
    code: 'store-conflict',
    message: `The memory holds version ${stored ?? 'none'}, not ${expected ?? 'none'}.`,
    remedy: '',
    retry: true,
  });
}
