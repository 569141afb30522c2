/** One visit as one script: what the operations need of the functions, then one line or two for each. */
import type { CollectItem, Operation } from '../../../ports/operation.ts';
import type { Envelope } from '../../../ports/shell.ts';
import type { Launch } from '../../../ports/launch.ts';
import { isShared, keyOf, listsOf, whileRunning } from '../posix/collect.ts';
import type { Lists } from '../posix/collect.ts';
import { fileKey, isFileName } from '../posix/quote.ts';
import { FORGET, START } from './start.ts';
import { OUTSIDE } from './outside.ts';
import { TOLD, UNBEGUN } from './unbegun.ts';
import { INVENTORY } from './inventory.ts';
import { DISCARD } from './discard.ts';
import { KILL, RECORD, SLAY } from './kill.ts';
import type { Inherited } from './environment.ts';
import { KIN } from './kin.ts';
import { CLAIM, FILES } from './library.ts';
import { GUARD, VOID } from './locks.ts';
import type { Machine } from './machine.ts';
import { TEXT_OF, literal, packed, quote } from './quote.ts';
import { refusalBeforehand } from './refuse.ts';
import { proof } from './reader.ts';
import { COLLECT, REPORT, SAY } from './report.ts';
import { runnerBody, runnerHeader } from './runner.ts';
import { STATE } from './state.ts';
import { MACHINE_FACTS, FACTS_BEGIN } from './machine-facts.ts';
import { FACTS, PROCESS_COUNT, STEPS, UNPACK, processName } from './verbs.ts';
import { GUARDING, WATCH } from './watchdog.ts';
import { WAYS } from './ways.ts';
import { DROP_WORKTREE, WORK } from './worktrees.ts';

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
    [WAYS, LISTS],
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
    [SLAY, ['kill']],
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

/** The line that reads one thing; `at` is its place in its list. */
function takeLine(item: CollectItem, at: number): string {
  const op = item.op === 'read' ? 'r' : item.op === 'tail' ? 't' : item.pick === 'first' ? 'g' : 'l';
  const needle = item.op === 'grep' ? ` ${literal(item.needle)}` : '';
  return `take ${at} ${op} ${literal(item.file)} ${item.max_bytes}${needle}`;
}

interface Setting {
  readonly envelope: Envelope;
  readonly machine: Machine;
  readonly lists: Lists;
}

function stepsFor(operations: readonly Operation[], index: number, setting: Setting): readonly string[] {
  const { envelope } = setting;
  const operation = operations[index];
  if (operation === undefined) return [];
  const firstKill = operation.op === 'kill' && operations[index - 1]?.op !== 'kill';
  const refusal = refusalBeforehand(operation, envelope);
  return [
    ...(firstKill ? [killsFrom(operations, envelope, index)] : []),
    ...siteBefore(operations, index),
    `$Op=${index}`,
    refusal === null ? step(operation, setting) : `say 'x|${refusal}|'`,
  ];
}

type OfRun = Operation & { readonly op: 'inspect' | 'kill' | 'watch' };

/** A value from the terminal itself, as an argument. */
function word(value: string): string {
  return /^\d{1,18}$/.test(value) ? value : literal(value);
}

/** The value of $Known. */
function knownOf({ identity }: OfRun): string {
  if (identity === null) return '$null';
  const { pid, start, boot, machine } = identity;
  return `@{p='${pid}';s=${literal(start)};b=${literal(boot)};m=${literal(machine)}}`;
}

/** What the wrappers of inspections have in common: a line, unless the inspections right before have said the same. */
function siteBefore(operations: readonly Operation[], index: number): readonly string[] {
  const site = (at: number): string | null => {
    const operation = operations[at];
    if (operation?.op !== 'inspect') return '';
    if (operation.identity === null) return null;
    return `$Site=${literal(operation.identity.boot)},${literal(operation.identity.machine)}`;
  };
  const own = site(index);
  if (own === null || own === '') return [];
  let before = index - 1;
  while (before >= 0 && site(before) === null) before -= 1;
  return before >= 0 && site(before) === own ? [] : [own];
}

/** The name of a run directory right under the run root, whose task is named after it; null: it has to be said in full. */
function usualName({ dir, task }: { dir: string; task: string }, { envelope, machine }: Setting): string | null {
  const { run_root } = envelope;
  const name = dir.slice(run_root.length + 1);
  const usual = dir === `${run_root}${machine.separator}${name}` && task === `agentd-${name}`;
  return usual && isFileName(name) ? name : null;
}

/** Kills that follow each other share one time of grace. */
function killsFrom(operations: readonly Operation[], envelope: Envelope, first: number): string {
  const runs: string[] = [];
  for (const operation of operations.slice(first)) {
    if (operation.op !== 'kill') break;
    if (refusalBeforehand(operation, envelope) !== null) continue;
    runs.push(`@{d=${literal(operation.dir)};t=${literal(operation.task)};i=${knownOf(operation)}}`);
  }
  const done = `guarded {} $true;$KillRefused=$State.w;if(!$KillRefused){kill_runs @(${runs.join(',')})}`;
  return `$KillFault=$null;$KillRefused=$null;try{${done}}catch{$KillFault=$_}`;
}

/** A start that failed in an unforeseen way says nothing, so that nobody takes it for refused: it may have started. */
function step(operation: Operation, setting: Setting): string {
  const at = (dir: string, task: string): string => `$Dir=${literal(dir)};$Task=${literal(task)};$Known=$null`;
  const of = (run: OfRun): string => `$Dir=${literal(run.dir)};$Task=${literal(run.task)};$Known=${knownOf(run)}`;
  const asked = (text: string): string => `try{${text}}catch{failed $_}`;
  const listed = (look: Operation & { readonly op: 'inspect' | 'kill' }): string => {
    const ended = setting.lists.ended.get(keyOf(look.collect)) ?? 0;
    const running = setting.lists.running.get(keyOf(whileRunning(look) ?? [])) ?? 0;
    return `${ended} ${running}`;
  };
  const outcome = (said: string): string => `if($State.w){say ('x|'+$State.w)}else{say ${said}}`;
  switch (operation.op) {
    case 'inspect': {
      const name = usualName(operation, setting);
      const { identity } = operation;
      const who = identity === null ? '' : ` ${identity.pid} ${word(identity.start)}`;
      if (name !== null) return `look ${literal(name)} ${listed(operation)}${who}`;
      return `${of(operation)};${asked(`state;report ${listed(operation)}`)}`;
    }
    case 'kill': {
      const look = asked(`$State.rows=$null;state;report ${listed(operation)}`);
      return `${of(operation)};if($KillRefused){say ('x|'+$KillRefused)}elseif($KillFault){failed $KillFault}else{${look}}`;
    }
    case 'start': {
      const { launch, replaces } = operation;
      const run = `start_run '${fileKey(launch.item_id)}' @(${replaces.map(literal).join(',')}) {${filesOf(launch, setting.machine)}}`;
      return [
        `${at(launch.dir, launch.task)};try{guarded {${run}}`,
        `if($State.y -eq 'started'){try{recognised}catch{}};${outcome(`($State.y+'|'+$State.id+'|'+[Convert]::ToBase64String($Utf8.GetBytes([string]$State.how)))`)}}catch{}`,
      ].join('\n');
    }
    case 'watch':
      return `${of(operation)};${asked(`guarded {watch_run ${Math.max(0, Math.floor(operation.elapsed_s))}};${outcome(`'ok'`)}`)}`;
    case 'void':
      return `$Dir=${literal(operation.dir)};$Task='agentd-'+[IO.Path]::GetFileName($Dir);$Known=$null;${asked(`guarded {$State.y=if(voided){unbegun_noted;'void'}else{'evidence'}};${outcome('$State.y')}`)}`;
    case 'forget':
      return `${at(operation.dir, operation.task)};${asked(`guarded {forget_run '${fileKey(operation.item_id)}'};${outcome(`'ok'`)}`)}`;
    case 'discard':
      return `${at(operation.dir, operation.task)};${asked(`guarded {discard_run};${outcome(`($State.y+'|'+(settle))`)}`)}`;
    case 'inventory':
      return `$Repos=@(${operation.repos.map(literal).join(',')});${asked('inventory')}`;
    case 'remove_worktree':
      return [
        `$Repos=@(${operation.repos.map(literal).join(',')});$Worktree=${literal(operation.path)}`,
        asked(`guarded {drop_worktree ${literal(operation.lineage)}};${outcome(`'ok'`)}`),
      ].join(';');
    case 'process_count':
      return `count ${literal(processName(operation.name))}`;
    case 'facts':
      return asked('facts');
    case 'machine_facts':
      return asked(
        [
          FACTS_BEGIN,
          'facts_machine;facts_root',
          ...operation.repos.map((path, number) => `facts_repo ${number} ${literal(path)}`),
          ...operation.programs.map(
            ({ word, version }, at) => `facts_tool ${at} ${literal(word)} $${version ? 'true' : 'false'}`,
          ),
          ...(operation.files ?? []).map(
            ({ path, folder }, at) => `facts_file ${at} ${literal(folder)} ${literal(path)}`,
          ),
          'facts_told',
        ].join('\n'),
      );
    case 'mkdir':
      return asked(`make ${literal(operation.path)} $${operation.clean ? 'true' : 'false'}`);
    case 'probe':
      return `$Dir=${literal(operation.dir)};${asked(`probe @(${operation.names.map(literal).join(',')})`)}`;
    case 'write':
      return asked(`keep ${literal(operation.path)} (unpacked '${packed(Buffer.from(operation.text, 'utf8'))}')`);
    case 'fetch':
      return `$Dir=${literal(operation.dir)};${asked(`${operation.items.map(takeLine).join(';')};say 'ok'`)}`;
  }
}

/** What a launch brings, the runner last. */
function filesOf(launch: Launch, machine: Machine): string {
  const lines = Object.entries(launch.files).map(([name, text]) => `put ${literal(name)} (${bytesOf(text)})`);
  const header = `$Utf8.GetBytes(@'\n${runnerHeader(launch, machine)}\n'@)`;
  const native = String.raw`$Utf8.GetBytes('$Native='+[char]39+$Native+[char]39+$Lf)`;
  return [...lines, `put 'run.ps1' ([byte[]]((${header})+(${native})+$Body))`].join(';');
}

/** A text as bytes. It packs better as it is than packed on its own. */
function bytesOf(text: string): string {
  return /^[\t\n -~]*$/.test(text)
    ? `$Utf8.GetBytes(${quote(text)})`
    : `unpacked '${packed(Buffer.from(text, 'utf8'))}'`;
}
