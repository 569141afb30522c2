import { defineConfig } from 'vitest/config';
import { countReporter, inCi } from './scripts/reporter.ts';
import { LongestFirst } from './scripts/sequencer.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
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
