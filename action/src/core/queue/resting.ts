/** Of the items that start nothing now: those that agentd will take up by itself or is asked to, and how many only rest. Pure. */
import type { State } from '../state/state.ts';
import type { Waiting } from '../../model/reasons.ts';

export interface Resting {
  /** They have their answer; a person is next. */
  readonly answered: number;
  /** Completed or cancelled. */
  readonly ended: number;
  /** Nobody asks for them: not in a pick-up state, or not assigned to a bot. */
  readonly idle: number;
}

export interface SortedOut {
  readonly waiting: readonly Waiting[];
  readonly resting: Resting;
}

/** What has an open run is left out: it is told among those that run. */
export function sortedOut(all: readonly Waiting[], state: State): SortedOut {
  const ended = new Set(
    Object.values(state.items).flatMap(({ key, seen }) =>
      seen.state.group === 'completed' || seen.state.group === 'cancelled' ? [key] : [],
    ),
  );
  const waiting: Waiting[] = [];
  const resting = { answered: 0, ended: 0, idle: 0 };
  for (const entry of all) {
    switch (entry.reason) {
      case 'open-run':
        break;
      case 'answered':
      case 'state':
      case 'not-assigned':
        if (ended.has(entry.key)) resting.ended += 1;
        else if (entry.reason === 'answered') resting.answered += 1;
        else resting.idle += 1;
        break;
      default:
        waiting.push(entry);
    }
  }
  return { waiting, resting };
}
