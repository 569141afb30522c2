/** The facts of a survey that only Windows has. */
import { LOGON } from './windows-tasks.ts';

/** Runners are started with `-ExecutionPolicy Bypass`, which only a policy of the group overrules. */
export const ABOUT = String.raw`${LOGON}
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
