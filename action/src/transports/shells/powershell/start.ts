/** PowerShell functions that start and forget runs. All but `recognised` run with the lock held (`guarded`). */
import { listOfWays } from './start-ways.ts';

/**
 * `start_run KEY REPLACED BLOCK`: makes $Dir and launches in it; sets .y to `started` or `evidence`, or .w to a refusal. The
 * block writes the files. When something fails before the launch, nothing of it stays. If there is no way to start it, the launch is
 * made void, so that a task which starts late after all does nothing. Where others may write to the run root, nothing is started.
 * A directory that is there without any evidence may be used: the runner's own `begin` still lets only one begin. Nothing is
 * written through a link, whoever put it there.
 * `launched`: sets .how to the way that worked and those that were refused, a line each, as `launch.txt` has them.
 * `recognised`: sets .id to the identity of the wrapper: the process that Windows has named, or the oldest one whose command line is
 * what the task was told, since whatever the agent starts is younger than its wrapper; a console host that was given the same is none.
 * Empty where it came and went unseen. It waits for `begin`, so that a look that follows finds the run begun: two seconds, and four
 * where it still looks for the wrapper.
 * `claimed`: where command lines cannot be seen, what `begin` says, if that process lives and is younger than the launch, and while there is no
 * `watch.txt`: the agent is started after the watchdog's first look, so until then only the wrapper can have written it. Otherwise
 * it is never taken from a file.
 */
export const START = String.raw`function evident{
foreach($name in 'pid.txt','launch.pid','exit.txt','begin'){
if(!(there $name)){continue}
if($name -eq 'begin' -and @(lines (place 'begin'))[0] -ceq 'void'){no 'run-void'}else{no 'haspid'}
return $true}
if(task_there $Task){no 'haspid';return $true}
$false
}
function launched{
$State.child='';$State.from=instant
$how="$(outside $Task (place 'run.ps1') ('-Mark AGENTD_RUN='+$Task) ${listOfWays(['by_schtasks', 'by_com', 'by_wmi', 'by_breakaway'])})"
$all=@($how)+@($State.tried|ForEach-Object{'refused: '+$_})
if(!$how){
$all[0]='none'
if(voided){task_end $Task $false;told $all;no 'launch-failed' ($State.tried -join '; ');return}}
told $all
$State.how=$all -join $Lf;$State.y='started'
}
function start_run($key,$replaced,$block){
$who=@(try{writers $Root}catch{});if($who.Count){no 'run-root-open' ((sid)+' '+($who -join ' '));return}
$own=$Dir;$ownTask=$Task;$lock=[IO.Path]::Combine($Ours,'locks',$key);$State.y=$null
foreach($Dir in $replaced){if(!(voided)){if(!$State.w){$State.y='evidence'};return};$Task='agentd-'+[IO.Path]::GetFileName($Dir);unbegun_noted}
$Dir=$own;$Task=$ownTask
if(linked $Dir){no 'run-dir-blocked';return}
if(evident){return}
$what=kind $Dir
if($what -eq 'f' -or ($what -and @([IO.Directory]::EnumerateFileSystemEntries($Dir)|Where-Object{linked $_}).Count)){no 'run-dir-blocked';return}
if(kind $lock){
$holder=[string]@(lines $lock)[0]
if(!$holder){no 'item-lock-unreadable' $lock;return}
if($holder -ne $own){
$Dir=$holder;$Task='agentd-'+[IO.Path]::GetFileName($holder)
if(busy){no 'item-locked' $holder;return}
$State.w=$null;$Dir=$own;$Task=$ownTask}}
$made=!(kind $Dir)
try{
if($made){[void][IO.Directory]::CreateDirectory($Dir)}
over $lock ($Utf8.GetBytes($Dir+$Lf))
[void][IO.Directory]::CreateDirectory((place 'out'))
& $block
[IO.File]::WriteAllText((place '.exit'),(' '*63)+$Lf,$Utf8)
[IO.File]::WriteAllText((place 'launch.pid'),$Task+$Lf,$Utf8)
}catch{
foreach($path in $lock,(place 'launch.pid')){try{[IO.File]::Delete($path)}catch{}}
if($made){try{[IO.Directory]::Delete($Dir,$true)}catch{}}
no 'write-failed' $Dir;return}
launched
}
function recognised{
$State.id='';$seen=''
$mine='^(?!\S*conhost\.exe ).*-File "?'+[regex]::Escape((place 'run.ps1'))+'"? -Mark AGENTD_RUN='+[regex]::Escape($Task)+'\s*$'
for($wait=0;$wait -lt $(if($State.id){40}else{80});$wait++){
$begun=there 'begin'
foreach($row in @(if($State.id){}elseif($State.child){@{p=$State.child}}else{try{saying (rows) $mine}catch{}})){
$since=since $row.p
if($since -match '^\d+$' -and (!$seen -or [long]$since -lt [long]$seen)){$seen=$since;$State.id=$row.p+' '+$since+' '+$Boot+' - '+$Machine}}
if($begun){if(!$State.id){claimed};return}
nap 50}
}
function claimed{
$words=[string]@(lines (place 'begin'))[0] -split ' '
if((there 'watch.txt') -or $words[0] -cne 'run' -or $words[1] -eq $PID -or $words[2] -notmatch '^\d{1,18}$'){return}
if((is $words[1] $words[2]) -and [long]$words[2] -ge [long]$State.from){$State.id=$words[1]+' '+$words[2]+' '+$Boot+' - '+$Machine}
}
`;

/** `forget_run KEY`: deletes the task, and the item lock if it names $Dir, where no run can live. */
export const FORGET = String.raw`function forget_run($key){
if(busy){return}
$State.w=$null
task_end $Task $false
$lock=[IO.Path]::Combine($Ours,'locks',$key)
if((kind $lock) -and @(lines $lock)[0] -eq $Dir){[IO.File]::Delete($lock)}
}
`;
