/** Windows itself, as the scripts see it. */
import type { Machine } from './machine.ts';
import { ABOUT } from './windows-about.ts';
import { BREAKAWAY } from './windows-breakaway.ts';
import { PROCESSES } from './windows-processes.ts';
import { ROOT } from './windows-security.ts';
import { STARTS } from './windows-starts.ts';
import { TASKS } from './windows-tasks.ts';
import { TIMES } from './windows-times.ts';

export const WINDOWS: Machine = {
  separator: '\\',
  linger_s: 60,
  modules: String.raw`$env:PSModulePath="$PSHOME\Modules;$env:SystemRoot\System32\WindowsPowerShell\v1.0\Modules"`,
  ...ROOT,
  ...TIMES,
  ...PROCESSES,
  ...TASKS,
  ...STARTS,
  by_breakaway: BREAKAWAY,
  about: ABOUT,
};
