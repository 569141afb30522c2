/** Reading work items: the list, one by id, one by key. */
import { PRIORITIES } from '../../model/work-item.ts';
import { ok, param, queryOf, workspaceOf, type Call, type View } from '../requests/call.ts';
import { broken, notFound } from '../requests/errors.ts';
import { externalQuery, itemOf, projectItems, shownItem, shownItems } from './work-item.ts';
import { page } from '../requests/paginate.ts';
import { intOf } from '../python/values.ts';
import type { Item } from '../tables/records.ts';
import { AT_RANDOM, isLive, newestFirst, shuffled } from '../tables/rows.ts';

/** Filters are ignored: only paging, order, `fields`, `expand` and an external id count. */
export const listItems: View = (call) => {
  const external = externalQuery(call);
  if (external) {
    if (external.id.includes('\0') || external.source.includes('\0')) throw broken();
    const found = projectItems(call).filter(
      (item) => item.external_id === external.id && item.external_source === external.source,
    );
    const [item] = found;
    if (!item) throw notFound();
    if (found.length > 1) throw broken();
    return ok(shownItem(call, item));
  }
  return ok(page(call, ordered(call, shownItems(call)), (item) => shownItem(call, item)));
};

export const readItem: View = (call) => ok(shownItem(call, itemOf(call, shownItems(call))));

/** `WEB-12`; the permission has found the project. Python's `int` reads the number: ` 1`, `+1` and `012` are fine. */
export const readItemByKey: View = (call) => {
  const number = intOf(param(call, 'number'));
  if (number === null) throw broken();
  const workspace = workspaceOf(call);
  const identifier = param(call, 'identifier');
  const project = [...call.store.projects.values()].find(
    (one) => isLive(one) && one.workspace === workspace?.id && one.identifier === identifier,
  );
  if (project?.archived_at !== null) throw notFound();
  const item = [...call.store.items.values()].find(
    (one) =>
      one.project === project.id &&
      one.sequence_id === number &&
      isLive(one) &&
      one.archived_at === null &&
      !one.is_draft,
  );
  if (!item) throw notFound();
  return ok(shownItem(call, item));
};

type Rank = string | number | null;

const STATE_GROUPS = ['backlog', 'unstarted', 'started', 'completed', 'cancelled'];

/** Fields that the order may name, and what is compared. Unknown ones break the query. */
const ORDERS: Readonly<Record<string, (item: Item, call: Call) => Rank>> = {
  ...plain('id', 'name', 'created_at', 'updated_at', 'sequence_id', 'sort_order', 'start_date', 'target_date'),
  ...plain('completed_at', 'archived_at', 'external_id', 'external_source', 'point', 'description_html', 'deleted_at'),
  ...plain('created_by', 'updated_by', 'parent', 'project', 'workspace'),
  is_draft: (item) => Number(item.is_draft),
  state: (item, call) => call.store.states.get(item.state)?.sequence ?? null,
  state_id: (item) => item.state,
  priority: (item) => PRIORITIES.indexOf(item.priority),
  // Both by group.
  state__name: groupRank,
  state__group: groupRank,
  labels__name: (item, call) => last(item.labels.map((id) => call.store.labels.get(id)?.name)),
  assignees__first_name: (item, call) => last(item.assignees.map((id) => call.store.users.get(id)?.first_name)),
  assignees__email: (item, call) => last(item.assignees.map((id) => call.store.users.get(id)?.email)),
};

/** Newest first unless `order_by` says otherwise; null counts as the largest. Ties: newest first. `?`: at random. */
function ordered(call: Call, items: readonly Item[]): readonly Item[] {
  const order = queryOf(call, 'order_by') ?? '-created_at';
  if (order === AT_RANDOM) return shuffled(items, call.store.random);
  const rank = ORDERS[order.replace(/^-/, '')];
  if (!rank) throw broken();
  const sign = order.startsWith('-') ? -1 : 1;
  const ranked = items.map((item) => ({ item, rank: rank(item, call) }));
  ranked.sort((a, b) => sign * compare(a.rank, b.rank) || newestFirst(a.item, b.item));
  return ranked.map(({ item }) => item);
}

function compare(a: Rank, b: Rank): number {
  if (a === b) return 0;
  if (a === null) return 1;
  if (b === null) return -1;
  return a < b ? -1 : 1;
}

function groupRank(item: Item, call: Call): number {
  return STATE_GROUPS.indexOf(call.store.states.get(item.state)?.group ?? '');
}

function last(names: readonly (string | undefined)[]): string | null {
  return (
    names
      .filter((name) => name !== undefined)
      .toSorted()
      .at(-1) ?? null
  );
}

function plain<K extends keyof Item>(...names: readonly (Item[K] extends Rank ? K : never)[]) {
  return Object.fromEntries(names.map((name) => [name, (item: Item) => item[name] as Rank]));
}
