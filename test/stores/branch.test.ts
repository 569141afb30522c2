import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ConflictError } from '../../action/src/errors.ts';
import type { Store } from '../../action/src/ports/store.ts';
import { blobSha, branchStore } from '../../action/src/stores/branch.ts';
import { bundledForNode } from '../bundled.ts';
import { storeContract } from '../contracts/store.ts';
import { GitHub } from '../fakes/github.ts';
import type { Token } from '../fakes/github.ts';
import { thisSecond } from '../moments.ts';

const PATH = 'state/agentd-state.json';

let github: GitHub;
let branches = 0;
beforeAll(async () => {
  github = await GitHub.start();
});
afterAll(() => github.close());

function connect(branch: string, token: Token = 'token-of-the-job', repository = 'ada/app'): Store {
  return branchStore({ github: github.client(token), repository, branch, path: PATH });
}

function newBranch(): string {
  branches += 1;
  return `state-${branches}`;
}

async function remove(branch: string): Promise<void> {
  const file = await github.as<{ sha: string }>('token-of-ada', 'GET', `/repos/ada/app/contents/${PATH}?ref=${branch}`);
  const body = { message: 'gone', branch, sha: file.sha };
  await github.as('token-of-ada', 'DELETE', `/repos/ada/app/contents/${PATH}`, body);
}

storeContract('a branch', () => {
  const branch = newBranch();
  return Promise.resolve({
    connect: () => connect(branch),
    wipe: () => remove(branch),
    dispose: () => Promise.resolve(),
  });
});

describe('the branch store', () => {
  afterEach(() => {
    github.proxy.trouble = () => null;
  });

  async function problemOf(action: Promise<unknown>): Promise<{ code: string; message: string; remedy: string }> {
    const error = await action.then(
      () => null,
      (reason: unknown) => reason,
    );
    return (error as { problem: { code: string; message: string; remedy: string } }).problem;
  }

  it('makes the branch in three requests after the one that finds none, with a single file and no past', async () => {
    const branch = newBranch();
    const store = connect(branch);
    github.proxy.seen.length = 0;
    await store.save('one', null);
    expect(github.proxy.lines()).toEqual([
      `PUT /repos/ada/app/contents/${PATH}`,
      'GET /repos/ada/app/commits',
      'POST /repos/ada/app/git/trees',
      'POST /repos/ada/app/git/commits',
      'POST /repos/ada/app/git/refs',
    ]);
    const commits = await github.as('token-of-ada', 'GET', `/repos/ada/app/commits?sha=${branch}`);
    expect(commits).toMatchObject([{ commit: { message: 'Save the state of agentd [skip ci]' }, parents: [] }]);
    const files = await github.as('token-of-ada', 'GET', `/repos/ada/app/contents?ref=${branch}`);
    expect(files).toMatchObject([{ name: 'state', type: 'dir' }]);
  });

  it('loads in one request and saves in one, and says what time the server has', async () => {
    const branch = newBranch();
    const store = connect(branch);
    await store.save('one', null);
    github.proxy.seen.length = 0;
    const since = thisSecond();
    const { version, now } = await store.load();
    expect(version).toBe(blobSha(Buffer.from('one')));
    expect(now).toBeGreaterThanOrEqual(since);
    expect(now).toBeLessThanOrEqual(Date.now());
    await store.save('two', version);
    expect(github.proxy.lines()).toEqual([
      `GET /repos/ada/app/contents/${PATH}`,
      `PUT /repos/ada/app/contents/${PATH}`,
    ]);
  });

  it('puts a first state on a branch that is there already', async () => {
    const branch = newBranch();
    await connect(branch).save('one', null);
    await remove(branch);
    const store = connect(branch);
    const { text } = await store.load();
    expect(text).toBeNull();
    await store.save('two', null);
    expect((await store.load()).text).toBe('two');
  });

  it('makes no history anew when the branch was removed, but refuses', async () => {
    const branch = newBranch();
    const store = connect(branch);
    const version = await store.save('one', null);
    await github.as('token-of-ada', 'DELETE', `/repos/ada/app/git/refs/heads/${branch}`);
    await expect(store.save('two', version)).rejects.toThrow(ConflictError);
    expect((await store.load()).text).toBeNull();
  });

  it('takes 409 and 422 for the same: a conflict, sent once', async () => {
    const branch = newBranch();
    const store = connect(branch);
    const version = await store.save('one', null);
    for (const status of [409, 422]) {
      github.proxy.trouble = ({ method }) =>
        method === 'PUT' ? { status, body: { message: 'is at 0123 but expected 4567' } } : null;
      github.proxy.seen.length = 0;
      const error = await store.save('two', version).catch((reason: unknown) => reason);
      expect(error).toBeInstanceOf(ConflictError);
      expect((error as Error).message).toContain('is at 0123 but expected 4567');
      expect(github.proxy.seen).toHaveLength(1);
    }
  });

  it.each([
    ['github-push-protection', 409, 'Repository rule violations found: Push cannot contain secrets', /Revoke/],
    ['github-push-protection', 422, 'Secret detected in content', /allow what is none/],
    ['github-branch-locked', 422, 'Cannot change this locked branch', /Unlock/],
    ['github-too-large', 413, 'Payload too large', /store: artifact/],
    ['github-too-large', 422, 'Sorry, your input exceeds the maximum size', /store: artifact/],
  ] as const)('explains what is refused for good: %s (%i)', async (code, status, message, remedy) => {
    github.proxy.trouble = ({ method }) => (method === 'PUT' ? { status, body: { message } } : null);
    const problem = await problemOf(connect(newBranch()).save('one', null));
    expect(problem).toMatchObject({ code, retry: false });
    expect(problem.remedy).toMatch(remedy);
  });

  it.each([
    [409, 'Repository rule violations found\n\nChanges must be made through a pull request.'],
    [422, 'Repository rule violations found: Commits must have verified signatures.'],
    [403, 'Protected branch update failed for refs/heads/agentd-state.'],
  ])('explains that a rule of the repository refuses (%i)', async (status, message) => {
    github.proxy.trouble = ({ method }) => (method === 'PUT' ? { status, body: { message } } : null);
    const problem = await problemOf(connect(newBranch()).save('one', null));
    expect(problem.code).toBe('github-ruleset');
    expect(problem.remedy).toMatch(/Exclude the branch from the ruleset/);
  });

  it('names the missing permission when the token may only read', async () => {
    const branch = newBranch();
    const store = connect(branch, 'token-of-a-reader');
    expect((await store.load()).text).toBeNull();
    const problem = await problemOf(store.save('one', null));
    expect(problem.code).toBe('github-permission');
    expect(problem.remedy).toContain('`contents: write`');
  });

  it('does not take a repository that it cannot see for one without a state', async () => {
    const store = connect('agentd-state', 'token-of-the-job', 'ada/nowhere');
    const problem = await problemOf(store.load());
    expect(problem.code).toBe('github-not-found');
    expect(problem.remedy).toContain('ada/nowhere');
    expect((await problemOf(store.save('one', null))).code).toBe('github-not-found');
  });

  it('asks for a first commit where there is none', async () => {
    github.proxy.trouble = ({ method, path }) => {
      if (method === 'PUT') return { status: 404, body: { message: 'Branch agentd-state not found' } };
      return path.endsWith('/commits') || path.endsWith('/trees')
        ? { status: 409, body: { message: 'Git Repository is empty.' } }
        : null;
    };
    expect((await problemOf(connect('agentd-state').save('one', null))).code).toBe('github-repository-empty');
  });

  it('refuses a folder and bytes that are no text', async () => {
    const branch = newBranch();
    await connect(branch).save('one', null);
    const folder = branchStore({ github: github.client(), repository: 'ada/app', branch, path: 'state' });
    expect((await problemOf(folder.load())).message).toMatch(/is a folder/);
    github.proxy.trouble = () => ({
      status: 200,
      headers: { 'content-type': 'text/plain' },
      body: Buffer.from([0xff]),
    });
    expect((await problemOf(connect(branch).load())).message).toMatch(/is no text/);
  });

  it('says, when the connection breaks after the write, that it does not know; a look then shows the save', async () => {
    const branch = newBranch();
    const store = connect(branch);
    const version = await store.save('one', null);
    github.proxy.trouble = ({ method }) => (method === 'PUT' ? 'drop-after' : null);
    github.proxy.seen.length = 0;
    const problem = await problemOf(store.save('two', version));
    expect(problem).toMatchObject({ code: 'github-unreachable', retry: true });
    expect(github.proxy.seen).toHaveLength(1);
    github.proxy.trouble = () => null;
    expect(await store.load()).toMatchObject({ text: 'two', version: blobSha(Buffer.from('two')) });
  });
});

describe('twenty processes on one state branch', () => {
  let folder = '';
  let program = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'agentd-branch-'));
    program = await bundledForNode(join(import.meta.dirname, 'branch-increment.process.ts'), folder);
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it('lose nothing and write nothing twice, though the connection breaks now and then after a write', async () => {
    const branch = newBranch();
    github.proxy.remaining = 1_000_000;
    let puts = 0;
    github.proxy.trouble = ({ method }) => {
      if (method !== 'PUT') return null;
      puts += 1;
      return puts % 9 === 0 ? 'drop-after' : null;
    };
    const children = Array.from({ length: 20 }, (_, number) => {
      const args = [program, github.url, branch, PATH, `p${number}`, '3'];
      return spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'inherit'] });
    });
    const codes = await Promise.all(children.map(async (child) => (await once(child, 'exit'))[0] as number));
    github.proxy.trouble = () => null;
    expect(codes).toEqual(Array.from({ length: 20 }, () => 0));
    const entries = JSON.parse((await connect(branch).load()).text ?? '[]') as string[];
    const wanted = Array.from({ length: 20 }, (_, number) => [0, 1, 2].map((n) => `p${number}-${n}`)).flat();
    expect(entries.toSorted()).toEqual(wanted.toSorted());
    expect(puts).toBeGreaterThan(60);
  }, 120_000);
});
