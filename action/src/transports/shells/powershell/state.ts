/**
 * PowerShell functions that tell the state of a run directory. Further parts of $State:
 *
 *   .v state: n none, v void, s starting, r running, f finished, g gone, b gone with an earlier boot, u gone with this boot or
 *      an earlier one, x unknown (.xc: why)
 *   .k first word of `begin` (null: no such file)   .u name of stdout   .ow `begin` is the run's own
 *   .aw where .p and .s were recorded, if not here: `boot` an earlier boot, surely; `clock` perhaps; `other-machine`; empty: here
 *   .xd what is said of .xc
 */

/**
 * `ident`: who the wrapper is. What `start` answered outranks every file; `begin` outranks `pid.txt`, which the executor contract has. An agent
 * that is the same user can write all of them, so by files alone only a process with the run's path in its command line is a wrapper.
 * `away`: compares where the wrapper was recorded with where this is. A machine without an id (`-`) says nothing: then the boot
 * decides, and after another boot the watchdog's file (`still`). Another boot is a restart only where that is proven (`restarted`): the clock may
 * have been set, by hours too.
 * `living`: the wrapper lives; .v is `x` where nobody can tell.
 * `still`: the watchdog's file has stood still for more than three of its periods, by the clock of the file system: a machine that shares
 * it may have another clock. Where nothing of the watchdog is there yet, or that clock cannot be asked, it is a minute.
 * `state`: sets .v, and who the wrapper is, for $Dir.
 *   - A living wrapper is running, whatever its records say, and even if nobody can read them. Pid and start time are the process,
 *     whatever happened to the clock and so to the time of the boot.
 *   - Finished is a dead wrapper with an exit record beside our own `begin`; the record is looked for after the process, so
 *     that a run that ends in between is finished, not gone. With one it is finished on any machine and after any boot.
 *   - Without one: after a restart of this machine, gone; where another boot's watchdog goes on, or on another machine, unknown.
 *     Gone is .v `u` where it may have been a restart or a change of the clock: what belongs is then told by marker and pins (`kin.ts`).
 *   - `void` counts only where nothing shows that the run has begun.
 */
export const STATE = String.raw`function ident{
$first=[string]@(lines (place 'begin'))[0];$words=@($first -split ' ')+'','','','',''
if($first){$State.k=$words[0]}elseif(there 'begin'){$State.k='?'}
$begun=$State.k -ceq 'run'
$all=@(lines (place 'pid.txt'))+'','','','','','','','',''
$State.u=$all[4];if($State.u -match '[\\/]'){$State.u=''}
$State.po=$all[7];$State.to=$all[8]
$State.ow=$begun -and (!$Known -or ($words[1] -eq $Known.p -and $words[2] -eq $Known.s))
if($Known){return}
if($begun){$State.p=$words[1];$State.s=$words[2];$State.b=$words[3];$State.m=$words[5]}else{$State.p=$all[0];$State.s=$all[1];$State.b=$all[2];$State.m=$all[6]}
if(!$State.s -or !$State.b){$State.p=''}
}
function away{
$State.aw=''
if(!$State.p){return}
if($State.m -and '-' -ne $State.m -and '-' -ne $Machine -and $State.m -ne $Machine){$State.aw='other-machine'}elseif(!(same $State.b)){$State.aw='clock'}
}
function living{
try{if(alive){return $true}}catch{$State.v='x';$State.xc='processes-hidden';$State.xd=[string]$_;return $true}
if($State.aw -eq 'clock' -and (restarted $State.s $State.b)){$State.aw='boot'}
$false
}
function still{
$path=place 'watch.txt';$most=60
if((kind $path) -ne 'f'){$path=place 'begin';if((kind $path) -ne 'f'){$path=place 'pid.txt'}}
else{$most=15;if([string]@(lines $path)[0] -match '^\d+ \d+ ([1-9]\d?) '){$most=3*$Matches[1]}}
$now=[DateTime]::UtcNow
try{if(linked $Ours){throw}
$file=[IO.Path]::Combine($Ours,'clock');[IO.File]::Delete($file);[IO.File]::WriteAllText($file,'');$now=[IO.File]::GetLastWriteTimeUtc($file)}catch{$most=[Math]::Max(60,$most)}
($now-[IO.File]::GetLastWriteTimeUtc($path)).TotalSeconds -gt $most
}
function state{
foreach($key in 'p','s','b','m','u','po','to','aw','xc','xd'){$State[$key]=''};$State.k=$null;$State.ow=$false
$State.v='r'
if($Known){
foreach($key in 'p','s','b','m'){$State[$key]=$Known[$key]};away
if(living){if($State.v -eq 'r'){if(own_dir){try{ident}catch{}}else{$State.v='n'}};return}}
$State.v='n'
if(!(own_dir)){return}
ident
if(!$Known){
away
if(living){
if($State.v -eq 'x'){return}
if(!$State.rows){$State.rows=@(rows)}
if($State.bare){$State.v='x';$State.xc='processes-hidden';$State.xd=hid;return}
foreach($row in @(having $State.rows 'p' $State.p)){if(ours $row){$State.v=if(there 'pid.txt'){'r'}else{'s'};return}}}}
$any=(there 'pid.txt') -or (there 'started.txt') -or (there 'exit.txt') -or (there 'watch.txt')
$State.v='v';if($State.k -ceq 'void' -and !$any){return}
$State.v='s';if(!($any -or ($State.k -and $State.p))){return}
$State.v='f';if($State.ow -and (there 'exit.txt')){return}
$State.v='g'
if(!$State.aw){return}
$State.v='x';$State.xc=$State.aw
if($State.aw -ne 'other-machine'){if(still){$State.v=if($State.aw -eq 'boot'){'b'}else{'u'}}else{$State.xc='other-boot-alive'}}
}
`;
