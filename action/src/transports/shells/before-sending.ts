/** What is refused before anything is sent for it: names and places that a terminal must not be given. Pure. */
import type { Envelope } from '../../ports/shell.ts';
import type { Operation } from '../../ports/operation.ts';
import { isFileName } from './names.ts';

/** What differs between systems. */
export interface NameRules {
  /** Names in a run directory that are the transport's own, {@link NameRules.fold folded}. */
  readonly own: ReadonlySet<string>;
  /** Equal for two spellings of one path. */
  readonly fold: (path: string) => string;
  /** A file name that the system keeps as it is. */
  readonly isPlain: (name: string) => boolean;
  /** A name that a task may have. */
  readonly isTask: (name: string) => boolean;
}

/** Why the terminal must not be asked at all; null: it may. The code is one of `answer/refusal.ts`. */
export function refusalBeforehand(operation: Operation, envelope: Envelope, rules: NameRules): string | null {
  if (hasNul(operation)) return 'value-has-nul';
  const root = envelope.run_root;
  switch (operation.op) {
    case 'start': {
      const { launch } = operation;
      if (!isRunDirectory(launch.dir, root, rules)) return 'outside-run-root';
      const names = [...Object.keys(launch.files), launch.stdout_name];
      const allowed = names.every((name) => rules.isPlain(name) && !rules.own.has(rules.fold(name)));
      return allowed && rules.isTask(launch.task) ? null : 'bad-file-name';
    }
    case 'discard':
      return isRunDirectory(operation.dir, root, rules) && !isShared(operation.dir) ? null : 'outside-run-root';
    case 'remove_worktree':
      return isWorktree(operation.path, root) ? null : 'outside-run-root';
    case 'mkdir':
      return operation.clean && !isRunDirectory(operation.path, root, rules) ? 'outside-run-root' : null;
    default:
      return null;
  }
}

/** A directory right under the run root, and not one of the transport's own there. */
function isRunDirectory(path: string, root: string, { fold, isPlain }: NameRules): boolean {
  return fold(path).startsWith(`${fold(root)}/`) && isPlain(path.slice(root.length + 1));
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
