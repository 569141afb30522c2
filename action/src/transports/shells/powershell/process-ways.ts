/**
 * How processes are asked about, whatever a terminal refuses: each question has several ways (`machine.ts`), and the next is taken
 * where one is denied. WMI refuses standard users who come in by SSH, because that is a network logon; a scanner may object to the
 * functions that ask the kernel; and the start of another user's process may be kept from us.
 *
 *   $State  .shut why a way is closed, by its name; all are tried again after a hundred lists, about ten minutes of a watchdog
 *           .bare the last list came by the last way: it holds pids, and neither parents nor command lines
 *           .rows processes that were last listed (`kin.ts`)
 */

/**
 * `having ROWS KEY VALUE`: the rows that have exactly that. `saying ROWS PATTERN`: those whose command line is like that. Both look through the
 * list without a loop of PowerShell's own: after some thirty turns it compiles each of those, which costs more than the rest of a look.
 * `rows`: all processes, from the first way whose list holds this very process with its command line. It never fails, but what a bare
 * list does not hold is unknown, never absent.
 * `born PID`: when it began; nothing: no such process. Throws where no way tells: it is there, and nobody knows whose.
 * One process of another user of which WMI does not tell it (`?`) closes no way.
 * `eldest`: when the oldest process of the list began; nothing: not told.
 * `hidden`: what was found of a run may not be all (`kin.ts`). `hid`: why, in words.
 */
export const PROCESS_WAYS = String.raw`function having($all,$key,$value){
$all=@($all);$list=@($all.$key);$at=-1
while(($at=[Array]::IndexOf($list,$value,$at+1)) -ge 0){$all[$at]}
}
function saying($all,$tag){
$all=@($all);$list=@($all.c);$at=-1
foreach($words in @($list -match $tag)){$at=[Array]::IndexOf($list,$words,$at+1);$all[$at]}
}
function rows{
$State.lists++
if($State.lists -gt 100){$State.lists=1;$State.shut=@{}}
foreach($way in 'wmi','native'){
if($State.shut[$way]){continue}
try{
$all=@(& ($way+'_rows'))
foreach($row in @(having $all 'p' ([string]$PID))){if($row.c){$State.bare=$false;return $all}}
throw 'this very process is not in the list'
}catch{$State.shut[$way]=[string]$_}}
$State.bare=$true
plain_rows
}
function born($id){
if($id -notmatch '^\d{1,9}$'){return}
try{return asked_born $id}catch{$fault=[string]$_}
foreach($way in 'wmi','native'){if(!$State.shut[$way]){try{$said=& ($way+'_born') $id;if($said -ne '?'){return $said}}catch{$State.shut[$way]=[string]$_}}}
try{return asked_born $id}catch{}
throw ('nobody tells when process '+$id+' began: '+$fault)
}
function eldest{
if(!$State.rows){$State.rows=@(rows)}
$first=$null
foreach($row in $State.rows){if($row.s -and ($null -eq $first -or [long]$row.s -lt $first)){$first=[long]$row.s}}
$first
}
function hidden{$State.bare -or $State.dark.Count}
function hid{
if(!$State.bare){return 'processes that may belong to it: '+(@($State.dark.Keys) -join ' ')}
'processes are listed without parents and command lines; '+(@(foreach($way in 'wmi','native'){if($State.shut[$way]){$way+': '+$State.shut[$way]}}) -join '; ')
}
`;
