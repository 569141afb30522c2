/** Reads files through an adapter exactly as a tick does: collect, then read. */
import { ANSWER_FILE } from '../../action/src/executors/output/answer-file.ts';
import { collectFrom } from '../../action/src/executors/output/collect.ts';
import type { ExecResult } from '../../action/src/model/result.ts';
import type { Adapter, ReadFacts } from '../../action/src/ports/adapter.ts';

export const FACTS: ReadFacts = {
  exit_code: 0,
  ended_by: 'itself',
  asked_thread: null,
  totals_before: null,
  started_at: null,
  ended_at: null,
  utc_offset_min: null,
  dir: '/runs/r1',
  answer_file: ANSWER_FILE,
};

export function readBy(adapter: Adapter, files: Record<string, string>, facts: Partial<ReadFacts> = {}): ExecResult {
  // `last.md` stands for wherever the answer lies.
  const at = (name: string): string | null => files[name] ?? files[name.replace(/^out\//, '')] ?? null;
  const collected = collectFrom(at, adapter.collect);
  return adapter.read(collected, { ...FACTS, ...facts });
}

export function threadWhileRunning(adapter: Adapter, files: Record<string, string>): string | null {
  return adapter.threadOf(collectFrom((name) => files[name] ?? null, adapter.collect_running));
}

export function jsonl(...events: readonly unknown[]): string {
  return events.map((event) => `${JSON.stringify(event)}\n`).join('');
}
