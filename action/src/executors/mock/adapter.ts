/**
 * A deterministic agent for demos, tests and trying out a terminal: a tiny script that waits, says its message and ends
 * as the config tells it. It takes the same way as a real agent: run directory, runner, detached process, collection.
 */
import type { ExecutorConfig } from '../../config/schema.ts';
import type { ExecResult } from '../../model/result.ts';
import type { Adapter, ReadFacts } from '../../ports/adapter.ts';
import type { Collected } from '../../ports/operation.ts';
import { threadId } from '../../core/state/thread-id.ts';
import { ANSWER_FILE } from '../output/answer-file.ts';
import { logPaths, pathIn } from '../output/last-frame.ts';
import { quoteWord } from '../terminal/template.ts';

type MockConfig = NonNullable<ExecutorConfig['mock']>;

const STDOUT = 'stdout.txt';
const BYTES = 256 * 1024;
const STATUS = 'mock-status ';

export const mockAdapter: Adapter = {
  name: 'mock',
  stdout_name: STDOUT,
  collect: [
    { op: 'read', file: ANSWER_FILE, max_bytes: BYTES },
    { op: 'grep', file: STDOUT, needle: 'mock-thread ', pick: 'first', max_bytes: 512 },
    { op: 'tail', file: 'stderr.txt', max_bytes: 4096 },
    { op: 'grep', file: STDOUT, needle: STATUS, pick: 'last', max_bytes: 512 },
    { op: 'tail', file: STDOUT, max_bytes: 4096 },
  ],
  collect_running: [{ op: 'grep', file: STDOUT, needle: 'mock-thread ', pick: 'first', max_bytes: 512 }],
  read(collected: Collected, facts: ReadFacts): ExecResult {
    const [last = null, thread = null, tail = null, status = null, stdout = null] = collected;
    const thread_id = threadIn(thread) ?? facts.asked_thread;
    const final = finalIn(status);
    const last_message = final !== null || facts.exit_code === null || facts.exit_code > 128 ? null : last;
    const complaint = (tail ?? '').trim();
    return {
      last_message,
      exit_code: facts.exit_code,
      thread_id,
      log_paths: logPaths(facts.dir, [STDOUT, 'stderr.txt']),
      tail: complaint === '' ? lastEventIn(stdout) : complaint,
      ...(final === null ? {} : { final, reported_failure: true }),
      ...(last_message === null ? {} : { message_path: pathIn(facts.dir, facts.answer_file) }),
      ...(facts.asked_thread === null ? {} : { resumed_same_thread: thread_id === facts.asked_thread }),
    };
  },
  threadOf: ([thread = null]) => threadIn(thread),
};

function threadIn(line: string | null): string | null {
  return line === null ? null : threadId(/mock-thread (\S+)/.exec(line)?.[1] ?? null);
}

/** What the run says of itself at its end; null: nothing, which is left to its exit code. */
function finalIn(line: string | null): 'failed' | 'interrupted' | null {
  if (line === `${STATUS}failed`) return 'failed';
  return line === `${STATUS}cancelled` ? 'interrupted' : null;
}

/** Events are printed as one line of JSON each. */
function lastEventIn(stdout: string | null): string {
  return (stdout ?? '').split('\n').findLast((line) => line.startsWith('{')) ?? '';
}

const DEFAULT_MESSAGE = '[review] done';

/** One line of ASCII, which every shell and every code page passes on as it is; nothing in it reads as a placeholder. */
function eventLine(event: MockConfig['events'][number]): string {
  const hex = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(event).replace(/[^ -~]|\{(?=[a-z_]+\})/g, hex);
}

/** The command line that plays the part of an agent in run number `n` (1 = the item's first). */
export function mockCommand(
  mock: MockConfig,
  n: number,
  run: { readonly run_id: string; readonly thread_id: string | null },
  os: 'linux' | 'darwin' | 'windows',
): string {
  const message = nth(mock.messages, n) ?? mock.message ?? DEFAULT_MESSAGE;
  const code = nth(mock.exit_codes, n) ?? mock.exit_code;
  const thread = run.thread_id ?? `mock-${run.run_id}`;
  const seconds = mock.delay_ms / 1000;
  const events = mock.events.map(eventLine);
  const status = mock.status === 'success' ? [] : [`${STATUS}${mock.status}`];
  if (os === 'windows') {
    const bytes = (text: string): string =>
      `[Convert]::FromBase64String('${Buffer.from(text, 'utf8').toString('base64')}')`;
    const say = (line: string): string => `Write-Output ${quoteWord(line, os, true)}`;
    return [
      ...[`mock-thread ${thread}`, ...events].map(say),
      `Start-Sleep -Milliseconds ${mock.delay_ms}`,
      ...(mock.tail === '' ? [] : [`[Console]::Error.WriteLine([Text.Encoding]::UTF8.GetString(${bytes(mock.tail)}))`]),
      ...status.map(say),
      `[IO.File]::WriteAllBytes('{out}', ${bytes(message)})`,
      `exit ${code}`,
    ].join('; ');
  }
  const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  const say = (line: string): string => `printf '%s\\n' ${quoted(line)}`;
  return [
    ...[`mock-thread ${thread}`, ...events].map(say),
    `sleep ${seconds}`,
    ...(mock.tail === '' ? [] : [`printf '%s\\n' ${quoted(mock.tail)} >&2`]),
    ...status.map(say),
    ...(message === '' ? [] : [`printf '%s' ${quoted(message)} > '{out}'`]),
    `exit ${code}`,
  ].join('; ');
}

function nth<T>(list: readonly T[] | undefined, n: number): T | undefined {
  return list === undefined || list.length === 0 ? undefined : list[Math.min(n, list.length) - 1];
}
