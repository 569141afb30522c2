import { defineConfig } from 'vitest/config';
import { countReporter } from './scripts/reporter.ts';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    reporters: ['default', countReporter()],
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
});
