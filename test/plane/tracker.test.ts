import { describe, expect, it } from 'vitest';
import type { ProjectInfo } from '../../action/src/model/work-item.ts';
import type { HttpAnswer } from '../../action/src/plane/http.ts';
import { HttpFailure } from '../../action/src/plane/http.ts';
import { CommentRow, ItemRow, Page } from '../../action/src/plane/schema.ts';
import type { Sent } from '../fakes/plane-http.ts';
import { answer, bodyOf, page, recorded, scriptedHttp } from '../fakes/plane-http.ts';
import { connect, refusal } from './parts.ts';

const ITEMS = '/workspaces/acme/projects/p1/work-items/';
const PROJECT: ProjectInfo = {
  id: 'p1',
  key: 'WEB',
  name: 'Web',
  archived: false,
  states: [
    { id: 's1', name: 'Todo', group: 'unstarted' },
    { id: 's2', name: 'Done', group: 'completed' },
  ],
  labels: { l1: 'bug' },
  members: [],
};
const at = (minute: number): string => `2026-11-29T10:${String(minute).padStart(2, '0')}:00.500000Z`;
const ms = (minute: number): number => Date.parse(at(minute));
const row = (n: number, minute: number, more: object = {}): object => ({
  id: `i${n}`,
  sequence_id: n,
  name: `Item ${n}`,
  state: 's1',
  assignees: [],
  labels: [],
  priority: 'none',
  created_at: at(0),
  updated_at: at(minute),
  archived_at: null,
  ...more,
});
const project = (identifier: string): object => ({ id: identifier, identifier, name: identifier, is_member: true });
const gone = (): HttpAnswer => recorded('08 unknown id');
const noRoute = (): HttpAnswer => recorded('01 unknown route with key');
const projectRow = (more: object = {}): HttpAnswer =>
  answer(200, { id: 'p1', identifier: 'WEB', name: 'Web', is_member: true, archived_at: null, ...more });

describe('a project', () => {
  const server = (request: Sent): HttpAnswer => {
    if (request.path.endsWith('/projects/')) return recorded('03 list as a member of WEB, OPS and OLD');
    if (request.path.endsWith('/states/'))
      return recorded('04 list (five default states and two own; triage is hidden)');
    if (request.path.endsWith('/labels/')) return recorded('05 list');
    return recorded('06 project members');
  };

  it('is found by its identifier, with states, labels and members', async () => {
    const net = scriptedHttp(server);
    const info = await connect(net.http).tracker.project('WEB');
    expect(info).toMatchObject({ key: 'WEB', name: 'Web', archived: false });
    expect(info.states.map(({ name, group }) => `${name}/${group}`)).toEqual([
      'Backlog/backlog',
      'Todo/unstarted',
      'In Progress/started',
      'Done/completed',
      'Cancelled/cancelled',
      'In Review/started',
      'Blocked/unstarted',
    ]);
    expect(Object.values(info.labels).toSorted()).toEqual(['agent', 'bug', 'wip']);
    expect(info.members.find(({ display_name }) => display_name === 'grace')?.email).toBe('grace@acme.example');
    expect(net.sent).toHaveLength(4);
  });

  it('shares one list of projects with the others of a tick', async () => {
    const net = scriptedHttp(server);
    const { tracker } = connect(net.http);
    await tracker.project('WEB');
    await tracker.project('OPS');
    expect(net.lines().filter((line) => line === 'GET /workspaces/acme/projects/')).toHaveLength(1);
  });

  it('that does not exist is refused with those that do, the nearest first', async () => {
    const error = await refusal(connect(scriptedHttp(server).http).tracker.project('WBE'));
    expect(error.problem).toMatchObject({ code: 'plane-project-unknown', retry: false });
    expect(error.problem.message).toMatch(/This key sees: WEB, /);
  });

  it('may lie behind the end of a list that broke off: then it is not called unknown', async () => {
    const net = scriptedHttp((request, number) => (number === 1 ? page([project('OPS')], '100:1:0') : server(request)));
    const repeating = scriptedHttp(() => page([project('OPS')], '100:1:0'));
    expect((await connect(net.http).tracker.project('WEB')).key).toBe('WEB');
    const error = await refusal(connect(repeating.http).tracker.project('WEB'));
    expect(error.problem).toMatchObject({ code: 'plane-list-partial', retry: true });
  });

  it('is used as far as it was seen when a list of it breaks off, and says so', async () => {
    const net = scriptedHttp((request) =>
      request.path.endsWith('/labels/') ? page([{ id: 'l1', name: 'bug' }], '100:1:0') : server(request),
    );
    const { labels, states, partial } = await connect(net.http).tracker.project('WEB');
    expect([labels, states.length, partial?.code]).toEqual([{ l1: 'bug' }, 7, 'plane-list-partial']);
    expect(partial?.message).toContain('/labels/');
  });

  it('in lower case is not the same', async () => {
    expect((await refusal(connect(scriptedHttp(server).http).tracker.project('web'))).problem.code).toBe(
      'plane-project-unknown',
    );
  });

  it('that is public but not joined is refused, although its labels would read as an empty list', async () => {
    const net = scriptedHttp(server);
    const error = await refusal(connect(net.http).tracker.project('PUB'));
    expect(error.problem).toMatchObject({ code: 'plane-project-not-member', retry: false });
    expect(net.sent).toHaveLength(1);
  });

  it('that is archived says so, and nothing empty is taken for its states', async () => {
    const net = scriptedHttp(server);
    expect(await connect(net.http).tracker.project('OLD')).toMatchObject({
      key: 'OLD',
      archived: true,
      states: [],
      labels: {},
    });
    expect(net.sent).toHaveLength(1);
  });

  it('of an unknown workspace is refused as Plane does', async () => {
    const net = scriptedHttp(() => recorded('01 unknown workspace'));
    const error = await refusal(connect(net.http).tracker.project('WEB'));
    expect(error.problem).toMatchObject({ code: 'plane-forbidden' });
    expect(error.problem.remedy).toContain('plane.workspace');
  });

  it('list that failed is asked for again', async () => {
    const net = scriptedHttp((request, number) => (number === 1 ? answer(500, {}) : server(request)));
    const { tracker } = connect(net.http);
    await refusal(tracker.project('WEB'));
    expect((await tracker.project('WEB')).key).toBe('WEB');
  });
});

describe('what changed', () => {
  it('is asked for newest first with the fields that are read, and no filter, as Plane ignores those', async () => {
    const net = scriptedHttp(() => page([row(1, 5)]));
    await connect(net.http).tracker.changed(PROJECT, null);
    expect(net.lines()).toEqual([`GET ${ITEMS}`]);
    expect(net.sent[0]?.query).toEqual({
      order_by: '-updated_at',
      per_page: '100',
      fields: 'id,project,sequence_id,name,state,assignees,labels,priority,created_at,updated_at,archived_at',
    });
  });

  it('is read from a recorded list', async () => {
    const list = bodyOf('07 an item with assignee and label');
    const item = ItemRow.parse(Page.parse(list).results[0]);
    const project = {
      ...PROJECT,
      id: item.project ?? '',
      states: [{ id: item.state, name: 'Backlog', group: 'backlog' as const }],
      labels: { [item.labels[0]!]: 'bug' },
    };
    const net = scriptedHttp(() => answer(200, { ...list, next_page_results: false }));
    const { items, newest } = await connect(net.http).tracker.changed(project, null);
    expect(items).toMatchObject([
      {
        key: 'WEB-240',
        name: 'Bulk item 240',
        state: { name: 'Backlog' },
        labels: ['bug'],
        assignees: item.assignees,
        priority: 'medium',
      },
    ]);
    expect(newest).toBe(items[0]?.updated_at);
  });

  it('ends below the watermark, and no further page is asked for', async () => {
    const pages = [[row(1, 9), row(2, 8)], [row(3, 7), row(4, 4)], [row(5, 3)]];
    const net = scriptedHttp((_, number) => page(pages[number - 1] ?? [], `100:${number}:0`));
    const { items, newest } = await connect(net.http).tracker.changed(PROJECT, ms(5));
    expect(items.map(({ key }) => key)).toEqual(['WEB-1', 'WEB-2', 'WEB-3']);
    expect(newest).toBe(ms(9));
    expect(net.sent).toHaveLength(2);
  });

  it('holds what is exactly at the watermark', async () => {
    const net = scriptedHttp(() => page([row(1, 5)]));
    const { items } = await connect(net.http).tracker.changed(PROJECT, ms(5));
    expect(items).toHaveLength(1);
  });

  it('comes once and newest first, although an item moved to the front during the walk', async () => {
    const net = scriptedHttp((_, number) =>
      number === 1 ? page([row(1, 9), row(2, 8)], '100:1:0') : page([row(2, 8), row(3, 59)]),
    );
    const { items, newest } = await connect(net.http).tracker.changed(PROJECT, null);
    expect(items.map(({ key }) => key)).toEqual(['WEB-3', 'WEB-1', 'WEB-2']);
    expect(newest).toBe(ms(9));
  });

  it('is walked to the end when the server does not keep the order', async () => {
    const net = scriptedHttp((_, number) =>
      number === 1 ? page([row(1, 1), row(2, 9)], '100:1:0') : page([row(3, 8)]),
    );
    const { items } = await connect(net.http).tracker.changed(PROJECT, ms(5));
    expect(items.map(({ key }) => key)).toEqual(['WEB-2', 'WEB-3']);
  });

  it('has no archived item, and no watermark when it is empty', async () => {
    const archived = scriptedHttp(() => page([row(1, 5, { archived_at: '2026-01-01' })]));
    expect((await connect(archived.http).tracker.changed(PROJECT, null)).items).toEqual([]);
    const empty = scriptedHttp(() => recorded('03 archived project: work items'));
    expect(await connect(empty.http).tracker.changed(PROJECT, null)).toEqual({
      items: [],
      newest: null,
      partial: null,
      unread: [],
    });
  });

  it('is used as far as it was seen when a page fails, and says that there may be more', async () => {
    const net = scriptedHttp((_, number) => (number === 1 ? page([row(1, 9)], '100:1:0') : answer(500, {})));
    const { items, partial } = await connect(net.http).tracker.changed(PROJECT, null);
    expect(items).toMatchObject([{ key: 'WEB-1' }]);
    expect(partial).toMatchObject({ code: 'plane-list-partial' });
    const first = scriptedHttp(() => answer(500, {}));
    expect((await refusal(connect(first.http).tracker.changed(PROJECT, null))).problem.code).toBe('plane-server-error');
  });

  it('is whole when it went back far enough, although the server would show the same page for ever', async () => {
    const net = scriptedHttp(() => page([row(1, 9), row(2, 3)], '100:1:0'));
    expect(await connect(net.http).tracker.changed(PROJECT, ms(5))).toMatchObject({ partial: null, newest: ms(9) });
    expect(net.sent).toHaveLength(1);
  });

  it('keeps the others when a name of one cannot be read: that one is neither guessed nor taken for absent', async () => {
    const net = scriptedHttp(({ path }) =>
      path.endsWith('/labels/') ? answer(500, {}) : page([row(1, 9, { labels: ['l9'] }), row(2, 8)]),
    );
    const { items, partial, unread } = await connect(net.http).tracker.changed(PROJECT, null);
    expect(items).toMatchObject([{ key: 'WEB-2' }]);
    expect(unread).toEqual(['i1']);
    expect(partial).toMatchObject({ code: 'plane-server-error' });
  });

  it('leaves out an item that cannot be read, and says so', async () => {
    const net = scriptedHttp(() => page([row(1, 9, { assignees: null }), row(2, 8)]));
    const plane = connect(net.http);
    expect((await plane.tracker.changed(PROJECT, null)).items.map(({ key }) => key)).toEqual(['WEB-2']);
    expect(plane.logged.join('\n')).toContain('(i1) cannot be read: assignees');
    expect(await plane.tracker.changed(PROJECT, null)).toMatchObject({ partial: null, unread: ['i1'] });
  });
});

describe('ids that the project does not know', () => {
  const withNews = (request: Sent): HttpAnswer => {
    if (request.path.endsWith('/states/'))
      return page([
        { id: 's1', name: 'Todo', group: 'unstarted' },
        { id: 's9', name: 'New', group: 'started' },
      ]);
    if (request.path.endsWith('/labels/')) return page([{ id: 'l9', name: 'exec:claude' }]);
    return page([row(1, 9, { state: 's9', labels: ['l9', 'workspace-label'] }), row(2, 8, { state: 'triage' })]);
  };

  it('make states and labels be read again, once', async () => {
    const net = scriptedHttp(withNews);
    const plane = connect(net.http);
    for (let n = 0; n < 3; n += 1) {
      const { items } = await plane.tracker.changed(PROJECT, null);
      expect(items).toMatchObject([
        { key: 'WEB-1', state: { name: 'New' }, labels: ['exec:claude', 'workspace-label'] },
      ]);
    }
    expect(net.lines().filter((line) => /states|labels/.test(line))).toEqual([
      'GET /workspaces/acme/projects/p1/states/',
      'GET /workspaces/acme/projects/p1/labels/',
    ]);
    expect(plane.logged.join('\n')).toContain('WEB-2 is in an unknown state (triage)');
  });

  it('are an error for an item that is asked for by id', async () => {
    const net = scriptedHttp((request) =>
      request.path.endsWith('/states/') ? page([]) : answer(200, row(1, 9, { state: 'triage' })),
    );
    const error = await refusal(connect(net.http).tracker.item(PROJECT, 'i1', 'command'));
    expect(error.problem).toMatchObject({ code: 'plane-answer-unreadable', retry: true });
  });
});

describe('one item', () => {
  it('comes with its description', async () => {
    const net = scriptedHttp(() => answer(200, row(1, 9, { description_html: '<p>x</p>' })));
    const item = await connect(net.http).tracker.item(PROJECT, 'i1', 'command');
    expect(item).toMatchObject({ key: 'WEB-1', description_html: '<p>x</p>' });
    expect(net.lines()).toEqual([`GET ${ITEMS}i1/`]);
  });

  it.each([
    ['404', gone()],
    ['410', answer(410, { error: 'It was deleted.' })],
    ['410 and a page', answer(410, '<html>', { 'content-type': 'text/html' })],
  ])('that is gone (%s) is null, once the project itself is there', async (_how, away) => {
    const net = scriptedHttp((request) => (request.path.includes('work-items') ? away : projectRow()));
    expect(await connect(net.http).tracker.item(PROJECT, 'i1', 'command')).toBeNull();
    expect(net.lines()).toEqual([`GET ${ITEMS}i1/`, 'GET /workspaces/acme/projects/p1/']);
  });

  it.each([
    ['archived', (): HttpAnswer => projectRow({ archived_at: '2026-11-01T00:00:00Z' }), 'plane-project-archived'],
    ['gone', (): HttpAnswer => recorded('03 get a secret project the user is not in'), 'plane-project-unknown'],
    ['left', (): HttpAnswer => projectRow({ is_member: false }), 'plane-project-not-member'],
    ['silent', (): HttpAnswer => answer(502, {}), 'plane-server-error'],
  ])('of a project that is %s is not gone', async (_, project, code) => {
    const net = scriptedHttp((request) => (request.path.includes('work-items') ? gone() : project()));
    expect((await refusal(connect(net.http).tracker.item(PROJECT, 'i1', 'command'))).problem.code).toBe(code);
  });

  it.each([
    ['a missing route', noRoute(), 'plane-route-missing'],
    ['no permission', recorded('01 unknown workspace'), 'plane-forbidden'],
    ['a page with 404', answer(404, '<html>', { 'content-type': 'text/html' }), 'plane-answer-unreadable'],
    ['an error', recorded('07 order_by unknown'), 'plane-server-error'],
    ['a lost connection', new HttpFailure('lost', 'ECONNRESET'), 'plane-unreachable'],
    ['too many requests', recorded('16 request 6: refused'), 'plane-rate-limited'],
  ])('is not gone because of %s', async (_, result, code) => {
    const net = scriptedHttp(() => result);
    expect((await refusal(connect(net.http).tracker.item(PROJECT, 'i1', 'intake'))).problem.code).toBe(code);
  });
});

describe('an answer that is somebody else’s, as of a cache that mixes them up', () => {
  it('is not this item, nor gone', async () => {
    for (const wrong of [row(2, 9), row(1, 9, { project: 'p2' }), row(1, 9, { project: { id: 'p2' } })]) {
      const net = scriptedHttp(() => answer(200, wrong));
      expect((await refusal(connect(net.http).tracker.item(PROJECT, 'i1', 'command'))).problem).toMatchObject({
        code: 'plane-answer-unreadable',
        retry: true,
      });
    }
  });

  it('gives the project no item of another one, and takes none for absent', async () => {
    const rows = [row(1, 9, { project: 'p2' }), row(2, 8, { project: 'p1' })];
    const { items, unread, partial } = await connect(scriptedHttp(() => page(rows)).http).tracker.changed(
      PROJECT,
      null,
    );
    expect([items.map(({ id }) => id), unread]).toEqual([['i2'], ['i1']]);
    expect(partial).toMatchObject({ code: 'plane-list-partial' });
  });

  it('gives the item no comments of another one', async () => {
    const said = { id: 'c1', issue: 'i2', actor: 'u1', created_at: at(1), comment_html: '<p>x</p>' };
    const error = await refusal(
      connect(scriptedHttp(() => page([said])).http).tracker.comments(PROJECT, 'i1', 'command'),
    );
    expect(error.problem.code).toBe('plane-answer-unreadable');
  });
});

describe('comments', () => {
  const comment = (n: number, minute: number, more: object = {}): object => ({
    id: `c${n}`,
    actor: 'u1',
    updated_by: null,
    created_at: at(minute),
    comment_html: `<p>${n}</p>`,
    access: 'INTERNAL',
    external_source: null,
    external_id: null,
    ...more,
  });

  it('of all pages come oldest first', async () => {
    const net = scriptedHttp((_, number) =>
      number === 1
        ? page([comment(4, 4), comment(3, 3)], '100:1:0')
        : page([comment(3, 3), comment(2, 2), comment(1, 2)]),
    );
    const { comments } = await connect(net.http).tracker.comments(PROJECT, 'i1', 'command');
    expect(comments.map(({ id }) => id)).toEqual(['c1', 'c2', 'c3', 'c4']);
    expect(net.sent[0]?.path).toBe(`${ITEMS}i1/comments/`);
  });

  it('recorded from a server are read', async () => {
    const net = scriptedHttp((_, number) => recorded(number === 1 ? '10 page 1 of 3' : '10 page 3 of 3'));
    const item_id = CommentRow.parse(Page.parse(bodyOf('10 page 1 of 3')).results[0]).issue ?? '';
    const { comments } = await connect(net.http).tracker.comments(PROJECT, item_id, 'command');
    expect(comments.length).toBeGreaterThanOrEqual(6);
    expect(comments).toContainEqual(
      expect.objectContaining({ html: '<p>Comment 30</p>', external_source: 'bot', external_id: 'c2-30' }),
    );
  });
});

describe('an older server', () => {
  const old = (request: Sent): HttpAnswer => {
    if (request.path.includes('/work-items/')) return noRoute();
    if (request.path.endsWith('/comments/')) return page([]);
    return page([row(1, 9)]);
  };

  it('that knows only issues/ is spoken to so, after one probe', async () => {
    const net = scriptedHttp(old);
    const { tracker } = connect(net.http);
    expect((await tracker.changed(PROJECT, null)).items).toHaveLength(1);
    await tracker.changed(PROJECT, null);
    await tracker.comments(PROJECT, 'i1', 'command');
    expect(net.lines().map((line) => line.replace('/workspaces/acme/projects/p1', ''))).toEqual([
      'GET /work-items/',
      'GET /issues/',
      'GET /issues/',
      'GET /issues/',
      'GET /issues/i1/comments/',
    ]);
    expect(net.sent[1]?.query).toEqual({ per_page: '1', fields: 'id' });
  });

  it('is not supposed when issues/ does not answer either', async () => {
    const net = scriptedHttp((request) => (request.path.endsWith('/issues/') ? answer(500, {}) : noRoute()));
    const { tracker } = connect(net.http);
    expect((await refusal(tracker.changed(PROJECT, null))).problem.code).toBe('plane-route-missing');
  });

  it('is not supposed once work-items/ has answered, be it with a missing item', async () => {
    const net = scriptedHttp((request, number) => {
      if (number === 1) return gone();
      return request.path.includes('work-items') ? noRoute() : projectRow();
    });
    const { tracker } = connect(net.http);
    expect(await tracker.item(PROJECT, 'i1', 'command')).toBeNull();
    expect((await refusal(tracker.item(PROJECT, 'x', 'command'))).problem.code).toBe('plane-route-missing');
    expect(net.lines().some((line) => line.includes('issues'))).toBe(false);
  });
});

describe('blockers', () => {
  const blocked = (by: unknown): HttpAnswer => answer(200, { blocked_by: by, blocking: [] });
  const blocker = (n: number, group: string, identifier = 'WEB'): HttpAnswer =>
    answer(200, {
      id: `b${n}`,
      sequence_id: n,
      state: { id: 's', name: 'S', group },
      project: { id: 'p', identifier },
    });

  it('are read by id, with key and whether they are done, also across projects', async () => {
    const groups: Record<string, HttpAnswer> = {
      b1: blocker(1, 'started'),
      b2: blocker(2, 'completed'),
      b3: blocker(3, 'cancelled', 'OPS'),
    };
    const net = scriptedHttp(({ path }) => {
      const by = [
        { project_id: 'p1', issue_id: 'b1' },
        { project_id: 'p1', issue_id: 'b2' },
        { project_id: 'p2', issue_id: 'b3' },
      ];
      return path.endsWith('/relations/') ? blocked(by) : groups[path.split('/').at(-2) ?? '']!;
    });
    expect(await connect(net.http).tracker.blockers(PROJECT, 'i1')).toEqual([
      { key: 'WEB-1', done: false },
      { key: 'WEB-2', done: true },
      { key: 'OPS-3', done: true },
    ]);
    expect(net.sent[3]).toMatchObject({
      path: '/workspaces/acme/projects/p2/work-items/b3/',
      query: { expand: 'state,project' },
    });
  });

  it('are found in a recorded answer', async () => {
    const net = scriptedHttp(({ path }) =>
      path.endsWith('/relations/') ? recorded('13 after that') : blocker(2, 'started'),
    );
    expect(await connect(net.http).tracker.blockers(PROJECT, 'i1')).toEqual([{ key: 'WEB-2', done: false }]);
  });

  it('that may not be read count as not done, by their id', async () => {
    const net = scriptedHttp(({ path }) =>
      path.endsWith('/relations/') ? blocked([{ project_id: 'p2', issue_id: 'b1' }]) : recorded('01 unknown workspace'),
    );
    expect(await connect(net.http).tracker.blockers(PROJECT, 'i1')).toEqual([{ key: 'b1', done: false }]);
  });

  it.each([
    [null, []],
    ['2026-11-01T00:00:00Z', [{ key: 'b1', done: false }]],
  ])('that are gone block only while their project cannot tell (archived: %s)', async (archived_at, expected) => {
    const net = scriptedHttp(({ path }) => {
      if (path.endsWith('/relations/')) return blocked([{ project_id: 'p2', issue_id: 'b1' }]);
      if (path.includes('work-items')) return gone();
      return page([{ id: 'p2', identifier: 'OPS', name: 'Ops', is_member: true, archived_at }]);
    });
    expect(await connect(net.http).tracker.blockers(PROJECT, 'i1')).toEqual(expected);
  });

  it('are none where the server has no relations, which is asked once', async () => {
    const net = scriptedHttp(() => recorded('08 alias has no relations'));
    const { tracker } = connect(net.http);
    expect(await tracker.blockers(PROJECT, 'i1')).toEqual([]);
    expect(await tracker.blockers(PROJECT, 'i2')).toEqual([]);
    expect(net.sent).toHaveLength(1);
  });

  it('do not hold the item itself, and come once', async () => {
    const net = scriptedHttp(({ path }) =>
      path.endsWith('/relations/') ? blocked(['i1', 'b1', { id: 'b1', project_id: 'p1' }]) : blocker(1, 'started'),
    );
    expect(await connect(net.http).tracker.blockers(PROJECT, 'i1')).toEqual([{ key: 'WEB-1', done: false }]);
  });

  it('whose state comes as an id are looked up in their project', async () => {
    const net = scriptedHttp(({ path }) => {
      if (path.endsWith('/relations/')) return blocked(['b1']);
      if (path.endsWith('/states/')) return page([{ id: 's2', name: 'Done', group: 'completed' }]);
      return answer(200, { id: 'b1', sequence_id: 1, state: 's2', project: 'p1' });
    });
    expect(await connect(net.http).tracker.blockers(PROJECT, 'i1')).toEqual([{ key: 'WEB-1', done: true }]);
  });

  it('fail as a whole when Plane does not answer', async () => {
    const net = scriptedHttp(({ path }) => (path.endsWith('/relations/') ? blocked(['b1']) : answer(502, {})));
    expect((await refusal(connect(net.http).tracker.blockers(PROJECT, 'i1'))).problem.code).toBe('plane-server-error');
  });

  it('beyond twenty are not read and count as not done', async () => {
    const ids = Array.from({ length: 25 }, (_, n) => `b${n}`);
    const net = scriptedHttp(({ path }) => (path.endsWith('/relations/') ? blocked(ids) : blocker(1, 'completed')));
    const blockers = await connect(net.http).tracker.blockers(PROJECT, 'i1');
    expect(blockers).toHaveLength(25);
    expect(blockers.filter(({ done }) => !done).map(({ key }) => key)).toEqual(ids.slice(20));
    expect(net.sent).toHaveLength(21);
  });
});
