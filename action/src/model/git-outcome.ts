/** What git did around a run, as data. */
/** Before and after a run in a worktree, as the runner's own steps recorded it. */
export interface GitRecord {
  /** There was no worktree, so the agent was not run. */
  readonly failed: boolean;
  /** Of the worktree, absolute on the terminal. */
  readonly path: string;
  readonly branch: string | null;
  /** That the item's branch has more than before the run. */
  readonly commits: number;
  /** In git's words: `2 files changed, 3 insertions(+)`. */
  readonly diff: string | null;
  readonly commit_refused: boolean;
  /** Remote that has the branch as it is after the run, and one that did not take it. */
  readonly pushed: string | null;
  readonly unpushed: string | null;
  /** Why nothing was committed: `rebase`, `detached`, `branch NAME`, `unborn`, `conflict`; null: the item's branch is checked out. */
  readonly left: string | null;
  /** Repositories in the worktree that are no part of its commits. */
  readonly nested: readonly string[];
  /** Submodules without their files. */
  readonly empty: readonly string[];
  /** Git's own words, and those of the runner about it. */
  readonly said: string;
}
