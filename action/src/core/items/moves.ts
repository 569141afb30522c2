/** What people did to an item since agentd left it: judged from state, written as events. Pure. */
import { missingLabels } from '../../config/labels.ts';
import { shown } from '../../config/problem.ts';
import type { ProjectView } from '../routing/bots.ts';
import { droppedNote } from '../outbox/dropped.ts';
import type { StateEvent } from '../state/events.ts';
import { botOf, holders, isHandedOver, isInHand, isOurs, leftAsSeen, startsByHandover } from '../routing/hands.ts';
import { runKeyOf } from '../state/run-key.ts';
import type { ItemRecord, OpenRun, State } from '../state/state.ts';

/** Whether the item, as last seen, is in other hands or another state than agentd left it, by a later change. */
export function personMoved(item: ItemRecord, view: ProjectView): string | null {
  if (item.left === null) return null;
  if (isHandedOver(item, view)) return `It was handed over to ${holders(item, view)}.`;
  if (item.seen.updated_at <= item.left.updated_at) return null;
  if (!isInHand(item, view)) return 'It was taken out of the bot’s hands.';
  if (!item.left.state_ids.includes(item.seen.state.id)) return `It was moved to ${item.seen.state.name}.`;
  return null;
}

/** What takes the item from its open run: a person's move, or a label taken off that it needs. */
export function takenFrom(run: Pick<OpenRun, 'needed'>, item: ItemRecord, view: ProjectView): string | null {
  return personMoved(item, view) ?? labelTaken(run, item, view);
}

/**
 * A label that was on the item when the run began, that the project still requires, and that is still there in the project.
 * Else the configuration has changed, or the label was renamed: nobody has taken it off this item. An item with a label of
 * which the name is not known tells nothing.
 */
function labelTaken({ needed }: Pick<OpenRun, 'needed'>, { seen }: ItemRecord, view: ProjectView): string | null {
  if (needed.length === 0) return null;
  const names = Object.values(view.info.labels);
  if (seen.labels.some((label) => !names.includes(label))) return null;
  const [label] = missingLabels(view.config.require_label, seen.labels).filter(
    (missing) => missingLabels(missing, needed).length === 0 && missingLabels(missing, names).length === 0,
  );
  return label === undefined ? null : `The label ${shown(label)}, which it needs, was taken off.`;
}

/** Whether a person's move ends what agentd still wanted to do: anything but a move to where it may start. */
export function takesNext(item: ItemRecord, view: ProjectView): boolean {
  if (personMoved(item, view) === null) return false;
  return isHandedOver(item, view) || !isInHand(item, view) || !view.pick_up.has(item.seen.state.id);
}

/** People's moves of items on which nothing runs: an answered item is judged from where it now is. */
export function followMoves(state: State, view: ProjectView, now: number): StateEvent[] {
  const events: StateEvent[] = [];
  for (const item_id of Object.keys(state.items)) {
    const item = state.items[item_id];
    if (item?.left == null || item.project !== view.key || state.inflight[item_id] !== undefined) continue;
    if (item.next !== null) {
      if (!takesNext(item, view)) continue;
      events.push(dropNext(item_id, item, view, state, now), {
        type: 'item-moved',
        item_id,
        left: leftAsSeen(item, view),
      });
    } else if (item.answer !== null && rests(item, view)) {
      events.push({ type: 'item-moved', item_id, left: leftAsSeen(item, view) });
    }
  }
  return events;
}

function dropNext(item_id: string, item: ItemRecord, view: ProjectView, state: State, now: number): StateEvent {
  const run_id = item.next?.after?.run_id ?? `${runKeyOf(item)}-${item.runs}`;
  const answer = { run_id, tag: null, class: 'cancelled' as const, at: item.seen.updated_at };
  const by = personMoved(item, view) ?? '';
  return { type: 'next-dropped', item_id, answer, publication: droppedNote(item_id, item, by, state, now) };
}

/** An answered item that a person put elsewhere without asking for a further round. */
function rests(item: ItemRecord, view: ProjectView): boolean {
  const { left, seen } = item;
  if (left === null || startsByHandover(item, view)) return false;
  // Between two new bots nobody has it yet: noted once.
  if (isHandedOver(item, view)) return botOf(seen.assignees, view) !== null || seen.updated_at > left.updated_at;
  if (seen.updated_at <= left.updated_at) return false;
  const moved = !left.state_ids.includes(seen.state.id);
  const assigned = isOurs(seen, view);
  const restarts = assigned && view.pick_up.has(seen.state.id) && (moved || !left.assigned);
  return !restarts && (moved || assigned !== left.assigned);
}
