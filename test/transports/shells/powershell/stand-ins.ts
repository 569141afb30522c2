/** What takes the place of Windows' own commands, so that all the rest of the scripts runs for real on Linux. */
import { listingLibrary } from './listing.ts';
import type { WindowsWay } from '../../../../action/src/ports/machine-facts.ts';
import type { Machine } from '../../../../action/src/transports/shells/powershell/shell.ts';
import { TIMES } from '../../../../action/src/transports/shells/powershell/windows-times.ts';

/** The PowerShell that runners and agents are started with; its path must hold no quote. */
export interface StandIns {
  readonly pwsh: string;
  /** What runs the agent's command line: a PowerShell as on Windows, or bash, which starts faster. */
  readonly agent: 'pwsh' | 'bash';
  /** False: neither schtasks nor the task service may be used. */
  readonly tasks?: boolean;
  /** False: WMI starts nothing, and the session's job lets nothing out. */
  readonly wmi?: boolean;
  /** Ways that are refused, besides. */
  readonly denied?: readonly WindowsWay[];
  /** Tasks are registered and run, and nothing comes of it; that is their result. */
  readonly result?: number;
  /** Security ids of others who may write to the run root. */
  readonly writers?: string;
  /** False: no process can be started as a child of a runner but the agent. */
  readonly child?: boolean;
  /** Id of the machine; by default that of this one. */
  readonly machine?: string;
  /** A folder: pauses of watchdogs are over at once, and each is noted in its file `naps`; while it holds `freeze`, none ends, which its file `frozen` tells. */
  readonly short?: string;
  readonly linger_s?: number;
  /** While this file is there, processes cannot be listed. */
  readonly blind?: string;
  /** False: WMI refuses to be asked about processes. */
  readonly wmi_query?: boolean;
  /** False: a scanner objects to the script that asks the kernel. */
  readonly native?: boolean;
  /** `foreign`: processes that are not of these tests do not tell when they began; `all`: none does. */
  readonly starts?: 'told' | 'foreign' | 'all';
  /** False: a tree of processes is not ended at once. */
  readonly tree?: boolean;
  /** A file with seconds by which the clock has been set since the machine booted: then boots and starts are times, as on Windows. */
  readonly clock?: string;
}

const LOADED = "[void][Reflection.Assembly]::LoadFrom('LIBRARY')";
/** Needs `ticked`. */
const LISTED = String.raw`${LOADED}
function listed{TICKS}`;

const ALL = '[AgentdTest]::Listed()';

const STAT_BORN = String.raw`${LOADED}
function stat_born($id){if($id -match '^[1-9]\d*$'){$told=[AgentdTest]::Born([string]$id);if($told){ticked $told}}}`;

/** Whether a process is of these tests; one that is just ending has no environment, and may be. */
const TESTED = String.raw`function tested($id){$known='';try{$known=[IO.File]::ReadAllText("/proc/$id/environ")}catch{};!$known -or $known.Split([char]0) -contains ('TEST_STANDINS='+$env:TEST_STANDINS)}`;

/** `ticked COUNT`: a start time from what /proc says, which counts from the boot; or in microseconds since year 1. */
const TICKED = 'function ticked($count){$count}';
const CLOCK_TICKED = String.raw`function at_boot{if([IO.File]::ReadAllText('/proc/stat') -match 'btime (\d+)'){621355968000000000+10000000*[long]$Matches[1]}}
function ticked($count){[string]((at_boot)/10+10000*[long]$count)}`;

/** Start times in microseconds since year 1, and a boot that moves with a clock that has been set. */
const clocked = (file: string): Pick<Machine, 'boot' | 'same' | 'up'> => ({
  boot: String.raw`function uptime{[long][Math]::Floor(10000000*[double]([IO.File]::ReadAllText('/proc/uptime') -split ' ')[0])}
function set_by{10000000*[long]$(if([IO.File]::Exists('${file}')){[IO.File]::ReadAllText('${file}')}else{0})}
function boot{[string]((at_boot)+(set_by))}
function instant{[string][long](((at_boot)+(set_by)+(uptime))/10)}`,
  same: TIMES.same,
  up: 'function up($id,$since,$when){(born $id) -eq $since}',
});

/** Processes by /proc, where start times count from the boot; a zombie is no process. */
const PROCESSES = {
  boot: String.raw`function boot{[IO.File]::ReadAllText('/proc/sys/kernel/random/boot_id').Trim()}
function instant{[string][long][Math]::Floor(100*([IO.File]::ReadAllText('/proc/uptime') -split ' ')[0])}`,
  up: String.raw`function up($id,$since,$when){$when -ceq $Boot -and (born $id) -eq $since}`,
  halted: String.raw`function halted($id){[IO.File]::ReadAllText("/proc/$id/stat") -match '\) [Tt] '}`,
  same: String.raw`function same($when){$when -ceq $Boot}
function restarted($since,$when){$true}`,
  ends: String.raw`${STAT_BORN}
${LISTED}
function end_tree($id){
if(!TREE){return $false}
$all=@(listed);$list=@([string]$id)
for($at=0;$at -lt $list.Count;$at++){if($list[$at] -eq '1'){continue};foreach($row in $all){if($row.q -eq $list[$at]){$list+=$row.p}}}
foreach($one in $list){if($one -ne $PID){end_one $one}}
if($list -contains [string]$PID){end_one $PID}
$true
}
function end_one($id){
# Ends only what these tests have started, and writes down whatever else it was asked to end. A process that is just ending has no environment.
$known='';try{$known=[IO.File]::ReadAllText("/proc/$id/environ")}catch{}
if($env:TEST_STANDINS -and [int]$id -gt 1 -and $known.Split([char]0) -contains ('TEST_STANDINS='+$env:TEST_STANDINS)){try{[Diagnostics.Process]::GetProcessById([int]$id).Kill()}catch{}}
elseif($known -and (stat_born $id)){[IO.File]::AppendAllText($env:TEST_STANDINS+'/foreign',$id+' '+(born $id)+[char]10)}
}`,
  owned: `${LOADED}\nfunction owned($path){[AgentdTest]::Owned($path)}`,
};

/** Runs the agent with the three files as its handles, and waits for it, as cmd does on Windows. */
const REDIRECT = 'i=$AGENTD_IN o=$AGENTD_OUT e=$AGENTD_ERR;"$@" <"$i" >"$o" 2>"$e";exit $?';
const BASH =
  'cd "$TEST_CWD";env -u AGENTD_MARK -u AGENTD_IN -u AGENTD_OUT -u AGENTD_ERR -u TEST_CWD -u TEST_LINE "$AGENTD_MARK" bash -c "$TEST_LINE"';

/** @param folder value of TEST_STANDINS in the environment of all that is started; its `tasks` is the task scheduler. */
export function standIns(folder: string, stand: StandIns): Machine {
  const { pwsh, agent, tasks = true, wmi = true, child = true, machine, short, linger_s = 60, blind, clock } = stand;
  const { wmi_query = true, native = true, starts = 'told', tree = true } = stand;
  const { denied = [], result, writers = '' } = stand;
  const times = { ...PROCESSES, ...(clock === undefined ? {} : clocked(clock)) };
  const filled = (text: string): string =>
    text
      .replaceAll('LIBRARY', listingLibrary(pwsh))
      .replaceAll('TICKS', clock === undefined ? ALL : `foreach($row in ${ALL}){$row.s=ticked $row.s;$row}`)
      .replaceAll('TREE', `$${tree}`);
  const unless = (allowed: boolean): string => (allowed ? '' : "throw 'Access denied'");
  const listed = (may: boolean): string => `if([IO.File]::Exists('${blind ?? ''}')){throw 'no list'};${unless(may)}`;
  const all = [...denied, ...(tasks ? [] : ['by_schtasks', 'by_com']), ...(wmi ? [] : ['by_wmi', 'by_breakaway'])];
  const refused = (way: WindowsWay, words: string): string => (all.includes(way) ? `throw '${words}'` : '');
  const id = machine === undefined ? `[IO.File]::ReadAllText('/etc/machine-id').Trim()` : `'${machine}'`;
  const rest =
    short === undefined
      ? '[Threading.Thread]::Sleep($ms)'
      : `[IO.File]::AppendAllText('${short}/naps',[string]$ms+[char]10);[Threading.Thread]::Sleep(20);while([IO.File]::Exists('${short}/freeze')){[IO.File]::WriteAllText('${short}/frozen','');[Threading.Thread]::Sleep(20)}`;
  const detach = String.raw`${LOADED}
function detach($file,$words){
$info=[Diagnostics.ProcessStartInfo]::new();$info.FileName='setsid'
foreach($word in 'sh','-c','exec "$0" -NoLogo -NoProfile -NonInteractive -File "$@" </dev/null >/dev/null 2>&1 &','${pwsh}',$file){$info.ArgumentList.Add($word)}
foreach($word in $words -split ' '){$info.ArgumentList.Add($word)}
$info.WorkingDirectory='/';$child=[Diagnostics.Process]::Start($info);$child.WaitForExit()
# Windows has the process when it says so; here a shell has to become it first.
if($words -match '^-Mark '){[AgentdTest]::Await('-File '+$file)}
}`;
  const inner =
    agent === 'pwsh'
      ? `'${pwsh}','-NoLogo','-NoProfile','-NonInteractive','-File',(place 'run.ps1'),'agent'`
      : `'sh','-c','${BASH}'`;
  return {
    separator: '/',
    ...times,
    ends: filled(times.ends),
    owned: filled(times.owned),
    asked_born: `${clock === undefined ? TICKED : CLOCK_TICKED}\n${filled(STAT_BORN)}\n${TESTED}
function asked_born($id){if('${starts}' -eq 'all' -or ('${starts}' -eq 'foreign' -and [IO.Directory]::Exists("/proc/$id") -and !(tested $id))){throw 'Access denied'};stat_born $id}`,
    wmi_rows: `${filled(LISTED)}\nfunction wmi_rows{${listed(wmi_query)};listed}`,
    wmi_born: `function wmi_born($id){${unless(wmi_query)};stat_born $id}`,
    native: `function native_rows{${listed(native)};listed}\nfunction native_born($id){${unless(native)};stat_born $id}`,
    native_block: '',
    plain_rows: String.raw`function plain_rows{${listed(true)};listed|ForEach-Object{@{p=$_.p;q='';c='';s=''}}}`,
    linger_s,
    modules: '',
    boot: `${times.boot}\nfunction machine{try{${id}}catch{'-'}}`,
    rest: `function rest($ms){${rest}}`,
    self: `function sid{'S-1-5-21-1-2-3-1001'}\nfunction words_of($fault){([string]$fault -replace '\\s+',' ').Trim()}`,
    enclosed: `function enclosed($path){& mkdir -p -m 700 -- $path}`,
    writers: `function writers($path){'${writers}' -split ' ' -match '.'}\nfunction replacer($path){}`,
    ask_tasks: '',
    tasks: String.raw`function task_there($name){[IO.File]::Exists('${folder}/tasks/'+$name)}
function task_end($name,$stop){foreach($one in $name,($name+'.watch')){[IO.File]::Delete('${folder}/tasks/'+$one)}}`,
    task_names: `function task_names{[IO.Directory]::GetFiles('${folder}/tasks')|ForEach-Object{[IO.Path]::GetFileName($_)}}`,
    task_said: `function task_said($name){if([IO.File]::Exists('${folder}/tasks/'+$name)){'${result ?? 267_009}'}}`,
    by_tasks: String.raw`${filled(detach)}
function task_run($name,$file,$words){
[IO.File]::WriteAllText('${folder}/tasks/'+$name,$file);${result === undefined ? 'detach $file $words' : ''}
'task S4U'
}
function by_schtasks($name,$file,$words){${refused('by_schtasks', 'ERROR: Access is denied. (exit code 1)')};task_run $name $file $words}
function by_com($name,$file,$words){${refused('by_com', 'S4U: Access is denied. (0x80070005 (E_ACCESSDENIED))')};task_run $name $file $words}`,
    about: String.raw`function about{fact 'os' 'windows';fact 'name' 'Windows 11 Pro 10.0.22631.0';fact 'uid' 1;fact 'policy' 'Bypass';fact 'long' 'no';fact 'logon' 'S4U'
fact 'sid' 'S-1-5-21-1-2-3-1001';fact 'amsi' 'Windows Defender IOfficeAntiVirus implementation'
fact 'way.by_schtasks' 'ok';fact 'way.by_com' 'ok';fact 'way.query' 'refused Access denied';fact 'way.native' 'ok';fact 'way.by_wmi' 'refused Access denied'}`,
    by_wmi: String.raw`${filled(detach)}
function by_wmi($name,$file,$words){${refused('by_wmi', 'Access denied ')};detach $file $words;'process'}`,
    by_breakaway: String.raw`function by_breakaway($name,$file,$words){${refused('by_breakaway', 'This script contains malicious content')};detach $file $words;'process'}`,
    child_start: String.raw`function child_start($file,$words){if(!$${child}){throw 'No more processes.'};detach $file $words}`,
    spawn: String.raw`function spawn{
$info=[Diagnostics.ProcessStartInfo]::new();$info.FileName='sh'
foreach($word in '-c','${REDIRECT}',('AGENTD_RUN='+$Task),${inner}){$info.ArgumentList.Add($word)}
$info.UseShellExecute=$false;$info.WorkingDirectory='/'
$prompt=place 'prompt.md';if(!(kind $prompt)){$prompt='/dev/null'}
$values=@{AGENTD_MARK='AGENTD_RUN='+$Task;AGENTD_IN=$prompt;AGENTD_OUT=(place $Out);AGENTD_ERR=(place 'stderr.txt');TEST_CWD=$Cwd;TEST_LINE=$Command}
foreach($name in $values.Keys){$info.EnvironmentVariables[$name]=$values[$name]}
[Diagnostics.Process]::Start($info)
}`,
  };
}
