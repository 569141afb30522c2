/**
 * The last way to start a process outside of the session: the shell of a login over SSH is in a job that ends with it, and that lets
 * processes out which ask for it (`CREATE_BREAKAWAY_FROM_JOB`). Only Windows' own function can ask, and nothing is compiled
 * for that: the call is emitted.
 */
import { packed } from './quote.ts';
import { OPTIONS } from './windows-starts.ts';

/**
 * `emitted LIBRARY NAME BACK TYPES`: a type with one static method, which calls that function and keeps its error. That of `windows-native.ts`
 * keeps none, and is plainer for scanners: by it every visit lists processes.
 */
export const EMITTED = String.raw`function emitted($library,$name,$back,$types){
$kind=[Reflection.Emit.AssemblyBuilder]::DefineDynamicAssembly([Reflection.AssemblyName]::new('agentd'),'Run').DefineDynamicModule('agentd').DefineType('agentd','Public,Class')
$call=$kind.DefineMethod($name,'Public,Static,PinvokeImpl',$back,[Type[]]$types)
$use=[Runtime.InteropServices.DllImportAttribute]
$call.SetCustomAttribute([Reflection.Emit.CustomAttributeBuilder]::new($use.GetConstructor([Type[]]@([string])),[object[]]@($library),[Reflection.FieldInfo[]]@($use.GetField('SetLastError'),$use.GetField('CharSet')),[object[]]@($true,[Runtime.InteropServices.CharSet]::Unicode)))
$kind.CreateType()
}`;

/**
 * A script of its own, so that a virus scanner that objects to it, or a fault in the call, ends nothing else. It starts the command line
 * in $env:AGENTD_CALL and says its pid. No handle is inherited: sshd would wait for its end.
 * 104 and 68 bytes: STARTUPINFOW of 64 and 32 bits, which holds its own size and else zeros. PROCESS_INFORMATION holds two handles, then the pid.
 * 150994944: CREATE_BREAKAWAY_FROM_JOB and CREATE_NO_WINDOW.
 */
export const BREAKAWAY_SCRIPT = String.raw`$ErrorActionPreference='Stop'
${EMITTED}
try{
$line=[Text.StringBuilder]::new($env:AGENTD_CALL)
[Environment]::SetEnvironmentVariable('AGENTD_CALL',[NullString]::Value)
$given=[Runtime.InteropServices.Marshal]::AllocHGlobal(128);$made=[Runtime.InteropServices.Marshal]::AllocHGlobal(32)
[Runtime.InteropServices.Marshal]::Copy([byte[]]::new(128),0,$given,128)
[Runtime.InteropServices.Marshal]::WriteInt32($given,$(if([IntPtr]::Size -eq 8){104}else{68}))
$native=emitted 'kernel32.dll' 'CreateProcessW' ([bool]) @([string],[Text.StringBuilder],[IntPtr],[IntPtr],[bool],[uint32],[IntPtr],[string],[IntPtr],[IntPtr])
if(!$native::CreateProcessW([NullString]::Value,$line,[IntPtr]::Zero,[IntPtr]::Zero,$false,150994944,[IntPtr]::Zero,$env:SystemRoot,$given,$made)){throw [ComponentModel.Win32Exception]::new([Runtime.InteropServices.Marshal]::GetLastWin32Error()).Message}
[Console]::Out.Write('agentd '+[Runtime.InteropServices.Marshal]::ReadInt32($made,2*[IntPtr]::Size))
}catch{[Console]::Error.Write([string]$_);exit 1}
`;

/**
 * `outside_job LINE`: starts that command line; gives its pid, or throws why not. Needs `unpacked`.
 * `by_breakaway NAME FILE WORDS`: as `by_wmi`.
 */
export const BREAKAWAY = String.raw`function outside_job($call){
$info=[Diagnostics.ProcessStartInfo]::new();$info.FileName=ps_exe
$info.Arguments='${OPTIONS} -EncodedCommand '+[Convert]::ToBase64String([Text.Encoding]::Unicode.GetBytes($Utf8.GetString((unpacked '${packed(Buffer.from(BREAKAWAY_SCRIPT, 'utf8'))}'))))
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
$info.RedirectStandardInput=$true;$info.RedirectStandardOutput=$true;$info.RedirectStandardError=$true
$info.EnvironmentVariables['AGENTD_CALL']=$call
$child=[Diagnostics.Process]::Start($info);$child.StandardInput.Close()
$said=$child.StandardOutput.ReadToEndAsync();$why=$child.StandardError.ReadToEndAsync()
if(!$child.WaitForExit(15000)){try{$child.Kill()}catch{};throw 'it did not answer within 15 seconds'}
if($said.Wait(2000) -and $said.Result -match 'agentd ([1-9]\d*)\s*$'){return $Matches[1]}
if($why.Wait(2000) -and $why.Result.Trim()){throw $why.Result}
throw ('it ended with exit code '+$child.ExitCode)
}
function by_breakaway($name,$file,$words){
$State.child=outside_job ('"'+(ps_exe)+'" ${OPTIONS} -File "'+$file+'" '+$words)
'process'
}`;
