/** What `agentd reap` sees on a terminal (layer 1). */
import type { Millis } from '../model/basics.ts';

/** All that runs have left on one machine, whosesoever they are. `run`: the name of a run directory. */
export interface Inventory {
  /** What lies right under the run root, but for the folders that runs share. */
  readonly entries: readonly InventoryEntry[];
  /** Living processes that carry the marker `AGENTD_RUN=agentd-<run>`. */
  readonly processes: readonly { readonly pid: number; readonly run: string }[];
  /** `run` null: it names no place right under the run root. `at`: when it was written. */
  readonly locks: readonly { readonly key: string; readonly run: string | null; readonly at: Millis | null }[];
  readonly worktrees: readonly InventoryWorktree[];
  /** Windows: scheduled tasks, without `agentd-`. */
  readonly tasks: readonly string[];
}

export interface InventoryEntry {
  readonly name: string;
  /** `link`: nothing is known of what it points to. `odd`: a directory whose name no run has. */
  readonly kind: 'run' | 'link' | 'file' | 'odd';
  /** As in an inspection; `rebooted`: gone with an earlier boot. Of other kinds: `none`. */
  readonly state: 'none' | 'void' | 'starting' | 'running' | 'finished' | 'gone' | 'rebooted';
  readonly pid: number | null;
  /** False: who runs cannot be made out by its record, or by processes that Windows does not show. */
  readonly legible: boolean;
  /** Last change; null: unknown. */
  readonly at: Millis | null;
}

export interface InventoryWorktree {
  /** Key of the item. */
  readonly key: string;
  /** What it holds that is nowhere else, as far as git says. */
  readonly work: 'none' | 'uncommitted' | 'unpushed' | 'unknown';
  readonly at: Millis | null;
}
