import { describe, expect, it } from 'vitest';
import { HOUR, RUNNING, STATES, Story, makeConfig, says } from '../scene.ts';

describe('a tag', () => {
  it.each([
    ['[review] Done.', 'review', STATES.review.id],
    ['[question] Which one?', 'question', STATES.question.id],
    ['[blocked] No network.', 'blocked', STATES.blocked.id],
    ['Done without a tag.', 'review', STATES.review.id],
  ])('%j answers as [%s] and moves the item to the state that belongs to it', (message, tag, target) => {
    const story = new Story();
    story.begin();
    story.end(says(message));
    expect(story.item).toMatchObject({ next: null, answer: { run_id: 'ENG-1-1', tag, class: null } });
    expect(story.publication('result')?.steps).toMatchObject([{ kind: 'comment' }, { kind: 'state', to: target }]);
  });

  it('without a state in the config leaves the item where it is', () => {
    const config = makeConfig((raw) => {
      raw.projects['ENG'] = { ...raw.projects['ENG'], states: { working: 'In Progress' } };
    });
    const story = new Story(config);
    story.begin();
    story.end(says('[review] Done.'));
    expect(story.publication('result')?.steps).toMatchObject([{ kind: 'comment' }]);
  });

  it('belongs to its state also when Plane did not answer in the tick that saw the end', () => {
    const story = new Story();
    story.begin();
    story.tick({ runs: { 'i-1': says('[review] Done.') }, listed: null });
    expect(story.publication('result')?.steps).toMatchObject([{ kind: 'comment' }, { to: STATES.review.id }]);
  });

  it('moves an item only from where its run left it', () => {
    const story = new Story();
    story.begin();
    story.end(says('[review] Done.'));
    const from = story.publication('result')?.steps[1]?.from;
    expect(from?.toSorted()).toEqual([STATES.todo.id, STATES.working.id]);
  });

  it('does not move an item that a person moved, although the run ended well before it could be stopped', () => {
    const story = new Story();
    story.begin();
    story.pass(HOUR);
    story.change({ state: STATES.done });
    story.tick({ runs: { 'i-1': RUNNING } });
    expect(story.run).toMatchObject({ phase: 'stopping', why: 'cancel' });
    story.end(says('[review] Done.'));
    expect(story.item).toMatchObject({ answer: { tag: 'review' }, left: { state_ids: [STATES.done.id] } });
    expect(story.publication('result')?.steps[1]?.from).not.toContain(STATES.done.id);
  });
});

describe('[progress]', () => {
  it('goes on with the same thread, up to the cap, and then asks', () => {
    const story = new Story(makeConfig((raw) => (raw['iteration_cap'] = 2)));
    story.round(says('[progress] One.'));
    expect(story.item).toMatchObject({ answer: null, next: { kind: 'iteration', thread: 'keep' } });
    story.tick();
    expect(story.run).toMatchObject({ run_id: 'ENG-1-2', kind: 'iteration', iteration: 2, thread_id: 'thread-1' });
    story.end(says('[progress] Two.'));
    expect(story.item).toMatchObject({ next: null, answer: { tag: 'question' } });
    expect(story.publication('result')?.say).toMatchObject({ kind: 'iteration_cap', tag: 'question' });
    expect(story.publication('result')?.steps[1]).toMatchObject({ to: STATES.question.id });
  });

  it('stays where it is', () => {
    const story = new Story();
    story.begin();
    story.end(says('[progress] One.'));
    expect(story.publication('result')?.steps).toMatchObject([{ kind: 'comment' }]);
  });

  it('counts anew after a person has spoken', () => {
    const story = new Story(makeConfig((raw) => (raw['iteration_cap'] = 2)));
    story.round(says('[progress] One.'));
    story.say();
    story.tick();
    expect(story.run).toMatchObject({ iteration: 1, round: 2, comments: ['c-1'] });
    story.end(says('[progress] Two.'));
    expect(story.item.next).toMatchObject({ kind: 'iteration' });
  });
});
