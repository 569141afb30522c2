/**
 * Loading and saving state under compare-and-swap. A save whose acknowledgement was lost is told from a conflict by its
 * `save_id`.
 */
import { AgentdError, ConflictError, StateError } from '../errors.ts';
import type { Clock, Random } from '../ports/host.ts';
import type { Store } from '../ports/store.ts';
import { newState } from '../core/state/state.ts';
import type { SavedBy, State } from '../core/state/state.ts';
import { parseState, printState } from '../core/state/state-text.ts';

export interface Held {
  readonly state: State;
  /** null: nothing is stored yet. */
  readonly version: string | null;
}

/** A state with how far the store's clock is ahead of ours; claims are made and judged by the store's. */
export interface LoadedState extends Held {
  readonly ahead_ms: number;
}

export interface SavePorts {
  readonly store: Store;
  readonly clock: Clock;
  readonly random: Random;
  /** The workflow run that saves; absent or null: it is none. */
  readonly run?: Pick<SavedBy, 'workflow' | 'number'> | null;
}

const LINEAGE_BYTES = 16;
const TRIES = 5;
const RETRY_MS = 100;

/**
 * @throws {StateError} `state-absent` unless `init`; `state-unreadable`, `state-from-future`.
 */
export async function loadState(ports: SavePorts, init: boolean): Promise<LoadedState> {
  const loaded = await ports.store.load();
  const now = ports.clock.now();
  const ahead_ms = loaded.now === null ? 0 : loaded.now - now;
  if (loaded.text !== null)
    return { state: parseState(loaded.text, ports.store.name), version: loaded.version, ahead_ms };
  if (init) return { state: newState(ports.random.hex(LINEAGE_BYTES), now), version: null, ahead_ms };
  throw new StateError({
    code: 'state-absent',
    message: `There is no state in ${ports.store.name}.`,
    remedy:
      'For the first tick ever, or if an earlier state is lost for good: `agentd plan --init` shows what that does, `agentd tick --init` does it. Else restore the earlier state: its runs are still on the machines.',
    retry: false,
  });
}

/** Nobody has changed what is stored, however often it was read again: what is refused so is no conflict, whatever its status says. */
function noConflict(store: string, cause: ConflictError): AgentdError {
  return new AgentdError(
    {
      code: 'store-refused',
      message: `The ${store} refuses the state, although nobody else has changed it. ${cause.problem.message}`,
      remedy:
        'Mend what these words name: a branch name that cannot be, a lock, a rule; or keep the state elsewhere (`state`).',
      retry: false,
    },
    { cause },
  );
}

export type SaveResult = { readonly ok: true; readonly held: Held } | { readonly ok: false; readonly newer: Held };

/** @throws {AgentdError} when it stays unknown whether the state was written. */
export async function saveState(held: Held, next: State, ports: SavePorts): Promise<SaveResult> {
  const now = ports.clock.now();
  const state: State = {
    ...next,
    generation: held.state.generation + 1,
    save_id: ports.random.hex(8),
    saved_at: now,
    saved_by: ports.run == null ? null : { ...ports.run, at: now },
  };
  const text = printState(state);
  let { version } = held;
  for (let attempt = 1; ; attempt++) {
    try {
      return { ok: true, held: { state, version: await ports.store.save(text, version) } };
    } catch (error) {
      if (!(error instanceof AgentdError) || (!(error instanceof ConflictError) && !error.problem.retry)) throw error;
      if (attempt === TRIES) throw error instanceof ConflictError ? noConflict(ports.store.name, error) : error;
      await ports.clock.sleep(RETRY_MS * attempt);
      const stored = await ports.store.load();
      if (stored.text === null) {
        if (held.version !== null) throw error;
        continue;
      }
      const current = parseState(stored.text, ports.store.name);
      if (current.save_id === state.save_id) return { ok: true, held: { state, version: stored.version } };
      const same = current.lineage === state.lineage && current.generation === held.state.generation;
      if (!same || current.save_id !== held.state.save_id)
        return { ok: false, newer: { state: current, version: stored.version } };
      version = stored.version;
    }
  }
}
