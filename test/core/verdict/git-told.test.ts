import { describe, expect, it } from 'vitest';
import { gitTold } from '../../../action/src/core/verdict/git-told.ts';
import { gitTrouble } from '../../../action/src/core/verdict/git-trouble.ts';
import { gitRecordIn } from '../../../action/src/executors/terminal/git-record.ts';
import type { GitRecord } from '../../../action/src/model/git-outcome.ts';

const plain: GitRecord = {
  failed: false,
  path: '/runs/worktrees/ENG-1',
  branch: 'agentd/ENG-1',
  commits: 0,
  diff: null,
  commit_refused: false,
  pushed: null,
  unpushed: null,
  left: null,
  nested: [],
  empty: [],
  said: '',
};

describe('the facts of git', () => {
  it('are branch, commits, size of the change and push', () => {
    expect(gitTold(plain, 'box').facts).toEqual(['branch agentd/ENG-1', 'no commits']);
    const more = { ...plain, commits: 2, diff: '2 files changed, 3 insertions(+)', pushed: 'origin' };
    expect(gitTold(more, 'box')).toEqual({
      facts: ['branch agentd/ENG-1', '2 commits', '2 files changed, 3 insertions(+)', 'pushed to origin'],
      notes: [],
    });
    expect(gitTold({ ...plain, commits: 1, unpushed: 'origin' }, 'box').facts).toContain('not pushed to origin');
  });
});

describe('a note about git', () => {
  it.each([
    [{ left: 'rebase' }, 'rebase half-way'],
    [{ left: 'detached' }, 'detached'],
    [{ left: 'branch mine' }, 'a branch of its own, mine'],
    [{ left: 'conflict' }, 'conflicts of a merge'],
    [{ left: 'unborn' }, 'branch is gone'],
    [{ commit_refused: true, said: 'x' }, 'is not committed'],
    [{ unpushed: 'origin', said: 'x' }, 'was not pushed to origin'],
    [{ commit_refused: true, unpushed: 'origin', said: 'x' }, 'The push to origin failed, too'],
  ])('says what is not on the item’s branch, and where it lies: %j', (change, says) => {
    const { notes } = gitTold({ ...plain, ...change }, 'box');
    expect(notes).toHaveLength(1);
    expect(notes[0]?.says).toContain(says);
    expect(notes[0]?.says).toContain('/runs/worktrees/ENG-1');
    expect(notes[0]?.says).toContain('box');
  });

  it('names repositories inside, and submodules without files', () => {
    const says = gitTold({ ...plain, nested: ['a', 'b'], empty: ['sub'] }, 'box').notes.map((note) => note.says);
    expect(says[0]).toContain('a, b');
    expect(says[1]).toContain('sub');
  });

  it('is none where no worktree was made, which the failure tells', () => {
    expect(gitTold({ ...plain, failed: true, said: 'x' }, 'box')).toEqual({ facts: [], notes: [] });
  });
});

describe('the record of git', () => {
  it('is none where there is no file, or one without the place of the worktree', () => {
    for (const text of [null, undefined, '', 'x', 'failed\n', '\u0000\n']) expect(gitRecordIn(text)).toBeNull();
  });

  it('takes nothing for a number that is none', () => {
    for (const odd of ['-1', 'x', '1e99', '', '0.5']) {
      expect(gitRecordIn(`path /w\ncommits ${odd}`)?.commits).toBe(0);
    }
  });
});

describe('words of git', () => {
  it.each([
    ["fatal: 'agentd/ENG-1' is already used by worktree at '/x'", 'checked out elsewhere'],
    ['fatal: invalid reference: HEAD', 'no commit yet'],
    ["fatal: not a valid object name: 'HEAD'", 'no commit yet'],
    ["fatal: cannot lock ref 'refs/heads/agentd/E-1': 'refs/heads/agentd' exists; cannot create it", 'named `agentd`'],
    [
      "fatal: cannot lock ref 'refs/heads/agentd/E-1': 'refs/heads/agentd/E-1/x' exists; cannot create 'refs/heads/agentd/E-1'",
      'goes on behind',
    ],
    ["fatal: '/w/E-1' is a missing but locked worktree;", 'locked it'],
    ['error: unable to write file a: No space left on device\nfatal: unable to checkout working tree', 'disk'],
    ['fatal: could not fetch 1f2e from promisor remote\nfatal: unable to checkout working tree', 'partial clone'],
    ['error: unable to create file a/b: Permission denied\nfatal: unable to checkout working tree', 'not known'],
    ["fatal: Unable to create '/r/.git/HEAD.lock': File exists.", 'lock of git'],
    ["fatal: detected dubious ownership in repository at '/srv/eng'", 'another user'],
    ['sh: 1: exec: git: not found', 'no git'],
    ['fatal: write error: No space left on device', 'disk'],
    [' ! [rejected]        agentd/ENG-1 -> agentd/ENG-1 (fetch first)', 'commits on that branch'],
    ['fatal: something that nobody has seen', 'not known'],
  ])('are known: %s', (said, says) => {
    expect(gitTrouble(said).says).toContain(says);
  });
});
