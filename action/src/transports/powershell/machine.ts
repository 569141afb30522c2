/**
 * The functions that only Windows can carry out, each a few lines and free of decisions. Tests run the rest of the
 * scripts for real on other systems, with these replaced.
 */

/** PowerShell text of one function each; the name is the function's. */
export interface Machine {
  /** What stands between the parts of a path. */
  readonly separator: '\\' | '/';
  /** Seconds for which a wrapper may live after an exit record, before the watchdog ends it. */
  readonly linger_s: number;
  /** A statement: commands come from PowerShell's own modules, whatever folder the user has put before them. */
  readonly modules: string;
  /** `boot`: an id of this boot. `machine`: the machine's id, or `-`. */
  readonly boot: string;
  /**
   * `born PID`: its start time as a whole number that rises with time; nothing: no such process, or not ours. `instant`: now, in
   * the same unit.
   */
  readonly born: string;
  /** `up PID START BOOT`: that very process lives. */
  readonly up: string;
  /** `halted PID`: something has stopped it, and it does nothing until it is told to go on. */
  readonly halted: string;
  /** `rest MS`: a pause of the watchdog, which counts it as that long. */
  readonly rest: string;
  /** `same BOOT`: that is this boot. */
  readonly same: string;
  /** `rows`: all processes, `p` pid, `q` parent's pid, `c` command line; all as text. */
  readonly rows: string;
  /** `end_tree PID`: ends it and its living descendants, by force. `end_one PID`: it alone. Both keep silent. */
  readonly ends: string;
  /** `owned PATH`: the directory is our own. */
  readonly owned: string;
  /**
   * `task_there TASK`, `task_start TASK FILE WORDS` (says how). `task_end TASK STOP` keeps silent; the task of a watchdog that was
   * started again, `TASK.watch`, goes with it.
   */
  readonly tasks: string;
  /** `task_names`: those of agentd. */
  readonly task_names: string;
  /** `process_start FILE WORDS`: starts it outside of this session and this tree, sets $State.child to its pid; says how. */
  readonly process_start: string;
  /** `about`: the facts of a survey that only this system has; through `fact` and `look_up`. */
  readonly about: string;
  /** `child_start FILE WORDS`: starts it as a child of this process. */
  readonly child_start: string;
  /** `spawn`: starts this file in mode `agent`, with prompt, stdout and stderr as its handles; gives the process. */
  readonly spawn: string;
}

/** Options of every PowerShell that is started for a file. */
const OPTIONS = '-NoLogo -NoProfile -NonInteractive -ExecutionPolicy Bypass';

/**
 * Start times are microseconds since year 1. A process keeps its own, whatever happens to the clock, so pid and start time
 * together are the process. Where the process itself may not be asked, WMI is, so that a refusal never counts as death. The
 * time of the boot moves with the clock, so it may differ by five minutes. MachineGuid is made when Windows is installed;
 * machines that were cloned without Sysprep share it.
 */
const TIMES = {
  boot: String.raw`function boot{[string]((Get-CimInstance -ClassName Win32_OperatingSystem -Property LastBootUpTime).LastBootUpTime.ToUniversalTime().Ticks)}
function machine{
try{$id=[Microsoft.Win32.RegistryKey]::OpenBaseKey('LocalMachine','Registry64').OpenSubKey('SOFTWARE\Microsoft\Cryptography').GetValue('MachineGuid')}catch{}
if($id -match '^[0-9A-Za-z-]{8,64}$'){$id}else{'-'}
}`,
  born: String.raw`function born($id){
if($id -notmatch '^\d{1,9}$'){return}
try{$ticks=[Diagnostics.Process]::GetProcessById([int]$id).StartTime.ToUniversalTime().Ticks}
catch [ArgumentException]{return}
catch{
$seen=Get-CimInstance -ClassName Win32_Process -Filter ('ProcessId='+$id) -Property CreationDate
if(!$seen){return}
$ticks=$seen.CreationDate.ToUniversalTime().Ticks}
[string](($ticks-$ticks%10)/10)
}
function instant{$ticks=[DateTime]::UtcNow.Ticks;[string](($ticks-$ticks%10)/10)}`,
  up: String.raw`function up($id,$since,$when){(born $id) -eq $since}`,
  same: String.raw`function same($when){$when -match '^\d{1,18}$' -and [Math]::Abs([long]$when-[long]$Boot) -lt 3000000000}`,
};

/**
 * The task has no trigger; it is started by hand and deleted when the run is forgotten. It runs in the user's own session
 * where there is one (desktop, stored credentials), else without a password (S4U).
 */
const LOGON = String.raw`function task_logon($user){
foreach($shell in @(Get-CimInstance -ClassName Win32_Process -Filter "Name='explorer.exe'")){
$owner=Invoke-CimMethod -InputObject $shell -MethodName GetOwner
if(($owner.Domain+'\'+$owner.User) -eq $user){return 'Interactive'}}
'S4U'
}`;
const TASKS = String.raw`${LOGON}
function task_there($name){!!@(Get-ScheduledTask -TaskName $name -ErrorAction SilentlyContinue).Count}
function task_start($name,$file,$words){
$user=[Security.Principal.WindowsIdentity]::GetCurrent().Name
$kind=task_logon $user
$action=New-ScheduledTaskAction -Execute "$PSHOME\powershell.exe" -Argument ('${OPTIONS} -WindowStyle Hidden -File "'+$file+'" '+$words)
$settings=New-ScheduledTaskSettingsSet -AllowStartIfOnBatteries -DontStopIfGoingOnBatteries -ExecutionTimeLimit ([TimeSpan]::Zero) -Priority 5 -MultipleInstances IgnoreNew
$principal=New-ScheduledTaskPrincipal -UserId $user -LogonType $kind -RunLevel Limited
[void](Register-ScheduledTask -TaskName $name -Action $action -Settings $settings -Principal $principal)
Start-ScheduledTask -TaskName $name
'task '+$kind
}
function task_end($name,$stop){
$ErrorActionPreference='SilentlyContinue'
foreach($one in $name,($name+'.watch')){
if($stop){Stop-ScheduledTask -TaskName $one}
Unregister-ScheduledTask -TaskName $one -Confirm:$false}
}`;

/**
 * cmd gives the agent the files themselves as handles, so no byte of prompt or output is read and written again. The
 * values come in by variables, whose content cmd does not look at; so a path may hold any character that Windows allows.
 */
const SPAWN = String.raw`function spawn{
$info=[Diagnostics.ProcessStartInfo]::new()
$info.FileName=$env:ComSpec
$info.Arguments='/d /v:off /s /c ""%AGENTD_PS%" ${OPTIONS} -File "%AGENTD_FILE%" agent "%AGENTD_MARK%" <"%AGENTD_IN%" >"%AGENTD_OUT%" 2>"%AGENTD_ERR%""'
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
$prompt=place 'prompt.md';if(!(kind $prompt)){$prompt='NUL'}
$values=@{AGENTD_PS="$PSHOME\powershell.exe";AGENTD_FILE=(place 'run.ps1');AGENTD_MARK='AGENTD_RUN='+$Task;AGENTD_IN=$prompt;AGENTD_OUT=(place $Out);AGENTD_ERR=(place 'stderr.txt');PSModulePath=$Modules}
foreach($name in $values.Keys){$info.EnvironmentVariables[$name]=$values[$name]}
[Diagnostics.Process]::Start($info)
}`;

/** Runners are started with `-ExecutionPolicy Bypass`, which only a policy of the group overrules. */
const ABOUT = String.raw`${LOGON}
function about{
$me=[Security.Principal.WindowsIdentity]::GetCurrent()
fact 'os' 'windows'
look_up 'name' {$system=Get-CimInstance -ClassName Win32_OperatingSystem -Property Caption,Version;$system.Caption+' '+$system.Version}
look_up 'uid' {if([Security.Principal.WindowsPrincipal]::new($me).IsInRole([Security.Principal.WindowsBuiltInRole]::Administrator)){'0'}else{'1'}}
look_up 'login' {([string][Environment]::GetEnvironmentVariable('Path','Machine')+';'+[string][Environment]::GetEnvironmentVariable('Path','User'))}
look_up 'policy' {$policy=@('MachinePolicy','UserPolicy'|ForEach-Object{[string](Get-ExecutionPolicy -Scope $_)}|Where-Object{$_ -ne 'Undefined'})[0];if($policy){$policy}else{'Bypass'}}
look_up 'long' {yes_no ([Microsoft.Win32.Registry]::GetValue('HKEY_LOCAL_MACHINE\SYSTEM\CurrentControlSet\Control\FileSystem','LongPathsEnabled',0) -eq 1)}
look_up 'tasks' {yes_no ((Get-Service -Name Schedule).Status -eq 'Running')}
look_up 'logon' {task_logon $me.Name}
}`;

export const WINDOWS: Machine = {
  separator: '\\',
  linger_s: 60,
  modules: String.raw`$env:PSModulePath="$PSHOME\Modules;$env:SystemRoot\System32\WindowsPowerShell\v1.0\Modules"`,
  ...TIMES,
  halted: String.raw`function halted($id){!@([Diagnostics.Process]::GetProcessById([int]$id).Threads|Where-Object{$_.ThreadState -ne 'Wait' -or $_.WaitReason -ne 'Suspended'}).Count}`,
  rest: String.raw`function rest($ms){[Threading.Thread]::Sleep($ms)}`,
  rows: String.raw`function rows{Get-CimInstance -ClassName Win32_Process -Property ProcessId,ParentProcessId,CommandLine|ForEach-Object{@{p=[string]$_.ProcessId;q=[string]$_.ParentProcessId;c=[string]$_.CommandLine}}}`,
  ends: String.raw`function end_tree($id){$ErrorActionPreference='SilentlyContinue';& "$env:SystemRoot\System32\taskkill.exe" /T /F /PID $id 2>&1|Out-Null}
function end_one($id){try{[Diagnostics.Process]::GetProcessById([int]$id).Kill()}catch{}}`,
  owned: String.raw`function owned($path){
$owner=(Get-Acl -LiteralPath $path).GetOwner([Security.Principal.SecurityIdentifier]).Value
$owner -eq [Security.Principal.WindowsIdentity]::GetCurrent().User.Value -or $owner -in 'S-1-5-32-544','S-1-5-18'
}`,
  tasks: TASKS,
  task_names: `function task_names{Get-ScheduledTask -TaskName 'agentd-*' -ErrorAction SilentlyContinue|ForEach-Object{$_.TaskName}}`,
  process_start: String.raw`function process_start($file,$words){
$call='"'+$PSHOME+'\powershell.exe" ${OPTIONS} -File "'+$file+'" '+$words
$made=Invoke-CimMethod -ClassName Win32_Process -MethodName Create -Arguments @{CommandLine=$call;CurrentDirectory=$env:SystemRoot}
if($made.ReturnValue -ne 0){throw ('Win32_Process.Create answered '+$made.ReturnValue)}
$State.child=[string]$made.ProcessId
'process by WMI'
}`,
  child_start: String.raw`function child_start($file,$words){
$info=[Diagnostics.ProcessStartInfo]::new();$info.FileName="$PSHOME\powershell.exe";$info.Arguments='${OPTIONS} -File "'+$file+'" '+$words
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
[void][Diagnostics.Process]::Start($info)
}`,
  about: ABOUT,
  spawn: SPAWN,
};
