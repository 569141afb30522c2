/** PowerShell functions that look at items' worktrees and remove them: the steps of `WORK` and `DROP_WORKTREE` of `posix/inventory.ts`. */
import { LEADS_GIT } from '../../../executors/terminal/worktree-windows.ts';
import { TOOL_FOLDERS } from './runner.ts';

/**
 * $Repos: repositories of the configuration. $Worktree: a worktree. `wgit WORDS`: git without hooks, filters but Git LFS, and programs
 * that watch files; what it prints, and its exit code.
 * `work`: sets .z to what $Worktree holds that is nowhere else, and .outward to the links to folders outside, which are none.
 * `tree`: finds its git directory .g, and that of its repository, .common, among those that a repository knows. One folder can
 * have several paths; whether two lead to the same is tried with a file. `nested`: it holds a repository of its own.
 * What git quotes is not looked at, and so is work.
 */
export const WORK = String.raw`function git_ready{
if($State.git){return}
try{[Console]::OutputEncoding=$Utf8}catch{}
foreach($name in [Environment]::GetEnvironmentVariables().Keys -match '${LEADS_GIT}'){[Environment]::SetEnvironmentVariable($name,[NullString]::Value)}
foreach($path in @($env:PATH -split [IO.Path]::PathSeparator)+${TOOL_FOLDERS}){foreach($name in 'git.exe','git.cmd','git'){
try{$file=[IO.Path]::Combine($path,$name);if(!$State.git -and (kind $file) -eq 'f'){$State.git=$file}}catch{}}}
$State.calm='-c',('core.hooksPath='+[Diagnostics.Process]::GetCurrentProcess().MainModule.FileName),'-c','core.fsmonitor=false','-c','status.showUntrackedFiles=normal','-c','core.quotePath=true','-c','core.longpaths=true'
}
function wgit($words){$ErrorActionPreference='Continue';@()|& $State.git $State.calm $words 2>$null}
function filters{foreach($name in @(wgit ('--git-dir='+$State.common),'config','--name-only','--get-regexp','^filter')){
if($name -match '^(filter\..*)\.(clean|smudge|process)$' -and $Matches[1] -cne 'filter.lfs'){'-c';$Matches[1]+'.process=';'-c';$Matches[1]+'.required=true'}}}
function leads($path,$mark){
$at=[IO.Path]::GetDirectoryName($path)
[IO.Path]::GetFileName($at) -eq [IO.Path]::GetFileName($Worktree) -and (kind ([IO.Path]::Combine([IO.Path]::GetDirectoryName($at),$mark))) -eq 'f'
}
function tree{
$mark='.agentd-'+[Guid]::NewGuid();$file=[IO.Path]::Combine([IO.Path]::GetDirectoryName($Worktree),$mark)
[IO.File]::WriteAllText($file,'')
try{foreach($repo in $Repos){try{
$said=[string](wgit '-C',$repo,'rev-parse','--git-common-dir')
if($LASTEXITCODE){continue}
$State.common=[IO.Path]::GetFullPath([IO.Path]::Combine($repo,$said))
foreach($path in [IO.Directory]::GetDirectories([IO.Path]::Combine($State.common,'worktrees'))){
$names=[string]@(lines ([IO.Path]::Combine($path,'gitdir')))[0]
if($names -and (leads ([IO.Path]::GetFullPath([IO.Path]::Combine($path,$names))) $mark)){$State.g=$path;return $true}}
}catch [IO.FileNotFoundException],[IO.DirectoryNotFoundException]{}}}finally{[IO.File]::Delete($file)}
$false
}
function nested{
$todo=[Collections.ArrayList]::new();[void]$todo.Add($Worktree)
while($todo.Count){
$last=$todo.Count-1;$path=$todo[$last];$todo.RemoveAt($last)
if($path -ne $Worktree -and (kind ([IO.Path]::Combine($path,'.git')))){return $true}
foreach($inner in [IO.Directory]::GetDirectories($path)){if([IO.Path]::GetFileName($inner) -ne '.git' -and !(linked $inner)){[void]$todo.Add($inner)}}}
$false
}
function outward($name){
$path=[IO.Path]::Combine($Worktree,$name.TrimEnd('/'))
if($name -match '^"' -or (kind $path) -ne 'd' -or !(linked $path)){return $false}
$to=[IO.Path]::GetFullPath([IO.Path]::Combine([IO.Path]::GetDirectoryName($path),[string]@((Get-Item -LiteralPath $path -Force).Target)[0]))
!($to+[IO.Path]::DirectorySeparatorChar).StartsWith([IO.Path]::GetFullPath($Worktree)+[IO.Path]::DirectorySeparatorChar,[StringComparison]::OrdinalIgnoreCase)
}
function work{
$State.z='unknown';$State.outward=@();git_ready
if(!$State.git -or (linked $Worktree) -or (linked ([IO.Path]::GetDirectoryName($Worktree))) -or (kind $Worktree) -ne 'd' -or !(tree)){return}
$at=@('--git-dir='+$State.g)
if([string](wgit ($at+'symbolic-ref','-q','HEAD')) -cne 'refs/heads/agentd/'+[IO.Path]::GetFileName($Worktree)){return}
if(nested){return}
if(@(wgit ($at+'ls-files','-s')) -match '^160000 ' -or $LASTEXITCODE){return}
$lines=@(wgit (@(filters)+'-C'+$Worktree+$at+('--work-tree='+$Worktree)+'status','--porcelain','--untracked-files=normal','--ignore-submodules=dirty'))
if($LASTEXITCODE){return}
foreach($line in $lines){if($line -match '^\?\? (.*)$' -and (outward $Matches[1])){$State.outward+=$line.Substring(3).TrimEnd('/')}else{$State.z='uncommitted';return}}
$head=[string](wgit ('--git-dir='+$State.common),'rev-parse','-q','--verify','HEAD')
if($LASTEXITCODE){return}
$lines=@(wgit ($at+'rev-list','-n','1','HEAD','--not','--remotes',$head))
if(!$LASTEXITCODE){$State.z=if($lines.Count){'unpushed'}else{'none'}}
}
`;

/**
 * `drop_worktree LINEAGE`: removes $Worktree if it holds no work and nobody is in it; git itself looks once more. Run with the lock held.
 * `occupied LINEAGE`: a run of that item lives under this run root, or another lineage has runs of such an item, or a program has
 * a file or folder of it open: Windows then moves it nowhere. By a bare list (`process-ways.ts`) nobody can tell, and it is kept.
 */
export const DROP_WORKTREE = String.raw`function occupied($lineage){
$own='-'+[regex]::Escape([IO.Path]::GetFileName($Worktree))+'-\d+(-r\d+)?'
foreach($path in [IO.Directory]::GetDirectories($Root)){
$name=[IO.Path]::GetFileName($path)
if($name -match ('^.{8}'+$own+'$') -and !$name.StartsWith($lineage+'-')){return $true}}
$all=@(rows)
if($State.bare){no 'processes-hidden' (hid);return $true}
foreach($row in @(saying $all 'AGENTD_RUN=agentd-')){
if($row.p -ne [string]$PID -and $row.c -match ('(?:^|[\s"])AGENTD_RUN=agentd-(.{8}'+$own+')(?:$|[\s"])') -and (kind ([IO.Path]::Combine($Root,$Matches[1])))){return $true}}
$aside=$Worktree+'~'
try{[IO.Directory]::Move($Worktree,$aside)}catch{return $true}
again 250 {[IO.Directory]::Move($aside,$Worktree)}
$false
}
function drop_worktree($lineage){
if(!(kind $Worktree)){return}
work
if($State.z -ne 'none'){no 'worktree-kept' $State.z;return}
if(occupied $lineage){if(!$State.w){no 'worktree-in-use'};return}
foreach($name in $State.outward){$path=[IO.Path]::Combine($Worktree,$name);if(linked $path){removed $path}}
[void](wgit (@(filters)+('--git-dir='+$State.common)+'worktree','remove',$Worktree))
if($LASTEXITCODE -or (kind $Worktree)){no 'worktree-kept' 'unknown'}
}
`;
