/**
 * How a run of a plain script is read back. Pure. The script's answer is the file it wrote to `{out}` (`out/last.md`), else the
 * last 6,000 characters of what it printed (executor contract). A script has no final event: only one that ended by
 * itself has an answer.
 */
import type { ExecResult } from '../../model/result.ts';
import { isKilledExit } from '../../core/verdict/exit-codes.ts';
import { withoutAnsi } from '../../../../bot/ansi.ts';
import type { Adapter, ReadFacts } from '../../ports/adapter.ts';
import type { Collected, CollectItem } from '../../ports/operation.ts';
import { undrawn } from '../output/printed.ts';
import { ANSWER_FILE } from '../output/answer-file.ts';
import { isCut } from '../output/collect.ts';
import { endFrame, lastFrame, logPaths, pathIn } from '../output/last-frame.ts';

const STDOUT = 'stdout.txt';
const ANSWER_CHARS = 6000;
const ANSWER: CollectItem = { op: 'read', file: ANSWER_FILE, max_bytes: 1024 * 1024 };
const COLLECT: readonly CollectItem[] = [
  ANSWER,
  // A character has at most four bytes.
  { op: 'tail', file: STDOUT, max_bytes: 4 * ANSWER_CHARS },
  { op: 'tail', file: 'stderr.txt', max_bytes: 8 * 1024 },
];

export const shellAdapter: Adapter = {
  name: 'shell',
  stdout_name: STDOUT,
  collect: COLLECT,
  collect_running: [],
  read,
  threadOf: () => null,
};

function read(collected: Collected, facts: ReadFacts): ExecResult {
  const [written, stdout, stderr] = collected;
  const last_message = endedByItself(facts) ? answer(written ?? null, stdout ?? null) : null;
  return {
    last_message,
    exit_code: facts.exit_code,
    thread_id: null,
    log_paths: logPaths(facts.dir, [STDOUT, 'stderr.txt', facts.answer_file]),
    ...wordsOf(stdout ?? null, stderr ?? null, facts),
    ...(last_message === null
      ? {}
      : { message_path: pathIn(facts.dir, last_message === written ? facts.answer_file : STDOUT) }),
    ...(last_message !== null && last_message === written && isCut(written, ANSWER) ? { message_cut: true } : {}),
    ...(facts.asked_thread === null ? {} : { resumed_same_thread: false }),
  };
}

function endedByItself(facts: ReadFacts): boolean {
  if (facts.exit_code === null || isKilledExit(facts.exit_code)) return false;
  return facts.ended_by === null || facts.ended_by === 'itself';
}

/** What a script prints is its prose, and no word of it counts; of one that was stopped it is shown, as it may have waited for an answer. */
function wordsOf(stdout: string | null, stderr: string | null, facts: ReadFacts): ReturnType<typeof endFrame> {
  const printed = endedByItself(facts) ? '' : lastFrame(undrawn(stdout ?? ''));
  return printed === '' ? { tail: lastFrame(stderr) } : endFrame(null, stderr, false, printed);
}

function answer(written: string | null, stdout: string | null): string | null {
  if (written !== null && written.trim() !== '') return written;
  if (stdout === null) return null;
  return [...withoutAnsi(stdout)].slice(-ANSWER_CHARS).join('');
}
