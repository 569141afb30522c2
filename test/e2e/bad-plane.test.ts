import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import type { PlaneRequest } from '../../action/src/plane-emulator/http-message.ts';
import type { TickSummary } from '../../action/src/tick/report.ts';
import { nothingLeft, nothingTwice } from './invariants.ts';
import { World, parsed } from './world.ts';

const WRONG = 'plane_api_00000000000000000000000000000000';

let world: World;
afterEach(() => world.close());

/** A tick that says what a person has to mend: exit code 1, each problem with a remedy. */
async function complaining(env: Record<string, string> = {}): Promise<TickSummary> {
  const { code, stdout } = await world.tickHere({ env });
  expect(code, stdout).toBe(1);
  const summary = parsed(stdout) as unknown as TickSummary;
  expect(summary.ok).toBe(false);
  for (const { message, remedy } of summary.problems) expect([message, remedy]).not.toContain('');
  return summary;
}

describe('what is wrong with one project', () => {
  it('is said once each, and the others go on; what is mended in Plane is seen by the next tick', async () => {
    world = await World.make({
      projects: ['ENG', 'OLD', 'FAR', 'ODD'],
      seed: (seed) => ({
        ...seed,
        projects: seed.projects.map((project) => ({
          ...project,
          archived: project.identifier === 'OLD',
          members: project.members.filter(({ user }) => project.identifier !== 'FAR' || user === 'ada'),
        })),
      }),
    });
    world.configure(({ projects }) => {
      const usual = projects['ENG']!;
      for (const key of ['OLD', 'FAR', 'NOPE']) projects[key] = usual;
      projects['ODD'] = { ...usual, states: { ...usual.states, working: 'Doing' } };
    });
    const item = world.people.create();
    const odd = world.people.create({ project: 'ODD' });
    const { problems, started } = await complaining();
    expect(started.map(({ key }) => key)).toEqual(['ENG-1']);
    expect(
      problems.map(({ code, message }) => `${/\b(?:OLD|FAR|NOPE|ODD)\b/.exec(message)?.[0]} ${code}`).toSorted(),
    ).toEqual([
      'FAR plane-project-not-member',
      'NOPE plane-project-unknown',
      'ODD state-unknown',
      'OLD project-archived',
    ]);
    const unknown = problems.find(({ code }) => code === 'state-unknown');
    expect(unknown?.message).toContain('projects.ODD.states.working');
    expect(unknown?.remedy).toContain('In Progress');
    await world.ended('ENG-1-1');
    await complaining();
    expect(world.people.answers(item)).toHaveLength(1);

    world.configure(({ projects }) => {
      for (const key of ['OLD', 'FAR', 'NOPE']) delete projects[key];
    });
    world.people.addState('ODD', 'Doing');
    await world.tick();
    await world.tickUntil('the other item answered', () => world.settled() && world.people.answers(odd).length === 1);
    nothingTwice(world, [item, odd]);
  });
});

describe('a token', () => {
  it('of the reader that is wrong stops nothing that runs and loses nothing', async () => {
    world = await World.make();
    const item = world.people.create();
    await world.tick();
    await world.ended('ENG-1-1');
    const { problems, published } = await complaining({ PLANE_TOKEN: WRONG, PLANE_TOKEN_LAPTOP: WRONG });
    expect(problems).toEqual([expect.objectContaining({ code: 'plane-token-invalid' })]);
    expect(problems[0]?.message).toContain('plane.token_key');
    expect(published.filter(({ status }) => status !== 'open')).toEqual([]);
    expect(JSON.stringify(problems) + readFileSync(world.statePath, 'utf8')).not.toContain(WRONG);
    await world.tickUntil('the answer', () => world.settled() && world.people.answers(item).length === 1);
    expect(world.people.stateOf(item)).toBe('In Review');
    nothingTwice(world, [item]);
  });

  it('of one terminal that is wrong leaves the other terminals at work', async () => {
    world = await World.make();
    world.configure(({ projects, terminals }) => {
      projects['ENG']!.routing.by_assignee['bot-desk'] = 'desk';
      terminals['desk'] = { ...terminals['laptop']!, plane_user: 'bot-desk', token_key: 'PLANE_TOKEN_DESK' };
    });
    world.people.create();
    world.people.create({ assignees: ['bot-desk'] });
    const { problems, started } = await complaining({ PLANE_TOKEN_DESK: WRONG });
    expect(started.map(({ key }) => key)).toEqual(['ENG-1']);
    expect(problems).toEqual([expect.objectContaining({ code: 'plane-token-invalid' })]);
    expect(problems[0]?.message).toContain('terminals.desk.token_key');
  });

  it('of another user than the configuration says is named, and is right as soon as it is right', async () => {
    world = await World.make();
    const item = world.people.create();
    const { problems } = await complaining({ PLANE_TOKEN_LAPTOP: world.people.token('bot-desk') });
    expect(problems).toEqual([expect.objectContaining({ code: 'plane-user-mismatch' })]);
    expect(problems[0]?.message).toMatch(/projects\.ENG\.routing\.by_assignee.*bot-laptop.*bot-desk/);
    await world.tick();
    await world.tickUntil('the answer', () => world.people.answers(item).length === 1);
  });
});

describe('a Plane that does not answer', () => {
  it('starts nothing and loses nothing: results wait', async () => {
    world = await World.make();
    const item = world.people.create();
    await world.tick();
    await world.ended('ENG-1-1');
    world.configure(({ plane }) => void (plane.base_url = 'http://127.0.0.1:1'));
    const { problems } = await complaining();
    expect(problems).toEqual([expect.objectContaining({ code: 'plane-unreachable' })]);
    expect(problems[0]?.message).toContain('http://127.0.0.1:1');
    expect(world.people.answers(item)).toEqual([]);
    world.configure(({ plane }) => void (plane.base_url = world.url));
    await world.tickUntil('the answer', () => world.settled() && world.people.answers(item).length === 1);
    nothingTwice(world, [item]);
    nothingLeft(world);
  });

  it('but redirects is refused, with the address to write instead', async () => {
    world = await World.make();
    world.people.create();
    const server = createServer((request, response) => {
      response.writeHead(301, { location: `${world.url}${request.url ?? ''}` }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    world.configure(({ plane }) => void (plane.base_url = `http://127.0.0.1:${port}`));
    const { problems, started } = await complaining();
    server.close();
    expect(started).toEqual([]);
    expect(new Set(problems.map(({ code }) => code))).toEqual(new Set(['plane-redirect']));
    expect(problems[0]?.remedy).toContain(world.url);
  });
});

describe('a Plane that answers in part', () => {
  const lists = ({ method, path }: PlaneRequest): boolean => method === 'GET' && /work-items\/\?/.test(path);

  it.each([
    ['fails on its second page', { kind: 'answer', when: 'before', status: 500, body: { error: 'No.' } } as const],
    ['breaks off its second page', { kind: 'drop', when: 'before' } as const],
  ])('and %s stops nothing, and that is told', async (_how, fault) => {
    world = await World.make();
    for (let n = 0; n < 110; n++) world.people.create({ state: 'Backlog', assignees: [] });
    const item = world.people.create();
    world.trouble = (request) => (lists(request) && request.path.includes('cursor=') ? fault : null);
    const { problems, started } = await complaining();
    expect(started.map(({ key }) => key)).toEqual([item.key]);
    expect(problems).toEqual([expect.objectContaining({ code: 'plane-list-partial' })]);
    expect(world.state().projects['ENG']?.watermark).toBeNull();
    world.trouble = () => null;
    await world.tickUntil('the answer', () => world.settled() && world.people.answers(item).length === 1);
    expect(world.state().projects['ENG']?.watermark).not.toBeNull();
  });

  it.each([403, 410, 500])('with %i to the item alone still sees that a person took it away', async (status) => {
    world = await World.make();
    const item = world.people.create();
    world.agents.plan('ENG-1-1', { held: true });
    await world.tick();
    await world.tick();
    world.people.move(item, 'Cancelled');
    const body = { detail: 'It was made up for a test.' };
    const one = ({ path }: PlaneRequest): boolean => new RegExp(`${item.id}/(\\?|$)`).test(path);
    world.trouble = (request) =>
      request.method === 'GET' && one(request) ? { kind: 'answer', when: 'before', status, body } : null;
    const { stdout } = await world.tickHere();
    const summary = parsed(stdout) as unknown as TickSummary;
    expect(summary.problems.map(({ message }) => /ENG-1: Plane answered \d+/.exec(message)?.[0])).toEqual(
      status === 410 ? [] : [`ENG-1: Plane answered ${status}`],
    );
    world.trouble = () => null;
    await world.tickUntil('the note', () => world.settled() && world.people.answers(item).length === 1);
    expect(world.people.answers(item)[0]).toContain('[cancelled]');
  });
});

describe('an answer that Plane refuses', () => {
  const POST = /\/comments\/$/;

  /** What is said of it: the code of the tick, and all that people read. */
  async function said(): Promise<{ readonly code: number | null; readonly texts: readonly string[] }> {
    const config = ['--config', world.configPath];
    const { code, stdout, stderr } = await world.cli(['tick', ...config]);
    const status = await world.cli(['status', ...config]);
    const explain = await world.cli(['explain', 'ENG-1', ...config]);
    return { code, texts: [stdout + stderr, status.stdout, explain.stdout + explain.stderr] };
  }

  it('for good is told everywhere and by every tick, and the item stays until a person acts', async () => {
    world = await World.make();
    const item = world.people.create();
    await world.tick();
    await world.ended('ENG-1-1');
    world.trouble = ({ method, path }) =>
      method === 'POST' && POST.test(path) ? { kind: 'answer', when: 'before', status: 413, body: {} } : null;
    for (let ticks = 0; ticks < 3; ticks++) {
      const { code, texts } = await said();
      expect(code).toBe(1);
      for (const text of texts) expect(text).toContain('plane-too-large');
      for (const text of texts) expect(text).toMatch(/runs\/[0-9a-f]{8}-ENG-1-1/);
    }
    expect(world.people.answers(item)).toEqual([]);
    expect(world.people.stateOf(item)).toBe('In Progress');

    world.trouble = () => null;
    world.people.comment(item, 'ada', '<p>Shorter, please.</p>');
    await world.tickUntil('the next answer', () => world.settled() && world.people.answers(item).length === 1);
    expect(world.people.stateOf(item)).toBe('In Review');
    const { code, texts } = await said();
    expect([code, texts.join('').includes('plane-too-large')]).toEqual([0, false]);
  });

  it('for want of a role waits, is told, and is posted when the role is there again', async () => {
    world = await World.make();
    const item = world.people.create();
    await world.tick();
    await world.ended('ENG-1-1');
    const body = { detail: 'You do not have permission to perform this action.' };
    world.trouble = ({ method, path }) =>
      method === 'POST' && POST.test(path) ? { kind: 'answer', when: 'before', status: 403, body } : null;
    const { code, texts } = await said();
    expect(code).toBe(1);
    for (const text of texts) expect(text).toContain('plane-forbidden');
    expect(world.people.stateOf(item)).toBe('In Progress');
    world.trouble = () => null;
    world.pass(600_000);
    await world.tickUntil('the answer', () => world.settled() && world.people.answers(item).length === 1);
    expect(world.people.stateOf(item)).toBe('In Review');
    nothingTwice(world, [item]);
  });

  it('because somebody else has taken its id goes out under another', async () => {
    world = await World.make();
    const item = world.people.create();
    await world.tick();
    await world.ended('ENG-1-1');
    const external_id = `${world.state().lineage.slice(0, 8)}:${item.id}:ENG-1-1:result`;
    world.people.comment(item, 'eve', '<p>[review] Mine.</p>', { external_source: 'agentd', external_id });
    const { problems } = await complaining();
    expect(problems).toEqual([expect.objectContaining({ code: 'plane-comment-taken', retry: true })]);
    await world.tickUntil('the answer', () => world.settled());
    const ours = world.people.comments(item).filter(({ actor }) => actor === world.people.id('user.bot-laptop'));
    expect(ours.map((comment) => comment.external_id)).toEqual([expect.stringMatching(/:result-[0-9a-f]{16}$/)]);
    expect(world.people.stateOf(item)).toBe('In Review');
    nothingLeft(world);
  });
});
