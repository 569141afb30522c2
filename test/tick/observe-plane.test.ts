/** What a tick makes of a Plane in which people rename, remake and move things; the answers are those of a real one. */
import { describe, expect, it } from 'vitest';
import { evolve } from '../../action/src/core/state/evolve.ts';
import { markStart } from '../../action/src/core/runs/start-intent.ts';
import { newState } from '../../action/src/core/state/state.ts';
import type { State } from '../../action/src/core/state/state.ts';
import { observe } from '../../action/src/tick/observe.ts';
import { createPlane, demoSeed } from '../../action/src/plane-emulator/server.ts';
import type { Plane } from '../../action/src/plane-emulator/server.ts';
import { calmCaller } from '../fakes/caller.ts';
import { fleetFor } from '../fakes/sim-fleet.ts';
import { Timeline } from '../fakes/timeline.ts';
import { HOUR, LINEAGE, MINUTE, makeConfig } from '../core/scene.ts';
import { apiOf } from '../plane-emulator/requests.ts';
import { seededRandom, VirtualClock } from '../plane-emulator/worlds.ts';
import { connect } from '../plane/parts.ts';

const TOKENS = { ada: 'plane_api_ada', 'bot-linux': 'plane_api_bot' };
const configOf = (key: string) =>
  makeConfig((raw) => {
    const { ENG } = raw.projects;
    raw.projects = { [key]: { ...ENG, routing: { by_assignee: { 'bot-linux': 'box' } } } };
  });

class Setting {
  readonly clock = new VirtualClock();
  server: Plane;
  config = configOf('ENG');
  state: State;
  /** Behind the token of the terminal. */
  key = TOKENS['bot-linux'];
  /** Paths of what was asked, below the workspace. */
  asked: string[] = [];

  constructor() {
    this.server = this.makeServer('first');
    this.state = newState(LINEAGE, this.clock.now());
  }

  /** Another `seed`: the same people and projects, with other ids. */
  makeServer(seed: string): Plane {
    const options = { workspace: 'acme', people: ['ada'], tokens: TOKENS };
    const rateLimit = { per_minute: 100_000, service_per_minute: 100_000 };
    return createPlane({ seed: demoSeed(options), clock: this.clock, random: seededRandom(seed), rateLimit });
  }

  get ada() {
    return apiOf(this.server, TOKENS.ada);
  }

  id(name: string): string {
    const id = this.server.names.ids.get(name);
    if (id === undefined) throw new Error(`the seed has no ${name}`);
    return id;
  }

  get root(): string {
    return `/api/v1/workspaces/acme/projects/${this.id('project.ENG')}/`;
  }

  create(fields: object = {}): string {
    const assignees = [this.id('user.bot-linux')];
    const body = { name: 'Do it', state: this.id('state.ENG.Todo'), assignees, ...fields };
    return this.ada.post(`${this.root}work-items/`, body).json['id'] as string;
  }

  /** A tick of its own process: nothing is remembered but the state. */
  async tick(): ReturnType<typeof observe> {
    this.clock.advance(MINUTE);
    this.asked = [];
    const { tracker, writer } = connect(
      ({ method, url, headers, body }) => {
        const { pathname, search } = new URL(url);
        this.asked.push(pathname.replace(/^.*\/acme\//, '').replace(/[0-9a-f-]{36}/g, '*'));
        return this.server.answer({
          method,
          path: pathname + search,
          headers,
          body: new TextEncoder().encode(body ?? ''),
        });
      },
      {
        config: { base_url: 'http://plane.test', workspace: 'acme', token_key: 'T', requests_per_minute: 1000 },
        tokens: (as) => (as === null ? TOKENS.ada : this.key),
        clock: this.clock,
      },
    );
    const timeline = new Timeline(this.clock.now());
    const parts = { timeline, machines: new Map(), busy: {}, late_ms: () => 0, twice: () => false };
    const ports = { tracker, writer, fleet: fleetFor(calmCaller(timeline), parts), clock: this.clock };
    const seen = await observe(this.state, this.config, ports, new AbortController().signal);
    this.state = evolve(this.state, seen.planned.events);
    return seen;
  }

  problems({ planned }: Awaited<ReturnType<typeof observe>>): readonly string[] {
    return planned.problems.map(({ code }) => code);
  }
}

describe('a project whose identifier was changed', () => {
  it('in Plane and in the configuration goes on under the new one, with its items and open runs', async () => {
    const setting = new Setting();
    const id = setting.create();
    const { planned } = await setting.tick();
    for (const action of planned.actions) {
      if (action.type === 'start')
        setting.state = evolve(setting.state, [markStart(action.spec, {}, setting.clock.now())]);
    }
    expect(setting.state.inflight[id]).toMatchObject({ run_id: 'ENG-1-1', key: 'ENG-1', project: 'ENG' });
    setting.ada.patch(setting.root, { identifier: 'CORE' });
    setting.config = configOf('CORE');
    const seen = await setting.tick();
    expect(setting.problems(seen)).toEqual([]);
    expect(setting.state.items[id]).toMatchObject({ key: 'CORE-1', project: 'CORE', runs: 1 });
    expect(setting.state.inflight[id]).toMatchObject({ run_id: 'ENG-1-1', key: 'CORE-1', project: 'CORE' });
    expect(Object.keys(setting.state.projects)).toEqual(['CORE']);
  });

  it('in Plane alone is read by its id, and that is told with the remedy', async () => {
    const setting = new Setting();
    await setting.tick();
    setting.ada.patch(setting.root, { identifier: 'CORE' });
    setting.clock.advance(2 * HOUR);
    const id = setting.create();
    const seen = await setting.tick();
    expect(seen.planned.problems).toMatchObject([
      { code: 'plane-project-renamed', remedy: expect.stringContaining('projects.ENG to projects.CORE') },
    ]);
    expect(setting.state.items[id]).toMatchObject({ key: 'ENG-1' });
  });
});

describe('what a project has got since it was last read', () => {
  it('is kept: a new label costs one request, not one in every tick', async () => {
    const setting = new Setting();
    await setting.tick();
    const label = setting.ada.post(`${setting.root}labels/`, { name: 'needs:gpu', color: '#fff' }).json['id'];
    const id = setting.create({ labels: [label] });
    await setting.tick();
    expect(setting.asked.filter((path) => path.endsWith('/labels/'))).toHaveLength(1);
    expect(setting.state.items[id]?.seen.labels).toEqual(['needs:gpu']);
    await setting.tick();
    expect(setting.asked.filter((path) => path.endsWith('/labels/'))).toEqual([]);
    expect(setting.state.items[id]?.seen.labels).toEqual(['needs:gpu']);
  });

  it('counts at once: an item in a new state that starts work is started', async () => {
    const setting = new Setting();
    await setting.tick();
    const ready = { name: 'Ready', group: 'unstarted', color: '#fff' };
    const state = setting.ada.post(`${setting.root}states/`, ready).json['id'];
    setting.create({ state });
    const { planned } = await setting.tick();
    expect(planned.waiting).toEqual([]);
    expect(planned.actions).toMatchObject([{ type: 'start', key: 'ENG-1' }]);
  });
});

describe('a bot that lost its role', () => {
  it.each([
    ['as it was removed from the project', 'plane-bot-not-member'],
    ['as it is a guest', 'plane-bot-guest'],
  ])('starts nothing %s, which is a problem, and goes on once it has it again', async (how, code) => {
    const setting = new Setting();
    setting.create();
    const { project_members } = setting.server.store;
    const id = setting.id('member.ENG.bot-linux');
    const member = project_members.get(id);
    const membership = `${setting.root}members/${id}/`;
    const guest = how.includes('guest');
    const taken = guest ? setting.ada.patch(membership, { role: 5 }) : setting.ada.delete(membership);
    expect(taken.status).toBe(guest ? 200 : 204);
    const refused = await setting.tick();
    expect(refused.planned.actions).toEqual([]);
    expect(refused.planned.waiting).toMatchObject([{ key: 'ENG-1', reason: 'bot-may-not-write' }]);
    expect(setting.problems(refused)).toEqual([code]);
    // As the web app does it.
    if (member !== undefined) project_members.set(id, member);
    const allowed = await setting.tick();
    expect(setting.problems(allowed)).toEqual([]);
    expect(allowed.planned.actions).toMatchObject([{ type: 'start', key: 'ENG-1' }]);
  });
});

describe('another Plane at the same address', () => {
  it('is known by its ids at once, and read from the beginning', async () => {
    const setting = new Setting();
    setting.create();
    await setting.tick();
    const before = setting.state.projects['ENG']?.info.id;
    setting.server = setting.makeServer('second');
    const id = setting.create();
    const seen = await setting.tick();
    expect(setting.problems(seen)).toEqual([]);
    expect(setting.state.projects['ENG']?.info.id).toBe(setting.id('project.ENG'));
    expect(setting.state.projects['ENG']?.info.id).not.toBe(before);
    expect(Object.keys(setting.state.items)).toEqual([id]);
    expect(seen.planned.actions).toMatchObject([{ type: 'start' }]);
  });

  it('without the project is told as that, not as a lack of rights', async () => {
    const setting = new Setting();
    await setting.tick();
    setting.server = setting.makeServer('second');
    setting.ada.patch(setting.root, { identifier: 'CORE' });
    expect(setting.problems(await setting.tick())).toEqual(['plane-project-unknown']);
  });
});

describe('the key of a terminal that is that of somebody else from now on', () => {
  it('starts nothing and says nothing as that one, and the bot stays known; it goes on with a key of its own', async () => {
    const setting = new Setting();
    await setting.tick();
    const bot = setting.id('user.bot-linux');
    setting.key = TOKENS.ada;
    setting.create();
    for (let n = 0; n < 2; n++) {
      const seen = await setting.tick();
      expect(setting.problems(seen)).toEqual(['plane-user-mismatch']);
      expect(seen.planned.actions).toEqual([]);
      expect(setting.asked).toContain('/api/v1/users/me/');
      expect(setting.state.terminals['box']?.user_id).toBe(bot);
    }
    setting.key = TOKENS['bot-linux'];
    const { planned } = await setting.tick();
    expect(planned.actions).toMatchObject([{ type: 'start', key: 'ENG-1' }]);
  });

  it('is asked for once, and state holds nothing of it', async () => {
    const setting = new Setting();
    await setting.tick();
    await setting.tick();
    expect(setting.asked).not.toContain('/api/v1/users/me/');
    expect(JSON.stringify(setting.state)).not.toContain(TOKENS['bot-linux'].slice(-6));
    expect(setting.state.terminals['box']?.user_key).toMatch(/^[0-9a-f]{16}$/);
  });
});
