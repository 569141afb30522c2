/** What a terminal says that runs have left on it, read. POSIX and PowerShell say it alike. Pure. */
import type { Inventory, InventoryEntry, InventoryWorktree } from '../../../ports/inventory.ts';
import type { Millis } from '../../../model/basics.ts';

const STATES: Readonly<Record<string, InventoryEntry['state']>> = {
  n: 'none',
  v: 'void',
  s: 'starting',
  r: 'running',
  // Of another machine, or of a boot that may still go on: what cannot be made out is left alone.
  x: 'running',
  f: 'finished',
  g: 'gone',
  // With this boot or an earlier one.
  u: 'gone',
  b: 'rebooted',
};

/** What the lines say; null: a line that is none of these. */
export function readInventory(text: string): Inventory | null {
  const lines = text.split('\n').flatMap((line) => (line === '' ? [] : [line.replace(/\r$/, '').split('|')]));
  const times = { m: new Map<string, Millis>(), n: new Map<string, Millis>(), t: new Map<string, Millis>() };
  for (const [kind, seconds = '', path = ''] of lines) {
    if (kind !== 'm' && kind !== 'n' && kind !== 't') continue;
    if (/^\d+$/.test(seconds)) times[kind].set(path.replace(/^\.\//, ''), Number(seconds) * 1000);
  }
  const entries: InventoryEntry[] = [];
  const processes: { pid: number; run: string }[] = [];
  const locks: { key: string; run: string | null; at: Millis | null }[] = [];
  const worktrees: InventoryWorktree[] = [];
  const tasks: string[] = [];
  for (const [kind = '', first = '', second = '', third = '', fourth = ''] of lines) {
    const at = times.m.get(first) ?? null;
    const plain = { name: first, state: 'none', pid: null, legible: true, at } as const;
    switch (kind) {
      case 'd': {
        const pid = /^\d+$/.test(third) ? Number(third) : null;
        const state = STATES[second];
        if (state === undefined) return null;
        entries.push({ name: first, kind: 'run', state, pid, legible: fourth === '1', at });
        break;
      }
      case 'l':
        entries.push({ ...plain, kind: 'link' });
        break;
      case 'x':
        entries.push({ ...plain, kind: 'file' });
        break;
      case 'o': {
        const name = Buffer.from(first, 'base64').toString('utf8');
        entries.push({ ...plain, name, kind: 'odd', at: times.m.get(name) ?? null });
        break;
      }
      case 'p':
        if (!/^\d+$/.test(first)) return null;
        if (!processes.some(({ pid, run }) => pid === Number(first) && run === second))
          processes.push({ pid: Number(first), run: second });
        break;
      case 'k':
        locks.push({ key: first, run: second === '' ? null : second, at: times.n.get(first) ?? null });
        break;
      case 'w':
        worktrees.push({ key: first, work: workOf(second), at: times.t.get(first) ?? null });
        break;
      case 'T':
        tasks.push(first);
        break;
      case 'm':
      case 'n':
      case 't':
        break;
      default:
        return null;
    }
  }
  return { entries, processes, locks, worktrees, tasks };
}

function workOf(word: string): InventoryWorktree['work'] {
  return word === 'none' || word === 'uncommitted' || word === 'unpushed' ? word : 'unknown';
}
