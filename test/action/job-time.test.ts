import { writeFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nothingLeft, nothingTwice } from '../e2e/invariants.ts';
import { until } from '../e2e/process.ts';
import { Stage, aheadBy } from './stage.ts';

let stage: Stage;
beforeEach(async () => {
  stage = await Stage.make();
});
afterEach(() => stage.close());

describe('scheduled ticks', () => {
  it('on idle days save once an hour, and say when they came late', async () => {
    await stage.here({ inputs: { init: 'true' } });
    const said: string[] = [];
    for (const minutes of [4, 50, 100, 340, 380, 1440, 2880]) {
      const { code, annotations, outputs, page } = await stage.here({ clock: aheadBy(minutes) });
      expect({ code, annotations }).toEqual({ code: 0, annotations: [] });
      said.push(`${outputs['changed']}: ${/⏱ (.*)/.exec(page)?.[1] ?? 'on time'}`);
    }
    expect(said).toEqual([
      'false: on time',
      'false: Ticks were due every 5 min; in the last 50 min there were 2.',
      'true: Ticks were due every 5 min; in the last 100 min there were 3.',
      'true: Ticks were due every 5 min; the last came 240 min ago.',
      'false: Ticks were due every 5 min; the last came 40 min ago.',
      'true: Ticks were due every 5 min; in the last 1100 min there were 2.',
      'true: Ticks were due every 5 min; the last came 1440 min ago.',
    ]);
    expect(stage.world.state().saved_by).toMatchObject({ workflow: 'ada/app/.github/workflows/tick.yml', number: 8 });
  });

  it('are red for the third in a row to which Plane does not answer, and for none before and after', async () => {
    const { world } = stage;
    await stage.here({ inputs: { init: 'true' } });
    world.trouble = () => ({ kind: 'drop', when: 'before' });
    const ticks = [];
    for (let tick = 1; tick <= 4; tick += 1) ticks.push(await stage.here());
    expect(ticks.map(({ code }) => code)).toEqual([0, 0, 1, 0]);
    expect(ticks.map(({ outputs }) => outputs['changed'])).toEqual(['true', 'true', 'true', 'false']);
    expect(ticks[0]?.annotations).toEqual([expect.objectContaining({ level: 'warning', title: 'plane-unreachable' })]);
    expect(ticks[0]?.log.join('\n')).toContain('plane-unreachable: this may pass');
    const told = expect.stringMatching(/^3 ticks in a row have failed/);
    expect(ticks[2]?.annotations.at(-1)).toMatchObject({ level: 'error', message: told });

    world.trouble = () => null;
    expect(await stage.here()).toMatchObject({ code: 0, annotations: [], outputs: { changed: 'true' } });
    expect(world.state().failures_in_row).toBe(0);
  });

  it('do nothing while another is at work, and are green', async () => {
    const { world } = stage;
    await stage.here({ inputs: { init: 'true' } });
    world.people.create();
    const holder = 'elsewhere:12:abc.def.1.2:ada/app/actions/runs/77';
    const claim = { holder, fence: 9, until: Date.now() + 3_600_000 };
    writeFileSync(world.statePath, JSON.stringify({ ...world.state(), claim, fence: 9 }));
    const { code, log, outputs, page, annotations } = await stage.here();
    expect(code).toBe(0);
    expect(log.join('\n')).toContain(`Another tick is at work (${holder}, until `);
    expect(page).toContain('at work ([run 77](https://github.com/ada/app/actions/runs/77), until');
    expect(page).toContain('so this one did nothing');
    expect(outputs).toMatchObject({ changed: 'false', started: '0' });
    expect(annotations).toMatchObject([{ level: 'notice' }]);
  });
});

describe('several ticks in one job', () => {
  it('answer an item within it', async () => {
    const { world } = stage;
    const item = world.people.create();
    // Time passes between two ticks, in which the agent comes to its end, and at no other.
    let passed = Date.now();
    const sleep = async (ms: number): Promise<void> => {
      passed += ms;
      if (world.launches().length > 0) await world.ended('ENG-1-1');
    };
    const inputs = { init: 'true', 'max-duration': '9m', interval: '2m' };
    const { code, annotations, outputs, log } = await stage.here({ inputs, clock: { now: () => passed, sleep } });
    expect({ code, annotations }).toEqual({ code: 0, annotations: [] });
    expect(outputs).toMatchObject({ started: '1', finished: '1', published: '3', open: '0' });
    const ticks = log.filter((line) => line.startsWith('Done in ')).length;
    expect(ticks).toBeGreaterThanOrEqual(3);
    expect(JSON.parse(outputs['summary-json'] ?? '')).toMatchObject({ ticks });
    expect(world.people.answers(item)).toHaveLength(1);
    nothingTwice(world, [item]);
  });

  it.each(['SIGINT', 'SIGTERM'] as const)('end at %s, with page and outputs', async (signal) => {
    const begun = stage.begin({ inputs: { init: 'true', 'max-duration': '10m', interval: '5m' } });
    await until('a first tick', () => begun.stdout().includes('Done in '));
    process.kill(begun.pid, signal);
    const { code, outputs, page } = await begun.ended;
    expect(code).toBe(0);
    expect(outputs).toMatchObject({ changed: 'true', started: '0' });
    expect(page).toContain('### agentd:');
  });
});

describe('a tick that is cancelled', () => {
  it('saves what happened before the runner kills it', async () => {
    const { world } = stage;
    const item = world.people.create();
    // The run is started, and the move to the working state hangs when the job is cancelled.
    let hangs = false;
    world.trouble = ({ method }) => {
      if (method !== 'PATCH') return null;
      hangs = true;
      return { kind: 'delay', delay_ms: 120_000 };
    };
    const begun = stage.begin({ inputs: { init: 'true' } });
    await until('a started run, and the move', () => hangs && world.launches().length > 0);
    process.kill(begun.pid, 'SIGINT');
    const { signal, outputs, annotations } = await begun.ended;
    expect(signal).toBeNull();
    // The request has been given up for the signal, not because its own time was up.
    expect(annotations.map(({ message }) => message).join('\n')).toContain('did not answer in time (told to stop)');
    expect(outputs['changed']).toBe('true');
    const { claim, inflight } = world.state();
    expect(claim).toBeNull();
    expect(Object.values(inflight)).toMatchObject([{ run_id: 'ENG-1-1' }]);

    world.trouble = () => null;
    await world.tickUntil('an answer', () => world.people.answers(item).length > 0 && world.settled());
    nothingTwice(world, [item]);
    nothingLeft(world);
  });
});
