/** How processes are started on Windows: outside of this session, as children of a runner, and the agent itself. */

/** Options of every PowerShell that is started for a file. */
export const OPTIONS = '-NoLogo -NoProfile -NonInteractive -ExecutionPolicy Bypass';

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

export const STARTS = {
  by_wmi: String.raw`function wmi_start($call){
$made=Invoke-CimMethod -ClassName Win32_Process -MethodName Create -Arguments @{CommandLine=$call;CurrentDirectory=$env:SystemRoot}
if($made.ReturnValue -ne 0){throw ('Win32_Process.Create answered '+$made.ReturnValue)}
[string]$made.ProcessId
}
function by_wmi($name,$file,$words){
$State.child=wmi_start ('"'+$PSHOME+'\powershell.exe" ${OPTIONS} -File "'+$file+'" '+$words)
'process'
}`,
  child_start: String.raw`function child_start($file,$words){
$info=[Diagnostics.ProcessStartInfo]::new();$info.FileName="$PSHOME\powershell.exe";$info.Arguments='${OPTIONS} -File "'+$file+'" '+$words
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
[void][Diagnostics.Process]::Start($info)
}`,
  spawn: SPAWN,
};
