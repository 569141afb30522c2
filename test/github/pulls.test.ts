import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { GitHubError } from '../../action/src/errors.ts';
import { isRefusedForGood } from '../../action/src/github/comment-refusal.ts';
import { githubPulls, pullOf } from '../../action/src/github/pulls.ts';
import { surroundingsOf } from '../../action/src/github/surroundings.ts';
import { GitHub } from '../fakes/github.ts';

let github: GitHub;
beforeAll(async () => {
  github = await GitHub.start();
  for (const title of ['ENG-1: one', 'ENG-2: two']) {
    const body = { title, head: `agentd/${title.slice(0, 5)}`, base: 'main', body: 'text' };
    await github.as('token-of-the-job', 'POST', '/repos/ada/app/pulls', body);
  }
});
afterAll(() => github.close());
afterEach(() => {
  github.proxy.trouble = () => null;
});

const pulls = (token = 'token-of-the-job') => githubPulls(github.client(token));

describe('pull requests', () => {
  it('are read with what tells their item', async () => {
    const { pulls: found, all } = await pulls().open('ada/app');
    expect(all).toBe(true);
    expect(found).toHaveLength(2);
    expect(found.find(({ number }) => number === 1)).toMatchObject({
      repository: 'ada/app',
      title: 'ENG-1: one',
      body: 'text',
      branch: 'agentd/ENG-1',
      fork: false,
      insider: true,
      url: expect.stringMatching(/\/ada\/app\/pull\/1$/) as string,
    });
  });

  it('are not looked for among closed ones', async () => {
    await github.as('token-of-ada', 'PATCH', '/repos/ada/app/pulls/2', { state: 'closed' });
    expect((await pulls().open('ada/app')).pulls.map(({ number }) => number)).toEqual([1]);
  });

  it('are known to be more than were read', async () => {
    const page = Array.from({ length: 100 }, (_, number) => ({
      number,
      title: '',
      html_url: '',
      head: { ref: 'x', repo: null },
      base: { repo: { full_name: 'ada/app' } },
    }));
    const link = `<${github.url}/repos/ada/app/pulls?page=2>; rel="next"`;
    github.proxy.trouble = ({ path }) =>
      path.endsWith('/pulls') ? { status: 200, headers: { link }, body: page } : null;
    const { pulls: found, all } = await pulls().open('ada/app');
    expect(all).toBe(false);
    expect(found).toHaveLength(500);
  });

  it('are known to be all where the last page that is read is the last there is', async () => {
    let left = 5;
    github.proxy.trouble = ({ path }) => {
      left -= 1;
      const link = `<${github.url}${path}?page=2>; rel="${left > 0 ? 'next' : 'prev'}"`;
      const pull = {
        number: left,
        title: '',
        html_url: '',
        head: { ref: 'x' },
        base: { repo: { full_name: 'ada/app' } },
      };
      return { status: 200, headers: { link }, body: [pull] };
    };
    expect(await pulls().open('ada/app')).toMatchObject({ all: true, pulls: { length: 5 } });
  });

  it.each([
    ['a conflict', { status: 409, body: { message: 'Git Repository is empty.' } }],
    ['nothing', { status: 200, body: Buffer.from('') }],
    ['null', { status: 200, body: Buffer.from('null') }],
    ['no list', { status: 200, body: { total_count: 0 } }],
    ['a list that is null', { status: 200, body: { total_count: 0, pulls: null } }],
    ['something that is no JSON', { status: 200, headers: { 'content-type': 'text/html' }, body: Buffer.from('<p>') }],
    ['a type that is none', { status: 200, headers: { 'content-type': '/' }, body: Buffer.from('x') }],
  ] as const)('are not taken for none where GitHub answers with %s', async (_what, answer) => {
    github.proxy.trouble = () => answer;
    await expect(pulls().open('ada/app')).rejects.toBeInstanceOf(GitHubError);
    await expect(pulls().comments('ada/app', 1)).rejects.toBeInstanceOf(GitHubError);
  });

  it('have comments, which are read, written, changed and removed', async () => {
    const api = pulls();
    const made = await api.addComment('ada/app', 1, 'one');
    expect(made).toMatchObject({ author: 'github-actions[bot]', body: 'one' });
    await api.editComment('ada/app', made.id, 'two');
    expect(await api.comment('ada/app', made.id)).toEqual({ ...made, body: 'two' });
    expect(await api.comments('ada/app', 1)).toEqual([{ ...made, body: 'two' }]);
    await api.removeComment('ada/app', made.id);
    await api.removeComment('ada/app', made.id);
    expect(await api.comment('ada/app', made.id)).toBeNull();
  });

  it('have more comments than fit on a page', async () => {
    for (let n = 0; n < 120; n += 1) {
      await github.as('token-of-renovate', 'POST', '/repos/ada/app/issues/1/comments', { body: `noise ${n}` });
    }
    const comments = await pulls().comments('ada/app', 1);
    expect(comments.map(({ body }) => body)).toEqual(Array.from({ length: 120 }, (_, n) => `noise ${n}`));
  });

  it('refuse a comment that is too long', async () => {
    await expect(pulls().addComment('ada/app', 1, 'x'.repeat(65_537))).rejects.toThrow(/too long/);
    const made = await pulls().addComment('ada/app', 1, 'x'.repeat(65_536));
    await pulls().removeComment('ada/app', made.id);
  });

  it('are commented on by whoever the token belongs to, asked once', async () => {
    const api = pulls();
    github.proxy.seen.length = 0;
    expect([await api.whoAmI(), await api.whoAmI()]).toEqual(['github-actions[bot]', 'github-actions[bot]']);
    expect(github.proxy.lines()).toEqual(['POST /graphql']);
    expect(await pulls('token-of-ada').whoAmI()).toBe('ada');
  });

  it('are asked again whose the token is after that failed', async () => {
    const api = pulls();
    github.proxy.trouble = () => ({ status: 200, body: { data: null, errors: [{ message: 'no' }] } });
    await expect(api.whoAmI()).rejects.toThrow(/whose the token is/);
    github.proxy.trouble = () => null;
    expect(await api.whoAmI()).toBe('github-actions[bot]');
  });

  it('name the missing permission when the token may only read', async () => {
    await expect(pulls('token-of-a-reader').addComment('ada/app', 1, 'x')).rejects.toMatchObject({
      problem: { code: 'github-permission', remedy: /`pull-requests: write`/ },
    });
  });
});

describe('a comment that GitHub refuses for good', () => {
  it.each([
    ['Unable to create comment because issue is locked.', 403, 'github-conversation-locked', /Unlock it/],
    [
      'Commenting is disabled on issues with more than 2500 comments',
      403,
      'github-comment-refused',
      /tried again when/,
    ],
    ['User is blocked', 403, 'github-comment-refused', /tried again when/],
    ['Body is too long (maximum is 65536 characters)', 422, 'github-too-large', /pull_requests\.status/],
    ['Validation Failed', 422, 'github-refused', /^$/],
    ['Repository was archived so is read-only.', 403, 'github-archived', /Unarchive/],
  ])('because "%s" says so, with its own remedy', async (message, status, code, remedy) => {
    github.proxy.trouble = ({ method }) => (method === 'POST' ? { status, body: { message } } : null);
    const error: unknown = await pulls()
      .addComment('ada/app', 1, 'x')
      .catch((reason: unknown) => reason);
    expect(error).toMatchObject({ problem: { code, retry: false, remedy: expect.stringMatching(remedy) as string } });
    expect(isRefusedForGood(code)).toBe(true);
  });

  it('is told from a lock of the state’s branch, and from a missing permission', async () => {
    github.proxy.trouble = () => ({ status: 403, body: { message: 'The branch is locked' } });
    const { repos } = (await github.client().octokit()).rest;
    const file = { owner: 'ada', repo: 'app', path: 'x', message: '', content: '' };
    await expect(repos.createOrUpdateFileContents(file)).rejects.toMatchObject({
      problem: { code: 'github-branch-locked' },
    });
    github.proxy.trouble = () => ({ status: 403, body: { message: 'Resource not accessible by integration' } });
    await expect(pulls().addComment('ada/app', 1, 'x')).rejects.toMatchObject({
      problem: { code: 'github-permission' },
    });
    expect(isRefusedForGood('github-permission')).toBe(false);
  });
});

describe('a pull request in an event', () => {
  const event = {
    number: 5,
    title: 'ENG-5',
    body: null,
    html_url: 'https://github.com/acme/app/pull/5',
    state: 'open',
    author_association: 'CONTRIBUTOR',
    head: { ref: 'topic', repo: { full_name: 'mallory/app' } },
    base: { repo: { full_name: 'acme/app' } },
  };

  it('from a fork is known as one, also when the fork is gone', () => {
    expect(pullOf(event)).toMatchObject({ fork: true, insider: false, open: true, body: '' });
    expect(pullOf({ ...event, head: { ref: 'topic', repo: null } })).toMatchObject({ fork: true });
    expect(pullOf({ ...event, head: { ref: 'topic', repo: { full_name: 'Acme/App' } } })).toMatchObject({
      fork: false,
    });
  });

  it.each(['OWNER', 'MEMBER', 'COLLABORATOR'])('is an insider’s when its author is %s', (author_association) => {
    expect(pullOf({ ...event, author_association })?.insider).toBe(true);
  });

  it('is locked where GitHub says so', () => {
    expect(pullOf({ ...event, locked: true })?.locked).toBe(true);
    expect(pullOf(event)?.locked).toBe(false);
  });

  it('is none where the event is about something else', () => {
    expect(pullOf(null)).toBeNull();
    expect(pullOf({ number: 5 })).toBeNull();
  });
});

describe('the surroundings of a run', () => {
  it('are read from the environment', () => {
    expect(
      surroundingsOf({
        GITHUB_API_URL: 'https://ghe.example.com/api/v3',
        GITHUB_REPOSITORY: 'acme/app',
        GITHUB_WORKFLOW_REF: 'acme/app/.github/workflows/agentd.yml@refs/heads/main',
        GITHUB_RUN_ID: '17',
        GITHUB_RUN_ATTEMPT: '2',
      }),
    ).toEqual({
      api_url: 'https://ghe.example.com/api/v3',
      repository: 'acme/app',
      workflow: '.github/workflows/agentd.yml',
      run: { id: 17, attempt: 2 },
    });
  });

  it('are unknown outside of a workflow, or where they make no sense', () => {
    const unknown = { api_url: 'https://api.github.com', repository: null, workflow: null, run: null };
    expect(surroundingsOf({})).toEqual(unknown);
    expect(surroundingsOf({ GITHUB_REPOSITORY: 'app', GITHUB_WORKFLOW_REF: 'x', GITHUB_RUN_ID: '' })).toEqual(unknown);
  });
});
