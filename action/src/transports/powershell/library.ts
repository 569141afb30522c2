/**
 * PowerShell functions that both the script of a visit and the runner of a run need. All of them work in Windows
 * PowerShell 5.1 and in PowerShell 7. PowerShell looks names up in the callers' scopes, without regard to case; so what is
 * shared has a capital, and no local variable may have the same letters:
 *
 *   $Dir  run directory     $Task  scheduled task and marker of the run     $Boot  id of this boot
 *   $State  what the functions tell each other: .v state, .k first word of `begin` (null: no such file), .p .s .b .u
 *           recorded pid, start time, boot and stdout name, .w why something was refused, .y how a start or void went
 */

/**
 * `again N BLOCK`: tries a block up to N times, 40 ms apart, because virus scanners hold files that were just written.
 * `kind PATH`: `d`, `f`, or nothing where it is absent; throws where nobody can tell.
 * `linked PATH`: not 0 for a link, through which nothing is read or written.
 * `opened PATH`: a stream for reading that disturbs no writer.
 * `lines PATH`: the first lines of a small file; nothing where it is absent.
 * `over PATH BYTES`: the file, whole or not at all.
 * `stamp`: now, with the zone.
 */
export const FILES = String.raw`$ErrorActionPreference='Stop';$ProgressPreference='SilentlyContinue'
$Utf8=[Text.UTF8Encoding]::new($false)
$Lf=[string][char]10
$State=@{}
function again($count,$block){
for($try=1;;$try++){try{return & $block}
catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{throw}
catch{if($try -ge $count){throw}
[Threading.Thread]::Sleep(40)}}
}
function place($name){[IO.Path]::Combine($Dir,$name)}
function kind($path){
try{if([int][IO.File]::GetAttributes($path) -band 16){'d'}else{'f'}}
catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{}
}
function linked($path){try{[int][IO.File]::GetAttributes($path) -band 1024}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{0}}
function opened($path){again 10 {[IO.File]::Open($path,'Open','Read','ReadWrite,Delete')}}
function lines($path){
try{$file=opened $path}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{return}
try{$bytes=[byte[]]::new(4096);$size=$file.Read($bytes,0,4096)}finally{$file.Dispose()}
$Utf8.GetString($bytes,0,$size) -split '\r?\n'
}
function over($path,$bytes){
$new=$path+'.new'
try{[IO.File]::WriteAllBytes($new,$bytes)
again 25 {if([IO.File]::Exists($path)){[IO.File]::Replace($new,$path,[NullString]::Value)}else{[IO.File]::Move($new,$path)}}
}catch{try{[IO.File]::Delete($new)}catch{};throw}
}
function stamp{$now=[DateTimeOffset]::Now;$now.ToString('yyyy-MM-ddTHH:mm:ss',[Globalization.CultureInfo]::InvariantCulture)+$now.ToString('zzz').Replace(':','')}
`;

/** `claim TEXT`: creates `begin` with that content; throws if it is there already. */
export const CLAIM = String.raw`function claim($text){
$bytes=$Utf8.GetBytes($text+$Lf);$path=place 'begin'
$file=[IO.File]::Open($path,'CreateNew','Write','None')
try{$file.Write($bytes,0,$bytes.Length);$file.Flush()}
catch{$file.Dispose();[IO.File]::Delete($path);throw}
finally{$file.Dispose()}
}
`;

/**
 * `ident`: what is recorded of who runs in $Dir.
 * `alive`: that very process lives. The system's own processes (0 and 4, elsewhere 1) are never a run, whatever a record says.
 * `state`: sets .v: n none, v void, s starting, r running, f finished, g gone, b gone with an earlier boot. The exit record
 * is looked at before and after the process, so that a run that ends in between is finished, not gone.
 */
export const STATE = String.raw`function ident{
$State.k=$null;$State.p='';$State.s='';$State.b='';$State.u=''
$first=@(lines (place 'begin'))
if($first.Count){$words=@($first[0] -split ' ')+'','','';$State.k=$words[0];if(!$State.k){$State.k='?'};$State.p=$words[1];$State.s=$words[2];$State.b=$words[3]}
$all=@(lines (place 'pid.txt'))
if(($all -join '')){$all+='','','','','';$State.p=$all[0];$State.s=$all[1];$State.b=$all[2];$State.u=$all[4]}
}
function plausible{$State.p -match '^[1-9]\d{0,9}$' -and '1','4' -notcontains $State.p -and $State.s -match '^\d+$'}
function alive{(plausible) -and (up $State.p $State.s $State.b)}
function state{
$State.v='n';if((kind $Dir) -ne 'd'){$State.p='';$State.s='';$State.b='';return}
ident
$State.v='v';if($State.k -ceq 'void'){return}
$State.v='f';if(kind (place 'exit.txt')){return}
$State.v='s';if(!$State.p){return}
if(alive){if(kind (place 'pid.txt')){$State.v='r'};return}
$State.v='f';if(kind (place 'exit.txt')){return}
if(same $State.b){$State.v='g'}else{$State.v='b'}
}
`;

/**
 * `no CODE DETAIL`: why something is refused.
 * `record CODE`: the exit record. Its file was made with the run, so that it can be written on a full disk; written anew only
 * where something keeps it from being renamed.
 * `stop WHO`: writes down, once, who ends the run. The file is also the flag that the runner watches for.
 */
export const RECORD = String.raw`function record($code){
$path=place '.exit';if(linked $path){[IO.File]::Delete($path)}
$bytes=$Utf8.GetBytes(('exit='+$code+' at '+(stamp)).PadRight(63)+$Lf)
$file=again 100 {[IO.File]::Open($path,'OpenOrCreate','Write','Read')}
try{$file.Write($bytes,0,$bytes.Length);$file.Flush()}finally{$file.Dispose()}
try{again 250 {if(!(kind (place 'exit.txt'))){[IO.File]::Move($path,(place 'exit.txt'))}}}catch{[IO.File]::WriteAllBytes((place 'exit.txt'),$bytes)}
}
function stop($who){
try{$bytes=$Utf8.GetBytes($who.PadRight(7)+$Lf);$file=[IO.File]::Open((place 'ended.txt'),'CreateNew','Write','Read')
try{$file.Write($bytes,0,$bytes.Length)}finally{$file.Dispose()}}catch{}
}
`;

/**
 * What belongs to a run, by pid: the wrapper, what carries the marker on its command line, and the descendants of both.
 * A parent that is gone is followed too: Windows keeps its pid in the children, and each child is younger than it.
 * Windows has no other tie between processes that a script can see, so a grandchild whose parent died unseen is not found.
 *
 * `family`: a table, pid → start time; never this very process. `$State.rows` holds the processes that were last listed.
 */
export const FAMILY = String.raw`function family{
$mine=@{};$marker='(^|[\s"])AGENTD_RUN='+[regex]::Escape($Task)+'($|[\s"])'
$lead=$State.p;$alive=$null
if(plausible){$alive=born $lead;$mine[$lead]=$State.s}
foreach($row in $State.rows){if($row.c -match $marker){$mine[$row.p]=born $row.p}}
do{$more=$false
foreach($row in $State.rows){
if($mine.ContainsKey($row.p) -or !$mine.ContainsKey($row.q)){continue}
$since=born $row.p
if(!$since -or [long]$since -lt [long]$mine[$row.q]){continue}
if($row.q -eq $lead -and $alive -and $alive -ne $State.s -and [long]$since -ge [long]$alive){continue}
$mine[$row.p]=$since;$more=$true
}}while($more)
if($alive -ne $State.s){$mine.Remove($lead)}
foreach($one in @($mine.Keys)){if(!$mine[$one]){$mine.Remove($one)}}
$mine.Remove([string]$PID)
$mine
}
`;

/** `sweep SPARE`: ends the family but pid SPARE, three rounds at most, each process only while its start time is the one seen. */
export const SWEEP = String.raw`function sweep($spare){
for($round=0;$round -lt 3;$round++){
$State.rows=@(rows);$mine=family;$mine.Remove([string]$spare)
if(!$mine.Count){return}
foreach($one in @($mine.Keys)){if((born $one) -eq $mine[$one]){end_one $one}}
for($wait=0;$wait -lt 20;$wait++){if(!@($mine.Keys|Where-Object{(born $_) -eq $mine[$_]}).Count){break};[Threading.Thread]::Sleep(100)}
}
}
`;
