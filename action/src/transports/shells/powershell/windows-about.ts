/** The facts of a look at the machine that only Windows has. */

/**
 * Runners are started with `-ExecutionPolicy Bypass`, which only a policy of the group overrules.
 *
 * Each way to start a run is tried alone (`way.…`: `ok`, or why not): lists of tasks are read, the task service looks whether it would take a
 * task and takes none (1: validate only), and WMI and a breakaway start a `cmd` that ends at once. Reading by WMI (`way.query`) is another right
 * than starting by it; where it is refused the kernel lists the processes (`way.native`). The names of what scans scripts (AMSI) are those of its classes.
 */
export const ABOUT = String.raw`function tried($key,$block){try{[void](& $block);fact $key 'ok'}catch{fact $key ('refused '+(words_of $_))}}
function about{
$trifle='"'+$env:ComSpec+'" /d /c exit'
fact 'os' 'windows'
look_up 'sid' {sid}
look_up 'name' {$version=[Environment]::OSVersion.Version;$called=[string][Microsoft.Win32.Registry]::GetValue('HKEY_LOCAL_MACHINE\SOFTWARE\Microsoft\Windows NT\CurrentVersion','ProductName','Windows')
if($version.Build -ge 22000){$called=$called.Replace('Windows 10','Windows 11')};$called+' '+$version}
look_up 'uid' {if([Security.Principal.WindowsPrincipal]::new([Security.Principal.WindowsIdentity]::GetCurrent()).IsInRole([Security.Principal.WindowsBuiltInRole]::Administrator)){'0'}else{'1'}}
look_up 'login' {([string][Environment]::GetEnvironmentVariable('Path','Machine')+';'+[string][Environment]::GetEnvironmentVariable('Path','User'))}
look_up 'policy' {$policy=@('MachinePolicy','UserPolicy'|ForEach-Object{[string](Get-ExecutionPolicy -Scope $_)}|Where-Object{$_ -ne 'Undefined'})[0];if($policy){$policy}else{'Bypass'}}
look_up 'long' {yes_no ([Microsoft.Win32.Registry]::GetValue('HKEY_LOCAL_MACHINE\SYSTEM\CurrentControlSet\Control\FileSystem','LongPathsEnabled',0) -eq 1)}
look_up 'logon' {if(session){'Interactive'}else{'S4U'}}
look_up 'amsi' {@([Microsoft.Win32.Registry]::LocalMachine.OpenSubKey('SOFTWARE\Microsoft\AMSI\Providers').GetSubKeyNames()|ForEach-Object{[string][Microsoft.Win32.Registry]::GetValue('HKEY_LOCAL_MACHINE\SOFTWARE\Classes\CLSID\'+$_,'',$_)}) -join ', '}
tried 'way.by_schtasks' {task_exe '/Query','/FO','CSV','/NH'}
tried 'way.by_com' {(task_folder).RegisterTask('agentd-doctor',(task_xml 'S4U' "$env:SystemRoot\none.ps1" ''),1,$null,$null,2,$null)}
tried 'way.query' {Get-CimInstance -ClassName Win32_OperatingSystem -Property Version}
tried 'way.native' {native_rows}
tried 'way.by_wmi' {wmi_start $trifle}
tried 'way.by_breakaway' {outside_job $trifle}
}`;
