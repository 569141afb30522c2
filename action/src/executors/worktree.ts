/**
 * `isolation: worktree`: each item has its own git worktree and branch, made before its first run and kept, because agents
 * find their conversation again by the path they worked in. What a run leaves is committed by agentd and not by the
 * agent, whose sandbox may not write to `.git`.
 */
import { GIT_REPOSITORY } from '../config/environment.ts';
import { quoteWord } from './template.ts';

export interface Worktree {
  /** Absolute path. */
  readonly path: string;
  readonly branch: string;
  /** `ENG-12` and `ENG-12-3`, for the commit message. */
  readonly key: string;
  readonly run_id: string;
  /** Remote to push the branch to after each run; null: none. */
  readonly push: string | null;
}

/** `ENG-12-3` → `ENG-12` */
export function keyOfRun(run_id: string): string {
  return run_id.replace(/-\d+$/, '');
}

export function worktreeOf(run_id: string, folder: (name: string) => string, push: string | null): Worktree {
  const key = keyOfRun(run_id);
  return { path: folder(key), branch: `agentd/${key}`, key, run_id, push };
}

/** Exit code of a runner that cannot enter its working directory (executor contract). */
export const NO_FOLDER = 97;

/** Larger files are not committed: git itself calls them big (`core.bigFileThreshold`), and usual remotes refuse them. */
export const MOST_MIB = 512;

/**
 * The command line that runs `command` in the worktree, from the repository as working directory. For POSIX shells; that for
 * PowerShell is in `worktree-windows.ts`.
 * The exit code is that of `command`; a failed commit or push is told on stderr and changes nothing else.
 *
 * Whatever is in the worktree may be the agent's, `.git` too, and its sandbox ends with it. So git is told its directory, which
 * the repository knows, and nothing that lies in the worktree says what is run: no hooks, no signing, no `core.fsmonitor`, no
 * filter but Git LFS, no command that looks into embedded repositories with their own configuration, as `git add` and
 * `git status` do for a submodule.
 */
export function inWorktree(command: string, worktree: Worktree): string {
  const { path, branch, key, run_id, push } = worktree;
  const message = `${key}: work of run ${run_id}`;
  return [
    `agentd_w=${quoteWord(path, 'linux')} agentd_b=${quoteWord(branch, 'linux')} agentd_c= agentd_q=`,
    `if [ -L "$agentd_w" ] || [ -L "\${agentd_w%/*}" ]; then echo "agentd: $agentd_w leads elsewhere by a link" >&2; exit ${NO_FOLDER}; fi`,
    'unset CDPATH',
    FUNCTIONS,
    `agentd_c=$(agentd_git rev-parse --git-common-dir </dev/null) && agentd_c=$(cd "$agentd_c" && pwd -P) || exit ${NO_FOLDER}`,
    `if ! agentd_known; then agentd_git worktree prune </dev/null; agentd_add </dev/null || { sleep 1; agentd_add </dev/null; } && agentd_known || exit ${NO_FOLDER}; fi`,
    'agentd_tie',
    `(cd "$agentd_w" || exit ${NO_FOLDER}`,
    command,
    ')',
    'agentd_z=$?',
    'exec </dev/null',
    'agentd_tie; agentd_q=true',
    'if (cd "$agentd_w" && agentd_take); then agentd_in diff-index --cached --quiet HEAD -- || {',
    'agentd_in config user.email >/dev/null || export GIT_AUTHOR_NAME=agentd GIT_AUTHOR_EMAIL=agentd@localhost GIT_COMMITTER_NAME=agentd GIT_COMMITTER_EMAIL=agentd@localhost',
    `agentd_in commit -q -m ${quoteWord(message, 'linux')} >&2`,
    '}; else echo "agentd: what is new in $agentd_w is not committed" >&2; fi',
    ...(push === null
      ? []
      : [`agentd_in push -q --recurse-submodules=no ${quoteWord(push, 'linux')} "HEAD:refs/heads/$agentd_b" >&2`]),
    'exit "$agentd_z"',
  ].join('\n');
}

/**
 * `agentd_git WORDS`: git as above. A filter of the user's configuration may be a program in the worktree. With `agentd_q` true
 * a file that needs one is an error, with false it is taken as it is, and with nothing filters are called: where git writes
 * the files of the repository's own branch.
 * `agentd_known`: sets agentd_g to the git directory of the worktree, by what the repository says.
 * `agentd_tie`: puts the file `.git` of the worktree back; a directory there stays.
 * `agentd_take`: all that is new into the index. Names that git quotes are not told apart, where a file is too large.
 */
const FUNCTIONS = `agentd_git() { (
unset ${GIT_REPOSITORY.join(' ')}
IFS='
'; set -f
[ -z "$agentd_q" ] || for agentd_k in $(git --git-dir="$agentd_c" config --name-only --get-regexp '^filter\\..*\\.(clean|smudge|process)$' </dev/null); do
agentd_k=\${agentd_k%.*}
[ "$agentd_k" = filter.lfs ] || set -- -c "$agentd_k.process=" -c "$agentd_k.required=$agentd_q" "$@"
done
exec git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.quotePath=true -c commit.gpgSign=false -c push.gpgSign=false -c submodule.recurse=false "$@"
) }
agentd_in() { agentd_git --git-dir="$agentd_g" --work-tree="$agentd_w" "$@"; }
agentd_add() { (agentd_q=false; agentd_git worktree add -q "$agentd_w" "$agentd_b" 2>/dev/null) || agentd_git worktree add -q -b "$agentd_b" "$agentd_w"; }
agentd_known() {
for agentd_g in "$agentd_c"/worktrees/*; do
{ IFS= read -r agentd_p <"$agentd_g/gitdir"; } 2>/dev/null && (cd "$agentd_g" && [ "\${agentd_p%/.git}" -ef "$agentd_w" ]) && return
done
return 1
}
agentd_tie() {
agentd_p=
if [ ! -L "$agentd_w/.git" ]; then
if [ -d "$agentd_w/.git" ]; then echo "agentd: $agentd_w/.git should be a file that names $agentd_g" >&2; return; fi
[ ! -f "$agentd_w/.git" ] || IFS= read -r agentd_p <"$agentd_w/.git"
(cd "$agentd_w" && [ "\${agentd_p#gitdir: }" -ef "$agentd_g" ]) && return
fi
rm -f "$agentd_w/.git"; (set -C; echo "gitdir: $agentd_g" >"$agentd_w/.git")
}
agentd_take() {
agentd_n=$(find . -path ./.git -prune -o -type f -size +${MOST_MIB * 2048} -print)
agentd_in diff-files --ignore-submodules=dirty --name-only --diff-filter=D | agentd_in update-index --force-remove --stdin >&2 || return
{ agentd_in diff-files --ignore-submodules=dirty --name-only --diff-filter=d; agentd_in ls-files -o --exclude-standard; } | while IFS= read -r agentd_p; do
if [ "$agentd_n" ]; then case $agentd_p in \\"*) agentd_x=1;; *) agentd_x=; case "
$agentd_n
" in *"
./$agentd_p
"*) agentd_x=1;; esac;; esac
[ -z "$agentd_x" ] || { echo "agentd: $agentd_p is left out, too large or with too odd a name beside such a file" >&2; continue; }
fi
printf '%s\\n' "$agentd_p"
done | agentd_in update-index --add --remove --replace --stdin >&2
}`;
