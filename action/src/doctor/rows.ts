/** What the doctor says: one row a check. Pure. */
import type { Problem } from '../errors.ts';
import type { MachineFacts } from '../ports/machine-facts.ts';

/** The checks in the order in which they are told, and what each row is about; `docs/terminals.md` shows this table. */
export const CHECKS = {
  config: 'What `check-config` finds odd about the terminal.',
  token:
    'The variable of `token_key` is set, Plane accepts the key, and its user is `plane_user` and a member of the projects.',
  project:
    'The states, labels and people that the configuration names are in the projects that lead there. What several terminals share is told of the first.',
  reach: 'A script went there and its answer came back, by which way and in which time.',
  host_key: 'By what the machine is known to be the right one.',
  system: 'The operating system is the one that `os` says.',
  user: 'As whom runs work there.',
  shell:
    'Scripts are read by the shell that was asked for, and the login shell told its search path in time; on Windows, that scripts may run.',
  environment: 'Which variables a run gets, by name; docs/security.md says which never.',
  clock: 'Its clock and ours agree. Measured against the middle of the round trip.',
  run_root: 'Run directories can be made where nobody else writes or reads, and are in nobody’s way.',
  disk: 'Free space and free files where run directories are made.',
  repository:
    'The repository is there, is a git checkout of our own (with `isolation: worktree` it may be bare), can be written to, and has git-lfs where it keeps files in Git LFS.',
  worktree: 'With `isolation: worktree`: git can make worktrees of it.',
  executor:
    'The first word of the executor’s command is found along the search path of a run, and its version; scripts that it calls are there and can be called, in each repository.',
  login:
    'On macOS: what claude and codex log in with is where a run finds it; sessions of SSH cannot open the login keychain.',
  wrap: 'The first word of `wrap` is found.',
  tools: 'The programs that agentd’s own scripts use there.',
  survival: 'What a run needs to outlive the session, service or job that starts it.',
  sleep: 'On macOS: the machine stays awake, by `pmset`, and comes back after a restart.',
  starts: 'On Windows: each way to start a run, tried alone, and the grants that the refused ones need.',
  busy_processes: 'The processes of `busy_processes` can be counted; while one cannot, nothing starts.',
  breaker: 'What the state knows: whether visits are paused, and which executors are held.',
} as const;
export type CheckName = keyof typeof CHECKS;

export type RowStatus = 'ok' | 'warning' | 'failed' | 'unknown' | 'skipped';

/** Data that is written out: `agentd doctor --json`. */
export interface DoctorRow {
  readonly terminal: string;
  readonly check: CheckName;
  /** `unknown`: it could not be found out. `skipped`: it does not apply, or something before it has to work first. */
  readonly status: RowStatus;
  readonly detail: string;
  /** Empty only where nothing is to be done. */
  readonly remedy: string;
  /** Of the row `system`: all that was found out about the machine, for a report; only in JSON. */
  readonly facts?: MachineFacts;
}

/** A row before it is known whose it is. */
export type Finding = Omit<DoctorRow, 'terminal'>;

export function ok(check: CheckName, detail: string): Finding {
  return { check, status: 'ok', detail, remedy: '' };
}

export function skipped(check: CheckName, detail: string): Finding {
  return { check, status: 'skipped', detail, remedy: '' };
}

export function warning(check: CheckName, detail: string, remedy: string): Finding {
  return { check, status: 'warning', detail, remedy };
}

export function failed(check: CheckName, detail: string, remedy: string): Finding {
  return { check, status: 'failed', detail, remedy };
}

export function unknown(check: CheckName, detail: string, remedy = ASK_AGAIN): Finding {
  return { check, status: 'unknown', detail, remedy };
}

const ASK_AGAIN = 'Run the doctor again; if it stays unknown, look on the machine itself.';

/** A failure as a row: what may be better in a moment is not known to be broken. */
export function ofProblem(check: CheckName, { code, message, remedy, retry }: Problem): Finding {
  const detail = `${code}: ${message}`;
  return retry ? unknown(check, detail, remedy || ASK_AGAIN) : failed(check, detail, remedy || ASK_AGAIN);
}

/** Nothing failed; warnings and unknowns leave it fine. */
export function isFine(rows: readonly DoctorRow[]): boolean {
  return rows.every(({ status }) => status !== 'failed');
}
