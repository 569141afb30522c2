import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GitHubError } from '../../action/src/errors.ts';
import type { GitHubClientOptions } from '../../action/src/github/client.ts';
import type { Clock } from '../../action/src/ports/host.ts';
import type { GitHubRequest } from '../../action/src/ports/github.ts';
import type { Answer } from '../fakes/github-proxy.ts';
import { GitHub } from '../fakes/github.ts';
import { keptLog } from '../fakes/log.ts';
import { thisSecond } from '../moments.ts';

const REPO: GitHubRequest = { method: 'GET', path: ['repos', 'ada', 'app'] };
const WRITE: GitHubRequest = {
  ...REPO,
  method: 'POST',
  path: [...REPO.path, 'issues', '1', 'comments'],
  body: { body: 'x' },
};

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
    const answer = await api.send({ ...REPO, query: { a: 'b c' } });
    expect(answer.json).toMatchObject({ full_name: 'ada/app' });
    expect(answer.now).toBeGreaterThanOrEqual(since);
    expect(answer.now).toBeLessThanOrEqual(Date.now());
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
    await api.send(REPO);
    await api.send(REPO);
    expect(api.budget).toMatchObject({ requests: 2, limit: 1000, remaining: 999 });
    expect(api.budget.reset_at).toBeGreaterThan(Date.now());
  });

  it('asks again with the ETag, and an answer that has not changed costs nothing', async () => {
    const { api } = client();
    const one = await api.send(REPO);
    const two = await api.send(REPO);
    expect(two.json).toEqual(one.json);
    expect(two.status).toBe(200);
    expect(github.proxy.seen[1]?.headers['if-none-match']).toBe(one.headers['etag']);
    expect(github.proxy.remaining).toBe(999);
    await github.as('token-of-ada', 'PATCH', '/repos/ada/app', { description: `changed ${Date.now()}` });
    expect((await api.send(REPO)).json).not.toEqual(one.json);
  });

  it('waits out a secondary limit for a write, too: it was not carried out', async () => {
    first({
      status: 403,
      headers: { 'retry-after': '2' },
      body: { message: 'You have exceeded a secondary rate limit' },
    });
    const { api, clock } = client();
    await refused(api.send(WRITE)); // the emulator has no issue 1
    expect(clock.waits).toEqual([3000]);
    expect(github.proxy.lines()).toEqual(Array.from({ length: 2 }, () => 'POST /repos/ada/app/issues/1/comments'));
  });

  it('does not wait beyond the deadline, and says when it goes on', async () => {
    first({ status: 403, headers: { 'retry-after': '50' }, body: {} });
    const clock = waitingClock();
    const end = clock.now() + 40_000;
    const { api } = client({ clock, deadline: () => end });
    const error = await refused(api.send(REPO));
    expect(error.problem).toMatchObject({ code: 'github-rate-limited', retry: true });
    expect(error.until).toBe(clock.now() + 51_000);
    expect(clock.waits).toEqual([]);
  });

  it('gives up at once when the hour is spent', async () => {
    github.proxy.remaining = 0;
    const { api, clock } = client();
    // One wait of a minute is worth it, the next is not: three tries are all.
    const error = await refused(api.send(REPO));
    expect(error.problem.code).toBe('github-rate-limited');
    expect(clock.waits.every((ms) => ms <= 65_000)).toBe(true);
    expect(github.proxy.seen.length).toBeLessThanOrEqual(3);
  });

  it('repeats reads after server errors and broken connections', async () => {
    const faults = [{ status: 502, body: {} }, 'drop' as const];
    github.proxy.trouble = () => faults.shift() ?? null;
    const { api, clock } = client();
    expect((await api.send(REPO)).status).toBe(200);
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
    const error = await refused(api.send(WRITE));
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
    const error = await refused(client().api.send(REPO));
    expect(error.problem.code).toBe(code);
    expect(error.problem.remedy).toMatch(remedy);
    expect(error.problem.message).toContain('GET /repos/ada/app');
  });

  it('shows what GitHub says about a refused field', async () => {
    const errors = [{ resource: 'IssueComment', code: 'unprocessable', message: 'body is too long' }];
    first({ status: 422, body: { message: 'Validation Failed', errors } });
    expect((await refused(client().api.send(WRITE))).message).toContain('body is too long');
  });

  it('never shows its token, whatever happens and however much is logged', async () => {
    const secret = 'ghs_0123456789abcdefghijklmnopqrstuvwxyz';
    const log = keptLog();
    const api = github.client(secret, { log });
    const error = await refused(api.send(REPO));
    expect(JSON.stringify([error, error.message, error.problem, String(error.stack)])).not.toContain(secret);
    expect(log.lines.join('\n')).not.toContain(secret);
    expect(log.lines.join('\n')).toContain('GET /repos/ada/app → 401');
  });

  it.each([
    ['', 'github-token-missing'],
    ['two words', 'github-token-invalid'],
    ['line\nbreak', 'github-token-invalid'],
  ])('sends nothing with the token %j', async (token, code) => {
    const error = await refused(github.client(token).send(REPO));
    expect(error.problem.code).toBe(code);
    expect(github.proxy.seen).toEqual([]);
  });

  it('follows a renamed repository on the same host, with the method it had, and nobody else', async () => {
    github.proxy.trouble = ({ path }) => {
      const old = path.startsWith('/repos/ada/old');
      return old ? { status: 307, headers: { location: path.replace('/old', '/app') }, body: {} } : null;
    };
    const { api } = client();
    const moved = (method: GitHubRequest['method'], ...rest: string[]): GitHubRequest => ({
      method,
      path: ['repos', 'ada', 'old', ...rest],
    });
    expect((await api.send(moved('GET'))).json).toMatchObject({ full_name: 'ada/app' });
    await refused(api.send({ ...moved('POST', 'issues', '1', 'comments'), body: {} }));
    expect(github.proxy.lines().at(-1)).toBe('POST /repos/ada/app/issues/1/comments');
    first({ status: 302, headers: { location: 'https://elsewhere.example/repos/ada/app' }, body: {} });
    expect((await refused(api.send(REPO))).status).toBe(302);
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
    await refused(api.send({ method: 'GET', path: ['repos', 'ada', 'app', 'contents', 'a b?#%.json'] }));
    expect(github.proxy.seen[0]?.path).toBe('/repos/ada/app/contents/a b?#%.json');
    const error = await refused(api.send({ method: 'GET', path: ['repos', 'ada', '..', 'user'] }));
    expect(error.message).toContain('".."');
    expect(github.proxy.seen).toHaveLength(1);
  });
});
