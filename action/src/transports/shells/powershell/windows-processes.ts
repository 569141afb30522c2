/** The processes of Windows: their list, whether one is suspended, and how they are ended. */
import { packed } from './quote.ts';
import { NATIVE, NATIVE_CALLS } from './windows-native.ts';

/**
 * `end_tree` tells whether taskkill did it, which follows living parents. It may need WMI, too.
 */
export const PROCESSES = {
  halted: String.raw`function halted($id){!@([Diagnostics.Process]::GetProcessById([int]$id).Threads|Where-Object{$_.ThreadState -ne 'Wait' -or $_.WaitReason -ne 'Suspended'}).Count}`,
  rest: String.raw`function rest($ms){[Threading.Thread]::Sleep($ms)}`,
  wmi_rows: String.raw`function wmi_time($date){if($date){$ticks=$date.ToUniversalTime().Ticks;[string](($ticks-$ticks%10)/10)}}
function wmi_rows{Get-CimInstance -ClassName Win32_Process -Property ProcessId,ParentProcessId,CommandLine,CreationDate|ForEach-Object{@{p=[string]$_.ProcessId;q=[string]$_.ParentProcessId;c=[string]$_.CommandLine;s="$(wmi_time $_.CreationDate)"}}}`,
  native: NATIVE_CALLS,
  native_block: packed(Buffer.from(NATIVE, 'utf8')),
  plain_rows: String.raw`function plain_rows{[Diagnostics.Process]::GetProcesses()|ForEach-Object{@{p=[string]$_.Id;q='';c='';s=''}}}`,
  ends: String.raw`function end_tree($id){$ErrorActionPreference='SilentlyContinue';& "$env:SystemRoot\System32\taskkill.exe" /T /F /PID $id 2>&1|Out-Null;$LASTEXITCODE -eq 0}
function end_one($id){try{[Diagnostics.Process]::GetProcessById([int]$id).Kill()}catch{}}`,
};
