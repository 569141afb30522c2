/**
 * `isolation: worktree`: each item has its own git worktree and branch, made before its first run and kept, because agents
 * find their conversation again by the path they worked in. What a run leaves is committed by agentd and not by the
 * agent, whose sandbox may not write to `.git`.
 */
import { GIT_REPOSITORY } from '../../config/environment.ts';
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
  /** Where the record of what git did is put: absolute, in the run directory. */
  readonly record: string;
}

/** `ENG-12-3` → `ENG-12` */
export function keyOfRun(run_id: string): string {
  return run_id.replace(/-\d+$/, '');
}

export function worktreeOf(
  run_id: string,
  folder: (name: string) => string,
  push: string | null,
  record: string,
): Worktree {
  const key = keyOfRun(run_id);
  return { path: folder(key), branch: `agentd/${key}`, key, run_id, push, record };
}

/** Exit code where git makes no worktree for the item; why is in its record (`git-record.ts`). */
export const NO_WORKTREE = 96;

/** Larger files are not committed: git itself calls them big (`core.bigFileThreshold`), and usual remotes refuse them. */
export const MOST_MIB = 512;

/**
 * The command line that runs `command` in the worktree, from the repository as working directory. For POSIX shells; that for
 * PowerShell is in `worktree-windows.ts`.
 * The exit code is that of `command`, or {@link NO_WORKTREE}. A commit or push that failed changes nothing else: it is told on
 * stderr and in the record.
 *
 * Whatever is in the worktree may be the agent's, `.git` too, and its sandbox ends with it. So git is told its directory, which
 * the repository knows, and nothing that lies in the worktree says what is run: no hooks, no signing, no `core.fsmonitor`, no
 * filter but Git LFS, no command that looks into embedded repositories with their own configuration, as `git add` and
 * `git status` do for a submodule.
 *
 * Nothing is committed but on the item's branch, and nothing while a merge or a rebase is half-way or a conflict's marks stand
 * in what is new. A lock that is there before the agent is older than the run; it goes where no git runs at all.
 */
export function inWorktree(command: string, worktree: Worktree): string {
  const { path, branch, key, run_id, push, record } = worktree;
  const message = `${key}: work of run ${run_id}`;
  return [
    `agentd_w=${quoteWord(path, 'linux')} agentd_b=${quoteWord(branch, 'linux')} agentd_f=${quoteWord(record, 'linux')} agentd_c= agentd_o= agentd_m=`,
    'unset CDPATH',
    FUNCTIONS,
    'if [ -L "$agentd_w" ] || [ -L "${agentd_w%/*}" ]; then agentd_x="agentd: $agentd_w leads elsewhere by a link"; agentd_fail; fi',
    'agentd_p=$(command -v git) && agentd_stub "$agentd_p" && { agentd_x="agentd: git is a stand-in of macOS: run xcode-select --install on that Mac"; agentd_fail; }',
    'agentd_c=$(agentd_git rev-parse --git-common-dir </dev/null 2>/dev/null) && agentd_c=$(cd "$agentd_c" && pwd -P) || { agentd_x=$(agentd_git rev-parse --git-dir </dev/null 2>&1); agentd_fail; }',
    'agentd_x=',
    'if ! agentd_known; then agentd_git worktree prune </dev/null; agentd_add || { sleep 1; agentd_add; } && agentd_known || agentd_fail; fi',
    'agentd_tie',
    'for agentd_p in "$agentd_g"/*.lock; do',
    `[ -f "$agentd_p" ] && agentd_x=$(ps -A -o comm= 2>/dev/null) && ! echo "$agentd_x" | grep -q '\\(^\\|/\\)git$' && rm -f "$agentd_p"`,
    'done',
    'agentd_h=$(agentd_head </dev/null)',
    '(cd "$agentd_w" || exit 97',
    command,
    ')',
    'agentd_z=$?',
    'exec </dev/null',
    'agentd_tie; agentd_filters true',
    'agentd_note "branch $agentd_b" "path $agentd_w"',
    'agentd_p=$(agentd_in symbolic-ref -q HEAD)',
    'if ls -d "$agentd_g"/rebase-* >/dev/null 2>&1; then agentd_note "left rebase"',
    'elif [ -z "$agentd_p" ]; then agentd_note "left detached"',
    'elif [ "$agentd_p" != "refs/heads/$agentd_b" ]; then agentd_note "left branch ${agentd_p#refs/heads/}"',
    'elif ! agentd_head >/dev/null; then agentd_note "left unborn"',
    'elif [ "$(agentd_in ls-files -u)" ]; then agentd_note "left conflict"',
    `else agentd_x=$(agentd_save ${quoteWord(message, 'linux')} 2>&1) || agentd_note "commit refused"; agentd_said`,
    'fi',
    'agentd_p=$(agentd_head)',
    '[ "$agentd_h" = "$agentd_p" ] || agentd_note "commits $(agentd_in rev-list --count "$agentd_h..$agentd_p")" "diff $(agentd_in diff-tree --shortstat "$agentd_h" "$agentd_p")"',
    'agentd_note "$(cd "$agentd_w" && agentd_odd)"',
    ...(push === null
      ? []
      : [
          `agentd_p=${quoteWord(push, 'linux')}`,
          'if agentd_x=$(agentd_in push -q --recurse-submodules=no "$agentd_p" "refs/heads/$agentd_b:refs/heads/$agentd_b" 2>&1); then agentd_note "pushed $agentd_p"; else agentd_note "unpushed $agentd_p"; fi; agentd_said',
        ]),
    'agentd_end "$agentd_z"',
  ].join('\n');
}

/**
 * `agentd_git WORDS`: git as above. It speaks English, whose words are known.
 * `agentd_filters VALUE`: from now on no filter but Git LFS is called, for one of the user's configuration may be a program in the
 * worktree. With `true` a file that needs one is an error, with `false` it is taken as it is. Before, filters are called: where git
 * writes the files of the repository's own branch.
 * `agentd_add`: the worktree on its branch; agentd_x holds what git said.
 * `agentd_stub PATH`: that git is the stand-in that macOS has where the Command Line Tools are missing; it opens a window.
 * `agentd_head`: the commit of the item's branch.
 * `agentd_known`: sets agentd_g to the git directory of the worktree, by what the repository says.
 * `agentd_tie`: puts the file `.git` of the worktree back; a directory there stays.
 * `agentd_within FOLDER`: that is in the worktree, by the folders themselves: names may be spelled in several ways.
 * `agentd_take`: all that is new into the index, without what is too large and links to folders outside. Names that git quotes
 * are not told apart, where a file is too large.
 * `agentd_save MESSAGE`: commits it. `agentd_odd`: lines of the record about repositories in the worktree.
 * `agentd_note LINES`, `agentd_said`: lines of the record; the latter what git said, on stderr, too. `agentd_end CODE`: writes it,
 * in the place of whatever the agent put there. `agentd_fail`: ends so that nothing of the agent was run.
 */
const FUNCTIONS = `agentd_git() { (
unset ${GIT_REPOSITORY.join(' ')}
export LC_ALL=C
IFS='
'; set -f
[ -z "$agentd_o" ] || for agentd_k in $(printf '%s' "$agentd_o"); do
agentd_k=\${agentd_k%.*}
[ "$agentd_k" = filter.lfs ] || set -- -c "$agentd_k.process=" -c "$agentd_k.required=$agentd_q" "$@"
done
exec git -c core.hooksPath=/dev/null -c core.fsmonitor=false -c core.quotePath=false -c commit.gpgSign=false -c push.gpgSign=false -c submodule.recurse=false "$@"
) }
agentd_filters() { agentd_q=$1; agentd_o=$(unset ${GIT_REPOSITORY.join(' ')}; exec git --git-dir="$agentd_c" config --name-only --get-regexp '^filter\\..*\\.(clean|smudge|process)$' </dev/null); }
agentd_stub() { [ -e "\${1%/*}/xcode-select" ] || return; agentd_x=$("\${1%/*}/xcode-select" -p 2>/dev/null) && [ "$agentd_x" ] && [ -x "$agentd_x/usr/bin/git" ] && return 1; return 0; }
agentd_in() { agentd_git --git-dir="$agentd_g" --work-tree="$agentd_w" "$@"; }
agentd_head() { agentd_in rev-parse -q --verify "refs/heads/$agentd_b^0"; }
agentd_add() { agentd_x=$(exec </dev/null 2>&1; if agentd_git show-ref -q --verify "refs/heads/$agentd_b"; then agentd_filters false; agentd_git worktree add -q "$agentd_w" "$agentd_b"; else agentd_git worktree add -q -b "$agentd_b" "$agentd_w"; fi); }
agentd_note() { agentd_m=$(printf '%s\\n' "$agentd_m" "$@"); }
agentd_said() { [ -z "$agentd_x" ] || { echo "$agentd_x" >&2; agentd_note "$(echo "$agentd_x" | tail -n 12 | cut -b -400 | sed 's/^/said /')"; }; }
agentd_end() { rm -rf "$agentd_f"; (set -C; echo "$agentd_m" >"$agentd_f"); exit "$1"; }
agentd_fail() { agentd_note failed "path $agentd_w"; agentd_said; agentd_end ${NO_WORKTREE}; }
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
agentd_within() { (cd -P "$1" && while ! [ . -ef "$agentd_w" ]; do [ . -ef / ] && exit 1; cd -P .. || exit 1; done) 2>/dev/null; }
agentd_take() {
agentd_n=$(find . -path ./.git -prune -o -type f -size +${MOST_MIB * 2048} -print)
agentd_in diff-files --ignore-submodules=dirty --name-only --diff-filter=D | agentd_in update-index --force-remove --stdin >&2 || return
{ agentd_in diff-files --ignore-submodules=dirty --name-only --diff-filter=d; agentd_in ls-files -o --exclude-standard; } | while IFS= read -r agentd_p; do
if [ "$agentd_n" ]; then case $agentd_p in \\"*) agentd_x=1;; *) agentd_x=; case "
$agentd_n
" in *"
./$agentd_p
"*) agentd_x=1;; esac;; esac
[ -z "$agentd_x" ] || { echo "agentd: $agentd_p is left out, too large or of odd name beside such a file" >&2; continue; }
fi
if [ -L "$agentd_p" ] && [ -d "$agentd_p/" ]; then agentd_within "./$agentd_p" || continue; fi
case $agentd_p in */) ;; *) printf '%s\\n' "$agentd_p";; esac
done | agentd_in update-index --add --remove --replace --stdin >&2
}
agentd_save() {
(cd "$agentd_w" && agentd_take) || { echo "agentd: what is new in $agentd_w is not committed"; return 1; }
agentd_in diff-index --cached --quiet HEAD -- && return
! agentd_in diff-index --cached -p --text --no-ext-diff --no-textconv HEAD -- | grep -q '^+<<<<<<<<* ' || { echo "agentd: marks of a conflict are not committed"; return 1; }
agentd_in -c user.useConfigOnly=true var GIT_COMMITTER_IDENT >/dev/null 2>&1 || export GIT_AUTHOR_NAME=agentd GIT_AUTHOR_EMAIL=agentd@localhost GIT_COMMITTER_NAME=agentd GIT_COMMITTER_EMAIL=agentd@localhost
agentd_in commit -q -m "$1"
}
agentd_odd() {
agentd_in ls-files -o --exclude-standard | sed -n 's,^\\(.*\\)/$,nested \\1,p' | head -n 6 | cut -b -400
[ ! -f .gitmodules ] || agentd_in ls-files -s | sed -n 's/^160000 [^	]*	//p' | while IFS= read -r agentd_p; do [ -e "$agentd_p/.git" ] || echo "empty $agentd_p"; done | head -n 6 | cut -b -400
}`;
