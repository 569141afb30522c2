import { describe, expect, it } from 'vitest';
import { pullStatusOf } from '../../../action/src/core/pulls/pull-view.ts';
import type { Waiting } from '../../../action/src/model/reasons.ts';
import { BOT, finished, makeItem, says, Story, STATES } from '../scene.ts';

const URL = 'https://plane.example.com/acme/browse/ENG-1/';
const view = (story: Story, waiting: readonly Waiting[] = []) => pullStatusOf('i-1', story.state, URL, waiting);

describe('what a pull request is told of its item', () => {
  it('is nothing when the item is not known', () => {
    expect(pullStatusOf('i-9', new Story().state, URL, [])).toBeNull();
  });

  it('is who works on it, while somebody does', () => {
    const story = new Story();
    story.begin();
    expect(view(story)).toMatchObject({
      key: 'ENG-1',
      url: URL,
      open: { run_id: 'ENG-1-1', round: 1, executor: 'codex', terminal: 'box', since: story.run.marked_at },
      ended: [],
      waits: null,
    });
  });

  it('does not change by the mere passing of time', () => {
    const story = new Story();
    story.begin();
    const before = view(story);
    story.pass(10 * 60_000);
    story.tick({
      runs: {
        'i-1': {
          state: 'running',
          started_at: story.run.marked_at,
          last_output_at: story.now,
          thread_id: null,
          watch: null,
        },
      },
    });
    expect(view(story)).toEqual(before);
  });

  it('is what came of each run, with its round', () => {
    const story = new Story();
    story.round(says('[question] which one?'));
    story.pass(60_000);
    story.say();
    story.round(says('[review] done'));
    expect(view(story)?.ended).toMatchObject([
      { run_id: 'ENG-1-1', round: 1, tag: 'question', class: null, executor: 'codex', terminal: 'box' },
      { run_id: 'ENG-1-2', round: 2, tag: 'review', class: null },
    ]);
  });

  it('counts runs that are no longer known one by one', () => {
    const story = new Story();
    story.round(says('[review] done'));
    const state = { ...story.state, history: [] };
    expect(pullStatusOf('i-1', state, URL, [])).toMatchObject({ ended: [], forgotten: 1 });
  });

  it.each([
    ['[review] done', /A person looks at the result/],
    ['[question] which?', /answer by a comment on the item in Plane/],
    ['[blocked] no access', /comment on the item in Plane says why/],
  ])('is what %s waits for', (message, words) => {
    const story = new Story();
    story.round(says(message));
    expect(view(story)?.waits?.detail).toMatch(words);
  });

  it('says that a result is not posted yet', () => {
    const story = new Story();
    story.begin();
    story.end(says('[review] done'));
    expect(view(story)?.waits?.detail).toMatch(/still being posted/);
  });

  it('says when a failed attempt is tried again', () => {
    const story = new Story();
    story.begin();
    story.end(finished({ exit_code: 1, tail: 'HTTP 503 overloaded' }));
    const { next } = story.item;
    expect(next?.kind).toBe('retry');
    expect(view(story)?.waits).toEqual({
      detail: expect.stringMatching(/tried again/) as string,
      until: next?.not_before,
    });
  });

  it('takes the reason from the plan where there is one, but not for what is answered', () => {
    const story = new Story();
    story.tick({ listed: [makeItem()], details: new Map() });
    const waiting: Waiting = { key: 'ENG-1', reason: 'no-slot', detail: 'box is full.', until: 7 };
    expect(view(story, [waiting])?.waits).toEqual({ detail: 'box is full.', until: 7 });
    expect(view(story)?.waits?.detail).toMatch(/has its turn/);
    const answered = new Story();
    answered.round(says('[review] done'));
    const other: Waiting = { key: 'ENG-1', reason: 'answered', detail: 'It is answered.', until: null };
    expect(view(answered, [other])?.waits?.detail).toMatch(/A person looks/);
  });

  it('names the state in which agentd has just put it, and later the one in which it is seen', () => {
    const story = new Story();
    story.round(says('[review] done'));
    const left = {
      state_ids: [STATES.review.id],
      assigned: true,
      bot: BOT,
      updated_at: story.item.seen.updated_at + 1,
    };
    story.fold([{ type: 'item-moved', item_id: 'i-1', left }]);
    expect(view(story)?.state).toBe('In Review');
    story.pass(60_000);
    story.change({ state: STATES.done });
    story.tick();
    expect(view(story)?.state).toBe('Done');
  });
});
