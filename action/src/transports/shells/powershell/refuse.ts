/** What is refused before anything is sent for it: names and places that a Windows terminal must not be given. */
import type { Envelope } from '../../../ports/shell.ts';
import type { Operation } from '../../../ports/operation.ts';
import { isFileName } from '../posix/quote.ts';

/** Names in a run directory that are the transport's own; Windows does not regard their case. */
const OWN_NAMES: ReadonlySet<string> = new Set([
  'begin',
  'run.ps1',
  'launch.pid',
  'launch.txt',
  'pid.txt',
  'started.txt',
  'stderr.txt',
  'ended.txt',
  'exit.txt',
  'watch.txt',
  'out',
]);

/** Names that mean a device in every directory, whatever ending they have. */
const DEVICE = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])(\.|$)/i;

/** Why the terminal must not be asked at all; null: it may. */
export function refusalBeforehand(operation: Operation, envelope: Envelope): string | null {
  if (hasNul(operation)) return 'value-has-nul';
  switch (operation.op) {
    case 'start': {
      const { launch } = operation;
      if (!isRunDirectory(launch.dir, envelope.run_root)) return 'outside-run-root';
      const names = [...Object.keys(launch.files), launch.stdout_name];
      if (!isPlain(launch.task)) return 'bad-file-name';
      return names.every((name) => isPlain(name) && !OWN_NAMES.has(name.toLowerCase())) ? null : 'bad-file-name';
    }
    case 'discard':
      return isRunDirectory(operation.dir, envelope.run_root) && !isShared(operation.dir) ? null : 'outside-run-root';
    case 'remove_worktree':
      return isWorktree(operation.path, envelope.run_root) ? null : 'outside-run-root';
    case 'mkdir':
      return operation.clean && !isRunDirectory(operation.path, envelope.run_root) ? 'outside-run-root' : null;
    default:
      return null;
  }
}

/** A file name that Windows keeps as it is: it drops dots at the end. */
function isPlain(name: string): boolean {
  return isFileName(name) && !name.endsWith('.') && !DEVICE.test(name);
}

/** A directory right under the run root, and not one of the transport's own there. Both slashes part names. */
function isRunDirectory(path: string, root: string): boolean {
  const [whole, above] = [path, root].map((part) => part.replaceAll('\\', '/').toLowerCase());
  if (whole === undefined || above === undefined || !whole.startsWith(`${above}/`)) return false;
  return isPlain(path.slice(root.length + 1));
}

/** The folder of the items' worktrees, which stands among the run directories. */
function isShared(path: string): boolean {
  return /[\\/]worktrees$/i.test(path);
}

/** A name right under that folder. */
function isWorktree(path: string, root: string): boolean {
  const name = path.slice(root.length + '/worktrees/'.length);
  return isFileName(name) && path.replaceAll('\\', '/') === `${root.replaceAll('\\', '/')}/worktrees/${name}`;
}

/** Text that goes into files travels as base64 and may hold anything; all else becomes a word of the script. */
function hasNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, inner]) => key !== 'text' && key !== 'files' && hasNul(inner));
}
