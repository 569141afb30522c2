import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { node24 } from '../../scripts/test-tools.ts';
import type { HereOptions } from '../fakes/runner.ts';
import { Stage } from './stage.ts';

let stage: Stage;
let written: string[];
beforeEach(async () => {
  stage = await Stage.make();
  written = [];
  stage.world.agents.plan('smoke-1', {});
  stage.world.trouble = ({ method, path }) => {
    if (method !== 'GET') written.push(`${method} ${path}`);
    return null;
  };
});
afterEach(() => stage.close());

const byHand = (inputs: Readonly<Record<string, string>> = {}): HereOptions => ({
  event: { name: 'workflow_dispatch', payload: {} },
  inputs: { mode: 'smoke', project: 'ENG', terminal: 'laptop', ...inputs },
});

describe.each([
  { name: 'Node 20', node: process.execPath },
  { name: 'Node 24', node: node24() },
])('a smoke run as a step of a workflow, under $name', ({ name, node }) => {
  it('tries the whole round trip and leaves nothing', async (context) => {
    if (node === null) return context.skip(`${name} is not here; run .ci/tools`);
    const result = await stage.step({ ...byHand(), node });
    expect(result).toMatchObject({ code: 0, annotations: [] });
    expect(result.log[0]).toMatch(/^agentd \d+\.\d+\.\d+, mode smoke$/);
    expect(result.log.join('\n')).toMatch(/^passed read-back \(\d+ ms\)/m);
    expect(result.page).toMatch(/^### agentd smoke: laptop with agent, for ENG, works\n/);
    expect(result.page).toMatch(/^\| remove-item \| passed \|/m);
    expect(JSON.parse(result.outputs['summary-json'] ?? '')).toMatchObject({ ok: true });
    expect(stage.world.people.everything()).toEqual({ items: [], comments: [] });
    expect(existsSync(stage.world.statePath)).toBe(false);
    stage.nothingTold(result);
  });
});

describe('a smoke run as a step of a workflow', () => {
  it('only looks in a dry run', async () => {
    const result = await stage.here(byHand({ 'dry-run': 'true' }));
    expect(result.code).toBe(0);
    expect(written).toEqual([]);
    expect(result.page).toContain('can be reached; nothing was tried beyond that');
    expect(result.page).toMatch(/^\| reach \| passed \|/m);
    expect(result.page).toMatch(/^\| run-directory \| skipped \| 0 ms \| A dry run makes nothing\. \|/m);
    const root = join(stage.world.folder, 'runs');
    expect(existsSync(root) ? readdirSync(root) : []).toEqual([]);
  });

  it('is red with one annotation a failed step', async () => {
    stage.world.agents.plan('smoke-1', { code: 3, message: '', tail: 'it broke' });
    const result = await stage.here(byHand());
    expect(result.code).toBe(1);
    expect(result.annotations.map(({ level, title }) => [level, title])).toEqual([
      ['error', expect.stringMatching(/^run-/)],
    ]);
    expect(result.log).toContain('Failed: collect.');
    expect(stage.world.people.everything()).toEqual({ items: [], comments: [] });
  });

  it('says which input is missing and what it can be', async () => {
    const { code, annotations } = await stage.here(byHand({ terminal: '' }));
    expect(code).toBe(1);
    expect(annotations).toMatchObject([
      { title: 'input-missing', message: expect.stringMatching(/needs the input terminal\. .*: laptop\./) },
    ]);
  });

  it('does not run for a pull request, whose configuration could name any command', async () => {
    const result = await stage.here({
      event: { name: 'pull_request', payload: {} },
      inputs: { mode: 'smoke', project: 'ENG', terminal: 'laptop' },
    });
    expect(result.annotations).toMatchObject([{ title: 'event-not-trusted' }]);
    expect(written).toEqual([]);
  });
});
