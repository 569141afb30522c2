import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { nothingTwice } from '../e2e/invariants.ts';
import { GitHub } from '../fakes/github.ts';
import type { HereOptions, StepOptions, StepResult } from '../fakes/runner.ts';
import { node24 } from '../../scripts/test-tools.ts';
import { Stage, clockAhead } from './stage.ts';

const TOKEN = 'token-of-the-job';
const STATE = '/repos/ada/app/contents/state/agentd-state.json';

let stage: Stage;
let github: GitHub;
beforeEach(async () => {
  [stage, github] = await Promise.all([Stage.make(), GitHub.start()]);
  stage.world.configure((config) => {
    config.state = { store: 'branch' };
    delete config.pull_requests;
  });
});
afterEach(async () => {
  await stage.close();
  await github.close();
});

function step(options: StepOptions = {}): Promise<StepResult> {
  return stage.step(withGitHub(options));
}

/** The same in this process. */
function here(options: HereOptions = {}): Promise<StepResult> {
  return stage.here(withGitHub(options));
}

function withGitHub<T extends HereOptions>(options: T) {
  return { token: TOKEN, ...options, env: { GITHUB_API_URL: github.url, ...options.env } };
}

/** `GET /repos/…`, since it was asked last. */
function asked(): string[] {
  return github.proxy.seen.splice(0).map(({ method, path }) => `${method} ${path}`);
}

/** What somebody else asks of GitHub. */
async function ada<T>(method: string, path: string, body?: unknown): Promise<T> {
  const answer: unknown = await github.as('token-of-ada', method, path, body);
  return answer as T;
}

interface Content {
  readonly content: string;
}

async function state(): Promise<Record<string, unknown>> {
  const file = await ada<Content>('GET', `${STATE}?ref=agentd-state`);
  return JSON.parse(Buffer.from(file.content, 'base64').toString('utf8')) as Record<string, unknown>;
}

async function openPull(title: string, head: string): Promise<number> {
  const main = await ada<{ object: { sha: string } }>('GET', '/repos/ada/app/git/ref/heads/main');
  const ref = { ref: `refs/heads/${head}`, sha: main.object.sha };
  await ada('POST', '/repos/ada/app/git/refs', ref);
  const file = { message: 'change', content: Buffer.from('x').toString('base64'), branch: head };
  await ada('PUT', '/repos/ada/app/contents/change.txt', file);
  const pull = await ada<{ number: number }>('POST', '/repos/ada/app/pulls', { title, head, base: 'main' });
  return pull.number;
}

async function commentsOn(number: number): Promise<string[]> {
  const list = await ada<{ body: string }[]>('GET', `/repos/ada/app/issues/${number}/comments`);
  return list.map(({ body }) => body);
}

describe('the action, with its state on a branch', () => {
  it('makes the branch, answers an item, tells its pull request, and is then idle with two requests', async () => {
    const { world } = stage;
    const item = world.people.create();
    const number = await openPull(`${item.key}: do it`, 'eng-1-do-it');
    const node = node24() ?? process.execPath;
    const first = await step({ node, inputs: { init: 'true' } });
    expect(first).toMatchObject({ code: 0, annotations: [], outputs: { started: '1', changed: 'true' } });
    await world.ended('ENG-1-1');
    const second = await step({ node });
    expect(second).toMatchObject({ code: 0, annotations: [], outputs: { finished: '1', published: '2' } });
    expect(second.page).toMatch(/state requests \(\d+ of 1000 left until /);
    expect(world.people.answers(item)).toHaveLength(1);
    expect(await commentsOn(number)).toEqual([expect.stringContaining(item.key)]);

    // What changed within the last minute is read again.
    await step({ node, preload: clockAhead(5) });
    asked();
    let plane = 0;
    world.trouble = () => {
      plane += 1;
      return null;
    };
    const idle = await step({ node, preload: clockAhead(10) });
    expect(idle.outputs['changed']).toBe('false');
    expect(asked()).toEqual([`GET ${STATE}`]);
    expect(plane).toBe(1);
    expect(await state()).toMatchObject({ inflight: {}, outbox: {} });
    stage.nothingTold(first, second, idle);
    for (const { printed } of [first, second, idle]) expect(printed).not.toContain(TOKEN);
    expect(JSON.stringify(await state())).not.toContain(TOKEN);
    nothingTwice(world, [item]);
  });

  it('reads the state before most of itself is loaded', async () => {
    await here({ inputs: { init: 'true' } });
    asked();
    let late = '';
    stage.world.trouble = () => {
      late ||= asked().join();
      return null;
    };
    await step();
    expect(late).toBe(`GET ${STATE}`);
  });

  it('in a dry run writes nothing to GitHub either', async () => {
    stage.world.people.create();
    const { code, outputs } = await here({ inputs: { 'dry-run': 'true', init: 'true' } });
    expect({ code, changed: outputs['changed'] }).toEqual({ code: 0, changed: 'false' });
    expect(asked().filter((request) => !request.startsWith('GET '))).toEqual([]);
  });

  it('says which permission is missing, in red', async () => {
    const { code, annotations } = await here({ token: 'token-of-a-reader', inputs: { init: 'true' } });
    expect(code).toBe(1);
    expect(annotations.filter(({ level }) => level === 'error')).toEqual([
      expect.objectContaining({ message: expect.stringMatching(/contents: write/) }),
    ]);
  });

  it('asks again when GitHub fails once, and nobody hears of it', async () => {
    await here({ inputs: { init: 'true' } });
    let failures = 1;
    github.proxy.trouble = ({ path }) => {
      if (path !== STATE || failures === 0) return null;
      failures -= 1;
      return { status: 500 };
    };
    expect(await here()).toMatchObject({ code: 0, annotations: [] });
  });

  it.each([
    ['is not there', '/nowhere/event.json'],
    ['is no JSON', import.meta.filename],
  ])('has nothing to do for a pull request whose event %s, and says so', async (_what, path) => {
    const event = { name: 'pull_request' };
    const result = await step({ event, env: { GITHUB_EVENT_PATH: path }, inputs: { mode: 'pr-status' } });
    expect(result).toMatchObject({ code: 0, annotations: [], foreign: [], outputs: { changed: 'false' } });
    expect(result.page).toContain('Nothing was to be done.');
    expect(asked()).toEqual([]);
  });

  it('keeps the comment of a pull request up to date from its own events, with nothing but the job’s token', async () => {
    const { world } = stage;
    const item = world.people.create();
    await here({ inputs: { init: 'true' } });
    await world.ended('ENG-1-1');
    const number = await openPull('Work', `feature/${item.key.toLowerCase()}`);
    const pull = await ada('GET', `/repos/ada/app/pulls/${number}`);
    const event = { name: 'pull_request', payload: { pull_request: pull } };
    const env = { PLANE_TOKEN: '', PLANE_TOKEN_LAPTOP: '' };
    const dry = await here({ event, env, inputs: { mode: 'pr-status', 'dry-run': 'true' } });
    expect(dry).toMatchObject({ code: 0, outputs: { changed: 'false' } });
    expect(await commentsOn(number)).toEqual([]);

    const reading = await here({ event, env, token: 'token-of-a-reader', inputs: { mode: 'pr-status' } });
    expect(reading).toMatchObject({ code: 0, outputs: { changed: 'false' } });
    expect(reading.annotations).toMatchObject([
      { level: 'warning', title: 'github-permission', message: expect.stringMatching(/pull-requests: write/) },
    ]);
    expect(await commentsOn(number)).toEqual([]);

    const written = await step({ event, env, inputs: { mode: 'pr-status' } });
    expect(written).toMatchObject({ code: 0, annotations: [], outputs: { changed: 'true' } });
    expect(await commentsOn(number)).toEqual([expect.stringContaining(item.key)]);
    const again = await here({ event, env, inputs: { mode: 'pr-status' } });
    expect(again).toMatchObject({ code: 0, outputs: { changed: 'false' } });
    expect(again.page).toContain('is up to date');
    expect(await commentsOn(number)).toHaveLength(1);
  });
});
