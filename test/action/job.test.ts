import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { node24 } from '../../scripts/test-tools.ts';
import { nothingLeft, nothingTwice } from '../e2e/invariants.ts';
import { Stage, clockAhead } from './stage.ts';

const root = resolve(import.meta.dirname, '../..');

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.make();
});
afterEach(() => stage.close());

const nodes = [
  { name: 'Node 20', node: process.execPath },
  { name: 'Node 24', node: node24() },
];

describe.each(nodes)('the built action, under $name', ({ name, node }) => {
  it('brings an item from assigned to answered, on schedule', async (context) => {
    if (node === null) return context.skip(`${name} is not here; run .ci/tools`);
    const { world } = stage;
    const item = world.people.create();
    const first = await stage.step({ node, inputs: { init: 'true' } });
    expect(first).toMatchObject({ code: 0, annotations: [], foreign: [] });
    expect(first.log[0]).toMatch(/^agentd \d+\.\d+\.\d+, mode tick$/);
    expect(first.log.join('\n')).toMatch(/started +ENG-1 +ENG-1-1 with agent on laptop/);
    expect(first.outputs).toMatchObject({ changed: 'true', started: '1', finished: '0', open: '1' });
    expect(first.page).toMatch(
      /\| \[ENG-1\]\(http.*\/browse\/ENG-1\/\) \| ENG-1-1 \| running \(new\) \| laptop \| agent \|/,
    );
    for (const phase of [/^Reading the state from /m, /^Reading Plane and the terminals\.$/m, /^Acting: start\.$/m])
      expect(first.log.join('\n')).toMatch(phase);
    await world.ended('ENG-1-1');

    const second = await stage.step({ node });
    expect(second.outputs).toMatchObject({ changed: 'true', finished: '1', published: '2', open: '0' });
    expect(second.page).toContain('/browse/ENG-1/) | ENG-1-1 | &#91;review&#93; |');
    expect(world.people.answers(item)).toHaveLength(1);
    expect(world.people.stateOf(item)).toBe('In Review');

    // What changed within the last minute is read again.
    const third = await stage.step({ node, preload: clockAhead(5) });
    const idle = await stage.step({ node, preload: clockAhead(10) });
    expect(third.code).toBe(0);
    expect(idle.outputs).toMatchObject({ changed: 'false', started: '0', finished: '0', waiting: '0' });
    expect(JSON.parse(idle.outputs['summary-json'] ?? '')).toMatchObject({
      requests: { plane: 1, state: 1 },
      ticks: 1,
      waiting: [],
      resting: { answered: 1, ended: 0, idle: 0 },
    });
    expect(idle.page).toContain('Besides: 1 answered, a person is next.');
    expect(idle.debug).toEqual([expect.stringMatching(/^GET \/api\/v1\/.*work-items\/ → 200 \d+ ms/)]);
    expect(idle.log.join('\n')).not.toContain('/api/v1/');
    stage.nothingTold(first, second, third, idle);
    nothingTwice(world, [item]);
    nothingLeft(world);
  });

  it('refuses inputs that cannot be meant, before it does anything', async (context) => {
    if (node === null) return context.skip(`${name} is not here; run .ci/tools`);
    const inputs = { mode: 'tik', dry_run: 'true', init: 'true' };
    const { code, annotations, page } = await stage.step({ node, inputs });
    expect(code).toBe(1);
    const words = /no input “dry_run”\. Did you mean “dry-run”\?.*“tik” is none of .* Did you mean “tick”\?/;
    expect(annotations).toEqual([
      { level: 'error', title: 'inputs-invalid', message: expect.stringMatching(words), file: null, line: null },
    ]);
    expect(page).toContain('| inputs-invalid | There is no input');
    expect(existsSync(stage.world.statePath)).toBe(false);
  });
});

describe('the action', () => {
  it('in a dry run only looks, even where there is no state yet', async () => {
    const { world } = stage;
    const item = world.people.create();
    const written: string[] = [];
    world.trouble = ({ method, path }) => {
      if (method !== 'GET') written.push(`${method} ${path}`);
      return null;
    };
    for (const inputs of [{ 'dry-run': 'true' }, { mode: 'plan' }]) {
      const { code, outputs, log, page } = await stage.here({ inputs: { ...inputs, init: 'true' } });
      expect(code).toBe(0);
      expect(outputs).toMatchObject({ changed: 'false', started: '0' });
      expect(log.join('\n')).toMatch(/would start +ENG-1 +ENG-1-1 with agent on laptop/);
      expect(page).toContain('Nothing was written: this only shows what a tick would do.');
    }
    expect(written).toEqual([]);
    expect(existsSync(world.statePath)).toBe(false);
    expect(existsSync(join(world.folder, 'runs'))).toBe(false);
    expect(world.people.stateOf(item)).toBe('Todo');
  });

  it('without a state and without leave to make one is red and says what to do', async () => {
    const { code, annotations } = await stage.here();
    expect(code).toBe(1);
    expect(annotations).toEqual([
      expect.objectContaining({
        level: 'error',
        title: 'state-absent',
        message: expect.stringMatching(/mode tick with init on and dry-run off does it/),
      }),
    ]);
  });

  it('lacking a token is red, says which, and starts nothing there', async () => {
    stage.world.people.create();
    const { code, annotations, outputs } = await stage.here({
      inputs: { init: 'true' },
      env: { PLANE_TOKEN_LAPTOP: '' },
    });
    expect(code).toBe(1);
    const message = expect.stringMatching(
      /^No value for PLANE_TOKEN_LAPTOP .* Nothing starts on terminal laptop until/,
    );
    expect(annotations).toEqual([expect.objectContaining({ title: 'plane-token-missing', level: 'error', message })]);
    expect(outputs).toMatchObject({ started: '0' });
  });

  it('does not tick for a pull request, whose configuration is anybody’s', async () => {
    const event = { name: 'pull_request_target' };
    const { code, annotations } = await stage.here({ event, inputs: { init: 'true' } });
    expect(code).toBe(1);
    expect(annotations).toMatchObject([{ title: 'event-not-trusted' }]);
    expect(existsSync(stage.world.statePath)).toBe(false);
  });

  it('checks the configuration, each problem at its place and one annotation a kind', async () => {
    const { world } = stage;
    const good = await stage.here({ inputs: { mode: 'check-config' }, env: { PLANE_TOKEN: '' } });
    expect(good.code).toBe(0);
    expect(good.log).toContain('  PLANE_TOKEN: ${{ secrets.PLANE_TOKEN }}');
    const missing = expect.stringMatching(/^Not set for this step: PLANE_TOKEN \(reads Plane\)\. Nothing starts\.$/);
    expect(good.annotations).toEqual([
      expect.objectContaining({ level: 'warning', title: 'env-missing', message: missing }),
    ]);
    expect(good.page).toMatch(/\| PLANE&#95;TOKEN \| reads Plane \| Nothing starts \|/);
    expect(good.page).toMatch(/```yaml\nenv:\n {2}PLANE_TOKEN: \$\{\{ secrets\.PLANE_TOKEN \}\}\n/);

    const text = readFileSync(world.configPath, 'utf8').replace('"run_root"', '"run_rot"').replace('"os"', '"oss"');
    writeFileSync(world.configPath, text);
    const bad = await stage.here({ inputs: { mode: 'check-config' } });
    expect(bad.code).toBe(1);
    const message = expect.stringMatching(/Did you mean/);
    expect(bad.annotations.filter(({ title }) => title === 'unknown-key')).toEqual([
      expect.objectContaining({ level: 'error', file: 'agentd.json', line: expect.any(Number), message }),
    ]);
    expect(bad.log.join('\n')).toMatch(/error: agentd\.json:\d+: .*Did you mean/);
    expect(bad.page).toContain('the configuration cannot be used');

    const ticked = await stage.here({ inputs: { init: 'true' } });
    expect(ticked.code).toBe(1);
    expect(ticked.annotations).toEqual(bad.annotations);
    expect(existsSync(world.statePath)).toBe(false);
  });

  it('claims in the name of its workflow run, which who stands aside then links', async () => {
    const { world } = stage;
    world.people.create();
    let holder: unknown = null;
    world.trouble = ({ method }) => {
      if (method !== 'GET' && existsSync(world.statePath)) holder ??= world.state().claim?.holder ?? null;
      return null;
    };
    await stage.here({ inputs: { init: 'true' } });
    expect(holder).toMatch(/^[^:]+:\d+:[^:]+:ada\/app\/actions\/runs\/\d+$/);
  });

  it('annotates a result that is a question', async () => {
    const { world } = stage;
    world.agents.plan('ENG-1-1', { message: '[question] Which colour?' });
    world.people.create();
    await stage.here({ inputs: { init: 'true' } });
    await world.ended('ENG-1-1');
    const { code, annotations } = await stage.here();
    expect(code).toBe(0);
    expect(annotations).toMatchObject([{ level: 'notice', title: 'ENG-1: [question]' }]);
  });

  it('holds no secret on a page, where escapes take its letters apart', async () => {
    const { world } = stage;
    const secret = ['plane', 'api', '0123456789abcdef0123456789abcdef'].join('_');
    const text = readFileSync(world.configPath, 'utf8').replace('"run_root"', `"${secret}"`);
    writeFileSync(world.configPath, text);
    for (const mode of ['check-config', 'tick']) {
      const { page, log } = await stage.here({ inputs: { mode } });
      expect(page).toContain('redacted');
      expect(`${page} ${log.join('\n')}`).not.toContain('0123456789abcdef');
    }
  });
});

describe('the built action', () => {
  it('prints no command that others have put in its way', async () => {
    const inputs = { mode: 'x\n::set-env name=A::b', config: '::error::x' };
    const { foreign, annotations, log } = await stage.step({ inputs });
    expect(foreign).toEqual([]);
    expect(annotations).toHaveLength(1);
    expect(log[1]).toBe(': :set-env name=A::b');
  });

  it('works from a folder of its own, without sources and packages', () => {
    const { folder } = stage.world;
    const copy = 'mkdir -p "$2/a/dist" && cp "$1"/dist/*.js "$1"/dist/package.json "$2/a/dist"';
    execFileSync('sh', ['-c', copy, 'sh', root, folder]);
    const env = { PATH: process.env['PATH'], INPUT_MODE: 'check-config', GITHUB_WORKSPACE: folder };
    const printed = execFileSync(process.execPath, [join(folder, 'a/dist/index.js')], {
      env: { ...env, INPUT_CONFIG: 'agentd.json' },
      encoding: 'utf8',
    });
    expect(printed).toContain('agentd.json: 1 project');
  });
});
