import { describe, expect, it } from 'vitest';
import { judge } from '../../action/src/action/job-verdict.ts';
import type { Judged } from '../../action/src/action/job-verdict.ts';

const fine: Judged = { problems: [], events: [], ahead: null };
const passing = { code: 'plane-unreachable', message: 'no answer', remedy: '', retry: true };
const lasting = { code: 'plane-token-invalid', message: 'refused', remedy: 'make a new key', retry: false };

function failed(failures: number | null): Judged {
  return { ...fine, problems: [passing], events: failures === null ? [] : [{ type: 'failures-counted', failures }] };
}

describe('the verdict on a job', () => {
  it('is green when nothing is wrong', () => {
    expect(judge([fine])).toEqual({ red: false, sentence: null });
  });

  it('is red for what a person must mend, and says what', () => {
    expect(judge([{ ...fine, problems: [lasting, lasting] }])).toEqual({
      red: true,
      sentence: 'plane-token-invalid: this needs a person.',
    });
  });

  it('is green with a word for a failure that may pass', () => {
    for (const count of [1, 2])
      expect(judge([failed(count)])).toMatchObject({ red: false, sentence: expect.stringMatching(/may pass/) });
  });

  it.each([
    [3, true],
    [4, false],
    [5, false],
    [6, true],
    [7, false],
    [12, true],
    [24, true],
  ])('of failure number %i in a row is red: %s', (count, red) => {
    expect(judge([failed(count)]).red).toBe(red);
  });

  it('is green while the count is not saved: it would otherwise be told by every tick', () => {
    expect(judge([failed(null)]).red).toBe(false);
  });

  it('remembers the third failure through the later ticks of a job, until one goes well', () => {
    expect(judge([failed(2), failed(3), failed(4)])).toMatchObject({
      red: true,
      sentence: expect.stringMatching(/^3 ticks in a row/),
    });
    const well: Judged = { ...fine, events: [{ type: 'failures-counted', failures: 0 }] };
    expect(judge([failed(3), well]).red).toBe(false);
  });

  it('forgets what a later tick found mended', () => {
    expect(judge([{ ...fine, problems: [lasting] }, fine]).red).toBe(false);
  });

  it('is green when another tick was ahead, and says so', () => {
    expect(judge([{ ...fine, ahead: { holder: 'x', until: 1 } }])).toMatchObject({
      red: false,
      sentence: expect.stringMatching(/Another tick/),
    });
  });
});
