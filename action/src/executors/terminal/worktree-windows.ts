/** {@link inWorktree} for a Windows terminal: the same steps, in PowerShell that 5.1 runs too. */
import { quoteWord } from './template.ts';
import { MOST_MIB, NO_WORKTREE } from './worktree.ts';
import type { Worktree } from './worktree.ts';

/**
 * `agentd_git WORDS`: git without hooks, signing, programs that watch files and stdin, which holds the prompt; with the options
 * agentd_o besides. Hooks are looked for below the program of this PowerShell, a file, where nothing can lie. `agentd_told WORDS`:
 * the same with its output and errors on stderr, because stdout is the agent's, and in agentd_s. A worktree lies deeper than its repository, so long paths
 * are allowed. `agentd_filters VALUE`: the options by which no filter but Git LFS is called; `true`: a file that needs one is an error.
 * `agentd_known`: the git directory of the worktree, by what the repository says. One folder can have several
 * paths; whether two lead to the same is tried with a file.
 * `agentd_tie`: puts the file `.git` of the worktree back; a directory there stays.
 * `agentd_in WORDS`: git in the worktree. `agentd_head`: the commit of the item's branch. `agentd_said`: what git said goes into the record agentd_e. `agentd_new FILE TEXT`: a file that was not there. `agentd_end`: writes
 * it, in the place of whatever the agent put there. `agentd_fail`: ends so that nothing of the agent was run.
 * A command line may end in `exit`, which only `finally` outlasts.
 */
const FUNCTIONS =
  String.raw`$agentd_n=[Diagnostics.Process]::GetCurrentProcess().MainModule.FileName;$agentd_o=@();$agentd_s=[Collections.ArrayList]::new();$agentd_e=[Collections.ArrayList]::new()
$agentd_i='-c',"core.hooksPath=$agentd_n",'-c','core.fsmonitor=false','-c','core.quotePath=true','-c','commit.gpgSign=false','-c','push.gpgSign=false','-c','submodule.recurse=false','-c','core.longpaths=true'
function agentd_git($words){@()|& git $agentd_i $agentd_o $words}
function agentd_in($words){agentd_git ($agentd_d+$words)}
function agentd_say{process{[Console]::Error.WriteLine("$_");[void]$agentd_s.Add("$_")}}
function agentd_told($words){@()|& git $agentd_i $agentd_o $words 2>&1|agentd_say}
function agentd_head{agentd_git "--git-dir=$agentd_g",'rev-parse','-q','--verify',"refs/heads/$agentd_b^0"}
function agentd_note($lines){$agentd_e.AddRange(@($lines))}
function agentd_said{agentd_note @($agentd_s|Select-Object -Last 12|ForEach-Object{'said '+"$_".Substring(0,[Math]::Min(400,"$_".Length))});$agentd_s.Clear()}
function agentd_new($file,$text){$h=[IO.File]::Open($file,'CreateNew');$b=[Text.Encoding]::UTF8.GetBytes("$text$([char]10)");try{$h.Write($b,0,$b.Length)}finally{$h.Dispose()}}
function agentd_end{
if([IO.Directory]::Exists($agentd_f)){[IO.Directory]::Delete($agentd_f,$true)}else{[IO.File]::Delete($agentd_f)}
agentd_new $agentd_f ($agentd_e -join [char]10)
}
function agentd_fail{agentd_note 'failed',"path $agentd_w";agentd_said;agentd_end;exit NOTREE}
function agentd_filters($value){foreach($agentd_k in @(agentd_git "--git-dir=$agentd_c",'config','--name-only','--get-regexp','filter')){
if($agentd_k -match '^(filter\..*)\.(clean|smudge|process)$' -and $Matches[1] -cne 'filter.lfs'){'-c';"$($Matches[1]).process=";'-c';"$($Matches[1]).required=$value"}}}
function agentd_known{
$name=".agentd-$([Guid]::NewGuid())";$mark=[IO.Path]::Combine([IO.Path]::GetDirectoryName($agentd_w),$name)
if(!(Test-Path -LiteralPath $agentd_w) -or !(Test-Path -LiteralPath "$agentd_c/worktrees")){return}
[IO.File]::WriteAllText($mark,'')
try{foreach($d in [IO.Directory]::GetDirectories("$agentd_c/worktrees")){
if(!(Test-Path -LiteralPath "$d/gitdir")){continue}
$p=[IO.Path]::GetDirectoryName([IO.Path]::GetFullPath([IO.Path]::Combine($d,[IO.File]::ReadAllText("$d/gitdir").Trim())))
if([IO.Path]::GetFileName($p) -eq [IO.Path]::GetFileName($agentd_w) -and (Test-Path -LiteralPath ([IO.Path]::Combine([IO.Path]::GetDirectoryName($p),$name)))){return $d}
}}finally{[IO.File]::Delete($mark)}
}
function agentd_add{
agentd_told 'show-ref','--verify','--quiet',"refs/heads/$agentd_b"
if($LASTEXITCODE){agentd_told 'worktree','add','-q','-b',$agentd_b,$agentd_w}
else{$agentd_o=@(agentd_filters 'false');agentd_told 'worktree','add','-q',$agentd_w,$agentd_b}
}
function agentd_tie{
$f="$agentd_w/.git";$t="gitdir: $agentd_g".Replace('\','/')
$a=-1;try{$a=[int][IO.File]::GetAttributes($f)}catch{}
if($a -ne -1 -and !($a -band 1024)){
if($a -band 16){[Console]::Error.WriteLine("agentd: $f should be a file that names $agentd_g");return}
if([IO.File]::ReadAllText($f).Trim() -eq $t){return}}
if($a -ne -1){if($a -band 16){[IO.Directory]::Delete($f)}else{[IO.File]::Delete($f)}}
agentd_new $f $t
}`.replace('NOTREE', String(NO_WORKTREE));

/** All of `GIT_REPOSITORY`, and no other variable of git that there is: scripts for Windows have to be short. */
export const LEADS_GIT = '^GIT_(ALT|COMMON|CONFIG($|_[CP])|DIR|GRAFT|I[MN]|NAME|NO_R|OBJ|PREF|QUAR|REP|SHA|WORK)';

/** Before anything is asked of git. The agent is another process, and cannot change what this one has. */
const FORGET = `foreach($agentd_p in [Environment]::GetEnvironmentVariables().Keys -match '${LEADS_GIT}'){[Environment]::SetEnvironmentVariable($agentd_p,[NullString]::Value)}`;

/**
 * `agentd_plain NAME`: a name as git quotes it → the name. `agentd_take`: all that is new into the index, without links to folders
 * outside; throws where git would not. `agentd_put NAMES WORDS`: `git update-index` with as many names as fit a command line.
 * `agentd_save`: commits it, or throws.
 */
const COMMIT = String.raw`$agentd_no='agentd: what is new is not committed'
function agentd_plain($name){
if($name.IndexOf('"') -ne 0){return $name}
$b=[Collections.ArrayList]::new()
foreach($m in [regex]::Matches($name.Substring(1,$name.Length-2),'\\([0-7]{3})|\\?(.)')){
if($m.Groups[1].Success){[void]$b.Add([Convert]::ToByte($m.Groups[1].Value,8))}else{$c=[byte][char]$m.Groups[2].Value
if($m.Value.Length -eq 2){$i='abtnvfr'.IndexOf([char]$c);if($i -ge 0){$c=[byte](7,8,9,10,11,12,13)[$i]}};[void]$b.Add($c)}}
[Text.Encoding]::UTF8.GetString([byte[]]$b.ToArray())
}
function agentd_put($names,$words){
$some=@();$size=0
foreach($p in $names+''){
if($p){$some+=$p;$size+=$p.Length;if($some.Count -lt 100 -and $size -lt 10000){continue}}
if($some.Count){agentd_told ($agentd_d+'update-index'+$words+$some);if($LASTEXITCODE){throw $agentd_no}
$some=@();$size=0}
}
}
function agentd_take{
$diff=$agentd_d+'diff-files','--ignore-submodules=dirty','--name-only'
agentd_put @(agentd_git ($diff+'--diff-filter=D')|ForEach-Object{agentd_plain $_}) ('--force-remove','--')
$new=@(agentd_git ($diff+'--diff-filter=d'))+@(agentd_in 'ls-files','-o','--exclude-standard')
agentd_put @($new|ForEach-Object{
$p=agentd_plain $_;$f=[IO.Path]::Combine($agentd_w,$p);$i=[IO.FileInfo]::new($f)
if($p -match '/$'){if(@($agentd_e -clike 'nested *').Count -lt 6){agentd_note ('nested '+$p.TrimEnd('/'))}}
elseif(([int][IO.File]::GetAttributes($f) -band 1040) -eq 1040 -and ![IO.Path]::GetFullPath([IO.Path]::Combine([IO.Path]::GetDirectoryName($f),[string]@((Get-Item -LiteralPath $f -Force).Target)[0])).StartsWith([IO.Path]::GetFullPath("$agentd_w/"))){}
elseif($i.Exists -and !([int]$i.Attributes -band 1024) -and $i.Length -gt MOST){[Console]::Error.WriteLine("agentd: $p is left out, too large")}else{$p}
}) ('--add','--remove','--replace','--')
}
function agentd_save{
agentd_take
[void](agentd_in 'diff-index','--cached','--quiet','HEAD','--')
if(!$LASTEXITCODE){return}
if(@(agentd_in 'diff-index','--cached','-p','--text','--no-ext-diff','--no-textconv','HEAD','--') -cmatch '^\+<<<<<<<+ '){throw 'agentd: marks of a conflict are not committed'}
foreach($k in 'name','email'){
[void](agentd_in 'config',"user.$k")
if($LASTEXITCODE){foreach($agentd_who in 'AUTHOR','COMMITTER'){
[Environment]::SetEnvironmentVariable("GIT_$($agentd_who)_NAME",'agentd');[Environment]::SetEnvironmentVariable("GIT_$($agentd_who)_EMAIL",'agentd@localhost')}}}
agentd_told ($agentd_d+'commit','-q','-m',$agentd_m)
if($LASTEXITCODE){throw $agentd_no}
}
Set-Location -LiteralPath $agentd_w
agentd_tie
$agentd_o=@(agentd_filters 'true');$agentd_d=@("--git-dir=$agentd_g","--work-tree=$agentd_w")
agentd_note "branch $agentd_b","path $agentd_w";$agentd_s.Clear()
$p=[string](agentd_in 'symbolic-ref','-q','HEAD')
$left=if([IO.Directory]::GetDirectories($agentd_g,'rebase-*').Count){'rebase'}
elseif(!$p){'detached'}elseif($p -cne "refs/heads/$agentd_b"){'branch '+$p.Substring(11)}
elseif(!(agentd_head)){'unborn'}elseif(agentd_in 'ls-files','-u'){'conflict'}
if($left){agentd_note "left $left"}else{try{agentd_save}catch{"$_"|agentd_say;agentd_note 'commit refused'};agentd_said}
$p=agentd_head
if($p -cne $agentd_h){agentd_note "commits $(agentd_in 'rev-list','--count',"$agentd_h..$p")","diff $(agentd_in 'diff-tree','--shortstat',$agentd_h,$p)"}
if(Test-Path .gitmodules){foreach($t in @(agentd_in 'ls-files','-s')){if($t -cmatch '^160000 [^\t]*\t(.*)'){$t=agentd_plain $Matches[1];if(!(Test-Path -LiteralPath "$t/.git")){if(@($agentd_e -clike 'empty *').Count -lt 6){agentd_note "empty $t"}}}}}
Set-Location -LiteralPath $agentd_r`.replace('MOST', String(MOST_MIB * 2 ** 20));

export function inWindowsWorktree(command: string, worktree: Worktree): string {
  const { path, branch, key, run_id, push, record } = worktree;
  const quoted = (text: string): string => quoteWord(text, 'windows', true);
  const message = `${key}: work of run ${run_id}`;
  return [
    `$agentd_w=${quoted(path)};$agentd_b=${quoted(branch)};$agentd_m=${quoted(message)};$agentd_f=${quoted(record)}`,
    FORGET,
    FUNCTIONS,
    'try{',
    'foreach($agentd_p in $agentd_w,[IO.Path]::GetDirectoryName($agentd_w)){if((Test-Path -LiteralPath $agentd_p) -and ([int][IO.File]::GetAttributes($agentd_p) -band 1024)){throw "agentd: $agentd_w leads elsewhere by a link"}}',
    "$agentd_r=(Get-Location).ProviderPath;$agentd_c=[string](agentd_git 'rev-parse','--git-common-dir')",
    "if($LASTEXITCODE){agentd_told 'rev-parse','--git-dir';agentd_fail}",
    '$agentd_c=[IO.Path]::GetFullPath([IO.Path]::Combine($agentd_r,$agentd_c))',
    '$agentd_g=agentd_known;if(!$agentd_g){',
    "agentd_told 'worktree','prune';agentd_add",
    'if($LASTEXITCODE){[Threading.Thread]::Sleep(1000);$agentd_s.Clear();agentd_add;if($LASTEXITCODE){agentd_fail}}',
    '$agentd_g=agentd_known;if(!$agentd_g){agentd_fail}}',
    'agentd_tie',
    "foreach($agentd_p in [IO.Directory]::GetFiles($agentd_g,'*.lock')){if(![Diagnostics.Process]::GetProcessesByName('git').Count){[IO.File]::Delete($agentd_p)}}",
    '$agentd_h=agentd_head',
    'Set-Location -LiteralPath $agentd_w',
    '}catch{"$_"|agentd_say;agentd_fail}',
    '$agentd_z=1;$global:LASTEXITCODE=0',
    'try{',
    '& {',
    command,
    'if(!$?-and!$LASTEXITCODE){exit 1}',
    '}',
    '$agentd_z=$LASTEXITCODE',
    '}finally{try{',
    COMMIT,
    ...(push === null ? [] : pushed(push)),
    'agentd_end',
    '}catch{[Console]::Error.WriteLine([string]$_)}}',
    'exit $agentd_z',
  ].join('\n');
}

/** Nobody sits there who could answer a question. */
function pushed(remote: string): readonly string[] {
  return [
    "[Environment]::SetEnvironmentVariable('GIT_TERMINAL_PROMPT','0');[Environment]::SetEnvironmentVariable('GCM_INTERACTIVE','never')",
    `$agentd_p=${quoteWord(remote, 'windows', true)};agentd_told ($agentd_d+'push','-q','--recurse-submodules=no',$agentd_p,"refs/heads/\${agentd_b}:refs/heads/$agentd_b")`,
    'agentd_note "$(if($LASTEXITCODE){"un"})pushed $agentd_p";agentd_said',
  ];
}
