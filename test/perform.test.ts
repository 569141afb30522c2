import { describe, expect, it } from 'vitest';
import type { Claim } from '../action/src/core/state.ts';
import { MARGIN_MS, perform } from '../action/src/perform.ts';
import type { PerformPorts } from '../action/src/perform.ts';
import type { Prepared } from '../action/src/prepare.ts';
import type { Fence, Order, OrderResult } from '../action/src/ports.ts';
import { calmCaller } from './fakes/caller.ts';
import { SimPlane } from './fakes/sim-plane.ts';
import { deskFor, trackerFor } from './fakes/sim-plane-ports.ts';
import { Timeline } from './fakes/timeline.ts';
import { BOT, MINUTE, NONE, NOW, PROJECT, RUNNING, Story } from './core/scene.ts';

type Answer = (order: Order) => OrderResult;

const DONE: OrderResult = { status: 'done', after: null };

function refused(code: string): OrderResult {
  return { status: 'refused', problem: { code, message: 'No.', remedy: '', retry: false } };
}

/** A terminal that answers each order as told, and what it was asked. */
class Setting {
  readonly timeline = new Timeline(NOW);
  readonly orders: Order[] = [];
  readonly fences: Fence[] = [];
  readonly warnings: string[] = [];
  readonly plane = new SimPlane({ timeline: this.timeline, project: PROJECT });
  readonly ports: PerformPorts;

  constructor(answer: Answer) {
    const caller = calmCaller(this.timeline);
    this.ports = {
      clock: { now: () => this.timeline.now, sleep: () => Promise.resolve() },
      random: { hex: (bytes) => 'ab'.repeat(bytes), fraction: () => 0.5 },
      log: { debug() {}, info() {}, error() {}, warn: (line) => void this.warnings.push(line) },
      fleet: {
        handle: () => ({}),
        inspect: () => Promise.reject(new Error('not asked here')),
        carryOut: (orders, fence) => {
          this.orders.push(...orders);
          this.fences.push(fence);
          return Promise.resolve(new Map(orders.map((order) => [order.ref.id, answer(order)])));
        },
        round_trips: 0,
      },
      tracker: trackerFor(this.plane, caller),
      desk: deskFor(this.plane, caller, { timeline: this.timeline, users: { box: BOT } }),
      redact: (text) => text,
      notifiers: new Map(),
    };
  }

  async perform(story: Story, actions: readonly Prepared[], claim: Partial<Claim> = {}, signal?: AbortSignal) {
    const whole = { holder: 'me', fence: 7, until: NOW + 240_000, ...claim };
    const done = await perform(actions, story.state, whole, story.config, this.ports, signal ?? NEVER);
    story.fold(done.events);
    return done;
  }
}

const NEVER = new AbortController().signal;

/** The start of the story's item, marked; as `prepare` makes it. */
function start(story: Story): Prepared {
  const before = story.plan().actions.find((action) => action.type === 'start');
  if (before === undefined) throw new Error('nothing starts');
  story.tick();
  const { spec } = before;
  return {
    type: 'start',
    key: 'ENG-1',
    terminal: spec.terminal,
    executor: spec.executor,
    run: { ...spec.run, prompt: 'Do it.' },
    handle: { dir: spec.run.dir_name },
    replaces: [],
    asked: { thread_id: null, totals_before: null },
    before: before.before,
  };
}

describe('an order to a terminal', () => {
  it('carries the fence of the claim and the lineage of the state', async () => {
    const story = new Story();
    const setting = new Setting(() => DONE);
    await setting.perform(story, [start(story)]);
    expect(setting.fences).toEqual([{ lineage: '01234567', number: 7 }]);
    expect(story.run.phase).toBe('running');
  });

  it('does not count as refused where the machine is away: the item waits, and visits become rarer', async () => {
    const story = new Story();
    const away = (): OrderResult => ({
      status: 'refused',
      problem: { code: 'terminal-offline', message: 'It is offline.', remedy: '', retry: true },
      away: true,
    });
    for (const failures of [1, 2, 3]) {
      const done = await new Setting(away).perform(story, [start(story)]);
      expect(done.problems).toEqual([]);
      expect(done.events.map(({ type }) => type)).toEqual(['start-refused', 'terminal-unreached']);
      expect(story.state.terminals['box']).toMatchObject({ failures, holds: {} });
    }
    expect(story.state.terminals['box']?.not_before).toBe(NOW + MINUTE);
    expect(story.reasonOf('ENG-1')).toBe('breaker-open');
    expect(story.item).toMatchObject({ attempts: 0 });
  });

  it('is not given when the claim has little time left, and then surely nothing was started', async () => {
    const story = new Story();
    const setting = new Setting(() => DONE);
    const prepared = start(story);
    await setting.perform(story, [prepared], { until: NOW + MARGIN_MS });
    expect(setting.orders).toEqual([]);
    expect(story.isOpen).toBe(false);
    expect(story.item).toMatchObject({ runs: 1, attempts: 0, heard: [] });
  });

  it('is not given after a signal', async () => {
    const story = new Story();
    const setting = new Setting(() => DONE);
    await setting.perform(story, [start(story)], {}, AbortSignal.abort());
    expect(setting.orders).toEqual([]);
    expect(story.isOpen).toBe(false);
  });

  it('that is refused leaves the item as it was, with its number used up', async () => {
    const story = new Story();
    const setting = new Setting(() => refused('item-locked'));
    await setting.perform(story, [start(story)]);
    expect(story.isOpen).toBe(false);
    expect(story.state.outbox).toEqual({});
    expect(story.item).toMatchObject({ runs: 1, round: 0, answer: null });
    expect(setting.warnings).toHaveLength(1);
  });

  it('that the terminal itself refuses is said, and tried again only after a while', async () => {
    const story = new Story();
    const setting = new Setting(() => refused('write-failed'));
    const { problems } = await setting.perform(story, [start(story)]);
    expect(problems).toEqual([
      expect.objectContaining({ code: 'write-failed', message: expect.stringContaining('box') }),
    ]);
    expect(story.plan().waiting).toEqual([
      expect.objectContaining({ key: 'ENG-1', reason: 'env-hold', until: setting.timeline.now + MINUTE }),
    ]);
    story.pass(2 * MINUTE);
    expect(story.plan().actions.map((action) => action.type)).toEqual(['start']);
  });

  it('that the item alone is refused holds no other item', async () => {
    const story = new Story();
    const { problems } = await new Setting(() => refused('item-locked')).perform(story, [start(story)]);
    expect(problems).toEqual([]);
    expect(story.plan().actions.map((action) => action.type)).toEqual(['start']);
  });

  it('that finds its directory taken leaves the marker: what is there is this very run', async () => {
    const story = new Story();
    await new Setting(() => refused('haspid')).perform(story, [start(story)]);
    expect(story.run).toMatchObject({ phase: 'launching', run_id: 'ENG-1-1' });
  });

  it('of which nobody knows leaves the marker', async () => {
    const story = new Story();
    const unknown: OrderResult = {
      status: 'unknown',
      problem: { code: 'answer-incomplete', message: 'Cut.', remedy: '', retry: true },
    };
    await new Setting(() => unknown).perform(story, [start(story)]);
    expect(story.run.phase).toBe('launching');
  });
});

describe('making a run void', () => {
  /** Launched twice, never seen, and taken away. */
  function taken(): { story: Story; actions: readonly Prepared[] } {
    const story = new Story();
    story.tick();
    story.tick({ runs: { 'i-1': NONE } });
    story.change({ assignees: [] });
    const { actions } = story.tick({ runs: { 'i-1': NONE, 'i-1~0': NONE } });
    return { story, actions: actions as readonly Prepared[] };
  }

  it('is ordered for every launch, and settles the run when all of them are void', async () => {
    const { story, actions } = taken();
    const setting = new Setting(() => DONE);
    await setting.perform(story, actions);
    expect(setting.orders.map(({ type, ref }) => [type, ref.handle['dir']])).toEqual([
      ['void', '01234567-ENG-1-1-r2'],
      ['void', '01234567-ENG-1-1'],
    ]);
    expect(story.isOpen).toBe(false);
  });

  it('settles nothing when one of the launches has begun', async () => {
    const { story, actions } = taken();
    await new Setting(({ ref }) => (ref.id.endsWith('~0') ? { status: 'evidence' } : DONE)).perform(story, actions);
    expect(story.run.phase).toBe('launching');
  });
});

describe('the move to the working state', () => {
  it('follows a start in the same tick', async () => {
    const story = new Story();
    const setting = new Setting(() => DONE);
    setting.plane.items.set('i-1', {
      id: 'i-1',
      versions: [{ at: NOW, item: story.items[0] ?? null }],
      comments: [],
      acts: [],
      blocked_by: new Set(),
    });
    await setting.perform(story, [start(story)]);
    expect(setting.plane.read('i-1')?.state.name).toBe('In Progress');
    expect(story.item.left).toMatchObject({ state_ids: ['s-working'], assigned: true });
    expect(story.tick({ runs: { 'i-1': RUNNING } }).actions).toEqual([]);
  });
});
