import { describe, expect, it } from 'vitest';
import { withKey } from '../../../action/src/core/state/run-key.ts';
import { worktreesToLeave, keptOnce, unasked } from '../../../action/src/core/reap/tidy.ts';
import type { WorkItem } from '../../../action/src/model/work-item.ts';
import { HOUR, MINUTE, NOW, RUNNING, STATES, Story, makeConfig, makeItem, says } from '../scene.ts';

const DAY = 24 * HOUR;

/** ENG-1 has answered, and a person has moved it. */
function moved(state: WorkItem['state'], config = makeConfig()): Story {
  const story = new Story(config);
  story.round(says('[review] Done.'));
  story.pass(MINUTE);
  story.change({ state });
  story.tick();
  return story;
}

const keysOf = (story: Story): readonly string[] =>
  worktreesToLeave(story.state, story.config, story.now).map(({ key, terminal }) => `${key} on ${terminal}`);

describe('the worktree of an item', () => {
  it.each([STATES.done, STATES.cancelled])('goes when the item is moved to $name', (state) => {
    expect(keysOf(moved(state))).toEqual(['ENG-1 on box']);
  });

  it.each([STATES.review, STATES.backlog, STATES.todo])('stays when the item is in $name', (state) => {
    expect(keysOf(moved(state))).toEqual([]);
  });

  it('has the name of its runs, whatever its project is called by now', () => {
    const story = moved(STATES.done);
    const { 'i-1': item } = story.state.items;
    if (item === undefined) throw new Error('the story knows no item');
    story.state = { ...story.state, items: { 'i-1': withKey(item, 'CORE-1') } };
    expect(keysOf(story)).toEqual(['ENG-1 on box']);
  });

  it('is none where runs have no worktree', () => {
    const plain = makeConfig((raw) => (raw.terminals['box'] = { ...raw.terminals['box'], isolation: 'none' }));
    expect(keysOf(moved(STATES.done, plain))).toEqual([]);
  });

  it('stays while a run of the item is open, and until what it said is posted', () => {
    const story = new Story();
    story.begin();
    story.pass(MINUTE);
    story.change({ state: STATES.done });
    story.tick({ runs: { 'i-1': RUNNING } });
    expect(story.isOpen).toBe(true);
    expect(keysOf(story)).toEqual([]);
    story.end(says('[review] Done.'));
    expect(story.isOpen).toBe(false);
    expect(keysOf(story)).toEqual([]);
    story.publishAll();
    expect(keysOf(story)).toEqual(['ENG-1 on box']);
  });

  it('is not asked for on a terminal that does not answer, or has left the configuration', () => {
    const story = moved(STATES.done);
    const { box: _box, ...others } = story.config.terminals;
    expect(worktreesToLeave(story.state, { ...story.config, terminals: others }, story.now)).toEqual([]);
    story.tick({ terminals: { box: { reached: false, processes: {}, utc_offset_min: null } } });
    expect(keysOf(story)).toEqual([]);
  });

  it('that holds something is looked at again after 1, 2, 4 and at most 32 days', () => {
    const story = moved(STATES.done);
    const waits: number[] = [];
    for (let time = 0; time < 7; time++) {
      const known = story.item.worktrees['box'];
      if (known === undefined) throw new Error('nothing is noted');
      const note = keptOnce(known, story.now);
      story.fold([{ type: 'worktree-left', item_id: 'i-1', terminal: 'box', note }]);
      expect(keysOf(story)).toEqual([]);
      waits.push((note.not_before - story.now) / DAY);
      story.now = note.not_before;
      expect(keysOf(story)).toEqual(['ENG-1 on box']);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 32]);
    expect(unasked({ tries: 3, not_before: 0 }, NOW)).toEqual({ tries: 3, not_before: NOW + HOUR });
  });

  it('that is gone is asked for no more, until the next run makes it anew', () => {
    const story = moved(STATES.done);
    story.fold([{ type: 'worktree-left', item_id: 'i-1', terminal: 'box', note: null }]);
    expect(keysOf(story)).toEqual([]);
    story.pass(MINUTE);
    story.change({ state: STATES.todo });
    story.round(says('[review] Again.'));
    story.pass(MINUTE);
    story.change({ state: STATES.done });
    story.tick();
    expect(keysOf(story)).toEqual(['ENG-1 on box']);
  });

  it('is one of three at most, those first that have waited longest', () => {
    const items = Array.from({ length: 5 }, (_, at) =>
      makeItem({ id: `i-${at + 1}`, key: `ENG-${at + 1}`, state: STATES.done }),
    );
    const story = moved(STATES.done);
    const known = story.item;
    story.state = {
      ...story.state,
      items: Object.fromEntries(
        items.map(({ id, key }, at) => [
          id,
          { ...known, key, worktrees: { box: { tries: 1, not_before: NOW - at * MINUTE } } },
        ]),
      ),
    };
    expect(keysOf(story)).toEqual(['ENG-5 on box', 'ENG-4 on box', 'ENG-3 on box']);
  });
});
