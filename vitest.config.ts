import { defineConfig } from 'vitest/config';
import { countReporter } from './scripts/reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    // Most tests of terminals and ticks wait for something; by default one core would stay idle.
    maxWorkers: '100%',
    reporters: ['default', countReporter()],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
