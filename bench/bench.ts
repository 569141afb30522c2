/** What a benchmark is. */

export interface Measurement {
  /** What was measured, e.g. `plan, 10,000 items`. */
  readonly name: string;
  readonly value: number;
  readonly unit: 'ms' | 'requests' | 'round trips' | 'ratio' | 'per second' | 'KB';
  /** The bound that the measurement is held to; null: for information. */
  readonly target: Target | null;
}

export type Target = { readonly at_most: number } | { readonly at_least: number };

/** What could not be measured on this machine, and why. */
export interface Skipped {
  readonly name: string;
  readonly skipped: string;
}

export interface Bench {
  /** For `npm run bench -- <name> …`. */
  readonly name: string;
  /** Rejects when it cannot measure. */
  run(): Promise<readonly (Measurement | Skipped)[]>;
}

/** Null: there is no bound. */
export function isMet({ value, target }: Measurement): boolean | null {
  if (target === null) return null;
  return 'at_most' in target ? value <= target.at_most : value >= target.at_least;
}

/** @throws {RangeError} for no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  if (low === undefined || high === undefined) throw new RangeError('no values');
  return (low + high) / 2;
}
