/** PowerShell functions that remove what a run has left. */

/**
 * `discard_run`: removes $Dir, its task, and every item lock that names it; sets .y to `removed` or `absent`, or .w to a
 * refusal. Run with the lock held. $Dir is a name right under the run root, which has been checked before; a link there
 * is never followed.
 */
export const DISCARD = String.raw`function discard_run{
$State.y='absent'
$what=kind $Dir
if($what){
if([int][IO.File]::GetAttributes($Dir) -band 1024){no 'run-dir-link';return}
if($what -ne 'd'){no 'run-dir-blocked';return}
$open=busy;$State.w=$null;$State.rows=@(rows);$mine=family
if($mine.Count){no 'run-alive' (@($mine.Keys) -join ' ');return}
if($open){no 'run-alive';return}}
task_end $Task $false
if($what){
try{again 25 {if(kind $Dir){[IO.Directory]::Delete($Dir,$true)}}}catch{no 'write-failed' $Dir;return}
$State.y='removed'}
foreach($lock in @([IO.Directory]::EnumerateFileSystemEntries([IO.Path]::Combine($Ours,'locks')))){
if(@(lines $lock)[0] -eq $Dir){[IO.File]::Delete($lock)}}
}
`;
