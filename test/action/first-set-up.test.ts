/** The way of the README, from an empty repository to the first scheduled tick, each step as the copied workflow hands it over. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { StepResult } from '../fakes/runner.ts';
import { declared, read, root, steps } from '../workflows/files.ts';
import { Stage } from './stage.ts';

const minimal = read(join(root, 'docs/examples/minimal.yml'));
const form = declared(minimal, 'workflow_dispatch');
const handedOver = steps(minimal).find(({ uses }) => uses?.startsWith('OWNER/') === true)?.with ?? {};

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.make();
  stage.world.agents.plan('smoke-1', {});
});
afterEach(() => stage.close());

/** The `with:` block where `inputs` is what a person has filled in, or null on schedule. */
function withBlock(filledIn: Readonly<Record<string, string>> | null): Record<string, string> {
  const inputs = (name: string): string => {
    if (filledIn === null) return '';
    const given = filledIn[name] ?? form[name]?.default;
    return typeof given === 'string' ? given : given === true ? 'true' : '';
  };
  const filled = Object.entries(handedOver).map(([name, value]): [string, string] => {
    const [, of = '', otherwise = ''] =
      /^\$\{\{ inputs\.([a-z-]+)(?: \|\| '?([a-z]+)'?)? \}\}$/.exec(String(value)) ?? [];
    return [name, inputs(of) || otherwise];
  });
  return Object.fromEntries(filled.filter(([, value]) => value !== ''));
}

function byHand(filledIn: Readonly<Record<string, string>>): Promise<StepResult> {
  const event = { name: 'workflow_dispatch', payload: {} };
  return stage.here({ event, inputs: withBlock(filledIn), env: { SHELL: '/bin/bash' } });
}

const GREEN = { code: 0, annotations: [] };

describe('the first set-up of the Action', () => {
  it('has no red step and no warning on the way', async () => {
    const smoke = { mode: 'smoke', project: 'ENG', terminal: 'laptop' };
    expect(await byHand({ mode: 'check-config' })).toMatchObject(GREEN);
    expect(await byHand({ mode: 'doctor' })).toMatchObject(GREEN);
    expect(await byHand(smoke)).toMatchObject(GREEN);
    expect(await byHand({ ...smoke, 'dry-run': 'false' })).toMatchObject(GREEN);
    for (const filledIn of [{}, { mode: 'plan' }, { init: 'true' }, { mode: 'plan', init: 'true' }]) {
      const looked = await byHand(filledIn);
      expect(looked).toMatchObject(GREEN);
      for (const text of [looked.log.join('\n'), looked.page.replaceAll('&#45;', '-')]) {
        expect(text).toMatch(/There is no state in .* yet, and none was made/);
        expect(text).toContain('init on and dry-run off');
      }
    }
    expect(existsSync(stage.world.statePath)).toBe(false);

    const first = await byHand({ init: 'true', 'dry-run': 'false' });
    expect(first).toMatchObject({ ...GREEN, outputs: { changed: 'true' } });
    const enable = /The first state was made, in .*Set the repository variable AGENTD.*ENABLED to true/;
    expect(first.log.join('\n')).toMatch(enable);
    expect(first.page).toMatch(enable);

    const scheduled = await stage.here({ inputs: withBlock(null) });
    expect(scheduled).toMatchObject(GREEN);
    expect(scheduled.log.join('\n')).not.toContain('The first state was made');
    expect(await byHand({ mode: 'status' })).toMatchObject(GREEN);
    expect(await byHand({})).toMatchObject(GREEN);
  });

  it('does not hide a state that was lost: the scheduled tick is red', async () => {
    const { code, annotations } = await stage.here({ inputs: withBlock(null) });
    expect(code).toBe(1);
    expect(annotations).toMatchObject([{ level: 'error', title: 'state-absent' }]);
  });
});
