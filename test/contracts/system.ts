/** What kind of system a transport reaches, and the tests that apply to one kind only. */
import { it } from 'vitest';

export type System = 'posix' | 'windows';

/** For tests of what only POSIX systems have (signals, sessions, modes); for others they do not exist. */
export function onPosix(system: System): (name: string, work: () => Promise<void>) => void {
  return system === 'posix' ? it : () => {};
}

/** Name of the runner in a run directory. */
export function runnerName(system: System): string {
  return system === 'posix' ? 'run.sh' : 'run.ps1';
}
