import { describe, expect, it } from 'vitest';
import { claudeCodeAdapter } from '../../../action/src/executors/claude-code/adapter.ts';
import { codexAdapter } from '../../../action/src/executors/codex/adapter.ts';
import { mockAdapter } from '../../../action/src/executors/mock/adapter.ts';
import { shellAdapter } from '../../../action/src/executors/shell/adapter.ts';
import type { Adapter } from '../../../action/src/ports/adapter.ts';
import { jsonl, readBy } from '../reading.ts';

const codex = jsonl(
  { type: 'thread.started', thread_id: 't1' },
  { type: 'turn.started' },
  { type: 'item.completed', item: { id: 'i1', type: 'agent_message', text: '[review] ok' } },
  { type: 'turn.completed', usage: {} },
);
const claude = jsonl({ type: 'result', subtype: 'success', is_error: false, result: '[review] ok', session_id: 's1' });

const CASES: readonly (readonly [what: string, adapter: Adapter, files: Record<string, string>, name: string])[] = [
  ['codex with its copy', codexAdapter, { 'events.jsonl': codex, 'last.md': '[review] ok' }, 'out/last.md'],
  ['codex without it', codexAdapter, { 'events.jsonl': codex }, 'events.jsonl'],
  ['claude', claudeCodeAdapter, { 'out.json': claude }, 'out.json'],
  ['a script that writes the file', shellAdapter, { 'stdout.txt': 'x', 'last.md': '[review] ok' }, 'out/last.md'],
  ['a script that only prints', shellAdapter, { 'stdout.txt': '[review] ok' }, 'stdout.txt'],
  ['the mock', mockAdapter, { 'stdout.txt': 'mock-thread t', 'last.md': '[review] ok' }, 'out/last.md'],
];

describe('the file that holds the message whole', () => {
  it.each(CASES)('of %s', (_what, adapter, files, name) => {
    expect(readBy(adapter, files).message_path).toBe(`/runs/r1/${name}`);
  });

  it.each(CASES)('is named only where there is a message: %s', (_what, adapter, files) => {
    const cut = Object.fromEntries(Object.entries(files).map(([name, text]) => [name, text.slice(0, 5)]));
    const result = readBy(adapter, cut, { exit_code: 143, ended_by: 'kill' });
    expect([result.last_message, result.message_path]).toEqual([null, undefined]);
  });
});
