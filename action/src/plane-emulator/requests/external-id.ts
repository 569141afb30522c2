/** Plane's guard against making the same thing twice: a pair of external source and id may occur once in a project. */
import type { Json } from '../../model/basics.ts';
import { isDict, strOf, truthy } from '../python/values.ts';

interface HasExternalId {
  readonly id: string;
  readonly external_source: string | null;
  readonly external_id: string | null;
}

/** The newest of the rows that have the pair a POST brings; both parts must be sent. */
export function sameExternalId<T extends HasExternalId>(rows: Iterable<T>, data: Json): T | undefined {
  if (!isDict(data) || !truthy(data['external_id']) || !truthy(data['external_source'])) return undefined;
  return withPair(rows, data['external_source'] ?? null, data['external_id'] ?? null);
}

/** Whether a PATCH brings another id than the row has, and one that a row already holds. */
export function movesOntoExternalId<T extends HasExternalId>(rows: Iterable<T>, own: T, data: Json): boolean {
  if (!isDict(data) || !truthy(data['external_id'])) return false;
  const id = data['external_id'] ?? null;
  const source = data['external_source'] === undefined ? own.external_source : data['external_source'];
  return own.external_id !== strOf(id) && withPair(rows, source, id) !== undefined;
}

function withPair<T extends HasExternalId>(rows: Iterable<T>, source: Json, id: Json): T | undefined {
  if (source === null) return undefined;
  return [...rows].findLast((row) => row.external_source === strOf(source) && row.external_id === strOf(id));
}
