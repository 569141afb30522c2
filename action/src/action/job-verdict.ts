/**
 * Whether the job is red. Only for what a person must mend, and for failures that do not pass; a run that is red sends
 * mail, and there are hundreds a day. Pure.
 */
import { isTold } from '../core/failed-ticks.ts';
import type { Problem } from '../errors.ts';
import type { TickReport } from '../tick/tick.ts';

export interface JobVerdict {
  readonly red: boolean;
  /** What it is red for, or what is passing; null: all is well. */
  readonly sentence: string | null;
}

/** What of a tick counts for the verdict. */
export type JobTick = Pick<TickReport, 'problems' | 'events' | 'ahead'>;

/** Over all ticks of the job, in order; what the last one found mended counts no more. */
export function jobVerdict(ticks: readonly JobTick[]): JobVerdict {
  const told = lastTold(ticks);
  const last = ticks.at(-1);
  const lasting = last?.problems.filter(({ retry }) => !retry) ?? [];
  if (lasting.length > 0) return { red: true, sentence: `${listOf(lasting)}: this needs a person.` };
  if (told !== null) {
    const sentence = `${told} ticks in a row have failed. The next ticks go on trying; this is told again when there are ${told * 2}.`;
    return { red: true, sentence };
  }
  const passing = last?.problems ?? [];
  if (passing.length > 0)
    return { red: false, sentence: `${listOf(passing)}: this may pass; the next tick tries again.` };
  if (last?.ahead != null) return { red: false, sentence: 'Another tick was at work, so this one did nothing.' };
  return { red: false, sentence: null };
}

/** The count that is to be told, unless a later tick went well. */
function lastTold(ticks: readonly JobTick[]): number | null {
  let told: number | null = null;
  for (const { events } of ticks) {
    for (const event of events) {
      if (event.type !== 'failures-counted') continue;
      if (event.failures === 0) told = null;
      else if (isTold(event.failures)) told = event.failures;
    }
  }
  return told;
}

function listOf(problems: readonly Problem[]): string {
  return [...new Set(problems.map(({ code }) => code))].join(', ');
}
