/** From a seed that breaks a promise to the fewest troubles and acts that still break it, and the schedule of that. */
import { runSeed } from './seed.ts';
import type { WorldOptions } from './world.ts';

export interface Shrunk {
  readonly broken: string;
  /** What has to happen. */
  readonly needed: readonly string[];
  /** What may be left out. */
  readonly masked: ReadonlySet<string>;
  readonly schedule: readonly string[];
}

/** Runs spent on leaving things out. */
const MOST_RUNS = 400;

export async function shrink(
  seed: number,
  more: Pick<WorldOptions, 'sabotage' | 'plain'> = {},
): Promise<Shrunk | null> {
  const options = { ...more, seed };
  const first = await runSeed(options);
  const [broken] = first.broken;
  if (broken === undefined) return null;
  const promise = promiseOf(broken);
  const spent = { runs: 0 };
  const breaks = async (masked: ReadonlySet<string>): Promise<readonly string[] | null> => {
    spent.runs += 1;
    const result = await runSeed({ ...options, masked });
    return result.broken[0] !== undefined && promiseOf(result.broken[0]) === promise ? result.happened : null;
  };
  let masked: ReadonlySet<string> = new Set();
  let happened = first.happened;
  for (let size = Math.ceil(happened.length / 2); size >= 1 && spent.runs < MOST_RUNS; size = Math.floor(size / 2)) {
    for (let at = 0; at < happened.length && spent.runs < MOST_RUNS;) {
      const without = new Set([...masked, ...happened.slice(at, at + size)]);
      const still = await breaks(without);
      if (still === null) {
        at += size;
      } else {
        masked = without;
        happened = still;
      }
    }
  }
  const schedule: string[] = [];
  const last = await runSeed({ ...options, masked, trace: (line) => schedule.push(line) });
  return { broken: last.broken[0] ?? broken, needed: happened, masked, schedule };
}

function promiseOf(broken: string): string {
  return broken.slice(0, broken.indexOf(':'));
}

/** What a person needs to understand it and to see it again. */
export function reportOf(seed: number, shrunk: Shrunk): string {
  const { broken, needed, schedule } = shrunk;
  return [
    `Seed ${seed} breaks a promise: ${broken}`,
    `It takes ${needed.length} of the things that went wrong or were done: ${needed.join(' ')}`,
    ...schedule,
    `Again, whole: SIM_SEED=${seed} npx vitest run test/simulation`,
  ].join('\n');
}
