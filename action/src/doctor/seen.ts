/** What was seen of a terminal, before anything is concluded from it. */
import type { Config, TerminalConfig } from '../config/schema.ts';
import type { ConfigProblem } from '../config/problem.ts';
import type { State } from '../core/state/state.ts';
import type { Problem } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
import type { ProjectInfo } from '../model/work-item.ts';
import type { MachineFacts } from '../ports/machine-facts.ts';
import type { ScannedKey } from '../transports/channels/ssh/key-scan.ts';

/** The user behind the terminal's token. */
export type Identity =
  | { readonly is: 'unset' }
  | { readonly is: 'refused'; readonly problem: Problem }
  | {
      readonly is: 'user';
      readonly user_id: string;
      /**
       * By project that leads to this terminal: its members' names by user id, and why this user may not write there
       * (null: it may); or why that could not be read.
       */
      readonly projects: ReadonlyMap<
        string,
        | { readonly names: ReadonlyMap<string, string>; readonly refused: Problem | null }
        | { readonly problem: Problem }
      >;
    };

export type ProjectRead = { readonly info: ProjectInfo } | { readonly problem: Problem };

export interface Visit {
  /** Just before the script was sent, and just after its answer had come. */
  readonly sent_at: Millis;
  readonly answered_at: Millis;
  readonly round_trips: number;
  readonly route: string;
  /** The terminal's clock when it began with the script. */
  readonly now: Millis | null;
  /** By name of `busy_processes`. */
  readonly processes: ReadonlyMap<string, number | null>;
  /** Null: it answered everything but this. */
  readonly machine: MachineFacts | null;
}

export interface Seen {
  readonly name: string;
  readonly config: Config;
  readonly terminal: TerminalConfig;
  readonly warnings: readonly ConfigProblem[];
  readonly identity: Identity;
  /** Those that lead to this terminal, by their keys, as `plane.token_key` may read them. */
  readonly projects: ReadonlyMap<string, ProjectRead>;
  readonly run_root: string | null;
  readonly visit: Visit | { readonly problem: Problem; readonly by_host_key: boolean };
  /** Key that it shows, where none is known of it. */
  readonly shown: ScannedKey | null;
  /** Lines of host keys that were believed at this visit. */
  readonly learned: readonly string[];
  /** Null: there is none, or it cannot be read here. */
  readonly state: State | null;
  readonly now: Millis;
}
