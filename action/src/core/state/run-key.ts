/**
 * The key that is in the names of an item's runs, of its worktree and of its branch: the one that the item had at its first
 * run, whatever its project is called later. Pure.
 */
import type { ItemRecord, State } from './state.ts';

const ID_SHOWN = 8;

export function runKeyOf({ key, run_key }: Pick<ItemRecord, 'key' | 'run_key'>): string {
  return run_key ?? key;
}

/**
 * For the next run. Where another item has had runs under the same key, as in a project whose identifier another one has
 * taken, part of the id tells them apart; null: it is the item's key.
 */
export function keyForRuns(item_id: string, item: ItemRecord, items: State['items']): string | null {
  const { key, runs, run_key } = item;
  if (runs > 0 || run_key !== null) return run_key;
  const isTaken = Object.entries(items).some(
    ([id, other]) => id !== item_id && other.runs > 0 && runKeyOf(other) === key,
  );
  return isTaken ? `${key}-${item_id.slice(0, ID_SHOWN)}` : null;
}

/** The records of an item whose project is called otherwise from now on. */
export function withKey(item: ItemRecord, key: string): ItemRecord {
  const { runs, run_key, former_keys } = item;
  return {
    ...item,
    key,
    run_key: run_key ?? (runs > 0 ? item.key : null),
    former_keys: [...former_keys.filter((one) => one !== item.key && one !== key), item.key],
  };
}
