/** Git's own words of a trouble → what it means, and what a person does about it. Pure. The words are those of git 2.30 to 2.51. */
import { matches, tailText } from './classify.ts';

export interface GitTrouble {
  /** One sentence. */
  readonly says: string;
  /** A clause without its full stop. */
  readonly remedy: string;
}

interface Known extends GitTrouble {
  readonly patterns: readonly string[];
}

const KNOWN: readonly Known[] = [
  {
    says: 'The disk of the terminal is full.',
    remedy: 'Free space there',
    patterns: ['no space left on device', 'disk quota exceeded', 'not enough space'],
  },
  {
    says: 'Where the worktree should be, the path leads elsewhere by a link.',
    remedy: 'Look into where it leads, and remove the link',
    patterns: ['leads elsewhere by a link'],
  },
  {
    says: 'A lock of git is in the way: another git works there, or one died there.',
    remedy: 'When no git works there any more, remove the file that git names',
    patterns: ["\\.lock': file exists", 'another git process seems to be running'],
  },
  {
    says: 'Marks of a merge conflict stand in what is new, and are not committed.',
    remedy: 'Let the agent resolve the conflict, or resolve it in the worktree',
    patterns: ['marks of a conflict'],
  },
  {
    says: 'The branch of the item is checked out elsewhere, and git gives a branch to one worktree only.',
    remedy: 'Check out another branch there, or remove that worktree with `git worktree remove`',
    patterns: ['is already (checked out|used by worktree) at'],
  },
  {
    says: 'The repository has a branch named `agentd`, so git can make no branch below that name.',
    remedy: 'Rename it with `git branch -m agentd NAME`',
    patterns: ["'refs/heads/agentd' exists"],
  },
  {
    says: 'The repository has a branch whose name goes on behind that of the item’s branch, and git can have only one of them.',
    remedy: 'Rename the branch that git names with `git branch -m`',
    patterns: ["'refs/heads/agentd/.{1,200}' exists; cannot create"],
  },
  {
    says: 'The worktree of the item is gone, and git holds its place, because somebody has locked it.',
    remedy: 'Put it back, or give it up with `git worktree unlock` and `git worktree prune`',
    patterns: ['missing but locked worktree'],
  },
  {
    says: 'A folder stands where the worktree of the item should be, and git knows nothing of it.',
    remedy: 'Save what is needed of it, and move it away',
    patterns: ["fatal: '.{1,400}' already exists"],
  },
  {
    says: 'The repository has no commit yet, so there is nothing to begin a branch from.',
    remedy: 'Make a first commit in the repository, or check out a branch that has one',
    patterns: ["(invalid reference|not a valid object name|bad revision):? ?'?head\\b"],
  },
  {
    says: 'The repository keeps files in Git LFS, which is missing there or fails.',
    remedy:
      'Install git-lfs for the user of the terminal, and run `git lfs install` and `git lfs pull` in the repository',
    patterns: ['git-lfs', 'filter lfs failed', "external filter '.{0,200}lfs"],
  },
  {
    says: 'Files of the repository, a partial clone, could not be fetched.',
    remedy: 'See whether the remote can be reached from the terminal, and run `git fetch` there by hand',
    patterns: ['promisor remote', 'unable to read sha1 file'],
  },
  {
    says: 'The folder is no git repository.',
    remedy: 'Clone the repository there, or correct `repo` in the configuration',
    patterns: ['not a git repository'],
  },
  {
    says: 'The repository belongs to another user, so git does not work in it.',
    remedy: 'Give the folder to the user of the terminal, or name it in that user’s `safe.directory`',
    patterns: ['dubious ownership'],
  },
  {
    says: 'There is no git on the terminal.',
    remedy: 'Install git for the user of the terminal',
    patterns: ['\\bgit\\b.{0,40}not (found|recognized)', "'git' is not recognized"],
  },
  {
    says: 'A hook or a rule of the remote refused the push.',
    remedy: 'See what the remote says, and push the branch by hand when it is allowed',
    patterns: ['hook declined', 'protected branch', '\\[remote rejected\\]', 'push declined'],
  },
  {
    says: 'The remote has commits on that branch that are not here.',
    remedy: 'Merge them in the worktree, then push the branch by hand',
    patterns: ['\\[rejected\\]', 'non-fast-forward', 'fetch first'],
  },
  {
    says: 'The remote cannot be reached, or does not let the user of the terminal in.',
    remedy: 'See whether that user can push there by hand',
    patterns: ['could not read (from remote repository|username)', 'authentication failed', 'could not resolve host'],
  },
];

const UNKNOWN: GitTrouble = {
  says: 'Git failed in a way that is not known; its words are below.',
  remedy: 'See what git says',
};

export function gitTrouble(said: string): GitTrouble {
  const text = tailText(said);
  return KNOWN.find(({ patterns }) => matches(text, patterns)) ?? UNKNOWN;
}
