/**
 * Which worktrees a tick removes: those of items that are completed or cancelled, a few at a time. What one holds
 * is seen on its terminal, which removes none that holds anything; it is asked less and less often. Pure.
 */
import type { Config } from '../../config/schema.ts';
import type { Millis } from '../../model/basics.ts';
import { isOver } from './reap.ts';
import { runKeyOf } from '../state/run-key.ts';
import type { ItemRecord, State } from '../state/state.ts';

export interface Leaving {
  readonly item_id: string;
  /** That of its runs, which is in the worktree's name. */
  readonly key: string;
  readonly terminal: string;
}

/** Most of them in one tick. */
const AT_ONCE = 3;
const DAY_MS = 24 * 60 * 60_000;
export const LONGEST_KEPT_MS = 32 * DAY_MS;
/** What could not be asked is asked again. */
const UNASKED_MS = 60 * 60_000;

/** Who has waited longest comes first. A terminal that was not reached last time is left to those who need it. */
export function worktreesToLeave(state: State, config: Config, now: Millis): readonly Leaving[] {
  const due = Object.entries(state.items).flatMap(([item_id, item]) => {
    const terminals = Object.entries(item.worktrees).filter(
      ([terminal, { not_before }]) => not_before <= now && isThere(terminal, state, config),
    );
    if (terminals.length === 0 || !isOver(item_id, item, state)) return [];
    return terminals.map(([terminal, { not_before }]) => ({ item_id, key: runKeyOf(item), terminal, not_before }));
  });
  return due
    .toSorted((a, b) => a.not_before - b.not_before)
    .slice(0, AT_ONCE)
    .map(({ item_id, key, terminal }) => ({ item_id, key, terminal }));
}

function isThere(terminal: string, { terminals }: State, config: Config): boolean {
  return Object.hasOwn(config.terminals, terminal) && terminals[terminal]?.unreachable_since == null;
}

type Note = ItemRecord['worktrees'][string];

/** It holds work, or somebody is in it: looked at again after 1, 2, 4 … 32 days. */
export function keptOnce({ tries }: Note, now: Millis): Note {
  return { tries: tries + 1, not_before: now + Math.min(LONGEST_KEPT_MS, 2 ** Math.min(tries, 10) * DAY_MS) };
}

/** Nobody knows. */
export function unasked({ tries }: Note, now: Millis): Note {
  return { tries, not_before: now + UNASKED_MS };
}
