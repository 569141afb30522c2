/** Windows itself, as the scripts see it. */
import type { Machine } from './machine.ts';
import { ABOUT } from './windows-about.ts';
import { PROCESSES } from './windows-processes.ts';
import { STARTS } from './windows-starts.ts';
import { TASKS } from './windows-tasks.ts';
import { TIMES } from './windows-times.ts';

export const WINDOWS: Machine = {
  separator: '\\',
  linger_s: 60,
  modules: String.raw`$env:PSModulePath="$PSHOME\Modules;$env:SystemRoot\System32\WindowsPowerShell\v1.0\Modules"`,
  owned: String.raw`function owned($path){
$owner=(Get-Acl -LiteralPath $path).GetOwner([Security.Principal.SecurityIdentifier]).Value
$owner -eq [Security.Principal.WindowsIdentity]::GetCurrent().User.Value -or $owner -in 'S-1-5-32-544','S-1-5-18'
}`,
  ...TIMES,
  ...PROCESSES,
  ...TASKS,
  ...STARTS,
  about: ABOUT,
};
