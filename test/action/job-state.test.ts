/** The modes that look at, or mend, what ticks have left. */
import { readFileSync, writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { HereOptions, StepResult } from '../fakes/runner.ts';
import { Stage } from './stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.make();
});
afterEach(() => stage.close());

const byHand = (name: string, inputs: Readonly<Record<string, string>>): HereOptions => ({
  event: { name: 'workflow_dispatch', payload: {} },
  inputs: { mode: name, ...inputs },
});

const mode = (name: string, inputs: Readonly<Record<string, string>> = {}): Promise<StepResult> =>
  stage.step(byHand(name, inputs));

/** The same in this process. */
const modeHere = (name: string, inputs: Readonly<Record<string, string>> = {}): Promise<StepResult> =>
  stage.here(byHand(name, inputs));

const stateText = (): string => readFileSync(stage.world.statePath, 'utf8');

const toldBy = ({ outputs }: StepResult): unknown => JSON.parse(outputs['summary-json'] ?? '');

describe('with an item that was answered', () => {
  beforeEach(async () => {
    stage.world.people.create();
    await stage.here({ inputs: { init: 'true' } });
    await stage.world.ended('ENG-1-1');
    await stage.here();
  });

  it('status tells what ended, and explain what the item waits for; neither writes', async () => {
    const before = stateText();
    const status = await mode('status');
    expect(status).toMatchObject({ code: 0, annotations: [], outputs: { open: '0' } });
    expect(status.page).toMatch(/^### agentd status: 1 item known \(1 answered\); saved/);
    expect(status.page).toMatch(/\*\*Recently ended\*\*[^]*\| ENG-1-1 \|/);
    expect(toldBy(status)).toMatchObject({ ok: true, items: 1, history: [{ run_id: 'ENG-1-1' }] });

    const explained = await mode('explain', { item: 'eng-1' });
    expect(explained).toMatchObject({ code: 0, annotations: [] });
    expect(explained.page).toMatch(/^### agentd explain: ENG-1\n/);
    expect(explained.page).toMatch(/\| waits \| answered/);
    expect(toldBy(explained)).toMatchObject({ ok: true, key: 'ENG-1', waiting: { reason: 'answered' } });
    expect(stateText()).toBe(before);
    stage.nothingTold(status, explained);
  });

  it('reap says in a dry run what it would do, and does it otherwise', async () => {
    const dry = await mode('reap', { 'dry-run': 'true', 'older-than': '1d' });
    expect(dry).toMatchObject({ code: 0, outputs: { changed: 'false' } });
    expect(dry.page).toContain('Nothing was done: this was a dry run.');
    const done = await mode('reap', { terminal: 'laptop' });
    expect(done).toMatchObject({ code: 0, annotations: [] });
    expect(done.page).toMatch(/^### agentd reap: 1 terminal, \d+ of \d+ actions? done/);
    expect(toldBy(done)).toMatchObject({ ok: true, ahead: null, unreached: [] });
  });
});

describe('with a run that is open', () => {
  beforeEach(async () => {
    stage.world.agents.plan('ENG-1-1', { held: true });
    stage.world.people.create();
    await stage.here({ inputs: { init: 'true' } });
  });

  it('release gives the item up, and in a dry run only says so', async () => {
    const before = stateText();
    const dry = await mode('release', { item: 'ENG-1', 'dry-run': 'true' });
    expect(dry).toMatchObject({ code: 0, annotations: [], outputs: { changed: 'false' } });
    expect(dry.log.join('\n')).toMatch(/ENG-1-1 on laptop .* would be given up\. Nothing was written/);
    expect(stateText()).toBe(before);

    const released = await mode('release', { item: 'ENG-1' });
    expect(released).toMatchObject({ code: 0, annotations: [], outputs: { changed: 'true' } });
    expect(released.page).toContain('is given up');
    expect(toldBy(released)).toMatchObject({ ok: true, key: 'ENG-1', released: { run_id: 'ENG-1-1' } });
    expect(JSON.parse(stateText())).toMatchObject({ inflight: {} });
  });
});

/** As after a failure on its machine, for an hour. */
function holdAgent(): void {
  const state = stage.world.state();
  const now = Date.now();
  const hold = { since: now, until: now + 3_600_000, reason: 'ENG-1: agent: command not found' };
  const { laptop } = state.terminals;
  if (laptop === undefined) throw new Error('the state knows no terminal');
  const terminals = { laptop: { ...laptop, holds: { agent: hold } } };
  writeFileSync(stage.world.statePath, JSON.stringify({ ...state, terminals }));
}

describe('with an executor that is held', () => {
  beforeEach(async () => {
    await stage.here({ inputs: { init: 'true' } });
    stage.world.people.create();
    holdAgent();
    await stage.here();
  });

  it('explain says how that ends sooner, in inputs, and release ends it, in a dry run only in words', async () => {
    const explained = await modeHere('explain', { item: 'ENG-1' });
    expect(toldBy(explained)).toMatchObject({ waiting: { reason: 'env-hold', hold: 'laptop/agent' } });
    const sooner = 'mode release with hold laptop/agent, a smoke run that passes (mode smoke with project ENG,';
    expect(explained.log.join('\n')).toContain(sooner);
    expect(explained.page).toContain(sooner);

    const before = stateText();
    const dry = await modeHere('release', { hold: 'laptop/agent', 'dry-run': 'true' });
    expect(dry).toMatchObject({ code: 0, annotations: [], outputs: { changed: 'false' } });
    expect(dry.page).toContain('executor laptop/agent would be held no longer');
    expect(stateText()).toBe(before);

    const released = await modeHere('release', { hold: 'laptop' });
    expect(released).toMatchObject({ code: 0, annotations: [], outputs: { changed: 'true' } });
    expect(toldBy(released)).toMatchObject({ ok: true, hold: 'laptop', ended: [{ name: 'laptop/agent' }] });
    expect(stage.world.state().terminals).toMatchObject({ laptop: { holds: {} } });
    const again = await modeHere('release', { hold: 'laptop' });
    expect(again).toMatchObject({ code: 0, outputs: { changed: 'false' } });
    expect(again.page).toContain('Nothing is held under laptop.');
    expect((await stage.here()).outputs).toMatchObject({ started: '1' });
  });

  it('a smoke run that passes ends it, and one that only looks does not', async () => {
    stage.world.agents.plan('smoke-1', {});
    const names = { project: 'ENG', terminal: 'laptop' };
    await modeHere('smoke', { ...names, 'dry-run': 'true' });
    expect(stage.world.state().terminals['laptop']?.holds).toHaveProperty('agent');
    const passed = await modeHere('smoke', names);
    expect(passed).toMatchObject({ code: 0, annotations: [], outputs: { changed: 'true' } });
    expect(passed.page).toContain('executor laptop/agent is held no longer');
    expect(stage.world.state().terminals['laptop']?.holds).toEqual({});
  });

  it('names what is held where a hold is misspelt', async () => {
    const { code, annotations } = await modeHere('release', { hold: 'labtop' });
    expect(code).toBe(1);
    expect(annotations).toMatchObject([
      { title: 'hold-unknown', message: expect.stringMatching(/Held is .laptop\/agent.\.$/) },
    ]);
  });
});

describe('without what they need', () => {
  it('release takes an item or a hold, not both', async () => {
    const { code, annotations } = await modeHere('release', { item: 'ENG-1', hold: 'laptop' });
    expect(code).toBe(1);
    expect(annotations).toMatchObject([{ title: 'release-unclear' }]);
  });

  it.each(['explain', 'release'])('%s says that it needs an item', async (name) => {
    const { code, annotations } = await modeHere(name);
    expect(code).toBe(1);
    expect(annotations).toMatchObject([
      { title: 'input-missing', message: expect.stringMatching(/needs the input item\..*such as ENG-12/) },
    ]);
  });

  it.each([
    ['status', {}],
    ['explain', { item: 'ENG-1' }],
    ['release', { item: 'ENG-1' }],
    ['reap', {}],
  ])('%s does not run for a pull request', async (name, inputs) => {
    const event = { name: 'pull_request' };
    const { code, annotations } = await stage.here({ event, inputs: { mode: name, ...inputs } });
    expect(code).toBe(1);
    expect(annotations).toMatchObject([{ title: 'event-not-trusted' }]);
  });
});
