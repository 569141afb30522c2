/** Checks of the places on a terminal: run root, disk, repositories, worktrees. Pure. */
import { samePath } from '../config/rules/rule.ts';
import type { TerminalConfig } from '../config/schema.ts';
import { quoteWord } from '../executors/terminal/template.ts';
import type { MachineFacts, FolderFacts, RepositoryFacts } from '../ports/machine-facts.ts';
import { icacls } from '../transports/shells/answer/icacls.ts';
import { failed, ok, skipped, unknown, warning } from './rows.ts';
import type { Finding } from './rows.ts';

const TEMPORARY = /^(?:\/private)?(?:\/var)?\/tmp(?:\/|$)|^\/dev\/shm(?:\/|$)|\\temp(?:\\|$)/i;
const GIGABYTE = 1024 ** 3;
const DISK_LOW = GIGABYTE;
const DISK_OUT = 100 * 1024 ** 2;
const INODES_LOW = 10_000;
const INODES_OUT = 500;

type Os = TerminalConfig['os'];

/** @param sid Windows: security id of the user. */
export function checkRunRoot(
  path: string,
  folder: FolderFacts,
  repos: readonly string[],
  os: Os,
  sid: string | null = null,
): Finding {
  const around = repos.find((repo) => `${samePath(path, os)}/`.startsWith(`${samePath(repo, os)}/`));
  if (around !== undefined) {
    return failed(
      'run_root',
      `${path} lies in the repository ${around}, where agents work and git cleans up.`,
      'Set `run_root` to a folder outside of every repository.',
    );
  }
  const broken = unusable(path, folder, os);
  if (broken !== null) return broken;
  const { kind, inside, real, link, nearest, own, mode } = folder;
  if (kind === null || own === null) return unknown('run_root', `${path} could not be looked at.`);
  if (TEMPORARY.test(path)) {
    return warning(
      'run_root',
      `${path} is a temporary place, which may be emptied under a run.`,
      'Set `run_root` to a folder in the user’s home.',
    );
  }
  if (inside !== null && inside !== '') {
    return warning(
      'run_root',
      `${path} lies in the checkout ${inside}.`,
      'Set `run_root` to a folder outside of it, or have that repository ignore it.',
    );
  }
  const exposed = openTo(path, folder, sid);
  if (exposed !== null) return exposed;
  if (kind === 'folder' && mode !== null && /^d.{3}(?:.*[rwx].*)$/.test(mode)) {
    return warning(
      'run_root',
      `${path} is open to other users (${mode}); prompts and answers lie there.`,
      `Run \`chmod 700 ${quoteWord(path, os)}\` there.`,
    );
  }
  const really = real === null || real === nearest ? '' : ` Parts of it are links: really ${real}.`;
  const elsewhere = link === null ? really : ` ${link} is a link.`;
  return ok('run_root', kind === 'folder' ? `${path} is ours alone.${elsewhere}` : `${path} will be made.${elsewhere}`);
}

/** Windows: who else may change what is in the run root, or put another in its place. Where that is not known, nobody says so. */
function openTo(path: string, { kind, own, writers, replaceable }: FolderFacts, sid: string | null): Finding | null {
  const user = sid ?? 'SID';
  if (writers !== null && writers.length > 0) {
    return failed(
      'run_root',
      `Others may change what lies in ${path} (${writers.join(', ')}), scripts that run as this user among it; nothing is started there.`,
      `Look through it for what is not yours, then run there: \`${icacls(path, user)}\`.`,
    );
  }
  if (replaceable !== null && replaceable !== '') {
    return warning(
      'run_root',
      `In ${replaceable}, above ${path}, others may put another folder in its place.`,
      `Set \`run_root\` to a folder in the user’s home; or run there: \`${icacls(replaceable, user)}\`.`,
    );
  }
  if (kind === 'folder' && own === true && sid !== null && writers === null) {
    return unknown(
      'run_root',
      `Who else may write to ${path} is not known.`,
      `See what \`icacls "${path}"\` says there.`,
    );
  }
  return null;
}

function unusable(path: string, { kind, own, writable, nearest }: FolderFacts, os: Os): Finding | null {
  switch (kind) {
    case 'link':
      return failed(
        'run_root',
        `${path} is a link; runs are kept only in a folder of our own.`,
        'Set `run_root` to the folder itself.',
      );
    case 'file':
      return failed('run_root', `${path} is a file.`, 'Move it away, or set another `run_root`.');
    case 'folder':
      if (own === false)
        return failed(
          'run_root',
          `${path} belongs to another user.`,
          `Set another \`run_root\`, or run \`chown\` for it there.`,
        );
      if (writable === false)
        return failed(
          'run_root',
          `${path} cannot be written to.`,
          `Run \`chmod 700 ${quoteWord(path, os)}\` there, and see that its disk is not read-only.`,
        );
      return null;
    case 'none':
      if (writable === false)
        return failed(
          'run_root',
          `${path} is not there, and cannot be made in ${nearest ?? 'the folder above'}.`,
          'Make it there for the terminal’s user, or set another `run_root`.',
        );
      return null;
    case null:
      return null;
  }
}

export function checkDisk({ free_bytes, free_inodes }: FolderFacts): Finding {
  if (free_bytes === null) return unknown('disk', 'Free space could not be read.');
  const size =
    free_bytes >= GIGABYTE ? `${(free_bytes / GIGABYTE).toFixed(1)} GB` : `${Math.floor(free_bytes / 1024 ** 2)} MB`;
  const detail = `${size} free${free_inodes === null ? '' : `, room for ${free_inodes} files`}.`;
  const remedy = 'Remove old run directories and worktrees under `run_root`, or give the disk more room.';
  // File systems without a fixed number of files say 0.
  const inodes = free_inodes === null || free_inodes === 0 ? Infinity : free_inodes;
  if (free_bytes < DISK_OUT || inodes < INODES_OUT) return failed('disk', detail, remedy);
  if (free_bytes < DISK_LOW || inodes < INODES_LOW) return warning('disk', detail, remedy);
  return ok('disk', detail);
}

export function checkRepositories(machine: MachineFacts, { isolation, os }: TerminalConfig): readonly Finding[] {
  const places = new Map<string, string>();
  return machine.repos.flatMap((repo): Finding[] => {
    const place = repo.id ?? samePath(repo.real ?? repo.top ?? repo.path, os);
    const other = places.get(place);
    places.set(place, repo.path);
    if (other !== undefined && isolation !== 'worktree') {
      const finding = failed(
        'repository',
        `${repo.path} and ${other} are one folder: two agents would work in one checkout.`,
        'Name it once, or add `isolation: worktree`.',
      );
      return [finding];
    }
    const lfs = checkLfs(repo, machine, isolation === 'worktree');
    return [checkRepository(repo, machine, isolation === 'worktree', os), ...(lfs === null ? [] : [lfs])];
  });
}

function checkRepository(repo: RepositoryFacts, { git }: MachineFacts, worktree: boolean, os: Os): Finding {
  const { path, kind, own, writable, top, complaint, real, link, bare } = repo;
  const isAt = (place: string): boolean => samePath(place, os) === samePath(path, os);
  if (kind === null) return unknown('repository', `${path} could not be looked at.`);
  if (kind === 'none')
    return failed(
      'repository',
      `${path} is not there, or may not be looked into.`,
      'Clone it there as the terminal’s user, or correct `repo`.',
    );
  if (kind === 'file') return failed('repository', `${path} is a file.`, 'Correct `repo`.');
  if (writable === false)
    return failed('repository', `${path} cannot be written to.`, 'Give it to the terminal’s user.');
  if (complaint !== null && /dubious ownership|safe\.directory/.test(complaint)) {
    return failed(
      'repository',
      `git will not work in ${path}: it belongs to another user.`,
      `Give it to the terminal’s user, or run \`git config --global --add safe.directory ${quoteWord(path, os)}\` there.`,
    );
  }
  if (complaint !== null && /not a git repository/.test(complaint)) {
    const report = worktree ? failed : warning;
    return report(
      'repository',
      `${path} is no git checkout.`,
      'Clone the repository there; without git an agent’s changes cannot be told apart.',
    );
  }
  if (bare === true || (complaint !== null && /safe\.bareRepository/i.test(complaint))) {
    return checkBare(repo, worktree);
  }
  if (complaint !== null && /must be run in a work tree/.test(complaint)) {
    return failed(
      'repository',
      `${path} is the folder in which git keeps a checkout's data, not the checkout.`,
      'Set `repo` to the folder of the checkout, above it.',
    );
  }
  if (top === null) {
    if (git === null)
      return unknown(
        'repository',
        `${path} is there; git did not answer.`,
        'See that git is installed there and found along the search path.',
      );
    return unknown('repository', `${path}: git says: ${complaint ?? 'nothing'}`);
  }
  if (own === false)
    return warning(
      'repository',
      `${path} belongs to another user.`,
      'Give it to the terminal’s user: agents and git write there.',
    );
  if (real !== null && samePath(top, os) !== samePath(real, os) && !isAt(top)) {
    return warning(
      'repository',
      `${path} is a folder of the checkout ${top}.`,
      `Set \`repo: ${top}\` if the whole is meant.`,
    );
  }
  const whole = link === null ? real : top;
  if (whole !== null && !isAt(whole))
    return warning(
      'repository',
      `${path} is reached by a link; really it is ${whole}.`,
      `Set \`repo: ${whole}\`, so that whoever moves the link does not move the agents.`,
    );
  return ok('repository', path);
}

function checkBare({ path, own, complaint, bare }: RepositoryFacts, worktree: boolean): Finding {
  if (!worktree) {
    return failed(
      'repository',
      `${path} is a bare repository: there are no files in it to work on.`,
      'Add `isolation: worktree`, or clone it without `--bare` and set `repo` to that.',
    );
  }
  if (bare !== true) {
    return failed(
      'repository',
      `git will not work in ${path}, a bare repository: ${complaint ?? 'it says nothing'}`,
      'Run `git config --global safe.bareRepository all` there, or clone it without `--bare`.',
    );
  }
  if (own === false) {
    return warning(
      'repository',
      `${path} belongs to another user.`,
      'Give it to the terminal’s user: agents and git write there.',
    );
  }
  return ok('repository', `${path}, a bare repository, of which each item gets a worktree.`);
}

/** null: it keeps nothing in Git LFS, or all that it needs for that is there, or nobody knows. */
function checkLfs(
  { path, uses_lfs, lfs_filter }: RepositoryFacts,
  { lfs }: MachineFacts,
  worktree: boolean,
): Finding | null {
  if (uses_lfs !== true) return null;
  if (lfs === false) {
    const report = worktree ? failed : warning;
    return report(
      'repository',
      `${path} keeps files in Git LFS, and git finds no git-lfs along the search path of a run.`,
      'Install git-lfs for the terminal’s user, and run `git lfs install` and, in the repository, `git lfs pull` there.',
    );
  }
  if (lfs_filter !== false) return null;
  return warning(
    'repository',
    `${path} keeps files in Git LFS, and git is not told to use git-lfs: agents find pointers in their place.`,
    'Run `git lfs install` there as the terminal’s user, and `git lfs pull` in the repository.',
  );
}

/** `git worktree add` came with this version. */
const WORKTREES_SINCE = [2, 5] as const;

export function checkWorktrees(machine: MachineFacts, { isolation }: TerminalConfig): Finding {
  if (isolation !== 'worktree') return skipped('worktree', 'Runs work in the checkout itself.');
  const { git, tools, repos } = machine;
  if (git === null) {
    if (tools.includes('git')) return unknown('worktree', 'git did not tell its version.');
    return failed('worktree', 'There is no git.', 'Install git there.');
  }
  const [major = 0, minor = 0] = git.split('.').map(Number);
  if (major < WORKTREES_SINCE[0] || (major === WORKTREES_SINCE[0] && minor < WORKTREES_SINCE[1])) {
    return failed('worktree', `git ${git} knows no worktrees.`, 'Install git 2.5 or newer.');
  }
  const empty = repos.find(({ has_commit }) => has_commit === false);
  if (empty !== undefined)
    return failed('worktree', `${empty.path} has no commit to begin with.`, 'Make a first commit there.');
  if (repos.some(({ has_commit }) => has_commit === null))
    return unknown('worktree', 'Whether each repository has a commit is not known.', 'Mend the repositories first.');
  const filled = repos.find(({ submodules }) => submodules === true);
  if (filled !== undefined)
    return warning(
      'worktree',
      `${filled.path} has submodules, which are empty in worktrees.`,
      'Let agents that need them run `git submodule update --init`, or work without worktrees.',
    );
  return ok('worktree', `git ${git} can make them.`);
}
