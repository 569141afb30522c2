/** The runner: `run.ps1` in the run directory, which runs the agent's command, records its end, and keeps its limits. */
import type { Launch } from '../../operations.ts';
import { CLAIM, FAMILY, FILES, RECORD, STATE, SWEEP } from './library.ts';
import type { Machine } from './machine.ts';
import { literal } from './quote.ts';

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
$Watch=$null
if($Limit+$Stall -gt 0){$Watch=[PowerShell]::Create();[void]$Watch.AddScript([IO.File]::ReadAllText($PSCommandPath)).AddArgument('guard');[void]$Watch.BeginInvoke()}
try{
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
}finally{if($Watch){$Watch.Stop()}}
}
`;

/**
 * Mode none: 1. `begin`, or nothing; 2. the identity, or exit record 98; 3. the repository, or 97; 4. the command, its end,
 * the record. Meanwhile it looks for the flag `ended.txt` twice a second, counts the time, and looks at the size of
 * what the agent wrote through a handle of its own, since directories know it late. Time in which the machine slept counts
 * two seconds at most. `.output` is touched when there is more, because the files' own times may be late too.
 * Mode `guard`: the same watch inside the agent's own PowerShell. It acts only when the wrapper is dead.
 */
const BODY = String.raw`function size($name){try{$file=opened (place $name);try{$file.Length}finally{$file.Dispose()}}catch{0}}
function watched($over,$spent){
$clock=[Diagnostics.Stopwatch]::StartNew();$last=0;$quiet=0;$look=-$Every;$seen=-1
while(!(& $over)){
$now=$clock.ElapsedMilliseconds;$step=[Math]::Min($now-$last,2000);$last=$now;$spent+=$step;$quiet+=$step
if(kind (place 'ended.txt')){return 'kill'}
if($Limit -and $spent -ge $Limit*1000){return 'limit'}
if($now-$look -lt $Every){continue}
$look=$now;$more=(size $Out)+(size 'stderr.txt')
if($more -ne $seen){$seen=$more;$quiet=0;try{[IO.File]::SetLastWriteTimeUtc((place '.output'),[DateTime]::UtcNow)}catch{}}
if($Stall -and $quiet -ge $Stall*1000){return 'stall'}
}
}
function finish($code,$why){try{[IO.File]::AppendAllText((place 'stderr.txt'),'agentd: '+$why+$Lf,$Utf8)}catch{};record $code}
function main{
$Boot=again 5 {boot}
$State.p=[string]$PID;$State.s=born $PID;$State.b=$Boot
try{claim ('run '+$State.p+' '+$State.s+' '+$Boot)}catch{return}
try{over (place 'launch.pid') ($Utf8.GetBytes($State.p+$Lf));[IO.File]::WriteAllText((place 'started.txt'),(stamp)+$Lf,$Utf8);[IO.File]::WriteAllText((place '.output'),'',$Utf8)
over (place 'pid.txt') ($Utf8.GetBytes((($State.p,$State.s,$Boot,$Task,$Out)-join $Lf)+$Lf))
}catch{finish 98 'the identity of the run could not be written; is the disk full?';return}
if(![IO.Directory]::Exists($Cwd)){finish 97 ('cannot enter '+$Cwd);return}
try{$agent=spawn}catch{finish 98 ('the agent could not be started: '+$_);return}
$who=watched {$agent.WaitForExit(500)} 0
if($who){
stop $who
$State.rows=@(rows);$State.p=[string]$agent.Id;$State.s=born $agent.Id
if($State.s){$mine=family;end_tree $State.p;foreach($one in @($mine.Keys)){if((born $one) -eq $mine[$one]){end_one $one}}}
sweep $PID
if($agent.WaitForExit(5000) -and !$State.s){record $agent.ExitCode}else{record 137}
return}
record $agent.ExitCode
}
function guard{
$Boot=boot;ident
$before=0
while(alive){
if(kind (place 'exit.txt')){return}
[Threading.Thread]::Sleep(1000);$before+=1000}
$who=watched {[Threading.Thread]::Sleep(500);[bool](kind (place 'exit.txt'))} $before
if(!$who){return}
stop $who
$State.rows=@(rows);$mine=family
try{record 137}catch{}
foreach($one in @($mine.Keys)){if((born $one) -eq $mine[$one]){end_one $one}}
end_tree $PID
}
if($Mode -eq 'guard'){guard}elseif(!$Mode){main}
`;

/** Text of the runner that does not depend on the run. */
export function runnerBody(machine: Machine): string {
  const own = [machine.boot, machine.born, machine.up, machine.same, machine.rows, machine.ends, machine.spawn];
  return AGENT + FILES + CLAIM + STATE + RECORD + FAMILY + SWEEP + own.map((text) => `${text}\n`).join('') + BODY;
}

/** Milliseconds between two looks at the output: a tenth of the shorter limit, at least 1 s and at most 5 s. */
function every(launch: Launch): number {
  const limits = [launch.limit_s, launch.stall_s].filter((seconds) => seconds > 0);
  return Math.max(1, Math.min(5, Math.floor(Math.min(...limits, 50) / 10))) * 1000;
}

/** The lines before {@link runnerBody} that make it the runner of this run: variables, all quoted. */
export function runnerHeader(launch: Launch): string {
  return [
    '# Runs one agent, records its end (exit.txt), and keeps its limits. Written by agentd.',
    'param([string]$Mode,[string]$Mark)',
    'function textof($b64){[Text.Encoding]::UTF8.GetString([Convert]::FromBase64String($b64))}',
    `$Dir=${literal(launch.dir)}`,
    `$Task=${literal(launch.task)}`,
    `$Cwd=${literal(launch.cwd)}`,
    `$Out=${literal(launch.stdout_name)}`,
    `$Command=${literal(launch.command)}`,
    `$Limit=${launch.limit_s};$Stall=${launch.stall_s};$Every=${every(launch)}`,
    '',
  ].join('\n');
}
