/** What a tick did, as lines for the log. Pure. */
import { counted, shownTime, table } from '../commands/output.ts';
import { plannedActions } from '../tick/report.ts';
import type { TickResult } from './page.ts';

export interface TickLines {
  /** What a person looks for. */
  readonly shown: readonly string[];
  /** What is folded. */
  readonly waiting: readonly string[];
}

export function tickLines({ report, summary }: TickResult, dry_run: boolean): TickLines {
  const rows = dry_run
    ? plannedActions(report).map(({ type, key, detail }) => [`would ${type}`, key, detail])
    : doneRows(summary);
  const { plane, state, terminal } = summary.requests;
  const did = dry_run ? 'Planned' : 'Done';
  const shown = [...lines(rows)];
  if (summary.ahead !== null) {
    const until = shownTime(summary.ahead.until);
    shown.push(
      `Another tick is at work (${summary.ahead.holder}, until ${until}).${dry_run ? '' : ' Nothing was done.'}`,
    );
  }
  for (const { detail } of summary.paused) shown.push(detail);
  const { answered, ended, idle } = summary.resting;
  const counts = [
    counted(summary.open, 'open run'),
    ...(answered === 0 ? [] : [counted(answered, 'answered item')]),
    ...(ended === 0 ? [] : [counted(ended, 'ended item')]),
    ...(idle === 0 ? [] : [counted(idle, 'idle item')]),
    counted(plane, 'Plane request'),
    counted(state, 'state request'),
    counted(terminal, 'terminal round trip'),
  ];
  shown.push(`${did} in ${summary.ms} ms: ${counts.join(', ')}.`);
  const waiting = summary.waiting.map(({ key, reason, detail, until }) => [
    key,
    reason,
    `${detail}${until === null ? '' : ` Until ${shownTime(until)}.`}`,
  ]);
  return { shown, waiting: lines(waiting) };
}

function doneRows(summary: TickResult['summary']): string[][] {
  return [
    ...summary.finished.map(({ key, run_id, tag, class: failure }) => [
      'finished',
      key,
      `${run_id} ${tag === null ? (failure ?? '') : `[${tag}]`}`,
    ]),
    ...summary.stopped.map(({ key, run_id, why }) => ['stopped', key, `${run_id} ${why}`]),
    ...summary.watched.map(({ key, run_id, terminal }) => [
      'watched',
      key,
      `the limits of ${run_id} on ${terminal} were kept by nobody`,
    ]),
    ...summary.published.map(({ key, run_id, kind, status, reason }) => [
      'posted',
      key,
      `${run_id} ${kind} ${status}${reason === null ? '' : ` (${reason})`}`,
    ]),
    ...summary.started.map(({ key, run_id, executor, terminal }) => [
      'started',
      key,
      `${run_id} with ${executor} on ${terminal}`,
    ]),
  ];
}

function lines(rows: readonly (readonly string[])[]): string[] {
  return rows.length === 0 ? [] : table(rows).split('\n');
}
