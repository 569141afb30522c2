/** `agentd explain KEY`: what an item waits for, and what is known of it. Reads Plane and the terminals; writes nothing. */
import type { Command } from 'commander';
import { composeTick } from '../wiring/compose-tick.ts';
import type { Config } from '../config/schema.ts';
import { printable } from '../config/problem.ts';
import type { Action } from '../core/actions.ts';
import { labelNotes } from '../core/items/label-notes.ts';
import type { Problem } from '../errors.ts';
import type { Host } from '../wiring/host.ts';
import type { Waiting } from '../model/reasons.ts';
import { tick } from '../tick/tick.ts';
import type { OpenRun, State } from '../core/state/state.ts';
import { liftWords } from '../core/holds/lift-words.ts';
import { whereIs } from '../core/terminals/where-is.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { loadConfig } from '../wiring/load-config.ts';
import { counted, fail, paint, shownTime, writeJson, writeProblem, writeTable } from './output.ts';
import { itemIdOf } from '../wiring/state-access.ts';

interface ExplainFlags {
  readonly config?: string;
  readonly json?: boolean;
}

export function addExplain(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('explain')
    .description('Say why an item does or does not run.')
    .argument('<key>', 'work item, such as ENG-12')
    .option('-c, --config <file>', 'configuration file')
    .option('--json', 'print one JSON object')
    .action(async (key: string, flags: ExplainFlags) => done(await explainCommand(host, key, flags)));
}

async function explainCommand(host: Host, key: string, flags: ExplainFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    const { config, folder } = await loadConfig(host, flags.config);
    const { explained, problems } = await explainItem(config, host, folder, key);
    if (json) writeJson(host, { ok: true, ...explained, problems });
    else {
      writeTable(host, explainedRows(host, explained));
      for (const problem of problems) writeProblem(host, problem);
    }
    return EXIT.fine;
  } catch (error) {
    return fail(host, error, json);
  }
}

/** @throws {AgentdError} `item-unknown`; the state or Plane cannot be read. */
export async function explainItem(
  config: Config,
  host: Host,
  folder: string,
  key: string,
): Promise<{ readonly explained: Explained; readonly problems: readonly Problem[] }> {
  const composed = await composeTick(config, host, folder, null);
  try {
    const report = await tick(config, composed.ports, { init: true, dry_run: true, signal: host.signal });
    const item_id = itemIdOf(report.state, key, config);
    const named = report.state.items[item_id]?.key;
    const waiting = report.waiting.find((entry) => entry.key === named) ?? null;
    const next = report.planned.filter((action) => action.key === named).map((action) => action.type);
    return { explained: explain(report.state, item_id, waiting, next, config), problems: report.problems };
  } finally {
    await composed.close();
  }
}

export interface Explained {
  readonly key: string;
  readonly waiting: Waiting | null;
  /** How the hold that it waits for ends before its time, in a sentence; null: it waits for none. */
  readonly lift: string | null;
  /** What the next tick would do for it. */
  readonly next: readonly Action['type'][];
  readonly state: string;
  /** What its labels are taken for, where they are written otherwise in the configuration. */
  readonly labels: readonly string[];
  readonly run: Pick<OpenRun, 'run_id' | 'phase' | 'terminal' | 'unreachable_since' | 'unreachable_why'> | null;
  /** The same in sentences. */
  readonly where: string | null;
  readonly round: number;
  readonly attempts: number;
  readonly iterations: number;
  readonly thread: string | null;
  /** Conversations before that one, oldest first. */
  readonly earlier_threads: NonNullable<State['items'][string]['earlier_threads']>;
  readonly answer: State['items'][string]['answer'];
  readonly outbox: readonly { kind: string; status: string; tries: number; reason: string | null }[];
  /** What Plane refused for good and no person has taken up. */
  readonly refused: State['items'][string]['refused'];
}

export function explain(
  state: State,
  item_id: string,
  waiting: Waiting | null,
  next: readonly Action['type'][],
  config: Config,
): Explained {
  const item = state.items[item_id];
  const run = state.inflight[item_id];
  return {
    key: item?.key ?? '',
    waiting,
    lift: liftWords(waiting, item?.project ?? ''),
    next,
    state: item?.seen.state.name ?? '',
    labels: item === undefined ? [] : labelNotes(item, config),
    run: run === undefined ? null : shownRun(run),
    where: run === undefined ? null : whereIs(run),
    round: item?.round ?? 0,
    attempts: item?.attempts ?? 0,
    iterations: item?.iterations ?? 0,
    thread: item?.thread?.id ?? null,
    earlier_threads: item?.earlier_threads ?? [],
    answer: item?.answer ?? null,
    refused: item?.refused ?? null,
    outbox: Object.values(state.outbox)
      .filter((publication) => publication.item_id === item_id)
      .flatMap((publication) =>
        publication.steps.map(({ kind, status, tries, reason }) => ({ kind, status, tries, reason })),
      ),
  };
}

function shownRun(run: OpenRun): NonNullable<Explained['run']> {
  const { run_id, phase, terminal, unreachable_since, unreachable_why } = run;
  return { run_id, phase, terminal, unreachable_since, unreachable_why };
}

const NEXT: Readonly<Record<Action['type'], string>> = {
  start: 'starts a run',
  relaunch: 'starts the run once more',
  void: 'gives up a start that did not happen',
  kill: 'ends the run',
  watch: 'starts the watchdog of the run again',
  publish: 'posts the result',
  forget: 'tidies up after the last run',
};

/** What is known, as heads and sentences; the first row names the item. */
export function explainedRows(host: Pick<Host, 'colour'>, explained: Explained): string[][] {
  const { waiting, where, answer } = explained;
  const rows = [[paint(host, 'bold', explained.key), `${printable(explained.state)}, round ${explained.round}`]];
  if (waiting !== null) {
    const until = waiting.until === null ? '' : ` Until ${shownTime(waiting.until)}.`;
    rows.push(['waits', `${waiting.reason}: ${waiting.detail}${until}`]);
  }
  if (explained.lift !== null) rows.push(['sooner', explained.lift]);
  if (explained.next.length > 0) rows.push(['next tick', explained.next.map((type) => NEXT[type]).join(', ')]);
  for (const note of explained.labels) rows.push(['label', note]);
  if (where !== null && !(waiting?.detail.startsWith(where) ?? false)) rows.push(['run', where]);
  if (answer !== null) {
    rows.push([
      'last result',
      `${[answer.tag === null ? '' : `[${answer.tag}]`, answer.class ?? ''].filter(Boolean).join(' ')} at ${shownTime(answer.at)}`,
    ]);
  }
  if (explained.thread !== null) rows.push(['thread', printable(explained.thread)]);
  for (const { id, executor, terminal, until } of explained.earlier_threads) {
    rows.push(['earlier thread', `${printable(id)} of ${executor} on ${terminal}, until ${shownTime(until)}`]);
  }
  rows.push(['counters', `${counted(explained.attempts, 'attempt')}, ${counted(explained.iterations, 'iteration')}`]);
  for (const step of explained.outbox.filter(({ status }) => status === 'open')) {
    rows.push([
      'outbox',
      `${step.kind} still to be posted, ${counted(step.tries, 'attempt')}${step.reason === null ? '' : ` (${step.reason})`}`,
    ]);
  }
  if (explained.refused !== null) {
    const { run_id, kind, reason, at, terminal, dir } = explained.refused;
    const where = `it lies on ${terminal}${dir === null ? '' : ` in ${dir}`}`;
    rows.push([
      paint(host, 'red', 'refused'),
      `${kind} of ${run_id} by Plane for good (${reason}) at ${shownTime(at)}; ${where}`,
    ]);
  }
  return rows;
}
