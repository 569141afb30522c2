/**
 * A deterministic agent for demos, tests and trying out a terminal: a tiny script that waits, says its message and ends
 * as the config tells it. It takes the same way as a real agent: run directory, runner, detached process, collection.
 */
import type { ExecutorConfig } from '../config/schema.ts';
import type { ExecResult } from '../model.ts';
import type { Adapter, Collected, ReadFacts } from '../operations.ts';
import { quoteWord } from './template.ts';

type MockConfig = NonNullable<ExecutorConfig['mock']>;

const STDOUT = 'stdout.txt';
const BYTES = 256 * 1024;

export const mockAdapter: Adapter = {
  name: 'mock',
  resume: true,
  stdout_name: STDOUT,
  collect: [
    { op: 'read', file: 'last.md', max_bytes: BYTES },
    { op: 'grep', file: STDOUT, needle: 'mock-thread ', pick: 'first', max_bytes: 512 },
    { op: 'tail', file: 'stderr.txt', max_bytes: 4096 },
  ],
  collect_running: [{ op: 'grep', file: STDOUT, needle: 'mock-thread ', pick: 'first', max_bytes: 512 }],
  read(collected: Collected, facts: ReadFacts): ExecResult {
    const [last = null, thread = null, tail = null] = collected;
    const thread_id = threadIn(thread) ?? facts.asked_thread;
    const last_message = facts.exit_code === null || facts.exit_code > 128 ? null : last;
    return {
      last_message,
      exit_code: facts.exit_code,
      thread_id,
      log_paths: [`${facts.dir}/${STDOUT}`, `${facts.dir}/stderr.txt`],
      tail: (tail ?? '').trim(),
      ...(last_message === null ? {} : { message_path: `${facts.dir}/last.md` }),
      ...(facts.asked_thread === null ? {} : { resumed_same_thread: thread_id === facts.asked_thread }),
    };
  },
  threadOf: ([thread = null]) => threadIn(thread),
};

function threadIn(line: string | null): string | null {
  return line === null ? null : (/mock-thread (\S+)/.exec(line)?.[1] ?? null);
}

const DEFAULT_MESSAGE = '[review] done';

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
  if (os === 'windows') {
    const bytes = (text: string): string =>
      `[Convert]::FromBase64String('${Buffer.from(text, 'utf8').toString('base64')}')`;
    return [
      `Write-Output ${quoteWord(`mock-thread ${thread}`, os, true)}`,
      `Start-Sleep -Milliseconds ${mock.delay_ms}`,
      ...(mock.tail === '' ? [] : [`[Console]::Error.WriteLine([Text.Encoding]::UTF8.GetString(${bytes(mock.tail)}))`]),
      `[IO.File]::WriteAllBytes('{run_dir}\\last.md', ${bytes(message)})`,
      `exit ${code}`,
    ].join('; ');
  }
  const quoted = (text: string): string => `'${text.replaceAll("'", String.raw`'\''`)}'`;
  return [
    `printf '%s\\n' ${quoted(`mock-thread ${thread}`)}`,
    `sleep ${seconds}`,
    ...(mock.tail === '' ? [] : [`printf '%s\\n' ${quoted(mock.tail)} >&2`]),
    ...(message === '' ? [] : [`printf '%s' ${quoted(message)} > '{out}'`]),
    `exit ${code}`,
  ].join('; ');
}

function nth<T>(list: readonly T[] | undefined, n: number): T | undefined {
  return list === undefined || list.length === 0 ? undefined : list[Math.min(n, list.length) - 1];
}
