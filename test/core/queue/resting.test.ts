import { describe, expect, it } from 'vitest';
import { sortedOut } from '../../../action/src/core/queue/resting.ts';
import type { Reason, Waiting } from '../../../action/src/model/reasons.ts';
import { Story, says } from '../scene.ts';

const entry = (key: string, reason: Reason): Waiting => ({ key, reason, detail: 'x', until: null });

function answered(group?: 'completed' | 'cancelled'): Story {
  const story = new Story();
  story.begin();
  story.end(says('[review] Done.'));
  if (group === undefined) return story;
  for (const item of Object.values(story.state.items))
    item.seen = { ...item.seen, state: { ...item.seen.state, group } };
  return story;
}

describe('of the items that start nothing now', () => {
  it('those that have their answer, or have ended, or that nobody asks for, are only counted', () => {
    const { state } = answered();
    const all = [
      entry('ENG-1', 'answered'),
      entry('ENG-2', 'state'),
      entry('ENG-3', 'not-assigned'),
      entry('ENG-4', 'no-slot'),
      entry('ENG-5', 'retry-at'),
      entry('ENG-6', 'requester-not-allowed'),
      entry('ENG-7', 'attempts-spent'),
    ];
    expect(sortedOut(all, state)).toEqual({
      waiting: all.slice(3),
      resting: { answered: 1, ended: 0, idle: 2 },
    });
  });

  it.each(['completed', 'cancelled'] as const)('one that is %s has ended, whatever else is said of it', (group) => {
    const { state } = answered(group);
    for (const reason of ['answered', 'state', 'not-assigned'] as const)
      expect(sortedOut([entry('ENG-1', reason)], state).resting).toEqual({ answered: 0, ended: 1, idle: 0 });
  });

  it('one that runs is told once, among those that run', () => {
    const { state } = answered();
    expect(sortedOut([entry('ENG-1', 'open-run')], state)).toEqual({
      waiting: [],
      resting: { answered: 0, ended: 0, idle: 0 },
    });
  });
});
