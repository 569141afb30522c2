import { describe, expect, it } from 'vitest';
import type { Detail } from '../../../action/src/core/observations.ts';
import { ItemRecord } from '../../../action/src/core/state/state.ts';
import type { ItemComment, WorkItem } from '../../../action/src/model/work-item.ts';
import {
  ADA,
  BOT,
  HOUR,
  MINUTE,
  NOW,
  RUNNING,
  STATES,
  Story,
  finished,
  makeComment,
  makeConfig,
  makeItem,
  says,
} from '../scene.ts';

const NOT_FOUND = new Map<string, Detail>([['i-1', { ok: true, item: null, comments: null, blockers: [] }]]);

describe('a bot whose user is in doubt', () => {
  const problem = { code: 'plane-token-invalid', message: 'Plane refused the token.', remedy: '', retry: false };

  it('keeps its runs when Plane refuses its token', () => {
    const story = new Story();
    story.begin();
    story.change({ name: 'Another title' });
    const { actions } = story.tick({ runs: { 'i-1': RUNNING }, identity: { problem, last_user_id: BOT } });
    expect(actions).toEqual([]);
    expect(story.run.phase).toBe('running');
  });

  it('keeps its runs, starts nothing and says so when its name is no longer the one in the config', () => {
    const story = new Story(
      makeConfig((raw) => {
        const routing = { by_assignee: { 'old-name': 'box', 'bot-other': 'other' } };
        raw.projects['ENG'] = { ...raw.projects['ENG'], routing };
      }),
    );
    const { actions, problems, waiting } = story.tick();
    expect(actions).toEqual([]);
    expect(problems).toMatchObject([{ code: 'plane-user-mismatch' }]);
    expect(waiting).toMatchObject([{ key: 'ENG-1', reason: 'not-assigned' }]);
  });
});

describe('comments', () => {
  it('are read again when the item changes', () => {
    const story = new Story();
    story.round(says('[review] Done.'));
    story.pass(HOUR);
    story.tick();
    story.change({ name: 'Another title' });
    const details = new Map<string, Detail>();
    expect(story.plan({ details }).wants.items.get('i-1')).toMatchObject({ comments: true, purpose: 'command' });
  });

  it('are read again after a while, because a replica may have shown the change before its comment', () => {
    const story = new Story();
    story.round(says('[question] Which one?'));
    story.pass(HOUR);
    story.change({});
    story.tick();
    expect(story.item.unheard.allowed).toBe(0);
    story.pass(6 * MINUTE);
    const details = new Map<string, Detail>();
    expect([...story.plan({ details }).wants.items.keys()]).toEqual(['i-1']);
    story.comments = [makeComment()];
    expect(story.tick().actions).toMatchObject([{ type: 'start', spec: { comments: ['c-1'] } }]);
  });

  it('are not read again when they were read long after the last change', () => {
    const story = new Story();
    story.round(says('[question] Which one?'));
    story.pass(HOUR);
    story.tick();
    const planned = story.plan({ details: new Map() });
    expect(planned.wants.items.size).toBe(0);
    expect(planned.events.map(({ type }) => type)).toEqual(['project-scanned']);
  });
});

describe('a comment that was heard', () => {
  const HTML = '<p>Use Postgres.</p>';
  const asking = (): Story => {
    const story = new Story();
    story.round(says('[question] Which one?'));
    story.pass(HOUR);
    story.say({ html: HTML });
    story.round(says('[review] Done.'));
    story.pass(HOUR);
    return story;
  };
  const edited = (story: Story, change: Partial<ItemComment>): void => {
    story.comments = story.comments.map((comment) => ({ ...comment, ...change }));
    story.change({});
  };

  it('counts as new once when its own author edits it', () => {
    const story = asking();
    for (const html of ['<p>Use MySQL.</p>', HTML]) {
      edited(story, { html, updated_by: ADA });
      expect(story.tick().actions).toMatchObject([{ type: 'start', spec: { comments: [story.comments[0]?.id] } }]);
      story.round(says('[review] Done.'));
      story.pass(HOUR);
      story.change({ name: html });
      expect(story.tick().actions).toEqual([]);
      expect(story.item.unheard).toEqual({ allowed: 0, others: 0 });
    }
  });

  it('counts as new when only what looks like an attribute in its words is edited', () => {
    const story = asking();
    edited(story, { html: '<p class="x">Set id="a" on it.</p>', updated_by: ADA });
    story.round(says('[review] Done.'));
    story.pass(HOUR);
    edited(story, { html: '<p class="y">Set id="b" on it.</p>', updated_by: ADA });
    expect(story.tick().actions).toMatchObject([{ type: 'start' }]);
  });

  it.each([
    ['by somebody else', { html: '<p>Use MySQL.</p>', updated_by: 'user-eve' }],
    ['without a change', { updated_by: ADA }],
    ['without a change, by the marks of the editor alone', { html: '<p class="x" data-id="1">Use Postgres.</p>' }],
    ['and hidden from the conversation', { html: '<p>Use MySQL.</p>', access: 'EXTERNAL' }],
  ] as const)('does not count as new when it is edited %s', (_, change) => {
    const story = asking();
    edited(story, change);
    expect(story.tick().actions).toEqual([]);
    expect(story.item.unheard).toEqual({ allowed: 0, others: 0 });
  });

  it('stays heard in the state of an older version, which kept no print of it', () => {
    const story = asking();
    const { heard_as: _, ...older } = story.item;
    expect(ItemRecord.parse(older).heard_as).toEqual({});
    story.state = { ...story.state, items: { 'i-1': ItemRecord.parse(older) } };
    edited(story, { html: '<p>Use MySQL.</p>' });
    expect(story.tick().actions).toEqual([]);
  });
});

describe('a comment in which nothing is seen', () => {
  it.each([
    '',
    '<p></p>',
    '<p class="x"> <br></p>',
    '<p>&nbsp;&#8203;</p>',
    '<p>\u200b\u00a0</p>',
    '<style>p{}</style><p></p>',
  ])('starts nothing and is nobody’s: %j', (html) => {
    const story = new Story();
    story.round(says('[question] Which one?'));
    story.pass(HOUR);
    story.say({ html });
    expect(story.tick().actions).toEqual([]);
    story.say({ html, actor: 'user-eve' });
    expect(story.tick().actions).toEqual([]);
    expect(story.item.unheard).toEqual({ allowed: 0, others: 0 });
  });

  it.each([
    '<p>ok</p>',
    '<p>&lt;p&gt;</p>',
    '<image-component src="1"></image-component>',
    '<p><mention-component entity_identifier="1"></mention-component></p>',
    '<p>👍</p>',
  ])('is not one that shows a word or a picture: %j', (html) => {
    const story = new Story();
    story.round(says('[question] Which one?'));
    story.pass(HOUR);
    story.say({ html });
    expect(story.tick().actions).toMatchObject([{ type: 'start' }]);
  });
});

describe('an item that is not found by id', () => {
  it('is forgotten when nothing ever ran for it', () => {
    const story = new Story();
    story.tick({ listed: [makeItem()], details: NOT_FOUND, full: false });
    expect(story.state.items).toEqual({});
  });

  it('keeps its numbers when something ran for it, because directories and comments are named by them', () => {
    const story = new Story();
    story.round(says('[review] Done.'));
    story.tick({ listed: [], details: NOT_FOUND });
    expect(story.item).toMatchObject({ runs: 1, next: null, answer: { tag: 'review' } });
  });

  it('is not tried again', () => {
    const story = new Story();
    story.round(finished({ exit_code: 1, error_class: 'transient' }));
    story.pass(HOUR);
    const { actions, waiting } = story.tick({ listed: [], details: NOT_FOUND });
    expect(actions).toEqual([]);
    expect(story.item).toMatchObject({ next: null, answer: { class: 'cancelled' } });
    expect(waiting).toMatchObject([{ key: 'ENG-1', reason: 'answered' }]);
  });

  it('waits, and holds no place, while a replica may not know it yet', () => {
    const story = new Story(
      makeConfig((raw) => (raw.limits = { runs: 1 })),
      [makeItem({ updated_at: NOW })],
    );
    const other = makeItem({ id: 'i-2', key: 'ENG-2', created_at: NOW });
    const details = new Map([...NOT_FOUND, ['i-2', { ok: true, item: other, comments: [], blockers: [] } as const]]);
    const { actions, waiting } = story.tick({ listed: [...story.items, other], details });
    expect(waiting).toMatchObject([{ key: 'ENG-1', reason: 'project-unread' }]);
    expect(actions).toMatchObject([{ type: 'start', key: 'ENG-2' }]);
  });

  it('stops its run', () => {
    const story = new Story();
    story.begin();
    const { actions } = story.tick({ runs: { 'i-1': RUNNING }, listed: [], details: NOT_FOUND });
    expect(actions).toMatchObject([{ type: 'kill' }]);
  });

  it('is not taken for gone while a replica may not know it yet', () => {
    const story = new Story(undefined, [makeItem({ updated_at: NOW })]);
    story.begin();
    const { actions } = story.tick({ runs: { 'i-1': RUNNING }, listed: [], details: NOT_FOUND });
    expect(actions).toEqual([]);
    expect(story.run.phase).toBe('running');
  });

  it('is taken for gone a minute after its last change, unless it was made just before', () => {
    for (const [created_at, phase] of [
      [NOW - HOUR, 'stopping'],
      [NOW, 'running'],
    ] as const) {
      const story = new Story(undefined, [makeItem({ created_at, updated_at: NOW })]);
      story.begin();
      story.pass(2 * MINUTE);
      story.tick({ runs: { 'i-1': RUNNING }, listed: [], details: NOT_FOUND });
      expect(story.run.phase).toBe(phase);
    }
  });

  it('starts again by a person’s move when it comes back', () => {
    const story = new Story();
    story.round(says('[review] Done.'));
    story.tick({ listed: [], details: NOT_FOUND });
    story.change({ state: STATES.backlog });
    story.tick();
    story.pass(HOUR);
    story.change({ state: STATES.todo });
    expect(story.tick().actions).toMatchObject([{ type: 'start', spec: { run: { run_id: 'ENG-1-2' } } }]);
  });
});

describe('an older copy of an item, as a replica shows it', () => {
  /** Moved to the backlog after it had been in a pick-up state. */
  function parked(): { story: Story; older: WorkItem } {
    const story = new Story();
    const older = story.items[0] ?? makeItem();
    story.pass(HOUR);
    story.change({ state: STATES.backlog });
    expect(story.tick().actions).toEqual([]);
    story.pass(MINUTE);
    return { story, older };
  }
  const read = (item: WorkItem): Map<string, Detail> =>
    new Map([[item.id, { ok: true, item, comments: [], blockers: [] }]]);

  it.each([
    ['in a list', false],
    ['by id', true],
  ])('is not believed %s: nothing starts by it, and what is known stays', (_where, by_id) => {
    const { story, older } = parked();
    const listed = by_id ? [] : [older];
    const { actions } = story.tick({ listed, full: false, details: by_id ? read(older) : new Map() });
    expect(actions).toEqual([]);
    expect(story.item.seen).toMatchObject({ state: STATES.backlog });
    expect(story.plan({ listed, full: false, details: read(older) }).actions).toEqual([]);
  });

  it('takes no retry away', () => {
    const story = new Story();
    story.round(finished({ exit_code: 1, error_class: 'transient' }));
    story.pass(HOUR);
    story.change({ state: STATES.done });
    const elsewhere = story.items;
    story.pass(MINUTE);
    story.change({ state: STATES.working });
    story.tick();
    story.items = [...elsewhere];
    story.fold(story.plan().events);
    expect(story.isOpen).toBe(true);
    expect(story.item.seen.state).toEqual(STATES.working);
  });

  it('makes no prompt while a newer one is listed: the item is read again first', () => {
    const story = new Story();
    const older = story.items[0] ?? makeItem();
    story.pass(HOUR);
    story.change({ name: 'What it is about now' });
    const { actions, waiting } = story.tick({ details: read(older) });
    expect(actions).toEqual([]);
    expect(waiting).toMatchObject([{ key: 'ENG-1', reason: 'not-read-yet' }]);
    expect(story.tick().actions).toMatchObject([{ type: 'start' }]);
  });
});
