import { describe, expect, it } from 'vitest';
import { NOTHING_BARRED } from '../../action/src/config/barred.ts';
import type { Barred } from '../../action/src/config/barred.ts';
import { PlaneError } from '../../action/src/errors.ts';
import { evolve } from '../../action/src/core/state/evolve.ts';
import { newState } from '../../action/src/core/state/state.ts';
import type { State } from '../../action/src/core/state/state.ts';
import { observe } from '../../action/src/tick/observe.ts';
import type { ObservePorts } from '../../action/src/tick/observe.ts';
import { calmCaller } from '../fakes/caller.ts';
import { fleetFor } from '../fakes/sim-fleet.ts';
import { SimPlane } from '../fakes/sim-plane.ts';
import { writerFor, trackerFor } from '../fakes/sim-plane-ports.ts';
import { Timeline } from '../fakes/timeline.ts';
import { BOT, HOUR, LINEAGE, MINUTE, NOW, PROJECT, makeConfig } from '../core/scene.ts';

const NEVER = new AbortController().signal;
const AWAY = new PlaneError(
  { code: 'plane-failed', message: 'Plane answered 500.', remedy: '', retry: true },
  { status: 500 },
);
const TOKEN = new PlaneError(
  { code: 'plane-token-invalid', message: 'No.', remedy: '', retry: false },
  { status: 401 },
);

const BREAK = {
  code: 'plane-list-partial',
  message: 'The list broke off.',
  remedy: 'Look at the server.',
  retry: true,
};

/** A Plane that counts what it is asked. */
class Setting {
  readonly timeline = new Timeline(NOW);
  readonly plane = new SimPlane({ timeline: this.timeline, project: PROJECT });
  config = makeConfig();
  barred: Barred = NOTHING_BARRED;
  readonly asked: string[] = [];
  /** Labels of calls that fail. */
  readonly broken = new Map<string, Error>();
  /** Entries of a list of changes after which it breaks off; null: it does not. */
  cut: number | null = null;
  breakCode = BREAK.code;
  /** There may be older comments than are read. */
  cutComments = false;
  /** The project is read without its labels. */
  cutProject = false;
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
    const tracker = trackerFor(plane, counting);
    const ports: ObservePorts = {
      tracker: {
        ...tracker,
        changed: async (project, since) => {
          const changed = await tracker.changed(project, since);
          if (this.cut === null || changed.items.length <= this.cut) return changed;
          return { ...changed, items: changed.items.slice(0, this.cut), partial: { ...BREAK, code: this.breakCode } };
        },
        comments: async (...args) => {
          const read = await tracker.comments(...args);
          return this.cutComments ? { ...read, partial: BREAK } : read;
        },
        project: async (key) => {
          const read = await tracker.project(key);
          return this.cutProject ? { ...read, states: [], labels: {}, members: [], partial: BREAK } : read;
        },
      },
      writer: writerFor(plane, counting, { timeline, users: { box: BOT, other: 'user-bot-2' } }),
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
      barred: this.barred,
    };
    const observed = await observe(this.state, this.config, ports, signal);
    this.state = evolve(this.state, observed.planned.events);
    return observed;
  }

  count(label: string): number {
    return this.asked.filter((asked) => asked === label).length;
  }
}

describe('an item that a server of Plane has dated ahead', () => {
  it.each(['seen now', 'noted by an earlier version'])('hides no later change of others: %s', async (when) => {
    const setting = new Setting();
    const odd = setting.plane.create({ state: 'Todo', assignees: [] });
    await setting.observe();
    const item = setting.plane.read(odd.id);
    if (item === null) throw new Error('there is no item');
    const updated_at = NOW + 48 * HOUR;
    if (when === 'seen now') odd.versions.push({ at: NOW, item: { ...item, updated_at } });
    else {
      const { ENG } = setting.state.projects;
      if (ENG !== undefined) setting.state = { ...setting.state, projects: { ENG: { ...ENG, watermark: updated_at } } };
    }
    await setting.observe();
    setting.timeline.pass(10 * MINUTE);
    const late = setting.plane.create({ state: 'Todo', assignees: [BOT] });
    setting.timeline.pass(MINUTE);
    await setting.observe();
    expect(Object.keys(setting.state.items)).toEqual([late.id]);
  });
});

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

  it('is who posts for a terminal that only labels lead to, so that its comments are known as ours', async () => {
    const setting = new Setting();
    const config = makeConfig((raw) => {
      const routing = { by_assignee: { 'bot-box': 'box' }, by_label: { gpu: { terminal: 'other' } } };
      raw.projects['ENG'] = { ...raw.projects['ENG'], routing };
    });
    Object.assign(setting, { config });
    await setting.observe();
    expect(setting.state.terminals['other']?.user_id).toBe('user-bot-2');
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

  it('is what is to start also where many others have just been answered, and are read again for a while', async () => {
    const setting = new Setting();
    for (let i = 0; i < 30; i++) setting.plane.create({ state: 'In Review', assignees: [BOT] });
    await setting.observe();
    const answer = { run_id: 'ENG-1-1', tag: 'review', class: null, at: NOW } as const;
    const items = Object.entries(setting.state.items).map(
      ([id, item]) => [id, { ...item, runs: 1, round: 1, answer, comments_read_at: item.seen.updated_at - 1 }] as const,
    );
    setting.state = { ...setting.state, items: Object.fromEntries(items) };
    setting.timeline.pass(MINUTE);
    for (let i = 0; i < 4; i++) setting.plane.create({ state: 'Todo', assignees: [BOT] });
    const { planned } = await setting.observe();
    expect(planned.actions.map(({ type }) => type)).toEqual(['start', 'start', 'start', 'start']);
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

  it('is told where it is one item, with its key, and what is saved for the next tick is not', async () => {
    const setting = new Setting();
    for (let n = 0; n < 7; n++) setting.plane.create({ state: 'Todo', assignees: [BOT] });
    setting.broken.set('item', AWAY);
    const { planned } = await setting.observe();
    expect(planned.problems).toEqual([
      { ...AWAY.problem, message: 'ENG-1, ENG-2, ENG-3, ENG-4, ENG-5 and 2 more: Plane answered 500.' },
    ]);
    const spent = { code: 'plane-budget', message: 'Not sent.', remedy: '', retry: true };
    setting.broken.set('item', new PlaneError(spent, { status: null }));
    expect((await setting.observe()).planned.problems).toEqual([]);
  });

  it('of an item’s comments does not make the item unread: its run is stopped, and nothing starts', async () => {
    const setting = new Setting();
    const stored = setting.plane.create({ state: 'Todo', assignees: [BOT] });
    setting.broken.set('comments', AWAY);
    const { obs, planned } = await setting.observe();
    expect(obs.details.get(stored.id)).toMatchObject({ ok: true, item: { key: 'ENG-1' }, comments: null });
    expect(planned.problems).toMatchObject([{ code: 'plane-failed', message: 'ENG-1: Plane answered 500.' }]);
    expect(planned.waiting).toMatchObject([{ key: 'ENG-1', reason: 'project-unread' }]);
  });

  it('of older comments is told, and the newer ones serve', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    setting.cutComments = true;
    const { planned } = await setting.observe();
    expect(planned.actions).toMatchObject([{ type: 'start', key: 'ENG-1' }]);
    expect(planned.problems).toEqual([{ ...BREAK, message: 'ENG-1: The list broke off.' }]);
  });

  it('of what blocks an item is not read as nothing', async () => {
    const setting = new Setting();
    const [first, second] = ['Backlog', 'Todo'].map((state) => setting.plane.create({ state, assignees: [BOT] }));
    second?.blocked_by.add(first?.id ?? '');
    expect((await setting.observe()).planned.waiting).toMatchObject([{ key: 'ENG-1' }, { reason: 'blocked-by' }]);
    setting.timeline.pass(HOUR);
    setting.broken.set('blockers', AWAY);
    const { planned } = await setting.observe();
    expect(planned.actions).toEqual([]);
    expect(setting.state.items[second?.id ?? '']?.blocked).toMatchObject({ by: 'ENG-1' });
  });

  it('of a project that was known stops nothing: what is known of it serves, and that is told', async () => {
    const setting = new Setting();
    await setting.observe();
    setting.timeline.pass(2 * HOUR);
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    setting.broken.set('project', AWAY);
    const { planned } = await setting.observe();
    expect(planned.actions).toMatchObject([{ type: 'start', key: 'ENG-1' }]);
    expect(planned.problems).toEqual([AWAY.problem]);
    setting.broken.clear();
    setting.asked.length = 0;
    await setting.observe();
    expect(setting.asked, 'and it is asked again at once').toContain('project');
  });

  it('of its lists is not absent: it is joined with what was known, told, and asked for again by the next tick', async () => {
    const setting = new Setting();
    await setting.observe();
    setting.timeline.pass(2 * HOUR);
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    setting.cutProject = true;
    const { planned } = await setting.observe();
    expect(planned.actions).toMatchObject([{ type: 'start', key: 'ENG-1' }]);
    expect(planned.problems).toEqual([BREAK]);
    setting.asked.length = 0;
    await setting.observe();
    expect(setting.asked).toContain('project');
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

  it('leaves a bot known whose terminal can no longer be read in the configuration', async () => {
    const setting = new Setting();
    setting.plane.create({ state: 'Todo', assignees: [BOT] });
    await setting.observe();
    setting.config = makeConfig((raw) => {
      delete raw.terminals['box'];
    });
    const problem = { code: 'config-invalid', message: 'Broken.', remedy: '', retry: false };
    setting.barred = { ...NOTHING_BARRED, terminals: new Map([['box', 'it is broken']]), problems: [problem] };
    setting.timeline.pass(2 * HOUR);
    const { obs, planned } = await setting.observe();
    expect(obs.identities.get('box')).toEqual({ problem, last_user_id: BOT });
    expect(planned.waiting).toMatchObject([{ key: 'ENG-1', reason: 'config-broken' }]);
  });
});

describe('a list of work items that breaks off', () => {
  /** Six items, the newest last; the list shows so many of them. */
  function breaking(cut: number): Setting {
    const setting = new Setting();
    for (let n = 0; n < 6; n++) {
      setting.plane.create({ state: 'Todo', assignees: [BOT] });
      setting.timeline.pass(MINUTE);
    }
    setting.cut = cut;
    return setting;
  }

  it('stops nothing: what was seen starts, and that there may be more is told', async () => {
    const setting = breaking(2);
    const { planned } = await setting.observe();
    expect(planned.actions.map(({ key }) => key)).toEqual(['ENG-5', 'ENG-6']);
    expect(planned.problems).toEqual([BREAK]);
  });

  it('moves no watermark, so that the next tick sees what this one did not', async () => {
    const setting = breaking(6);
    await setting.observe();
    const { watermark } = setting.state.projects['ENG'] ?? {};
    setting.timeline.pass(5 * MINUTE);
    for (const stored of setting.plane.items.values()) setting.plane.change(stored, { name: 'Another' }, null);
    setting.cut = 2;
    await setting.observe();
    expect(setting.state.projects['ENG']?.watermark).toBe(watermark);
    setting.cut = null;
    const { obs } = await setting.observe();
    expect(obs.projects['ENG']).toMatchObject({ full: false });
    const { items } = obs.projects['ENG'] as Extract<(typeof obs.projects)[string], { ok: true }>;
    expect(items).toHaveLength(6);
    expect(setting.state.projects['ENG']?.watermark).toBeGreaterThan(watermark ?? Infinity);
  });

  it('says of no item that it is gone', async () => {
    const setting = breaking(6);
    await setting.observe();
    setting.timeline.pass(7 * HOUR);
    setting.cut = 2;
    const { obs } = await setting.observe();
    expect(obs.projects['ENG']).toMatchObject({ ok: true, full: false, cut: 'sweep' });
    expect(Object.keys(setting.state.items)).toHaveLength(6);
  });

  it('for want of requests is read whole by every second tick only, so that what it has shown can start between', async () => {
    const setting = breaking(2);
    setting.breakCode = 'plane-list-spent';
    const spent = { code: 'plane-budget', message: 'Not sent.', remedy: '', retry: true };
    setting.broken.set('item', new PlaneError(spent, { status: null }));
    expect((await setting.observe()).planned.actions).toEqual([]);
    setting.broken.clear();
    const between = await setting.observe();
    expect(between.obs.projects['ENG']).toMatchObject({ full: false, cut: null, newest: null });
    expect(between.planned.actions.map(({ key }) => key)).toEqual(['ENG-5', 'ENG-6']);
    setting.cut = null;
    const whole = await setting.observe();
    expect(whole.obs.projects['ENG']).toMatchObject({ full: true });
    expect(Object.keys(setting.state.items)).toHaveLength(6);
  });

  it('when all was to be read is tried again after half an hour, and told until it comes to its end', async () => {
    const setting = breaking(6);
    await setting.observe();
    setting.timeline.pass(7 * HOUR);
    setting.cut = 2;
    await setting.observe();
    setting.timeline.pass(5 * MINUTE);
    setting.cut = null;
    const between = await setting.observe();
    expect(between.obs.projects['ENG']).toMatchObject({ full: false, cut: null, items: [{}, {}] });
    expect(between.planned.problems).toMatchObject([{ code: 'plane-sweep-unfinished', retry: true }]);
    setting.timeline.pass(30 * MINUTE);
    const whole = await setting.observe();
    expect(whole.obs.projects['ENG']).toMatchObject({ full: true, cut: null });
    expect(whole.planned.problems).toEqual([]);
    expect((await setting.observe()).planned.problems).toEqual([]);
  });
});
