/**
 * Which items of open runs are read by id although nothing tells of a change: that an item was deleted or archived is in no
 * list of changes. A few a tick, the one that was not read for the longest time first. Pure.
 */
import type { Millis } from '../../model/basics.ts';
import type { StateEvent } from '../state/events.ts';
import type { Observations, ProjectSeen, WantedItem } from '../observations.ts';
import type { OpenRun, State } from '../state/state.ts';
import { isSaved } from './unread.ts';

/** So many a tick: twenty runs take two. */
export const CONFIRMED = 10;

/** What is still to be read in this tick; what was read by id for another reason counts as well. */
export function confirmations(state: State, obs: Observations): readonly (readonly [string, WantedItem])[] {
  const open = toConfirm(state, obs);
  const room = CONFIRMED - open.filter(({ item_id }) => obs.details.has(item_id)).length;
  return open
    .filter(({ item_id }) => !obs.details.has(item_id))
    .toSorted(byNeed)
    .slice(0, Math.max(0, room))
    .map(({ item_id, project }) => [item_id, { project, purpose: 'cancel', comments: false, blockers: false }]);
}

/**
 * When they were read, where that decides who is next: state is not saved for it as long as every tick reads them all. Who
 * was not found stays the first, until that is sure; whom this tick could not afford, too.
 */
export function confirmed(state: State, obs: Observations, now: Millis): StateEvent[] {
  const open = toConfirm(state, obs);
  if (open.length <= CONFIRMED) return [];
  return open.flatMap(({ item_id, run_id }): StateEvent[] => {
    const detail = obs.details.get(item_id);
    const read = detail?.ok === true ? detail.item !== null : detail !== undefined && !isSaved(detail.problem);
    return read ? [{ type: 'item-confirmed', item_id, run_id, at: now }] : [];
  });
}

/** Runs that could be stopped now, and whose items no list of this tick has shown. */
function toConfirm({ inflight }: State, { projects, runs }: Observations): OpenRun[] {
  const shown = new Map(Object.entries(projects).map(([key, seen]) => [key, shownBy(seen)]));
  return Object.values(inflight).filter(({ item_id, project, phase }) => {
    const looked = runs.get(item_id);
    if (phase === 'stopping' || looked === undefined || looked.state === 'unknown') return false;
    return shown.get(project)?.has(item_id) === false;
  });
}

/** null: nothing is known, or a list of everything has told of each item. */
function shownBy(seen: ProjectSeen): ReadonlySet<string> | null {
  return seen.ok && !seen.full && !seen.info.archived ? new Set(seen.items.map(({ id }) => id)) : null;
}

function byNeed(a: OpenRun, b: OpenRun): number {
  return a.item_read_at - b.item_read_at || a.marked_at - b.marked_at || (a.run_id < b.run_id ? -1 : 1);
}
