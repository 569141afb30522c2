/** A store whose first read is under way before anybody asks: the rest of the program is loaded while GitHub answers. */
import type { Loaded, Store } from '../ports/store.ts';

export function prefetched(store: Store): Store {
  let first: Promise<Loaded> | null = store.load();
  // Whoever reads it first hears of a failure; until then it is nobody's.
  first.catch(() => {});
  return {
    name: store.name,
    load: () => {
      const loaded = first ?? store.load();
      first = null;
      return loaded;
    },
    save: (text, version) => {
      first = null;
      return store.save(text, version);
    },
    holderIsDead: (holder) => store.holderIsDead(holder),
  };
}
