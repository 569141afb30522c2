import { describe, expect, it } from 'vitest';
import { rightKey } from '../../../action/src/core/observations.ts';
import type { PlanResult } from '../../../action/src/core/plan.ts';
import { HOUR, Story, finished, says } from '../scene.ts';

function started(planned: PlanResult): readonly string[] | undefined {
  const [start] = planned.actions.filter((action) => action.type === 'start');
  return start?.spec.comments;
}

describe('the conversation that a run continues', () => {
  const bad = ['-cmcp_servers.x={command="sh"}', '--last', '', 'a b', "x'; id; '", 'x'.repeat(129), 'ä', 'a\n'];

  function asked(id: string): string | null | undefined {
    const story = new Story();
    story.round(says('[question] Which one?', { thread_id: 'thread-1' }));
    const record = story.item;
    const thread = record.thread === null ? null : { ...record.thread, id };
    story.state = { ...story.state, items: { 'i-1': { ...record, thread } } };
    story.say();
    const [start] = story.tick().actions.filter((action) => action.type === 'start');
    expect(start?.spec.handover).toBe(start?.spec.run.thread_id === null);
    return start?.spec.run.thread_id;
  }

  it('is the one that the state names', () => {
    expect(asked('0198f3a2-7c1d-7e02-8a51-3f2b6c9d0e11')).toBe('0198f3a2-7c1d-7e02-8a51-3f2b6c9d0e11');
    expect(asked('ses_abc-1')).toBe('ses_abc-1');
  });

  it.each(bad)('is a new one with a hand-over where the state names %j', (id) => {
    expect(asked(id)).toBeNull();
  });

  it.each(bad.filter((id) => id !== ''))('is not kept when a run says that it is %j', (thread_id) => {
    const story = new Story();
    story.round(says('[question] Which one?', { thread_id }));
    expect(story.item.thread).toBeNull();
  });
});

describe('an item whose bot may not write in its project', () => {
  const problem = { code: 'plane-bot-guest', message: 'It is a guest.', remedy: 'Give it a role.', retry: false };
  const key = rightKey('box', 'ENG');

  it('does not start, and that is a problem as long as it is so', () => {
    const story = new Story();
    const refused = story.tick({ rights: new Map([[key, { may: false, problem }]]) });
    expect(refused.actions).toEqual([]);
    expect(refused.waiting).toMatchObject([{ reason: 'bot-may-not-write', detail: 'It is a guest.' }]);
    expect(refused.problems).toEqual([problem]);
    const allowed = story.tick();
    expect([allowed.actions, allowed.problems]).toMatchObject([[{ type: 'start' }], []]);
  });

  it('is asked for before it starts, and what could not be read is no permission', () => {
    const story = new Story();
    const first = story.tick({ rights: new Map() });
    expect([first.actions, [...first.wants.rights.keys()]]).toEqual([[], [key]]);
    expect(first.waiting).toMatchObject([{ reason: 'not-read-yet' }]);
    const unread = { ...problem, code: 'plane-unreachable', retry: true };
    const second = story.tick({ rights: new Map([[key, { may: null, problem: unread }]]) });
    expect([second.actions, second.problems]).toEqual([[], [unread]]);
    expect(second.waiting).toMatchObject([{ reason: 'project-unread' }]);
  });

  it('is not asked for while nothing could start', () => {
    const story = new Story();
    story.begin();
    expect([...story.tick({ rights: new Map() }).wants.rights]).toEqual([]);
  });
});

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
