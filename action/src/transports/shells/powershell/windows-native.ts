/** The list of processes from the kernel itself, by functions of Windows that are bound at run time: no compiler, no file. */

/**
 * `bound IMPORTS`: a type with those functions as static methods. Each import is the library, the name, the type that comes back, and the
 * types that go in. Works in the .NET Framework since 4.5.
 */
export const BOUND = String.raw`function bound($imports){
$type=[Reflection.Emit.AssemblyBuilder]::DefineDynamicAssembly([Reflection.AssemblyName]::new('agentd'),'Run').DefineDynamicModule('agentd').DefineType('Agentd','Public')
foreach($one in $imports){$type.DefinePInvokeMethod($one[1],$one[0],'Public,Static,PinvokeImpl','Standard',$one[2],[Type[]]$one[3],'Winapi','Unicode').SetImplementationFlags('PreserveSig')}
$type.CreateType()
}`;

/**
 * `table BYTES WIDE`: the rows in what `NtQuerySystemInformation(SystemProcessInformation)` has written, without command lines; WIDE: bytes of a
 * pointer. Each entry begins with the distance to the next one; the time of creation is at 32, as 100 ns since 1601; then come
 * the name (a length and a pointer), the priority, pid and parent's pid. Start times as everywhere: microseconds since year 1.
 */
export const TABLE = String.raw`function table($bytes,$wide){
$place=56+3*$wide
for($at=0;;$at+=$next){
$next=[BitConverter]::ToInt32($bytes,$at);$made=[BitConverter]::ToInt64($bytes,$at+32)
@{p=[string][BitConverter]::ToInt32($bytes,$at+$place);q=[string][BitConverter]::ToInt32($bytes,$at+$place+$wide);c='';s=$(if($made){[string](($made-$made%10)/10+50491123200000000)}else{''})}
if($next -le 0){return}}
}`;

/**
 * Run as a block with `rows`, or with `born` and a pid. The functions that it calls need no right: the list is everybody's, and the
 * command line is asked of those processes that may be asked anything (`PROCESS_QUERY_LIMITED_INFORMATION`), which are the
 * user's own, and is empty of one that has none; it is class 60 of `NtQueryInformationProcess`, since Windows 8.1. The list is believed only where it says of this
 * very process when it began.
 */
export const NATIVE = String.raw`param($Ask,$Process)
${BOUND}
${TABLE}
function listing{
for($size=1048576;;$size*=2){
$buffer=[Runtime.InteropServices.Marshal]::AllocHGlobal($size)
try{
$status=$State.api::NtQuerySystemInformation(5,$buffer,$size,[IntPtr]::Zero)
if($status -eq 0){$bytes=[byte[]]::new($size);[Runtime.InteropServices.Marshal]::Copy($buffer,$bytes,0,$size);return table $bytes ([IntPtr]::Size)}
}finally{[Runtime.InteropServices.Marshal]::FreeHGlobal($buffer)}
if($status -ne -1073741820 -or $size -ge 67108864){throw ('NtQuerySystemInformation answered '+$status)}}
}
function spoken($id,$buffer){
$handle=$State.api::OpenProcess(4096,0,[int]$id)
if($handle -eq [IntPtr]::Zero){return ''}
try{if($State.api::NtQueryInformationProcess($handle,60,$buffer,66000,[IntPtr]::Zero) -eq 0){
[Runtime.InteropServices.Marshal]::PtrToStringUni([Runtime.InteropServices.Marshal]::ReadIntPtr($buffer,[IntPtr]::Size),([Runtime.InteropServices.Marshal]::ReadInt16($buffer) -band 65535)/2)}
}catch{}finally{[void]$State.api::CloseHandle($handle)}
}
if(!$State.api){$pointer=[IntPtr];$number=[int]
$State.api=bound @(
@('ntdll.dll','NtQuerySystemInformation',$number,@($number,$pointer,$number,$pointer)),
@('ntdll.dll','NtQueryInformationProcess',$number,@($pointer,$number,$pointer,$number,$pointer)),
@('kernel32.dll','OpenProcess',$pointer,@($number,$number,$number)),
@('kernel32.dll','CloseHandle',$number,@(,$pointer)))}
$all=@(listing)
$own=[Diagnostics.Process]::GetCurrentProcess().StartTime.ToUniversalTime().Ticks
if(!@($all|Where-Object{$_.p -eq [string]$PID -and $_.s -eq [string](($own-$own%10)/10)}).Count){throw 'the list of the kernel does not hold this very process'}
if($Ask -eq 'born'){foreach($row in $all){if($row.p -eq $Process){return $(if($row.s){$row.s}else{'?'})}};return}
$buffer=[Runtime.InteropServices.Marshal]::AllocHGlobal(66000)
try{foreach($row in $all){$row.c="$(spoken $row.p $buffer)"}}finally{[Runtime.InteropServices.Marshal]::FreeHGlobal($buffer)}
$all`;

/** Functions that run {@link NATIVE}, which is made a block only here, so that a scanner that objects to it ends nothing else. `$Native`: packed. */
export const NATIVE_CALLS = String.raw`function native($ask,$id){
if(!$State.native){$State.native=[ScriptBlock]::Create($Utf8.GetString((unpacked $Native)))}
& $State.native $ask $id
}
function native_rows{native 'rows'}
function native_born($id){native 'born' $id}`;
