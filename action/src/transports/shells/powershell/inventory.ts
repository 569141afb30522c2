/** PowerShell functions that look at all that runs have left. */

/**
 * `inventory`: says everything as base64 of the lines that the POSIX shells write, too (`posix/inventory.ts`), and `T NAME`: a task. By a bare
 * list (`process-ways.ts`) there are no processes with a marker; so what is gone is said to be unknown, and is left alone.
 */
export const INVENTORY = String.raw`function inventory{
$told=[Text.StringBuilder]::new()
function note($text){[void]$told.Append($text+$Lf)}
$plain='^[A-Za-z0-9._-]+$';$locks=[IO.Path]::Combine($Ours,'locks')
$State.rows=@(rows)
if((kind $Root) -eq 'd'){
foreach($path in @([IO.Directory]::EnumerateFileSystemEntries($Root))){
$name=[IO.Path]::GetFileName($path)
if('.agentd','worktrees' -contains $name){continue}
try{
note ('m|'+(epoch ([IO.File]::GetLastWriteTimeUtc($path)))+'|'+$name)
$look=[int][IO.File]::GetAttributes($path)
if($name -notmatch $plain){note ('o|'+[Convert]::ToBase64String($Utf8.GetBytes($name)))}
elseif($look -band 1024){note ('l|'+$name)}
elseif(!($look -band 16)){note ('x|'+$name)}
else{
$Dir=$path;state
if($State.bare -and 'g','u' -contains $State.v){$State.v='x'}
$clear=1;if($State.v -eq 'x' -or ((there 'pid.txt') -and !((plausible) -and $State.b))){$clear=0;$State.p=''}
note ('d|'+$name+'|'+$State.v+'|'+$State.p+'|'+$clear)}
}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{}}}
if((kind $locks) -eq 'd'){
foreach($path in @([IO.Directory]::EnumerateFileSystemEntries($locks))){
$names=[string]@(lines $path)[0];$run=''
if($names -and [IO.Path]::GetDirectoryName($names) -eq $Root -and [IO.Path]::GetFileName($names) -match $plain){$run=[IO.Path]::GetFileName($names)}
$name=[IO.Path]::GetFileName($path)
note ('k|'+$name+'|'+$run);note ('n|'+(epoch ([IO.File]::GetLastWriteTimeUtc($path)))+'|'+$name)}}
$trees=[IO.Path]::Combine($Root,'worktrees')
if((kind $trees) -eq 'd'){
foreach($path in @([IO.Directory]::GetDirectories($trees))){
$name=[IO.Path]::GetFileName($path)
if($name -match $plain){$Worktree=$path;work
note ('w|'+$name+'|'+$State.z);note ('t|'+(epoch ([IO.Directory]::GetLastWriteTimeUtc($path)))+'|'+$name)}}}
foreach($row in @(saying $State.rows 'AGENTD_RUN=agentd-')){
if($row.p -ne [string]$PID -and $row.c -match '(?:^|[\s"])AGENTD_RUN=agentd-([A-Za-z0-9._-]+)' -and (since $row.p)){note ('p|'+$row.p+'|'+$Matches[1])}}
$tasks=@{};foreach($name in @(task_names)){if($name -match '^agentd-([A-Za-z0-9._-]+?)(\.watch)?$'){$tasks[$Matches[1]]=1}}
foreach($name in $tasks.Keys){note ('T|'+$name)}
say ('c|'+(epoch ([DateTime]::UtcNow))+'|'+[Convert]::ToBase64String($Utf8.GetBytes($told.ToString())))
}
`;
