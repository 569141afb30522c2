/** One visit as one script: what the operations need of the functions, then one line or two for each. */
import type { CollectItem, Operation } from '../../../ports/operation.ts';
import type { Envelope } from '../../../ports/shell.ts';
import { isShared, listsOf } from '../answer/lists.ts';
import type { Lists } from '../answer/lists.ts';
import { fileKey } from '../names.ts';
import { FORGET, START } from './start.ts';
import { OUTSIDE } from './start-ways.ts';
import { TOLD, UNBEGUN } from './unbegun.ts';
import { INVENTORY } from './inventory.ts';
import { DISCARD } from './discard.ts';
import { KILL, RECORD, SWEEP } from './kill.ts';
import type { Inherited } from './environment.ts';
import { KIN } from './kin.ts';
import { CLAIM, FILES } from './library.ts';
import { GUARD, VOID } from './locks.ts';
import type { Machine } from './machine.ts';
import { TEXT_OF, literal } from './quote.ts';
import { proof } from './reader.ts';
import { COLLECT, REPORT, SAY } from './report.ts';
import { runnerBody } from './runner.ts';
import { STATE } from './state.ts';
import { MACHINE_FACTS } from './machine-facts.ts';
import { FACTS, PROCESS_COUNT, STEPS, UNPACK } from './verbs.ts';
import { GUARDING, WATCH } from './watchdog.ts';
import { PROCESS_WAYS } from './process-ways.ts';
import { DROP_WORKTREE, WORK } from './worktrees.ts';
import { stepsFor, takeLine } from './steps.ts';

type Kind = Operation['op'];

/** Operations that look at processes or change what they look at. */
const LOOKS: readonly Kind[] = ['start', 'void', 'inspect', 'kill', 'watch', 'forget', 'discard', 'inventory'];
const LISTS: readonly Kind[] = [...LOOKS, 'remove_worktree'];
const ACTS: readonly Kind[] = ['start', 'void', 'kill', 'watch', 'forget', 'discard'];

/** Functions in the order in which they are defined, and the operations that need them. */
function parts(machine: Machine): readonly (readonly [text: string, needed: readonly Kind[]])[] {
  return [
    [UNPACK, [...LISTS, 'write', 'machine_facts']],
    [machine.boot, [...LOOKS, 'facts']],
    [machine.asked_born, LISTS],
    [machine.wmi_rows, LISTS],
    [machine.wmi_born, LISTS],
    [`$Native='${machine.native_block}'`, [...LISTS, 'machine_facts']],
    [machine.native, [...LISTS, 'machine_facts']],
    [machine.plain_rows, LISTS],
    [PROCESS_WAYS, LISTS],
    [machine.up, LOOKS],
    [machine.same, LOOKS],
    [machine.halted, ['inspect', 'kill', 'watch']],
    [GUARDING, ['inspect', 'kill', 'watch']],
    [machine.ends, ['kill', 'watch', 'machine_facts']],
    [machine.self, [...ACTS, 'inspect', 'inventory', 'machine_facts', 'remove_worktree']],
    [machine.owned, [...ACTS, 'machine_facts', 'remove_worktree']],
    [machine.enclosed, [...ACTS, 'remove_worktree']],
    [machine.writers, ['start', 'machine_facts']],
    [
      machine.ask_tasks,
      ['start', 'void', 'inspect', 'kill', 'watch', 'forget', 'discard', 'inventory', 'machine_facts'],
    ],
    [machine.tasks, ['start', 'kill', 'forget', 'discard']],
    [machine.task_names, ['inventory']],
    [machine.task_said, ['start', 'void', 'inspect', 'kill']],
    [machine.by_tasks, ['start', 'watch', 'machine_facts']],
    [machine.by_wmi, ['start', 'watch', 'machine_facts']],
    [machine.by_breakaway, ['start', 'watch', 'machine_facts']],
    [OUTSIDE, ['start', 'watch']],
    [TOLD, ['start', 'void']],
    [UNBEGUN, ['inspect', 'kill']],
    [STATE, LOOKS],
    [KIN, LOOKS],
    [CLAIM, ACTS],
    [GUARD, [...ACTS, 'remove_worktree']],
    [VOID, ACTS],
    [START, ['start']],
    [FORGET, ['forget']],
    [DISCARD, ['discard']],
    [WORK, ['inventory', 'remove_worktree']],
    [DROP_WORKTREE, ['remove_worktree']],
    [INVENTORY, ['inventory']],
    [RECORD, ['kill']],
    [SWEEP, ['kill']],
    [KILL, ['kill']],
    [WATCH, ['watch']],
    [REPORT, ['inspect', 'kill']],
    [COLLECT, ['inspect', 'kill', 'fetch', 'machine_facts']],
    [STEPS, ['mkdir', 'probe', 'write']],
    [PROCESS_COUNT, ['process_count']],
    [FACTS, ['facts']],
    [MACHINE_FACTS, ['machine_facts']],
    [machine.about, ['machine_facts']],
  ];
}

/** A machine's functions, and what its runs inherit. */
interface Terminal {
  readonly machine: Machine;
  readonly environment: Inherited;
}

/** Prints what the searches over all runs have found. */
const SHARED = String.raw`foreach($Search in @($Found.Keys)){[void]$Answer.Append($Nonce+' '+$Search+' '+(pack $Found[$Search].ToArray())+$Lf)}`;

/** A long answer is packed as a whole. */
const WHOLE = String.raw`if($Reply.Length -gt 8000){$Reply=$Nonce+' Z '+(pack ($Utf8.GetBytes($Reply))).Substring(2)+$Lf}`;

/**
 * The whole script, in ASCII. First and last line carry the nonce, so that whoever delivers it can tell whether it is all
 * there. It is run as one script block, which PowerShell parses to its end before it runs any of it.
 */
export function visit(operations: readonly Operation[], envelope: Envelope, terminal: Terminal): string {
  const { machine, environment } = terminal;
  const lists = listsOf(operations);
  const kinds = new Set(operations.map((operation) => operation.op));
  const needed = parts(machine).filter(([, kindsOf]) => kindsOf.some((kind) => kinds.has(kind)));
  const { fence, nonce, run_root } = envelope;
  return [
    `#agentd ${nonce}`,
    proof(nonce),
    machine.modules,
    FILES + SAY + TEXT_OF,
    `$Nonce='${nonce}';$Root=${literal(run_root)};$Ours=[IO.Path]::Combine($Root,'.agentd')`,
    `$Fence='${fence === null ? '' : fence.number}';$FenceFile=[IO.Path]::Combine($Ours,'fence-${fence === null ? '' : fileKey(fence.lineage)}');$Site='',''`,
    ...needed.map(([text]) => text.replace(/\n$/, '')),
    ...(kinds.has('start') ? [`$Body=$Utf8.GetBytes(@'\n${runnerBody(machine, environment)}\n'@)`] : []),
    ...collectors(lists),
    ...(needed.some(([text]) => text === machine.boot) ? ['$Boot=boot;$Machine=machine'] : []),
    ...operations.flatMap((_operation, index) => stepsFor(operations, index, { envelope, machine, lists })),
    ...(needed.some(([text]) => text === COLLECT) ? [SHARED] : []),
    `$Reply=$Answer.ToString()+$Nonce+' m '+($Times -join ' ')+$Lf`,
    ...(needed.some(([text]) => text === COLLECT) ? [WHOLE] : []),
    `[Console]::Out.Write($Lf+$Nonce+' BEGIN'+$Lf+$Reply+$Nonce+' END 0'+$Lf);[Console]::Out.Flush()`,
    `#end ${nonce}`,
    '',
  ].join('\n');
}

/** The functions `cN` (ended) and `hN` (running), one for each different list of things to read. */
function collectors(lists: Lists): readonly string[] {
  const lines: string[] = [];
  const items = (key: string): readonly CollectItem[] => JSON.parse(key) as readonly CollectItem[];
  for (const [key, number] of lists.ended) lines.push(`function c${number}{${items(key).map(takeLine).join(';')}}`);
  for (const [key, number] of lists.running) {
    const steps = items(key).map((item, at) => {
      if (!isShared(item)) return takeLine(item, at);
      return `seek 'g${number}.${at}' ${literal(item.file)} ${item.max_bytes} ${literal(item.needle)}`;
    });
    lines.push(`function h${number}{${steps.join(';')}}`);
  }
  return lines;
}
