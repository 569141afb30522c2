/** Arithmetic on the cumulative figures that tools print. Pure. */

/** Figures by name, all counted in tokens. */
export type Counts = { readonly [name: string]: number };

export function sum(one: Counts, other: Counts): Counts {
  return combined(one, other, (a, b) => a + b);
}

/** What came since `before`; never less than nothing, because a run that was killed can be missing from the later figure. */
export function since(before: Counts, now: Counts): Counts {
  return combined(now, before, (a, b) => Math.max(0, a - b));
}

/** Whether no figure of `part` is above the same figure of `whole`. */
export function within(part: Counts, whole: Counts): boolean {
  return Object.keys(part).every((name) => (part[name] ?? 0) <= (whole[name] ?? 0));
}

export function same(one: Counts, other: Counts): boolean {
  return within(one, other) && within(other, one);
}

export function isZero(counts: Counts): boolean {
  return Object.values(counts).every((count) => count === 0);
}

/** Dollars without the dust of binary fractions. */
export function dollars(amount: number): number {
  return Math.round(amount * 1e10) / 1e10;
}

function combined(one: Counts, other: Counts, op: (a: number, b: number) => number): Counts {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return Object.fromEntries([...names].map((name) => [name, op(one[name] ?? 0, other[name] ?? 0)]));
}
