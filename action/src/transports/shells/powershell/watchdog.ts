/** The watchdog of a run: it keeps the limits, remembers what belongs to the run, and sweeps after it. */
import { WATCHDOG_WAYS, listOfWays } from './start-ways.ts';

/**
 * Mode `guard`: watches the wrapper that its arguments name, whatever files say, from $Elapsed seconds on or from what
 * `watch.txt` holds, if that is more: the count never falls. It counts the pauses it made, and what it does in between with two
 * seconds at most; so time in which the machine itself slept does not count.
 *
 * While the wrapper lives it keeps the limits, ends a run that a kill has marked, and ends a wrapper that still lives $Linger
 * seconds after an exit record: such a record is not the wrapper's, or the wrapper hangs. Once the wrapper is dead it ends what is left
 * (`spared` may stay), writes the record of a death that nobody recorded, and goes only when nothing is left. By a list that hides what
 * belongs (`kin.ts`) a limit ends the tree below the wrapper; of a wrapper that has died it ends what was pinned, and goes without a record,
 * for it cannot know that nothing is left: who sees more decides.
 *
 * `look`: writes `watch.txt` anew, never through a link:
 *   elapsed, quiet, period (seconds), the watchdog's own pid and start time
 *   `pid:start …` of what belongs, but for the wrapper
 *   the time, in the unit of start times
 */
export const WATCHDOG = String.raw`function size($name){try{$file=opened (place $name);try{$file.Length}finally{$file.Dispose()}}catch{0}}
function look{
if(!(own_dir)){return}
$first=[long][Math]::Floor($spent/1000),[long][Math]::Floor($quiet/1000),($Every/1000),$PID,$self
$pairs=@(foreach($one in $State.mine.Keys){$one+':'+$State.mine[$one]})
try{over (place 'watch.txt') ($Utf8.GetBytes(($first -join ' ')+$Lf+($pairs -join ' ')+$Lf+(instant)+$Lf))}catch{}
}
function guard{
$Boot=boot;$Known=@{p=$Wrapper;s=$Birth};$State.p=$Wrapper;$State.s=$Birth;$State.b=$Boot;$State.po=$Keep;$State.to=$Tool
$spent=1000*[long]$Elapsed;$quiet=0;$late=0;$self=born $PID;$seen=(size $Out)+(size 'stderr.txt')
pinned
$told=try{entry 'watch.txt'}catch{}
if($told -match '^(\d{1,9}) (\d{1,9}) ' -and 1000*$Matches[1] -gt $spent){$spent=1000*$Matches[1];$quiet=1000*$Matches[2]}
for($pause=0;;$pause=$Every){
if($pause){rest $pause}
$clock=[Diagnostics.Stopwatch]::StartNew();$spent+=$pause;$quiet+=$pause;$why=''
try{
$more=(size $Out)+(size 'stderr.txt')
if($more -ne $seen){$seen=$more;$quiet=0;if(!(linked (place '.output'))){[IO.File]::SetLastWriteTimeUtc((place '.output'),[DateTime]::UtcNow)}}
}catch{}
try{
if(there 'exit.txt'){$late+=$pause;if($late -ge 1000*$Linger){$why='kill'}}else{$late=0;if(there 'ended.txt'){$why='kill'}}
if($Stall -and $quiet -ge 1000*$Stall){$why='stall'}
if($Limit -and $spent -ge 1000*$Limit){$why='limit'}
$State.rows=$null;gather
if(alive){if($why){unforged;if(!(there 'exit.txt')){stop $why};sweep;closed}}
else{
if($State.mine.Count -and !(spared)){sweep}
if(!$State.mine.Count -or (spared)){if(!(hidden) -and !(there 'exit.txt')){record 137};return}}
}catch{try{if($why -and (alive)){stop $why;if((end_tree $State.p) -and !(there 'exit.txt')){record 137}}}catch{}}
$State.pins=$State.mine;$State.filed=@{}
look
$busy=[Math]::Min($clock.ElapsedMilliseconds,2000);$spent+=$busy;$quiet+=$busy
}
}
`;

/** `guarding`: the watchdog that has written `watch.txt` lives, and is not halted; throws where nobody tells. */
export const GUARDING = String.raw`function guarding{
if((entry 'watch.txt') -match '^\d{1,9} \d{1,9} \d+ (\d{1,10}) (\d{1,18})$'){$id=$Matches[1];(born $id) -eq $Matches[2] -and !(halted $id)}else{$false}
}
`;

/**
 * `watch_run ELAPSED`: starts the watchdog of a wrapper that lives again, if there is none. Run with the lock held. What
 * `watch.txt` says of the watchdog is a claim; the process table decides, but where its command lines are hidden: then the claim does.
 * One that was halted is none, and is ended.
 */
export const WATCH = String.raw`function watch_run($seconds){
state
if($State.v -ne 'r'){return}
$State.rows=@(rows)
if($State.bare -and (guarding)){return}
foreach($row in @(saying $State.rows '-Mode guard ')){if(ours $row){try{if(halted $row.p){end_one $row.p}else{return}}catch [ArgumentException]{}}}
$file=place 'run.ps1'
if((kind $file) -ne 'f' -or (linked $file)){return}
$words='-Mode guard -Elapsed '+$seconds+' -Wrapper '+$State.p+' -Birth '+$State.s
if(!(outside ($Task+'.watch') $file $words ${listOfWays(WATCHDOG_WAYS)})){throw ($State.tried -join '; ')}
}
`;
