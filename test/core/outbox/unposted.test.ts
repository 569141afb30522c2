import { describe, expect, it } from 'vitest';
import { evolve } from '../../../action/src/core/state/evolve.ts';
import { notTold, standingProblems, unpostedSteps } from '../../../action/src/core/outbox/unposted.ts';
import { MINUTE, NOW, STATES, Story, says } from '../scene.ts';

const REFUSED = {
  run_id: 'ENG-1-1',
  kind: 'comment',
  reason: 'plane-too-large',
  at: NOW,
  of_result: true,
  terminal: 'box',
  dir: '/runs/x-ENG-1-1',
} as const;

function told(): Story {
  const story = new Story();
  story.begin();
  story.end(says('[review] Done.'));
  return story;
}

function fail(story: Story, stuck: boolean): void {
  const failure = { publication_id: 'ENG-1-1:result', step: 0, reason: 'plane-forbidden', digest: null } as const;
  story.fold([{ type: 'step-failed', ...failure, not_before: story.now + MINUTE, stuck }]);
}

function refuse(story: Story, reason = 'plane-too-large'): void {
  const refusal = { ...REFUSED, reason };
  const ended = { publication_id: 'ENG-1-1:result', step: 0, status: 'refused', reason } as const;
  story.fold([{ type: 'step-ended', ...ended, digest: null, left: null, refusal }]);
}

const codes = (story: Story, ids: readonly string[] = []): readonly string[] =>
  standingProblems(story.state, new Set(ids)).map(({ code }) => code);

describe('what stands', () => {
  it('is an open step that a person has to make possible, and no other', () => {
    const story = told();
    expect(codes(story)).toEqual([]);
    fail(story, false);
    expect(codes(story)).toEqual([]);
    fail(story, true);
    expect(codes(story)).toEqual(['plane-forbidden']);
  });

  it('is told by those ticks that do not tell it anew', () => {
    const story = told();
    fail(story, true);
    expect(codes(story, ['ENG-1-1:result'])).toEqual([]);
    refuse(story);
    expect(codes(story, ['ENG-1-1:result'])).toEqual([]);
    expect(codes(story, ['ENG-1-11:result'])).toEqual(['plane-too-large']);
  });

  it('is a refusal for good, until a person takes the item up or gives it up', () => {
    const story = told();
    refuse(story);
    story.publishAll();
    expect(codes(story)).toEqual(['plane-too-large']);
    const released = evolve(story.state, [{ type: 'released', item_id: 'i-1', at: NOW }]);
    expect(standingProblems(released, new Set())).toEqual([]);
    story.pass(10 * MINUTE);
    story.say();
    story.tick();
    expect(story.isOpen).toBe(true);
    expect(codes(story)).toEqual([]);
  });

  it('is a refusal no more once a person has moved the item, wherever to', () => {
    const story = told();
    refuse(story);
    story.publishAll();
    story.pass(10 * MINUTE);
    story.change({ state: STATES.done });
    story.tick();
    expect(codes(story)).toEqual([]);
  });

  it('is no answer to an item that is gone', () => {
    const story = told();
    refuse(story, 'item-gone');
    expect(codes(story)).toEqual([]);
    expect(unpostedSteps(story.state)).toContainEqual(
      expect.objectContaining({ status: 'refused', reason: 'item-gone' }),
    );
  });
});

describe('what is said of all of Plane', () => {
  const problem = (code: string, retry: boolean) => ({ code, message: 'm', remedy: 'r', retry });

  it('is not said again of each item', () => {
    const each = [
      problem('plane-unreachable', true),
      problem('plane-forbidden', false),
      problem('plane-token-invalid', false),
    ];
    expect(notTold(each, [problem('plane-unreachable', true)])).toEqual(each.slice(1));
    expect(notTold(each, [problem('plane-token-invalid', false)])).toEqual(each.slice(0, 2));
    expect(notTold(each, [problem('plane-forbidden', false)]), 'which may be another project').toEqual(each);
  });
});

describe('what a person is told of a refusal for good', () => {
  const LIES = 'The answer lies in /runs/x-ENG-1-1 on box.';
  it.each([
    [
      'an answer',
      { kind: 'comment', of_result: true },
      'The answer is not in Plane, and the item stays where it is.',
      LIES,
    ],
    ['a note', { kind: 'comment', of_result: false }, 'The note is not in Plane, and the item stays where it is.', ''],
    ['a move', { kind: 'state', of_result: true }, 'The item stays where it is.', ''],
  ] as const)('of %s', (_what, fields, lost, first) => {
    const story = told();
    const refusal = { ...REFUSED, ...fields };
    const ended = { publication_id: 'ENG-1-1:result', step: 0, status: 'refused', reason: REFUSED.reason } as const;
    story.fold([{ type: 'step-ended', ...ended, digest: null, left: null, refusal }]);
    const [problem] = standingProblems(story.state, new Set());
    expect(problem?.message).toMatch(/^ENG-1: Plane refuses the .* of ENG-1-1 for good \(plane-too-large\)\. /);
    expect(problem?.message.endsWith(` ${lost}`)).toBe(true);
    const then = first === '' ? 'Comment' : `${first} Then comment`;
    expect(problem?.remedy).toBe(`${then} on the item or move it yourself; or run \`agentd release ENG-1\`.`);
  });
});
