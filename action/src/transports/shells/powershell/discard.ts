/** PowerShell functions that remove what a run has left. */

/**
 * `discard_run`: removes $Dir, its task, and every item lock that names it; sets .y to `removed` or `absent`, or .w to a
 * refusal. Run with the lock held. $Dir is a name right under the run root, which has been checked before; a link there
 * is never followed.
 * `settle`: waits until the watchdog has seen that its run is over; gives how many are there after that; by a bare list, whether the one is
 * that has said so.
 */
export const DISCARD = String.raw`function discard_run{
$State.y='absent'
$what=kind $Dir
if($what){
if([int][IO.File]::GetAttributes($Dir) -band 1024){no 'run-dir-link';return}
if($what -ne 'd'){no 'run-dir-blocked';return}
if(busy){no 'run-alive' (@($State.mine.Keys) -join ' ');return}}
$State.w=$null;task_end $Task $false
if($what){
try{again 25 {if(kind $Dir){[IO.Directory]::Delete($Dir,$true)}}}catch{no 'write-failed' $Dir;return}
$State.y='removed'}
foreach($lock in @([IO.Directory]::EnumerateFileSystemEntries([IO.Path]::Combine($Ours,'locks')))){
if(@(lines $lock)[0] -eq $Dir){[IO.File]::Delete($lock)}}
}
function settle{
for($wait=0;;$wait++){
$count=@(@(saying (rows) '\.ps1')|Where-Object{ours $_}).Count
if($State.bare -and $State.dog -match '^\d+ \d+ \d+ (\d+) (\d+)$' -and (since $Matches[1]) -eq $Matches[2]){$count=1}
if(!$count -or $wait -ge 16){return $count}
nap 500}
}
`;
