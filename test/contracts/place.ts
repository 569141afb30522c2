/** A terminal to try a transport on: a run root of its own on this machine, and everything that was started there. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectItem, Operation, OperationResult, RawInspection } from '../../action/src/ports/operation.ts';
import type { Launch } from '../../action/src/ports/launch.ts';
import type { Transport } from '../../action/src/ports/transport.ts';
import type { Fence } from '../../action/src/ports/fleet.ts';
import type { Random } from '../../action/src/ports/host.ts';
import { removeFolder } from '../folders.ts';

export const trueRandom: Random = { hex: (bytes) => randomBytes(bytes).toString('hex'), fraction: Math.random };

/** Environment of a terminal's user, as a channel hands it in. */
export const USER_ENV: Readonly<Record<string, string>> = {
  HOME: '/nonexistent-home',
  USER: 'someone',
  PATH: process.env['PATH'] ?? '/usr/bin:/bin',
  LANG: 'C.UTF-8',
  LC_ALL: 'C.UTF-8',
};

export interface Place {
  readonly transport: Transport;
  /** A second transport to the same machine and run root, as another tick has. */
  readonly other: Transport;
  readonly root: string;
  readonly repo: string;
  /** A launch with plain defaults; `dir_name` is made unique by this place's own prefix. */
  launch(name: string, command: string, changes?: Partial<Launch>): Launch;
  dir(name: string): string;
  start(launch: Launch, fence?: Fence | null, replaces?: readonly string[]): Promise<OperationResult>;
  inspect(name: string, collect?: readonly CollectItem[], running?: readonly CollectItem[]): Promise<RawInspection>;
  /** Looks again and again until the run is in that state. */
  settled<S extends RawInspection['state']>(
    name: string,
    state: S,
    collect?: readonly CollectItem[],
  ): Promise<RawInspection & { readonly state: S }>;
  kill(name: string): Promise<RawInspection>;
  batch(...operations: readonly Operation[]): Promise<readonly OperationResult[]>;
  /** A file of the run directory; empty where it is not there. */
  read(name: string, file: string): string;
  dispose(): Promise<void>;
}

export interface OpenOptions {
  /** Where the run root is made; default: a fresh temporary directory. */
  readonly under?: string;
}

/** @param connect makes a transport to this machine for that run root. */
export function openPlace(connect: (run_root: string) => Transport, options: OpenOptions = {}): Place {
  const base = options.under ?? mkdtempSync(join(tmpdir(), 'agentd-terminal-'));
  // Odd on purpose: whatever is not quoted breaks here.
  const root = join(base, `run root's "$HOME" \`x\` ünd 第`);
  const repo = join(base, "repo's $dir");
  mkdirSync(repo);
  const prefix = randomBytes(4).toString('hex');
  const transport = connect(root);
  const other = connect(root);
  const dir = (name: string): string => join(root, `${prefix}-${name}`);
  const task = (name: string): string => `agentd-${prefix}-${name}`;

  const place: Place = {
    transport,
    other,
    root,
    repo,
    dir,
    launch: (name, command, changes = {}) => ({
      task: task(name),
      dir: dir(name),
      item_id: `item-${name}`,
      cwd: repo,
      command,
      stdout_name: 'stdout.txt',
      files: { 'prompt.md': 'do it\n' },
      limit_s: 120,
      stall_s: 0,
      ...changes,
    }),
    start: async (launch, fence = null, replaces = []) => {
      const [result] = await transport.batch([{ op: 'start', launch, replaces }], fence);
      return present(result);
    },
    inspect: async (name, collect = [], collect_running = []) => {
      const [result] = await place.batch({
        op: 'inspect',
        identity: null,
        dir: dir(name),
        task: task(name),
        collect,
        collect_running,
      });
      return inspectionOf(present(result));
    },
    settled: async (name, state, collect = []) => {
      await hinted(dir(name), state);
      for (let tries = 0; ; tries += 1) {
        const seen = await place.inspect(name, collect);
        if (seen.state === state) return seen as RawInspection & { readonly state: typeof state };
        if (tries === 120) throw new Error(`${name} stays ${JSON.stringify(seen)}, and never becomes ${state}`);
        await pause(tries < 3 ? 40 : 150);
      }
    },
    kill: async (name) => {
      const [result] = await place.batch({ op: 'kill', identity: null, dir: dir(name), task: task(name), collect: [] });
      return inspectionOf(present(result));
    },
    batch: (...operations) => transport.batch(operations, null),
    read: (name, file) => contentOf(join(dir(name), file)),
    dispose: async () => {
      for (const pid of markedBy(`agentd-${prefix}-`)) endIfThere(pid);
      for (const pid of runnersOf(root)) endIfThere(pid);
      await transport.close();
      await other.close();
      // What was just being started may still write there.
      removeFolder(root);
      removeFolder(repo);
      if (options.under === undefined) removeFolder(base);
    },
  };
  return place;
}

/** The file with which a run gets into a state. */
const HINTS: Partial<Record<RawInspection['state'], string>> = { running: 'pid.txt', finished: 'exit.txt' };

/**
 * Waits a while for that file, which is on this machine: to look costs nothing, and a round trip to the terminal costs
 * many processes. What holds is then asked of the terminal all the same.
 */
async function hinted(dir: string, state: RawInspection['state']): Promise<void> {
  const file = HINTS[state];
  if (file === undefined) return;
  for (let looks = 0; looks < 100 && !existsSync(join(dir, file)); looks += 1) await pause(20);
}

export function present<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('there is no result');
  return value;
}

export function inspectionOf(result: OperationResult): RawInspection {
  if ('inspection' in result) return result.inspection;
  throw new Error(`no inspection, but ${JSON.stringify(result)}`);
}

/** The code of a refusal; null: it was not refused. */
export function refusalOf(result: OperationResult | undefined): string | null {
  return result !== undefined && 'refused' in result ? result.refused.code : null;
}

export function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms);
  });
}

/** Waits until it holds. */
export async function until(what: string, holds: () => boolean): Promise<void> {
  for (let tries = 0; !holds(); tries += 1) {
    if (tries === 600) throw new Error(`it never came true that ${what}`);
    await pause(80);
  }
}

/** Whether a process lives; a zombie does not. */
export function lives(pid: number): boolean {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return !/^[ZX]/.test(stat.slice(stat.lastIndexOf(') ') + 2));
  } catch {
    return false;
  }
}

/** Field of `/proc/PID/stat` by its number in the manual; 22 is the start time. */
export function statField(pid: number, field: number): string {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  return stat.slice(stat.lastIndexOf(') ') + 2).split(' ')[field - 3] ?? '';
}

/** Whether a process descends from another; the numbers alone say nothing, they are used again. One that has just ended may hide it. */
export function isBelow(pid: number, ancestor: number): boolean {
  try {
    for (let at = pid; at > 0; at = Number(statField(at, 4))) if (at === ancestor) return true;
    return false;
  } catch {
    return true;
  }
}

export function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

/** Living processes whose marker begins so. */
export function markedBy(start: string): readonly number[] {
  return processes().filter(
    (pid) => `\0${contentOf(`/proc/${pid}/environ`)}`.includes(`\0AGENTD_RUN=${start}`) && lives(pid),
  );
}

/** Watchdogs of runs under that root. */
export function watchdogsOf(root: string): readonly number[] {
  return runnersOf(root).filter((pid) => contentOf(`/proc/${pid}/cmdline`).includes('\0guard\0'));
}

/** Ends the watchdogs of a place where runs are, as a crash would. */
export async function endWatchdogs({ root }: Place): Promise<void> {
  await until('there is a watchdog', () => watchdogsOf(root).length > 0);
  for (const pid of watchdogsOf(root)) endIfThere(pid);
}

/** Wrappers and watchdogs of runs under that root. */
export function runnersOf(root: string): readonly number[] {
  return processes().filter((pid) => contentOf(`/proc/${pid}/cmdline`).includes(`\0${root}/`) && lives(pid));
}

/** A record as another tool, or a crash, could have left it. */
export function leave(path: string, text: string): void {
  writeFileSync(path, text);
}

export function linesOf(path: string): readonly string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
}

function processes(): readonly number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number);
}

function contentOf(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

export function endIfThere(pid: number): void {
  // 0, 1 and -1 mean a whole group, or everyone.
  if (Math.abs(pid) < 2 || Number.isNaN(pid)) throw new Error(`${pid} is no process of a test`);
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has gone by itself.
  }
}
