/** What is read back from run directories, as shell functions: each different list once, however many runs share it. */
import type { CollectItem, Operation } from '../../operations.ts';
import { quote } from './quote.ts';

/** Room for the path that a search puts before each line it finds; longer paths only cost bytes of the line. */
const PATH_ROOM = 400;

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

/** The functions `cN` (ended) and `hN` (running), and the searches over all runs that go to the end of the script. */
export function collectors(lists: Lists): {
  readonly functions: readonly string[];
  readonly searches: readonly string[];
} {
  const functions: string[] = [];
  const searches: string[] = [];
  for (const [key, number] of lists.ended) {
    functions.push(`c${number}(){`, ':', ...itemsOf(key).map((item, at) => takeLine(at, item)), '}');
  }
  for (const [key, number] of lists.running) {
    functions.push(`h${number}(){`, ':');
    itemsOf(key).forEach((item, at) => {
      if (!isShared(item)) return functions.push(takeLine(at, item));
      const files = `F${number}_${at}`;
      searches.push(`many g${number}.${at} ${item.max_bytes + PATH_ROOM} ${quote(item.needle)} "$${files}"`);
      return functions.push(
        `f=$D/${quote(item.file)};if [ -f "$f" ]&&[ ! -L "$f" ];then ${files}=$${files}$n$f e=\${e}1;else e=\${e}0;fi`,
      );
    });
    functions.push('}');
  }
  return { functions, searches };
}

function itemsOf(key: string): readonly CollectItem[] {
  return JSON.parse(key) as readonly CollectItem[];
}

/** The line that reads one thing; `at` is its place in its list. */
export function takeLine(at: number, item: CollectItem): string {
  const op = item.op === 'read' ? 'r' : item.op === 'tail' ? 't' : item.pick === 'first' ? 'g' : 'l';
  const needle = item.op === 'grep' ? ` ${quote(item.needle)}` : '';
  return `take ${at} ${op} ${quote(item.file)} ${item.max_bytes}${needle}`;
}
