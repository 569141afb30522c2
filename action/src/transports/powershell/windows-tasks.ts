/** Scheduled tasks, by which runs are started outside of the session. */
import { OPTIONS } from './windows-starts.ts';

/**
 * The task has no trigger; it is started by hand and deleted when the run is forgotten. It runs in the user's own session
 * where there is one (desktop, stored credentials), else without a password (S4U).
 */
export const LOGON = String.raw`function task_logon($user){
foreach($shell in @(Get-CimInstance -ClassName Win32_Process -Filter "Name='explorer.exe'")){
$owner=Invoke-CimMethod -InputObject $shell -MethodName GetOwner
if(($owner.Domain+'\'+$owner.User) -eq $user){return 'Interactive'}}
'S4U'
}`;
const TASK_FUNCTIONS = String.raw`${LOGON}
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

export const TASKS = {
  tasks: TASK_FUNCTIONS,
  task_names: `function task_names{Get-ScheduledTask -TaskName 'agentd-*' -ErrorAction SilentlyContinue|ForEach-Object{$_.TaskName}}`,
};
