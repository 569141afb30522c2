/**
 * Host keys of machines that are believed at the first visit: between the state, which keeps them, and the channels.
 * A machine is known by its host alias, as in a file `known_hosts`: the name of a terminal, or {@link BASTION}.
 */

/** Alias of the bastion before several terminals; no terminal can have this name. */
export const BASTION = 'warpgate:';

/** What a channel needs of it. */
export interface HostKeyMemory {
  /** Lines that were learned before; empty: none. */
  recall(host_alias: string): readonly string[];
  /** After a login that succeeded, never before: a key that is only shown proves nothing. */
  learned(host_alias: string, line: string): void;
}

export interface KnownHosts extends HostKeyMemory {
  /** What the state holds, before the first visit. */
  know(keys: ReadonlyMap<string, readonly string[]>): void;
  /** What was learned since, for the state to keep. */
  news(host_alias: string): readonly string[];
}
