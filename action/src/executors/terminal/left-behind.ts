/** Where a run left what it wrote, and how a person reads it there, when agentd itself can no longer. */
import type { ExecutorConfig, TerminalConfig } from '../../config/schema.ts';
import type { Handle } from '../../model/run.ts';
import { quoteWord } from './template.ts';

export interface LeftBehind {
  /** Absolute on the terminal. */
  readonly dir: string;
  /** Command line to be run there; null: `read-run` does not know what that executor writes. */
  readonly read: string | null;
}

/** null: the handle is none of a command-line executor. */
export function leftBehind(
  handle: Handle,
  adapter: ExecutorConfig['adapter'] | undefined,
  os: TerminalConfig['os'] | undefined,
): LeftBehind | null {
  const { dir } = handle;
  if (typeof dir !== 'string') return null;
  const known = adapter === 'codex' || adapter === 'claude-code' || adapter === 'shell';
  const readable = known && !/[\p{Cc}\p{Cs}]/u.test(dir);
  return { dir, read: readable ? `agentd read-run ${quoteWord(dir, os ?? 'linux')} --adapter ${adapter}` : null };
}
