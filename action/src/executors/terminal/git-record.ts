/**
 * The record of what git did around a run in a worktree: `git.txt` in the run directory, which the runner's own git steps write
 * after the agent has ended. A line is a word and, after a blank, the rest. Pure.
 */
import type { GitRecord } from '../../model/git-outcome.ts';
import type { CollectItem } from '../../ports/operation.ts';

export const GIT_RECORD = 'git.txt';
export const GIT_RECORD_ITEM: CollectItem = { op: 'read', file: GIT_RECORD, max_bytes: 8 * 1024 };

const MOST_NAMES = 5;

/** null: there is no record, so nothing is known. Unknown lines are skipped. */
export function gitRecordIn(text: string | null | undefined): GitRecord | null {
  const lines = (text ?? '').split('\n').map((line) => {
    const [, word = '', rest = ''] = /^(\S+) ?(.*)$/.exec(line.replace(/\r$/, '')) ?? [];
    return { word, rest: rest.trim() };
  });
  const all = (name: string): string[] => lines.filter(({ word }) => word === name).map(({ rest }) => rest);
  const first = (name: string): string | null => all(name)[0] ?? null;
  const path = first('path');
  if (path === null) return null;
  const commits = Number(first('commits') ?? 0);
  return {
    failed: first('failed') !== null,
    path,
    branch: first('branch'),
    commits: Number.isSafeInteger(commits) && commits > 0 ? commits : 0,
    diff: first('diff') === '' ? null : first('diff'),
    commit_refused: first('commit') === 'refused',
    pushed: first('pushed'),
    unpushed: first('unpushed'),
    left: first('left'),
    nested: all('nested').slice(0, MOST_NAMES),
    empty: all('empty').slice(0, MOST_NAMES),
    said: all('said').join('\n'),
  };
}
