/** The record of what git did around a run → what its comment tells of it. Pure. */
import type { GitTold } from '../../../../bot/message.ts';
import type { GitRecord } from '../../model/git-outcome.ts';
import { gitTrouble } from './git-trouble.ts';

type Note = GitTold['notes'][number];

/** Of a run without a worktree the verdict tells everything. */
export function gitTold(git: GitRecord, terminal: string): GitTold {
  if (git.failed) return { facts: [], notes: [] };
  return { facts: factsOf(git), notes: [...leftNotes(git, terminal), ...refusals(git, terminal), ...others(git)] };
}

function factsOf(git: GitRecord): string[] {
  if (git.branch === null) return [];
  return [
    `branch ${git.branch}`,
    git.commits === 1 ? '1 commit' : `${git.commits === 0 ? 'no' : git.commits} commits`,
    git.diff ?? '',
    git.pushed !== null ? `pushed to ${git.pushed}` : git.unpushed !== null ? `not pushed to ${git.unpushed}` : '',
  ].filter((fact) => fact !== '');
}

function refusals(git: GitRecord, terminal: string): Note[] {
  const { commit_refused, unpushed, path, branch, said } = git;
  if (!commit_refused && unpushed === null) return [];
  const { says, remedy } = gitTrouble(said);
  const what = commit_refused
    ? `What this run left is not committed. It lies in ${path} on ${terminal}.`
    : `The branch ${branch ?? ''} was not pushed to ${unpushed ?? ''}. Its commits are in the repository on ${terminal}, and its files in ${path}.`;
  const also = commit_refused && unpushed !== null ? ` The push to ${unpushed} failed, too.` : '';
  return [{ says: `${what}${also} ${says} ${remedy}.`, said }];
}

function leftNotes({ left, path, branch }: GitRecord, terminal: string): Note[] {
  if (left === null) return [];
  const where = `so nothing was committed to ${branch ?? 'the item’s branch'}. The work lies in ${path} on ${terminal}.`;
  return [{ says: `${leftAs(left)}, ${where}`, said: '' }];
}

function leftAs(left: string): string {
  switch (left) {
    case 'rebase':
      return 'The agent left a rebase half-way';
    case 'detached':
      return 'The agent left HEAD detached from any branch';
    case 'unborn':
      return 'The item’s branch is gone';
    case 'conflict':
      return 'The agent left conflicts of a merge';
    default:
      return left.startsWith('branch ')
        ? `The agent checked out a branch of its own, ${left.slice('branch '.length)}`
        : 'The worktree is not on the item’s branch';
  }
}

function others({ nested, empty, path }: GitRecord): Note[] {
  const notes: Note[] = [];
  if (nested.length > 0) {
    const says = `In ${path} lie repositories of their own, whose files are not committed with it: ${nested.join(', ')}.`;
    notes.push({ says, said: '' });
  }
  if (empty.length > 0) {
    const says = `Submodules are empty in the worktree, so the agent worked without them: ${empty.join(', ')}. Fill them there with \`git submodule update --init\`.`;
    notes.push({ says, said: '' });
  }
  return notes;
}
