import { describe, expect, it } from 'vitest';
import { createRedactor } from '../../bot/redact.ts';
import { markerLine } from '../../bot/pull-comment.ts';
import { GitHubError, PlaneError } from '../../action/src/errors.ts';
import { configId, pullStatusFor, pullTeller } from '../../action/src/tick/pull-status.ts';
import type { PullOutcome } from '../../action/src/tick/pull-status.ts';
import type { PullRequest } from '../../action/src/ports/pull-requests.ts';
import { makeConfig, makeItem, says, Story } from '../core/scene.ts';
import { FakeWriter } from '../fakes/item-writer.ts';
import { keptLog } from '../fakes/log.ts';
import { FakePulls } from '../fakes/pulls.ts';

const REPOSITORY = 'acme/app';

/** A world in which ENG-1 has been answered with `[review]`, and a pull request from its branch is open. */
function setup(repositories: readonly string[] = [REPOSITORY]) {
  const story = new Story(undefined, [makeItem(), makeItem({ id: 'i-2', key: 'ENG-2' })]);
  story.round(says('[review] done'));
  const pulls = new FakePulls();
  const writer = new FakeWriter();
  const log = keptLog();
  const waits: number[] = [];
  const clock = { now: () => story.now, sleep: (ms: number) => Promise.resolve(void waits.push(ms)) };
  const redact = createRedactor([]);
  const ports = { pulls, redact, clock, log, home: 'acme/ops' };
  const tracker = { item: () => writer.item() };
  const all = { ...ports, writer, tracker } as unknown as Parameters<typeof pullTeller>[2];
  const tell = pullTeller(story.config, repositories, all);
  const pass = async (mayAct: () => boolean = () => true) => {
    const events = await tell(story.state, [], mayAct);
    story.fold(events);
    return events;
  };
  const forEvent = (pull: (PullRequest & { open: boolean }) | null, dry_run = false): Promise<PullOutcome> =>
    pullStatusFor(pull, () => Promise.resolve(story.state), story.config, ports, { dry_run });
  return { story, pulls, writer, log, waits, pass, forEvent, pull: pulls.add({ branch: 'agentd/ENG-1' }) };
}

function failing(code: string, status: number): GitHubError {
  return new GitHubError({ code, message: `GitHub answered ${status}.`, remedy: 'Do this.', retry: false }, { status });
}

describe('after what a tick did', () => {
  it('an open pull request of an item gets its comment, and the item its link, once', async () => {
    const { story, pulls, writer, pull, pass } = setup();
    await pass();
    expect(pulls.bodies(pull)).toHaveLength(1);
    expect(pulls.bodies(pull)[0]).toContain('A person looks at the result');
    expect([...writer.links]).toEqual([[pull.url, 'acme/app#1: A change']]);
    expect(story.state.pulls).toMatchObject({ 'acme/app#1': { item_id: 'i-1', comment_id: 101, linked: true } });
    pulls.calls.length = 0;
    expect(await pass()).toEqual([]);
    expect(pulls.calls).toEqual(['open acme/app']);
  });

  it('the comment is changed when the item has changed', async () => {
    const { story, pulls, pull, pass } = setup();
    await pass();
    story.pass(60_000);
    story.say();
    story.begin();
    await pass();
    expect(pulls.bodies(pull)).toEqual([expect.stringContaining('codex works on it on box')]);
    story.end(says('[question] which one?'));
    await pass();
    expect(pulls.bodies(pull)).toEqual([expect.stringContaining('still being posted')]);
    story.publishAll();
    await pass();
    expect(pulls.bodies(pull)).toEqual([expect.stringContaining('answer by a comment')]);
  });

  it('a pull request that belongs to no item is left alone', async () => {
    const { pulls, writer, pass } = setup();
    pulls.all.length = 0;
    const other = pulls.add({ branch: 'renovate/all', number: 9 });
    expect(await pass()).toEqual([]);
    expect(pulls.bodies(other)).toEqual([]);
    expect(writer.links.size).toBe(0);
  });

  it('a stranger’s pull request from a fork gets nothing, an insider’s does', async () => {
    const { pulls, pass } = setup();
    pulls.all.length = 0;
    const stranger = pulls.add({ number: 2, title: 'ENG-1', fork: true, insider: false });
    const insider = pulls.add({ number: 3, title: 'ENG-1', fork: true });
    await pass();
    expect(pulls.bodies(stranger)).toEqual([]);
    expect(pulls.bodies(insider)).toHaveLength(1);
  });

  it('pull requests of several repositories are told; one that cannot be read keeps none from it', async () => {
    const { pulls, log, pass } = setup(['acme/secret', REPOSITORY, 'acme/docs']);
    const docs = pulls.add({ repository: 'acme/docs', number: 4, title: 'ENG-2 docs' });
    pulls.before = (call) => {
      if (call === 'open acme/secret') throw failing('github-not-found', 404);
    };
    const events = await pass();
    expect(events.map((event) => (event.type === 'pull-noted' ? event.pull : event.type))).toEqual([
      'acme/app#1',
      'acme/docs#4',
    ]);
    expect(pulls.bodies(docs)).toHaveLength(1);
    expect(log.lines).toEqual([expect.stringContaining('acme/secret: GitHub answered 404')]);
  });

  it('what is closed is forgotten, and known again when it is opened again', async () => {
    const { story, pulls, pull, pass } = setup();
    await pass();
    pulls.close(pull);
    await pass();
    expect(story.state.pulls).toEqual({});
    pulls.all.push(pull);
    await pass();
    expect(pulls.bodies(pull)).toHaveLength(1);
    expect(story.state.pulls).toMatchObject({ 'acme/app#1': { comment_id: 101 } });
  });

  it('a comment whose answer was lost is found again by its marker', async () => {
    const { story, pulls, pull, pass } = setup();
    const before = story.state;
    await pass();
    story.state = before; // the tick died before the save
    await pass();
    expect(pulls.bodies(pull)).toHaveLength(1);
    expect(pulls.calls.filter((call) => call === 'add' || call === 'edit')).toEqual(['add']);
  });

  it('a refused comment is said and tried again; the link is put all the same', async () => {
    const { story, pulls, writer, log, pass } = setup();
    pulls.before = (call) => {
      if (call === 'add') throw failing('github-permission', 403);
    };
    await pass();
    expect(log.lines).toEqual(['warn: acme/app#1: GitHub answered 403. Do this.']);
    expect(writer.links.size).toBe(1);
    expect(story.state.pulls).toMatchObject({ 'acme/app#1': { comment_id: null, digest: null, linked: true } });
    pulls.before = () => {};
    await pass();
    expect(story.state.pulls).toMatchObject({ 'acme/app#1': { comment_id: 101 } });
  });

  it('a link that Plane does not take now is put later; one that it refuses is not asked for again', async () => {
    const { story, writer, pass } = setup();
    const later = { code: 'plane-server-error', message: 'Plane answered 502.', remedy: '', retry: true };
    writer.fail(new PlaneError(later, { status: 502 }));
    await pass();
    expect(story.state.pulls).toMatchObject({ 'acme/app#1': { linked: false } });
    writer.fail(new PlaneError({ ...later, code: 'plane-refused', retry: false }, { status: 400 }));
    await pass();
    expect(story.state.pulls).toMatchObject({ 'acme/app#1': { linked: true } });
    expect(await pass()).toEqual([]);
  });

  it('nothing is written when there is no time left, nor more than twenty comments, a second apart', async () => {
    const { pulls, writer, waits, pass } = setup();
    expect(await pass(() => false)).toEqual([]);
    expect(pulls.calls).toEqual([]);
    for (let number = 2; number <= 30; number += 1) pulls.add({ number, title: 'ENG-1' });
    await pass();
    expect(pulls.calls.filter((call) => call === 'add')).toHaveLength(20);
    expect(waits).toEqual(Array.from({ length: 19 }, () => 1000));
    await pass();
    expect(pulls.calls.filter((call) => call === 'add')).toHaveLength(30);
    expect(writer.links.size).toBe(30);
  });
});

describe('a pull request that GitHub refuses a comment on for good', () => {
  function locked() {
    const setting = setup();
    const { pulls, pull, story, log } = setting;
    const lock = (is: boolean): void => void (pulls.all[0] = { ...pull, locked: is });
    const refuse = (code: string): void => {
      pulls.before = (call) => {
        if (call === 'add' || call === 'edit') throw failing(code, 403);
      };
    };
    const asked = (): number => pulls.calls.filter((call) => call === 'comments' || call === 'comment').length;
    const changeItem = (): void => {
      story.pass(60_000);
      story.say();
      story.begin();
    };
    const told = (): readonly string[] => log.lines.filter((line) => line.startsWith('warn'));
    return { ...setting, lock, refuse, asked, changeItem, told };
  }

  it('is told once with the remedy, and written to as soon as it is no longer locked', async () => {
    const { pulls, pull, pass, lock, refuse, told, asked, changeItem } = locked();
    lock(true);
    refuse('github-conversation-locked');
    await pass();
    expect(told()).toEqual(['warn: acme/app#1: GitHub answered 403. Do this.']);
    expect(await pass()).toEqual([]);
    expect(asked()).toBe(1);
    changeItem();
    await pass();
    expect(told()).toHaveLength(1);
    pulls.before = () => {};
    lock(false);
    await pass();
    expect(pulls.bodies(pull)).toHaveLength(1);
  });

  it('is tried again when there is something else to say', async () => {
    const { story, pulls, pull, pass, refuse, told, asked, changeItem } = locked();
    refuse('github-refused');
    await pass();
    await pass();
    expect([asked(), told().length]).toEqual([1, 1]);
    pulls.before = () => {};
    changeItem();
    await pass();
    expect(pulls.bodies(pull)).toHaveLength(1);
    expect(story.state.pulls).toMatchObject({ 'acme/app#1': { refused: null } });
  });

  it('is no failure of the job that its event starts', async () => {
    const { pull, forEvent, refuse } = locked();
    refuse('github-conversation-locked');
    expect(await forEvent({ ...pull, open: true })).toMatchObject({
      status: 'skipped',
      reason: expect.stringMatching(/answered 403.*Do this/) as string,
    });
  });
});

describe('a pull request whose item changes', () => {
  it('is let go when nothing names the item any more: the comment goes, and state forgets it', async () => {
    const { story, pulls, pull, pass } = setup();
    await pass();
    pulls.all[0] = { ...pull, branch: 'topic', body: 'as in ENG-1' };
    await pass();
    expect(pulls.bodies(pull)).toEqual([]);
    expect(story.state.pulls).toEqual({});
    expect(await pass()).toEqual([]);
  });

  it('is not let go when its comment could not be taken away now, nor when its item is not known', async () => {
    const { story, pulls, pull, pass } = setup();
    await pass();
    pulls.all[0] = { ...pull, branch: 'topic' };
    pulls.before = (call) => {
      if (call === 'remove') throw failing('github-permission', 403);
    };
    expect(await pass()).toEqual([]);
    pulls.before = () => {};
    const before = story.state;
    story.fold([{ type: 'item-dropped', item_id: 'i-1' }]);
    expect(await pass()).toEqual([]);
    story.state = before;
    await pass();
    expect(pulls.bodies(pull)).toEqual([]);
  });

  it('has its comment about the other item, which gets the link', async () => {
    const { story, pulls, pull, pass } = setup();
    await pass();
    pulls.all[0] = { ...pull, branch: 'topic', title: 'ENG-2: log in' };
    await pass();
    expect(pulls.bodies(pull)).toEqual([expect.stringContaining('ENG-2')]);
    expect(story.state.pulls).toMatchObject({ 'acme/app#1': { item_id: 'i-2', comment_id: 101, linked: true } });
  });
});

describe('two configurations with the same path', () => {
  it('on one pull request have a comment each', async () => {
    const { story, pulls, pull, pass } = setup();
    await pass();
    const [first] = pulls.bodies(pull);
    story.state = { ...story.state, lineage: 'f'.repeat(32), pulls: {} };
    await pass();
    expect(pulls.bodies(pull)).toHaveLength(2);
    expect(pulls.bodies(pull)[0]).toBe(first);
  });
});

describe('a new token', () => {
  it('takes the comment of the old one over, and says once which it may not change', async () => {
    const { story, pulls, log, pull, pass } = setup();
    await pass();
    expect(story.state.pulls).toMatchObject({ 'acme/app#1': { author: pulls.me } });
    const thread = (pulls.threads.get('acme/app#1') ?? []).map((comment) => ({ ...comment, author: 'ada' }));
    pulls.threads.set('acme/app#1', thread);
    story.state = {
      ...story.state,
      pulls: Object.fromEntries(
        Object.entries(story.state.pulls ?? {}).map(([name, record]) => [name, { ...record, author: 'ada' }]),
      ),
    };
    story.say();
    story.begin();
    await pass();
    expect(pulls.bodies(pull)).toEqual([expect.stringContaining('codex works on it')]);
    pulls.before = (call) => {
      if (call === 'edit') throw failing('github-permission', 403);
    };
    story.end(says('[question] which one?'));
    await pass();
    expect(pulls.bodies(pull)).toHaveLength(2);
    expect(log.lines).toEqual([expect.stringMatching(/^warn: .*comment 101, which ada wrote.*Delete it by hand\.$/)]);
    pulls.before = () => {};
    story.publishAll();
    await pass();
    expect(pulls.bodies(pull)).toEqual([expect.anything(), expect.stringContaining('answer by a comment')]);
    expect(log.lines).toHaveLength(1);
  });
});

describe('for the event of a pull request', () => {
  const open = (pull: PullRequest) => ({ ...pull, open: true });

  it('its comment is made, changed and left alone; nothing is written but that', async () => {
    const { story, pulls, writer, pull, forEvent } = setup();
    const before = story.state;
    expect(await forEvent(open(pull))).toEqual({ status: 'created', pull: 'acme/app#1', key: 'ENG-1' });
    expect(await forEvent(open(pull))).toMatchObject({ status: 'unchanged' });
    story.say();
    story.begin();
    expect(await forEvent(open(pull))).toMatchObject({ status: 'updated' });
    expect(pulls.bodies(pull)).toHaveLength(1);
    expect(writer.links.size).toBe(0);
    expect(before.pulls).toBeUndefined();
  });

  it('the comment is the one that a tick has made', async () => {
    const { pulls, pull, pass, forEvent } = setup();
    await pass();
    expect(await forEvent(open(pull))).toMatchObject({ status: 'unchanged' });
    expect(pulls.bodies(pull)).toHaveLength(1);
  });

  it('a dry run says what the comment would say', async () => {
    const { story, pulls, pull, forEvent } = setup();
    const outcome = await forEvent(open(pull), true);
    expect(outcome).toMatchObject({ status: 'planned', key: 'ENG-1' });
    expect('body' in outcome && outcome.body.split('\n')[0]).toBe(
      markerLine(configId(story.config, story.state, 'acme/ops')),
    );
    expect(pulls.calls).toEqual([]);
  });

  it.each([
    ['it is about something else', (): null => null, /not about a pull request/],
    ['it is closed', (pull: PullRequest) => ({ ...pull, open: false }), /is closed/],
    [
      'it comes from a fork, even an insider’s',
      (pull: PullRequest) => ({ ...pull, open: true, fork: true }),
      /from a fork/,
    ],
    ['it names no item', (pull: PullRequest) => ({ ...pull, open: true, branch: 'topic' }), /belongs to no known item/],
  ])('nothing is done when %s, and that is said', async (_what, change, reason) => {
    const { pulls, pull, forEvent } = setup();
    const outcome = await forEvent(change(pull));
    expect(outcome).toMatchObject({ status: 'skipped', reason: expect.stringMatching(reason) as string });
    expect(pulls.calls).toEqual([]);
  });

  it('nothing is done where there is no state, or where it is switched off', async () => {
    const { story, pull, forEvent } = setup();
    story.fold([{ type: 'item-dropped', item_id: 'i-1' }]);
    expect(await forEvent(open(pull))).toMatchObject({ status: 'skipped' });
    const ports = {
      pulls: new FakePulls(),
      redact: (text: string) => text,
      clock: { now: () => 0, sleep: () => Promise.resolve() },
      log: keptLog(),
      home: null,
    };
    const none = () => Promise.resolve(null);
    expect(await pullStatusFor(open(pull), none, story.config, ports, { dry_run: false })).toMatchObject({
      reason: expect.stringMatching(/no state yet/) as string,
    });
    const off = makeConfig((raw) => (raw['pull_requests'] = { status: false }));
    expect(await pullStatusFor(open(pull), none, off, ports, { dry_run: false })).toMatchObject({
      reason: expect.stringMatching(/switched off/) as string,
    });
  });

  it('a token that may only read is told as such, any other refusal as a failure', async () => {
    const { pulls, pull, forEvent } = setup();
    pulls.before = () => {
      throw failing('github-permission', 403);
    };
    expect(await forEvent(open(pull))).toMatchObject({
      status: 'forbidden',
      problem: { code: 'github-permission', remedy: expect.stringMatching(/Do this/) as string },
    });
    pulls.before = () => {
      throw failing('github-server-error', 502);
    };
    expect(await forEvent(open(pull))).toMatchObject({ status: 'failed', problem: { code: 'github-server-error' } });
  });
});

describe('the name of a configuration', () => {
  const state = { lineage: '0'.repeat(32) };
  const other = { lineage: '1'.repeat(32) };
  const onBranch = makeConfig((raw) => (raw['state'] = { store: 'branch', path: 'state.json' }));
  const inFile = makeConfig((raw) => (raw['state'] = { store: 'file', path: 'state.json' }));
  const id = configId(onBranch, state, 'acme/ops');

  it('stays the same when details change, and differs for another Plane or another state', () => {
    expect(id).toMatch(/^[0-9a-f]{12}$/);
    const changed = (change: (raw: Record<string, unknown>) => void): string =>
      configId(
        makeConfig((raw) => {
          raw['state'] = { store: 'branch', path: 'state.json' };
          change(raw);
        }),
        state,
        'acme/ops',
      );
    expect(changed((raw) => (raw['allowed_authors'] = []))).toBe(id);
    expect(changed((raw) => (raw['plane'] = { ...(raw['plane'] as object), workspace: 'x' }))).not.toBe(id);
    expect(changed((raw) => (raw['state'] = { store: 'file', path: 'other.json' }))).not.toBe(id);
  });

  it('differs for two states under one path, and for one that was copied to another repository', () => {
    expect(configId(onBranch, other, 'acme/ops')).not.toBe(id);
    expect(configId(onBranch, state, 'eve/ops')).not.toBe(id);
    expect(configId(onBranch, state, 'Acme/Ops')).toBe(id);
    expect(configId(inFile, other, null)).not.toBe(configId(inFile, state, null));
  });

  it('is the same for a file whether a workflow or a person runs the tick', () => {
    expect(configId(inFile, state, 'acme/ops')).toBe(configId(inFile, state, null));
  });
});
