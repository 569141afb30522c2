/** The order of test files: what takes longest first, so that no processor waits for a last long one. */
import { statSync } from 'node:fs';
import { BaseSequencer } from 'vitest/node';
import type { TestSpecification } from 'vitest/node';

/** The first that fits counts. Files of contracts are short, and what they run is long. */
const LONGEST_FIRST = [/\/transports\/.*contract/, /\/(?:e2e|transports|executors|simulation|action)\//];

function rank(path: string): number {
  const place = LONGEST_FIRST.findIndex((pattern) => pattern.test(path));
  return place < 0 ? LONGEST_FIRST.length : place;
}

/** Paths of test files; among those of one kind the larger file comes first. */
export function longestFirst(paths: readonly string[], sizeOf: (path: string) => number): string[] {
  return paths.toSorted((a, b) => rank(a) - rank(b) || sizeOf(b) - sizeOf(a));
}

export class LongestFirst extends BaseSequencer {
  override sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const order = longestFirst(
      files.map(({ moduleId }) => moduleId),
      (path) => statSync(path).size,
    );
    return Promise.resolve(files.toSorted((a, b) => order.indexOf(a.moduleId) - order.indexOf(b.moduleId)));
  }
}
