/** In which state the work item of a smoke run waits, so that no tick takes it up. Pure. */
import type { ItemState, StateGroup } from '../model/work-item.ts';

/** Where items lie that nobody works on, best first. */
const ORDER: readonly StateGroup[] = ['cancelled', 'backlog', 'completed', 'started', 'unstarted'];

/** A state that is no pick-up state; null: every state is one. */
export function quietState(states: readonly ItemState[], pick_up: ReadonlySet<string>): ItemState | null {
  const quiet = states.filter((state) => !pick_up.has(state.id));
  return quiet.toSorted((a, b) => ORDER.indexOf(a.group) - ORDER.indexOf(b.group))[0] ?? null;
}
