/** What can be found out about a terminal itself (layer 1). */

/** What a machine is like. Null, here and below: it could not be found out, which says nothing. */
export interface MachineFacts {
  /** `linux`, `darwin`, `windows`, or what else it calls itself. */
  readonly system: string | null;
  /** Name and version for people: `Debian GNU/Linux 12 (bookworm)`. */
  readonly version: string | null;
  readonly user: string | null;
  /** root, or an administrator with all rights in hand. */
  readonly superuser: boolean | null;
  readonly home: string | null;
  /** The program that a startup file had put in the place of the shell that was asked for, and that handed the script on. */
  readonly reader: string | null;
  /** Names of the variables that a run gets; null on Windows too. */
  readonly variables: readonly string[] | null;
  /** Login shell; on Windows `PowerShell 5.1.19041.1`. */
  readonly shell: string | null;
  /** Search path of the login shell; on Windows that of machine and user. */
  readonly login_path: string | null;
  /** Search path that a run has. */
  readonly path: string | null;
  /** Of the tools that the scripts can use, those that are there. */
  readonly tools: readonly string[];
  /** In the order in which they were asked for. */
  readonly programs: readonly ProgramFacts[];
  /** In the order in which they were asked for. */
  readonly files: readonly FileFacts[];
  readonly run_root: FolderFacts;
  readonly repos: readonly RepositoryFacts[];
  readonly git: string | null;
  /** git finds git-lfs along the search path of a run. */
  readonly lfs: boolean | null;
  /** systemd: the user's processes may outlive the last session. */
  readonly linger: boolean | null;
  /** systemd: what a session leaves behind is killed at its end. */
  readonly kills_user_processes: boolean | null;
  /** systemd: what scope of its own a run gets; null: there is no systemd, or nobody knows. */
  readonly scope: 'system' | 'user' | 'none' | null;
  /** Control group of this visit, and so of what it starts. */
  readonly cgroup: string | null;
  /** Null on other systems. */
  readonly windows: WindowsFacts | null;
  /** Null on other systems. */
  readonly mac: MacFacts | null;
  /** Seconds that the look at the machine took on the terminal. */
  readonly seconds: number | null;
}

export interface ProgramFacts {
  readonly word: string;
  readonly found: boolean | null;
  readonly path: string | null;
  /** First line of what it says of its version. */
  readonly version: string | null;
  /** It was asked and did not answer in five seconds. */
  readonly late: boolean;
  /** What keeps it from being executed although it is found, as for {@link FileFacts}; null: nothing that was seen. */
  readonly fault: string | null;
}

export interface AskedFile {
  readonly path: string;
  readonly folder: string;
  /** The system executes it; else a program reads it. */
  readonly executed: boolean;
}

export interface FileFacts extends AskedFile {
  /** `ok`, or what `core/verdict/file-fault.ts` reads. */
  readonly said: string | null;
  /** The last commit of the repository holds it, so that a new worktree does; null: unknown, or the path is absolute. */
  readonly committed: boolean | null;
}

export interface FolderFacts {
  readonly kind: 'folder' | 'file' | 'link' | 'none' | null;
  /** The folder itself, or the nearest one above it that is there. The facts that follow are about this one. */
  readonly nearest: string | null;
  /** Where it really is; null: unknown, as on Windows where a part of its path is a link. */
  readonly real: string | null;
  /** Windows: the part of its path that is a link. */
  readonly link: string | null;
  readonly own: boolean | null;
  readonly writable: boolean | null;
  /** As `ls -l` shows it. */
  readonly mode: string | null;
  /** The checkout in which it lies; empty: in none. */
  readonly inside: string | null;
  /** Windows: security ids of others who may change what lies in it, of a folder that is there. */
  readonly writers: readonly string[] | null;
  /** Windows: a folder above it in which others may put another in its place; empty: there is none. */
  readonly replaceable: string | null;
  readonly free_bytes: number | null;
  readonly free_inodes: number | null;
}

export interface RepositoryFacts {
  readonly path: string;
  readonly kind: 'folder' | 'file' | 'none' | null;
  /** `device:inode`, by which two spellings are one folder; null: unknown, as on Windows. */
  readonly id: string | null;
  readonly real: string | null;
  readonly link: string | null;
  readonly own: boolean | null;
  readonly writable: boolean | null;
  /** What git calls the top of the checkout; null: unknown, or git refuses. */
  readonly top: string | null;
  /** What git says instead. */
  readonly complaint: string | null;
  /** It has a commit that a worktree can begin with. */
  readonly has_commit: boolean | null;
  /** It has no checkout of its own. */
  readonly bare: boolean | null;
  /** Its last commit keeps files in Git LFS. */
  readonly uses_lfs: boolean | null;
  /** git is told to hand such files to git-lfs. */
  readonly lfs_filter: boolean | null;
  /** It names submodules, which are empty in new worktrees. */
  readonly submodules: boolean | null;
}

export interface MacFacts {
  /** git and python3 of macOS work. */
  readonly command_line_tools: boolean | null;
  /** Whether this session can read the login keychain. */
  readonly keychain: 'open' | 'closed' | null;
  /** After so many idle minutes it sleeps although it has power; 0: never. */
  readonly sleep_minutes: number | null;
  readonly filevault: boolean | null;
  /** claude is told a command that prints its key. */
  readonly key_helper: boolean | null;
  /** The login of codex lies in its file. */
  readonly codex_login: boolean | null;
}

export type WindowsWay = 'by_schtasks' | 'by_com' | 'by_wmi' | 'by_breakaway';

export interface WindowsFacts {
  /** Effective execution policy. */
  readonly policy: string | null;
  readonly long_paths: boolean | null;
  /** How a task of this user would be logged on. */
  readonly logon: 'Interactive' | 'S4U' | null;
  /** Security id of the user. */
  readonly sid: string | null;
  /** What scans scripts there. */
  readonly scanners: string | null;
  /**
   * Each way to start a process outside of the session, tried alone, in the order in which a start tries them, and both ways to list
   * processes with their command lines, by WMI (`query`) and by the kernel (`native`): empty, it works; else why it is refused, in Windows' own words. Null: nobody knows.
   */
  readonly ways: Readonly<Record<WindowsWay | 'query' | 'native', string | null>>;
}
