import type { ItemRecord, State } from './state.ts';

/** A state under construction: tables are copied on the first write to them, entries are replaced, never changed. */
export class Tables {
  readonly state: State;
  readonly #own = new Set<Table>();

  constructor(state: State) {
    this.state = { ...state };
  }

  set<T extends Table>(table: T, key: string, value: State[T][string]): void {
    this.#owned(table)[key] = value;
  }

  delete(table: Table, key: string): void {
    if (key in this.state[table]) delete this.#owned(table)[key];
  }

  changeItem(item_id: string, change: Partial<ItemRecord>): void {
    const item = this.state.items[item_id];
    if (item !== undefined) this.set('items', item_id, { ...item, ...change });
  }

  #owned<T extends Table>(table: T): Record<string, State[T][string]> {
    if (!this.#own.has(table)) {
      this.#own.add(table);
      (this.state as Record<Table, unknown>)[table] = { ...this.state[table] };
    }
    return this.state[table] as Record<string, State[T][string]>;
  }
}

type Table = 'items' | 'inflight' | 'outbox' | 'projects' | 'terminals' | 'accounts';
