/** When Windows booted, which machine it is, and when a process began. */

/**
 * Start times are microseconds since year 1. A process keeps its own, whatever happens to the clock, so pid and start time
 * together are the process.
 *
 * The boot is what the clock says less the time that the machine has been up (`uptime`, 100 ns), to the minute, as ticks of .NET: no right is
 * needed for it. `LastBootUpTime` of WMI, which older records hold, is within a second of it. It moves with the clock, and drifts by
 * up to 200 millionths: `slack`. So another boot time alone proves nothing. `restarted START BOOT` does: the machine is up for less than it
 * was when that process began; or that was before this boot, and no living process is that old, as each from before a change of the clock
 * would be. A shutdown with Fast Startup keeps the kernel's session, and so the boot time, though all processes are gone: a run that it
 * ended is gone on the same boot. Sleep and hibernation change nothing.
 *
 * MachineGuid is made when Windows is installed; machines that were cloned without Sysprep share it.
 *
 * PowerShell gives nothing for a property that may not be read, and no error.
 *
 * `up`: a wrapper is a PowerShell; where nobody tells when a process began, and it is none, it is not the wrapper.
 */
export const TIMES = {
  boot: String.raw`function uptime{[long][Math]::Floor([Diagnostics.Stopwatch]::GetTimestamp()/[Diagnostics.Stopwatch]::Frequency*10000000)}
function boot{$ticks=[DateTime]::UtcNow.Ticks-(uptime);[string]($ticks-$ticks%600000000)}
function machine{
try{$id=[Microsoft.Win32.RegistryKey]::OpenBaseKey('LocalMachine','Registry64').OpenSubKey('SOFTWARE\Microsoft\Cryptography').GetValue('MachineGuid')}catch{}
if($id -match '^[0-9A-Za-z-]{8,64}$'){$id}else{'-'}
}
function instant{$ticks=[DateTime]::UtcNow.Ticks;[string](($ticks-$ticks%10)/10)}`,
  same: String.raw`function slack{3000000000+[long][Math]::Floor((uptime)/5000)}
function same($when){$when -match '^\d{1,18}$' -and [Math]::Abs([long]$when-[long]$Boot) -lt (slack)}
function restarted($since,$when){
if($since -notmatch '^\d{1,17}$' -or $when -notmatch '^\d{1,18}$'){return $false}
$then=10*[long]$since;$before=[long]$Boot-(slack)
if($then-[long]$when -gt (uptime)+(slack)){return $true}
if($then -ge $before){return $false}
$first=eldest
$null -ne $first -and 10*$first -ge $before
}`,
  up: String.raw`function up($id,$since,$when){
try{(born $id) -eq $since}
catch{
$fault=$_
try{$name=[Diagnostics.Process]::GetProcessById([int]$id).ProcessName}catch [ArgumentException]{return $false}
if($name -match '^(powershell|pwsh)'){throw $fault}
$false}
}`,
  asked_born: String.raw`function asked_born($id){
try{$since=[Diagnostics.Process]::GetProcessById([int]$id).StartTime}catch [ArgumentException]{return}
if(!$since){throw 'the process does not tell it'}
$ticks=$since.ToUniversalTime().Ticks
[string](($ticks-$ticks%10)/10)
}`,
  wmi_born: String.raw`function wmi_born($id){Get-CimInstance -ClassName Win32_Process -Filter ('ProcessId='+$id) -Property CreationDate|ForEach-Object{if($_.CreationDate){wmi_time $_.CreationDate}else{'?'}}}`,
};
