/** One visit as one script: what the operations need of the shell functions, then one line or two for each. */
import type { Envelope, Launch, Operation } from '../../operations.ts';
import { BASE64, BOOT, CLAIM, DETACH, MARKED, NAP, PROCESSES } from './library.ts';
import { FORGET, START, VOID_RUN } from './start.ts';
import { GUARD, VOID } from './locks.ts';
import { KILL, RECORD, SLAY } from './kill.ts';
import { COLLECT, REPORT, STATE } from './state.ts';
import { collectors, keyOf, listsOf, takeLine, whileRunning } from './collect.ts';
import type { Lists } from './collect.ts';
import { base64Lines, fileKey, quote } from './quote.ts';
import { runnerBody, runnerHeader } from './runner.ts';
import type { Machine } from './runner.ts';
import { FACTS, FILES, PROCESS_COUNT, countArguments } from './verbs.ts';
import { refusalBeforehand } from './refuse.ts';

/** Directories with the system's own tools, tried before the user's. */
const SYSTEM_PATH = '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin';

type Kind = Operation['op'];

/** Functions in the order in which they are defined, and the operations that need them. */
const PARTS: readonly (readonly [text: string, needed: readonly Kind[]])[] = [
  [BOOT, ['start', 'void', 'inspect', 'kill', 'forget', 'facts']],
  [PROCESSES, ['start', 'void', 'inspect', 'kill', 'forget']],
  [MARKED, ['start', 'inspect', 'kill', 'forget']],
  [BASE64, ['start', 'void', 'inspect', 'kill', 'forget', 'write', 'fetch']],
  [NAP, ['start', 'void', 'kill', 'forget']],
  [STATE, ['start', 'void', 'inspect', 'kill', 'forget']],
  [REPORT, ['inspect', 'kill']],
  [COLLECT, ['inspect', 'kill', 'fetch']],
  [CLAIM, ['start', 'void', 'kill', 'forget']],
  [GUARD, ['start', 'void', 'kill', 'forget']],
  [VOID, ['start', 'void', 'kill', 'forget']],
  [DETACH, ['start']],
  [START, ['start']],
  [VOID_RUN, ['void']],
  [FORGET, ['forget']],
  [RECORD, ['kill']],
  [SLAY, ['kill']],
  [KILL, ['kill']],
  [FILES, ['mkdir', 'probe', 'write']],
  [PROCESS_COUNT, ['process_count']],
  [FACTS, ['facts']],
];

/**
 * The whole script. It is one brace group on lines of its own that ends in `exit`: a shell parses it to the end before
 * it runs any of it, so a transfer that was cut runs nothing, and no command can eat the rest of it.
 */
export function visit(operations: readonly Operation[], envelope: Envelope, machine: Machine): string {
  const lists = listsOf(operations);
  const { functions, searches } = collectors(lists);
  const kinds = new Set(operations.map((operation) => operation.op));
  const parts = PARTS.filter(([, needed]) => needed.some((kind) => kinds.has(kind))).map(([text]) => text);
  const path = machine.path === null ? `${SYSTEM_PATH}\${PATH:+:$PATH}` : quote(machine.path);
  const fence = envelope.fence;
  return [
    '# agentd',
    '#',
    '#',
    '{',
    'set +efuC;AGENTD_PATH=$PATH AGENTD_LC=$LC_ALL',
    `PATH=${path} LC_ALL=C;export PATH LC_ALL`,
    ...(kinds.has('start') ? ['AGENTD_UMASK=$(umask);export AGENTD_PATH AGENTD_LC AGENTD_UMASK'] : []),
    'umask 077;exec </dev/null',
    `N=${envelope.nonce} R=${quote(envelope.run_root)} P=${quote(machine.proc)} SH=${quote(machine.sh)}`,
    'A=$R/.agentd Q= M= b64d=;say(){ echo "$N $i $*";}',
    `F=${fence === null ? '' : String(fence.number)} G=$A/fence-${fence === null ? '' : fileKey(fence.lineage)}`,
    ...parts.map((text) => text.replace(/\n$/, '')),
    ...(kinds.has('start') ? [`body(){ cat <<'RUNNER_BODY'`, `${runnerBody()}RUNNER_BODY`, '}'] : []),
    ...functions,
    'echo;echo "$N BEGIN"',
    ...(parts.includes(BOOT) ? ['boot'] : []),
    ...operations.flatMap((_operation, index) => stepsFor(operations, index, { envelope, machine, lists })),
    ...searches,
    ...(parts.includes(REPORT) ? [`mtimes(){ stat ${machine.os === 'darwin' ? '-f %m' : '-c %Y'} "$@";}`, 'ages'] : []),
    'echo "$N END 0"',
    'exit 0',
    '}',
    '',
  ].join('\n');
}

interface Setting {
  readonly envelope: Envelope;
  readonly machine: Machine;
  readonly lists: Lists;
}

function stepsFor(operations: readonly Operation[], index: number, setting: Setting): readonly string[] {
  const operation = operations[index];
  if (operation === undefined) return [];
  const firstKill = operation.op === 'kill' && operations[index - 1]?.op !== 'kill';
  const kills = firstKill ? killsFrom(operations, setting.envelope, index) : [];
  return [...kills, `i=${index}`, ...step(operation, setting)];
}

/** Kills that follow each other share one time of grace: all are sent off, then all are waited for. */
function killsFrom(operations: readonly Operation[], envelope: Envelope, first: number): readonly string[] {
  const lines = ['guarded :'];
  for (const operation of operations.slice(first)) {
    if (operation.op !== 'kill') break;
    if (refusalBeforehand(operation, envelope) !== null) continue;
    lines.push(`D=${quote(operation.dir)} T=${quote(operation.task)};[ "$w" ]||kill_run >/dev/null &`);
  }
  return [...lines, 'wait'];
}

function step(operation: Operation, { envelope, machine, lists }: Setting): readonly string[] {
  const refusal = refusalBeforehand(operation, envelope);
  if (refusal !== null) return [`say "x|${refusal}|"`];
  switch (operation.op) {
    case 'inspect':
      return [`${place(operation.dir, operation.task, envelope.run_root)};state;${report(operation, lists)}`];
    case 'kill': {
      const look = `Q=;state;${report(operation, lists)}`;
      return [`${place(operation.dir, operation.task, envelope.run_root)};if [ "$w" ];then say "x|$w";else ${look};fi`];
    }
    case 'start': {
      const { launch, replaces } = operation;
      return [
        ...filesOf(launch, machine),
        `D=${quote(launch.dir)} T=${quote(launch.task)}`,
        `guarded begin_run ${[fileKey(launch.item_id), ...replaces.map(quote)].join(' ')}`,
        `if [ "$w" ];then say "x|$w";else [ $y = started ]&&begun;say "$y";fi`,
      ];
    }
    case 'void':
      return [`D=${quote(operation.dir)};guarded void_run`, 'if [ "$w" ];then say "x|$w";else say "$y";fi'];
    case 'forget':
      return [
        `D=${quote(operation.dir)} T=${quote(operation.task)};guarded forget_run ${fileKey(operation.item_id)}`,
        'if [ "$w" ];then say "x|$w";else say ok;fi',
      ];
    case 'process_count':
      return [`count ${countArguments(operation.name, machine.os)}`];
    case 'facts':
      return ['facts'];
    case 'mkdir':
      return [`make ${quote(operation.path)} ${operation.clean ? 1 : ''}`];
    case 'probe':
      return [`probe ${[operation.dir, ...operation.names].map(quote).join(' ')}`];
    case 'write': {
      const bytes = Buffer.from(operation.text, 'utf8');
      return [`write ${quote(operation.path)} ${bytes.length} <<'_'`, `${base64Lines(bytes)}_`];
    }
    case 'fetch':
      return [`D=${quote(operation.dir)}`, ...operation.items.map((item, index) => takeLine(index, item)), 'say ok'];
  }
}

function report(operation: Operation & { readonly op: 'inspect' | 'kill' }, lists: Lists): string {
  const ended = lists.ended.get(keyOf(operation.collect)) ?? 0;
  const running = lists.running.get(keyOf(whileRunning(operation) ?? [])) ?? 0;
  return `report ${ended} ${running}`;
}

/** Sets D and T; short where the directory has its usual place and name. */
function place(dir: string, task: string, root: string): string {
  const name = dir.startsWith(`${root}/`) ? dir.slice(root.length + 1) : null;
  if (name === null || task !== `agentd-${name}`) return `D=${quote(dir)} T=${quote(task)}`;
  return `D=$R/${quote(name)} T=agentd-\${D##*/}`;
}

/** The function `files`: writes what a launch brings, the runner last. Each write is checked by its length. */
function filesOf(launch: Launch, machine: Machine): readonly string[] {
  const lines = ['files(){'];
  for (const [name, text] of Object.entries(launch.files)) {
    const bytes = Buffer.from(text, 'utf8');
    lines.push(`put ${quote(name)} ${bytes.length} <<'_' ||return 1`, `${base64Lines(bytes)}_`);
  }
  const header = Buffer.from(runnerHeader(launch, machine), 'utf8');
  const whole = header.length + Buffer.byteLength(runnerBody());
  lines.push(`{ unb64 <<'_'`, `${base64Lines(header)}_`, 'body', '} >"$D/run.sh"', `sized run.sh ${whole}`, '}');
  return lines;
}
