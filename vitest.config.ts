import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { countReporter } from './scripts/reporter.ts';
import { LongestFirst } from './scripts/sequencer.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Most tests of terminals and ticks wait for something: with one worker a processor, processors would stay idle.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: LongestFirst },
    reporters: ['default', countReporter()],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
