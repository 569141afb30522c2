import { describe, expect, it } from 'vitest';
import type { CollectItem, Operation } from '../../../../action/src/ports/operation.ts';
import type { Envelope } from '../../../../action/src/ports/shell.ts';
import type { Launch } from '../../../../action/src/ports/launch.ts';
import { powershellShell } from '../../../../action/src/transports/shells/powershell/shell.ts';
import { relayCommands } from '../../../../action/src/transports/shells/powershell/deliver.ts';

const root = String.raw`C:\Users\agent\.agentd\runs`;
const envelope: Envelope = { nonce: 'ab'.repeat(12), fence: { lineage: '0a1b2c3d', number: 41 }, run_root: root };
const shell = powershellShell();
const collect: readonly CollectItem[] = [
  { op: 'read', file: 'last.md', max_bytes: 400_000 },
  { op: 'grep', file: 'events.jsonl', needle: '"thread.started"', pick: 'first', max_bytes: 4096 },
  { op: 'tail', file: 'stderr.txt', max_bytes: 8192 },
];
const name = (at: number): string => `0a1b2c3d-ENG-${at}-1`;
const looks = (count: number): readonly Operation[] =>
  Array.from({ length: count }, (_none, at) => ({
    op: 'inspect',
    identity: null,
    dir: `${root}\\${name(at)}`,
    task: `agentd-${name(at)}`,
    collect,
    collect_running: collect.slice(1, 2),
  }));
const launch: Launch = {
  task: `agentd-${name(99)}`,
  dir: `${root}\\${name(99)}`,
  item_id: '5f0c7c0e-0000-4000-8000-000000000000',
  cwd: String.raw`C:\work\eng`,
  command: String.raw`& 'C:\Users\agent\AppData\Roaming\npm\codex.cmd' exec --json -C 'C:\work\eng' -o 'C:\out' -`,
  stdout_name: 'events.jsonl',
  files: { 'prompt.md': 'Please mend it.\n'.repeat(100) },
  limit_s: 7200,
  stall_s: 900,
};
const commands = (operations: readonly Operation[]): number =>
  relayCommands(shell.script(operations, envelope), envelope.nonce).length;

describe('a script for a Windows terminal', () => {
  it('stays under 13 KB for a look at twenty runs', () => {
    expect(shell.script([...looks(20), { op: 'facts' }], envelope).length).toBeLessThan(13_000);
  });

  it('grows by less than 200 characters with each run', () => {
    const [fifty = 0, ten = 0] = [50, 10].map((count) => shell.script(looks(count), envelope).length);
    expect((fifty - ten) / 40).toBeLessThan(200);
  });

  it('needs few commands of a relay', () => {
    expect(commands([{ op: 'facts' }])).toBe(1);
    expect(commands([{ op: 'process_count', name: 'codex' }])).toBe(1);
    // One more than for WMI alone carries the ways to list processes without WMI.
    expect(commands(looks(20))).toBeLessThanOrEqual(3);
    // Four ways to start a run, and the definition of its task.
    expect(commands([{ op: 'start', launch, replaces: [] }])).toBeLessThanOrEqual(5);
  });
});
