/**
 * PowerShell functions that say what the machine knows, in lines behind the nonce. Further shared variables:
 *
 *   $Nonce   $Op number of the operation   $Answer what will be printed
 *   $Times  modification times, in the order in which they were asked for   $Found  lines of the shared searches, by key
 */

/** `say TEXT`: an answer of this operation. `failed ERROR`: it could not be carried out. `epoch TIME`: seconds since 1970. */
export const SAY = String.raw`$Answer=[Text.StringBuilder]::new();$Times=[Collections.ArrayList]::new();$Found=@{}
function say($text){[void]$Answer.Append($Nonce+' '+$Op+' '+$text+$Lf)}
function failed($fault){say ('x|terminal-failed|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$fault)))}
function epoch($time){[string][long][Math]::Floor(($time.Ticks-621355968000000000)/10000000)}
`;

/**
 * `report C H`: says the state; collects by the function `cC` when the run has ended and `hH` while it runs.
 * A missing directory counts as none only where the run root can be looked into or is surely not there either, and on the
 * machine on which the run was started.
 * `others`: the pids that are to be ended before the run is over. Processes are listed once for all runs.
 * `counted`: what the watchdog has counted, `ELAPSED QUIET ALIVE`; nothing: it has written nothing, or nobody tells whether it lives.
 * `hid_or TEXT`: says that, unless what belongs to the run is hidden (`kin.ts`) and nothing of it was found: then it is unknown. So no run is
 * gone by such a list, but after a restart, which ends everything; nor where its directory is gone, if it is known to have begun.
 * Of a directory that is not the run's own nothing is read. Records that cannot be read make an end unknown, and not that a run lives.
 * `look NAME C H [PID START]`: all of that for a directory with the usual name of its task, given by its name under the run root;
 * $Site holds boot and machine of the wrapper.
 */
export const REPORT = String.raw`function others{
pinned;gather;$told=@($State.mine.Keys)
if($State.v -eq 'f' -and (spared)){$told=@()}
if($State.own){$told+=$State.p}
$told -join ' '
}
function counted{
if((entry 'watch.txt') -match '^(\d{1,9} \d{1,9}) '){$said=$Matches[1];$said+$(if(guarding){' 1'}else{' 0'})}
}
function vague($code,$detail){say ('x|'+$code+'|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$detail)))}
function hid_or($text,$left){if(!$left -and $State.aw -ne 'boot' -and (hidden)){vague 'processes-hidden' (hid)}else{say $text}}
function aged($path){[void]$Times.Add((epoch ([IO.File]::GetLastWriteTimeUtc($path))))}
function rooted{
if($null -eq $State.root){
try{$what=kind $Root;if($what -eq 'd'){foreach($one in [IO.Directory]::EnumerateFileSystemEntries($Root)){break}}
$State.root=($what -ne 'f')}catch{$State.root=$false}}
$State.root
}
function report($ended,$running){
$what=$State.v
if($State.aw -eq 'other-machine' -and 'n','s','v' -ccontains $what){$State.xc=$State.aw;$what='x'}
if($what -eq 'n'){if(rooted){$left=others;if($Known){hid_or ('n|'+$left) $left}else{say ('n|'+$left)}}else{say 'x|run-root-unreadable|'}}
elseif($what -eq 's'){aged $Dir;say ('s|'+[Convert]::ToBase64String($Utf8.GetBytes("$(unbegun)")))}
elseif($what -eq 'r' -and $State.whole[$Dir]){vague 'tree-hidden' (hid)}
elseif($what -eq 'r'){
$count=0
foreach($name in $State.u,'stderr.txt','.output'){if($name -and (kind (place $name)) -eq 'f'){aged (place $name);$count++}}
$flags=-join@(& ('h'+$running))
say ('r|'+$(try{entry 'started.txt'}catch{})+'|'+$count+'|'+$flags+'|'+$(try{counted}catch{}))}
elseif($what -eq 'f'){$left=others;say ('f|'+(entry 'exit.txt')+'|'+(entry 'started.txt')+'|'+(entry 'ended.txt')+'|'+$left);& ('c'+$ended)}
elseif($what -eq 'x'){vague $State.xc $State.xd}
else{
$left=others
if($what -eq 'v'){if(!$left){say 'v';return};$what='g'}
if($State.ow){hid_or ($what+'|'+$left+'|1') $left;& ('c'+$ended)}else{hid_or ($what+'|'+$left+'|') $left}}
}
function look($name,$ended,$running,$id,$since){
$Dir=[IO.Path]::Combine($Root,$name);$Task='agentd-'+[IO.Path]::GetFileName($Dir)
$Known=if($id){@{p=[string]$id;s=[string]$since;b=$Site[0];m=$Site[1]}}
try{state;report $ended $running}catch{failed $_}
}
`;

/**
 * `take AT HOW NAME MAX NEEDLE`: one thing to read back, as a line of base64. HOW: r from the start, t the end, g the first
 * line with NEEDLE, l the last one.
 * NAME may lie in one folder of $Dir. `led NAME`: one of the two is a link, through which nothing is read. That is looked at before
 * the file is opened and while it is open; no script on Windows can compare an open file with a path. A link that leads nowhere is
 * absent.
 * `seek KEY NAME MAX NEEDLE`: the first line with NEEDLE goes to the search that all runs share; gives 1, or 0 without a file.
 * A file that begins with the mark of UTF-16, as everything does that Windows PowerShell writes by `>`, is read as that.
 * All else is taken byte by byte: decoded as Latin-1, in which each byte is one character, and encoded again.
 */
export const COLLECT = String.raw`function pack($bytes){
if($bytes.Length -lt 200){return 'b '+[Convert]::ToBase64String($bytes)}
$memory=[IO.MemoryStream]::new()
$zip=[IO.Compression.GZipStream]::new($memory,[IO.Compression.CompressionMode]::Compress)
$zip.Write($bytes,0,$bytes.Length);$zip.Dispose()
'z '+[Convert]::ToBase64String($memory.ToArray())
}
function part($file,$from,$count){
$bytes=[byte[]]::new($count);[void]$file.Seek($from,'Begin');$size=0
while($size -lt $count){$more=$file.Read($bytes,$size,$count-$size);if(!$more){break};$size+=$more}
if($size -lt $count){$bytes=cut $bytes 0 $size}
,$bytes
}
function cut($bytes,$from,$count){$piece=[byte[]]::new($count);[Array]::Copy($bytes,$from,$piece,0,$count);,$piece}
function line($reader,$needle,$max,$last){
$block=[char[]]::new(262144);$rest='';$hit=$null
for(;;){
$count=$reader.ReadBlock($block,0,$block.Length)
$text=$rest+[string]::new($block,0,$count)
$end=if($count){$text.LastIndexOf([char]10)}else{$text.Length}
if($end -lt 0){$rest=$text;continue}
$zone=$text.Substring(0,$end);$rest=$text.Substring($end)
$at=if($last){$zone.LastIndexOf($needle,[StringComparison]::Ordinal)}else{$zone.IndexOf($needle,[StringComparison]::Ordinal)}
if($at -ge 0){
$start=$zone.LastIndexOf([char]10,$at)+1;$stop=$zone.IndexOf([char]10,$at);if($stop -lt 0){$stop=$zone.Length}
$hit=$zone.Substring($start,[Math]::Min($stop-$start,$max)).TrimEnd([char]13)
if(!$last){break}}
if(!$count){break}}
$hit
}
function chosen($file,$how,$max,$needle){
$size=$file.Length;$mark=part $file 0 2
$wide=$mark.Length -eq 2 -and $mark[0] -eq 255 -and $mark[1] -eq 254
if($how -eq 'g' -or $how -eq 'l'){
$code=[Text.Encoding]::GetEncoding(28591);$back=$code
if($wide){$code=[Text.Encoding]::Unicode;$back=$Utf8}else{$needle=$code.GetString($Utf8.GetBytes($needle))}
[void]$file.Seek($(if($wide){2}else{0}),'Begin')
$hit=line ([IO.StreamReader]::new($file,$code,$false,65536)) $needle $max ($how -eq 'l')
$bytes=$back.GetBytes([string]$hit)
}elseif($wide){
$count=[Math]::Min($size-2-$size%2,2*$max)
$from=if($how -eq 't'){$size-$size%2-$count}else{2}
$bytes=$Utf8.GetBytes([Text.Encoding]::Unicode.GetString((part $file $from $count)))
}else{
$count=[Math]::Min($size,$max)
$bytes=part $file $(if($how -eq 't'){$size-$count}else{0}) $count}
if($bytes.Length -gt $max){$bytes=cut $bytes $(if($how -eq 't'){$bytes.Length-$max}else{0}) $max}
,$bytes
}
function led($name){(linked (place $name)) -or ($name.Contains('/') -and (linked (place ($name -replace '/.*'))))}
function take($at,$how,$name,$max,$needle){
$path=place $name;$said='-'
try{
$what=kind $path
if($what){$said='b'}
if($what -eq 'f'){$led=led $name;$file=opened $path;try{if(!($led -or (led $name))){$said=pack (chosen $file $how $max $needle)}}finally{$file.Dispose()}}
}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{$said='-'}catch [UnauthorizedAccessException]{}
[void]$Answer.Append($Nonce+' '+$Op+'.'+$at+' '+$said+$Lf)
}
function seek($key,$name,$max,$needle){
$path=place $name
if((kind $path) -ne 'f' -or (led $name)){return '0'}
$file=opened $path
try{if(led $name){return '0'};$bytes=chosen $file 'g' $max $needle}finally{$file.Dispose()}
if($bytes.Length){
if(!$Found[$key]){$Found[$key]=[IO.MemoryStream]::new()}
foreach($piece in $Utf8.GetBytes($Dir+'/'+$name+':'),$bytes,$Utf8.GetBytes($Lf)){$Found[$key].Write($piece,0,$piece.Length)}}
'1'
}
`;
