import { describe, expect, it } from 'vitest';
import { MINUTE, STARTING, STATES, Story } from '../scene.ts';

describe('the end of a run that was decided before another tick saw its item change', () => {
  it('keeps what that tick saw, which is behind the watermark now', () => {
    const story = new Story();
    story.begin();
    story.pass(2 * MINUTE);
    const [action] = story.tick({ runs: { 'i-1': STARTING } }).actions;
    if (action?.type !== 'void') throw new Error('the launch is not made void');
    story.pass(5 * MINUTE);
    story.change({ state: STATES.done });
    story.tick({ runs: { 'i-1': STARTING } });
    story.fold([action.settled]);
    expect(story.isOpen).toBe(false);
    expect(story.item.seen.state).toEqual(STATES.done);
    expect(story.item.answer).toBeNull();
  });
});
