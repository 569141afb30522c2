import { describe, expect, it } from 'vitest';
import { isFast } from '../../scripts/test-kinds.ts';
import { withPlanted } from './planted.ts';

const SETTINGS = ['no-process', 'reporter', 'sequencer', 'test-kinds'].map((name) => `scripts/${name}.ts`);

/** Says how many rounds it is given, in its name, and starts a process. */
const TOLD = `
  import { spawnSync } from 'node:child_process';
  import { expect, inject, it } from 'vitest';
  it(\`rounds \${inject('rounds')}\`, () => { expect(() => spawnSync('true')).toThrow('A fast test started a process'); });`;

function lines(...args: string[]): string {
  return withPlanted(['vitest.config.ts', ...SETTINGS], { 'test/a.test.ts': TOLD }, ({ run }) => {
    return run('vitest/vitest.mjs', ['run', '--reporter', 'verbose', ...args]).stdout;
  });
}

describe('the tests after every change', () => {
  it('try a part of the random inputs, the whole suite all of them; neither starts a process there', () => {
    expect(lines('--project', 'fast', '--mode', 'quick')).toMatch(/✓.*rounds 0\.1\b/);
    expect(lines()).toMatch(/✓.*rounds 1\b/);
  });

  it('are those that start nothing and do not compute for seconds', () => {
    const fast = ['core/plan', 'bot/html', 'config/fuzz', 'plane-emulator/replay', 'stores/lock', 'rounds'];
    const others = [
      'e2e/smoke',
      'stores/file',
      'simulation/simulation',
      'config/environment',
      'config/long-texts',
      'config/wrong-values',
      'bot/comment-html-long',
      'executors/output/recordings-variants',
    ];
    const kinds = [...fast, ...others].filter((name) => isFast(`test/${name}.test.ts`));
    expect(kinds).toEqual(fast);
  });
});
