import { describe, expect, it } from 'vitest';
import type { Claim } from '../../action/src/core/state/state.ts';
import { MARGIN_MS, perform } from '../../action/src/tick/perform.ts';
import type { PerformPorts } from '../../action/src/tick/perform.ts';
import type { Prepared } from '../../action/src/tick/prepare.ts';
import type { Fence, Order, OrderResult } from '../../action/src/ports/fleet.ts';
import { calmCaller } from '../fakes/caller.ts';
import { SimPlane } from '../fakes/sim-plane.ts';
import { writerFor, trackerFor } from '../fakes/sim-plane-ports.ts';
import { Timeline } from '../fakes/timeline.ts';
import type { Inspection } from '../../action/src/model/inspection.ts';
import { refsOf } from '../../action/src/core/state/refs.ts';
import { BOT, MINUTE, NONE, NOW, PROJECT, RUNNING, STATES, Story, UNKNOWN, gone, says } from '../core/scene.ts';

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
  readonly told: string[] = [];
  readonly plane = new SimPlane({ timeline: this.timeline, project: PROJECT });
  readonly ports: PerformPorts;

  constructor(answer: Answer) {
    const caller = calmCaller(this.timeline);
    this.ports = {
      clock: { now: () => this.timeline.now, sleep: () => Promise.resolve() },
      random: { hex: (bytes) => 'ab'.repeat(bytes), fraction: () => 0.5 },
      log: {
        debug() {},
        info: (line) => void this.told.push(line),
        error() {},
        warn: (line) => void this.warnings.push(line),
      },
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
      writer: writerFor(this.plane, caller, { timeline: this.timeline, users: { box: BOT } }),
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
  it('is told in the log by the way that worked, and by those that were refused', async () => {
    const story = new Story();
    const how = 'process by WMI\nrefused: schtasks.exe: S4U: Zugriff\u202e verweigert (exit code 1)';
    const setting = new Setting(() => ({ status: 'done', after: null, identity: null, how }));
    await setting.perform(story, [start(story)]);
    expect(setting.told).toEqual([
      'ENG-1: started as a process by WMI; refused: schtasks.exe: S4U: Zugriff\ufffd verweigert (exit code 1)',
    ]);
  });

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

  it('that is not given moves what the item waits for anyway by a minute, not into the past', async () => {
    const story = new Story();
    const setting = new Setting(() => DONE);
    const prepared = start(story);
    if (prepared.type !== 'start' || prepared.before === null) throw new Error('it would take nothing back');
    const next = { kind: 'retry', not_before: NOW - MINUTE, thread: 'keep', quota: false, after: null } as const;
    const waiting = { ...prepared, before: { ...prepared.before, next } };
    const done = await setting.perform(story, [waiting], {}, AbortSignal.abort());
    expect(done.events).toMatchObject([{ type: 'start-refused', before: { next: { not_before: NOW + MINUTE } } }]);
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

const IDENTITY = { pid: 42, start: '900', boot: 'b', pid_ns: 'pid:[1]', machine: 'm' };

describe('who the wrapper of a run is', () => {
  it('is kept as the start said it, and goes with every later look and order', async () => {
    const story = new Story();
    await new Setting(() => ({ ...DONE, identity: IDENTITY })).perform(story, [start(story)]);
    expect(story.run.identity).toEqual(IDENTITY);
    expect(refsOf(story.state)).toMatchObject([{ id: 'i-1', identity: IDENTITY }]);
    story.change({ state: STATES.backlog });
    expect(story.tick({ runs: { 'i-1': RUNNING } }).actions).toMatchObject([
      { type: 'kill', ref: { identity: IDENTITY } },
    ]);
    story.end(says('[review] Done.'));
    expect(story.publication('result')?.run.identity).toEqual(IDENTITY);
    expect(refsOf(story.state)).toMatchObject([{ id: 'publication:ENG-1-1:result', identity: IDENTITY }]);
  });

  it('stays unknown where the answer to the start was lost', async () => {
    const story = new Story();
    await new Setting(() => ({ ...DONE, identity: null })).perform(story, [start(story)]);
    expect(story.run).toMatchObject({ phase: 'running', identity: null });
  });

  it('is of one launch: another one has its own', async () => {
    const story = new Story();
    const first = start(story);
    story.tick({ runs: { 'i-1': NONE } });
    await new Setting(() => ({ ...DONE, identity: IDENTITY })).perform(story, [first]);
    expect(story.run).toMatchObject({ dir_name: '01234567-ENG-1-1-r2', identity: null });
    const { item_id, run_id, dir_name } = story.run;
    story.fold([{ type: 'run-identified', item_id, run_id, dir_name, identity: IDENTITY }]);
    expect(refsOf(story.state)).toMatchObject([
      { id: 'i-1', identity: IDENTITY },
      { id: 'i-1~0', identity: null },
    ]);
    story.tick({ runs: { 'i-1': NONE, 'i-1~0': RUNNING } });
    expect(story.run, 'the earlier one it was after all').toMatchObject({
      dir_name: '01234567-ENG-1-1',
      identity: null,
    });
  });
});

describe('the end of a run that is ordered', () => {
  /** Taken away while it runs, and to be ended. */
  function taken(): { story: Story; actions: readonly Prepared[] } {
    const story = new Story();
    story.begin();
    const { item_id, run_id, dir_name } = story.run;
    story.fold([{ type: 'run-identified', item_id, run_id, dir_name, identity: IDENTITY }]);
    story.change({ state: STATES.backlog });
    return { story, actions: story.tick({ runs: { 'i-1': RUNNING } }).actions as readonly Prepared[] };
  }

  it.each([
    ['the wrapper', RUNNING, [42]],
    ['others without it', gone(true, 2), [100, 101]],
    ['others after its end', { ...says('[review] Done.'), survivors: [7] } as Inspection, [7]],
    ['others without a directory', { state: 'none', survivors: [8] } as const, [8]],
  ] as const)('notes since when it leaves something behind: %s', async (_what, after, pids) => {
    const { story, actions } = taken();
    await new Setting(() => ({ status: 'done', after })).perform(story, actions);
    expect(story.run).toMatchObject({ phase: 'stopping', stuck_since: NOW, stuck: pids });
  });

  it('notes nothing where nothing is left, where nobody can tell, and where it was not carried out', async () => {
    const results: OrderResult[] = [
      { status: 'done', after: says('[review] Done.') },
      { status: 'done', after: UNKNOWN },
      DONE,
      refused('fence-lost'),
    ];
    for (const result of results) {
      const { story, actions } = taken();
      await new Setting(() => result).perform(story, actions);
      expect(story.run).toMatchObject({ phase: 'stopping', stuck_since: null });
    }
  });
});

describe('a watchdog that is to be started again', () => {
  it('is ordered with what is known of the run', async () => {
    const story = new Story();
    story.begin();
    const watch = { elapsed_s: 17, quiet_s: 1, alive: false };
    const { actions } = story.tick({ runs: { 'i-1': { ...RUNNING, watch } } });
    const setting = new Setting(() => DONE);
    const { events } = await setting.perform(story, actions as readonly Prepared[]);
    expect(setting.orders).toMatchObject([{ type: 'watch', ref: { terminal: 'box', elapsed_s: 17 } }]);
    expect(events).toEqual([]);
  });
});

describe('a terminal that another machine answers for', () => {
  it('is a problem of this tick and of the next ones, whatever was ordered', async () => {
    const problem = { code: 'host-key-mismatch', message: 'Another machine.', remedy: 'Find out who.', retry: false };
    const story = new Story();
    const { problems } = await new Setting(() => ({ status: 'refused', problem, unreached: true })).perform(story, [
      start(story),
    ]);
    expect(problems[0]).toMatchObject({ code: 'host-key-mismatch' });
    expect(story.state.terminals['box']).toMatchObject({ failures: 1, problem });
    expect(story.plan().on_terminals).toMatchObject([{ code: 'host-key-mismatch', retry: false }]);
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
