/** A share of the seeds, run one after the other, and what came of them. */
import '../../bot/cut.ts';
import '../../bot/html.ts';
import { runSeed } from './seed.ts';
import type { WorldOptions } from './world.ts';

/** Every `step`th seed from `from` on, below `below`. */
export interface Share {
  readonly from: number;
  readonly below: number;
  readonly step: number;
}

export interface ShareResult {
  readonly ticks: number;
  /** Agents that were started. */
  readonly runs: number;
  /** Tags, classes, reasons and kinds of actions and events that came up. */
  readonly met: readonly string[];
  /** The first seed that broke a promise, after which no other was run. */
  readonly broken: number | null;
}

type Ticked = Parameters<NonNullable<WorldOptions['ticked']>>[0];

export async function runShare({ from, below, step }: Share): Promise<ShareResult> {
  const met = new Set<string>();
  let [ticks, runs] = [0, 0];
  for (let seed = from; seed < below; seed += step) {
    const result = await runSeed({ seed, ticked: (tick) => meet(tick, met) });
    ticks += result.ticks;
    runs += result.runs;
    if (result.broken.length > 0) return { ticks, runs, met: [...met], broken: seed };
  }
  return { ticks, runs, met: [...met], broken: null };
}

/** Adds to `met` what this tick met. */
function meet({ events, waiting, planned }: Ticked, met: Set<string>): void {
  for (const { reason } of waiting) met.add(reason);
  for (const { type } of planned) met.add(type);
  for (const event of events) {
    met.add(event.type);
    if (event.type !== 'run-settled') continue;
    const { verdict } = event.settlement;
    met.add(verdict.kind === 'answer' ? verdict.tag : verdict.class);
  }
}
