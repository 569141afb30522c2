import { describe, expect, it } from 'vitest';
import { withPlanted } from './planted.ts';

const passing = `import { expect, it } from 'vitest'; it('holds', () => { expect(1).toBe(1); });`;
const failing = `import { expect, it } from 'vitest'; it('fails', () => { expect(1).toBe(2); });`;
const skipping = `import { it } from 'vitest'; it('needs more', (context) => { context.skip('no PowerShell here'); });`;
const unsteady = `
  import { expect, it } from 'vitest';
  let tries = 0;
  it('holds at last', () => { tries += 1; expect(tries).toBe(2); });`;
const broken = `import './nowhere.ts';`;
const loose = `
  import { it } from 'vitest';
  it('leaves a promise', async () => {
    void Promise.reject(new Error('nobody looks'));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });`;

/** What a test run of these files says last, and its exit code. */
function outcome(
  files: Readonly<Record<string, string>>,
  ci = '',
): { last: string; status: number | null; all: string } {
  return withPlanted(
    ['vitest.config.ts', ...['no-process', 'reporter', 'sequencer', 'test-kinds'].map((name) => `scripts/${name}.ts`)],
    files,
    (planted) => {
      const { stdout, status } = planted.run('vitest/vitest.mjs', ['run'], ci);
      return { last: stdout.trimEnd().split('\n').at(-1) ?? '', status, all: stdout };
    },
  );
}

describe('a test run', () => {
  it('ends with the count, alone on its line', () => {
    const { last, status } = outcome({ 'test/a.test.ts': passing, 'test/b.test.ts': passing });
    expect({ last, status }).toEqual({ last: '2 passed, 0 failed', status: 0 });
  });

  it('fails for a test that fails, a file that does not load, and an error outside any test, and names each', () => {
    const { last, status, all } = outcome({
      'test/a.test.ts': failing,
      'test/b.test.ts': broken,
      'test/c.test.ts': loose,
    });
    expect({ last, status }).toEqual({ last: '1 passed, 3 failed', status: 1 });
    const named = all.split('\n').filter((line) => line.startsWith('failed: '));
    expect(named).toEqual([
      'failed: outside any test: nobody looks',
      'failed: test/a.test.ts > fails: expected 1 to be 2 // Object.is equality',
      expect.stringMatching(/^failed: test\/b\.test\.ts: .*nowhere/),
    ]);
  });

  it('tries a test once more in CI, and names what needed it', () => {
    expect(outcome({ 'test/a.test.ts': unsteady })).toMatchObject({ last: '0 passed, 1 failed', status: 1 });
    const { last, status, all } = outcome({ 'test/a.test.ts': unsteady, 'test/b.test.ts': failing }, 'true');
    expect({ last, status }).toEqual({ last: '1 passed, 1 failed', status: 1 });
    expect(all).toContain('flaky: test/a.test.ts > holds at last\n');
  });

  it('names what was skipped and why, and passes', () => {
    const { last, status, all } = outcome({ 'test/a.test.ts': passing, 'test/b.test.ts': skipping });
    expect({ last, status }).toEqual({ last: '1 passed, 0 failed', status: 0 });
    expect(all).toContain('skipped: test/b.test.ts > needs more: no PowerShell here');
  });

  it('refuses skips in CI', () => {
    const { last, status } = outcome({ 'test/a.test.ts': passing, 'test/b.test.ts': skipping }, 'true');
    expect({ last, status }).toEqual({ last: '1 passed, 1 failed', status: 1 });
  });
});
