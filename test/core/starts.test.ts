import { describe, expect, it } from 'vitest';
import type { PlanResult } from '../../action/src/core/plan.ts';
import { HOUR, Story, finished, says } from './scene.ts';

function started(planned: PlanResult): readonly string[] | undefined {
  const [start] = planned.actions.filter((action) => action.type === 'start');
  return start?.spec.comments;
}

describe('the comments in a prompt', () => {
  it('are those that were there before the first run, oldest first', () => {
    const story = new Story();
    story.say({ id: 'c-a' });
    story.say({ id: 'c-b' });
    expect(started(story.tick())).toEqual(['c-a', 'c-b']);
  });

  it('are told again by a further attempt, because nobody has answered them', () => {
    const story = new Story();
    story.say({ id: 'c-a' });
    story.round(finished({ exit_code: 1, error_class: 'transient' }));
    story.pass(HOUR);
    story.say({ id: 'c-b' });
    expect(started(story.tick())).toEqual(['c-a', 'c-b']);
  });

  it('are told again after a failure that a person has looked at', () => {
    const story = new Story();
    story.say({ id: 'c-a' });
    story.round(finished({ exit_code: 1, error_class: 'env' }));
    story.say({ id: 'c-b' });
    expect(started(story.tick())).toEqual(['c-a', 'c-b']);
  });

  it('are told once when they were answered', () => {
    const story = new Story();
    story.say({ id: 'c-a' });
    story.round(says('[question] Which one?'));
    story.say({ id: 'c-b' });
    expect(started(story.tick())).toEqual(['c-b']);
  });

  it('do not come back when they were taken back meanwhile', () => {
    const story = new Story();
    story.say({ id: 'c-a' });
    story.round(finished({ exit_code: 1, error_class: 'transient' }));
    story.comments = [];
    story.pass(HOUR);
    expect(started(story.tick())).toEqual([]);
  });
});
