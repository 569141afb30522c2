/** What is read of long outputs by the script on a terminal is what the files at hand give. */
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { claudeCodeAdapter } from '../../../action/src/executors/claude-code/adapter.ts';
import { codexAdapter } from '../../../action/src/executors/codex/adapter.ts';
import { systemRandom } from '../../../action/src/wiring/host.ts';
import type { Adapter } from '../../../action/src/ports/adapter.ts';
import { localChannel } from '../../../action/src/transports/channels/local.ts';
import { posixShell } from '../../../action/src/transports/shells/posix/shell.ts';
import { createTransport } from '../../../action/src/transports/transport.ts';
import { FACTS, jsonl, readBy } from '../reading.ts';
import { removeFolder } from '../../folders.ts';

const folder = mkdtempSync(join(tmpdir(), 'agentd-long-'));
afterAll(() => {
  removeFolder(folder);
});

const long = 'é😀"\\\n'.repeat(600_000);
const claude = jsonl(
  { type: 'system', subtype: 'init', session_id: 's1' },
  { type: 'result', subtype: 'success', is_error: false, session_id: 's1', result: `[review] ${long}` },
);
const codex = jsonl(
  { type: 'thread.started', thread_id: 't1' },
  { type: 'turn.started' },
  { type: 'item.completed', item: { id: 'i', type: 'agent_message', text: `[review] ${long}` } },
  { type: 'turn.completed', usage: { input_tokens: 1, output_tokens: 1 } },
);
const CASES: readonly (readonly [string, Adapter, Record<string, string>])[] = [
  ['claude', claudeCodeAdapter, { 'out.json': claude, 'stderr.txt': '' }],
  ['codex', codexAdapter, { 'events.jsonl': codex, 'stderr.txt': '', 'out/last.md': `[review] ${long}` }],
];

describe('an answer that is longer than what is read', () => {
  it.each(CASES)('comes cut, from a terminal as from the files: %s', async (name, adapter, files) => {
    const dir = mkdtempSync(join(folder, `${name}-`));
    mkdirSync(join(dir, 'out'));
    for (const [file, text] of Object.entries(files)) writeFileSync(join(dir, file), text);
    const channel = localChannel({ env: { PATH: process.env['PATH'] ?? '', HOME: folder } });
    const transport = createTransport(posixShell('linux'), channel, {
      run_root: folder,
      random: systemRandom,
      timeout_ms: 60_000,
      home: folder,
    });
    const result = adapter.read(await transport.fetch(dir, adapter.collect), FACTS);
    expect(result).toEqual(readBy(adapter, files));
    expect(result).toMatchObject({ message_cut: true, final: 'good' });
    expect(`[review] ${long}`.startsWith(result.last_message ?? '-')).toBe(true);
  });
});
