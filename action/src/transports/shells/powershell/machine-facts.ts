/**
 * PowerShell functions that look at the machine itself and change nothing there. What they find is gathered in $Facts, one
 * fact a line, `key value`, as `answer/machine-facts.ts` reads it; what could not be found out has no line.
 */
import { TOOL_FOLDERS } from './runner.ts';

/**
 * `fact KEY VALUE`. `look_up KEY BLOCK`: a fact, if the block can tell.
 * `job KEY FILE WORDS`: starts a program; `ended` waits for all of them, five seconds at most, and ends the rest.
 * `facts_machine`, `facts_root`, `facts_repo NUMBER PATH`, `facts_tool NUMBER WORD VERSION`, `facts_file NUMBER FOLDER PATH`,
 * `facts_told`.
 */
export const MACHINE_FACTS = String.raw`function fact($key,$value){
$value=([string]$value -replace '[\x00-\x1f\x7f]+',' ').Trim()
if($value){[void]$Facts.Append($key+' '+$value+$Lf)}
}
function look_up($key,$block){try{fact $key (& $block)}catch{}}
function yes_no($value){if($value){'yes'}else{'no'}}
function job($key,$file,$words){
try{
$info=[Diagnostics.ProcessStartInfo]::new()
$line=($words|ForEach-Object{'"'+$_+'"'}) -join ' '
$info.FileName=$file;$info.Arguments=$line
if($file -match '\.(cmd|bat)$'){$info.FileName=$env:ComSpec;$info.Arguments='/d /s /c ""'+$file+'" '+$line+'"'}
if($file -match '\.ps1$'){$info.FileName="$PSHOME\powershell.exe";$info.Arguments='-NoLogo -NoProfile -NonInteractive -ExecutionPolicy Bypass -File "'+$file+'" '+$line}
$info.UseShellExecute=$false;$info.CreateNoWindow=$true
$info.RedirectStandardInput=$true;$info.RedirectStandardOutput=$true;$info.RedirectStandardError=$true
$info.StandardOutputEncoding=$Utf8;$info.StandardErrorEncoding=$Utf8
$info.EnvironmentVariables['PATH']=$Ways -join [IO.Path]::PathSeparator
$info.EnvironmentVariables['GIT_OPTIONAL_LOCKS']='0';$info.EnvironmentVariables['GIT_NO_LAZY_FETCH']='1'
$child=[Diagnostics.Process]::Start($info);$child.StandardInput.Close()
[void]$Jobs.Add(@{k=$key;c=$child;o=$child.StandardOutput.ReadToEndAsync();e=$child.StandardError.ReadToEndAsync()})
}catch{}
}
function ended{
$clock=[Diagnostics.Stopwatch]::StartNew()
foreach($one in $Jobs){
$left=[Math]::Max(0,5000-$clock.ElapsedMilliseconds)
if(!$one.c.WaitForExit([int]$left)){fact ('late.'+$one.k) 1;if(!(end_tree $one.c.Id)){end_one $one.c.Id};continue}
foreach($text in $one.o,$one.e){
if(!$text.Wait(1000)){continue}
$first=@($text.Result -split '\r?\n' -match '\S')[0]
if($first){fact $one.k $first.Substring(0,[Math]::Min(200,$first.Length));break}}
}
}
function above($path){[IO.Path]::GetDirectoryName($path)}
function link_in($path){for($at=$path;$at;$at=above $at){if([int][IO.File]::GetAttributes($at) -band 1024){return $at}}}
function folder($key,$path){
look_up ($key+'.own') {yes_no (owned $path)}
look_up ($key+'.link') {link_in $path}
look_up ($key+'.real') {if(!(link_in $path)){$path}}
}
function sought($word){
foreach($place in $Ways){foreach($ending in '.exe','.cmd','.bat','.com','.ps1',''){
try{$file=[IO.Path]::Combine($place,$word+$ending);if((kind $file) -eq 'f'){return $file}}catch{}}}
}
function facts_machine{
look_up 'user' {[Environment]::UserName}
fact 'home' $env:USERPROFILE
look_up 'shell' {'PowerShell '+$PSVersionTable.PSVersion}
foreach($one in @($env:PATH -split [IO.Path]::PathSeparator)+${TOOL_FOLDERS}){if($one -and $Ways -notcontains $one){[void]$Ways.Add($one)}}
fact 'path' ($Ways -join [IO.Path]::PathSeparator)
about
$program=sought 'git'
if($program){fact 'tools' 'git';job 'git' $program @('--version');job 'lfs' $program @('lfs','version')}
}
function facts_root{
try{
for($near=$Root;$near -and !(kind $near);$near=above $near){}
$what=if($near -ne $Root){'none'}elseif([int][IO.File]::GetAttributes($Root) -band 1024){'link'}elseif((kind $Root) -eq 'd'){'folder'}else{'file'}
fact 'root.kind' $what;fact 'root.nearest' $near
folder 'root' $near
if($what -eq 'folder'){look_up 'root.open' {$who=@(writers $Root);if($who.Count){$who}else{'nobody'}}}
look_up 'root.above' {$at=replacer $near;if($at){$at}else{'nobody'}}
look_up 'root.disk' {[string][long][Math]::Floor([IO.DriveInfo]::new([IO.Path]::GetPathRoot($near)).AvailableFreeSpace/1024)+' 0%'}
$within='no'
for($at=$near;$at;$at=above $at){if(kind ([IO.Path]::Combine($at,'.git'))){$within=$at;break}}
fact 'root.inside' $within
}catch{}
}
function facts_repo($number,$path){
$key='repo'+$number
try{
$what=kind $path
fact ($key+'.kind') $(if($what -eq 'd'){'folder'}elseif($what){'file'}else{'none'})
if($what -ne 'd'){return}
folder $key $path
fact ($key+'.sub') $(if(kind ([IO.Path]::Combine($path,'.gitmodules'))){'yes'}else{'no'})
$program=sought 'git'
if($program){
job ($key+'.top') $program @('-C',$path,'rev-parse','--show-toplevel')
job ($key+'.head') $program @('-C',$path,'rev-parse','--verify','HEAD')
job ($key+'.bare') $program @('-C',$path,'rev-parse','--is-bare-repository')
job ($key+'.lfs') $program @('-C',$path,'grep','-l','-e','filter=lfs','HEAD','--',':(glob)**/.gitattributes')
job ($key+'.filter') $program @('-C',$path,'config','--get','filter.lfs.process')}
}catch{}
}
function facts_tool($number,$word,$version){
try{
$file=if([IO.Path]::IsPathRooted($word)){if((kind $word) -eq 'f'){$word}}else{sought $word}
fact ('bin'+$number) $(if($file){$file}else{'-'})
if($file -and $version){job ('ver'+$number) $file @('--version')}
}catch{}
}
function facts_file($number,$folder,$path){
try{
$key='file'+$number;$rooted=[IO.Path]::IsPathRooted($path)
$what=kind $(if($rooted){$path}else{[IO.Path]::Combine($folder,$path)})
fact $key $(if($what -eq 'f'){'ok'}elseif($what){'folder'}else{'missing'})
$program=sought 'git'
if($program -and !$rooted){job ($key+'.head') $program @('-C',$folder,'rev-parse',('HEAD:./'+$path.Replace('\','/')))}
}catch{}
}
function facts_told{
ended
fact 'seconds' ([long][Math]::Floor($Began.ElapsedMilliseconds/1000))
[void]$Answer.Append($Nonce+' '+$Op+'.0 '+(pack $Utf8.GetBytes($Facts.ToString()))+$Lf);say 'ok'
}
`;

/** Makes a look at the machine's shared variables anew. */
export const FACTS_BEGIN =
  '$Facts=[Text.StringBuilder]::new();$Jobs=[Collections.ArrayList]::new();$Ways=[Collections.ArrayList]::new();$Began=[Diagnostics.Stopwatch]::StartNew()';
