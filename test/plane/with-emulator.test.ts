/** Tracker and writer against the Plane emulator, whose answers are those recorded from a real server. */
import { beforeEach, describe, expect, it } from 'vitest';
import { postedDigest } from '../../bot/posted-digest.ts';
import type { ProjectInfo } from '../../action/src/model/work-item.ts';
import type { Plane } from '../../action/src/plane/connect.ts';
import type { FaultPlan } from '../../action/src/plane-emulator/faults.ts';
import type { Plane as PlaneEmulator } from '../../action/src/plane-emulator/server.ts';
import { createPlane, demoSeed } from '../../action/src/plane-emulator/server.ts';
import type { Http } from '../../action/src/plane/http.ts';
import { HttpFailure } from '../../action/src/plane/http.ts';
import type { Target } from '../../action/src/ports/item-writer.ts';
import type { Answer, Api } from '../plane-emulator/requests.ts';
import { apiOf } from '../plane-emulator/requests.ts';
import { seededRandom, VirtualClock } from '../plane-emulator/worlds.ts';
import { connect, refusal } from './parts.ts';

const TOKENS = {
  ada: 'plane_api_ada',
  grace: 'plane_api_grace',
  'bot-linux': 'plane_api_bot',
  'bot-mac': 'plane_api_mac',
};

function overEmulator(server: PlaneEmulator): Http {
  return async ({ method, url, headers, body }) => {
    const { pathname, search } = new URL(url);
    const bytes = new TextEncoder().encode(body ?? '');
    try {
      return await server.answer({ method, path: pathname + search, headers, body: bytes });
    } catch {
      throw new HttpFailure('lost', 'UND_ERR_SOCKET');
    }
  };
}

interface World extends Plane {
  readonly clock: VirtualClock;
  readonly ada: Api;
  /** The same key as the reader's, used by somebody else. */
  readonly others: Api;
  /** `/api/v1/workspaces/acme/projects/<id>` of ENG. */
  readonly root: string;
  readonly project: ProjectInfo;
}

let faults: FaultPlan = () => null;
let world: World;

async function makeWorld(requests_per_minute = 60): Promise<World> {
  const clock = new VirtualClock();
  const seed = demoSeed({
    workspace: 'acme',
    people: ['ada', 'grace'],
    bots: ['bot-linux', 'bot-mac'],
    projects: [
      { identifier: 'ENG', name: 'Engine' },
      { identifier: 'OPS', name: 'Operations' },
    ],
    tokens: TOKENS,
  });
  const rateLimit = { per_minute: requests_per_minute, service_per_minute: 100_000 };
  const server = createPlane({
    seed,
    clock,
    random: seededRandom('emulator'),
    rateLimit,
    faults: (request, n) => faults(request, n),
  });
  const config = { base_url: 'http://plane.test', workspace: 'acme', token_key: 'PLANE_TOKEN', requests_per_minute };
  const tokens = (as: string | null): string => (as === 'mac' ? TOKENS['bot-mac'] : TOKENS['bot-linux']);
  const plane = connect(overEmulator(server), { config, tokens, clock });
  const project = await plane.tracker.project('ENG');
  const root = `/api/v1/workspaces/acme/projects/${project.id}`;
  return { ...plane, clock, ada: apiOf(server, TOKENS.ada), others: apiOf(server, TOKENS['bot-linux']), root, project };
}

function create(name: string, more: object = {}): string {
  const { json } = world.ada.post(`${world.root}/work-items/`, { name, ...more });
  world.clock.advance(1000);
  return idIn(json);
}

function idIn(json: Answer['json']): string {
  const id = json['id'];
  if (typeof id !== 'string') throw new Error('there is no id in the answer');
  return id;
}

function stateId(name: string): string {
  const found = world.project.states.find((state) => state.name === name);
  if (found === undefined) throw new Error(`no state ${name}`);
  return found.id;
}

const target = (item_id: string, as: string | null = null): Target => ({ project: world.project, item_id, as });

beforeEach(async () => {
  faults = () => null;
  world = await makeWorld();
});

describe('reading', () => {
  it('finds the project and its words', () => {
    expect(world.project).toMatchObject({ key: 'ENG', name: 'Engine', archived: false });
    expect(world.project.states.map(({ name }) => name)).toContain('Needs Input');
    expect(world.project.members.map(({ display_name }) => display_name)).toContain('bot-linux');
    expect(Object.values(world.project.labels)).toContain('exec:codex');
  });

  it('sees what changed since a watermark, and nothing older', async () => {
    const [one] = [create('one'), create('two')];
    const all = await world.tracker.changed(world.project, null);
    expect(all.items.map(({ name }) => name)).toEqual(['two', 'one']);
    expect(all.newest).toBe(all.items[0]?.updated_at);
    world.clock.advance(5000);
    world.ada.patch(`${world.root}/work-items/${one}/`, { priority: 'urgent' });
    const since = (all.newest ?? 0) + 1;
    expect((await world.tracker.changed(world.project, since)).items).toMatchObject([{ id: one, priority: 'urgent' }]);
  });

  it('walks 250 items in three requests, each once', async () => {
    for (let n = 0; n < 250; n += 1) create(`item ${n}`);
    world.clock.advance(60_000);
    const before = world.requests();
    const { items } = await world.tracker.changed(world.project, null);
    expect(new Set(items.map(({ id }) => id)).size).toBe(250);
    expect(world.requests() - before).toBe(3);
  });

  it('resolves a state and a label that were made after the project was read', async () => {
    const state = world.ada.post(`${world.root}/states/`, { name: 'Testing', group: 'started', color: '#111111' });
    const label = world.ada.post(`${world.root}/labels/`, { name: 'exec:new', color: '#111111' });
    create('new words', { state: state.json['id'], labels: [label.json['id']] });
    const { items } = await world.tracker.changed(world.project, null);
    expect(items).toMatchObject([{ state: { name: 'Testing', group: 'started' }, labels: ['exec:new'] }]);
  });

  it('tells a deleted item from one in an archived project', async () => {
    const id = create('short-lived');
    world.ada.delete(`${world.root}/work-items/${id}/`);
    expect(await world.tracker.item(world.project, id, 'command')).toBeNull();
    const other = create('kept');
    world.ada.post(`${world.root}/archive/`, {});
    expect(world.ada.get(`${world.root}/`).json['archived_at']).not.toBeNull();
    const error = await refusal(world.tracker.item(world.project, other, 'command'));
    expect(error.problem.code).toBe('plane-project-archived');
    world.clock.advance(60_000);
    expect(await world.tracker.project('ENG')).toMatchObject({ archived: true });
  });

  it('knows the blockers of an item, also in another project', async () => {
    const ops = await world.tracker.project('OPS');
    const [item, first] = [create('blocked'), create('first')];
    const path = `/api/v1/workspaces/acme/projects/${ops.id}/work-items/`;
    const second = world.ada.post(path, {
      name: 'second',
      state: ops.states.find(({ group }) => group === 'completed')?.id ?? '',
    });
    world.ada.post(`${world.root}/work-items/${item}/relations/`, {
      relation_type: 'blocked_by',
      issues: [first, idIn(second.json)],
    });
    const blockers = await world.tracker.blockers(world.project, item);
    expect(blockers.toSorted((a, b) => (a.key < b.key ? -1 : 1))).toEqual([
      { key: 'ENG-2', done: false },
      { key: 'OPS-1', done: true },
    ]);
  });

  it('refuses a project that is not there', async () => {
    expect((await refusal(world.tracker.project('NOPE'))).problem.code).toBe('plane-project-unknown');
  });
});

describe('writing', () => {
  it('a comment twice under one id leaves one comment, by the terminal’s own user', async () => {
    const id = create('talk');
    const first = await world.writer.putComment(target(id, 'mac'), 'l:i:ENG-1-1:answer', '<p>answer</p>');
    const second = await world.writer.putComment(target(id, 'mac'), 'l:i:ENG-1-1:answer', '<p>answer</p>');
    expect([first.created, second.created]).toEqual([true, false]);
    expect(second.comment_id).toBe(first.comment_id);
    const { comments } = await world.tracker.comments(world.project, id, 'command');
    expect(comments).toMatchObject([
      { html: '<p>answer</p>', external_source: 'agentd', external_id: 'l:i:ENG-1-1:answer', access: 'INTERNAL' },
    ]);
    expect(comments[0]?.actor).toBe(await world.writer.whoAmI('mac'));
  });

  it('a comment whose id somebody else took is refused', async () => {
    const id = create('squat');
    world.ada.post(`${world.root}/work-items/${id}/comments/`, {
      comment_html: '<p>mine</p>',
      external_source: 'agentd',
      external_id: 'e1',
    });
    expect((await refusal(world.writer.putComment(target(id), 'e1', '<p>x</p>'))).problem.code).toBe(
      'plane-comment-taken',
    );
    const elsewhere = create('elsewhere');
    expect((await refusal(world.writer.putComment(target(elsewhere), 'e1', '<p>x</p>'))).problem.code).toBe(
      'plane-comment-unseen',
    );
  });

  it('a comment whose id somebody has given to an earlier answer of ours is not taken for that answer', async () => {
    const id = create('renamed');
    const comment = `${world.root}/work-items/${id}/comments/`;
    const { comment_id } = await world.writer.putComment(target(id), 'e1', '<p>first</p>');
    world.ada.patch(`${comment}${comment_id}/`, { external_id: 'e2' });
    const known = { ...target(id), others: [comment_id] };
    expect((await refusal(world.writer.putComment(known, 'e2', '<p>second</p>'))).problem.code).toBe(
      'plane-comment-taken',
    );
    world.clock.advance(90 * 60_000);
    const unknown = { ...target(id), others: [], due: world.clock.now() };
    expect((await refusal(world.writer.putComment(unknown, 'e2', '<p>second</p>'))).problem.code).toBe(
      'plane-comment-taken',
    );
    const posted = await world.writer.putComment(unknown, 'e3', '<p>second</p>');
    expect(posted.created).toBe(true);
    world.ada.patch(`${comment}${posted.comment_id}/`, { comment_html: '<p>edited</p>' });
    expect(await world.writer.putComment(unknown, 'e3', '<p>second</p>'), 'the comment itself stays it').toMatchObject({
      comment_id: posted.comment_id,
    });
  });

  it.each([
    '<p>answer</p>',
    '<p>a\u00a0&amp; “b” 👩‍👩‍👧</p>\n<pre><code class="language-ts">x&#10;y</code></pre>',
    '  <ul data-type="taskList"><li data-checked="true"><p>done</p></li></ul>\r\n',
  ])('a comment reads later as it was answered, until somebody edits it: %j', async (html) => {
    const id = create('kept');
    const posted = await world.writer.putComment(target(id), 'e1', html);
    const again = await world.writer.putComment(target(id), 'e1', html);
    const read = async (): Promise<string> =>
      (await world.tracker.comments(world.project, id, 'command')).comments.map((comment) => comment.html).join();
    const digest = postedDigest(posted.html ?? '');
    expect([postedDigest(await read()), postedDigest(again.html ?? '')]).toEqual([digest, digest]);
    world.ada.patch(`${world.root}/work-items/${id}/comments/${posted.comment_id}/`, {
      comment_html: `${html}<p>Also run this.</p>`,
    });
    expect(postedDigest(await read())).not.toBe(digest);
    expect(await world.writer.putComment(target(id), 'e1', html), 'nor does a repeat vouch for it').toMatchObject({
      created: false,
      html: null,
    });
  });

  it.each(['before', 'after'] as const)(
    'a comment whose connection drops %s it is stored is there once in the end',
    async (when) => {
      const id = create('flaky');
      faults = (request) => (request.method === 'POST' ? { kind: 'drop', when } : null);
      expect((await refusal(world.writer.putComment(target(id), 'e1', '<p>x</p>'))).problem).toMatchObject({
        code: 'plane-unreachable',
        retry: true,
      });
      faults = () => null;
      expect(await world.writer.putComment(target(id), 'e1', '<p>x</p>')).toMatchObject({ created: when === 'before' });
      expect((await world.tracker.comments(world.project, id, 'command')).comments).toHaveLength(1);
    },
  );

  it('a move is seen by the next read', async () => {
    const id = create('moving');
    const moved = await world.writer.move(target(id), stateId('In Review'));
    expect(moved).toMatchObject({ id, state: { name: 'In Review' } });
    expect(await world.tracker.item(world.project, id, 'publish')).toMatchObject({ state: { name: 'In Review' } });
  });

  it('a move to a state of another project is refused', async () => {
    const id = create('stuck');
    const ops = await world.tracker.project('OPS');
    const error = await refusal(world.writer.move(target(id), ops.states[0]?.id ?? ''));
    expect(error).toMatchObject({ status: 400, problem: { code: 'plane-refused' } });
  });

  it('a link twice is one link', async () => {
    const id = create('linked');
    const url = 'https://git.acme.example/pulls/1';
    expect(await world.writer.putLink(target(id), url, 'Pull request 1')).toEqual({ created: true });
    expect(await world.writer.putLink(target(id), url, 'Pull request 1')).toEqual({ created: false });
    expect((await refusal(world.writer.putLink(target(id), 'http://gitea:3000/x', 'x'))).problem.code).toBe(
      'plane-refused',
    );
  });
});

describe('the rate limit', () => {
  it('is never reached: in 10 minutes of reading no request gets 429', async () => {
    const refusals: number[] = [];
    for (let n = 0; n < 600; n += 1) {
      world.clock.advance(1000);
      const until = await world.tracker.changed(world.project, world.clock.now()).then(
        () => null,
        (error: unknown) => error,
      );
      if (until === null) continue;
      expect(until).toMatchObject({ problem: { code: 'plane-budget' } });
      refusals.push(n);
    }
    expect(world.requests()).toBeGreaterThanOrEqual(440);
    expect(refusals.length).toBeGreaterThan(0);
  });

  it('that others with the same key have used up does not lose a result', async () => {
    world = await makeWorld(20);
    const id = create('busy');
    while (world.others.get('/api/v1/users/me/').status === 200) world.clock.advance(10);
    const began = world.clock.now();
    expect(await world.writer.putComment(target(id), 'e1', '<p>late</p>')).toMatchObject({ created: true });
    expect(world.clock.now() - began).toBeGreaterThan(30_000);
  });
});
