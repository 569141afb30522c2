import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { didYouMean, editDistance, nearest } from '../../action/src/config/nearest.ts';

describe('the nearest word', () => {
  const KEYS = ['token_key', 'webhook_secret_key', 'base_url', 'os', 'repo', 'run', 'run_root'];

  it.each([
    ['tokn_key', 'token_key'],
    ['token', 'token_key'],
    ['TOKEN-KEY', 'token_key'],
    ['tokenKey', 'token_key'],
    ['toekn_key', 'token_key'],
    ['url', null],
    ['baseurl', 'base_url'],
    ['so', 'os'],
    ['oss', 'os'],
    ['rpeo', 'repo'],
    ['webhook', 'webhook_secret_key'],
    ['runroot', 'run_root'],
    ['colour', null],
    ['', null],
    ['x'.repeat(100), null],
  ])('to %j is %j', (word, expected) => {
    expect(nearest(word, KEYS)).toBe(expected);
  });

  it('is put into a question, or something else is said', () => {
    expect(didYouMean('repos', KEYS, 'No.')).toBe('Did you mean `repo`?');
    expect(didYouMean('colour', KEYS, 'No.')).toBe('No.');
  });
});

describe('the edit distance', () => {
  it('counts insertions, deletions, substitutions and swaps', () => {
    expect([
      editDistance('', 'abc'),
      editDistance('abc', 'ab'),
      editDistance('abc', 'axc'),
      editDistance('abcd', 'acbd'),
    ]).toEqual([3, 1, 1, 1]);
  });

  it('is symmetric, zero for equals only, and never above the longer length', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc_'), maxLength: 8 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        const distance = editDistance(a, b);
        expect(distance).toBe(editDistance(b, a));
        expect(distance === 0).toBe(a === b);
        expect(distance).toBeLessThanOrEqual(Math.max(a.length, b.length));
        expect(distance).toBeGreaterThanOrEqual(Math.abs(a.length - b.length));
      }),
    );
  });
});
