/**
 * Whether scheduled ticks came as often as they were due. GitHub delays and drops scheduled runs and leaves no trace of
 * it; but each run has a number, so the number and time of the run that saved last say how many came since. Pure.
 */
import type { Millis } from '../model/basics.ts';

/** The workflow run that this is. */
export interface WorkflowRun {
  /** Path of the workflow file, without the branch. */
  readonly workflow: string;
  readonly number: number;
}

/** The run that saved the state last, and when. */
export interface SavedBy extends WorkflowRun {
  readonly at: Millis;
}

/** Runs may come this much late before it is worth a sentence. */
const TOLERANCE = 2;

/** A sentence when runs are missing or late; null: nothing to say, or nothing is known. */
export function missedTicksSentence(facts: {
  /** The cron line that started this run; null: something else did. */
  readonly schedule: string | null;
  readonly run: WorkflowRun | null;
  readonly before: SavedBy | null;
  readonly now: Millis;
}): string | null {
  const { schedule, run, before, now } = facts;
  const due = schedule === null ? null : cronMinutes(schedule);
  if (due === null || run === null || before === null || before.workflow !== run.workflow) return null;
  const runs = run.number - before.number;
  const minutes = Math.round((now - before.at) / 60_000);
  if (runs < 1 || minutes / runs <= due * TOLERANCE) return null;
  const often = `Ticks were due every ${due} min`;
  if (runs === 1) return `${often}; the last came ${minutes} min ago.`;
  return `${often}; in the last ${minutes} min there were ${runs}.`;
}

/** Longest time, in minutes, between two starts of a cron line that is the same every day; null: it is another kind. */
export function cronMinutes(cron: string): number | null {
  const [minute = '', hour = '', ...days] = cron.trim().split(/\s+/);
  if (days.length !== 3 || days.some((field) => field !== '*')) return null;
  const minutes = cronValues(minute, 60);
  const hours = cronValues(hour, 24);
  if (minutes === null || hours === null) return null;
  const starts = hours.flatMap((h) => minutes.map((m) => h * 60 + m)).toSorted((a, b) => a - b);
  const [first] = starts;
  if (first === undefined) return null;
  const next = [...starts.slice(1), first + 24 * 60];
  return Math.max(...next.map((time, index) => time - (starts[index] ?? 0)));
}

/** `3-59/5`, `*`, `0,30` → the values below `end`, in order. */
function cronValues(field: string, end: number): number[] | null {
  const values = new Set<number>();
  for (const part of field.split(',')) {
    const match = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part);
    if (match === null) return null;
    const [, from, to, every] = match;
    const step = every === undefined ? 1 : Number(every);
    const first = from === undefined ? 0 : Number(from);
    const last = to !== undefined ? Number(to) : from === undefined || every !== undefined ? end - 1 : first;
    if (step === 0 || first > last || last >= end) return null;
    for (let value = first; value <= last; value += step) values.add(value);
  }
  return [...values].toSorted((a, b) => a - b);
}
