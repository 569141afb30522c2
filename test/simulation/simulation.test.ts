/**
 * Many small worlds, each from a seed. `SIM_SEED=7` runs one and prints its schedule; `SIM_SEEDS=100000` runs that many
 * instead of the usual number, from `SIM_FROM` on.
 */
import { describe, expect, it } from 'vitest';
import '../../bot/cut.ts';
import '../../bot/html.ts';
import { FAILURE_CLASSES, TAGS } from '../../action/src/model/verdict.ts';
import { REASONS } from '../../action/src/model/reasons.ts';
import { runSeed } from './seed.ts';
import type { SeedResult } from './seed.ts';
import { reportOf, shrink } from './shrink.ts';
import type { WorldOptions } from './world.ts';

const ONE = numberFrom('SIM_SEED');
const COUNT = numberFrom('SIM_SEEDS') ?? 800;
const FROM = numberFrom('SIM_FROM') ?? 1;
const MINUTES = 60_000;

/** Seeds that have broken a promise before. */
const KNOWN = [23, 88, 111, 381, 652, 765, 819, 1159, 1945, 5532, 5774, 17614];

/** From this many seeds on, everything that can happen has happened. */
const ENOUGH = 600;

/** Met by tests of their own: these worlds have nothing that leads there. */
const ELSEWHERE = new Set([
  'terminal-unknown',
  'no-script',
  'label-missing',
  'label-refused',
  'attempts-spent',
  'not-read-yet',
  'bot-may-not-write',
  'paused',
  'config-broken',
]);

/** Every tag, class, reason, kind of trouble and way of starting. */
const WANTED = [
  ...TAGS,
  ...FAILURE_CLASSES,
  ...REASONS,
  'start',
  'relaunch',
  'kill',
  'void',
  'publish',
  'forget',
  'run-adopted',
  'start-refused',
  'next-dropped',
  'item-moved',
  'item-dropped',
  'step-failed',
  'run-unreachable',
  'watch',
  'run-identified',
  'run-counted',
  'run-outlived',
  'leftovers-told',
];

type Ticked = Parameters<NonNullable<WorldOptions['ticked']>>[0];

function numberFrom(name: string): number | null {
  const text = process.env[name];
  return text === undefined || text === '' ? null : Number(text);
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

async function hold(seed: number, more: Pick<WorldOptions, 'plain' | 'ticked'> = {}): Promise<SeedResult> {
  const result = await runSeed({ ...more, seed });
  if (result.broken.length > 0) {
    const shrunk = await shrink(seed, more);
    expect.fail(shrunk === null ? `Seed ${seed} does not replay: ${result.broken[0] ?? ''}` : reportOf(seed, shrunk));
  }
  return result;
}

describe.runIf(ONE === null)('in every simulated world the promises hold', () => {
  it('where they once did not', async () => {
    for (const seed of KNOWN) await hold(seed, { plain: true });
  });

  it(`in ${COUNT} more, which meet all that can happen`, { timeout: 60 * MINUTES }, async () => {
    const met = new Set<string>();
    let ticks = 0;
    let runs = 0;
    const began = process.cpuUsage();
    for (let seed = FROM; seed < FROM + COUNT; seed++) {
      const result = await hold(seed, { ticked: (tick) => meet(tick, met) });
      ticks += result.ticks;
      runs += result.runs;
    }
    const seconds = process.cpuUsage(began).user / 1e6;
    const rate = Math.round(ticks / seconds);
    console.log(`${COUNT} seeds: ${ticks} ticks, ${runs} agents, ${rate} ticks a second of processor time`);
    expect(runs).toBeGreaterThan(COUNT);
    if (FROM === 1 && COUNT >= ENOUGH) {
      expect(WANTED.filter((name) => !met.has(name) && !ELSEWHERE.has(name))).toEqual([]);
    }
  });
});

if (ONE !== null) {
  it(`the simulated world of seed ${ONE}`, async () => {
    const schedule: string[] = [];
    const { broken } = await runSeed({ seed: ONE, trace: (line) => schedule.push(line) });
    console.log(schedule.join('\n'));
    expect(broken).toEqual([]);
  });
}
