/** A store whose uploads print lines of their own: GitHub shows them folded. */
import type { Store } from '../ports/store.ts';
import type { Runner } from './runner.ts';

export function grouped(store: Store, runner: Pick<Runner, 'openGroup' | 'closeGroup'>): Store {
  return {
    name: store.name,
    load: () => store.load(),
    save: async (text, version) => {
      runner.openGroup('Uploading the state');
      try {
        return await store.save(text, version);
      } finally {
        runner.closeGroup();
      }
    },
    holderIsDead: (holder) => store.holderIsDead(holder),
  };
}
