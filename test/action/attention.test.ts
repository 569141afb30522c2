import { describe, expect, it } from 'vitest';
import { attentionOf } from '../../action/src/action/attention.ts';
import type { PlanResult } from '../../action/src/core/plan.ts';
import type { Inspection } from '../../action/src/model/inspection.ts';
import { Story, finished, gone, makeConfig, says } from '../core/scene.ts';

const NO_RETRY = makeConfig((raw) => {
  raw.retry = { max_attempts: 1 };
  raw['iteration_cap'] = 1;
});

/** What is annotated when the only run of the item ends like that. */
function told(end: Inspection, story = new Story()): string[] {
  story.begin();
  return said(story.end(end), story);
}

const said = ({ events }: PlanResult, { state }: Story): string[] =>
  attentionOf({ events, state }).map(({ level, title }) => `${level} ${title}`);

describe('a result that a person must look at', () => {
  it('is annotated when it is blocked or a question', () => {
    expect(told(says('[blocked] No access'))).toEqual(['warning ENG-1: [blocked]']);
    expect(told(says('[question] Which one?'))).toEqual(['notice ENG-1: [question]']);
  });

  it('is annotated when a failure is posted as blocked, or the last step as a question', () => {
    expect(told(finished({ exit_code: 1, tail: 'boom' }))).toEqual(['warning ENG-1: [blocked]']);
    expect(told(finished({}, 'limit'))).toEqual(['warning ENG-1: [blocked]']);
    expect(told(says('[progress] One'), new Story(NO_RETRY))).toEqual(['notice ENG-1: [question]']);
  });

  it('is annotated when it was lost and that is posted, and not while it is tried again', () => {
    const story = new Story();
    expect(told(gone(), story)).toEqual([]);
    story.pass(600_000);
    expect(told(gone(), story)).toEqual(['warning ENG-1: lost']);
  });

  it('is no other', () => {
    expect(told(says('[review] Done'))).toEqual([]);
    expect(told(says('[progress] One'))).toEqual([]);
    expect(told(finished({ exit_code: 1, tail: 'Error: connect ECONNRESET' }))).toEqual([]);
  });
});
