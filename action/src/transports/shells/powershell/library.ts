/**
 * PowerShell functions that both the script of a visit and the runner of a run need. All of them work in Windows
 * PowerShell 5.1 and in PowerShell 7. PowerShell looks names up in the callers' scopes, without regard to case; so what is
 * shared has a capital, and no local variable may have the same letters:
 *
 *   $Dir  run directory     $Task  scheduled task and marker of the run     $Boot, $Machine  ids of this boot and machine
 *   $Known  .p .s .b .m of the wrapper as `start` said them; null: only files tell
 *   $State  what the functions tell each other: .w why something was refused, .y how a start or void went, and what is said in
 *           `state.ts` and `kin.ts`
 */

/**
 * `again N BLOCK`: tries a block up to N times, 40 ms apart, because virus scanners hold files that were just written.
 * `kind PATH`: `d`, `f`, or nothing where it is absent; throws where nobody can tell.
 * `linked PATH`: not 0 for a link, through which nothing is read or written.
 * `there NAME`: it is in the run directory. `own_dir`: the run directory is there and no link.
 * `removed PATH`: takes away what stands there, a file, a folder or a link.
 * `opened PATH`: a stream for reading that disturbs no writer.
 * `lines PATH MOST`: the first lines of a small file; nothing where it is absent, a link or no file.
 * `entry NAME`: the first line of a small record of ours; whatever else is in there reads as empty.
 * `over PATH BYTES`: the file, whole or not at all.
 * `stamp`: now, with the zone.
 */
export const FILES = String.raw`$ErrorActionPreference='Stop';$ProgressPreference='SilentlyContinue'
$Utf8=[Text.UTF8Encoding]::new($false)
$Lf=[string][char]10
$Known=$null
$State=@{pins=@{};filed=@{};mine=@{};dark=@{};shut=@{};whole=@{}}
function nap($ms){[Threading.Thread]::Sleep($ms)}
function again($count,$block){
for($try=1;;$try++){try{return & $block}
catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{throw}
catch{if($try -ge $count){throw}
nap 40}}
}
function place($name){[IO.Path]::Combine($Dir,$name)}
function kind($path){
try{if([int][IO.File]::GetAttributes($path) -band 16){'d'}else{'f'}}
catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{}
}
function linked($path){try{[int][IO.File]::GetAttributes($path) -band 1024}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{0}}
function there($name){!!(kind (place $name))}
function own_dir{(kind $Dir) -eq 'd' -and !(linked $Dir)}
function removed($path){if((kind $path) -eq 'd'){[IO.Directory]::Delete($path,!(linked $path))}else{[IO.File]::Delete($path)}}
function opened($path){again 10 {[IO.File]::Open($path,'Open','Read','ReadWrite,Delete')}}
function lines($path,$most=4096){
if((kind $path) -ne 'f' -or (linked $path)){return}
try{$file=opened $path}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{return}
try{if(linked $path){return};$bytes=[byte[]]::new($most);$size=$file.Read($bytes,0,$most)}finally{$file.Dispose()}
$Utf8.GetString($bytes,0,$size) -split '\r?\n'
}
function entry($name){
$first=[string]@(lines (place $name))[0]
if($first -match '^[0-9A-Za-z=:.+ -]{0,80}$'){$first}else{''}
}
function over($path,$bytes){
$new=$path+'.new'
try{if(kind $new){removed $new}
$file=[IO.File]::Open($new,'CreateNew','Write','None')
try{$file.Write($bytes,0,$bytes.Length)}finally{$file.Dispose()}
again 25 {
if(linked $path){removed $path}
if([IO.File]::Exists($path)){[IO.File]::Replace($new,$path,[NullString]::Value)}else{[IO.File]::Move($new,$path)}}
}catch{try{[IO.File]::Delete($new)}catch{};throw}
}
function stamp{$now=[DateTimeOffset]::Now;$now.ToString('yyyy-MM-ddTHH:mm:ss',[Globalization.CultureInfo]::InvariantCulture)+$now.ToString('zzz').Replace(':','')}
`;

/** `claim TEXT`: creates `begin` with that content; throws if it is there already. */
export const CLAIM = String.raw`function claim($text){
$bytes=$Utf8.GetBytes($text+$Lf);$path=place 'begin'
$file=[IO.File]::Open($path,'CreateNew','Write','None')
try{$file.Write($bytes,0,$bytes.Length);$file.Flush()}
catch{$file.Dispose();[IO.File]::Delete($path);throw}
finally{$file.Dispose()}
}
`;
