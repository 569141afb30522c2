/** How soon a run is stopped when its item is taken away, with the requests that a real key of Plane is allowed. */
import { describe, expect, it } from 'vitest';
import { CONFIRMED } from '../../action/src/core/items/confirm.ts';
import { evolve } from '../../action/src/core/state/evolve.ts';
import { markStart } from '../../action/src/core/runs/start-intent.ts';
import { newState } from '../../action/src/core/state/state.ts';
import type { State } from '../../action/src/core/state/state.ts';
import type { Inspection } from '../../action/src/model/inspection.ts';
import { observe } from '../../action/src/tick/observe.ts';
import { createPlane, demoSeed } from '../../action/src/plane-emulator/server.ts';
import type { Fleet, TerminalReport } from '../../action/src/ports/fleet.ts';
import { LINEAGE, MINUTE, RUNNING, makeConfig } from '../core/scene.ts';
import { apiOf } from '../plane-emulator/requests.ts';
import { seededRandom, VirtualClock } from '../plane-emulator/worlds.ts';
import { connect } from '../plane/parts.ts';

const TOKENS = { ada: 'plane_api_ada', 'bot-linux': 'plane_api_bot' };
const PER_MINUTE = 60;

/** Every run that is asked for runs. */
const FLEET: Fleet = {
  handle: () => ({}),
  inspect: (refs, visit) => {
    const names = new Set([...refs.map(({ terminal }) => terminal), ...visit]);
    const well: TerminalReport = { reached: true, processes: {}, utc_offset_min: 0 };
    const runs = new Map(refs.map(({ id }): [string, Inspection] => [id, RUNNING]));
    return Promise.resolve({ runs, terminals: new Map([...names].map((name) => [name, well])) });
  },
  carryOut: () => Promise.resolve(new Map()),
  round_trips: 0,
};

class Setting {
  readonly clock = new VirtualClock();
  readonly server = createPlane({
    seed: demoSeed({ workspace: 'acme', people: ['ada'], tokens: TOKENS }),
    clock: this.clock,
    random: seededRandom('runs'),
    rateLimit: { per_minute: 100_000, service_per_minute: 100_000 },
  });
  readonly config = makeConfig((raw) => {
    const routing = { by_assignee: { 'bot-linux': 'box' } };
    raw.projects['ENG'] = { ...raw.projects['ENG'], routing, require_label: 'Agent' };
    raw.terminals['box'] = { ...raw.terminals['box'], concurrency: 100 };
    raw.limits = { runs: 100 };
  });
  readonly label: string;
  state: State;
  /** Requests of the last tick, and the worst answer that any got. */
  requests = 0;
  worst = 0;

  constructor() {
    this.state = newState(LINEAGE, this.clock.now());
    this.label = this.ada.post(`${this.root}labels/`, { name: 'agent', color: '#fff' }).json['id'] as string;
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

  async tick(per_minute = PER_MINUTE): ReturnType<typeof observe> {
    this.clock.advance(MINUTE);
    this.requests = 0;
    const { tracker, writer } = connect(
      async ({ method, url, headers, body }) => {
        const { pathname, search } = new URL(url);
        this.requests += 1;
        const path = pathname + search;
        const bytes = new TextEncoder().encode(body ?? '');
        const answer = await this.server.answer({ method, path, headers, body: bytes });
        this.worst = Math.max(this.worst, answer.status);
        return answer;
      },
      {
        config: {
          base_url: 'http://plane.test',
          workspace: 'acme',
          token_key: 'T',
          requests_per_minute: per_minute,
        },
        tokens: (as) => (as === null ? TOKENS.ada : TOKENS['bot-linux']),
        clock: this.clock,
      },
    );
    const ports = { tracker, writer, fleet: FLEET, clock: this.clock };
    const seen = await observe(this.state, this.config, ports, new AbortController().signal);
    this.state = evolve(this.state, seen.planned.events);
    return seen;
  }

  /** So many runs at work, whose items were last changed a while ago. */
  async running(count: number): Promise<readonly string[]> {
    const fields = { state: this.id('state.ENG.Todo'), labels: [this.label], assignees: [this.id('user.bot-linux')] };
    const ids = Array.from(
      { length: count },
      (_, n) => this.ada.post(`${this.root}work-items/`, { name: `Do ${n}`, ...fields }).json['id'] as string,
    );
    while (Object.keys(this.state.inflight).length < count) {
      const { planned } = await this.tick(100_000);
      const marks = planned.actions.flatMap((action) =>
        action.type === 'start' ? [markStart(action.spec, {}, this.clock.now())] : [],
      );
      this.state = evolve(this.state, marks);
    }
    this.clock.advance(10 * MINUTE);
    // So that no list of changes shows them any more.
    this.ada.post(`${this.root}work-items/`, { name: 'Another' });
    for (let n = 0; n < Math.ceil(count / CONFIRMED); n++) await this.tick();
    return ids;
  }

  /** Ticks until every one of these runs is stopped. */
  async ticksUntilStopped(ids: readonly string[]): Promise<number> {
    for (let ticks = 1; ticks <= 20; ticks++) {
      await this.tick();
      if (ids.every((id) => this.state.inflight[id]?.phase === 'stopping')) return ticks;
    }
    return Infinity;
  }
}

describe('twenty runs whose items are taken away', () => {
  it.each<[string, (setting: Setting, path: string) => unknown]>([
    ['deleted', ({ ada }, path) => ada.delete(path)],
    ['archived', ({ ada }, path) => ada.patch(path, { archived_at: '2026-01-01' })],
    ['without the label that they need', ({ ada }, path) => ada.patch(path, { labels: [] })],
    ['moved', (setting, path) => setting.ada.patch(path, { state: setting.id('state.ENG.Done') })],
    ['in nobody’s hands', ({ ada }, path) => ada.patch(path, { assignees: [] })],
  ])('are stopped within two ticks when they are %s, with the requests that a key has', async (_how, take) => {
    const setting = new Setting();
    const ids = await setting.running(20);
    for (const id of ids) take(setting, `${setting.root}work-items/${id}/`);
    expect(await setting.ticksUntilStopped(ids)).toBeLessThanOrEqual(2);
    expect(setting.worst).toBeLessThan(429);
  });
});

describe('more runs', () => {
  it.each([
    [30, 3],
    [45, 5],
  ])('%i of which one item is deleted, whichever, stop that run within %i ticks', async (count, ticks) => {
    const setting = new Setting();
    const ids = await setting.running(count);
    // Who was just read is the last to be read again.
    const { obs } = await setting.tick();
    const [id = ''] = ids.filter((one) => obs.details.has(one));
    setting.ada.delete(`${setting.root}work-items/${id}/`);
    const taken = await setting.ticksUntilStopped([id]);
    expect(taken).toBeGreaterThan(1);
    expect(taken).toBeLessThanOrEqual(ticks);
    expect(setting.worst).toBeLessThan(429);
  });

  it('cost no more requests a tick than ten do', async () => {
    const setting = new Setting();
    await setting.running(45);
    await setting.tick();
    expect(setting.requests).toBeLessThanOrEqual(1 + CONFIRMED);
  });

  it('are read in turn, each of them again within so many ticks', async () => {
    const setting = new Setting();
    const ids = await setting.running(25);
    const last = new Map(ids.map((id) => [id, 0]));
    for (let tick = 1; tick <= 9; tick++) {
      const { obs } = await setting.tick();
      for (const id of obs.details.keys()) last.set(id, tick);
      expect(Math.min(...last.values())).toBeGreaterThan(tick - 3 - 1);
    }
    expect([...last.values()].every((tick) => tick > 6)).toBe(true);
  });
});

describe('a run whose item is only not found', () => {
  it('goes on while a copy of Plane may lag behind: a minute after its last change', async () => {
    const setting = new Setting();
    const [id = ''] = await setting.running(1);
    const path = `${setting.root}work-items/${id}/`;
    setting.ada.patch(path, { name: 'Another' });
    setting.clock.advance(-MINUTE / 2);
    await setting.tick();
    setting.ada.delete(path);
    setting.clock.advance(-MINUTE);
    await setting.tick();
    expect(setting.state.inflight[id]?.phase).toBe('running');
    await setting.tick();
    expect(setting.state.inflight[id]?.phase).toBe('stopping');
  });
});
