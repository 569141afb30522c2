import { describe, expect, it } from 'vitest';
import { HOUR, RUNNING, STATES, Story, finished, says } from '../scene.ts';

/** A run that is being stopped, because a person moved its item, and that ends by itself before it could be. */
function stopping(): Story {
  const story = new Story();
  story.begin();
  story.pass(HOUR);
  story.change({ state: STATES.done });
  story.tick({ runs: { 'i-1': RUNNING } });
  expect(story.run).toMatchObject({ phase: 'stopping', why: 'cancel' });
  return story;
}

describe('an item that was taken away while its run ended by itself', () => {
  it('gets no next iteration after [progress], and its message is posted', () => {
    const story = stopping();
    story.end(says('[progress] One.'));
    expect(story.item).toMatchObject({ next: null, answer: { tag: 'progress' } });
    expect(story.publication('result')?.say).toMatchObject({ kind: 'answer', tag: 'progress' });
    story.publishAll();
    story.pass(HOUR);
    expect(story.tick().actions).toEqual([]);
  });

  it('is not tried again after a failure: that counts as the stop that was wanted', () => {
    const story = stopping();
    story.end(finished({ exit_code: 1, tail: 'error: 503 Service Unavailable', final: 'failed' }));
    expect(story.item).toMatchObject({ next: null, answer: { tag: null, class: 'cancelled' } });
    expect(story.publication('result')?.say).toMatchObject({ kind: 'cancelled', tag: null });
    story.publishAll();
    story.pass(HOUR);
    expect(story.tick().actions).toEqual([]);
  });

  it('starts again by a later, separate move', () => {
    const story = stopping();
    story.end(says('[progress] One.'));
    story.publishAll();
    story.pass(HOUR);
    story.change({ state: STATES.todo });
    expect(story.tick().actions).toMatchObject([{ type: 'start', spec: { kind: 'round' } }]);
  });
});
