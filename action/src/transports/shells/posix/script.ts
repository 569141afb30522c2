/** One visit as one script: what the operations need of the shell functions, then one line or two for each. */
import type { Envelope } from '../../../ports/shell.ts';
import type { Operation } from '../../../ports/operation.ts';
import { INVENTORY, DROP_WORKTREE, WORK } from './inventory.ts';
import { COLLECT, collectors } from './collect.ts';
import { listsOf } from '../answer/lists.ts';
import { DISCARD } from './discard.ts';
import { KILL, RECORD, SLAY } from './kill.ts';
import { KIN, LABELS } from './kin.ts';
import { BASE64, BOOT, CLAIM, DETACH, NAP, PLAIN, PROCESSES, REAL, STOPPED } from './library.ts';
import { GUARD, VOID } from './locks.ts';
import { fileKey } from '../names.ts';
import { quote } from './quote.ts';
import { RUNNER_LIBRARY, RUNNER_MAIN } from './runner.ts';
import type { Machine } from './machine.ts';
import { ENVIRONMENT, cleaned } from './environment.ts';
import { LOGIN_PATH } from './login-path.ts';
import { head, proof } from './proof.ts';
import { SCOPE } from './scope.ts';
import { FORGET, START, VOID_RUN } from './start.ts';
import { REPORT, STATE } from './state.ts';
import { stepsFor } from './steps.ts';
import { MACHINE_FACTS } from './machine-facts.ts';
import { FACTS, FILES, PROCESS_COUNT } from './verbs.ts';
import { WATCH } from './watchdog.ts';

/** Directories with the system's own tools, tried before the user's. */
const SYSTEM_PATH = '/usr/bin:/bin:/usr/sbin:/sbin:/usr/local/bin';

/** The search path of the scripts themselves, as a word of the shell. */
export function searchPath(machine: Machine): string {
  return machine.path === null ? `${SYSTEM_PATH}\${PATH:+:$PATH}` : quote(machine.path);
}

type Kind = Operation['op'];

/** Operations that call git, or start what may. */
const CALLS_GIT: readonly Kind[] = ['start', 'machine_facts', 'inventory', 'remove_worktree'];
/** Operations that ask whether anything of a run lives. */
const ON_RUNS: readonly Kind[] = ['start', 'inspect', 'kill', 'watch', 'forget', 'discard'];

/** Functions in the order in which they are defined, and the operations that need them. */
const PARTS: readonly (readonly [text: string, needed: readonly Kind[]])[] = [
  [BOOT, [...ON_RUNS, 'void', 'facts', 'machine_facts', 'inventory', 'remove_worktree']],
  [PROCESSES, [...ON_RUNS, 'void', 'machine_facts', 'inventory', 'remove_worktree']],
  [LABELS, [...ON_RUNS, 'void', 'inventory', 'remove_worktree']],
  [STOPPED, ['inspect', 'kill', 'watch']],
  [PLAIN, [...ON_RUNS, 'void', 'inventory', 'remove_worktree']],
  [KIN, [...ON_RUNS, 'void', 'inventory', 'remove_worktree']],
  [BASE64, [...ON_RUNS, 'void', 'write', 'fetch', 'machine_facts', 'inventory', 'remove_worktree']],
  [NAP, ['start', 'void', 'kill', 'watch', 'forget', 'discard', 'machine_facts', 'remove_worktree']],
  [STATE, [...ON_RUNS, 'void', 'inventory', 'remove_worktree']],
  [REAL, ['start', 'void', 'kill', 'watch', 'forget', 'discard', 'machine_facts', 'inventory', 'remove_worktree']],
  [REPORT, ['inspect', 'kill']],
  [COLLECT, ['inspect', 'kill', 'fetch', 'machine_facts']],
  [CLAIM, ['start', 'void', 'kill', 'forget', 'discard']],
  [GUARD, ['start', 'void', 'kill', 'watch', 'forget', 'discard', 'remove_worktree']],
  [VOID, ['start', 'void', 'kill', 'forget', 'discard']],
  [ENVIRONMENT, ['start', 'machine_facts']],
  [SCOPE, ['machine_facts']],
  [DETACH, ['start', 'watch', 'machine_facts']],
  [START, ['start']],
  [VOID_RUN, ['void']],
  [FORGET, ['forget']],
  [DISCARD, ['discard']],
  [RECORD, ['kill']],
  [SLAY, ['kill']],
  [KILL, ['kill']],
  [WATCH, ['watch']],
  [WORK, ['inventory', 'remove_worktree']],
  [INVENTORY, ['inventory', 'remove_worktree']],
  [DROP_WORKTREE, ['remove_worktree']],
  [FILES, ['mkdir', 'probe', 'write']],
  [PROCESS_COUNT, ['process_count']],
  [FACTS, ['facts']],
  [LOGIN_PATH, ['machine_facts']],
  [MACHINE_FACTS, ['machine_facts']],
];

/** From so many looks on, the answer comes back packed as a whole. */
const MANY = 64;
const ONLY_LOOKS: ReadonlySet<Kind> = new Set<Kind>(['inspect', 'facts', 'process_count']);

/**
 * The whole script. It is one brace group on lines of its own that ends in `exit`: a shell parses it to the end before
 * it runs any of it, so a transfer that was cut runs nothing, and no command can eat the rest of it.
 */
export function visit(operations: readonly Operation[], envelope: Envelope, machine: Machine): string {
  const lists = listsOf(operations);
  const { functions, searches } = collectors(lists);
  const kinds = new Set(operations.map((operation) => operation.op));
  const whole = operations.length > MANY && kinds.has('inspect') && [...kinds].every((kind) => ONLY_LOOKS.has(kind));
  const needed = PARTS.filter(([, by]) => by.some((kind) => kinds.has(kind))).map(([text]) => text);
  const parts = kinds.has('start') ? needed.filter((text) => !RUNNER_LIBRARY.includes(text)) : needed;
  const fence = envelope.fence;
  return [
    ...head(envelope.nonce, machine),
    '{',
    ...proof(envelope.nonce, machine),
    'AGENTD_PATH=$PATH AGENTD_LC=$LC_ALL',
    `PATH=${searchPath(machine)} LC_ALL=C;export PATH LC_ALL`,
    ...(kinds.has('start') ? ['AGENTD_UMASK=$(umask);export AGENTD_PATH AGENTD_LC AGENTD_UMASK'] : []),
    'umask 077;exec </dev/null',
    ...(kinds.has('machine_facts') ? [`reader=$2 Y=${quote(machine.systemd)}`] : []),
    `N=${envelope.nonce} R=${quote(envelope.run_root)} P=${quote(machine.proc)} SH=${quote(machine.sh)}`,
    'A=$R/.agentd Q= M= IP= b64d=;say(){ echo "$N $i $*";}',
    `F=${fence === null ? '' : String(fence.number)} G=$A/fence-${fence === null ? '' : fileKey(fence.lineage)}`,
    ...(kinds.has('start')
      ? [`lib=${quote(RUNNER_LIBRARY.join(''))}`, 'eval "$lib"', `main=${quote(RUNNER_MAIN)}`]
      : []),
    ...parts.map((text) => text.replace(/\n$/, '')),
    ...(parts.includes(STATE) ? [`mtimes(){ stat ${machine.os === 'darwin' ? '-f %m' : '-c %Y'} "$@";}`] : []),
    ...functions,
    ...(CALLS_GIT.some((kind) => kinds.has(kind))
      ? cleaned(machine, kinds.has('start') || kinds.has('machine_facts'))
      : []),
    'echo;echo "$N BEGIN"',
    ...(needed.includes(BOOT) ? ['boot'] : []),
    ...(whole ? ['answer(){'] : []),
    ...operations.flatMap((_operation, index) => stepsFor(operations, index, { envelope, machine, lists })),
    ...searches,
    ...(parts.includes(REPORT) ? ['ages'] : []),
    ...(whole ? ['}', `if [ $z = z ];then printf '%s' "$N Z ";answer|enc;echo;else answer;fi`] : []),
    'echo "$N END 0"',
    'exit 0',
    '}',
    '',
  ].join('\n');
}
