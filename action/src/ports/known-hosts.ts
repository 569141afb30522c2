/**
 * Host keys of machines that are believed at the first visit: between the state, which keeps them, and the channels.
 * A machine is known by its keeper: the name of a terminal, or {@link BASTION} for the bastion before several of them.
 */

/** Keeper of the bastion’s keys; no terminal can have this name. */
export const BASTION = 'warpgate:';

/** What a channel needs of it. */
export interface HostKeyMemory {
  /** Lines that were learned before; empty: none. */
  recall(keeper: string): readonly string[];
  /** After a login that succeeded, never before: a key that is only shown proves nothing. */
  learned(keeper: string, line: string): void;
}

export interface HostKeyNotes extends HostKeyMemory {
  /** What the state holds, before the first visit. */
  know(keys: ReadonlyMap<string, readonly string[]>): void;
  /** What was learned since, for the state to keep. */
  news(keeper: string): readonly string[];
}

export function hostKeyNotes(): HostKeyNotes {
  const known = new Map<string, readonly string[]>();
  const news = new Map<string, readonly string[]>();
  return {
    know: (keys) => {
      for (const [keeper, lines] of keys) known.set(keeper, lines);
    },
    recall: (keeper) => [...(known.get(keeper) ?? []), ...(news.get(keeper) ?? [])],
    learned: (keeper, line) => void news.set(keeper, [...(news.get(keeper) ?? []), line]),
    news: (keeper) => news.get(keeper) ?? [],
  };
}

/** What was learned on the way to a terminal by the channel of that name. */
export function newsOf(notes: HostKeyNotes, terminal: string, route: string): readonly string[] {
  return notes.news(route === 'warpgate-ssh' ? BASTION : terminal);
}
