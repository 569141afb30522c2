/** Each operation as a line or two that call the shell functions. */
import type { Envelope } from '../../../ports/shell.ts';
import type { Launch } from '../../../ports/launch.ts';
import type { Operation } from '../../../ports/operation.ts';
import { keyOf, whileRunning } from '../answer/lists.ts';
import { takeLine } from './collect.ts';
import type { Lists } from '../answer/lists.ts';
import type { ProcessIdentity } from '../../../model/run.ts';
import { base64Lines, isPlainText, quote } from './quote.ts';
import { fileKey, isFileName } from '../names.ts';
import { refusalBeforehand } from '../before-sending.ts';
import { POSIX_NAMES } from './name-rules.ts';
import { runnerHeader, runnerOf } from './runner.ts';
import type { Machine } from './machine.ts';
import { countArguments } from './verbs.ts';

/** What the lines of an operation depend on besides the operation. */
export interface Setting {
  readonly envelope: Envelope;
  readonly machine: Machine;
  readonly lists: Lists;
}

/** The lines for one operation of a batch; the first of several kills brings what they share. */
export function stepsFor(operations: readonly Operation[], index: number, setting: Setting): readonly string[] {
  const operation = operations[index];
  if (operation === undefined) return [];
  const firstKill = operation.op === 'kill' && operations[index - 1]?.op !== 'kill';
  const kills = firstKill ? killsFrom(operations, setting.envelope, index) : [];
  const number = operation.op === 'inspect' ? placeBefore(operations, index) : [`i=${index}`];
  return [...kills, ...number, ...step(operation, index, setting)];
}

/** Kills that follow each other share one time of grace: all are sent off, then all are waited for. */
function killsFrom(operations: readonly Operation[], envelope: Envelope, first: number): readonly string[] {
  const lines = ['guarded :'];
  for (const operation of operations.slice(first)) {
    if (operation.op !== 'kill') break;
    if (refusalBeforehand(operation, envelope, POSIX_NAMES) !== null) continue;
    lines.push(`${runOf(operation)};[ "$w" ]||kill_run >/dev/null &`);
  }
  return [...lines, 'wait'];
}

type OfRun = Operation & { readonly op: 'inspect' | 'kill' | 'watch' };

/** The variables by which the functions know a run, its wrapper's identity among them where `start` has told it. */
function runOf({ dir, task, identity }: OfRun): string {
  const who = identity === null ? 'IP=' : `IP=${plain(String(identity.pid))} IS=${plain(identity.start)}`;
  return `D=${quote(dir)} T=${quote(task)} ${who}${identity === null ? '' : ` ${placeOf(identity)}`}`;
}

/** What runs of one machine have in common. */
function placeOf({ boot, pid_ns, machine }: ProcessIdentity): string {
  return `IB=${plain(boot)} IN=${plain(pid_ns)} IM=${plain(machine)}`;
}

/** The line before an inspection, unless the inspections right before it have said the same. */
function placeBefore(operations: readonly Operation[], index: number): readonly string[] {
  const operation = operations[index];
  if (operation?.op !== 'inspect' || operation.identity === null) return [];
  const place = placeOf(operation.identity);
  for (let before = index - 1; before >= 0; before -= 1) {
    const earlier = operations[before];
    if (earlier?.op !== 'inspect') break;
    if (earlier.identity !== null) return placeOf(earlier.identity) === place ? [] : [place];
  }
  return [place];
}

function plain(value: string): string {
  return /^[A-Za-z0-9._:-]+$/.test(value) ? value : quote(value);
}

function step(operation: Operation, index: number, { envelope, machine, lists }: Setting): readonly string[] {
  const refusal = refusalBeforehand(operation, envelope, POSIX_NAMES);
  if (refusal !== null) return [`i=${index};say "x|${refusal}|"`];
  switch (operation.op) {
    case 'inspect':
      return [look(operation, index, { envelope, machine, lists })];
    case 'kill': {
      const after = `Q=;state;report ${listNumbers(operation, lists)}`;
      return [`${runOf(operation)};if [ "$w" ];then say "x|$w";else ${after};fi`];
    }
    case 'start': {
      const { launch, replaces } = operation;
      return [
        ...filesOf(launch, machine),
        `D=${quote(launch.dir)} T=${quote(launch.task)}`,
        `guarded begin_run ${[fileKey(launch.item_id), ...replaces.map(quote)].join(' ')}`,
        `if [ "$w" ];then say "x|$w";else [ $y = started ]&&begun;say "$y|$id";fi`,
      ];
    }
    case 'watch': {
      const seconds = Math.max(0, Math.floor(operation.elapsed_s));
      return [`${runOf(operation)};guarded watch_run ${seconds}`, 'if [ "$w" ];then say "x|$w";else say ok;fi'];
    }
    case 'void':
      return [`D=${quote(operation.dir)};guarded void_run`, 'if [ "$w" ];then say "x|$w";else say "$y";fi'];
    case 'forget':
      return [
        `D=${quote(operation.dir)} T=${quote(operation.task)};guarded forget_run ${fileKey(operation.item_id)}`,
        'if [ "$w" ];then say "x|$w";else say ok;fi',
      ];
    case 'discard':
      return [
        `D=${quote(operation.dir)} T=${quote(operation.task)};guarded discard_run`,
        'if [ "$w" ];then say "x|$w";else settle;say "$y|$z";fi',
      ];
    case 'inventory':
      return [among(operation.repos), machine.os === 'darwin' ? `inventory -f '%m|%N'` : `inventory -c '%Y|%n'`];
    case 'remove_worktree':
      return [
        among(operation.repos),
        `W=${quote(operation.path)} L=${quote(operation.lineage)};guarded drop_worktree`,
        'if [ "$w" ];then say "x|$w";else say ok;fi',
      ];
    case 'process_count':
      return [`count ${countArguments(operation.name, machine.os)}`];
    case 'facts':
      return ['facts'];
    case 'machine_facts':
      return [
        '{ machine;root',
        ...operation.repos.map((path, number) => `repo ${number} ${quote(path)}`),
        ...operation.programs.map(({ word, version }, at) => `tool ${at} ${quote(word)}${version ? ' 1' : ''}`),
        ...(operation.files ?? []).map(
          ({ path, folder, executed }, at) => `called ${at} ${quote(folder)} ${quote(path)}${executed ? ' 1' : ''}`,
        ),
        'told;} 2>/dev/null',
      ];
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

/** The function `repos`: looks for W among the worktrees of each repository. */
function among(repos: readonly string[]): string {
  return `repos(){ for H0 in ${repos.map(quote).join(' ')};do tree&&return;done;return 1;}`;
}

/** One line an inspection; as short as can be for directories with their usual place and task. */
function look(operation: Operation & { readonly op: 'inspect' }, index: number, setting: Setting): string {
  const { run_root } = setting.envelope;
  const lists = listNumbers(operation, setting.lists);
  const { dir, task, identity } = operation;
  const name = dir.startsWith(`${run_root}/`) ? dir.slice(run_root.length + 1) : '';
  if (!isFileName(name) || task !== `agentd-${name}`) return `i=${index} ${runOf(operation)};state;report ${lists}`;
  if (identity !== null) return `look ${index} ${name} ${lists} ${identity.pid} ${plain(identity.start)}`;
  return `look ${index} ${name}${lists === '0 0' ? '' : ` ${lists}`}`;
}

/** Numbers of the functions that collect: when the run has ended, and while it runs. */
function listNumbers(operation: Operation & { readonly op: 'inspect' | 'kill' }, lists: Lists): string {
  const ended = lists.ended.get(keyOf(operation.collect)) ?? 0;
  const running = lists.running.get(keyOf(whileRunning(operation) ?? [])) ?? 0;
  return `${ended} ${running}`;
}

/** The function `files`: writes what a launch brings, the runner last. Each write is checked by its length. */
function filesOf(launch: Launch, machine: Machine): readonly string[] {
  const lines = ['files(){'];
  for (const [name, text] of Object.entries(launch.files)) {
    const bytes = Buffer.from(text, 'utf8');
    const put = `put ${quote(name)} ${bytes.length}`;
    if (isPlainText(text)) lines.push(`${put} ${quote(text)}||return 1`);
    else lines.push(`${put} <<'_' ||return 1`, `${base64Lines(bytes)}_`);
  }
  const runner = `${quote(runnerHeader(launch, machine))}"$lib$main"`;
  return [...lines, `put run.sh ${Buffer.byteLength(runnerOf(launch, machine))} ${runner}`, '}'];
}
