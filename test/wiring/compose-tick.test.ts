import { createServer } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { composeTick, composePullStatus, redactorOf } from '../../action/src/wiring/compose-tick.ts';
import { ConfigError } from '../../action/src/errors.ts';
import { githubHost, openStore } from '../../action/src/wiring/github-host.ts';
import { systemClock, systemRandom } from '../../action/src/wiring/host.ts';
import type { Host } from '../../action/src/wiring/host.ts';
import { printState } from '../../action/src/core/state/state-text.ts';
import { makeConfig, says, Story } from '../core/scene.ts';
import { GitHub } from '../fakes/github.ts';
import { silentLog } from '../fakes/log.ts';
import { listening } from '../fakes/port.ts';

let github: GitHub;
let branches = 0;
let branch = '';
beforeAll(async () => {
  github = await GitHub.start();
});
afterAll(() => github.close());
beforeEach(() => {
  branches += 1;
  branch = `state-${branches}`;
  github.proxy.remaining = 1000;
  github.proxy.seen.length = 0;
  github.actions.runs.clear();
});

/** As in a job of a workflow in ada/app. */
function jobEnv(): Record<string, string | undefined> {
  return {
    PLANE_TOKEN: 'p',
    PLANE_TOKEN_BOX: 'p',
    PLANE_TOKEN_OTHER: 'p',
    GITHUB_TOKEN: 'token-of-the-job',
    GITHUB_API_URL: github.url,
    GITHUB_REPOSITORY: 'ada/app',
    GITHUB_WORKFLOW_REF: 'ada/app/.github/workflows/agentd.yml@refs/heads/main',
    GITHUB_RUN_ID: '5',
  };
}

function hostWith(changes: Record<string, string | undefined> = {}): Host {
  return {
    env: { ...jobEnv(), ...changes },
    cwd: '/',
    home: '/',
    clock: systemClock,
    random: systemRandom,
    log: silentLog,
    holder: 'test',
    colour: false,
    columns: null,
    signal: new AbortController().signal,
    write: () => {},
    writeError: () => {},
  };
}

function config(state: Record<string, unknown>, pull_requests?: Record<string, unknown>) {
  return makeConfig((raw) => {
    raw['state'] = { branch, ...state };
    if (pull_requests !== undefined) raw['pull_requests'] = pull_requests;
  });
}

describe('the parts of a tick', () => {
  it('keep the state on a branch with the token and the repository of the environment', async () => {
    const host = hostWith();
    const shared = githubHost(host);
    const composed = await composeTick(config({ store: 'branch' }), host, '/', null, undefined, shared);
    const version = await composed.ports.store.save('one', null);
    expect(await composed.ports.store.load()).toMatchObject({ text: 'one', version });
    expect(composed.requests().state).toBe(2);
    expect(shared.budget()).toMatchObject({ limit: 1000, remaining: 1000 - shared.budget().requests });
    await composed.close();
  });

  it('log neither a secret that is taken apart nor what nobody sees', async () => {
    const said: string[] = [];
    const log = { ...silentLog, warn: (message: string) => void said.push(message) };
    const composed = await composeTick(config({ store: 'file' }), { ...hostWith(), log }, '/', null);
    composed.ports.log.warn(`a\u202eb ${[...'token-of-the-job'].join('\u2063')} \u001b[2J c`);
    expect(said).toEqual(['ab [redacted GITHUB_TOKEN]  c']);
    await composed.close();
  });

  it('send notices through the proxy that the environment names, as all requests', async () => {
    const asked: string[] = [];
    const proxy = createServer((request, response) => {
      asked.push(request.url ?? '');
      response.end();
    });
    proxy.on('connect', ({ url = '' }, socket) => {
      asked.push(url);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    const http_proxy = `http://127.0.0.1:${await listening(proxy)}`;
    const noticed = makeConfig((raw) => {
      raw['state'] = { store: 'file' };
      raw['notices'] = [{ url_key: 'NOTICE_URL' }];
    });
    const host = hostWith({ NOTICE_URL: 'http://hooks.invalid/hook', http_proxy });
    const composed = await composeTick(noticed, host, '/', null);
    const notice = { key: 'ENG-1', tag: null, url: '' };
    await composed.ports.notifiers
      .get('NOTICE_URL')
      ?.notify('Done.', notice)
      .catch(() => undefined);
    await composed.close();
    proxy.close();
    expect(asked).toEqual([expect.stringContaining('hooks.invalid')]);
  });

  it('keep it in another repository where the configuration says so', async () => {
    const { store } = (await composeTick(config({ store: 'branch', repository: 'ada/docs' }), hostWith(), '/', null))
      .ports;
    await store.save('one', null);
    expect(github.proxy.lines()[0]).toBe('PUT /repos/ada/docs/contents/state/agentd-state.json');
  });

  it('are refused before anything is asked when a store on GitHub has no token', async () => {
    const composing = composeTick(config({ store: 'branch' }), hostWith({ GITHUB_TOKEN: '' }), '/', null);
    await expect(composing).rejects.toThrow(ConfigError);
    expect(github.proxy.seen).toEqual([]);
  });

  it('wait for nothing at GitHub longer than the deadline', async () => {
    github.proxy.remaining = 0;
    const waits: number[] = [];
    const clock = { now: () => systemClock.now(), sleep: (ms: number) => Promise.resolve(void waits.push(ms)) };
    const host = { ...hostWith(), clock };
    const composed = await composeTick(config({ store: 'branch' }), host, '/', host.clock.now() + 100);
    await expect(composed.ports.store.load()).rejects.toMatchObject({ problem: { code: 'github-rate-limited' } });
    expect(waits).toEqual([]);
  });

  it('tell pull requests where there is a token and a repository, and it is not switched off', async () => {
    const telling = async (env: Record<string, string | undefined>, pulls?: Record<string, unknown>) => {
      const composed = await composeTick(config({ store: 'file' }, pulls), hostWith(env), '/', null);
      return composed.ports.tellPulls !== undefined;
    };
    expect(await telling({})).toBe(true);
    expect(await telling({ GITHUB_TOKEN: undefined })).toBe(false);
    expect(await telling({ GITHUB_REPOSITORY: undefined })).toBe(false);
    expect(await telling({ GITHUB_REPOSITORY: undefined }, { repositories: ['ada/docs'] })).toBe(true);
    expect(await telling({}, { status: false })).toBe(false);
    expect(await telling({}, { token_key: 'PULLS_TOKEN' })).toBe(false);
    expect(await telling({ PULLS_TOKEN: 'x' }, { token_key: 'PULLS_TOKEN' })).toBe(true);
  });

  it('ask whose turn it is only for artifacts', async () => {
    const ahead = async (store: string, env: Record<string, string | undefined> = {}) =>
      (await composeTick(config({ store }), hostWith(env), '/', null)).ports.ahead;
    expect(await ahead('branch')).toBeUndefined();
    expect(await ahead('artifact', { GITHUB_RUN_ID: undefined })).toBeUndefined();
    github.actions.run({ id: 4 });
    github.actions.run({ id: 5 });
    expect(await (await ahead('artifact'))?.()).toMatchObject({ holder: 'ada/app/actions/runs/4, in_progress' });
    expect(await (await ahead('artifact', { GITHUB_RUN_ID: '4' }))?.()).toBeNull();
  });

  it('hide the token of the job, and that for pull requests', () => {
    const redact = redactorOf(
      config({ store: 'file' }, { token_key: 'PULLS_TOKEN' }),
      hostWith({ PULLS_TOKEN: 'second-token' }),
    );
    expect(redact('a token-of-the-job, a second-token')).toBe('a [redacted GITHUB_TOKEN], a [redacted PULLS_TOKEN]');
  });

  it('can read artifacts without a job, and save none', async () => {
    const host = hostWith({ GITHUB_RUN_ID: undefined, GITHUB_WORKFLOW_REF: undefined });
    const settings = config({ store: 'artifact', workflow: 'agentd.yml' });
    const store = openStore(settings.state, '/', host, githubHost(host));
    expect(await store.load()).toMatchObject({ text: null });
    await expect(store.save('one', null)).rejects.toMatchObject({ problem: { code: 'artifact-outside-actions' } });
  });
});

describe('the event of a pull request', () => {
  it('gets its comment out of the state on the branch, with a token for just that and no Plane token', async () => {
    const settings = config({ store: 'branch' });
    const none = { PLANE_TOKEN: undefined, PLANE_TOKEN_BOX: undefined, PLANE_TOKEN_OTHER: undefined };
    const host = hostWith({ ...none, GITHUB_TOKEN: 'token-of-pr-status' });
    const event = {
      pull_request: await github.as('token-of-the-job', 'POST', '/repos/ada/app/pulls', {
        title: 'ENG-1: a change',
        head: `topic-${branch}`,
        base: 'main',
      }),
    };
    const run = (dry_run: boolean) => composePullStatus(settings, host, '/', event, { dry_run });
    expect(await run(false)).toMatchObject({ status: 'skipped', reason: expect.stringMatching(/no state/) as string });

    const story = new Story(settings);
    story.round(says('[review] done'));
    const ticking = hostWith();
    await openStore(settings.state, '/', ticking, githubHost(ticking)).save(printState(story.state), null);
    expect(await run(true)).toMatchObject({ status: 'planned', key: 'ENG-1' });
    github.proxy.seen.length = 0;
    expect(await run(false)).toMatchObject({ status: 'created', key: 'ENG-1' });
    expect(github.proxy.lines().map((line) => line.replace(/\d+/g, 'N'))).toEqual([
      'GET /repos/ada/app/contents/state/agentd-state.json',
      'GET /repos/ada/app/issues/N/comments',
      'POST /graphql',
      'POST /repos/ada/app/issues/N/comments',
      'GET /repos/ada/app/issues/N/comments',
    ]);
    expect(await run(false)).toMatchObject({ status: 'unchanged' });
  });

  it('is skipped where it is about something else', async () => {
    const outcome = await composePullStatus(
      config({ store: 'branch' }),
      hostWith(),
      '/',
      { action: 'x' },
      { dry_run: false },
    );
    expect(outcome).toMatchObject({ status: 'skipped' });
    expect(github.proxy.seen).toEqual([]);
  });
});
