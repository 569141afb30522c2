/** Every POSIX script that can be sent to a terminal or written there, as examples with all that is in them. */
import { withNotice } from '../../../../action/src/executors/terminal/file-notice.ts';
import { mockCommand } from '../../../../action/src/executors/mock/adapter.ts';
import { inWorktree, worktreeOf } from '../../../../action/src/executors/terminal/worktree.ts';
import type { CollectItem, Operation } from '../../../../action/src/ports/operation.ts';
import type { Launch } from '../../../../action/src/ports/launch.ts';
import { posixShell } from '../../../../action/src/transports/shells/posix/shell.ts';
import { posixCommands } from '../../../../action/src/transports/channels/warpgate/relay-posix.ts';

export interface NamedScript {
  readonly name: string;
  readonly text: string;
}

const identity = { pid: 4711, start: '99', boot: 'b-1', pid_ns: '4', machine: 'm-1' };
const collect: readonly CollectItem[] = [
  { op: 'read', file: 'out/last.md', max_bytes: 9 },
  { op: 'tail', file: 'stderr.txt', max_bytes: 9 },
  { op: 'grep', file: 'events.jsonl', needle: `it's "x"`, pick: 'first', max_bytes: 9 },
  { op: 'grep', file: 'events.jsonl', needle: 'turn', pick: 'last', max_bytes: 9 },
];
const at = { dir: '/r/a', task: 'agentd-a' };

const worktree = worktreeOf('ENG-1-1', (key) => `/r/worktrees/${key}`, 'origin', '/r/a/git.txt');

const launch: Launch = {
  ...at,
  item_id: 'i',
  cwd: '/',
  command: inWorktree('agent <&0', worktree),
  stdout_name: 'stdout.txt',
  files: { 'prompt.md': 'do it\u0007\n', 'plain.md': 'do it\n' },
  limit_s: 60,
  stall_s: 30,
};

/** One of each kind, so that a kind without an example does not compile. */
const OPERATIONS: { readonly [Op in Operation['op']]: readonly (Operation & { readonly op: Op })[] } = {
  start: [{ op: 'start', launch, replaces: ['/r/b'] }],
  void: [{ op: 'void', dir: '/r/a' }],
  inspect: [
    { op: 'inspect', ...at, identity, collect, collect_running: collect },
    { op: 'inspect', dir: '/elsewhere/a', task: 'x', identity: null, collect, collect_running: [] },
  ],
  kill: [
    { op: 'kill', ...at, identity, collect },
    { op: 'kill', ...at, identity: null, collect: [] },
  ],
  watch: [{ op: 'watch', ...at, identity, elapsed_s: 3 }],
  forget: [{ op: 'forget', ...at, item_id: 'an item’s' }],
  discard: [{ op: 'discard', ...at }],
  inventory: [{ op: 'inventory', repos: ['/srv', "/it's"] }],
  remove_worktree: [{ op: 'remove_worktree', path: '/r/worktrees/A-1', repos: ['/srv'], lineage: 'ffffffff' }],
  process_count: [{ op: 'process_count', name: 'x' }],
  facts: [{ op: 'facts' }],
  machine_facts: [
    {
      op: 'machine_facts',
      programs: [{ word: 'x', version: true }],
      repos: ['/srv'],
      files: [{ path: 'a', folder: '/srv', executed: true }],
    },
  ],
  mkdir: [{ op: 'mkdir', path: '/r/a', clean: true }],
  probe: [{ op: 'probe', dir: '/r/a', names: ['x'] }],
  write: [{ op: 'write', path: '/r/a/x', text: 'x' }],
  fetch: [{ op: 'fetch', dir: '/r/a', items: collect }],
};

/** Command lines of runs that have lines of ours in them, and what a relay carries: a small program and its data, as base64. */
function besides(os: 'linux' | 'darwin'): readonly NamedScript[] {
  const mock: Parameters<typeof mockCommand>[0] = {
    messages: [],
    exit_codes: [],
    message: "it's done",
    exit_code: 1,
    delay_ms: 10,
    status: 'failed',
    tail: "it's",
    events: [{ type: 'text', text: 'x' }],
    fail_start: false,
    fail_answer: false,
  };
  const called = [
    { path: './it’s.sh', executed: true, what: 'script', relative: true },
    { path: '/x.py', executed: false, what: 'script', relative: false },
  ] as const;
  const relayed = posixCommands('x'.repeat(100_000), 'c'.repeat(24), { os, packs: false });
  return [
    { name: 'the command of the mock', text: mockCommand(mock, 1, { run_id: 'ENG-1-1', thread_id: null }, os) },
    { name: 'a command in a worktree', text: inWorktree('agent', worktree) },
    { name: 'a command that calls files', text: withNotice('./x.sh', called, os) },
    ...relayed.map((line, at) => ({ name: `a command of a relay, ${at}`, text: programIn(line) })),
  ];
}

/** Its first long word is the program. */
function programIn(line: string): string {
  const word = /[A-Za-z0-9+/=]{60,}/.exec(line)?.[0] ?? '';
  return Buffer.from(word, 'base64').toString('utf8');
}

export function everyScript(os: 'linux' | 'darwin'): readonly NamedScript[] {
  const shells = {
    usual: posixShell(os),
    ordered: posixShell(os, { ordered: true, pass: ['GITHUB_X'], secrets: ['T'] }),
  };
  const envelope = { nonce: 'c'.repeat(24), fence: { lineage: 'ffffffff', number: 3 }, run_root: '/r' };
  const kinds = Object.entries(OPERATIONS);
  const all = Object.values(OPERATIONS).flat();
  const many = Array.from({ length: 70 }, () => OPERATIONS.inspect).flat();
  return Object.entries(shells)
    .flatMap(([how, shell]) => [
      ...kinds.map(([op, operations]) => ({
        name: `${how}: ${op}`,
        text: shell.script(operations, { ...envelope, plain: true }),
      })),
      { name: `${how}: everything`, text: shell.script(all, { ...envelope, plain: true }) },
      { name: `${how}: everything, packed`, text: shell.script(all, envelope) },
      { name: `${how}: many looks`, text: shell.script(many, { ...envelope, plain: true, fence: null }) },
      { name: `${how}: the runner`, text: shell.runner(launch) },
    ])
    .concat(besides(os));
}
