/** The order in which items that may start do. Pure. */
import type { ItemRecord } from '../state/state.ts';

const URGENCY = { urgent: 0, high: 1, medium: 2, low: 3, none: 4 } as const;

/** Priority, then age, then key. */
export function byUrgency(a: ItemRecord, b: ItemRecord): number {
  return (
    URGENCY[a.seen.priority] - URGENCY[b.seen.priority] ||
    a.seen.created_at - b.seen.created_at ||
    (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
  );
}
