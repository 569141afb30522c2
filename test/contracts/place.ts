/** A terminal to try a transport on: a run root of its own on this machine, and everything that was started there. */
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CollectItem, Operation, OperationResult, RawInspection } from '../../action/src/ports/operation.ts';
import type { Launch } from '../../action/src/ports/launch.ts';
import type { TransportVerbs } from '../../action/src/ports/transport.ts';
import type { Fence } from '../../action/src/ports/fleet.ts';
import type { Random } from '../../action/src/ports/host.ts';
import { vi } from 'vitest';
import { removeFolder } from '../folders.ts';
import { processes, told } from './proc.ts';

// These tests wait for events; whoever waits in vain says so (`until`) before this, on a machine that is not busy.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

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
  readonly transport: TransportVerbs;
  /** A second transport to the same machine and run root, as another tick has. */
  readonly other: TransportVerbs;
  readonly root: string;
  readonly repo: string;
  /** A launch with plain defaults; `dir_name` is made unique by this place's own prefix. */
  launch(name: string, command: string, changes?: Partial<Launch>): Launch;
  dir(name: string): string;
  start(launch: Launch, fence?: Fence | null, replaces?: readonly string[]): Promise<OperationResult>;
  /** Directories of runs, in one visit. */
  mkdirs(...names: readonly string[]): Promise<void>;
  /** Several in one visit, in which each has to start. */
  starts(...launches: readonly Launch[]): Promise<void>;
  /** Waits until it has begun; no visit. */
  begun(...names: readonly string[]): Promise<void>;
  /** Waits until the end is written down and the wrapper has gone; no visit. */
  ended(...names: readonly string[]): Promise<void>;
  inspect(name: string, collect?: readonly CollectItem[], running?: readonly CollectItem[]): Promise<RawInspection>;
  /** Several looks in one visit, and several kills. */
  inspects(names: readonly string[], collect?: readonly CollectItem[]): Promise<readonly RawInspection[]>;
  kills(names: readonly string[]): Promise<readonly RawInspection[]>;
  /** Waits for the file with which it gets into that state, and looks until it is in it. */
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
export function openPlace(connect: (run_root: string) => TransportVerbs, options: OpenOptions = {}): Place {
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
  const of = (name: string): { dir: string; task: string; identity: null } => ({
    dir: dir(name),
    task: task(name),
    identity: null,
  });

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
      limit_s: 600,
      stall_s: 0,
      ...changes,
    }),
    start: async (launch, fence = null, replaces = []) => {
      const [result] = await transport.batch([{ op: 'start', launch, replaces }], fence);
      return present(result);
    },
    mkdirs: async (...names) => {
      const made = await place.batch(...names.map((name) => ({ op: 'mkdir', path: dir(name), clean: false }) as const));
      if (made.some((result) => refusalOf(result) !== null)) throw new Error(JSON.stringify(made));
    },
    starts: async (...launches) => {
      const results = await place.batch(...launches.map((launch) => ({ op: 'start', launch, replaces: [] }) as const));
      const odd = results.find((result) => !('status' in result) || result.status !== 'started');
      if (odd !== undefined) throw new Error(`not started: ${JSON.stringify(odd)}`);
    },
    begun: async (...names) => {
      for (const name of names) await until(`${name} begins`, () => existsSync(join(dir(name), 'pid.txt')));
    },
    ended: async (...names) => {
      for (const name of names) await until(`${name} ends`, () => hasEnded(dir(name)));
    },
    inspect: async (name, collect = [], collect_running = []) => {
      const [result] = await place.batch({ op: 'inspect', ...of(name), collect, collect_running });
      return inspectionOf(present(result));
    },
    inspects: async (names, collect = []) => {
      const looks = names.map((name) => ({ op: 'inspect', ...of(name), collect, collect_running: [] }) as const);
      return (await place.batch(...looks)).map(inspectionOf);
    },
    settled: async (name, state, collect = []) => {
      if (state === 'running') await place.begun(name);
      if (state === 'finished') await place.ended(name);
      for (let tries = 0; ; tries += 1) {
        const seen = await place.inspect(name, collect);
        if (seen.state === state) return seen as RawInspection & { readonly state: typeof state };
        if (tries === LOOKS) throw new Error(`${name} stays ${JSON.stringify(seen)}, and never becomes ${state}`);
        await pause(tries < 3 ? 40 : 150);
      }
    },
    kill: async (name) => present((await place.kills([name]))[0]),
    kills: async (names) =>
      (await place.batch(...names.map((name) => ({ op: 'kill', ...of(name), collect: [] }) as const))).map(
        inspectionOf,
      ),
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

/** How often a terminal is asked for a state, and this machine for anything: many a minute, beside any load. */
const LOOKS = 600;
const TRIES = 3000;

/**
 * Whether a run is over, by what is on this machine: to look costs nothing, and a visit costs many processes. A run whose wrapper has
 * written the record and is just going runs still.
 */
export function hasEnded(dir: string): boolean {
  if (!existsSync(join(dir, 'exit.txt'))) return false;
  const pid = Number(contentOf(join(dir, 'launch.pid')));
  return !(pid > 1 && lives(pid));
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
    if (tries === TRIES) throw new Error(`it never came true that ${what}`);
    await pause(tries < 10 ? 20 : 80);
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

/** The name by which a process is counted; empty: there is none. */
export function nameOf(pid: number): string {
  return contentOf(`/proc/${pid}/comm`).trim();
}

export function bootId(): string {
  return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
}

/** Living processes whose marker begins so. */
export function markedBy(start: string): readonly number[] {
  const marker = `AGENTD_RUN=${start}`;
  return processes().filter((pid) => {
    const all = told(pid, 'environ');
    return (all.indexOf(marker) === 0 || all.includes(`\0${marker}`)) && lives(pid);
  });
}

/** Watchdogs of runs under that root. */
export function watchdogsOf(root: string): readonly number[] {
  return runnersOf(root).filter((pid) => told(pid, 'cmdline').includes('\0guard\0'));
}

/** Ends the watchdogs of a place where runs are, as a crash would; that of a run which is over may have gone by itself. */
export async function endWatchdogs({ root }: Place): Promise<void> {
  const runs = readdirSync(root).filter((name) => existsSync(join(root, name, 'pid.txt')));
  if (runs.length === 0) throw new Error('there is no run that anything could watch');
  await until('each run is watched', () => runs.every((name) => existsSync(join(root, name, 'watch.txt'))));
  await until('no watchdog is there', () => {
    const dogs = watchdogsOf(root);
    for (const pid of dogs) endIfThere(pid);
    return dogs.length === 0;
  });
}

/** Wrappers and watchdogs of runs under that root. */
export function runnersOf(root: string): readonly number[] {
  const path = Buffer.from(`\0${root}/`);
  return processes().filter((pid) => told(pid, 'cmdline').includes(path) && lives(pid));
}

/** A record as another tool, or a crash, could have left it. */
export function leave(path: string, text: string): void {
  writeFileSync(path, text);
}

export function linesOf(path: string): readonly string[] {
  return existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : [];
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
