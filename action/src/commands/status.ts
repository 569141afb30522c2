/** `agentd status`: what the state says is running, queued, waiting to be posted, and recently done. Asks nobody else. */
import type { Command } from 'commander';
import { duration } from '../../../bot/facts.ts';
import type { Config } from '../config/schema.ts';
import type { Host } from '../wiring/host.ts';
import type { Millis } from '../model/basics.ts';
import { loadState } from '../tick/save.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { loadConfig } from '../wiring/load-config.ts';
import { counted, fail, paint, shownTime, table, writeJson, writeText } from './output.ts';
import { savePorts } from '../wiring/state-access.ts';
import { widthOf } from './wrap.ts';
import { boundWaits } from '../core/bounded-waits.ts';
import { liftMended } from '../core/holds/lift.ts';
import { pausesOf } from '../core/holds/pauses.ts';
import { queueOf } from '../core/queue/queue-report.ts';
import type { OpenRun, State } from '../core/state/state.ts';
import { unpostedSteps } from '../core/outbox/unposted.ts';
import { troubleOf, whyOf } from '../core/terminals/where-is.ts';

interface StatusFlags {
  readonly config?: string;
  readonly json?: boolean;
}

export function addStatus(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('status')
    .description('Show open runs, the queue, results still to be posted, and recent history.')
    .option('-c, --config <file>', 'configuration file')
    .option('--json', 'print one JSON object')
    .action(async (flags: StatusFlags) => done(await statusCommand(host, flags)));
}

async function statusCommand(host: Host, flags: StatusFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    const { config, folder } = await loadConfig(host, flags.config);
    const { state } = await loadState(savePorts(config, host, folder), false);
    const now = host.clock.now();
    const status = statusOf(state, config, now);
    if (json) writeJson(host, { ok: true, ...status });
    else writeStatus(host, status, now);
    return EXIT.fine;
  } catch (error) {
    return fail(host, error, json);
  }
}

export type Status = ReturnType<typeof statusOf>;

/** Holds that are over, or that the next tick ends, are left out. `paused`: what starts nothing for now by the configuration. */
export function statusOf(saved: State, config: Config, now: Millis) {
  const state = liftMended(boundWaits(saved, config, now), config, now);
  const paused = pausesOf(config);
  const unposted = unpostedSteps(state);
  const { queue, resting } = queueOf(state, config, now);
  return {
    saved_at: saved.saved_at,
    claim: state.claim,
    items: Object.keys(state.items).length,
    paused,
    open: Object.values(state.inflight).map((run) => ({
      key: run.key,
      run_id: run.run_id,
      phase: run.phase,
      terminal: run.terminal,
      executor: run.executor,
      marked_at: run.marked_at,
      /** null: no tick has seen it begin yet. */
      started_at: startedAt(run),
      /** Elapsed since then, or since it was decided. */
      seconds: Math.max(0, Math.round((now - (startedAt(run) ?? run.marked_at)) / 1000)),
      unreachable_since: run.unreachable_since,
      unreachable_why: run.unreachable_why,
      /** Pids of what cannot be killed. */
      stuck: run.phase === 'stopping' ? run.stuck : [],
      trouble: troubleOf(run),
    })),
    /** What waits for a run, in the order in which it is to start. */
    queue,
    /** What only waits for a person, or for nothing, in numbers. */
    resting,
    outbox: unposted
      .filter(({ status }) => status === 'open')
      .map(({ run_id, kind, tries, reason, until }) => ({ run_id, kind, tries, reason, until: until ?? 0 })),
    /** What Plane refused for good and no person has taken up. */
    refused: Object.values(state.items).flatMap(({ key, refused }) => (refused === null ? [] : [{ key, ...refused }])),
    accounts: Object.entries(state.accounts)
      .filter(([, { until }]) => until > now)
      .map(([account, { until, holds }]) => ({ account, until, holds })),
    terminals: Object.entries(state.terminals).map(
      ([terminal, { failures, unreachable_since, problem, not_before, holds }]) => ({
        terminal,
        failures,
        unreachable_since,
        problem,
        asked_again_at: not_before > now ? not_before : null,
        held: Object.entries(holds)
          .filter(([, { until }]) => until > now)
          .map(([executor, hold]) => ({ executor, ...hold })),
      }),
    ),
    history: state.history.slice(-20).toReversed(),
  };
}

function startedAt(run: OpenRun): Millis | null {
  return run.phase === 'launching' ? null : run.started_at;
}

function writeStatus(host: Host, status: Status, now: Millis): void {
  statusSections(status, now, (title, rows) => {
    if (rows.length > 0) host.write(`${paint(host, 'bold', title)}\n${table(rows, widthOf(host))}\n\n`);
  });
  writeText(host, statusLine(status));
}

/** `12 items known (9 answered, 2 ended); saved …` */
export function statusLine({ items, resting, saved_at }: Status): string {
  const parts = Object.entries(resting).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`]));
  const of = parts.length === 0 ? '' : ` (${parts.join(', ')})`;
  return `${counted(items, 'item')} known${of}; saved ${shownTime(saved_at)}.`;
}

/** Most items of the queue that people are shown; programs get all. */
const QUEUE_SHOWN = 50;

/** Each part under its title, also those without rows. */
export function statusSections(status: Status, now: Millis, section: (title: string, rows: string[][]) => void): void {
  section(
    'Paused',
    status.paused.map(({ detail }) => [detail]),
  );
  section(
    'Open runs',
    status.open.map((run) => [
      run.run_id,
      run.phase,
      `${run.executor} on ${run.terminal}`,
      `for ${duration(run.seconds)}, since ${shownTime(run.started_at ?? run.marked_at)}${run.trouble === null ? '' : `; ${run.trouble}`}`,
    ]),
  );
  const more = status.queue.length - QUEUE_SHOWN;
  section('Queue', [
    ...status.queue
      .slice(0, QUEUE_SHOWN)
      .map(({ key, priority, reason, detail, until }, index) => [
        `${index + 1}.`,
        key,
        priority === 'none' ? '' : priority,
        `${reason === null ? '' : `${reason}: `}${detail}${until === null ? '' : ` Until ${shownTime(until)}.`}`,
      ]),
    ...(more > 0 ? [['', `and ${more} more`]] : []),
  ]);
  section(
    'Still to be posted',
    status.outbox.map((step) => [
      step.run_id,
      step.kind,
      counted(step.tries, 'attempt'),
      `${step.reason ?? ''}${step.until > now ? ` (again at ${shownTime(step.until)})` : ''}`.trim(),
    ]),
  );
  section(
    'Refused by Plane for good',
    status.refused.map(({ run_id, kind, reason, at, of_result, terminal, dir }) => [
      run_id,
      kind,
      `${reason} at ${shownTime(at)}`,
      of_result ? `it lies on ${terminal}${dir === null ? '' : ` in ${dir}`}` : 'a note',
    ]),
  );
  section('Holds', [
    ...status.accounts.map(({ account, until }) => [account, 'quota', `until ${shownTime(until)}`]),
    ...status.terminals.flatMap(({ terminal, held }) =>
      held.map(({ executor, until, reason }) => [`${terminal}/${executor}`, reason, `until ${shownTime(until)}`]),
    ),
    ...status.terminals
      .filter(({ failures }) => failures > 0)
      .map(({ terminal, failures, problem, asked_again_at }) => [
        terminal,
        'not reached',
        `${counted(failures, 'time')} in a row; asked again ${asked_again_at === null ? 'by the next tick' : `at ${shownTime(asked_again_at)}`}${problem === null ? '' : `. ${whyOf(problem)}`}`,
      ]),
  ]);
  section(
    'Recently ended',
    status.history.map((entry) => [
      entry.run_id,
      entry.tag === null ? (entry.class ?? '') : `[${entry.tag}]`,
      `${entry.executor} on ${entry.terminal}`,
      shownTime(entry.at),
    ]),
  );
}
