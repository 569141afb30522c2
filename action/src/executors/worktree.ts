/**
 * `isolation: worktree`: each item has its own git worktree and branch, made before its first run and kept, because agents
 * find their conversation again by the path they worked in. What a run leaves is committed by agentd and not by the
 * agent, whose sandbox may not write to `.git`.
 */
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

/**
 * The command line that runs `command` in the worktree, from the repository as working directory. For POSIX shells; that for
 * PowerShell is in `worktree-windows.ts`.
 * The exit code is that of `command`; a failed commit or push is told on stderr and changes nothing else. Hooks and
 * signing are off: they would run what the agent may have written, outside its sandbox.
 */
export function inWorktree(command: string, worktree: Worktree): string {
  const { path, branch, key, run_id, push } = worktree;
  const message = `${key}: work of run ${run_id}`;
  return [
    `agentd_w=${quoteWord(path, 'linux')} agentd_b=${quoteWord(branch, 'linux')}`,
    `if [ -L "$agentd_w" ] || [ -L "\${agentd_w%/*}" ]; then echo "agentd: $agentd_w leads elsewhere by a link" >&2; exit ${NO_FOLDER}; fi`,
    'agentd_git() { git -c core.hooksPath=/dev/null -c commit.gpgsign=false "$@" </dev/null; }',
    'agentd_add() { agentd_git worktree add -q "$agentd_w" "$agentd_b" 2>/dev/null || agentd_git worktree add -q -b "$agentd_b" "$agentd_w"; }',
    `if [ ! -e "$agentd_w/.git" ]; then agentd_git worktree prune; agentd_add || { sleep 1; agentd_add; } || exit ${NO_FOLDER}; fi`,
    `(cd "$agentd_w" || exit ${NO_FOLDER}`,
    command,
    ')',
    'agentd_z=$?',
    'if cd "$agentd_w" && [ -n "$(agentd_git status --porcelain --untracked-files=normal)" ]; then',
    'agentd_git config user.email >/dev/null || export GIT_AUTHOR_NAME=agentd GIT_AUTHOR_EMAIL=agentd@localhost GIT_COMMITTER_NAME=agentd GIT_COMMITTER_EMAIL=agentd@localhost',
    `agentd_git add -A >&2 && agentd_git commit -q -m ${quoteWord(message, 'linux')} >&2`,
    'fi',
    ...(push === null ? [] : [`agentd_git push -q ${quoteWord(push, 'linux')} "HEAD:refs/heads/$agentd_b" >&2`]),
    'exit "$agentd_z"',
  ].join('\n');
}
