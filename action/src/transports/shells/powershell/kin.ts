/**
 * PowerShell functions that find what belongs to a run. A process does
 *   1. by the marker: its command line holds `AGENTD_RUN=<task>`. No script can read another process's environment; or
 *   2. because the run's watchdog has seen it, pinned by pid and start time; or
 *   3. by descent: its parent belongs. Windows keeps a parent's pid in its children when the parent is gone, so descent goes
 *      on through the dead; a child is younger than its parent, and older than a stranger who has got that pid since.
 * What only a file of the watchdog says of the dead counts up to the time at which it was written. Windows has no sessions or
 * groups of processes; one whose parents all began and ended between two looks of the watchdog is not found, nor one that began after
 * the clock was set back, where it has no marker.
 *
 * What cannot be told is unknown. A bare list (`process-ways.ts`) shows only what was pinned; and a process whose start nobody tells, or which may be
 * a child of the wrapper's or of a stranger's after a restart (`clock`), is dark: it is never ended, and while it is there nothing is
 * called gone.
 *
 *   $State  .p .s .b .m  pid, start time, boot and machine of the run's wrapper     .aw  where that was, if not here (`state.ts`)
 *           .rows processes that were last listed     .mine what belongs, but for the wrapper: pid → start
 *           .own the wrapper lives, and its command line holds the path of the run     .pins what belonged: pid → start
 *           .dog first line of `watch.txt`
 *           .filed those of .pins that only `watch.txt` tells     .until up to when (`instant`)     .dark what may belong
 *           .po .to  what becomes of survivors (`keep`, else they are ended); name of the agent's program
 */

/**
 * `alive`: the wrapper lives. The system's own processes (0 and 4, elsewhere 1) are never one, whatever a record says.
 * `ours ROW`: its command line holds the path of the run's own script. `marker`: a pattern for command lines. A console host
 * that was given the wrapper's command line ends with it, and is none of the run's processes.
 * `pinned`: sets .pins to what the watchdog has written down. It is a file, so what is older than the wrapper is not believed of it. Pid
 * and start time are the process after any boot.
 * `gather`: sets .mine, .own and .dark, and never finds this very process.
 * `is PID START`: surely that process, and it lives.
 * `abnormal CODE`: nobody exits with it: it died of a signal, or was ended.
 * `spared`: what is left may live on: `keep`, the run ended by itself, and no program of the agent's name is left, by the first
 * three words of its command line, without their endings (`cmd`, `node`, the script of the agent). By a bare list nobody can tell, so
 * what is pinned is ended.
 */
export const KIN = String.raw`function plausible{$State.p -match '^[1-9]\d{0,9}$' -and '1','4' -notcontains $State.p -and $State.s -match '^\d{1,18}$'}
function alive{$State.aw -ne 'other-machine' -and (plausible) -and (up $State.p $State.s $State.b)}
function ours($row){$row.c.IndexOf((place 'run.ps1'),[StringComparison]::OrdinalIgnoreCase) -ge 0}
function marker{'^(?!\S*conhost\.exe --headless )(.*[\s"])?AGENTD_RUN='+[regex]::Escape($Task)+'($|[\s"])'}
function pinned{
$State.pins=@{};$State.until='';$all=@()
if($State.aw -ne 'other-machine'){try{$all=@(lines (place 'watch.txt') 262144)}catch{}}
foreach($word in ([string]$all[1]) -split ' '){if($word -match '^([1-9]\d{0,9}):(\d{1,18})$'){$State.pins[$Matches[1]]=$Matches[2]}}
if($all[2] -match '^\d{1,18}$'){$State.until=$all[2]}
$State.dog=[string]$all[0]
$State.filed=$State.pins.Clone()
}
function since($id){try{born $id}catch{'?'}}
function is($id,$then){(since $id) -eq $then}
function gather{
if(!$State.rows){$State.rows=@(rows)}
$tree=@{};$mine=@{};$dark=@{};$tag=marker;$lead=$State.p;$lives=alive;$least=0
if(plausible){$least=[long]$State.s;if($lives -or !$State.aw -or $State.aw -eq 'clock'){$tree[$lead]=$State.s}}
foreach($one in @($State.pins.Keys)){if($one -ne $lead -and [long]$State.pins[$one] -ge $least){$tree[$one]=$State.pins[$one]}}
foreach($row in @(saying $State.rows $tag)){$since=since $row.p;if($since -eq '?'){$dark[$row.p]=1}elseif($since){$tree[$row.p]=$since}}
do{$more=$false
foreach($row in @(foreach($one in @($tree.Keys)){having $State.rows 'p' $one;having $State.rows 'q' $one})){
$old=$tree[$row.p];$top=$tree[$row.q]
if($mine[$row.p] -or $dark[$row.p] -or !($old -or $top)){continue}
$since=since $row.p
if(!$since){continue}
if($since -eq '?'){$dark[$row.p]=1;continue}
if($since -ne $old){
if(!$top -or [long]$since -lt [long]$top){continue}
$now=since $row.q
if($now -eq '?'){$dark[$row.p]=1;continue}
if($now -ne $top){
if($now -and [long]$since -ge [long]$now){continue}
if($State.aw -eq 'boot' -or ($State.filed[$row.q] -eq $top -and $State.until -and [long]$since -gt [long]$State.until)){continue}
if($State.aw -eq 'clock'){$dark[$row.p]=1;continue}}}
$mine[$row.p]=$since;$tree[$row.p]=$since;$more=$true
}}while($more)
$State.own=$false
if($lives){$mine.Remove($lead);foreach($row in @(having $State.rows 'p' $lead)){if(($State.bare -and $Known) -or (ours $row)){$State.own=$true}}}
foreach($one in $mine,$dark){$one.Remove([string]$PID)}
$State.mine=$mine;$State.dark=$dark
}
function abnormal($code){$code -match '^(-\d+|129|1[3-8]\d|19[0-2])$'}
function spared{
if($State.bare -or $State.po -ne 'keep' -or (there 'ended.txt') -or (entry 'exit.txt') -notmatch '^exit=(-?\d+) ' -or (abnormal $Matches[1])){return $false}
$agent=([string]$State.to -split '[\\/]')[-1] -replace '\.\w+$'
foreach($one in @($State.mine.Keys)){foreach($row in @(having $State.rows 'p' $one)){
foreach($word in @([regex]::Matches($row.c,'"[^"]*"|\S+'))[0..2]){if($agent -and $word -and ($word.Value.Trim('"') -split '[\\/]')[-1] -replace '\.\w+$' -eq $agent){return $false}}}}
$true
}
`;
