import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { withoutBackticks } from '../../action/src/action/words.ts';
import type { DoctorRow } from '../../action/src/doctor/rows.ts';
import type { HereOptions, StepResult } from '../fakes/runner.ts';
import { Stage } from './stage.ts';

let stage: Stage;
let written: string[];
beforeEach(async () => {
  stage = await Stage.make();
  written = [];
  stage.world.trouble = ({ method, path }) => {
    if (method !== 'GET') written.push(`${method} ${path}`);
    return null;
  };
});
afterEach(() => stage.close());

const byHand = (inputs: Readonly<Record<string, string>> = {}): HereOptions => ({
  event: { name: 'workflow_dispatch', payload: {} },
  inputs: { mode: 'doctor', ...inputs },
  env: { SHELL: '/bin/bash' },
});

function rowsOf({ outputs }: StepResult): readonly DoctorRow[] {
  const { rows } = JSON.parse(outputs['summary-json'] ?? '') as { rows: readonly DoctorRow[] };
  return rows;
}

describe('the doctor as a step of a workflow', () => {
  it('shows each check of each terminal on the page, and changes nothing', async () => {
    const result = await stage.step(byHand());
    const failed = rowsOf(result).filter(({ status }) => status === 'failed');
    expect(failed).toEqual([]);
    expect(result.code).toBe(0);
    expect(result.page).toMatch(/^### agentd doctor: \d+ checks, 0 failed, /);
    expect(result.page).toMatch(/^#### laptop: /m);
    expect(result.page).toMatch(/^\| reach \| ok \|/m);
    expect(written).toEqual([]);
    stage.nothingTold(result);
  });

  it('is red with one annotation a failed check, which says what to do', async () => {
    stage.world.configure((config) => {
      const { laptop } = config.terminals;
      if (laptop !== undefined) laptop.repo = join(stage.world.folder, 'nowhere');
    });
    const result = await stage.here(byHand({ terminal: 'laptop' }));
    expect(result.code).toBe(1);
    const { remedy = '' } = rowsOf(result).find(({ status }) => status === 'failed') ?? {};
    expect(remedy).not.toBe('');
    expect(result.annotations).toMatchObject([
      { level: 'error', title: 'laptop: repository', message: expect.stringContaining(withoutBackticks(remedy)) },
    ]);
    expect(result.log.join('\n')).toMatch(/^\d+ checks, 1 failed.*needs a person/m);
  });

  it('names the nearest terminal for one that is not there', async () => {
    const { code, annotations } = await stage.here(byHand({ terminal: 'labtop' }));
    expect(code).toBe(1);
    expect(annotations).toMatchObject([
      { title: 'terminal-unknown', message: expect.stringContaining('Did you mean “laptop”?') },
    ]);
  });
});
