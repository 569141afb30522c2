/** What came back from a visit, read into results. Everything that is not a line behind the nonce is ignored. */
import type { TransportError } from '../../../errors.ts';
import type { ProcessIdentity } from '../../../model/run.ts';
import type { Watch } from '../../../model/inspection.ts';
import type { CollectItem, Collected, Operation, OperationResult, RawInspection } from '../../../ports/operation.ts';
import type { Envelope } from '../../../ports/shell.ts';
import { wholeText } from '../../../executors/output/collect.ts';
import { readInventory } from './inventory.ts';
import { readEndedBy, readExit, readStamp, readStarted } from './records.ts';
import { isShared, keyOf, listsOf, whileRunning } from './lists.ts';
import type { Lists } from './lists.ts';
import { STARTUP_FILES, readByAnother } from './wrong-shell.ts';
import { refusal } from './refusal.ts';
import { whyUnbegun } from './unbegun.ts';
import { machineFactsOf } from './machine-facts.ts';
import { ANSWER_BYTES, LINE_END, incomplete, unpack } from './unpack.ts';

/**
 * Lines by key: `3` what operation 3 says, `3.0` the first thing it read, `g0.1` a shared search, `m` file times, `Z` all
 * other lines, packed together.
 */
type Lines = ReadonlyMap<string, string>;

interface Answer {
  readonly lines: Lines;
  /** Modification times in seconds, in the order in which they were asked for; used up from the front. */
  readonly times: { take(count: number): readonly number[] };
  readonly lists: Lists;
  /** Of whatever is shared by all runs. */
  readonly most_bytes: number;
}

/**
 * Results in the order of the operations.
 * @param most_bytes of an answer that unpacks itself.
 * @throws {TransportError} `answer-incomplete`: the end, or the answer to any operation, is missing or damaged;
 * `answer-too-large`: something in it unpacks to more than was asked for.
 */
export function results(
  output: string,
  operations: readonly Operation[],
  envelope: Envelope,
  most_bytes = ANSWER_BYTES,
): readonly OperationResult[] {
  const answer = open(output, envelope.nonce, { lists: listsOf(operations), most_bytes });
  return operations.map((operation, index) => resultOf(operation, index, answer));
}

function open(output: string, nonce: string, { lists, most_bytes }: Pick<Answer, 'lists' | 'most_bytes'>): Answer {
  const lines = linesOf(output, nonce);
  const whole = lines.get('Z');
  if (whole !== undefined) {
    for (const [key, said] of linesOf(unpack(`z ${whole}`, 'all', most_bytes).toString('utf8'), nonce))
      lines.set(key, said);
  }
  const reader = lines.get('READ');
  if (!lines.has('BEGIN'))
    throw reader === undefined ? incomplete('it never began', STARTUP_FILES.replace(/^L/, 'l')) : readByAnother(reader);
  if (!lines.has('END')) throw incomplete('the end is missing');
  const times = timesIn(lines);
  let used = 0;
  return {
    lines,
    lists,
    most_bytes,
    times: {
      take: (count) => {
        used += count;
        return times.slice(used - count, used).map(Number);
      },
    },
  };
}

function linesOf(output: string, nonce: string): Map<string, string> {
  const lines = new Map<string, string>();
  for (const raw of output.split('\n')) {
    if (!raw.startsWith(`${nonce} `)) continue;
    const line = raw.slice(nonce.length + 1).replace(/\r$/, '');
    const space = line.indexOf(' ');
    if (space === -1) lines.set(line, '');
    else lines.set(line.slice(0, space), line.slice(space + 1));
  }
  return lines;
}

/** The terminal says that it has nothing to unpack a script with; such a script has done nothing else. */
export function asksForPlain(output: string, { nonce }: Envelope): boolean {
  const lines = linesOf(output, nonce);
  return lines.has('PLAIN') && !lines.has('BEGIN');
}

/** File times, if there is exactly one for each file that was asked about: else nobody knows whose they are. */
function timesIn(lines: Lines): readonly string[] {
  const times = (lines.get('m') ?? '').split(' ').filter((time) => /^\d+$/.test(time));
  let asked = 0;
  for (const [key, said] of lines) {
    if (!/^\d+$/.test(key)) continue;
    if (said === 's' || said.startsWith('s|')) asked += 1;
    else if (said.startsWith('r|')) asked += Number(said.split('|')[2]);
  }
  return times.length === asked ? times : [];
}

/** Of what an answer says in place of a result: it becomes part of a message. */
const WORDS_KEPT = 2000;

function resultOf(operation: Operation, index: number, answer: Answer): OperationResult {
  const said = answer.lines.get(String(index));
  if (said === undefined) throw incomplete(`nothing about operation ${index}, ${operation.op}`);
  const [word = '', ...fields] = said.split('|');
  if (word === 'x') {
    const detail = textOf(fields[1]);
    return { op: operation.op, refused: refusal(fields[0] ?? '', operation, detail) };
  }
  const odd = (): TransportError =>
    incomplete(`operation ${index}, ${operation.op}, says ${JSON.stringify(said.slice(0, WORDS_KEPT))}`);
  switch (operation.op) {
    case 'inspect':
    case 'kill': {
      const inspection = inspectionOf(operation, index, word, fields, answer);
      if (inspection === null) throw odd();
      return { op: operation.op, inspection };
    }
    case 'start':
      if (word === 'evidence') return { op: 'start', status: word };
      if (word !== 'started') throw odd();
      return {
        op: 'start',
        status: word,
        identity: identityOf(fields[0] ?? ''),
        ...(fields[1] ? { how: textOf(fields[1]) } : {}),
      };
    case 'void':
      if (word !== 'void' && word !== 'evidence') throw odd();
      return { op: 'void', status: word };
    case 'forget':
    case 'mkdir':
    case 'write':
    case 'remove_worktree':
    case 'watch':
      if (word !== 'ok') throw odd();
      return { op: operation.op };
    case 'discard': {
      const [watchdogs = ''] = fields;
      if ((word !== 'removed' && word !== 'absent') || !/^\d+$/.test(watchdogs)) throw odd();
      return { op: 'discard', status: word, watchdogs: Number(watchdogs) };
    }
    case 'inventory': {
      const [seconds = '', text = ''] = fields;
      const inventory = readInventory(Buffer.from(text, 'base64').toString('utf8'));
      if (word !== 'c' || !/^\d+$/.test(seconds) || inventory === null) throw odd();
      return { op: 'inventory', now: Number(seconds) * 1000, inventory };
    }
    case 'process_count': {
      const count = fields[0] ?? '';
      if (word !== 'p' || !/^(\d+|-)$/.test(count)) throw odd();
      return { op: 'process_count', count: count === '-' ? null : Number(count) };
    }
    case 'facts': {
      const [seconds = '', offset = '', boot_id = ''] = fields;
      if (word !== 't' || !/^\d+$/.test(seconds) || boot_id === '') throw odd();
      return { op: 'facts', now: Number(seconds) * 1000, utc_offset_min: offsetMinutes(offset), boot_id };
    }
    case 'machine_facts': {
      const line = answer.lines.get(`${index}.0`);
      if (word !== 'ok' || line === undefined) throw odd();
      return {
        op: 'machine_facts',
        machine: machineFactsOf(unpack(line, `${index}.0`, answer.most_bytes).toString('utf8'), operation),
      };
    }
    case 'probe': {
      const flags = fields[0] ?? '';
      if (word !== 'p' || flags.length !== operation.names.length) throw odd();
      return { op: 'probe', present: operation.names.filter((_name, at) => flags[at] === '1') };
    }
    case 'fetch':
      if (word !== 'ok') throw odd();
      return { op: 'fetch', collected: collectedOf(operation.items, index, answer) };
  }
}

/** Words in base64, up to the limit. */
function textOf(field = ''): string {
  return Buffer.from(field, 'base64').toString('utf8').slice(0, WORDS_KEPT);
}

type Look = Operation & { readonly op: 'inspect' | 'kill' };

function inspectionOf(
  operation: Look,
  index: number,
  word: string,
  fields: readonly string[],
  answer: Answer,
): RawInspection | null {
  const collected = (): Collected => collectedOf(operation.collect, index, answer);
  switch (word) {
    case 'n': {
      return { state: 'none', survivors: pidsOf(fields[0]) };
    }
    case 'v':
      return { state: 'void' };
    case 's': {
      const [since] = answer.times.take(1);
      const why = whyUnbegun(textOf(fields[0]));
      return {
        state: 'starting',
        since: since === undefined ? null : since * 1000,
        ...(why === null ? {} : { why }),
      };
    }
    case 'r': {
      const [started = '', files = '', flags = '', counted = ''] = fields;
      const times = answer.times.take(Number(files));
      return {
        state: 'running',
        started_at: readStarted(started),
        last_output_at: times.length === 0 ? null : Math.max(...times) * 1000,
        watch: watchOf(counted),
        collected: runningOf(operation, index, flags, answer),
      };
    }
    case 'f': {
      const [exit = '', started = '', ended = '', pids] = fields;
      return {
        state: 'finished',
        exit_code: readExit(exit).code,
        started_at: readStarted(started),
        ended_at: readStamp(readExit(exit).at),
        ended_by: readEndedBy(ended),
        survivors: pidsOf(pids),
        collected: collected(),
      };
    }
    case 'g':
    case 'b':
    case 'u': {
      // Without our own `begin` it is not the run's directory, and nothing was read.
      const files = fields[1] === '1' ? collected() : operation.collect.map(() => null);
      const same_boot = word === 'u' ? null : word === 'g';
      return { state: 'gone', same_boot, survivors: pidsOf(fields[0]), collected: files };
    }
    default:
      return null;
  }
}

/** `12 34`: pids. */
function pidsOf(field = ''): readonly number[] {
  return field
    .split(' ')
    .filter((pid) => /^\d+$/.test(pid))
    .map(Number);
}

/** `ELAPSED QUIET ALIVE`; null: the watchdog has written nothing. */
function watchOf(counted: string): Watch | null {
  const match = /^(\d{1,9}) (\d{1,9}) ([01])$/.exec(counted);
  if (match === null) return null;
  return { elapsed_s: Number(match[1]), quiet_s: Number(match[2]), alive: match[3] === '1' };
}

/** `PID START BOOT PIDNS MACHINE`; null: the terminal could not tell. */
function identityOf(words: string): ProcessIdentity | null {
  const [pid = '', start, boot, pid_ns, machine, ...more] = words.split(' ');
  if (start === undefined || boot === undefined || pid_ns === undefined || machine === undefined) return null;
  return /^\d{1,10}$/.test(pid) && more.length === 0 ? { pid: Number(pid), start, boot, pid_ns, machine } : null;
}

function collectedOf(items: readonly CollectItem[], index: number, answer: Answer): Collected {
  return items.map((item, at) => decode(answer.lines.get(`${index}.${at}`), item, `${index}.${at}`));
}

/** What was read from a running run: by itself, or found in the search that all running runs share. */
function runningOf(operation: Look, index: number, flags: string, answer: Answer): Collected {
  const items = whileRunning(operation) ?? [];
  const list = answer.lists.running.get(keyOf(items)) ?? 0;
  let flag = 0;
  return items.map((item, at) => {
    if (!isShared(item)) return decode(answer.lines.get(`${index}.${at}`), item, `${index}.${at}`);
    const there = flags[flag++] === '1';
    if (!there) return null;
    const found = unpack(answer.lines.get(`g${list}.${at}`) ?? '', `g${list}.${at}`, answer.most_bytes);
    const prefix = Buffer.from(`${operation.dir}/${item.file}:`, 'utf8');
    return wholeText(lineAfter(found, prefix).subarray(0, item.max_bytes), item);
  });
}

/** The rest of the line that starts with `prefix`; empty when there is none. */
function lineAfter(lines: Buffer, prefix: Buffer): Buffer {
  let from = 0;
  while (from < lines.length) {
    const end = lines.indexOf(10, from) === -1 ? lines.length : lines.indexOf(10, from);
    if (lines.subarray(from, from + prefix.length).equals(prefix)) return lines.subarray(from + prefix.length, end);
    from = end + 1;
  }
  return Buffer.alloc(0);
}

function decode(line: string | undefined, item: CollectItem, key: string): string | null {
  if (line === undefined) throw incomplete(`nothing read for ${key}`);
  if (line === '-') return null;
  const bytes = unpack(line, key, item.max_bytes + LINE_END);
  return wholeText(item.op === 'grep' && bytes.at(-1) === 10 ? bytes.subarray(0, -1) : bytes, item);
}

function offsetMinutes(offset: string): number | null {
  const match = /^([+-])(\d\d):?(\d\d)$/.exec(offset);
  if (match === null) return null;
  const minutes = Number(match[2]) * 60 + Number(match[3]);
  return match[1] === '-' ? -minutes : minutes;
}
