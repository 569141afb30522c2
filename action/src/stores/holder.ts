/**
 * Who a process is, so that another process can tell later whether it still lives. A process number alone is not
 * enough: numbers are used again, by another process of the same machine or by another machine altogether.
 */
import { readFileSync, readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { errnoOf } from '../errors.ts';

/** A look at the machine's processes; tests hand in their own. */
export interface ProcessTable {
  readonly host: string;
  /**
   * Where process numbers have their meaning, and which life of the machine this is: `machine`, `boot`, `namespace`.
   * Any of them may be `-`: unknown. None holds a colon or a dot.
   */
  readonly realm: Realm;
  /** When the process started, in any unit that does not change; `null`: it does not exist; `-`: it does, since when is unknown. */
  started(pid: number): string | null;
}

export interface Realm {
  readonly machine: string;
  readonly boot: string;
  readonly namespace: string;
}

/** `<hostname>:<pid>:<start>` of this process, where start is `<machine>.<boot>.<namespace>.<start time>`. */
export function processHolder(table: ProcessTable = processTable()): string {
  const { machine, boot, namespace } = table.realm;
  return `${table.host}:${process.pid}:${[machine, boot, namespace, table.started(process.pid) ?? '-'].join('.')}`;
}

/**
 * Whether the process behind `holder` is surely gone. False whenever that cannot be known: another host, another
 * process namespace, a name of another form. In a workflow the name of the run follows the process.
 */
export function processIsDead(holder: string, table: ProcessTable = processTable()): boolean {
  const named = partsOf(holder);
  if (named === null) return false;
  const { host, pid, machine, boot, namespace, start } = named;
  const here = table.realm;
  if (host !== table.host || machine !== here.machine) return false;
  // An earlier boot, of a machine that has a name of its own: whatever ran then is gone.
  if (boot !== here.boot) return here.machine !== '-' && boot !== '-' && here.boot !== '-';
  if (namespace !== here.namespace) return false;
  const now = table.started(pid);
  if (now === null) return true;
  return now !== '-' && start !== '-' && now !== start;
}

/** Whether it surely runs: its number, here, since the same moment. What is neither alive nor dead cannot be known. */
export function processIsAlive(holder: string, table: ProcessTable = processTable()): boolean {
  const named = partsOf(holder);
  if (named === null || named.start === '-' || named.host !== table.host) return false;
  const { machine, boot, namespace } = table.realm;
  const isHere = named.machine === machine && named.boot === boot && named.namespace === namespace;
  return isHere && table.started(named.pid) === named.start;
}

interface HolderParts extends Realm {
  readonly host: string;
  readonly pid: number;
  readonly start: string;
}

/** null: it has another form. */
function partsOf(holder: string): HolderParts | null {
  const match = /^([^:]+):(\d+):([^.:]+)\.([^.:]+)\.([^.:]+)\.([^.:]+)(?::[^:]+\/actions\/runs\/\d+)?$/.exec(holder);
  if (match === null) return null;
  const [, host = '', pid, machine = '', boot = '', namespace = '', start = ''] = match;
  return { host, pid: Number(pid), machine, boot, namespace, start };
}

let ownTable: ProcessTable | undefined;

/** The table of the machine this runs on. */
export function processTable(): ProcessTable {
  ownTable ??= process.platform === 'linux' ? procTable() : psTable();
  return ownTable;
}

/** Linux: `/proc`. The start time is counted in clock ticks since boot, so the boot belongs to it. */
function procTable(): ProcessTable {
  return {
    host: hostname(),
    realm: {
      machine: short(() => readFileSync('/etc/machine-id', 'utf8')),
      boot: short(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')),
      namespace: short(() => readlinkSync('/proc/self/ns/pid').replace(/\D/g, '')),
    },
    started(pid) {
      try {
        return startOfStat(readFileSync(`/proc/${pid}/stat`, 'utf8'));
      } catch {
        // Not there, or hidden from this user (`hidepid`): a signal tells the two apart.
        return existence(pid);
      }
    },
  };
}

/** The start time in a line of `/proc/<pid>/stat`; null for a zombie, which runs no more. */
export function startOfStat(stat: string): string | null {
  // The second field is the program's name in parentheses and may hold spaces and parentheses itself.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (fields[0] === 'Z' || fields[0] === 'X') return null;
  return fields[19] ?? '-';
}

/** macOS: `ps`, whose start time is a date and needs no boot. Elsewhere only existence can be asked. */
export function psTable(): ProcessTable {
  const realm = { machine: '-', boot: '-', namespace: '-' };
  return { host: hostname(), realm, started: process.platform === 'win32' ? existence : startByPs };
}

function startByPs(pid: number): string | null {
  const exists = existence(pid);
  if (exists === null) return null;
  try {
    const env = { LC_ALL: 'C', TZ: 'UTC', PATH: '/bin:/usr/bin' };
    // Loaded only here: Linux needs no program for this, and loading takes a tenth of a tick's start.
    const { execFileSync } = process.getBuiltinModule('node:child_process');
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { env, encoding: 'utf8' }).trim();
    const [stat = '', ...date] = line.split(/\s+/);
    return stat.startsWith('Z') ? null : date.join('-').replaceAll(':', '-') || '-';
  } catch {
    return '-';
  }
}

function existence(pid: number): string | null {
  try {
    process.kill(pid, 0);
    return '-';
  } catch (error) {
    return errnoOf(error) === 'ESRCH' ? null : '-';
  }
}

function short(read: () => string): string {
  try {
    return (
      read()
        .replace(/[^0-9a-z]/gi, '')
        .slice(0, 12) || '-'
    );
  } catch {
    return '-';
  }
}
