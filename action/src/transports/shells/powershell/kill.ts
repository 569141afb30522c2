/** PowerShell functions that end a run's processes and write down how it ended; used by kills, by the wrapper and by the watchdog. */
import { MOST_BYTES, OUTPUTS, PIECE_BYTES } from '../output-cap.ts';

/**
 * `cap`: of an output that is too large the two ends stay, with a line between them that says how much is left out. Where a process
 * still holds it, or the disk has no room, it stays as it is.
 * `record CODE`: the exit record, after that. Its file was made with the run, so that it can be written on a full disk; written anew only
 * where something keeps it from being renamed. An agent may have put links there; nothing is written through them.
 * `stop WHO`: writes down, once, who ends the run. The watchdog ends a run that has it, too: it may where a visit may not.
 */
export const RECORD = String.raw`function piece($from,$to){
$bytes=[byte[]]::new(PIECE);$size=0
while($size -lt PIECE -and ($got=$from.Read($bytes,$size,PIECE-$size))){$size+=$got}
$to.Write($bytes,0,$size)
}
function cap{
foreach($name in NAMES){
$path=place $name;$new=$path+'.cap'
try{
if((kind $path) -ne 'f' -or (linked $path) -or [IO.FileInfo]::new($path).Length -le MOST){continue}
if(kind $new){removed $new}
$from=opened $path
try{$to=[IO.File]::Open($new,'CreateNew','Write','None')
try{piece $from $to
$bytes=$Utf8.GetBytes($Lf+'agentd: '+($from.Length-2*PIECE)+' bytes are left out here'+$Lf);$to.Write($bytes,0,$bytes.Length)
[void]$from.Seek(-PIECE,'End');piece $from $to
}finally{$to.Dispose()}}finally{$from.Dispose()}
removed $path;[IO.File]::Move($new,$path)
}catch{if((kind $new) -and (kind $path)){removed $new}}
}
}
function record($code){
if(!(own_dir)){return}
try{cap}catch{}
$path=place '.exit';$end=place 'exit.txt'
if((linked $path) -or (kind $path) -eq 'd'){removed $path}
$bytes=$Utf8.GetBytes(('exit='+$code+' at '+(stamp)).PadRight(63)+$Lf)
$file=again 100 {[IO.File]::Open($path,'OpenOrCreate','Write','Read')}
try{$file.Write($bytes,0,$bytes.Length);$file.Flush()}finally{$file.Dispose()}
try{again 250 {if(kind $path){if(kind $end){removed $end};[IO.File]::Move($path,$end)}}}catch{[IO.File]::WriteAllBytes($end,$bytes)}
}
function stop($why){
if(!(own_dir)){return}
try{$bytes=$Utf8.GetBytes($why.PadRight(7)+$Lf);$file=[IO.File]::Open((place 'ended.txt'),'CreateNew','Write','Read')
try{$file.Write($bytes,0,$bytes.Length)}finally{$file.Dispose()}}catch{}
}
`
  .replaceAll('PIECE', String(PIECE_BYTES))
  .replace('MOST', String(MOST_BYTES))
  .replace('NAMES', OUTPUTS.map((name) => `'${name}'`).join(','));

/**
 * `sweep`: ends what belongs, but for the wrapper, which writes the record; and looks again, three rounds at most, because what was just
 * ended may have started more. Each is ended only while it is the very process that was seen to belong, by pid and start.
 * `unforged`: a record that is there while the wrapper lives may be the last thing before its end, so that is waited for. A
 * wrapper that still has its agent has written none: then it is nobody's, and goes.
 * `closed`: waits for the wrapper's own record and end, ends the wrapper if it stays, and writes the record of a death that
 * nobody recorded.
 *
 * By a bare list (`process-ways.ts`) nobody sees what the wrapper has started. Then a record beside a wrapper that stays is not believed, and the whole
 * tree is ended at once (`end_tree`). Where that is denied too, nothing is ended and nothing recorded, for what has lost its wrapper would
 * be out of sight while the run seems over: the run goes on, and `.whole` has its directory (1), so that it is said. Nor is the end of a
 * wrapper recorded that was dead before anybody ended its tree (2).
 */
export const SWEEP = String.raw`function felled{
$State.whole.Remove($Dir)
if(!$State.bare -or ($State.own -and (alive) -and (end_tree $State.p))){return $true}
if(!(alive)){$State.whole[$Dir]=2;return $true}
if(!$State.own){return $true}
$State.whole[$Dir]=1;$false
}
function sweep{
for($round=0;$round -lt 3;$round++){
$State.rows=$null;gather;$mine=$State.mine
if(!$round -and !(felled)){return}
if(!$mine.Count){return}
foreach($one in @($mine.Keys)){$State.pins[$one]=$mine[$one];$State.filed.Remove($one);if(is $one $mine[$one]){end_one $one}}
for($wait=0;$wait -lt 20 -and @($mine.Keys|Where-Object{is $_ $mine[$_]}).Count;$wait++){nap 100}
}
$State.rows=$null;gather
}
function unforged{
if(!$State.own -or !(there 'exit.txt')){return}
for($wait=0;$wait -lt 20 -and (alive);$wait++){nap 100}
$State.rows=$null;gather
if($State.own -and ($State.bare -or @(saying (having $State.rows 'q' $State.p) (marker)))){removed (place 'exit.txt')}
}
function closed{
if($State.whole[$Dir] -or ($State.aw -and !(alive))){return}
for($wait=0;$wait -lt 50 -and (alive);$wait++){nap 100}
if(alive){$State.rows=$null;gather;if(!(felled)){return};if($State.own){end_one $State.p}
for($wait=0;$wait -lt 20 -and (alive);$wait++){nap 100}}
if(!$State.whole[$Dir] -and !(alive) -and !(there 'exit.txt')){record 137}
}
`;

/**
 * `kill_runs RUNS`: each is a directory, a task and the identity of the wrapper. What never began is made void; all that belongs to a run
 * is ended, whatever its records say, but for what may live on after a normal end (`spared`). Of a run of another machine or boot only
 * what carries the marker or was pinned here is ended. Where the wrapper is known, records that nobody can read keep nothing from being
 * ended. By a bare list the run's watchdog, which may see more than a visit does, is given fifteen seconds to end a run that is marked for it, and to record that.
 */
export const KILL = String.raw`function seen{try{state}catch{if(!$Known){throw};$State.v='x'}}
function each($runs,$block){
foreach($run in $runs){
$Dir=$run.d;$Task=$run.t;$Known=$run.i;seen;pinned
foreach($one in @($run.m.Keys)){$State.pins[$one]=$run.m[$one];$State.filed.Remove($one)}
try{& $block}catch{$State.fault=$_}}
}
function kill_runs($runs){
$open=@();$State.fault=$null
foreach($run in $runs){
$Dir=$run.d;$Task=$run.t;$Known=$run.i;$State.rows=$null;seen
if('n','x' -notcontains $State.v -and $null -eq $State.k){[void](voided)}
for($try=0;$try -lt 6 -and $State.v -eq 's';$try++){seen;if($State.v -ne 's'){break};nap 200}
if($State.xc -eq 'processes-hidden'){continue}
pinned;$State.rows=$null;gather;unforged
if(($State.v -eq 'f' -and (spared)) -or !($State.own -or $State.mine.Count)){continue}
if(!(there 'exit.txt')){stop 'kill'}
$run.m=$State.mine;$open+=$run}
each $open {
$dog=$false;if($State.bare){try{$dog=guarding}catch{}}
if($dog){for($wait=0;$wait -lt 150 -and ((alive) -or !(there 'exit.txt'));$wait++){nap 100}};sweep}
each $open {closed;if($State.whole[$Dir] -ne 1){task_end $Task $true}}
if($State.fault){throw $State.fault}
}
`;
