import { describe, expect, it } from 'vitest';
import { PlaneError } from '../action/src/errors.ts';
import { evolve } from '../action/src/core/evolve.ts';
import { newState } from '../action/src/core/state.ts';
import type { State } from '../action/src/core/state.ts';
import { observe } from '../action/src/observe.ts';
import type { ObservePorts } from '../action/src/observe.ts';
import { calmCaller } from './fakes/caller.ts';
import { fleetFor } from './fakes/sim-fleet.ts';
import { SimPlane } from './fakes/sim-plane.ts';
import { deskFor, trackerFor } from './fakes/sim-plane-ports.ts';
import { Timeline } from './fakes/timeline.ts';
import { BOT, HOUR, LINEAGE, MINUTE, NOW, PROJECT, makeConfig } from './core/scene.ts';

const NEVER = new AbortController().signal;
const AWAY = new PlaneError(
  { code: 'plane-failed', message: 'Plane answered 500.', remedy: '', retry: true },
  { status: 500 },
);
const TOKEN = new PlaneError(
  { code: 'plane-token-invalid', message: 'No.', remedy: '', retry: false },
  { status: 401 },
);

/** A Plane that counts what it is asked. */
class Setting {
  readonly timeline = new Timeline(NOW);
  readonly plane = new SimPlane({ timeline: this.timeline, project: PROJECT });
  readonly config = makeConfig();
  readonly asked: string[] = [];
  /** Labels of calls that fail. */
  readonly broken = new Map<string, Error>();
  state: State = newState(LINEAGE, NOW);
  /** Host keys that the terminals were told of. */
  known: ReadonlyMap<string, readonly string[]> = new Map();

  async observe(signal = NEVER): ReturnType<typeof observe> {
    const { timeline, plane } = this;
    const caller = calmCaller(timeline);
    const counting = {
      ...caller,
      call: <T>(call: Parameters<typeof caller.call<T>>[0]): Promise<T> => {
        this.asked.push(call.label);
        const failure = this.broken.get(call.label);
        return failure === undefined ? caller.call(call) : Promise.reject(failure);
      },
    };
    const ports: ObservePorts = {
      tracker: trackerFor(plane, counting),
      desk: deskFor(plane, counting, { timeline, users: { box: BOT, other: 'user-bot-2' } }),
      fleet: {
        ...fleetFor(counting, {
          timeline,
          machines: new Map(),
          busy: {},
          late_ms: () => 0,
          twice: () => false,
        }),
        know: (keys) => {
          this.known = keys;
        },
      },
      clock: { now: () => timeline.now, sleep: () => Promise.resolve() },
    };
    const observed = await observe(this.state, this.config, ports, signal);
    this.state = evolve(this.state, observed.planned.events);
    return observed;
  }

  count(label: string): number {
    return this.asked.filter((asked) => asked === label).length;
  }
}

describe('what a tick reads', () => {
  it('is preceded by the host keys that the state holds, of terminals and of the bastion', async () => {
    const setting = new Setting();
    await setting.observe();
    expect([...setting.known]).toEqual([['warpgate:', []]]);
    const { state } = setting;
    setting.state = evolve(state, [
      { type: 'host-keys-learned', terminal: 'box', lines: ['ssh-ed25519 AAAA'] },
      { type: 'bastion-keys-learned', lines: ['ssh-ed25519 BBBB', 'ssh-ed25519 BBBB'] },
    ]);
    await setting.observe();
    expect([...setting.known]).toEqual(
      expect.arrayContaining([
        ['box', ['ssh-ed25519 AAAA']],
        ['warpgate:', ['ssh-ed25519 BBBB']],
      ]),
    );
  });

  it('is, when nothing has changed, one page of each project and nothing else of Plane', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Backlog', assignees: [BOT] });
    await setting.observe();
    setting.asked.length = 0;
    await setting.observe();
    expect(setting.asked.toSorted()).toEqual(['changed', 'inspect']);
  });

  it('is read anew after an hour: the project and who the bots are', async () => {
    const setting = new Setting();
    await setting.observe();
    setting.timeline.pass(59 * MINUTE);
    setting.asked.length = 0;
    await setting.observe();
    expect(setting.asked).not.toContain('project');
    setting.timeline.pass(2 * MINUTE);
    await setting.observe();
    expect(setting.asked).toEqual(expect.arrayContaining(['project', 'whoAmI box', 'whoAmI other']));
  });

  it('is everything, now and then', async () => {
    const setting = new Setting();
    const stored = setting.plane.create({ state: 'Backlog', assignees: [BOT] });
    await setting.observe();
    setting.plane.delete(stored);
    setting.timeline.pass(HOUR);
    await setting.observe();
    expect(setting.state.items, 'a change list cannot show what is gone').toHaveProperty(stored.id);
    setting.timeline.pass(6 * HOUR);
    const { obs } = await setting.observe();
    expect(obs.projects['ENG']).toMatchObject({ full: true });
    expect(setting.state.items).toEqual({});
  });

  it('is an item by id before it starts, with its comments and blockers', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    const { planned } = await setting.observe();
    expect(setting.asked).toEqual(expect.arrayContaining(['item', 'comments', 'blockers']));
    expect(planned.actions).toMatchObject([{ type: 'start', key: 'ENG-1' }]);
  });

  it('is at most so many items in one tick, and the others in the next ones', async () => {
    const setting = new Setting();
    for (let n = 0; n < 40; n++) setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.observe();
    expect(setting.count('item')).toBeLessThanOrEqual(25);
  });

  it('is little more once a signal has come', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    const { planned } = await setting.observe(AbortSignal.abort());
    expect(setting.count('item')).toBe(0);
    expect(planned.actions).toEqual([]);
  });
});

describe('what cannot be read', () => {
  it('is a failure of its project, not an absence', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Backlog', assignees: [BOT] });
    await setting.observe();
    setting.broken.set('changed', AWAY);
    const { obs, planned } = await setting.observe();
    expect(obs.projects['ENG']).toMatchObject({ ok: false, problem: { code: 'plane-failed' } });
    expect(planned.problems).toMatchObject([{ code: 'plane-failed' }]);
    expect(Object.keys(setting.state.items)).toHaveLength(1);
  });

  it('is a failure of its item, and others go on', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    setting.broken.set('comments', AWAY);
    const { planned } = await setting.observe();
    expect(planned.actions).toEqual([]);
    expect(planned.waiting).toMatchObject([{ key: 'ENG-1', reason: 'project-unread' }]);
  });

  it('leaves a bot known while Plane is away, and not when its token is refused', async () => {
    const setting = new Setting();
    await setting.observe();
    setting.timeline.pass(2 * HOUR);
    setting.broken.set('whoAmI box', AWAY);
    expect((await setting.observe()).obs.identities.get('box')).toEqual({ user_id: BOT, fresh: false });
    setting.broken.set('whoAmI box', TOKEN);
    expect((await setting.observe()).obs.identities.get('box')).toMatchObject({
      problem: { code: 'plane-token-invalid' },
      last_user_id: BOT,
    });
  });
});
