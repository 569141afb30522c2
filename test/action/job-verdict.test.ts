import { describe, expect, it } from 'vitest';
import { jobVerdict } from '../../action/src/action/job-verdict.ts';
import type { JobTick } from '../../action/src/action/job-verdict.ts';

const fine: JobTick = { problems: [], events: [], ahead: null };
const passing = { code: 'plane-unreachable', message: 'no answer', remedy: '', retry: true };
const lasting = { code: 'plane-token-invalid', message: 'refused', remedy: 'make a new key', retry: false };

function failed(failures: number | null): JobTick {
  return { ...fine, problems: [passing], events: failures === null ? [] : [{ type: 'failures-counted', failures }] };
}

describe('the verdict on a job', () => {
  it('is green when nothing is wrong', () => {
    expect(jobVerdict([fine])).toEqual({ red: false, sentence: null });
  });

  it('is red for what a person must mend, and says what', () => {
    expect(jobVerdict([{ ...fine, problems: [lasting, lasting] }])).toEqual({
      red: true,
      sentence: 'plane-token-invalid: this needs a person.',
    });
  });

  it('is green with a word for a failure that may pass', () => {
    for (const count of [1, 2])
      expect(jobVerdict([failed(count)])).toMatchObject({ red: false, sentence: expect.stringMatching(/may pass/) });
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
    expect(jobVerdict([failed(count)]).red).toBe(red);
  });

  it('is green while the count is not saved: it would otherwise be told by every tick', () => {
    expect(jobVerdict([failed(null)]).red).toBe(false);
  });

  it('remembers the third failure through the later ticks of a job, until one goes well', () => {
    expect(jobVerdict([failed(2), failed(3), failed(4)])).toMatchObject({
      red: true,
      sentence: expect.stringMatching(/^3 ticks in a row/),
    });
    const well: JobTick = { ...fine, events: [{ type: 'failures-counted', failures: 0 }] };
    expect(jobVerdict([failed(3), well]).red).toBe(false);
  });

  it('forgets what a later tick found mended', () => {
    expect(jobVerdict([{ ...fine, problems: [lasting] }, fine]).red).toBe(false);
  });

  it('is green when another tick was ahead, and says so', () => {
    expect(jobVerdict([{ ...fine, ahead: { holder: 'x', until: 1 } }])).toMatchObject({
      red: false,
      sentence: expect.stringMatching(/Another tick/),
    });
  });
});
