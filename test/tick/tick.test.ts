import { describe, expect, it } from 'vitest';
import { NOTHING_BARRED } from '../../action/src/config/barred.ts';
import type { Config } from '../../action/src/config/schema.ts';
import { AgentdError, PlaneError } from '../../action/src/errors.ts';
import { postedDigest } from '../../bot/posted-digest.ts';
import { jobVerdict } from '../../action/src/action/job-verdict.ts';
import { sortedOut } from '../../action/src/core/queue/resting.ts';
import { pageOf } from '../../action/src/action/page.ts';
import { plannedActions, summarise } from '../../action/src/tick/report.ts';
import { terminalPrint } from '../../action/src/core/holds/config-print.ts';
import { evolve } from '../../action/src/core/state/evolve.ts';
import { parseState, printState } from '../../action/src/core/state/state-text.ts';
import type { State } from '../../action/src/core/state/state.ts';
import { tick } from '../../action/src/tick/tick.ts';
import type { TickPorts, TickReport } from '../../action/src/tick/tick.ts';
import { calmCaller } from '../fakes/caller.ts';
import { fleetFor } from '../fakes/sim-fleet.ts';
import { SimMachine } from '../fakes/sim-machine.ts';
import type { Behaviour } from '../fakes/sim-agent.ts';
import type { ItemWriter } from '../../action/src/ports/item-writer.ts';
import type { Fleet } from '../../action/src/ports/fleet.ts';
import { SimPlane } from '../fakes/sim-plane.ts';
import type { StoredItem } from '../fakes/sim-plane.ts';
import { writerFor, trackerFor } from '../fakes/sim-plane-ports.ts';
import { SimStore } from '../fakes/sim-store.ts';
import { Timeline } from '../fakes/timeline.ts';
import { ADA, BOT, EVE, HOUR, MINUTE, NOW, PROJECT, makeConfig, makeResult } from '../core/scene.ts';

const ANSWERS: Behaviour = {
  seconds: 30,
  end: 'exit',
  survivors: 0,
  readable: true,
  thread_id: 'thread-1',
  result: makeResult({ last_message: '[review] Done.', final: 'good' }),
};

/** A Plane, a machine and a store in which ticks run one after the other, and nothing goes wrong by itself. */
class Setting {
  readonly timeline = new Timeline(NOW);
  readonly plane = new SimPlane({ timeline: this.timeline, project: PROJECT });
  readonly machine: SimMachine;
  readonly store: SimStore;
  config: Config;
  readonly dead = new Set<string>();
  saves = 0;

  constructor(options: { store_ahead_ms?: number; config?: Config } = {}) {
    const { timeline } = this;
    this.config = options.config ?? makeConfig();
    const ahead = options.store_ahead_ms;
    this.machine = new SimMachine({ timeline, name: 'box', behaviourOf: () => ANSWERS, runner_ms: () => 0 });
    this.store = new SimStore({
      now: ahead === undefined ? null : () => timeline.now + ahead,
      isDead: (holder) => this.dead.has(holder),
      onSave: () => (this.saves += 1),
    });
  }

  get state(): State {
    return parseState(this.store.text ?? '', 'the test');
  }

  /** Changes what is stored, as another process would. */
  rewrite(change: Partial<State>): void {
    this.store.text = JSON.stringify({ ...this.state, ...change });
  }

  /** What is stored becomes another version, as after a save. */
  replace(state: State): void {
    this.store.put(printState(state));
  }

  fleet(): Fleet {
    return fleetFor(calmCaller(this.timeline), {
      timeline: this.timeline,
      machines: new Map([['box', this.machine]]),
      busy: {},
      late_ms: () => 0,
      twice: () => false,
    });
  }

  writer(): ItemWriter {
    const { timeline } = this;
    return writerFor(this.plane, calmCaller(timeline), { timeline, users: { box: BOT, other: 'user-bot-2' } });
  }

  tick(
    options: {
      holder?: string;
      init?: boolean;
      dry_run?: boolean;
      signal?: AbortSignal;
      ports?: Partial<TickPorts>;
    } = {},
  ): Promise<TickReport> {
    const { timeline } = this;
    const caller = calmCaller(timeline);
    const { holder = 'me', init = true, dry_run = false, signal = NEVER } = options;
    let numbers = this.saves * 1000;
    const ports: TickPorts = {
      holder,
      store: this.store.for(caller),
      clock: { now: () => timeline.now, sleep: (ms) => Promise.resolve(timeline.pass(ms)) },
      random: { hex: (bytes) => String(numbers++).padStart(bytes * 2, '0'), fraction: () => 0.5 },
      tracker: trackerFor(this.plane, caller),
      writer: this.writer(),
      fleet: this.fleet(),
      log: { debug() {}, info() {}, warn() {}, error() {} },
      prompts: new Map([['ENG', { path: null, text: '{{ item.title }}' }]]),
      toMarkdown: (html) => Promise.resolve(html),
      redact: (text) => text,
      notifiers: new Map(),
      ...options.ports,
    };
    return tick(this.config, ports, { init, dry_run, signal });
  }
}

const NEVER = new AbortController().signal;
const COUNTS = { requests: { plane: 0, state: 0, terminal: 0 }, ms: 0, paused: [] };

describe('a breaker that was opened under another configuration', () => {
  it('is closed by the tick that reads the mended one: it visits the terminal at once', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.tick();
    const problem = { code: 'unreached', message: 'Nobody answers.', remedy: '', retry: true };
    const fold = { type: 'terminal-unreached', terminal: 'box', at: NOW, not_before: NOW + HOUR, problem } as const;
    setting.replace(evolve(setting.state, [{ ...fold, print: terminalPrint('box', setting.config) }]));
    const visited = async (): Promise<readonly string[]> => {
      const asked: string[] = [];
      const fleet = setting.fleet();
      const inspect: Fleet['inspect'] = (refs, visit) => {
        asked.push(...refs.map(({ terminal }) => terminal), ...visit);
        return fleet.inspect(refs, visit);
      };
      await setting.tick({
        ports: {
          fleet: {
            ...fleet,
            round_trips: 0,
            inspect,
            handle: fleet.handle.bind(fleet),
            carryOut: fleet.carryOut.bind(fleet),
          },
        },
      });
      return asked;
    };
    expect(await visited()).toEqual([]);
    setting.config = makeConfig((raw) => (raw.terminals['box'] = { ...raw.terminals['box'], run_root: '/srv/runs' }));
    expect(await visited()).toContain('box');
    expect(setting.state.terminals['box']).toMatchObject({ not_before: 0, failures: 0 });
  });
});

describe('a terminal that another machine answers for', () => {
  const problem = {
    code: 'host-key-mismatch',
    message: 'Another machine answers under the name of box.',
    remedy: 'Find out who it is before anything else.',
    retry: false,
  };
  /** A running item, and a way to its machine that leads elsewhere from now on. */
  async function taken(): Promise<{ setting: Setting; fleet: Fleet }> {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.tick();
    const fleet: Fleet = {
      handle: () => ({}),
      inspect: (refs, visit) => {
        const report = { reached: false, problem, processes: {}, utc_offset_min: null };
        const names = new Set([...refs.map(({ terminal }) => terminal), ...visit]);
        return Promise.resolve({
          runs: new Map(refs.map(({ id }) => [id, { state: 'unknown', problem }])),
          terminals: new Map([...names].map((name) => [name, report])),
        });
      },
      carryOut: () => Promise.resolve(new Map()),
      round_trips: 0,
    };
    return { setting, fleet };
  }

  it('makes every tick red and says who and what to do, also those that do not even ask', async () => {
    const { setting, fleet } = await taken();
    let asked = 0;
    const counting: Fleet = {
      ...fleet,
      inspect: (refs, visit) => ((asked += refs.length + visit.length), fleet.inspect(refs, visit)),
    };
    for (let ticks = 1; ticks <= 6; ticks++) {
      const report = await setting.tick({ ports: { fleet: counting } });
      expect(summarise(report, COUNTS).ok, 'exit code 1').toBe(false);
      expect(jobVerdict([report])).toMatchObject({
        red: true,
        sentence: expect.stringContaining('host-key-mismatch') as string,
      });
      expect(report.problems).toMatchObject([{ remedy: problem.remedy }]);
      expect(report.problems[0]?.message).toBe(`Terminal box cannot be used: ${problem.message}`);
      expect(report.waiting[0]?.detail).toContain(problem.message);
      setting.timeline.pass(1000);
    }
    expect(asked, 'it is asked less and less often').toBeLessThan(6);
    const report = await setting.tick({ ports: { fleet } });
    const facts = {
      version: '1',
      mode: 'tick',
      dry_run: false,
      now: setting.timeline.now,
      missed: null,
      first: null,
      server_url: null,
      github: null,
    } as const;
    const verdict = jobVerdict([report]);
    const { terminals } = pageOf(
      setting.config,
      [{ report, summary: { ...summarise(report, COUNTS), ...sortedOut([], report.state) } }],
      {
        ...facts,
        verdict,
      },
    );
    expect(terminals[0]?.trouble).toContain(`${problem.message} ${problem.remedy}`);
  });

  it('is forgotten as soon as the right machine answers', async () => {
    const { setting, fleet } = await taken();
    await setting.tick({ ports: { fleet } });
    const report = await setting.tick();
    expect(report.problems).toEqual([]);
    expect(setting.state.terminals['box']).toMatchObject({ problem: null, failures: 0 });
  });
});

describe('a machine that sleeps while an agent works', () => {
  it('has its run neither cut short nor looked at as dead when it wakes', async () => {
    const setting = new Setting({ config: makeConfig((raw) => (raw.limits = { run_s: 40, stall_s: 0 })) });
    const stored = setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.tick();
    setting.timeline.pass(6000);
    setting.machine.awake.sleep(60 * MINUTE);
    setting.timeline.pass(60 * MINUTE);
    const report = await setting.tick();
    expect(report.planned).toEqual([]);
    expect(setting.state.inflight[stored.id]).toMatchObject({ phase: 'running', elapsed_s: 6 });
    setting.timeline.pass(MINUTE);
    await setting.tick();
    expect(setting.plane.read(stored.id)?.state.name).toBe('In Review');
  });

  it('gets another watchdog from a tick where something has killed the old one, and the log says so', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.tick();
    const [agent] = setting.machine.agents;
    if (agent === undefined) throw new Error('an agent runs');
    setting.timeline.pass(6000);
    setting.machine.unwatch(agent);
    const planned = await setting.tick({ dry_run: true });
    expect(plannedActions(planned)).toEqual([{ type: 'watch', key: 'ENG-1', detail: 'the limits of ENG-1-1 on box' }]);
    expect(agent.watched).toBe(false);
    const report = await setting.tick();
    expect(summarise(report, COUNTS).watched).toEqual([{ key: 'ENG-1', run_id: 'ENG-1-1', terminal: 'box' }]);
    expect(agent.watched).toBe(true);
    expect((await setting.tick()).planned).toEqual([]);
  });
});

describe('a tick', () => {
  it('takes an item from assigned to answered', async () => {
    const setting = new Setting();
    const stored = setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.tick();
    expect(setting.plane.read(stored.id)?.state.name).toBe('In Progress');
    setting.timeline.pass(MINUTE);
    await setting.tick();
    expect(setting.plane.read(stored.id)?.state.name).toBe('In Review');
    expect(stored.comments.map(({ html, actor }) => [actor, html.includes('Done.')])).toEqual([[BOT, true]]);
    await setting.tick();
    expect(setting.state).toMatchObject({ claim: null, inflight: {}, outbox: {} });
  });

  it('leaves nothing in state that a later tick has to repeat, and saves nothing when nothing changes', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    for (let ticks = 0; ticks < 5; ticks++) {
      await setting.tick();
      setting.timeline.pass(MINUTE);
    }
    const { saves } = setting;
    const report = await setting.tick();
    expect(report).toMatchObject({ acted: true, changed: false, events: [] });
    expect(setting.saves).toBe(saves);
  });

  it('saves now and then that it is alive', async () => {
    const setting = new Setting();
    await setting.tick();
    const { saves } = setting;
    setting.timeline.pass(61 * MINUTE);
    await setting.tick();
    expect(setting.saves).toBe(saves + 1);
  });

  it('saves what is needed of a configuration when it changes, and not again', async () => {
    const setting = new Setting();
    await setting.tick();
    const last_good = { terminals: { box: { token_key: 'ANOTHER' } } };
    const { saves } = setting;
    expect(await setting.tick({ ports: { last_good } })).toMatchObject({ changed: true });
    expect(setting.state.last_good).toMatchObject({ terminals: { box: { token_key: 'ANOTHER' } } });
    setting.timeline.pass(MINUTE);
    await setting.tick({ ports: { last_good } });
    await setting.tick();
    expect(setting.saves).toBe(saves + 1);
    expect(setting.state.last_good, 'of a broken one nothing is kept').not.toBeNull();
  });

  it('tells of a broken configuration also when another tick is at work', async () => {
    const setting = new Setting();
    await setting.tick();
    const problem = { code: 'config-invalid', message: 'Broken.', remedy: 'Mend it.', retry: false };
    const barred = { ...NOTHING_BARRED, all: 'it is broken', problems: [problem] };
    setting.rewrite({ claim: { holder: 'another', fence: 7, until: NOW + MINUTE } });
    expect(await setting.tick({ ports: { barred } })).toMatchObject({ acted: false, problems: [problem] });
  });

  it('tells once of a token that is not set, and not again where it was needed', async () => {
    const setting = new Setting();
    const fault = (message: string) => ({ code: 'plane-token-missing', message, remedy: 'Set it.', retry: false });
    const barred = { ...NOTHING_BARRED, all: 'it is not set', problems: [fault('No value for PLANE_TOKEN.')] };
    const project = () => Promise.reject(new AgentdError(fault('There is no Plane API key for reading.')));
    const tracker = { ...trackerFor(setting.plane, calmCaller(setting.timeline)), project };
    expect((await setting.tick({ ports: { tracker } })).problems).toHaveLength(1);
    expect((await setting.tick({ ports: { barred, tracker } })).problems).toEqual(barred.problems);
  });

  it('saves once that waits of a clock far ahead were taken back', async () => {
    const setting = new Setting();
    await setting.tick();
    const year = NOW + 365 * 24 * 60 * MINUTE;
    setting.replace({ ...setting.state, accounts: { box: { until: year, holds: 1 } } });
    const { saves } = setting;
    expect(await setting.tick()).toMatchObject({ changed: true });
    const { accounts } = setting.state;
    expect(accounts['box']?.until).toBeLessThan(year);
    setting.timeline.pass(MINUTE);
    await setting.tick();
    expect(setting.state.accounts).toEqual(accounts);
    expect(setting.saves).toBe(saves + 1);
  });

  it('changes nothing anywhere when it is only a plan', async () => {
    const setting = new Setting();
    const stored = setting.plane.create({ state: 'Todo', assignees: [BOT] });
    const report = await setting.tick({ dry_run: true });
    expect(report.planned).toMatchObject([{ type: 'start', key: 'ENG-1' }]);
    expect(setting.store.text).toBeNull();
    expect(setting.machine.dirs.size).toBe(0);
    expect(setting.plane.read(stored.id)?.state.name).toBe('Todo');
  });

  it('does nothing after a signal', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    const report = await setting.tick({ signal: AbortSignal.abort() });
    expect(report).toMatchObject({ changed: false, planned: [] });
    expect(setting.machine.dirs.size).toBe(0);
    expect(setting.store.text, 'a marker of a start that was not made would be one to clear up').toBeNull();
  });
});

describe('what was there before the configuration knew of it', () => {
  const withoutBot = makeConfig((raw) => {
    const routing = { by_assignee: { 'bot-other': 'other' } };
    raw.projects['ENG'] = { ...raw.projects['ENG'], routing };
  });

  /** An item that nobody touches any more, and a later one of somebody else. */
  function overtaken(setting: Setting): void {
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    setting.timeline.pass(10 * MINUTE);
    setting.plane.create({ state: 'Todo', assignees: [ADA] });
  }

  it('is found when its bot is added', async () => {
    const setting = new Setting({ config: withoutBot });
    overtaken(setting);
    await setting.tick();
    setting.timeline.pass(10 * MINUTE);
    setting.config = makeConfig();
    await setting.tick();
    setting.timeline.pass(MINUTE);
    await setting.tick();
    expect(setting.machine.dirs.size).toBe(1);
  });

  it('is found when the user of its bot can be read at last', async () => {
    const setting = new Setting();
    overtaken(setting);
    const down = new PlaneError(
      { code: 'plane-failed', message: 'Plane answered 502.', remedy: '', retry: true },
      { status: 502 },
    );
    const writer = writerFor(setting.plane, calmCaller(setting.timeline), { timeline: setting.timeline, users: {} });
    await setting.tick({ ports: { writer: { ...writer, whoAmI: () => Promise.reject(down) } } });
    setting.timeline.pass(10 * MINUTE);
    await setting.tick();
    setting.timeline.pass(MINUTE);
    await setting.tick();
    expect(setting.machine.dirs.size).toBe(1);
  });

  it('is heard when its author is allowed at last', async () => {
    const setting = new Setting({ config: makeConfig((raw) => (raw['allowed_authors'] = [])) });
    const stored = setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.tick();
    setting.timeline.pass(MINUTE);
    await setting.tick();
    setting.timeline.pass(MINUTE);
    setting.plane.comment(stored, { actor: ADA, html: '<p>Again.</p>' });
    setting.timeline.pass(5 * MINUTE);
    const { waiting } = await setting.tick();
    expect(waiting).toMatchObject([{ key: 'ENG-1', reason: 'requester-not-allowed' }]);
    setting.config = makeConfig();
    setting.timeline.pass(5 * MINUTE);
    await setting.tick();
    expect(setting.machine.dirs.size).toBe(2);
  });
});

describe('an item that is blocked', () => {
  it('keeps no other waiting, however many there are', async () => {
    const setting = new Setting();
    const open = setting.plane.create({ state: 'Backlog' });
    for (let count = 0; count < 30; count++) {
      const blocked = setting.plane.create({ state: 'Todo', assignees: [BOT], priority: 'urgent' });
      blocked.blocked_by.add(open.id);
    }
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    for (let ticks = 0; ticks < 4 && setting.machine.dirs.size === 0; ticks++) {
      await setting.tick();
      setting.timeline.pass(MINUTE);
    }
    expect(setting.machine.dirs.size).toBe(1);
  });
});

describe('a claim', () => {
  const until = NOW + 4 * MINUTE;

  async function claimed(options: { store_ahead_ms?: number } = {}, end = until): Promise<Setting> {
    const setting = new Setting(options);
    await setting.tick();
    setting.rewrite({ claim: { holder: 'other', fence: 1, until: end }, fence: 1 });
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    return setting;
  }

  it('of another tick keeps this one from acting', async () => {
    const setting = await claimed();
    const { saves } = setting;
    expect(await setting.tick()).toMatchObject({ acted: false, ahead: { holder: 'other', until } });
    expect(setting.saves).toBe(saves);
  });

  it('that has run out is followed by one with a higher fence', async () => {
    const setting = await claimed();
    setting.timeline.pass(4 * MINUTE);
    await setting.tick();
    expect(setting.state).toMatchObject({ fence: 2, claim: null });
    expect(setting.machine.dirs.size).toBe(1);
  });

  it('of a process that is surely dead is over', async () => {
    const setting = await claimed();
    setting.dead.add('other');
    expect(await setting.tick()).toMatchObject({ acted: true });
  });

  /** A run has ended, and the tick that posts its answer dies with the request on its way: it is inserted so much later. */
  async function diedPosting(late_ms: number, options: { store_ahead_ms?: number } = {}): Promise<Setting> {
    const setting = new Setting(options);
    const stored = setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.tick();
    setting.timeline.pass(MINUTE);
    const sent: string[] = [];
    const putComment: ItemWriter['putComment'] = (_target, external_id, html) => {
      const comment = { actor: BOT, html, external_source: 'agentd', external_id };
      setting.timeline.after(late_ms, () => void setting.plane.comment(stored, comment));
      sent.push(external_id);
      return new Promise(() => undefined);
    };
    void setting.tick({ holder: 'other', ports: { writer: { ...setting.writer(), putComment } } });
    while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
    setting.dead.add('other');
    return setting;
  }

  it('of a process that died posting: what it sent is inserted half a minute late, and there is one comment', async () => {
    const setting = await diedPosting(30_000);
    for (let ticks = 0; ticks < 10; ticks++) {
      await setting.tick();
      setting.timeline.pass(15_000);
    }
    expect(setting.plane.commentsOf('item-1')).toHaveLength(1);
    expect(setting.plane.read('item-1')?.state.name).toBe('In Review');
    expect(setting.state).toMatchObject({ outbox: {}, claim: null });
  });

  it('of a process that died posting holds that comment alone, and only in state', async () => {
    const setting = await diedPosting(30_000);
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    const before = setting.timeline.now;
    const report = await setting.tick();
    expect(setting.timeline.now, 'nothing is slept for').toBe(before);
    expect(report.planned.map(({ type, key }) => [type, key])).toEqual([['start', 'ENG-2']]);
    expect(setting.state.outbox['ENG-1-1:result']?.steps[0]).toMatchObject({
      status: 'open',
      tries: 0,
      not_before: before + 90_000,
    });
  });

  it('of a process that died posting, once its request never came: the comment is posted 90 seconds later', async () => {
    const setting = await diedPosting(HOUR);
    await setting.tick();
    setting.timeline.pass(89_000);
    await setting.tick();
    expect(setting.plane.commentsOf('item-1')).toEqual([]);
    setting.timeline.pass(1000);
    await setting.tick();
    expect(setting.plane.commentsOf('item-1')).toHaveLength(1);
  });

  it.each([0, -10 * MINUTE, 10 * MINUTE])(
    'that ran out while its holder may have been posting leaves that comment open from its last moment (store %i ms ahead)',
    async (store_ahead_ms) => {
      const setting = await diedPosting(HOUR, { store_ahead_ms });
      setting.dead.clear();
      const end = (setting.state.claim?.until ?? 0) - store_ahead_ms;
      setting.timeline.pass(end - setting.timeline.now);
      await setting.tick();
      expect(setting.state.outbox['ENG-1-1:result']?.steps[0]).toMatchObject({ not_before: end - MINUTE + 90_000 });
    },
  );

  it('lives by the store’s clock, when ours is ahead', async () => {
    const setting = await claimed({ store_ahead_ms: -10 * MINUTE }, NOW - 5 * MINUTE);
    expect(await setting.tick()).toMatchObject({ acted: false });
  });

  it('is over by the store’s clock, when ours is behind', async () => {
    const setting = await claimed({ store_ahead_ms: 10 * MINUTE }, NOW + 9 * MINUTE);
    expect(await setting.tick()).toMatchObject({ acted: true });
    expect(setting.machine.dirs.size, 'and there is time to act').toBe(1);
  });

  it('ends by the store’s clock', async () => {
    const setting = new Setting({ store_ahead_ms: 10 * MINUTE });
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    let claim: State['claim'] = null;
    const fleet = { ...fleetFor(calmCaller(setting.timeline), NO_MACHINES) };
    fleet.carryOut = () => {
      ({ claim } = setting.state);
      return Promise.resolve(new Map());
    };
    await setting.tick({ ports: { fleet } });
    expect(claim).toEqual({ holder: 'me', fence: 1, until: NOW + 10 * MINUTE + 240_000 });
  });
});

describe('the time in which a tick acts', () => {
  it.each([-10, 10])('is that of its claim, though the store’s clock is off by %i minutes', async (minutes) => {
    const setting = new Setting({ store_ahead_ms: minutes * MINUTE });
    const [slow, other] = [1, 2].map(() => setting.plane.create({ state: 'Todo', assignees: [BOT] }));
    await setting.tick();
    expect(setting.machine.dirs.size, 'there is time to begin').toBe(2);
    setting.timeline.pass(MINUTE);
    const { putComment } = setting.writer();
    const writer: ItemWriter = {
      ...setting.writer(),
      putComment: async (...args) => {
        const posted = await putComment(...args);
        setting.timeline.pass(3 * MINUTE + 1);
        return posted;
      },
    };
    await setting.tick({ ports: { writer } });
    const moved = [slow, other].filter((stored) => setting.plane.read(stored?.id ?? '')?.state.name === 'In Review');
    expect(moved, 'three minutes later, one before the claim ends, nothing is begun').toEqual([]);
    expect(setting.state.outbox['ENG-1-1:result']?.steps).toMatchObject([{ status: 'done' }, { status: 'open' }]);
  });
});

const NO_MACHINES = {
  timeline: new Timeline(NOW),
  machines: new Map<string, SimMachine>(),
  busy: {},
  late_ms: () => 0,
  twice: () => false,
};

describe('the first tick ever', () => {
  it('needs to be told that there may be no state', async () => {
    await expect(new Setting().tick({ init: false })).rejects.toMatchObject({ problem: { code: 'state-absent' } });
  });
});

describe('where a run of the workflow must go first', () => {
  it('a tick reads the state, changes nothing, and says who is ahead', async () => {
    const setting = new Setting();
    await setting.tick();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    const { saves } = setting;
    const ahead = () => Promise.resolve({ holder: 'run 7', until: NOW });
    expect(await setting.tick({ ports: { ahead } })).toMatchObject({ acted: false, ahead: { holder: 'run 7' } });
    expect(setting.saves).toBe(saves);
    expect(setting.machine.dirs.size).toBe(0);
  });

  it('a tick that cannot tell does not act', async () => {
    const setting = new Setting();
    await setting.tick();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    const ahead = () => Promise.reject(new Error('unknown'));
    await expect(setting.tick({ ports: { ahead } })).rejects.toThrow('unknown');
    expect(setting.machine.dirs.size).toBe(0);
  });

  it('a tick acts when nobody is ahead', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.tick({ ports: { ahead: () => Promise.resolve(null) } });
    expect(setting.machine.dirs.size).toBe(1);
  });
});

describe('what pull requests are told', () => {
  const record = { item_id: 'i', comment_id: 5, digest: 'd', linked: true, author: null, refused: null };

  it('holds what the tick did, and what becomes of it is saved together with that', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    const told: State[] = [];
    const tellPulls: NonNullable<TickPorts['tellPulls']> = (state, _waiting, mayAct) => {
      expect(mayAct()).toBe(true);
      told.push(state);
      return Promise.resolve([{ type: 'pull-noted', pull: 'acme/app#1', record }]);
    };
    await setting.tick({ ports: { tellPulls } });
    expect(told.map(({ inflight }) => Object.values(inflight).map(({ phase }) => phase))).toEqual([['running']]);
    expect(setting.state.pulls).toEqual({ 'acme/app#1': record });
    expect(setting.saves).toBe(2);
  });

  it('is nothing when the tick does nothing, and in a dry run', async () => {
    const setting = new Setting();
    const tellPulls = () => Promise.reject(new Error('told'));
    await setting.tick({ ports: { tellPulls } });
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.tick({ dry_run: true, ports: { tellPulls } });
    expect(setting.saves).toBe(1);
  });
});

/** A run has ended, and its answer is to be posted by the next tick. */
async function answered(): Promise<{ setting: Setting; stored: StoredItem }> {
  const setting = new Setting();
  const stored = setting.plane.create({ state: 'Todo', assignees: [BOT] });
  await setting.tick();
  setting.timeline.pass(MINUTE);
  return { setting, stored };
}

function refusing(setting: Setting, status: number, code: string, retry = false): ItemWriter {
  const problem = { code, message: `Plane answered ${status}.`, remedy: 'Mend it.', retry };
  return { ...setting.writer(), putComment: () => Promise.reject(new PlaneError(problem, { status })) };
}

const told = ({ problems }: TickReport): unknown => problems.map(({ code, retry }) => [code, retry]);

describe('an answer that Plane refuses for good', () => {
  it.each([
    [413, 'plane-too-large'],
    [400, 'plane-refused'],
  ])('(%i) leaves the item where it is, and every tick tells of it until a person acts', async (status, code) => {
    const { setting, stored } = await answered();
    const writer = refusing(setting, status, code);
    const refused = await setting.tick({ ports: { writer } });
    expect(told(refused)).toEqual([[code, false]]);
    expect(refused.problems[0]).toMatchObject({
      message: expect.stringContaining('ENG-1-1'),
      remedy: expect.stringMatching(/lies in .*ENG-1-1 on box.*agentd release ENG-1/),
    });
    setting.timeline.pass(MINUTE);
    const tidied = await setting.tick({ ports: { writer } });
    const idle = await setting.tick({ ports: { writer } });
    expect([told(tidied), told(idle), told(await setting.tick({ dry_run: true }))]).toEqual(
      Array.from({ length: 3 }, () => [[code, false]]),
    );
    expect(idle.waiting).toMatchObject([{ key: 'ENG-1', detail: expect.stringContaining(code) }]);
    expect(setting.state.outbox).toEqual({});
    expect(setting.state.items['item-1']?.refused).toMatchObject({ run_id: 'ENG-1-1', kind: 'comment', reason: code });
    expect(setting.plane.read(stored.id)?.state.name).toBe('In Progress');

    setting.timeline.pass(10 * MINUTE);
    setting.plane.comment(stored, { actor: ADA, html: '<p>Shorter, please.</p>' });
    setting.timeline.pass(10 * MINUTE);
    await setting.tick();
    setting.timeline.pass(MINUTE);
    const posted = await setting.tick();
    expect(posted.problems).toEqual([]);
    expect(setting.plane.read(stored.id)?.state.name).toBe('In Review');
  });

  it('is told although the tick that met it died before it could', async () => {
    const { setting } = await answered();
    const writer = refusing(setting, 413, 'plane-too-large');
    await setting.tick({ ports: { writer } });
    expect(told(await setting.tick())).toEqual([['plane-too-large', false]]);
  });

  it('is told no more once a person has given the item up', async () => {
    const { setting } = await answered();
    await setting.tick({ ports: { writer: refusing(setting, 413, 'plane-too-large') } });
    const { state } = setting;
    setting.rewrite(evolve(state, [{ type: 'released', item_id: 'item-1', at: setting.timeline.now }]));
    expect((await setting.tick()).problems).toEqual([]);
  });
});

describe('an answer that a person can make possible', () => {
  it.each([
    [403, 'plane-forbidden', false],
    [401, 'plane-token-invalid', false],
    [400, 'plane-reference-gone', false],
    [404, 'plane-not-found', false],
    [409, 'plane-comment-unread', false],
    [500, 'plane-server-error', true],
    [429, 'plane-rate-limited', true],
  ])('(%i %s) stays open, and the item goes nowhere before it is posted', async (status, code, retry) => {
    const { setting, stored } = await answered();
    const writer = refusing(setting, status, code, retry);
    expect(told(await setting.tick({ ports: { writer } }))).toEqual([[code, retry]]);
    expect(setting.state.outbox['ENG-1-1:result']?.steps).toMatchObject([
      { kind: 'comment', status: 'open', tries: 1, reason: code },
      { kind: 'state', status: 'open', tries: 0 },
    ]);
    setting.timeline.pass(2 * MINUTE);
    await setting.tick({ ports: { writer } });
    expect(setting.plane.read(stored.id)?.state.name).toBe('In Progress');
    setting.timeline.pass(20 * MINUTE);
    expect((await setting.tick()).problems).toEqual([]);
    expect(stored.comments).toHaveLength(1);
    expect(setting.plane.read(stored.id)?.state.name).toBe('In Review');
  });

  it('is told of by ticks that do not try it as well, and what usually passes once it has lasted', async () => {
    const { setting } = await answered();
    const down = { writer: refusing(setting, 500, 'plane-server-error', true) };
    const said: unknown[] = [];
    for (let ticks = 0; ticks < 4; ticks++) {
      said.push(told(await setting.tick({ ports: down })));
      setting.timeline.pass(ticks < 3 ? 11 * MINUTE : 1000);
    }
    const waits = await setting.tick({ ports: down });
    expect(said).toEqual([
      [['plane-server-error', true]],
      [['plane-server-error', true]],
      [['plane-server-error', false]],
      [['plane-server-error', false]],
    ]);
    expect(told(waits), 'which waits for its next try').toEqual([['plane-server-error', false]]);
  });
});

describe('an answer whose external id somebody else has taken', () => {
  /** A member of the project who has predicted it. */
  function squat(setting: Setting, stored: StoredItem): string {
    const { lineage } = setting.state;
    const external_id = `${lineage.slice(0, 8)}:${stored.id}:ENG-1-1:result`;
    setting.plane.comment(stored, { actor: EVE, html: '<p>Mine.</p>', external_source: 'agentd', external_id });
    return external_id;
  }

  const ours = (stored: StoredItem): readonly (string | null)[] =>
    stored.comments.filter(({ actor }) => actor === BOT).map(({ external_id }) => external_id);

  it('goes out under another id, which is in state before it is sent', async () => {
    const { setting, stored } = await answered();
    const external_id = squat(setting, stored);
    const first = await setting.tick();
    expect(told(first)).toEqual([['plane-comment-taken', true]]);
    expect(ours(stored)).toEqual([]);
    const { suffix } = setting.state.outbox['ENG-1-1:result']?.steps[0] ?? {};
    expect(suffix).toMatch(/^[0-9a-f]{16}$/);
    const second = await setting.tick();
    expect(second.problems).toEqual([]);
    expect(ours(stored)).toEqual([`${external_id}-${suffix}`]);
    expect(setting.plane.read(stored.id)?.state.name).toBe('In Review');
  });

  it('by giving it to an earlier answer of the bot goes out under another id as well', async () => {
    const { setting, stored } = await answered();
    const { state } = setting;
    const external_id = `${state.lineage.slice(0, 8)}:${stored.id}:ENG-1-1:result`;
    const html = '<p>An earlier answer.</p>';
    const earlier = setting.plane.comment(stored, { actor: BOT, html, external_source: 'agentd', external_id });
    const item = state.items[stored.id];
    if (item === undefined) throw new Error('the item is not in state');
    const said = [{ id: earlier.id, digest: postedDigest(html) }];
    setting.replace({ ...state, items: { ...state.items, [stored.id]: { ...item, said } } });
    expect(told(await setting.tick())).toEqual([['plane-comment-taken', true]]);
    expect(setting.plane.read(stored.id)?.state.name, 'nothing is said yet').toBe('In Progress');
    await setting.tick();
    expect(stored.comments).toHaveLength(2);
    expect(setting.plane.read(stored.id)?.state.name).toBe('In Review');
  });

  it('is there once although the tick died between the request and the save', async () => {
    const { setting, stored } = await answered();
    squat(setting, stored);
    await setting.tick();
    const sent: string[] = [];
    const { putComment } = setting.writer();
    const writer: ItemWriter = {
      ...setting.writer(),
      putComment: async (...args) => {
        await putComment(...args);
        sent.push(args[1]);
        return new Promise(() => undefined);
      },
    };
    void setting.tick({ holder: 'other', ports: { writer } });
    while (sent.length === 0) await new Promise((resolve) => setImmediate(resolve));
    setting.dead.add('other');
    for (let ticks = 0; ticks < 5; ticks++) {
      await setting.tick();
      setting.timeline.pass(MINUTE);
    }
    expect(ours(stored)).toHaveLength(1);
    expect(setting.plane.read(stored.id)?.state.name).toBe('In Review');
  });

  it('is refused for good when the other id is taken as well', async () => {
    const { setting, stored } = await answered();
    squat(setting, stored);
    await setting.tick();
    const { suffix } = setting.state.outbox['ENG-1-1:result']?.steps[0] ?? {};
    const [first] = stored.comments;
    const external_id = `${first?.external_id ?? ''}-${suffix}`;
    setting.plane.comment(stored, { actor: EVE, html: '<p>Too.</p>', external_source: 'agentd', external_id });
    expect(told(await setting.tick())).toEqual([['plane-comment-taken', false]]);
    expect(ours(stored)).toEqual([]);
    expect(setting.plane.read(stored.id)?.state.name).toBe('In Progress');
    expect(setting.state.items['item-1']?.refused).toMatchObject({ reason: 'plane-comment-taken' });
  });
});

describe('what a tick saves of what it did', () => {
  /** A tick of which another gets ahead while it acts: `meanwhile` happens to the state right after its orders. */
  async function overtaken(meanwhile: (setting: Setting) => void): Promise<{ setting: Setting; acted: TickReport }> {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.tick({ init: true, dry_run: true });
    const { timeline } = setting;
    const fleet = setting.fleet();
    const carryOut: typeof fleet.carryOut = async (...args) => {
      const results = await fleet.carryOut(...args);
      timeline.pass(1000);
      meanwhile(setting);
      return results;
    };
    const acted = await setting.tick({ ports: { fleet: { ...fleet, carryOut } } });
    return { setting, acted };
  }

  /** Saves as another process: `change` of what is there. */
  const another = (setting: Setting, change: (state: State) => Partial<State>): void => {
    const { state } = setting;
    setting.replace({ ...state, generation: state.generation + 1, save_id: 'another', ...change(state) });
  };

  it('leaves the claim of another tick, which has come meanwhile, alone', async () => {
    const claim = { holder: 'other', fence: 2, until: NOW + HOUR };
    const { setting } = await overtaken((at) => another(at, () => ({ claim, fence: 2 })));
    expect(setting.state).toMatchObject({ claim, fence: 2, folded: [1] });
    expect(setting.state.inflight['item-1']?.phase, 'and its own outcomes are there').toBe('running');
  });

  it('is nothing where the state was made anew meanwhile', async () => {
    const lineage = 'f'.repeat(32);
    const { setting } = await overtaken((at) => another(at, () => ({ lineage, claim: null, folded: [] })));
    expect(setting.state).toMatchObject({ lineage, save_id: 'another', folded: [] });
    expect(setting.state.inflight['item-1']?.phase).toBe('launching');
  });

  it('is folded in once, although its save was not acknowledged and another tick has saved since', async () => {
    const { setting } = await answered();
    const store = setting.store.for(calmCaller(setting.timeline));
    let saves = 0;
    const save: typeof store.save = async (text, version) => {
      const saved = await store.save(text, version);
      saves += 1;
      if (saves !== 2) return saved;
      another(setting, () => ({}));
      const lost = { code: 'store-answer-lost', message: 'No answer.', remedy: '', retry: true };
      throw new AgentdError(lost);
    };
    const writer = refusing(setting, 403, 'plane-forbidden');
    await setting.tick({ ports: { writer, store: { ...store, save } } });
    expect(setting.state.outbox['ENG-1-1:result']?.steps[0]).toMatchObject({ tries: 1 });
    expect(setting.state).toMatchObject({ save_id: 'another', folded: [1, 2] });
  });
});
