/** A store whose first read is under way before anybody asks: the rest of the program is loaded while GitHub answers. */
import type { Loaded, Store } from '../ports/store.ts';

/** @param meanwhile what is done when the answer is wanted and not there yet: there is nothing else to do then. */
export function prefetched(store: Store, meanwhile: () => void): Store {
  let first: Promise<Loaded> | null = store.load();
  let underWay = true;
  const settled = (): void => {
    underWay = false;
  };
  // Whoever reads it first hears of a failure; until then it is nobody's.
  first.then(settled, settled);
  return {
    name: store.name,
    load: () => {
      if (first !== null && underWay) meanwhile();
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
