/** What the kernel of this machine tells of its processes. */
import { closeSync, openSync, readSync, readdirSync } from 'node:fs';

/** Pids of all that there are. */
export function processes(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

const ROOM = Buffer.allocUnsafe(262_144);

/** What the kernel tells of a process, until the next call: tests ask for that of all processes again and again. Empty: nothing. */
export function told(pid: number, file: 'environ' | 'cmdline'): Buffer {
  try {
    const opened = openSync(`/proc/${pid}/${file}`, 'r');
    try {
      return ROOM.subarray(0, readSync(opened, ROOM));
    } finally {
      closeSync(opened);
    }
  } catch {
    return ROOM.subarray(0, 0);
  }
}
