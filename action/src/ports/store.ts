/** Where the state's text lives (layer 1). */
import type { Millis } from '../model/basics.ts';

export interface Loaded {
  /** null: there is no state yet. */
  readonly text: string | null;
  /** Opaque; handed back to `save`. null exactly when `text` is. */
  readonly version: string | null;
  /** The store's own clock, where it has one (a server's Date header); else null. */
  readonly now: Millis | null;
}

/** Where the state's text lives. A store knows nothing of its shape. Compare-and-swap by version. */
export interface Store {
  /** Where the state is, for messages: a path, a branch. */
  readonly name: string;
  /** @throws {AgentdError} when the store cannot be read; never for an absent state. */
  load(): Promise<Loaded>;
  /**
   * Writes `text` if the stored version is still `version` (null: only if nothing is stored).
   * @returns the new version.
   * @throws {ConflictError} another version is stored. Any other error: it may or may not have been written.
   */
  save(text: string, version: string | null): Promise<string>;
  /** For `file`: whether the process that holds a claim is gone. Others: false. */
  holderIsDead(holder: string): Promise<boolean>;
}
