/** `agentd tick` and `agentd plan`: one tick, or what it would do. */
import type { Command } from 'commander';
import { composeTick } from '../wiring/compose-tick.ts';
import { NOTHING_BARRED, isBarred } from '../config/barred.ts';
import { pausesOf } from '../core/holds/pauses.ts';
import { sortedOut } from '../core/queue/resting.ts';
import { restingWords } from './resting-words.ts';
import type { Host } from '../wiring/host.ts';
import { plannedActions, summarise } from '../tick/report.ts';
import type { TickSummary } from '../tick/report.ts';
import { tickAndTidy } from '../reap/tidy.ts';
import type { TickReport } from '../tick/tick.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { loadForTick } from '../wiring/stand-in.ts';
import { counted, fail, paint, shownTime, writeJson, writeProblem, writeTable, writeText } from './output.ts';

interface TickFlags {
  readonly config?: string;
  readonly init?: boolean;
  readonly json?: boolean;
}

export function addTick(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('tick')
    .description('Read Plane, start and collect runs, post results, once.')
    .option('-c, --config <file>', 'configuration file')
    .option('--init', 'allow a first state')
    .option('--json', 'print one JSON object')
    .action(async (flags: TickFlags) => done(await tickCommand(host, flags, false)));
  program
    .command('plan')
    .description('Print what a tick would do; nothing is written anywhere.')
    .option('-c, --config <file>', 'configuration file')
    .option('--init', 'plan from an empty state if there is none')
    .option('--json', 'print one JSON object')
    .action(async (flags: TickFlags) => done(await tickCommand(host, flags, true)));
}

/** The last seconds of the time allowed are kept for the save. */
const SAVE_ROOM_MS = 15_000;

export async function tickCommand(host: Host, flags: TickFlags, dry_run: boolean): Promise<ExitCode> {
  const json = flags.json === true;
  const begun = host.clock.now();
  try {
    const { config, folder, barred } = await loadForTick(host, { named: flags.config, store: 'file' });
    const allowed = config.limits.tick_s * 1000 - SAVE_ROOM_MS;
    const composed = await composeTick(config, host, folder, begun + allowed, undefined, undefined, barred);
    try {
      const signal = AbortSignal.any([host.signal, AbortSignal.timeout(allowed)]);
      const report = await tickAndTidy(config, composed.ports, { init: flags.init === true, dry_run, signal });
      const paused = pausesOf(config);
      const counts = { requests: composed.requests(), ms: host.clock.now() - begun, paused };
      const summary = summarise(report, counts);
      if (json) writeJson(host, dry_run ? { ...summary, actions: plannedActions(report) } : summary);
      else writeSummary(host, summary, report, dry_run);
      if (isBarred(composed.ports.barred ?? NOTHING_BARRED)) return EXIT.usage;
      if (summary.ahead !== null && !dry_run) return EXIT.ahead;
      return summary.ok ? EXIT.fine : EXIT.failed;
    } finally {
      await composed.close();
    }
  } catch (error) {
    return fail(host, error, json);
  }
}

function writeSummary(host: Host, summary: TickSummary, report: TickReport, dry_run: boolean): void {
  if (summary.ahead !== null) {
    const until = shownTime(summary.ahead.until);
    writeText(host, `Another tick is at work (${summary.ahead.holder}, until ${until}). Nothing was done.`);
    if (!dry_run) return;
  }
  const rows: string[][] = dry_run
    ? plannedActions(report).map(({ type, key, detail }) => [paint(host, 'cyan', type), key, detail])
    : [
        ...summary.finished.map(({ key, run_id, tag, class: failure }) => [
          paint(host, tag === null ? 'red' : 'green', 'finished'),
          key,
          `${run_id} ${tag === null ? (failure ?? '') : `[${tag}]`}`,
        ]),
        ...summary.stopped.map(({ key, run_id, why }) => [paint(host, 'yellow', 'stopped'), key, `${run_id} ${why}`]),
        ...summary.watched.map(({ key, run_id, terminal }) => [
          paint(host, 'yellow', 'watched'),
          key,
          `the limits of ${run_id} on ${terminal} were kept by nobody`,
        ]),
        ...summary.published.map(({ key, run_id, kind, status, reason }) => [
          status === 'done'
            ? paint(host, 'green', 'published')
            : paint(host, status === 'refused' ? 'red' : 'yellow', status === 'refused' ? 'refused' : 'not posted'),
          key,
          `${run_id} ${kind}${status === 'done' ? ' done' : ''}${reason === null ? '' : ` (${reason})`}`,
        ]),
        ...summary.started.map(({ key, run_id, executor, terminal }) => [
          paint(host, 'blue', 'started'),
          key,
          `${run_id} with ${executor} on ${terminal}`,
        ]),
      ];
  const { waiting, resting } = sortedOut(summary.waiting, report.state);
  for (const { key, reason, detail, until } of waiting) {
    rows.push([
      paint(host, 'dim', 'waiting'),
      key,
      `${reason}: ${detail}${until === null ? '' : ` Until ${shownTime(until)}.`}`,
    ]);
  }
  if (rows.length > 0) writeTable(host, rows);
  const rest = restingWords(resting);
  if (rest !== '') writeText(host, rest);
  for (const { detail } of summary.paused) writeText(host, detail);
  for (const problem of summary.problems) writeProblem(host, problem);
  const cost = [requestsOf(summary), counted(summary.open, 'open run')].join(', ');
  writeText(host, paint(host, 'dim', `${dry_run ? 'Planned' : 'Done'} in ${summary.ms} ms: ${cost}.`));
}

function requestsOf({ requests: { plane, state, terminal } }: TickSummary): string {
  const parts = [
    [plane, 'Plane request'],
    [state, 'state request'],
    [terminal, 'terminal round trip'],
  ] as const;
  return parts.map(([count, noun]) => counted(count, noun)).join(', ');
}
