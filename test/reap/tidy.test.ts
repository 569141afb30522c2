import { describe, expect, it } from 'vitest';
import { parseState, printState } from '../../action/src/core/state/state-text.ts';
import type { State } from '../../action/src/core/state/state.ts';
import { Unreached } from '../../action/src/errors.ts';
import type { Operation, OperationResult } from '../../action/src/ports/operation.ts';
import { tickAndTidy } from '../../action/src/reap/tidy.ts';
import type { TidyPorts } from '../../action/src/reap/tidy.ts';
import type { TickReport } from '../../action/src/tick/tick.ts';
import { calmCaller } from '../fakes/caller.ts';
import { fleetFor } from '../fakes/sim-fleet.ts';
import { SimMachine } from '../fakes/sim-machine.ts';
import { SimPlane } from '../fakes/sim-plane.ts';
import { writerFor, trackerFor } from '../fakes/sim-plane-ports.ts';
import { SimStore } from '../fakes/sim-store.ts';
import { fakeTerminal } from '../fakes/terminal.ts';
import type { FakeTerminal } from '../fakes/terminal.ts';
import { Timeline } from '../fakes/timeline.ts';
import { BOT, HOUR, LINEAGE, NOW, PROJECT, STATES, Story, makeConfig, makeResult, says } from '../core/scene.ts';

const DAY = 24 * HOUR;

const refusedWith = (code: string): OperationResult => ({
  op: 'remove_worktree',
  refused: { code, message: 'It stays.', remedy: '', retry: false },
});

/** An item that is done, with a worktree on a terminal that answers as it is told to. */
class Setting {
  readonly timeline = new Timeline(NOW);
  readonly plane = new SimPlane({ timeline: this.timeline, project: PROJECT });
  readonly store = new SimStore({ now: null, isDead: () => false });
  readonly config = makeConfig();
  readonly terminal: FakeTerminal;
  readonly stop = new AbortController();

  constructor(answer: (operation: Operation) => OperationResult | undefined = ({ op }) => ({ op }) as OperationResult) {
    const { id } = this.plane.create({ state: 'Done', assignees: [BOT] });
    const story = new Story();
    story.round(says('[review] Done.'));
    const { 'i-1': item } = story.state.items;
    if (item === undefined) throw new Error('the story knows no item');
    const seen = { ...item.seen, state: STATES.done };
    this.store.put(printState({ ...story.state, items: { [id]: { ...item, seen } } }));
    this.terminal = fakeTerminal(answer);
  }

  get state(): State {
    return parseState(this.store.text ?? '', 'the test');
  }

  get item(): State['items'][string] {
    const [item] = Object.values(this.state.items);
    if (item === undefined) throw new Error('the state knows no item');
    return item;
  }

  tick(options: { readonly dry_run?: boolean; readonly ports?: Partial<TidyPorts> } = {}): Promise<TickReport> {
    const { timeline } = this;
    const caller = calmCaller(timeline);
    const behaviour = { seconds: 1, end: 'exit', survivors: 0, readable: true, thread_id: null } as const;
    const machine = new SimMachine({
      timeline,
      name: 'box',
      behaviourOf: () => ({ ...behaviour, result: makeResult() }),
      runner_ms: () => 0,
    });
    const world = { timeline, machines: new Map([['box', machine]]), busy: {}, late_ms: () => 0, twice: () => false };
    let numbers = 0;
    const ports: TidyPorts = {
      holder: 'me',
      store: this.store.for(caller),
      clock: { now: () => timeline.now, sleep: (ms) => Promise.resolve(timeline.pass(ms)) },
      random: { hex: (bytes) => String(this.timeline.now + numbers++).padStart(bytes * 2, '0'), fraction: () => 0.5 },
      tracker: trackerFor(this.plane, caller),
      writer: writerFor(this.plane, caller, { timeline, users: { box: BOT, other: 'user-bot-2' } }),
      fleet: fleetFor(caller, world),
      log: { debug() {}, info() {}, warn() {}, error() {} },
      prompts: new Map([['ENG', { path: null, text: '{{ item.title }}' }]]),
      toMarkdown: (html) => Promise.resolve(html),
      redact: (text) => text,
      notifiers: new Map(),
      transportOf: () => this.terminal,
      ...options.ports,
    };
    const { dry_run = false } = options;
    return tickAndTidy(this.config, ports, { init: false, dry_run, signal: this.stop.signal });
  }
}

describe('after a tick', () => {
  it('the worktree of an item that is done is removed, under a claim of its own that is given back', async () => {
    const setting = new Setting();
    const before = setting.state.fence;
    const { changed, events, state } = await setting.tick();
    expect(setting.terminal.batches).toEqual([
      {
        operations: [
          {
            op: 'remove_worktree',
            path: '/runs/worktrees/ENG-1',
            repos: ['/srv/eng'],
            lineage: LINEAGE.slice(0, 8),
          },
        ],
        fence: { lineage: LINEAGE.slice(0, 8), number: before + 1 },
      },
    ]);
    expect([changed, events.some(({ type }) => type === 'worktree-left')]).toEqual([true, true]);
    expect(setting.item.worktrees).toEqual({});
    expect(setting.state).toMatchObject({ claim: null, fence: before + 1 });
    expect(state.save_id).toBe(setting.state.save_id);
    await setting.tick();
    expect(setting.terminal.batches).toHaveLength(1);
  });

  it.each([
    ['worktree-kept', 1, DAY],
    ['worktree-in-use', 1, DAY],
    ['terminal-locked', 0, HOUR],
  ])('one that is refused with %s is looked at again later', async (code, tries, wait) => {
    const setting = new Setting(() => refusedWith(code));
    await setting.tick();
    expect(setting.item.worktrees).toEqual({ box: { tries, not_before: setting.timeline.now + wait } });
    await setting.tick();
    expect(setting.terminal.batches).toHaveLength(1);
  });

  it('a terminal that fails changes nothing of the tick, and its claim is given back', async () => {
    const setting = new Setting(() => {
      throw new Unreached({ code: 'unreached', message: 'Nobody answers.', remedy: '', retry: true });
    });
    const { acted, problems } = await setting.tick();
    expect([acted, problems]).toEqual([true, []]);
    expect(setting.state.claim).toBeNull();
    expect(setting.item.worktrees).toEqual({ box: { tries: 0, not_before: setting.timeline.now + HOUR } });
  });

  it('a terminal that says nothing of it leaves it unknown', async () => {
    const setting = new Setting(() => undefined);
    await setting.tick();
    expect(setting.item.worktrees).toEqual({ box: { tries: 0, not_before: setting.timeline.now + HOUR } });
  });

  it('nothing is removed by a dry run, by one that stands aside, or by one that was told to stop', async () => {
    const setting = new Setting();
    await setting.tick({ dry_run: true });
    const claim = { holder: 'another', fence: setting.state.fence, until: setting.timeline.now + HOUR };
    setting.store.put(printState({ ...setting.state, claim }));
    await setting.tick();
    setting.store.put(printState({ ...setting.state, claim: null }));
    setting.stop.abort();
    await setting.tick();
    expect(setting.terminal.batches).toEqual([]);
  });

  it('nothing is removed once the tick has taken half of its time', async () => {
    const setting = new Setting();
    let asked = 0;
    const slow = (): number => setting.timeline.now + (asked++ === 0 ? 0 : 121_000);
    await setting.tick({ ports: { clock: { now: slow, sleep: () => Promise.resolve() } } });
    expect(setting.terminal.batches).toEqual([]);
  });

  it('nothing is removed where another run of the workflow must go first', async () => {
    const setting = new Setting();
    let asked = 0;
    const ahead: TidyPorts['ahead'] = () =>
      Promise.resolve(asked++ === 0 ? null : { holder: 'older', until: setting.timeline.now + HOUR });
    await setting.tick({ ports: { ahead } });
    expect(setting.terminal.batches).toEqual([]);
  });
});
