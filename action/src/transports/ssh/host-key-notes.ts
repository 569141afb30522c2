/** Host keys of machines that are believed at the first visit: between the state, which keeps them, and the channels. */

/** What a channel needs of it. */
export interface HostKeyMemory {
  /** Lines that were learned for that terminal before; empty: none. */
  recall(terminal: string): readonly string[];
  /** After a login that succeeded, never before: a key that is only shown proves nothing. */
  learned(terminal: string, line: string): void;
}

export interface HostKeyNotes extends HostKeyMemory {
  /** What the state holds, before the first visit. */
  know(keys: ReadonlyMap<string, readonly string[]>): void;
  /** What was learned since, for the state to keep. */
  news(terminal: string): readonly string[];
}

export function hostKeyNotes(): HostKeyNotes {
  const known = new Map<string, readonly string[]>();
  const news = new Map<string, readonly string[]>();
  return {
    know: (keys) => {
      for (const [terminal, lines] of keys) known.set(terminal, lines);
    },
    recall: (terminal) => [...(known.get(terminal) ?? []), ...(news.get(terminal) ?? [])],
    learned: (terminal, line) => void news.set(terminal, [...(news.get(terminal) ?? []), line]),
    news: (terminal) => news.get(terminal) ?? [],
  };
}
