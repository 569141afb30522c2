import { expect, it } from 'vitest';
import { longestFirst } from '../../scripts/sequencer.ts';

it('contracts of transports come first, then what runs processes, and of one kind the larger file', () => {
  const sizes: Record<string, number> = {
    '/r/test/core/plan.test.ts': 9000,
    '/r/test/e2e/smoke.test.ts': 800,
    '/r/test/e2e/killed.test.ts': 900,
    '/r/test/transports/shells/posix/contract-dash.test.ts': 10,
    '/r/test/bot/html.test.ts': 9500,
  };
  expect(longestFirst(Object.keys(sizes), (path) => sizes[path] ?? 0)).toEqual([
    '/r/test/transports/shells/posix/contract-dash.test.ts',
    '/r/test/e2e/killed.test.ts',
    '/r/test/e2e/smoke.test.ts',
    '/r/test/bot/html.test.ts',
    '/r/test/core/plan.test.ts',
  ]);
});
