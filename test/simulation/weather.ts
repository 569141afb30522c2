/** What goes wrong where, decided from the seed alone, so that leaving one trouble out moves no other. */
import type { Trouble } from '../fakes/caller.ts';
import { Prng } from '../fakes/prng.ts';

export interface Climate {
  /** Probability of trouble at one call. */
  readonly rate: number;
  readonly weights: Readonly<Record<Trouble, number>>;
}

const EVEN: Readonly<Record<Trouble, number>> = {
  'park-before': 4,
  'park-after': 4,
  'die-before': 1,
  'die-after': 2,
  'die-late': 2,
  fail: 2,
  'lose-answer': 3,
  late: 3,
  stale: 2,
  signal: 1,
};

const NONE: Readonly<Record<Trouble, number>> = {
  'park-before': 0,
  'park-after': 0,
  'die-before': 0,
  'die-after': 0,
  'die-late': 0,
  fail: 0,
  'lose-answer': 0,
  late: 0,
  stale: 0,
  signal: 0,
};

/** Each seed has a climate of its own: calm, of one kind of trouble, or of everything. */
export function climateOf(seed: number): Climate {
  const prng = new Prng(seed, 'climate');
  const rate = prng.pick([0, 0.02, 0.05, 0.1, 0.2]);
  switch (prng.pick(['even', 'even', 'overlap', 'deaths', 'answers', 'stale'] as const)) {
    case 'even':
      return { rate, weights: EVEN };
    case 'overlap':
      return { rate: rate * 2, weights: { ...NONE, 'park-before': 1, 'park-after': 1 } };
    case 'deaths':
      return { rate, weights: { ...NONE, 'die-before': 1, 'die-after': 2, 'die-late': 2, signal: 1 } };
    case 'answers':
      return { rate, weights: { ...NONE, fail: 1, 'lose-answer': 2, late: 2 } };
    case 'stale':
      return { rate: rate * 2, weights: { ...NONE, stale: 4, 'park-before': 1 } };
  }
}

/** Calls that change something: there trouble is worth the most. */
const WRITES = /^(save|order|script|post|move)/;

export class Weather {
  /** Everything that went wrong, by name, in order. */
  readonly happened: string[] = [];
  calm = false;
  readonly #seed: number;
  readonly #climate: Climate;
  readonly #masked: ReadonlySet<string>;

  constructor(seed: number, masked: ReadonlySet<string> = new Set()) {
    this.#seed = seed;
    this.#climate = climateOf(seed);
    this.#masked = masked;
  }

  trouble(process: number, call: number, label: string, can: readonly Trouble[]): Trouble | null {
    if (this.calm || this.#climate.rate === 0) return null;
    const prng = new Prng(this.#seed, process, call);
    const rate = this.#climate.rate * (WRITES.test(label) ? 4 : 1);
    if (!prng.chance(rate)) return null;
    const { weights } = this.#climate;
    let total = 0;
    for (const kind of can) total += weights[kind];
    let at = prng.fraction() * total;
    for (const kind of can) {
      if (at < weights[kind]) return this.allows(`${process}.${call}`) ? kind : null;
      at -= weights[kind];
    }
    return null;
  }

  /** Notes that something happens, unless this one is to be left out. */
  allows(name: string): boolean {
    if (this.#masked.has(name)) return false;
    this.happened.push(name);
    return true;
  }
}
