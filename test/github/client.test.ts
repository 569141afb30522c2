import { createServer } from 'node:http';
import { inspect } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { GitHubError } from '../../action/src/errors.ts';
import { HttpFailure } from '../../action/src/http/exchange.ts';
import type { Outgoing } from '../../action/src/http/exchange.ts';
import type { GitHubClientOptions } from '../../action/src/github/client.ts';
import type { Clock } from '../../action/src/ports/host.ts';
import type { GitHubApi } from '../../action/src/ports/github.ts';
import type { Answer } from '../fakes/github-proxy.ts';
import { GitHub } from '../fakes/github.ts';
import { keptLog } from '../fakes/log.ts';
import { listening } from '../fakes/port.ts';
import { thisSecond } from '../moments.ts';

const APP = { owner: 'ada', repo: 'app' };
const repository = async (api: GitHubApi) => (await api.octokit()).rest.repos.get(APP);
const comment = async (api: GitHubApi) =>
  (await api.octokit()).rest.issues.createComment({ ...APP, issue_number: 1, body: 'x' });

let github: GitHub;
beforeAll(async () => {
  github = await GitHub.start();
});
afterAll(() => github.close());
beforeEach(() => {
  github.proxy.seen.length = 0;
});
afterEach(() => {
  github.proxy.trouble = () => null;
  github.proxy.remaining = 1000;
});

/** Time stands still but for waits. */
function waitingClock(): Clock & { readonly waits: number[] } {
  let now = Date.now();
  const waits: number[] = [];
  return {
    waits,
    now: () => now,
    sleep: (ms) => {
      waits.push(ms);
      now += ms;
      return Promise.resolve();
    },
  };
}

function client(options: Partial<GitHubClientOptions> = {}) {
  const clock = waitingClock();
  return {
    clock,
    api: github.client('token-of-the-job', { clock, random: { hex: () => '', fraction: () => 0 }, ...options }),
  };
}

async function refused(action: Promise<unknown>): Promise<GitHubError> {
  const error = await action.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error instanceof GitHubError) return error;
  throw new Error(`no GitHubError: ${String(error)}`);
}

/** The first answers, one each; then what should come. */
function first(...answers: Answer[]): void {
  github.proxy.trouble = () => answers.shift() ?? null;
}

describe('the GitHub client', () => {
  it('names itself, the version of the API and its token, and reads JSON and the time', async () => {
    const { api } = client();
    const since = thisSecond();
    const { request } = await api.octokit();
    const answer = await request('GET /repos/{owner}/{repo}', { ...APP, a: 'b c' });
    expect(answer.data).toMatchObject({ full_name: 'ada/app' });
    expect(Date.parse(answer.headers.date ?? '')).toBeGreaterThanOrEqual(since);
    expect(Date.parse(answer.headers.date ?? '')).toBeLessThanOrEqual(Date.now());
    const [sent] = github.proxy.seen;
    expect(sent?.query).toEqual({ a: 'b c' });
    expect(sent?.headers).toMatchObject({
      authorization: 'Bearer token-of-the-job',
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
    });
    expect(sent?.headers['user-agent']).toMatch(/^agentd\/\d/);
  });

  it('counts its requests and knows what is left of the hour', async () => {
    const { api } = client();
    await repository(api);
    await repository(api);
    expect(api.budget).toMatchObject({ requests: 2, limit: 1000, remaining: 999 });
    expect(api.budget.reset_at).toBeGreaterThan(Date.now());
  });

  it('asks again with the ETag, and an answer that has not changed costs nothing', async () => {
    const { api } = client();
    const one = await repository(api);
    const two = await repository(api);
    expect(two.data).toEqual(one.data);
    expect(two.status).toBe(200);
    expect(github.proxy.seen[1]?.headers['if-none-match']).toBe(one.headers.etag);
    expect(github.proxy.remaining).toBe(999);
    await github.as('token-of-ada', 'PATCH', '/repos/ada/app', { description: `changed ${Date.now()}` });
    expect((await repository(api)).data).not.toEqual(one.data);
  });

  it('waits out a secondary limit for a write, too: it was not carried out', async () => {
    first({
      status: 403,
      headers: { 'retry-after': '2' },
      body: { message: 'You have exceeded a secondary rate limit' },
    });
    const { api, clock } = client();
    await refused(comment(api)); // the emulator has no issue 1
    expect(clock.waits).toEqual([3000]);
    expect(github.proxy.lines()).toEqual(Array.from({ length: 2 }, () => 'POST /repos/ada/app/issues/1/comments'));
  });

  it('does not wait beyond the deadline, and says when it goes on', async () => {
    first({ status: 403, headers: { 'retry-after': '50' }, body: {} });
    const clock = waitingClock();
    const end = clock.now() + 40_000;
    const { api } = client({ clock, deadline: () => end });
    const error = await refused(repository(api));
    expect(error.problem).toMatchObject({ code: 'github-rate-limited', retry: true });
    expect(error.until).toBe(clock.now() + 51_000);
    expect(clock.waits).toEqual([]);
  });

  it('gives up at once when the hour is spent', async () => {
    github.proxy.remaining = 0;
    const { api, clock } = client();
    // One wait of a minute is worth it, the next is not: three tries are all.
    const error = await refused(repository(api));
    expect(error.problem.code).toBe('github-rate-limited');
    expect(clock.waits.every((ms) => ms <= 65_000)).toBe(true);
    expect(github.proxy.seen.length).toBeLessThanOrEqual(3);
  });

  it('repeats reads after server errors and broken connections', async () => {
    const faults = [{ status: 502, body: {} }, 'drop' as const];
    github.proxy.trouble = () => faults.shift() ?? null;
    const { api, clock } = client();
    expect((await repository(api)).status).toBe(200);
    expect(clock.waits).toEqual([400, 800]);
  });

  it.each([
    ['a server error', { status: 500, body: {} }, 'github-server-error'],
    ['a connection that broke after the write', 'drop-after', 'github-unreachable'],
    ['a conflict', { status: 409, body: { message: 'x does not match y' } }, 'github-conflict'],
    ['an unprocessable write', { status: 422, body: { message: 'Validation Failed' } }, 'github-refused'],
  ] as const)('never repeats a write after %s', async (_what, fault, code) => {
    github.proxy.trouble = () => fault;
    const { api, clock } = client();
    const error = await refused(comment(api));
    expect(error.problem.code).toBe(code);
    expect(github.proxy.seen).toHaveLength(1);
    expect(clock.waits).toEqual([]);
  });

  it.each([
    [{ status: 401, body: { message: 'Bad credentials' } }, 'github-token-invalid', /valid token into GITHUB_TOKEN/],
    [
      { status: 403, body: { message: 'Resource not accessible by integration' } },
      'github-permission',
      /`contents: read`/,
    ],
    [
      { status: 403, headers: { 'x-github-sso': 'required' }, body: { message: 'SSO' } },
      'github-sso',
      /single sign-on/,
    ],
    [{ status: 403, body: { message: 'Repository was archived so is read-only.' } }, 'github-archived', /Unarchive/],
    [{ status: 404, body: { message: 'Not Found' } }, 'github-not-found', /name of ada\/app.*may read it/],
  ] as const)('explains %j', async (answer, code, remedy) => {
    github.proxy.trouble = () => answer;
    const error = await refused(repository(client().api));
    expect(error.problem.code).toBe(code);
    expect(error.problem.remedy).toMatch(remedy);
    expect(error.problem.message).toContain('GET /repos/ada/app');
  });

  it('shows what GitHub says about a refused field', async () => {
    const errors = [{ resource: 'IssueComment', code: 'unprocessable', message: 'body is too long' }];
    first({ status: 422, body: { message: 'Validation Failed', errors } });
    expect((await refused(comment(client().api))).message).toContain('body is too long');
  });

  it('never shows its token, whatever happens and however much is logged', async () => {
    const secret = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz';
    const log = keptLog();
    const api = github.client(secret, { log });
    const error = await refused(repository(api));
    expect(JSON.stringify([error, error.message, error.problem, String(error.stack)])).not.toContain(secret);
    const deep = { depth: 20, showHidden: true, getters: true };
    expect(inspect([error, await api.octokit()], deep)).not.toContain(secret);
    expect(log.lines.join('\n')).not.toContain(secret);
    expect(log.lines.join('\n')).toContain('GET /repos/ada/app → 401');
  });

  it.each([
    ['', 'github-token-missing'],
    ['two words', 'github-token-invalid'],
    ['line\nbreak', 'github-token-invalid'],
  ])('sends nothing with the token %j', async (token, code) => {
    const error = await refused(repository(github.client(token)));
    expect(error.problem.code).toBe(code);
    expect(github.proxy.seen).toEqual([]);
  });

  it('follows a renamed repository on the same host, with the method it had, and nobody else', async () => {
    github.proxy.trouble = ({ path }) => {
      const old = path.startsWith('/repos/ada/old');
      return old ? { status: 307, headers: { location: path.replace('/old', '/app') }, body: {} } : null;
    };
    const { api } = client();
    const { repos, issues } = (await api.octokit()).rest;
    const old = { owner: 'ada', repo: 'old' };
    expect((await repos.get(old)).data).toMatchObject({ full_name: 'ada/app' });
    await refused(issues.createComment({ ...old, issue_number: 1, body: 'x' }));
    expect(github.proxy.lines().at(-1)).toBe('POST /repos/ada/app/issues/1/comments');
    first({ status: 302, headers: { location: 'https://elsewhere.example/repos/ada/app' }, body: {} });
    expect((await refused(repository(api))).status).toBe(302);
  });

  it('follows a renamed repository to an artifact, and hands out where that lies', async () => {
    const { id } = github.actions.add('a', github.actions.run({ id: 8 }).id, 'text');
    github.proxy.trouble = ({ path }) => {
      const old = path.startsWith('/repos/ada/old');
      return old ? { status: 301, headers: { location: path.replace('/old', '/app') }, body: {} } : null;
    };
    const { actions } = (await client().api.octokit()).rest;
    const asked = { owner: 'ada', repo: 'old', artifact_id: id, archive_format: 'zip' } as const;
    const answer = await actions.downloadArtifact({ ...asked, request: { redirect: 'manual' } });
    expect(answer.headers.location).toBe(`${github.url}/signed/blob/${id}?sig=signed-by-azure`);
  });

  it('sends no token to a signed address, and shows none of its signature', async () => {
    const { id } = github.actions.add('a', github.actions.run({ id: 7 }).id, 'text');
    const { api } = client();
    const bytes = await api.download(`${github.url}/signed/blob/${id}?sig=signed-by-azure`);
    expect(Buffer.from(bytes).toString()).toBe('text');
    const error = await refused(api.download(`${github.url}/signed/blob/${id}?sig=secret-signature`));
    expect(error.message).not.toContain('secret-signature');
    expect(github.proxy.seen.every(({ headers }) => headers.authorization === undefined)).toBe(true);
  });

  it('encodes what goes into a path and refuses what would lead elsewhere', async () => {
    const { api } = client();
    const { repos } = (await api.octokit()).rest;
    await refused(repos.getContent({ ...APP, path: 'a b?#%.json' }));
    expect((await api.file('ada/app', 'a b?#%.json', 'main')).bytes).toBeNull();
    const asked = github.proxy.seen.map(({ path }) => path);
    expect(asked).toEqual(Array.from({ length: 2 }, () => '/repos/ada/app/contents/a b?#%.json'));
    const { request } = await api.octokit();
    for (const wrong of [
      repos.get({ owner: 'ada', repo: '..' }),
      repos.getContent({ ...APP, path: 'a/../../../user' }),
      request('GET /repos/ada/app/../../user'),
      api.file('ada/..', 'user', 'main'),
      api.file('ada/app', 'a/../b', 'main'),
    ]) {
      expect((await refused(wrong)).message).toContain('".."');
    }
    expect((await refused(repos.get({ owner: '', repo: 'app' }))).message).toContain('""');
    expect(github.proxy.seen).toHaveLength(2);
  });

  it('asks for a file with one request of its own, and for all else through the library', async () => {
    const { api } = client();
    const since = thisSecond();
    const { bytes, content_type, now } = await api.file('ada/app', 'README.md', 'main');
    expect(Buffer.from(bytes ?? []).toString()).toContain('app');
    expect(content_type).toMatch(/^application\/vnd\.github\.raw/);
    expect(now).toBeGreaterThanOrEqual(since);
    await repository(api);
    const agents = github.proxy.seen.map(({ headers }) => headers['user-agent']);
    expect(agents).toEqual([
      expect.stringMatching(/^agentd\/[\d.]+$/),
      expect.stringMatching(/^agentd\/[\d.]+ octokit-rest/),
    ]);
    expect(github.proxy.seen[0]?.headers).toMatchObject({
      authorization: 'Bearer token-of-the-job',
      accept: 'application/vnd.github.raw+json',
      'x-github-api-version': '2022-11-28',
    });
  });

  it('sends its token to no other host, whatever a link says', async () => {
    const elsewhere: string[] = [];
    const other = createServer((request, response) => {
      elsewhere.push(request.url ?? '');
      response.end('[]');
    });
    const port = await listening(other);
    const link = `<http://127.0.0.1:${port}/repos/ada/app/pulls?page=2>; rel="next"`;
    github.proxy.trouble = () => ({ status: 200, headers: { link }, body: [] });
    const { paginate, rest } = await client().api.octokit();
    const error = await refused(paginate(rest.pulls.list, APP));
    expect(error.problem).toMatchObject({
      code: 'github-link-foreign',
      message: expect.stringContaining(`:${port}`),
      retry: false,
    });
    expect(elsewhere).toEqual([]);
    other.close();
  });

  it('prints nothing, also where GitHub calls a route outdated', async () => {
    const printed = (['log', 'info', 'warn', 'error', 'debug'] as const).map((name) => vi.spyOn(console, name));
    const headers = { deprecation: 'Sat, 01 Aug 2026 00:00:00 GMT', sunset: 'Sun, 01 Aug 2027 00:00:00 GMT' };
    const log = keptLog();
    github.proxy.trouble = () => ({ status: 200, headers, body: {} });
    const { api } = client({ log });
    await repository(api);
    github.proxy.trouble = () => ({ status: 404, headers, body: {} });
    await refused(repository(api));
    for (const way of printed) expect(way).not.toHaveBeenCalled();
    expect(log.lines.join('\n')).toMatch(/is deprecated/);
    vi.restoreAllMocks();
  });

  it.each([
    ['unsent', 'ECONNREFUSED', /cannot be reached/],
    ['certificate', 'CERT_HAS_EXPIRED', /is not trusted/],
    ['lost', 'ECONNRESET', /broke/],
    ['timeout', '30000 ms', /in time/],
    ['too-large', '9 bytes', /larger than 9 bytes/],
  ] as const)('says why no whole answer came: %s', async (kind, code, why) => {
    const http = () => Promise.reject(new HttpFailure(kind, code));
    const { api } = client({ http });
    for (const asked of [repository(api), api.file('ada/app', 'x', 'main'), api.download(`${github.url}/signed/x`)]) {
      const error = await refused(asked);
      expect(error.problem).toMatchObject({ code: 'github-unreachable', message: expect.stringMatching(why) });
      expect(error.cause).toBeInstanceOf(HttpFailure);
    }
  });

  it('knows the addresses of a server of one’s own, and bounds every request in time and size', async () => {
    const sent: Outgoing[] = [];
    const http = (request: Outgoing) => {
      sent.push(request);
      const headers = { 'content-type': 'application/json' };
      return Promise.resolve({ status: 200, headers, bytes: Buffer.from('{"data":{}}') });
    };
    const { api } = client({ http, api_url: 'https://ghe.example.com/api/v3/' });
    const octokit = await api.octokit();
    await repository(api);
    await octokit.graphql('query { viewer { login } }');
    await api.file('ada/app', 'state/x.json', 'a/b');
    await api.download('https://blob.example.com/x?sig=1');
    expect(sent.map(({ url }) => url)).toEqual([
      'https://ghe.example.com/api/v3/repos/ada/app',
      'https://ghe.example.com/api/graphql',
      'https://ghe.example.com/api/v3/repos/ada/app/contents/state/x.json?ref=a%2Fb',
      'https://blob.example.com/x?sig=1',
    ]);
    for (const { timeout_ms, max_bytes } of sent) {
      expect({ timeout_ms, max_bytes }).toEqual({ timeout_ms: 30_000, max_bytes: 64 * 1024 * 1024 });
    }
  });
});
