import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, sep } from 'node:path';
import { defineConfig } from 'vitest/config';
import { countReporter, inCi } from './scripts/reporter.ts';
import { LongestFirst } from './scripts/sequencer.ts';
import { isFast } from './scripts/test-kinds.ts';

const tests = readdirSync(join(import.meta.dirname, 'test'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => `test/${name.replaceAll(sep, '/')}`);

export default defineConfig(({ mode }) => ({
  test: {
    // Every test file is of one of the two. The fast ones compute, a worker a core.
    projects: [
      {
        extends: true,
        test: {
          name: 'fast',
          include: tests.filter(isFast),
          setupFiles: ['scripts/no-process.ts'],
          provide: { rounds: mode === 'quick' ? 1 / 10 : 1 },
          isolate: false,
          maxWorkers: '100%',
          sequence: { groupOrder: 1 },
        },
      },
      // The others wait for processes more than they compute. Isolated, each would load all of the sources anew.
      {
        extends: true,
        test: {
          name: 'real',
          include: tests.filter((path) => !isFast(path)),
          provide: { rounds: 1 },
          isolate: false,
          maxWorkers: Math.ceil(availableParallelism() * 2.5),
        },
      },
    ],
    sequence: { sequencer: LongestFirst },
    // The next run compiles what has changed since.
    experimental: { fsModuleCache: true },
    reporters: ['default', countReporter()],
    // Real processes on a busy machine: CI tries once more, and the reporter names what needed it.
    retry: inCi() ? 1 : 0,
    // Only for what never ends: other work may share the machine, and processes take their time.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
}));
