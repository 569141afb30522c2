import { describe, expect, it } from 'vitest';
import { attentionOf } from '../../action/src/action/attention.ts';

const finished = (tag: 'review' | 'question' | 'blocked' | null, failure: 'lost' | 'failed' | null = null) => ({
  finished: [{ key: 'ENG-1', run_id: 'ENG-1-2', tag, class: failure }],
});

describe('a result that a person must look at', () => {
  it('is annotated when it was lost, is blocked or is a question', () => {
    expect(attentionOf(finished(null, 'lost'))).toMatchObject([{ level: 'warning', title: 'ENG-1: lost' }]);
    expect(attentionOf(finished('blocked'))).toMatchObject([{ level: 'warning', title: 'ENG-1: [blocked]' }]);
    expect(attentionOf(finished('question'))).toMatchObject([{ level: 'notice', title: 'ENG-1: [question]' }]);
  });

  it('is no other', () => {
    expect([...attentionOf(finished('review')), ...attentionOf(finished(null, 'failed'))]).toEqual([]);
  });
});
