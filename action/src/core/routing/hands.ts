/**
 * In whose hands an item is: the bot it is assigned to, against the one that agentd left it with. People give items from
 * one bot to another; agentd never changes who is assigned, so such a difference is always a person's doing. Pure.
 */
import type { ProjectView } from './bots.ts';
import type { ItemRecord } from '../state/state.ts';

type Left = NonNullable<ItemRecord['left']>;

export function isOurs(item: { readonly assignees: readonly string[] }, view: Pick<ProjectView, 'ours'>): boolean {
  return item.assignees.some((user) => view.ours.has(user));
}

/** The only bot among the assignees, as Plane user id; null: none, or several. */
export function botOf(assignees: readonly string[], view: Pick<ProjectView, 'ours'>): string | null {
  const [bot, ...others] = assignees.filter((user) => view.ours.has(user));
  return bot === undefined || others.length > 0 ? null : bot;
}

/** Whether the bot that had the item still has it. An item of which that was never noted is in hand with any bot. */
export function isInHand({ left, seen }: ItemRecord, view: ProjectView): boolean {
  return left?.bot == null ? isOurs(seen, view) : seen.assignees.includes(left.bot);
}

/** Whether a person took the item from the bot that had it and gave it to another one. An older copy tells nothing. */
export function isHandedOver({ left, seen }: ItemRecord, view: ProjectView): boolean {
  if (left?.bot == null || seen.updated_at < left.updated_at) return false;
  return !seen.assignees.includes(left.bot) && isOurs(seen, view);
}

/**
 * Whether a hand-over asks the next bot to begin: where the item was left, or in a pick-up state. Who also moves it to the
 * backlog, to an end state or anywhere else wants it to rest.
 */
export function startsByHandover(item: ItemRecord, view: ProjectView): boolean {
  if (!isHandedOver(item, view)) return false;
  const { id, group } = item.seen.state;
  if (view.pick_up.has(id)) return true;
  const open = group === 'started' || group === 'unstarted';
  return open && item.left?.state_ids.includes(id) === true;
}

/** The item is left where a person put it. A hand-over that is to start the next bot stays one until that bot starts. */
export function leftAsSeen(item: ItemRecord, view: ProjectView | null): Left {
  const { state, assignees, updated_at } = item.seen;
  const known = item.left?.bot ?? null;
  const waits = view === null || startsByHandover(item, view);
  return {
    state_ids: [state.id],
    assigned: view === null || isOurs(item.seen, view),
    bot: waits ? known : (botOf(assignees, view) ?? known),
    updated_at,
  };
}

/** The bots that have the item now, as the configuration calls them. */
export function holders({ seen }: ItemRecord, view: ProjectView): string {
  const names = seen.assignees
    .filter((user) => view.ours.has(user))
    .map((user) => {
      const terminal = view.bots.get(user);
      const named = Object.entries(view.config.routing.by_assignee).find(([, target]) => target === terminal);
      return named?.[0] ?? 'another bot';
    });
  return [...new Set(names)].join(' and ');
}
