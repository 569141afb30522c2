import { describe, expect, it } from 'vitest';
import type { Detail } from '../../../action/src/core/observations.ts';
import { HOUR, MINUTE, Story, makeConfig, makeItem, says } from '../scene.ts';

function seen(story: Story, done: boolean): ReadonlyMap<string, Detail> {
  const blockers = [{ key: 'ENG-7', done }];
  return new Map(story.items.map((item) => [item.id, { ok: true, item, comments: story.comments, blockers }]));
}

const UNREAD = new Map<string, Detail>();

/** An item that was just seen to be blocked. */
function blocked(story = new Story()): Story {
  expect(story.tick({ details: seen(story, false) }).actions).toEqual([]);
  return story;
}

describe('a blocked item', () => {
  it('waits, and says for what and how long', () => {
    const story = new Story();
    const { waiting } = story.tick({ details: seen(story, false) });
    const detail = 'It is blocked by ENG-7.';
    expect(waiting).toEqual([{ key: 'ENG-1', reason: 'blocked-by', detail, until: story.now + 10 * MINUTE }]);
  });

  it('is not read again in the next tick, but after a while', () => {
    const story = blocked();
    story.pass(5 * MINUTE);
    expect(story.plan({ details: UNREAD }).wants.items.size).toBe(0);
    story.pass(6 * MINUTE);
    expect([...story.plan({ details: UNREAD }).wants.items]).toMatchObject([['i-1', { blockers: true }]]);
  });

  it('is read again at once when it changes', () => {
    const story = blocked();
    story.pass(MINUTE);
    story.change({ name: 'Another title' });
    expect([...story.plan({ details: UNREAD }).wants.items.keys()]).toEqual(['i-1']);
  });

  it('does not start although it has changed by a clock that is ahead', () => {
    const story = new Story(undefined, [makeItem({ updated_at: Date.UTC(2026, 0, 6) })]);
    blocked(story);
    expect(story.reasonOf('ENG-1', { details: seen(story, false) })).toBe('blocked-by');
  });

  it('starts when what blocks it is done', () => {
    const story = blocked();
    story.pass(11 * MINUTE);
    expect(story.tick({ details: seen(story, true) }).actions).toMatchObject([{ type: 'start' }]);
  });

  it('starts when the project does not care', () => {
    const careless = makeConfig((raw) => {
      raw.projects['ENG'] = { ...raw.projects['ENG'], respect_blockers: false };
    });
    const story = new Story(careless);
    expect(story.tick({ details: seen(story, false) }).actions).toMatchObject([{ type: 'start' }]);
  });

  it('goes on when it was begun before', () => {
    const story = new Story();
    story.round(says('[question] Which one?'));
    story.pass(HOUR);
    story.say();
    expect(story.tick({ details: seen(story, false) }).actions).toMatchObject([{ type: 'start' }]);
  });

  it('is looked at again in turn, a few at a time', () => {
    const items = Array.from({ length: 9 }, (_, n) => makeItem({ id: `i-${n + 1}`, key: `ENG-${n + 1}` }));
    const story = blocked(new Story(undefined, items));
    story.pass(11 * MINUTE);
    expect(story.plan({ details: UNREAD }).wants.items.size).toBe(3);
  });
});
