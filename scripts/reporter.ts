/**
 * Vitest reporter: the last line of a test run is `N passed, N failed`, alone on its line, for machines to read.
 * Whatever makes a run untrustworthy counts as failed: a file that does not load, an error outside any test and, where
 * `CI` is set, a test that was skipped. Skips are always listed with their reason.
 */
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** `file > suite > test: reason` */
  readonly skipped: readonly string[];
}

/** Counts a finished run. `errors` are those that belong to no test. */
export function tally(modules: readonly TestModule[], errors: readonly SerializedError[]): Tally {
  let passed = 0;
  let failed = errors.length;
  const skipped: string[] = [];
  for (const module of modules) {
    failed += module.errors().length;
    for (const suite of module.children.allSuites()) failed += suite.errors().length;
    for (const test of module.children.allTests()) {
      const { state } = test.result();
      if (state === 'passed') passed += 1;
      else if (state === 'failed') failed += 1;
      else skipped.push(`${module.relativeModuleId} > ${test.fullName}: ${reasonOf(test)}`);
    }
  }
  return { passed, failed, skipped };
}

/** The lines to print, the last of them the count, and whether the run is good. */
export function verdict({ passed, failed, skipped }: Tally, ci: boolean): { lines: string[]; good: boolean } {
  const refused = ci ? skipped.length : 0;
  const lines = skipped.map((test) => `skipped: ${test}`);
  if (refused > 0) lines.push(`${refused} skipped; CI refuses skips and counts them as failed.`);
  lines.push(`${passed} passed, ${failed + refused} failed`);
  return { lines, good: failed + refused === 0 };
}

function reasonOf(test: TestCase): string {
  const result = test.result();
  return (result.state === 'skipped' ? result.note : undefined) ?? 'no reason given';
}

/** For `test.reporters`, after the one that people read. */
export function countReporter(): Reporter {
  return {
    onTestRunEnd(modules, errors) {
      const ci = process.env['CI'] !== undefined && process.env['CI'] !== '' && process.env['CI'] !== 'false';
      const { lines, good } = verdict(tally(modules, errors), ci);
      process.stdout.write(`${lines.join('\n')}\n`);
      if (!good) process.exitCode = 1;
    },
  };
}
