import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { inOrder, releaseSteps } from '../../scripts/rehearsal.ts';

const root = resolve(import.meta.dirname, '../..');

describe('a rehearsed release', () => {
  it('ends at the first step that fails, and names it with what is wrong', () => {
    const ran: string[] = [];
    const said: string[] = [];
    const fail = (): never => {
      throw new Error('it does not start');
    };
    const steps = ['pack', 'install', 'start', 'end'].map((name) => ({
      name,
      run: () => (name === 'start' ? fail() : void ran.push(name)),
    }));
    expect(inOrder(steps, (line) => said.push(line))).toBe(false);
    expect(ran).toEqual(['pack', 'install']);
    expect(said).toEqual([
      'release rehearsal, pack: good',
      'release rehearsal, install: good',
      'release rehearsal, start: FAILED: it does not start',
    ]);
    expect(inOrder(steps.slice(0, 2), () => {})).toBe(true);
  });

  it('fails where the Node that runs the action is missing, and where there is nothing to start', () => {
    const work = mkdtempSync(join(tmpdir(), 'agentd-rehearsal-'));
    try {
      const starts = (node24: string | null) =>
        releaseSteps({ root, work, node24 }).find(({ name }) => name === 'the action of the package starts');
      expect(() => starts(null)?.run()).toThrow(/Node 24.*\.ci\/tools/);
      expect(() => starts(process.execPath)?.run()).toThrow(/there is no .*dist\/index\.js/);
      const installs = releaseSteps({ root, work, node24: null }).find(({ name }) =>
        name.startsWith('agentd --version'),
      );
      expect(() => installs?.run()).toThrow(/ENOENT/);
    } finally {
      rmSync(work, { recursive: true, force: true });
    }
  });
});
