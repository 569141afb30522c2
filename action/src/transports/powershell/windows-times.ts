/** When Windows booted, which machine it is, and when a process began. */

/**
 * Start times are microseconds since year 1. A process keeps its own, whatever happens to the clock, so pid and start time
 * together are the process. Where the process itself may not be asked, WMI is, so that a refusal never counts as death. The
 * time of the boot moves with the clock, so it may differ by five minutes. MachineGuid is made when Windows is installed;
 * machines that were cloned without Sysprep share it.
 */
export const TIMES = {
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
