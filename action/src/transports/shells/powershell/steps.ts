/** Each operation as steps of a PowerShell script. Pure. */
import type { CollectItem, Operation } from '../../../ports/operation.ts';
import type { Envelope } from '../../../ports/shell.ts';
import type { Launch } from '../../../ports/launch.ts';
import { keyOf, whileRunning } from '../answer/lists.ts';
import type { Lists } from '../answer/lists.ts';
import { fileKey, isFileName } from '../names.ts';
import type { Machine } from './machine.ts';
import { literal, packed, quote } from './quote.ts';
import { refusalBeforehand } from '../before-sending.ts';
import { WINDOWS_NAMES } from './name-rules.ts';
import { runnerHeader } from './runner.ts';
import { FACTS_BEGIN } from './machine-facts.ts';
import { processName } from './verbs.ts';

/** The line that reads one thing; `at` is its place in its list. */
export function takeLine(item: CollectItem, at: number): string {
  const op = item.op === 'read' ? 'r' : item.op === 'tail' ? 't' : item.pick === 'first' ? 'g' : 'l';
  const needle = item.op === 'grep' ? ` ${literal(item.needle)}` : '';
  return `take ${at} ${op} ${literal(item.file)} ${item.max_bytes}${needle}`;
}

interface Setting {
  readonly envelope: Envelope;
  readonly machine: Machine;
  readonly lists: Lists;
}

export function stepsFor(operations: readonly Operation[], index: number, setting: Setting): readonly string[] {
  const { envelope } = setting;
  const operation = operations[index];
  if (operation === undefined) return [];
  const firstKill = operation.op === 'kill' && operations[index - 1]?.op !== 'kill';
  const refusal = refusalBeforehand(operation, envelope, WINDOWS_NAMES);
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
    if (refusalBeforehand(operation, envelope, WINDOWS_NAMES) !== null) continue;
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
