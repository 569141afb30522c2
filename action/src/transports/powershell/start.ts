/** PowerShell functions that start and forget runs. All but `recognised` run with the lock held (`guarded`). */

/**
 * `start_run KEY REPLACED BLOCK`: makes $Dir and launches in it; sets .y to `started` or `evidence`, or .w to a refusal. The
 * block writes the files. When something fails before the launch, nothing of it stays. If neither the task scheduler nor
 * WMI can start it, the launch is made void, so that a task which starts late after all does nothing.
 * A directory that is there without any evidence may be used: the runner's own `begin` still lets only one begin. Nothing is
 * written through a link, whoever put it there.
 * `recognised`: sets .id to the identity of the wrapper: the process that WMI has named, or the oldest one whose command line is
 * what the task was told, since whatever the agent starts is younger than its wrapper. Never from a file. Empty where it came
 * and went unseen. It waits up to two seconds for `begin`, so that a look that follows finds the run begun.
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
$file=place 'run.ps1'
$words='-Mark AGENTD_RUN='+$Task;$State.child=''
try{$how=task_start $Task $file $words}catch{
$why=[string]$_
try{$how=(process_start $file $words)+', because there is no task: '+$why}catch{
if(voided){task_end $Task $false;no 'launch-failed' ($why+' '+$_);return}
$how='unknown: '+$why+' '+$_}}
try{over (place 'launch.txt') ($Utf8.GetBytes($how+$Lf))}catch{}
$State.y='started'
}
function start_run($key,$replaced,$block){
$own=$Dir;$ownTask=$Task;$lock=[IO.Path]::Combine($Ours,'locks',$key);$State.y=$null
foreach($Dir in $replaced){if(!(voided)){if(!$State.w){$State.y='evidence'};return}}
$Dir=$own
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
$mine='-File "?'+[regex]::Escape((place 'run.ps1'))+'"? -Mark AGENTD_RUN='+[regex]::Escape($Task)+'\s*$'
for($wait=0;$wait -lt 40;$wait++){
$begun=there 'begin'
foreach($row in @(if($State.id){}elseif($State.child){@{p=$State.child}}else{@(rows)|Where-Object{$_.c -match $mine}})){
$since=born $row.p
if($since -and (!$seen -or [long]$since -lt [long]$seen)){$seen=$since;$State.id=$row.p+' '+$since+' '+$Boot+' - '+$Machine}}
if($begun){return}
nap 50}
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
