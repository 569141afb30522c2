/** Where run directories are made: an absolute path on the terminal, in one spelling. Pure. */
import { posix, win32 } from 'node:path';
import type { TerminalConfig } from '../config/schema.ts';
import { ConfigError } from '../errors.ts';

/**
 * On Windows a path is absolute with its drive or its server; without them it depends on where a process happens to be.
 * @throws {ConfigError} `run-root-relative`.
 */
export function absoluteRoot(name: string, os: TerminalConfig['os'], run_root: string): string {
  if (os === 'windows') {
    const whole = win32.normalize(run_root);
    if (win32.isAbsolute(whole) && win32.parse(whole).root.length > 1) return whole.replace(/([^:\\])\\$/, '$1');
  } else if (posix.isAbsolute(run_root)) return posix.normalize(run_root).replace(/(.)\/$/, '$1');
  throw new ConfigError({
    code: 'run-root-relative',
    message: `terminals.${name}.run_root: ${run_root} is not an absolute path.`,
    remedy: 'Write the whole path, from the root of the file system.',
    retry: false,
  });
}

/** A remote machine's; nobody knows a home directory there. @throws {ConfigError} `run-root-missing`, `run-root-relative`. */
export function remoteRoot(name: string, { os, run_root }: TerminalConfig): string {
  if (run_root !== undefined) return absoluteRoot(name, os, run_root);
  throw new ConfigError({
    code: 'run-root-missing',
    message: `terminals.${name}: a remote terminal needs a place for run directories.`,
    remedy: 'Add `run_root`: an absolute path on the machine, outside the repository.',
    retry: false,
  });
}
