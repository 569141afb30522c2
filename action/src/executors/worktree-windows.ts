/** {@link inWorktree} for a Windows terminal: the same steps, in PowerShell that 5.1 runs too. */
import { quoteWord } from './template.ts';
import { NO_FOLDER } from './worktree.ts';
import type { Worktree } from './worktree.ts';

/**
 * `agentd_git WORDS`: git without hooks, signing and stdin, which holds the prompt. Hooks are looked for below the program of
 * this PowerShell, a file, where nothing can lie. `agentd_told WORDS`: the same with its output on stderr, because stdout is the
 * agent's. A worktree lies deeper than its repository, so long paths are allowed.
 * A command line may end in `exit`, which only `finally` outlasts.
 */
const FUNCTIONS = String.raw`$agentd_n=[Diagnostics.Process]::GetCurrentProcess().MainModule.FileName
function agentd_git($words){@()|& git -c "core.hooksPath=$agentd_n" -c commit.gpgsign=false -c core.longpaths=true $words}
function agentd_told($words){agentd_git $words|ForEach-Object{[Console]::Error.WriteLine($_)}}
function agentd_add{
agentd_told 'show-ref','--verify','--quiet',"refs/heads/$agentd_b"
if($LASTEXITCODE){agentd_told 'worktree','add','-q','-b',$agentd_b,$agentd_w}else{agentd_told 'worktree','add','-q',$agentd_w,$agentd_b}
}`;

const COMMIT = String.raw`Set-Location -LiteralPath $agentd_w
if(@(agentd_git 'status','--porcelain','--untracked-files=normal').Count){
[void](agentd_git 'config','user.email')
if($LASTEXITCODE){foreach($agentd_who in 'AUTHOR','COMMITTER'){
[Environment]::SetEnvironmentVariable("GIT_$($agentd_who)_NAME",'agentd');[Environment]::SetEnvironmentVariable("GIT_$($agentd_who)_EMAIL",'agentd@localhost')}}
agentd_told 'add','-A'
if(!$LASTEXITCODE){agentd_told 'commit','-q','-m',$agentd_m}}`;

export function inWindowsWorktree(command: string, worktree: Worktree): string {
  const { path, branch, key, run_id, push } = worktree;
  const quoted = (text: string): string => quoteWord(text, 'windows', true);
  const message = `${key}: work of run ${run_id}`;
  return [
    `$agentd_w=${quoted(path)};$agentd_b=${quoted(branch)};$agentd_m=${quoted(message)}`,
    FUNCTIONS,
    'try{',
    'foreach($agentd_p in $agentd_w,[IO.Path]::GetDirectoryName($agentd_w)){if((Test-Path -LiteralPath $agentd_p) -and ([int][IO.File]::GetAttributes($agentd_p) -band 1024)){throw "agentd: $agentd_w leads elsewhere by a link"}}',
    'if(!(Test-Path -LiteralPath "$agentd_w/.git")){',
    "agentd_told 'worktree','prune';agentd_add",
    `if($LASTEXITCODE){[Threading.Thread]::Sleep(1000);agentd_add;if($LASTEXITCODE){exit ${NO_FOLDER}}}}`,
    'Set-Location -LiteralPath $agentd_w',
    `}catch{[Console]::Error.WriteLine([string]$_);exit ${NO_FOLDER}}`,
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
    '}catch{[Console]::Error.WriteLine([string]$_)}}',
    'exit $agentd_z',
  ].join('\n');
}

/** Nobody sits there who could answer a question. */
function pushed(remote: string): readonly string[] {
  return [
    "[Environment]::SetEnvironmentVariable('GIT_TERMINAL_PROMPT','0');[Environment]::SetEnvironmentVariable('GCM_INTERACTIVE','never')",
    `agentd_told 'push','-q',${quoteWord(remote, 'windows', true)},"HEAD:refs/heads/$agentd_b"`,
  ];
}
