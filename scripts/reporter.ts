/**
 * Vitest reporter: the last line of a test run is `N passed, N failed`, alone on its line, for machines to read.
 * Whatever makes a run untrustworthy counts as failed: a file that does not load, an error outside any test and, where
 * `CI` is set, a test that was skipped. Skips are always listed with their reason, and so is a test that passed only when it
 * was tried again: a defect that a change is not refused for.
 */
import { stripVTControlCharacters } from 'node:util';
import type { Reporter, SerializedError, TestCase, TestModule } from 'vitest/node';

export interface Tally {
  readonly passed: number;
  readonly failed: number;
  /** `file > suite > test: first line of its first error`; what belongs to no test has only what is known of it. */
  readonly failures: readonly string[];
  /** `file > suite > test` of what passed only when it was tried again. */
  readonly flaky: readonly string[];
  /** `file > suite > test: reason` */
  readonly skipped: readonly string[];
}

/** Counts a finished run. `errors` are those that belong to no test. */
export function tally(modules: readonly TestModule[], errors: readonly SerializedError[]): Tally {
  let passed = 0;
  const failures = errors.map((error) => failure('outside any test', [error]));
  const flaky: string[] = [];
  const skipped: string[] = [];
  for (const module of modules) {
    const file = module.relativeModuleId;
    for (const error of module.errors()) failures.push(failure(file, [error]));
    for (const suite of module.children.allSuites()) {
      for (const error of suite.errors()) failures.push(failure(`${file} > ${suite.fullName}`, [error]));
    }
    for (const test of module.children.allTests()) {
      const { state, errors: own } = test.result();
      if (test.diagnostic()?.flaky === true) flaky.push(`${file} > ${test.fullName}`);
      if (state === 'passed') passed += 1;
      else if (state === 'failed') failures.push(failure(`${file} > ${test.fullName}`, own));
      else skipped.push(`${file} > ${test.fullName}: ${reasonOf(test)}`);
    }
  }
  return { passed, failed: failures.length, failures, flaky, skipped };
}

function failure(place: string, errors: readonly SerializedError[] = []): string {
  const [first = ''] = stripVTControlCharacters(errors[0]?.message ?? 'no reason given').split('\n');
  return `${place}: ${first}`;
}

/** The lines to print, the last of them the count, and whether the run is good. */
export function verdict(
  { passed, failed, failures, flaky, skipped }: Tally,
  ci: boolean,
): { lines: string[]; good: boolean } {
  const refused = ci ? skipped.length : 0;
  const lines = [
    ...skipped.map((test) => `skipped: ${test}`),
    ...flaky.map((test) => `flaky: ${test}`),
    ...failures.map((test) => `failed: ${test}`),
  ];
  if (refused > 0) lines.push(`${refused} skipped; CI refuses skips and counts them as failed.`);
  lines.push(`${passed} passed, ${failed + refused} failed`);
  return { lines, good: failed + refused === 0 };
}

function reasonOf(test: TestCase): string {
  const result = test.result();
  return (result.state === 'skipped' ? result.note : undefined) ?? 'no reason given';
}

export function inCi(): boolean {
  return !['', 'false', undefined].includes(process.env['CI']);
}

/** For `test.reporters`, after the one that people read. */
export function countReporter(): Reporter {
  return {
    onTestRunEnd(modules, errors) {
      const { lines, good } = verdict(tally(modules, errors), inCi());
      process.stdout.write(`${lines.join('\n')}\n`);
      if (!good) process.exitCode = 1;
    },
  };
}
