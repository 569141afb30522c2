import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import { countReporter, inCi } from './scripts/reporter.ts';
import { LongestFirst } from './scripts/sequencer.ts';
import { isFast } from './scripts/test-kinds.ts';

const tests = readdirSync(join(import.meta.dirname, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `test/${name.replaceAll(sep, '/')}`);

export default defineConfig({
  test: {
    // Every test file is of one of the two.
    projects: [
      {
        extends: true,
        test: { name: 'fast', include: tests.filter(isFast), setupFiles: ['scripts/no-process.ts'], isolate: false },
      },
      { extends: true, test: { name: 'real', include: tests.filter((path) => !isFast(path)) } },
    ],
    // Most tests of terminals and ticks wait for something; by default one core would stay idle.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    reporters: ['default', countReporter()],
    // Real processes on a busy machine: CI tries once more, and the reporter names what needed it.
    retry: inCi() ? 1 : 0,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
