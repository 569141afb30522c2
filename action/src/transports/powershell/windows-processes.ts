/** The processes of Windows: their list, whether one is suspended, and how they are ended. */

export const PROCESSES = {
  halted: String.raw`function halted($id){!@([Diagnostics.Process]::GetProcessById([int]$id).Threads|Where-Object{$_.ThreadState -ne 'Wait' -or $_.WaitReason -ne 'Suspended'}).Count}`,
  rest: String.raw`function rest($ms){[Threading.Thread]::Sleep($ms)}`,
  rows: String.raw`function rows{Get-CimInstance -ClassName Win32_Process -Property ProcessId,ParentProcessId,CommandLine|ForEach-Object{@{p=[string]$_.ProcessId;q=[string]$_.ParentProcessId;c=[string]$_.CommandLine}}}`,
  ends: String.raw`function end_tree($id){$ErrorActionPreference='SilentlyContinue';& "$env:SystemRoot\System32\taskkill.exe" /T /F /PID $id 2>&1|Out-Null}
function end_one($id){try{[Diagnostics.Process]::GetProcessById([int]$id).Kill()}catch{}}`,
};
