import { describe, expect, it } from 'vitest';
import { AgentdError, PlaneError } from '../../action/src/errors.ts';
import type { Notifier } from '../../action/src/ports/notifier.ts';
import { EXTRA_TRIES, postStep } from '../../bot/post-step.ts';
import type { PostPorts, PostStep } from '../../bot/post-step.ts';
import { createRedactor } from '../../bot/redact.ts';
import { FakeWriter, project, states } from '../fakes/item-writer.ts';

const target = { project, item_id: 'i-12', as: 'linux-box' };
const comment: PostStep = { kind: 'comment', target, external_id: 'x:i-12:ENG-12-1:result', html: '<p>a</p>' };
const toReview: PostStep = {
  kind: 'state',
  target,
  state_id: states.review.id,
  expect_state_ids: [states.working.id],
};
const link: PostStep = { kind: 'link', target, url: 'https://git.example/pull/7', title: 'Pull request 7' };
const notice: PostStep = {
  kind: 'notice',
  text: 'ENG-12 [review]\nsecret-value-1 \0done',
  data: { key: 'ENG-12', tag: 'review', url: 'https://plane.example/acme/browse/ENG-12/' },
  tried: 0,
};

function setUp(notify: Notifier['notify'] = async () => undefined): { writer: FakeWriter; ports: PostPorts } {
  const writer = new FakeWriter();
  const redact = createRedactor([{ name: 'TOKEN', value: 'secret-value-1' }]);
  return { writer, ports: { writer, tracker: writer, notifier: { notify }, redact } };
}

function planeError(status: number | null, code: string, retry = false, until: number | null = null): PlaneError {
  return new PlaneError({ code, message: 'm', remedy: 'r', retry }, { status, until });
}

describe('a publishing step', () => {
  it('posts a comment once, however often it is carried out', async () => {
    const { writer, ports } = setUp();
    const there = { status: 'done', comment_id: 'c-1', html: '<p>a</p>' };
    expect(await postStep(comment, ports)).toEqual(there);
    expect(await postStep(comment, ports)).toEqual({ ...there, reason: 'already-there' });
    expect([...writer.comments.values()]).toEqual([{ id: 'c-1', html: '<p>a</p>' }]);
  });

  it('is open when nobody knows whether it was done, and is then done by the repeat', async () => {
    for (const step of [comment, link]) {
      const { writer, ports } = setUp();
      writer.fail(planeError(null, 'plane-unreachable', true), true);
      expect(await postStep(step, ports)).toMatchObject({ status: 'open', reason: 'plane-unreachable' });
      expect(await postStep(step, ports)).toMatchObject({ status: 'done', reason: 'already-there' });
      expect(writer.comments.size + writer.links.size).toBe(1);
    }
  });

  /** Of the write itself: a move first reads the item. */
  function refusedWith(error: PlaneError): { readonly step: PostStep; readonly ports: PostPorts }[] {
    const refuse = async (): Promise<never> => {
      throw error;
    };
    const { writer, ports } = setUp();
    const { item_ } = writer;
    const tracker = { item: async () => item_ };
    const refusing = { ...ports, tracker, writer: { putComment: refuse, move: refuse, putLink: refuse } };
    return [comment, toReview, link].map((step) => ({ step, ports: refusing }));
  }

  it.each([
    [413, 'plane-too-large', false, 'refused'],
    [400, 'plane-refused', false, 'refused'],
    [400, 'plane-reference-gone', false, 'open'],
    [400, 'plane-answer-unreadable', true, 'open'],
    [404, 'plane-not-found', false, 'open'],
    [404, 'plane-route-missing', false, 'open'],
    [405, 'plane-refused', false, 'open'],
    [409, 'plane-conflict', false, 'open'],
    [415, 'plane-refused', false, 'open'],
    [403, 'plane-forbidden', false, 'open'],
    [null, 'plane-refused', false, 'open'],
    [null, 'plane-comment-taken', false, 'open'],
    [null, 'plane-comment-unread', false, 'open'],
    [null, 'plane-project-archived', false, 'open'],
    [null, 'plane-state-ignored', false, 'open'],
    [null, 'plane-unreachable', true, 'open'],
    [null, 'plane-budget', true, 'open'],
    [403, 'plane-token-invalid', false, 'open'],
    [null, 'plane-token-missing', false, 'open'],
    [403, 'plane-answer-unreadable', true, 'open'],
    [401, 'plane-token-invalid', false, 'open'],
    [429, 'plane-rate-limited', true, 'open'],
    [500, 'plane-server-error', true, 'open'],
    [502, 'plane-answer-unreadable', false, 'open'],
    [301, 'plane-redirect', false, 'open'],
  ] as const)('that Plane answers with %s (%s, retry %s) is %s', async (status, code, retry, outcome) => {
    for (const { step, ports } of refusedWith(planeError(status, code, retry))) {
      expect(await postStep(step, ports), step.kind).toMatchObject({
        status: outcome,
        reason: code,
        problem: { remedy: 'r' },
      });
    }
  });

  it('on an item that is gone is refused, once the reader has seen the project without it', async () => {
    for (const { step, ports } of refusedWith(planeError(404, 'plane-not-found'))) {
      if (step.kind === 'state') continue;
      const gone = { ...ports, tracker: { item: async () => null } };
      expect(await postStep(step, gone)).toMatchObject({ status: 'refused', reason: 'item-gone' });
      const shut = planeError(null, 'plane-project-archived');
      const archived = { ...ports, tracker: { item: () => Promise.reject(shut) } };
      expect(await postStep(step, archived)).toMatchObject({ status: 'open', reason: 'plane-project-archived' });
    }
  });

  it('says when the next try makes sense, where Plane does', async () => {
    const { writer, ports } = setUp();
    writer.fail(planeError(429, 'plane-rate-limited', true, 99_000));
    expect((await postStep(comment, ports)).until).toBe(99_000);
    writer.fail(planeError(500, 'plane-server-error', true));
    expect(await postStep(comment, ports)).not.toHaveProperty('until');
  });

  it('stays open over a fault of agentd itself, which an update may mend', async () => {
    const { writer, ports } = setUp();
    writer.fail(new TypeError('x is undefined'));
    expect(await postStep(comment, ports)).toMatchObject({ status: 'open', reason: 'internal' });
  });
});

describe('a move', () => {
  it('is made while the item is where the run left it', async () => {
    const { writer, ports } = setUp();
    const result = await postStep(toReview, ports);
    expect(result).toMatchObject({ status: 'done', item: { state: states.review, updated_at: 3 } });
    expect(result).not.toHaveProperty('reason');
    expect(writer.moves).toBe(1);
  });

  it('is left to people who moved the item themselves', async () => {
    const { writer, ports } = setUp();
    writer.item_ = writer.item_ && { ...writer.item_, state: states.done };
    expect(await postStep(toReview, ports)).toMatchObject({
      status: 'done',
      reason: 'moved-by-people',
      item: { state: states.done },
    });
    expect(writer.moves).toBe(0);
  });

  it('is not made twice', async () => {
    const { writer, ports } = setUp();
    await postStep(toReview, ports);
    expect(await postStep(toReview, ports)).toMatchObject({ status: 'done', reason: 'already-there' });
    expect(writer.moves).toBe(1);
  });

  it('of an item that is gone is refused, and one that cannot be read is tried again', async () => {
    const { writer, ports } = setUp();
    for (const error of [planeError(null, 'plane-unreachable', true), planeError(400, 'plane-refused')]) {
      writer.fail(error);
      expect(await postStep(toReview, ports)).toMatchObject({ status: 'open' });
    }
    writer.item_ = null;
    expect(await postStep(toReview, ports)).toEqual({ status: 'refused', reason: 'item-gone' });
    expect(writer.moves).toBe(0);
  });
});

describe('a link', () => {
  it('is given up after some tries, where somebody counts them', async () => {
    const refuse = planeError(403, 'plane-forbidden');
    for (const [tried, outcome] of [
      [0, 'open'],
      [EXTRA_TRIES - 1, 'refused'],
    ] as const) {
      const { writer, ports } = setUp();
      writer.fail(refuse);
      expect(await postStep({ ...link, tried }, ports)).toMatchObject({ status: outcome });
    }
  });

  it('goes to the web, with a title that Plane takes and no secret in it', async () => {
    const { writer, ports } = setUp();
    const title = `secret-value-1\n\0${'👩‍👩‍👧'.repeat(100)}`;
    expect(await postStep({ ...link, title }, ports)).toEqual({ status: 'done' });
    const kept = writer.links.get(link.url) ?? '';
    expect(kept).toMatch(/^\[redacted TOKEN\] (?:👩‍👩‍👧)+…$/u);
    expect(kept.length).toBeLessThanOrEqual(255);
  });

  it.each(['javascript:alert(1)', 'file:///etc/passwd', '/pull/7', 'https://git.example/?t=secret-value-1'])(
    'to %s is refused',
    async (url) => {
      const { writer, ports } = setUp();
      expect(await postStep({ ...link, url }, ports)).toEqual({ status: 'refused', reason: 'link-unfit' });
      expect(writer.links.size).toBe(0);
    },
  );
});

describe('a notice', () => {
  const down = new AgentdError({ code: 'notice-unreachable', message: 'm', remedy: '', retry: true });

  it('is given cleaned and redacted', async () => {
    const given: unknown[] = [];
    const { ports } = setUp(async (text, data) => void given.push(text, data));
    expect(await postStep(notice, ports)).toEqual({ status: 'done' });
    expect(given).toEqual(['ENG-12 [review]\n[redacted TOKEN] done', notice.data]);
  });

  it('is tried again for a while, and then given up', async () => {
    const { ports } = setUp(async () => Promise.reject(down));
    for (let tried = 0; tried < EXTRA_TRIES - 1; tried += 1) {
      expect(await postStep({ ...notice, tried }, ports)).toMatchObject({ status: 'open' });
    }
    const last = await postStep({ ...notice, tried: EXTRA_TRIES - 1 }, ports);
    expect(last).toMatchObject({ status: 'refused', reason: 'given-up', problem: { code: 'notice-unreachable' } });
  });

  it('that the receiver refuses is not tried again', async () => {
    const refused = new AgentdError({ code: 'notice-refused', message: 'm', remedy: 'r', retry: false });
    const { ports } = setUp(async () => Promise.reject(refused));
    expect(await postStep(notice, ports)).toMatchObject({ status: 'refused', reason: 'notice-refused' });
  });
});
