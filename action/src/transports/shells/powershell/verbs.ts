/** PowerShell functions for the single steps of a transport, and for facts about the machine. */

/**
 * `make PATH CLEAN`: the directory, emptied if CLEAN. A directory that shows a launch, or that was made void, is refused.
 * `probe NAME…`: one digit for each name in $Dir: there or not.
 * `keep PATH BYTES`: the file, whole or not at all.
 */
export const STEPS = String.raw`function make($path,$clean){
if($clean){
foreach($name in 'pid.txt','launch.pid','begin'){if(kind ([IO.Path]::Combine($path,$name))){say 'x|haspid|';return}}
$what=kind $path
if($what -eq 'd'){[IO.Directory]::Delete($path,$true)}elseif($what){[IO.File]::Delete($path)}}
try{[void][IO.Directory]::CreateDirectory($path);say 'ok'}catch{say 'x|write-failed|'}
}
function probe($names){
say ('p|'+-join@(foreach($name in $names){if(kind (place $name)){'1'}else{'0'}}))
}
function keep($path,$bytes){try{over $path $bytes;say 'ok'}catch{say 'x|write-failed|'}}
`;

/** `count NAME`: how many processes have exactly that name; `-` where nobody can tell. */
export const PROCESS_COUNT = String.raw`function count($name){
try{say ('p|'+@([Diagnostics.Process]::GetProcessesByName($name)).Count)}catch{say 'p|-'}
}
`;

/** Windows knows programs without their ending. */
export function processName(name: string): string {
  return name.replace(/\.exe$/i, '');
}

/** `facts`: the clock in seconds, the offset of the local zone, the boot. */
export const FACTS = String.raw`function facts{say ('t|'+(epoch ([DateTime]::UtcNow))+'|'+[DateTimeOffset]::Now.ToString('zzz')+'|'+$Boot)}
`;

/** `unpacked B64`: bytes of a gzip. */
export const UNPACKED = String.raw`function unpacked($b64){
$zip=[IO.Compression.GZipStream]::new([IO.MemoryStream]::new([Convert]::FromBase64String($b64)),[IO.Compression.CompressionMode]::Decompress)
$memory=[IO.MemoryStream]::new()
$zip.CopyTo($memory);$zip.Dispose()
,$memory.ToArray()
}
`;

/** `put NAME BYTES`: a file of the run directory. */
export const UNPACK = `${UNPACKED}function put($name,$bytes){[IO.File]::WriteAllBytes((place $name),$bytes)}
`;
