/** The runner: `run.ps1` in the run directory, which runs the agent's command, records its end, and keeps its limits. */
import type { Launch } from '../../../ports/launch.ts';
import { cleaned } from './environment.ts';
import type { Inherited } from './environment.ts';
import { KIN } from './kin.ts';
import { RECORD, SWEEP } from './kill.ts';
import { CLAIM, FILES } from './library.ts';
import type { Machine } from './machine.ts';
import { literal } from './quote.ts';
import { UNPACKED } from './verbs.ts';
import { WATCHDOG } from './watchdog.ts';
import { PROCESS_WAYS } from './process-ways.ts';

/** Folders where tools live, below the folder that the variable names. */
const HOMES = [
  'USERPROFILE\\.local\\bin',
  'APPDATA\\npm',
  'USERPROFILE\\.cargo\\bin',
  'USERPROFILE\\.bun\\bin',
  'USERPROFILE\\scoop\\shims',
  'LOCALAPPDATA\\Volta\\bin',
  'LOCALAPPDATA\\pnpm',
  'LOCALAPPDATA\\mise\\shims',
]
  .map((folder) => `'${folder}'`)
  .join(',');

/** An expression: the folders that the registry holds for machine and user, and {@link HOMES}; some may be empty. */
export const TOOL_FOLDERS = String.raw`@(foreach($Variable in 'Machine','User'){[string][Environment]::GetEnvironmentVariable('Path',$Variable) -split ';'})+@(foreach($Variable in ${HOMES}){$Parts=$Variable -split '\\',2;$Base=[Environment]::GetEnvironmentVariable($Parts[0]);if($Base){$Base+'\'+$Parts[1]}})`;

/**
 * Mode `agent`: the PowerShell whose handles are prompt, stdout and stderr, and which runs the command line. Nothing of the
 * script may read that stdin, so the automatic variable for it is named nowhere. It comes before all functions, so
 * that their names are free for the command line. To the search path it adds what the registry holds for machine and user,
 * because services keep the one of the time when they started. The last line counts a failure that left no exit code as 1.
 */
const AGENT = String.raw`if($Mode -eq 'agent'){
$ErrorActionPreference='Stop';$ProgressPreference='SilentlyContinue'
try{Set-Location -LiteralPath $Cwd}catch{[Console]::Error.WriteLine('agentd: cannot enter '+$Cwd);exit 97}
foreach($Variable in 'AGENTD_PS','AGENTD_FILE','AGENTD_MARK','AGENTD_IN','AGENTD_OUT','AGENTD_ERR'){[Environment]::SetEnvironmentVariable($Variable,[NullString]::Value)}
$env:AGENTD_RUN=$Task
foreach($Variable in 'DISABLE_AUTOUPDATER','CLAUDE_CODE_DISABLE_BACKGROUND_TASKS'){if($null -eq [Environment]::GetEnvironmentVariable($Variable)){[Environment]::SetEnvironmentVariable($Variable,'1')}}
foreach($Folder in ${TOOL_FOLDERS}){if($Folder -and @($env:PATH -split [IO.Path]::PathSeparator) -notcontains $Folder){$env:PATH=$env:PATH+[IO.Path]::PathSeparator+$Folder}}
try{[Console]::OutputEncoding=[Text.UTF8Encoding]::new($false)}catch{}
$OutputEncoding=[Text.UTF8Encoding]::new($false)
try{
$Line=[ScriptBlock]::Create($Command+[char]10+'if(!$?-and!$LASTEXITCODE){exit 1}')
$ErrorActionPreference='Continue';$global:LASTEXITCODE=0
& $Line
exit $LASTEXITCODE
}catch [Management.Automation.CommandNotFoundException]{[Console]::Error.WriteLine([string]$_);exit 127
}catch{[Console]::Error.WriteLine([string]$_);exit 1}
}
`;

/**
 * Mode none: 1. `begin`, or nothing; 2. the identity, or exit record 98; 3. the watchdog, outside of this tree where that can be; its first
 * look is waited for, and without it nothing runs (98); 4. the repository, or 97; 5. the command, its end, the record. Windows knows no signal that a
 * process could heed, so the exit code of an agent that a kill or the watchdog has ended says nothing: it is 137. What an
 * agent that died so has left is swept before its death is written down. The watchdog does the rest.
 */
const MAIN = String.raw`function finish($code,$why){try{[IO.File]::AppendAllText((place 'stderr.txt'),'agentd: '+$why+$Lf,$Utf8)}catch{};record $code}
function watched($starts){
try{[void](& $starts)}catch{return $false}
for($wait=0;$wait -lt 300;$wait++){if(there 'watch.txt'){return $true};nap 100}
$false
}
function main{
$Boot=again 5 {boot};$Machine=machine
$State.p=[string]$PID;$State.s=born $PID;$State.b=$Boot
try{claim ('run '+$State.p+' '+$State.s+' '+$Boot+' - '+$Machine)}catch{return}
try{over (place 'launch.pid') ($Utf8.GetBytes($State.p+$Lf));[IO.File]::WriteAllText((place 'started.txt'),(stamp)+$Lf,$Utf8);[IO.File]::WriteAllText((place '.output'),'',$Utf8)
over (place 'pid.txt') ($Utf8.GetBytes((($State.p,$State.s,$Boot,$Task,$Out,'-',$Machine,$Keep,$Tool)-join $Lf)+$Lf))
}catch{finish 98 'the identity of the run could not be written; is the disk full?';return}
$file=place 'run.ps1';$words='-Mode guard -Elapsed 0 -Wrapper '+$State.p+' -Birth '+$State.s
if(!(watched {by_wmi '' $file $words}) -and !(watched {child_start $file $words})){finish 98 'no watchdog could be started';return}
if(there 'ended.txt'){record 137;return}
if(![IO.Directory]::Exists($Cwd)){finish 97 ('cannot enter '+$Cwd);return}
try{$agent=spawn}catch{finish 98 ('the agent could not be started: '+$_);return}
$agent.WaitForExit();$code=$agent.ExitCode
if(there 'ended.txt'){$code=137}
if(abnormal $code){try{pinned;sweep}catch{}}
record $code
}
if($Mode -eq 'guard'){guard}elseif(!$Mode){main}
`;

/** Text of the runner that does not depend on the run. */
export function runnerBody(machine: Machine, inherited: Inherited): string {
  const times = [machine.boot, machine.up, machine.rest, machine.asked_born, machine.wmi_born];
  const own = [...times, machine.wmi_rows, machine.native, machine.plain_rows, machine.ends];
  const starts = [machine.by_wmi, machine.child_start, machine.spawn];
  const library = [FILES, UNPACKED, CLAIM, PROCESS_WAYS, KIN, RECORD, SWEEP, WATCHDOG].map((text) => text.trimEnd());
  return [
    AGENT.trimEnd(),
    ...library,
    ...own,
    ...starts,
    `$Modules=$env:PSModulePath;${machine.modules}`,
    cleaned(inherited) + MAIN,
  ].join('\n');
}

/** Milliseconds between two looks of the watchdog: a tenth of the shorter limit, at least 1 s and at most 5 s. */
function every(launch: Launch): number {
  const limits = [launch.limit_s, launch.stall_s].filter((seconds) => seconds > 0);
  return Math.max(1, Math.min(5, Math.floor(Math.min(...limits, 50) / 10))) * 1000;
}

/** The lines before {@link runnerBody} that make it the runner of this run: variables, all quoted. */
export function runnerHeader(launch: Launch, { linger_s }: Machine): string {
  return [
    '# Runs one agent, records its end (exit.txt), and keeps its limits. Written by agentd.',
    'param([string]$Mode,[string]$Mark,[string]$Elapsed,[string]$Wrapper,[string]$Birth)',
    'function textof($b64){[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($b64))}',
    `$Dir=${literal(launch.dir)}`,
    `$Task=${literal(launch.task)}`,
    `$Cwd=${literal(launch.cwd)}`,
    `$Out=${literal(launch.stdout_name)}`,
    `$Command=${literal(launch.command)}`,
    `$Tool=${literal(launch.program ?? '')};$Keep='${launch.survivors ?? 'end'}'`,
    `$Limit=${launch.limit_s};$Stall=${launch.stall_s};$Every=${every(launch)};$Linger=${linger_s}`,
    '',
  ].join('\n');
}
