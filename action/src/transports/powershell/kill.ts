/** PowerShell functions that end runs. */

/**
 * `kill_runs RUNS`: each is a directory and a task. What never began is made void. What runs is asked by the flag
 * first: its runner then ends the agent and writes the record. Whoever does not answer within seven seconds is ended by
 * force, only while pid, start time and boot are those recorded, and the record is written here. All share the time of grace.
 * A run whose exit record is there is left alone. Where the whole directory is missing, what carries the run's marker is ended.
 */
export const KILL = String.raw`function over_with{(kind (place 'exit.txt')) -or !(alive)}
function each($runs,$block){foreach($run in $runs){$Dir=$run.d;$Task=$run.t;foreach($key in 'p','s','b'){$State[$key]=$run[$key]};& $block}}
function forced{
if(over_with){return}
if(!(same $State.b)){return}
$State.rows=@(rows);end_tree $State.p
}
function swept{
if(!(same $State.b)){return}
sweep ''
if((kind $Dir) -and !(kind (place 'exit.txt')) -and !(alive)){record 137}
task_end $Task $true
}
function kill_runs($runs){
$open=@()
foreach($run in $runs){
$Dir=$run.d;$Task=$run.t;state
if($State.v -eq 's'){
if($null -eq $State.k){[void](voided)}
for($try=0;$try -lt 5;$try++){state;if($State.v -ne 's'){break};[Threading.Thread]::Sleep(200)}
if($State.v -eq 's' -and $State.p -and (alive)){$State.v='r'}}
if('g','n' -contains $State.v){$State.rows=@(rows);if(!(family).Count){continue};if($State.v -eq 'n'){$State.b=$Boot}}
elseif($State.v -ne 'r'){continue}
stop 'kill'
foreach($key in 'p','s','b'){$run[$key]=$State[$key]}
$open+=$run}
for($wait=0;$wait -lt 70;$wait++){
if(!@(each $open {if(!(over_with)){1}}).Count){break}
[Threading.Thread]::Sleep(100)}
each $open {forced}
each $open {swept}
}
`;
