/**
 * Scheduled tasks, by which runs are started outside of the session. Microsoft's own cmdlets for them are WMI, which refuses a
 * standard user who has logged in over the network; `schtasks.exe` and the COM object of the task service are not. Both say
 * everything in the language of Windows, so only exit codes, places of columns and names count.
 */
import { OPTIONS } from './windows-starts.ts';

/**
 * `task_exe WORDS`: `schtasks.exe`; throws what it said. `task_folder`: the folder of tasks, by COM.
 * `task_result NAME`: of its last run, as a number; nothing where there is no such task, or nobody may ask.
 * `signed_in`: the numbers of the sessions in which this user has logged on; Windows keeps a volatile key for each.
 * `session`: whether a session of this user is there: one of those in which Explorer runs, too. Throws where nobody can tell.
 * `task_logons`: how a task is to be logged on, the best first: in the user's own session (desktop, stored credentials), or without
 * a password (S4U). In a session that nobody knows to be there a task would wait silently, so that is not tried.
 */
const ASKED = String.raw`function task_exe($words){
$ErrorActionPreference='Continue'
$said=@(@()|& "$env:SystemRoot\System32\schtasks.exe" $words 2>&1|ForEach-Object{[string]$_})
if($LASTEXITCODE){throw ((($said -join ' ')+' (exit code '+$LASTEXITCODE+')').Trim())}
$said
}
function task_folder{
$service=New-Object -ComObject Schedule.Service
[void]$service.Connect()
$service.GetFolder('\')
}
function task_result($name){
$said=try{[string](task_folder).GetTask($name).LastTaskResult}catch{
try{@([regex]::Matches([string]@(task_exe '/Query','/TN',$name,'/V','/FO','CSV','/NH')[-1],'"([^"]*)"'))[6].Groups[1].Value}catch{}}
if($said -match '^-?\d+$'){$said}
}
function signed_in{
$key=[Microsoft.Win32.Registry]::Users.OpenSubKey((sid)+'\Volatile Environment')
if($key){$key.GetSubKeyNames()}
}
function session{
$own=@(signed_in)
@([Diagnostics.Process]::GetProcessesByName('explorer')|Where-Object{$own -contains [string]$_.SessionId}).Count -gt 0
}
function task_logons{
if($(try{session}catch{$false})){'Interactive'}
'S4U'
}`;

/**
 * `task_xml LOGON FILE WORDS`: the definition of a task without a trigger. Its limits are the watchdog's business: it has none of
 * its own, batteries do not matter, and it is not of the low priority that tasks have else.
 * In a session the runner has a console, which Windows Terminal shows as a window, and closing that ends the run; so `conhost.exe`
 * gives it one that nobody sees, on systems where Windows Terminal may be in its place.
 */
const TASK_XML = String.raw`function headless{[Environment]::OSVersion.Version.Build -ge 22000 -and [IO.File]::Exists("$env:SystemRoot\System32\conhost.exe")}
function task_xml($logon,$file,$words){
$program=ps_exe;$line='${OPTIONS} -WindowStyle Hidden -File "'+$file+'" '+$words
if($logon -eq 'Interactive' -and (headless)){$line='--headless "'+$program+'" '+$line;$program="$env:SystemRoot\System32\conhost.exe"}
$token=if($logon -eq 'Interactive'){'InteractiveToken'}else{$logon}
$off='DisallowStartIfOnBatteries','StopIfGoingOnBatteries','StartWhenAvailable','RunOnlyIfNetworkAvailable','Hidden','RunOnlyIfIdle','WakeToRun'
'<?xml version="1.0" encoding="UTF-16"?><Task version="1.2" xmlns="http://schemas.microsoft.com/windows/2004/02/mit/task"><Triggers/>'+
'<Principals><Principal id="Author"><UserId>'+(sid)+'</UserId><LogonType>'+$token+'</LogonType><RunLevel>LeastPrivilege</RunLevel></Principal></Principals>'+
'<Settings><MultipleInstancesPolicy>IgnoreNew</MultipleInstancesPolicy>'+-join@($off|ForEach-Object{'<'+$_+'>false</'+$_+'>'})+
'<IdleSettings><StopOnIdleEnd>false</StopOnIdleEnd><RestartOnIdle>false</RestartOnIdle></IdleSettings><AllowHardTerminate>true</AllowHardTerminate><AllowStartOnDemand>true</AllowStartOnDemand><Enabled>true</Enabled><ExecutionTimeLimit>PT0S</ExecutionTimeLimit><Priority>5</Priority></Settings>'+
'<Actions Context="Author"><Exec><Command>'+[Security.SecurityElement]::Escape($program)+'</Command><Arguments>'+[Security.SecurityElement]::Escape($line)+'</Arguments></Exec></Actions></Task>'
}`;

/**
 * `logged_on NAME`: waits a second at most until the task has left its queue; throws where Windows has taken it and then may not log its user on
 * (0x80070569, 0x8007052E), as without the right to log on as a batch job: another way may work.
 * `by_schtasks`, `by_com` NAME FILE WORDS: register the task and run it; say how, or throw why each way to log on was refused. A
 * task that may not be run does not stay: its result would be told of a run that another way has started. The
 * file of the definition lies beside the runner for a moment, under a name that nobody knows.
 */
const STARTED = String.raw`function task_made($block){
$why=@()
foreach($logon in @(task_logons)){try{return & $block}catch{$why+=$logon+': '+(words_of $_)}}
throw ($why -join ' ')
}
function logged_on($name){
for($wait=0;$wait -lt 10;$wait++){
$said=task_result $name
if($said -match '^(-2147023511|2147943785|-2147023570|2147943726)$'){throw ('the task was taken, and its user could not be logged on for it (result '+$said+')')}
if($said -notmatch '^(267011|267045)$'){return}
nap 100}
}
function by_schtasks($name,$file,$words){
task_made {
$path=[IO.Path]::Combine([IO.Path]::GetDirectoryName($file),'.task-'+[Guid]::NewGuid())
try{
[IO.File]::WriteAllText($path,(task_xml $logon $file $words),[Text.Encoding]::Unicode)
[void](task_exe '/Create','/TN',$name,'/XML',$path,'/F')
}finally{[IO.File]::Delete($path)}
try{[void](task_exe '/Run','/TN',$name);logged_on $name}catch{$fault=$_;try{[void](task_exe '/Delete','/TN',$name,'/F')}catch{};throw $fault}
'task '+$logon}
}
function by_com($name,$file,$words){
$folder=task_folder
task_made {
$made=$folder.RegisterTask($name,(task_xml $logon $file $words),6,$null,$null,$(if($logon -eq 'S4U'){2}else{3}),$null)
try{[void]$made.Run($null);logged_on $name}catch{$fault=$_;try{[void]$folder.DeleteTask($name,0)}catch{};throw $fault}
'task '+$logon}
}`;

/**
 * `task_said NAME`: the result of its last run as a number, and what the task scheduler's log says of a failed one, if it may be
 * read; nothing where there is no such task, or nobody may ask.
 */
const SAID = String.raw`function task_said($name){
$said=task_result $name
if(!$said){return}
$path="*[System[EventID=101 or EventID=103 or EventID=104 or EventID=203] and EventData[Data[@Name='TaskName']='\"+$name+"']]"
try{$said+=' '+(words_of @(Get-WinEvent -LogName 'Microsoft-Windows-TaskScheduler/Operational' -FilterXPath $path -MaxEvents 1 -ErrorAction Stop)[0].Message)}catch{}
$said
}`;

export const TASKS = {
  ask_tasks: ASKED,
  tasks: String.raw`function task_there($name){
try{[void](task_exe '/Query','/TN',$name);return $true}catch{}
try{[void](task_folder).GetTask($name);$true}catch{$false}
}
function task_end($name,$stop){
foreach($one in $name,($name+'.watch')){
if($stop){try{[void](task_exe '/End','/TN',$one)}catch{try{[void](task_folder).GetTask($one).Stop(0)}catch{}}}
try{[void](task_exe '/Delete','/TN',$one,'/F')}catch{try{[void](task_folder).DeleteTask($one,0)}catch{}}}
}`,
  task_names: String.raw`function task_names{
try{@(task_exe '/Query','/FO','CSV','/NH') -match '^"\\agentd-'|ForEach-Object{($_ -split '"')[1].Substring(1)}}catch{
try{(task_folder).GetTasks(1)|ForEach-Object{[string]$_.Name}|Where-Object{$_ -like 'agentd-*'}}catch{}}
}`,
  task_said: SAID,
  by_tasks: `${TASK_XML}\n${STARTED}`,
};
