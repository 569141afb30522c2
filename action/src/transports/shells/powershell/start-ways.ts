/** In which order the ways are tried by which Windows starts a process that outlives the session, and what is said of them. */
import type { WindowsWay } from '../../../ports/machine-facts.ts';

/** PowerShell's functions, and what people call the ways. Each throws why it is refused; the others are tried all the same. */
export const START_WAYS = {
  by_schtasks: 'schtasks.exe',
  by_com: 'task service by COM',
  by_wmi: 'WMI',
  by_breakaway: 'breakaway from the job',
} as const satisfies Readonly<Record<WindowsWay, string>>;

/** A watchdog needs no session of the user and no task, so it is started by those only where the others are refused. */
export const WATCHDOG_WAYS = ['by_wmi', 'by_breakaway', 'by_schtasks', 'by_com'] as const satisfies readonly Way[];

type Way = WindowsWay;

/** A list of PowerShell. */
export const listOfWays = (ways: readonly Way[]): string => `@(${ways.map((way) => `'${way}'`).join(',')})`;

/**
 * `outside TASK FILE WORDS WAYS`: starts that script by the first of the ways that is not refused; says how, by which way. Nothing: each was.
 * Sets .tried to what was refused before, in order, with Windows' own words.
 */
export const OUTSIDE = String.raw`function outside($name,$file,$words,$chosen){
$State.tried=@();$titles=@{${Object.entries(START_WAYS)
  .map(([way, title]) => `${way}='${title}'`)
  .join(';')}}
foreach($way in $chosen){
try{return [string](& $way $name $file $words)+' by '+$titles[$way]}
catch{$State.tried+=$titles[$way]+': '+([string]$_ -replace '\s+',' ').Trim()}}
}
`;
