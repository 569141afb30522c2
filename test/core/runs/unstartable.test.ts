import { describe, expect, it } from 'vitest';
import { viewProject } from '../../../action/src/core/routing/bots.ts';
import { markUnstartable } from '../../../action/src/core/runs/start-intent.ts';
import { HOUR, PROJECT, STATES, Story, says } from '../scene.ts';

const PROBLEM = { code: 'prompt-template', message: 'It does not render.', remedy: 'Correct it.', retry: false };

function cannotAsk(story: Story): void {
  const planned = story.plan();
  const [start] = planned.actions.filter((action) => action.type === 'start');
  const { view } = viewProject('ENG', story.config, PROJECT, story.observations());
  story.fold(planned.events);
  if (start === undefined || view === null) throw new Error('the item does not start');
  story.fold(markUnstartable(start.spec, PROBLEM, start.before, { view, config: story.config, now: story.now }));
}

describe('a run that cannot be asked for', () => {
  it('is said once, as blocked, in the state for that, and waits for a person', () => {
    const story = new Story();
    cannotAsk(story);

    expect(story.isOpen).toBe(false);
    const publication = story.publication('unstartable');
    expect(publication?.say).toMatchObject({ tag: 'blocked', code: 'prompt-template', remedy: 'Correct it.' });
    expect(publication?.steps.map(({ kind, to }) => [kind, to])).toEqual([
      ['comment', null],
      ['state', STATES.blocked.id],
    ]);
    expect(publication?.steps[1]?.from).toContain(STATES.todo.id);
    story.publishAll();
    expect(story.reasonOf()).toBe('answered');
  });

  it('is said once for a comment too, and the comment is told by the next run', () => {
    const story = new Story();
    story.round(says('[question] Which one?'));
    story.pass(HOUR);
    story.say();
    cannotAsk(story);
    story.publishAll();
    expect(story.reasonOf()).toBe('answered');
    story.pass(HOUR);
    story.say();
    expect(story.tick().actions).toMatchObject([{ type: 'start', spec: { comments: ['c-1', 'c-2'] } }]);
  });
});
