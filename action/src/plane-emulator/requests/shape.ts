/** The queries `fields` and `expand`, which work alike on every resource. */
import type { Json } from '../../model/basics.ts';
import { queryOf, type Call } from './call.ts';

export type Shape = Readonly<Record<string, Json>>;

/** What each field that can be expanded becomes. */
export type Expansions = Readonly<Record<string, () => Json>>;

/**
 * Only the fields asked for, unknown names left out; no (or an empty) `fields`: all of them. An expanded field that has
 * no expansion becomes null: that is how Plane v1.3.1 answers `expand=priority`.
 */
export function shaped(call: Call, shape: Shape, expansions: Expansions = {}): Json {
  const asked = names(queryOf(call, 'fields'));
  const expanded = names(queryOf(call, 'expand'));
  const entries = Object.entries(shape).filter(([name]) => asked.length === 0 || asked.includes(name));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, expanded.includes(name) ? (expansions[name]?.() ?? null) : value]),
  );
}

const names = (list: string | null): readonly string[] => (list ?? '').split(',').filter((name) => name !== '');

/** The row with these fields only. */
export function picked<T, K extends keyof T>(row: T, ...keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, row[key]])) as Pick<T, K>;
}
