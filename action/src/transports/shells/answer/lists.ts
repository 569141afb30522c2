/** The lists of things that are read back from run directories, numbered: script and answer agree on them. Pure. */
import type { CollectItem, Operation } from '../../../ports/operation.ts';

/** Whether all running runs share one search for it: then inspecting one more costs no further process. */
export function isShared(item: CollectItem): item is CollectItem & { readonly op: 'grep' } {
  return item.op === 'grep' && item.pick === 'first';
}

/** What an operation reads of a run that still runs; null: it does not look at runs. */
export function whileRunning(operation: Operation): readonly CollectItem[] | null {
  if (operation.op === 'kill') return [];
  return operation.op === 'inspect' ? operation.collect_running : null;
}

/** The different lists of things to read, each with its number, by {@link keyOf}. */
export interface Lists {
  readonly ended: ReadonlyMap<string, number>;
  readonly running: ReadonlyMap<string, number>;
}

export function keyOf(items: readonly CollectItem[]): string {
  return JSON.stringify(items);
}

/** Numbers the lists in the order of the operations; script and answer agree on it. */
export function listsOf(operations: readonly Operation[]): Lists {
  const ended = new Map<string, number>();
  const running = new Map<string, number>();
  const note = (lists: Map<string, number>, items: readonly CollectItem[]): void => {
    if (!lists.has(keyOf(items))) lists.set(keyOf(items), lists.size);
  };
  for (const operation of operations) {
    if (operation.op !== 'inspect' && operation.op !== 'kill') continue;
    note(ended, operation.collect);
    note(running, whileRunning(operation) ?? []);
  }
  return { ended, running };
}
