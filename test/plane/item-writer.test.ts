import { describe, expect, it } from 'vitest';
import type { ProjectInfo } from '../../action/src/model/work-item.ts';
import type { Target } from '../../action/src/ports/item-writer.ts';
import type { HttpAnswer } from '../../action/src/plane/http.ts';
import { HttpFailure } from '../../action/src/plane/http.ts';
import { answer, bodyOf, exchange, page, recorded, scriptedHttp, textIn } from '../fakes/plane-http.ts';
import type { Sent } from '../fakes/plane-http.ts';
import { connect, refusal } from './parts.ts';

const PROJECT: ProjectInfo = {
  id: 'p1',
  key: 'WEB',
  name: 'Web',
  archived: false,
  states: [{ id: 's1', name: 'In Review', group: 'started' }],
  labels: {},
  members: [],
};
const TARGET: Target = { project: PROJECT, item_id: 'i1', as: 'linux-box' };
const ITEM = '/workspaces/acme/projects/p1/work-items/i1/';
const BOT = textIn('01 who am I (bot)', 'id');
const GRACE = '00000000-0000-4000-8000-000000000001';
const EXISTING = textIn('10 the same again', 'id');
const taken = (): HttpAnswer => recorded('10 the same again');
const gone = (): HttpAnswer => recorded('10 get one under another item');

describe('who am I', () => {
  it('is asked once for each key', async () => {
    const net = scriptedHttp(() => recorded('01 who am I (bot)'));
    const tokens = (as: string | null): string => (as === 'mac' ? 'key-mac' : 'key-linux');
    const { writer } = connect(net.http, { tokens });
    expect(await writer.whoAmI(null)).toBe(BOT);
    expect(await writer.whoAmI('linux-box')).toBe(BOT);
    await writer.whoAmI('mac');
    expect(net.sent.map(({ headers }) => headers['x-api-key'])).toEqual(['key-linux', 'key-mac']);
  });
});

describe('a comment', () => {
  it('is posted with our external source and the given id', async () => {
    const net = scriptedHttp(() => recorded('10 create with external id'));
    const posted = await connect(net.http).writer.putComment(TARGET, 'ab12:i1:WEB-1-1:answer', '<p>done\u0000</p>');
    const html = textIn('10 create with external id', 'comment_html');
    expect(posted).toEqual({ comment_id: textIn('10 create with external id', 'id'), created: true, html });
    expect(net.sent).toMatchObject([
      {
        method: 'POST',
        path: `${ITEM}comments/`,
        body: { comment_html: '<p>done</p>', external_source: 'agentd', external_id: 'ab12:i1:WEB-1-1:answer' },
      },
    ]);
  });

  const withOwner =
    (actor: string | null, updated_by: string | null = null) =>
    (request: Sent): HttpAnswer => {
      if (request.method === 'POST') return taken();
      if (request.path.endsWith('/me/')) return recorded('01 who am I (bot)');
      return answer(200, { id: EXISTING, actor, updated_by, comment_html: '<p>there</p>' });
    };

  it('that is there already by our own user is done', async () => {
    const net = scriptedHttp(withOwner(BOT));
    expect(await connect(net.http).writer.putComment(TARGET, 'e', '<p>x</p>')).toEqual({
      comment_id: EXISTING,
      created: false,
      html: '<p>there</p>',
    });
    expect(net.lines()).toEqual([`POST ${ITEM}comments/`, `GET ${ITEM}comments/${EXISTING}/`, 'GET /users/me/']);
  });

  it('that is there already and was edited by somebody else is done, and its words are not taken for ours', async () => {
    const net = scriptedHttp(withOwner(BOT, GRACE));
    expect(await connect(net.http).writer.putComment(TARGET, 'e', '<p>x</p>')).toMatchObject({
      created: false,
      html: null,
    });
  });

  it('that is there already by another bot of ours is done', async () => {
    const net = scriptedHttp(withOwner(GRACE));
    const target = { ...TARGET, bots: [GRACE] };
    expect(await connect(net.http).writer.putComment(target, 'e', '<p>x</p>')).toMatchObject({ created: false });
  });

  it.each([403, 400, 500])(
    'whose id is taken by one that cannot be read (%i) may be ours: it is not refused',
    async (status) => {
      const net = scriptedHttp(({ method }) => (method === 'POST' ? taken() : answer(status, { detail: 'No.' })));
      const error = await refusal(connect(net.http).writer.putComment(TARGET, 'e', '<p>x</p>'));
      expect(error).toMatchObject({ status: null, unsent: true, problem: { code: 'plane-comment-unread' } });
    },
  );

  it.each([GRACE, null])('that is there by somebody else (%s) is not taken for ours', async (actor) => {
    const error = await refusal(
      connect(scriptedHttp(withOwner(actor)).http).writer.putComment(TARGET, 'e', '<p>x</p>'),
    );
    expect(error.problem).toMatchObject({ code: 'plane-comment-taken', retry: false });
    expect(error.problem.message).toContain(EXISTING);
  });

  it('that is not seen on its item is neither done nor taken by others: it may be too new to be seen', async () => {
    const net = scriptedHttp(({ method }) =>
      method === 'POST' ? recorded('10 the same external id on another item') : gone(),
    );
    const error = await refusal(connect(net.http).writer.putComment(TARGET, 'e', '<p>x</p>'));
    expect(error.problem).toMatchObject({ code: 'plane-comment-unseen', retry: true });
  });

  it('that was deleted between our two looks is posted', async () => {
    const net = scriptedHttp(({ method }, number) =>
      method === 'GET' ? gone() : number === 1 ? taken() : recorded('10 create with external id'),
    );
    expect(await connect(net.http).writer.putComment(TARGET, 'e', '<p>x</p>')).toMatchObject({ created: true });
  });

  it('whose answer is lost may be there: the next try finds it by its 409', async () => {
    const net = scriptedHttp((request, number) =>
      number === 1 ? new HttpFailure('lost', 'ECONNRESET') : withOwner(BOT)(request),
    );
    const { writer } = connect(net.http);
    const error = await refusal(writer.putComment(TARGET, 'e', '<p>x</p>'));
    expect(error.problem).toMatchObject({ code: 'plane-unreachable', retry: true });
    expect(net.sent).toHaveLength(1);
    expect(await writer.putComment(TARGET, 'e', '<p>x</p>')).toMatchObject({ comment_id: EXISTING, created: false });
  });

  it.each([
    ['10 comment on an unknown item', 400, 'plane-refused'],
    ['10 body over 5 MiB', 413, 'plane-too-large'],
    ['01 unknown workspace', 403, 'plane-forbidden'],
  ])('%s: %i is handed up', async (name, status, code) => {
    const error = await refusal(connect(scriptedHttp(() => recorded(name)).http).writer.putComment(TARGET, 'e', 'x'));
    expect(error).toMatchObject({ status, problem: { code, retry: false } });
  });

  it('that is created with an answer that cannot be read is tried again later', async () => {
    for (const result of [answer(201, {}), answer(201, '<html>', { 'content-type': 'text/html' })]) {
      const error = await refusal(connect(scriptedHttp(() => result).http).writer.putComment(TARGET, 'e', 'x'));
      expect(error.problem).toMatchObject({ code: 'plane-answer-unreadable', retry: true });
    }
  });

  it('refused for its external id without naming the other is a conflict', async () => {
    const net = scriptedHttp(() => answer(409, { error: 'exists' }));
    expect((await refusal(connect(net.http).writer.putComment(TARGET, 'e', 'x'))).problem.code).toBe('plane-conflict');
  });
});

describe('a move', () => {
  const { state } = exchange('09 state').request.body as { state: string };
  const project: ProjectInfo = { ...PROJECT, states: [{ id: state, name: 'In Progress', group: 'started' }] };
  const target: Target = { ...TARGET, project, item_id: textIn('09 state', 'id') };

  it('sends the state alone and returns the item as it now is', async () => {
    const net = scriptedHttp(() => recorded('09 state'));
    const item = await connect(net.http).writer.move(target, state);
    expect(item.state).toEqual(project.states[0]);
    const path = ITEM.replace('/i1/', `/${target.item_id}/`);
    expect(net.sent).toMatchObject([{ method: 'PATCH', path, body: { state } }]);
    expect(item.updated_at).toBe(Math.floor(Date.parse(textIn('09 state', 'updated_at'))));
  });

  it('that Plane ignores with 200 is an error', async () => {
    const net = scriptedHttp(() => recorded('09 state_id is ignored'));
    const error = await refusal(connect(net.http).writer.move(target, state));
    expect(error.problem).toMatchObject({ code: 'plane-state-ignored', retry: false });
    expect(error.problem.message).toContain(state);
  });

  it('is checked too when the state comes as an object', async () => {
    const body = { ...bodyOf('09 state'), state: { id: state, name: 'In Progress', group: 'started' } };
    const net = scriptedHttp(() => answer(200, body));
    expect((await connect(net.http).writer.move(target, state)).state.id).toBe(state);
  });

  it('to a state of another project is refused with Plane’s words', async () => {
    const net = scriptedHttp(() => recorded('09 state: of another project'));
    const error = await refusal(connect(net.http).writer.move(target, 's2'));
    expect(error).toMatchObject({ status: 400, problem: { code: 'plane-refused' } });
    expect(error.problem.message).toContain('State is not valid');
  });

  it('that is answered with another item did not surely happen', async () => {
    const net = scriptedHttp(() => answer(200, { ...bodyOf('09 state'), id: 'i2' }));
    const error = await refusal(connect(net.http).writer.move({ ...target, item_id: 'i1' }, state));
    expect(error).toMatchObject({ unsent: false, problem: { code: 'plane-answer-unreadable', retry: true } });
  });

  it('of an item that is gone says so', async () => {
    const net = scriptedHttp(() => recorded('08 unknown id'));
    expect((await refusal(connect(net.http).writer.move(target, state))).problem.code).toBe('plane-not-found');
  });
});

describe('a link', () => {
  const url = 'https://git.acme.example/web/pulls/7';

  it('is added', async () => {
    const net = scriptedHttp(() => recorded('11 create'));
    expect(await connect(net.http).writer.putLink(TARGET, url, 'Pull request 7')).toEqual({ created: true });
    expect(net.sent).toMatchObject([{ path: `${ITEM}links/`, body: { url, title: 'Pull request 7' } }]);
  });

  it('that is there already is done', async () => {
    const net = scriptedHttp(() => recorded('11 create: same URL'));
    expect(await connect(net.http).writer.putLink(TARGET, url, 'x')).toEqual({ created: false });
  });

  it('to a host without a dot is refused, as Plane does', async () => {
    const net = scriptedHttp(() => recorded('11 create: dotless host'));
    const error = await refusal(connect(net.http).writer.putLink(TARGET, 'http://gitea:3000/x', 'x'));
    expect(error).toMatchObject({ status: 400, problem: { code: 'plane-refused', retry: false } });
    expect(error.problem.message).toContain('url: Invalid URL format.');
  });

  it('has a title of 255 characters at most, without half an emoji', async () => {
    const net = scriptedHttp(() => recorded('11 create'));
    await connect(net.http).writer.putLink(TARGET, url, `${'t'.repeat(254)}🤖`);
    expect(net.sent[0]?.body).toMatchObject({ title: 't'.repeat(254) });
  });
});

describe('an older server', () => {
  it('gets its comment through issues/, posted once', async () => {
    const net = scriptedHttp(({ method, path }) => {
      if (path.includes('work-items')) return recorded('01 unknown route with key');
      return method === 'GET' ? page([]) : recorded('10 create with external id');
    });
    expect(await connect(net.http).writer.putComment(TARGET, 'e', '<p>x</p>')).toMatchObject({ created: true });
    expect(net.lines()).toEqual([
      `POST ${ITEM}comments/`,
      'GET /workspaces/acme/projects/p1/issues/',
      'POST /workspaces/acme/projects/p1/issues/i1/comments/',
    ]);
  });
});
