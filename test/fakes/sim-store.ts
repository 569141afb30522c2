/** The state's text in a simulated place that can compare and swap. */
import { AgentdError, ConflictError } from '../../action/src/errors.ts';
import type { Millis } from '../../action/src/model/basics.ts';
import type { Loaded, Store } from '../../action/src/ports/store.ts';
import type { Caller, Trouble } from './caller.ts';

export interface SimStoreOptions {
  /** The store's own clock; null: it has none. */
  readonly now: (() => Millis) | null;
  readonly isDead: (holder: string) => boolean;
  readonly onSave?: (text: string) => void;
  /** Takes every text, whatever version it follows. */
  readonly careless?: boolean;
}

const READ: readonly Trouble[] = ['park-before', 'park-after', 'die-before', 'fail', 'signal'];
const WRITE: readonly Trouble[] = [...READ, 'die-after', 'die-late', 'lose-answer', 'late'];

export class SimStore {
  text: string | null = null;
  #version = 0;
  readonly #options: SimStoreOptions;

  constructor(options: SimStoreOptions) {
    this.#options = options;
  }

  /** Somebody else saves. */
  put(text: string): void {
    this.text = text;
    this.#version += 1;
  }

  for(caller: Caller): Store {
    return {
      name: 'simulated store',
      load: () =>
        caller.call<Loaded>({
          label: 'load',
          can: READ,
          failure: () => storeError('store-unreadable'),
          act: () => ({
            text: this.text,
            version: this.text === null ? null : String(this.#version),
            now: this.#options.now?.() ?? null,
          }),
        }),
      save: (text, version) =>
        caller.call({
          label: 'save',
          can: WRITE,
          failure: (sure) => storeError(sure ? 'store-unwritable' : 'store-answer-lost'),
          act: () => this.#swap(text, version),
        }),
      holderIsDead: (holder) => Promise.resolve(this.#options.isDead(holder)),
    };
  }

  #swap(text: string, version: string | null): string {
    const stored = this.text === null ? null : String(this.#version);
    if (stored !== version && this.#options.careless !== true) {
      throw new ConflictError({
        code: 'store-conflict',
        message: `Version ${stored ?? 'none'} is stored, not ${version ?? 'none'}.`,
        remedy: '',
        retry: true,
      });
    }
    this.text = text;
    this.#version += 1;
    this.#options.onSave?.(text);
    return String(this.#version);
  }
}

function storeError(code: string): AgentdError {
  return new AgentdError({ code, message: 'The store did not answer.', remedy: '', retry: true });
}
