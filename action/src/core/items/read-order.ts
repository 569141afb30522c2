/**
 * In which order items are read by id, where a tick has not the room for all of them: what is urgent first; then what is
 * to start and what only has changed take turns, so that neither keeps the other waiting. Pure.
 */
import type { WantedItem } from '../observations.ts';
import type { State } from '../state/state.ts';

type Entry = readonly [string, WantedItem];

const URGENT: readonly WantedItem['purpose'][] = ['publish', 'cancel'];

export function readOrder(wanted: Iterable<Entry>, items: State['items']): readonly Entry[] {
  const all = [...wanted];
  const urgent = URGENT.flatMap((purpose) => all.filter(([, wish]) => wish.purpose === purpose));
  const others = all.filter(([, { purpose }]) => !URGENT.includes(purpose));
  const starts = others.filter(([, { start }]) => start === true);
  const changed = others.filter(([, { start }]) => start !== true).toSorted(byNeed(items));
  return [...urgent, ...inTurn(changed, starts)];
}

/**
 * Changes that were never read come first. After them comes what was read and is read again because a replica may lag;
 * the oldest of these first, for it is soon done with.
 */
function byNeed(items: State['items']): (a: Entry, b: Entry) => number {
  const rank = ([id, { purpose }]: Entry): number => {
    const item = items[id];
    if (purpose === 'intake') return 2;
    return item !== undefined && item.comments_read_at >= item.seen.updated_at - 1 ? 1 : 0;
  };
  const changedAt = ([id]: Entry): number => items[id]?.seen.updated_at ?? 0;
  return (a, b) => rank(a) - rank(b) || changedAt(a) - changedAt(b);
}

function inTurn<T>(first: readonly T[], second: readonly T[]): readonly T[] {
  const longest = Math.max(first.length, second.length);
  return Array.from({ length: longest }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((entry) => entry !== undefined);
}
