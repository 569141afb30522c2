import process from 'node:process';
import { strToU8, zipSync } from 'fflate';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConflictError } from '../../action/src/errors.ts';
import { artifactUpload } from '../../action/src/github/upload-artifact.ts';
import { systemClock, systemRandom } from '../../action/src/wiring/host.ts';
import { loadState } from '../../action/src/tick/save.ts';
import { artifactName, artifactStore } from '../../action/src/stores/artifact.ts';
import type { ArtifactStoreOptions } from '../../action/src/stores/artifact.ts';
import { storeContract } from '../contracts/store.ts';
import type { FakeRun } from '../fakes/github-actions.ts';
import { GitHub } from '../fakes/github.ts';
import { keptLog } from '../fakes/log.ts';
import { thisSecond } from '../moments.ts';

const MIB = 1024 * 1024;
const WORKFLOW = '.github/workflows/agentd.yml';
const VARIABLES = ['ACTIONS_RUNTIME_TOKEN', 'ACTIONS_RESULTS_URL'] as const;

let github: GitHub;
let paths = 0;
let path = '';
const before = VARIABLES.map((name) => process.env[name]);

beforeAll(async () => {
  github = await GitHub.start();
  process.env['ACTIONS_RESULTS_URL'] = github.url;
  // GitHub's client prints commands for the runner, which a test run on GitHub would obey.
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  inRun(1);
});
afterAll(async () => {
  vi.restoreAllMocks();
  VARIABLES.forEach((name, index) => {
    if (before[index] === undefined) delete process.env[name];
    else process.env[name] = before[index];
  });
  await github.close();
});
beforeEach(() => {
  paths += 1;
  path = `state/agentd-${paths}.json`;
  github.proxy.remaining = 100_000;
});
afterEach(() => {
  github.proxy.trouble = () => null;
});

/** From now on uploads are those of this run. */
function inRun(id: number, changes: Partial<FakeRun> = {}): void {
  github.actions.run({ id, ...changes });
  process.env['ACTIONS_RUNTIME_TOKEN'] = github.actions.runtimeToken(id);
}

function store(changes: Partial<ArtifactStoreOptions> = {}) {
  return artifactStore({
    github: github.client(),
    repository: 'ada/app',
    path,
    workflow: WORKFLOW,
    run: { id: 1, attempt: 1 },
    upload: artifactUpload({ retention_days: 7, timeout_ms: 20_000 }),
    random: systemRandom,
    log: keptLog(),
    ...changes,
  });
}

async function problemOf(action: Promise<unknown>): Promise<{ code: string; message: string; remedy: string }> {
  const error = await action.then(
    () => null,
    (reason: unknown) => reason,
  );
  return (error as { problem: { code: string; message: string; remedy: string } }).problem;
}

storeContract(
  'artifacts, one run after another',
  () => {
    const name = artifactName(path);
    return Promise.resolve({
      connect: () => store(),
      wipe: () => {
        const others = github.actions.artifacts.filter((artifact) => !artifact.name.startsWith(name));
        github.actions.artifacts.splice(0, Infinity, ...others);
        return Promise.resolve();
      },
      dispose: () => Promise.resolve(),
    });
  },
  { atomic: false },
);

describe('the artifact store', () => {
  it('is named after the state path and finds the newest save of the newest run', async () => {
    inRun(10);
    const ten = store({ run: { id: 10, attempt: 1 } });
    const first = await ten.save('one', null);
    const second = await ten.save('two', first);
    expect(await store().load()).toMatchObject({ text: 'two', version: second });
    inRun(11);
    const eleven = store({ run: { id: 11, attempt: 1 } });
    const third = await eleven.save('three', second);
    await eleven.save('four', third);
    expect((await store().load()).text).toBe('four');
    const names = github.actions.artifacts.filter(({ name }) => name.startsWith(artifactName(path)));
    expect(names.map(({ run_id, name }) => [run_id, name.replace(/\.[0-9a-f]{16}$/, '.*')])).toEqual([
      [10, artifactName(path)],
      [10, `${artifactName(path)}.*`],
      [11, artifactName(path)],
      [11, `${artifactName(path)}.*`],
    ]);
  });

  it('loads with four requests, one more for the text, which gets no token', async () => {
    inRun(12);
    await store({ run: { id: 12, attempt: 1 } }).save('one', null);
    const reading = store();
    github.proxy.seen.length = 0;
    const since = thisSecond();
    const { now } = await reading.load();
    expect(now).toBeGreaterThanOrEqual(since);
    expect(now).toBeLessThanOrEqual(Date.now());
    expect(github.proxy.lines().map((line) => line.replace(/\d+/g, 'N'))).toEqual([
      'GET /repos/ada/app',
      'GET /repos/ada/app/actions/artifacts',
      'GET /repos/ada/app/actions/runs/N',
      'GET /repos/ada/app/actions/runs/N/artifacts',
      'GET /repos/ada/app/actions/artifacts/N/zip',
      'GET /signed/blob/N',
    ]);
  });

  it('refuses a save when another run has saved since', async () => {
    inRun(20);
    const twenty = store({ run: { id: 20, attempt: 1 } });
    const version = await twenty.save('one', null);
    inRun(21);
    await store({ run: { id: 21, attempt: 1 } }).save('two', version);
    inRun(20);
    await expect(twenty.save('three', version)).rejects.toThrow(ConflictError);
    expect((await store().load()).text).toBe('two');
  });

  it('can be read from anywhere, and saved only by a first attempt of a run of the Action', async () => {
    inRun(30);
    const version = await store({ run: { id: 30, attempt: 1 } }).save('one', null);
    const outside = store({ run: null, upload: null });
    expect((await outside.load()).text).toBe('one');
    expect((await problemOf(outside.save('two', version))).code).toBe('artifact-outside-actions');
    expect((await problemOf(store({ run: { id: 30, attempt: 2 } }).save('two', version))).code).toBe('artifact-rerun');
  });

  it('reads a state that was packed into an archive', async () => {
    github.actions.run({ id: 40 });
    github.actions.add(artifactName(path), 40, Buffer.from(zipSync({ 'agentd-state.json': strToU8('packed') })));
    expect((await store().load()).text).toBe('packed');
  });

  it('unpacks no more of an archive than it says that it holds', async () => {
    const bytes = Buffer.from(zipSync({ a: strToU8('7'.repeat(5000)) }));
    // The size after unpacking, in the directory at the end.
    bytes.writeUInt32LE(10, bytes.lastIndexOf('PK\u0001\u0002') + 24);
    github.actions.run({ id: 40 });
    github.actions.add(artifactName(path), 40, bytes);
    expect((await store().load()).text).toBe('7'.repeat(10));
  });

  it.each([
    [
      'a file that unpacks to too much',
      Buffer.from(zipSync({ a: new Uint8Array(65 * MIB) })),
      {},
      /has 68157440 bytes, and 67108864 is the most/,
    ],
    ['two files', Buffer.from(zipSync({ a: strToU8('1'), b: strToU8('2') })), {}, /exactly one file/],
    ['a damaged archive', Buffer.from('PK\u0003\u0004 and then nothing'), {}, /archive is damaged/],
    ['bytes that are no text', Buffer.from([0xff, 0xfe]), {}, /no text/],
  ])('refuses %s', async (_what, bytes, changes, message) => {
    github.actions.run({ id: 41 });
    github.actions.add(artifactName(path), 41, bytes, changes);
    const problem = await problemOf(store().load());
    expect(problem.code).toBe('store-unreadable');
    expect(problem.message).toMatch(message);
  });

  it('refuses what is not what was uploaded', async () => {
    github.actions.run({ id: 42 });
    github.actions.add(artifactName(path), 42, 'the state');
    github.proxy.trouble = (request) =>
      request.path.startsWith('/signed/blob') ? { status: 200, body: Buffer.from('another') } : null;
    expect((await problemOf(store().load())).message).toMatch(/not what was uploaded/);
  });

  it('does not take an expired state for none', async () => {
    github.actions.run({ id: 43 });
    github.actions.add(artifactName(path), 43, 'old', { expired: true });
    const expired = {
      code: 'artifact-expired',
      remedy: expect.stringMatching(/another state\.path and start anew with init/) as string,
    };
    expect(await problemOf(store().load())).toMatchObject(expired);
    // Init comes no further than that, so the way out must not be init alone.
    const ports = { store: store(), clock: systemClock, random: systemRandom };
    expect(await problemOf(loadState(ports, true))).toMatchObject(expired);
  });

  it('does not take an unanswered question for none', async () => {
    github.actions.run({ id: 44 });
    github.actions.add(artifactName(path), 44, 'one');
    for (const part of ['/actions/artifacts', '/actions/runs/44', '/zip']) {
      github.proxy.trouble = (request) =>
        request.path.endsWith(part) ? { status: 403, body: { message: 'no' } } : null;
      expect((await problemOf(store().load())).code).toBe('github-permission');
    }
  });

  it('says that the upload failed, and why, when the service does not take it', async () => {
    inRun(45);
    github.proxy.trouble = (request) =>
      request.path.endsWith('/CreateArtifact') ? { status: 400, body: { msg: 'quota exceeded' } } : null;
    const problem = await problemOf(store({ run: { id: 45, attempt: 1 } }).save('one', null));
    expect(problem).toMatchObject({ code: 'artifact-upload-failed' });
    expect(problem.message).toContain('quota exceeded');
  });

  it('bounds the time of an upload that gets no answer', async () => {
    inRun(46);
    github.proxy.trouble = (request) => (request.path.endsWith('/CreateArtifact') ? { status: 503, body: {} } : null);
    const upload = artifactUpload({ retention_days: 7, timeout_ms: 300 });
    const problem = await problemOf(store({ run: { id: 46, attempt: 1 }, upload }).save('one', null));
    expect(problem.message).toContain('longer than 0.3 s');
  });
});

describe('an artifact of the right name', () => {
  const poison: readonly [what: string, run: Partial<FakeRun>][] = [
    ['a run for a pull request', { event: 'pull_request' }],
    ['a run for a pull request target', { event: 'pull_request_target' }],
    ['a push', { event: 'push' }],
    ['a fork', { head_repository_id: 99 }],
    ['a branch of a fork that is called like the default branch', { head_repository_id: 99, head_branch: 'main' }],
    ['another branch', { head_branch: 'evil' }],
    ['another workflow', { path: '.github/workflows/ci.yml' }],
    ['a workflow whose name begins alike', { path: '.github/workflows/agentd.yml.yml' }],
  ];

  it.each(poison)('is not believed when it comes from %s, and the one before counts', async (_what, run) => {
    github.actions.run({ id: 100 });
    const good = github.actions.add(artifactName(path), 100, 'good');
    github.actions.run({ id: 101, ...run });
    github.actions.add(artifactName(path), 101, 'poison');
    const log = keptLog();
    expect(await store({ log }).load()).toMatchObject({ text: 'good', version: String(good.id) });
    expect(log.lines).toHaveLength(1);
    expect(log.lines[0]).toMatch(/not used as state/);
  });

  it.each(poison)('counts as none when it is the only one and comes from %s', async (_what, run) => {
    github.actions.run({ id: 102, ...run });
    github.actions.add(artifactName(path), 102, 'poison');
    expect(await store().load()).toMatchObject({ text: null, version: null });
  });

  it('is found behind two hundred others, and told of in one line', async () => {
    github.actions.run({ id: 110 });
    github.actions.add(artifactName(path), 110, 'good');
    github.actions.run({ id: 111, head_repository_id: 99 });
    for (let n = 0; n < 200; n += 1) github.actions.add(artifactName(path), 111, 'poison');
    const log = keptLog();
    expect((await store({ log }).load()).text).toBe('good');
    expect(log.lines).toEqual([
      expect.stringMatching(/^warn: 200 artifacts .* are not used as state: it comes from a fork/),
    ]);
  });

  it('is believed with a ref behind the name of the workflow', async () => {
    github.actions.run({ id: 112, path: `${WORKFLOW}@refs/heads/main`, event: 'workflow_dispatch' });
    github.actions.add(artifactName(path), 112, 'good');
    expect((await store().load()).text).toBe('good');
  });

  it.each([
    ['no JSON', '{"version": 1, "cut'],
    ['JSON that is no state', '{"version": 1, "lineage": "x"}'],
  ])('is no state when it holds %s, even from the right run', async (_what, text) => {
    github.actions.run({ id: 113 });
    github.actions.add(artifactName(path), 113, text);
    const ports = { store: store(), clock: systemClock, random: systemRandom };
    expect((await problemOf(loadState(ports, true))).code).toBe('state-unreadable');
  });
});
