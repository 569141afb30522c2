/**
 * PowerShell functions that keep scripts of overlapping ticks apart on one machine: a lock around every change under the
 * run root, the fence, and one lock per work item. Further shared variables:
 *
 *   $Root run root   $Ours `<run_root>\.agentd`   $Fence number of this script, empty: none   $FenceFile the largest seen
 */

/**
 * `no CODE DETAIL`: sets .w, why something is refused.
 * `guarded BLOCK SOFT`: runs it with the lock held, if the run root is ours and the fence is not lost; else .w is set. A
 * fence that cannot be written down (full disk) stops every block that is not SOFT, and so does a lock that another process holds for
 * ten seconds: an agent could hold it to keep itself from being ended. The lock is an open file, so it goes with the process
 * that holds it. What is no file in its place is removed.
 */
export const GUARD = String.raw`function no($code,$detail){$State.w=$code+'|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$detail))}
function fenced($soft){
if($Fence -eq ''){return $true}
$seen='0';if(kind $FenceFile){$seen=[string]@(lines $FenceFile)[0]}
if($seen -notmatch '^\d{1,15}$'){no 'fence-unreadable' $FenceFile;return $false}
if([long]$seen -gt [long]$Fence){no 'fence-lost' $seen;return $false}
if([long]$seen -lt [long]$Fence){try{over $FenceFile ($Utf8.GetBytes($Fence+$Lf))}catch{if(!$soft){no 'write-failed' $FenceFile;return $false}}}
$true
}
function guarded($block,$soft){
$State.w=$null
foreach($part in $Root,$Ours,[IO.Path]::Combine($Ours,'locks')){if(linked $part){no 'run-root-link';return}}
try{foreach($part in $Root,$Ours){if(!(kind $part)){enclosed $part}}
[void][IO.Directory]::CreateDirectory([IO.Path]::Combine($Ours,'locks'))}catch{no 'write-failed' $Ours;return}
if(!(owned $Root) -or !(owned $Ours)){no 'run-root-foreign';return}
$path=[IO.Path]::Combine($Ours,'lock');$held=$null
if((kind $path) -eq 'd' -or (linked $path)){try{removed $path}catch{}}
for($try=0;!$held;$try++){
try{$held=[IO.File]::Open($path,'OpenOrCreate','ReadWrite','None')}
catch [UnauthorizedAccessException]{if($soft){break};no 'write-failed' $path;return}
catch{if($try -ge 200){if($soft){break};no 'terminal-locked' $path;return};nap 50}}
try{if(fenced $soft){& $block}}finally{if($held){$held.Dispose()}}
}
`;

/**
 * `voided`: makes sure that the launch of $Dir never begins; false if it has begun: if a record of it is there, or if processes with its
 * marker stay, whoever wrote `void`. A launch that only now comes to its first line sees it and goes, which is waited for. A bare list
 * (`process-ways.ts`) shows no marker; then the longest period of a watchdog is waited for, which would write in $Dir. Sets .w if it cannot
 * write.
 * `busy`: a run may live in $Dir, or something of it. What never began within a minute is made void here, and is then not busy. Where
 * processes are hidden (`kin.ts`), a run without an end of its own is busy, unless the machine was restarted since.
 */
export const VOID = String.raw`function voided{
if(linked $Dir){no 'run-dir-blocked';return $false}
foreach($name in 'pid.txt','exit.txt','started.txt','watch.txt'){if(there $name){return $false}}
if(!(there 'begin')){try{if(!(kind $Dir)){[void][IO.Directory]::CreateDirectory($Dir)};claim 'void'}catch{if(!(there 'begin')){no 'write-failed' $Dir;return $false}}}
if([string]@(lines (place 'begin'))[0] -cne 'void'){return $false}
$tag='(^|[\s"])AGENTD_RUN=agentd-'+[regex]::Escape([IO.Path]::GetFileName($Dir))+'($|[\s"])'
for($wait=0;;$wait++){
$mine=@(saying (rows) $tag).Count
if(!$State.bare){if(!$mine){return $true};if($wait -ge 10){return $false}}
elseif(there 'watch.txt'){return $false}elseif($wait -ge 35){return $true}
nap 200}
}
function busy{
$State.mine=@{};$State.rows=$null;state
if('r','x' -contains $State.v){return $true}
if($State.v -eq 's'){return $State.k -or [IO.Directory]::GetLastWriteTimeUtc($Dir) -gt [DateTime]::UtcNow.AddMinutes(-1) -or !(voided)}
pinned;gather
if(!($State.own -or $State.mine.Count)){return 'n','g','u' -contains $State.v -and $State.aw -ne 'boot' -and (hidden)}
!($State.v -eq 'f' -and (spared))
}
`;
