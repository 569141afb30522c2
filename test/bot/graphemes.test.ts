import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lastPart, prefixEnd, shorten } from '../../bot/graphemes.ts';

const family = '👩‍👩‍👧‍👦';
const flag = '🇩🇪';

describe('cutting text', () => {
  it('ends between two words where there are some', () => {
    expect('one two three'.slice(0, prefixEnd('one two three', 9))).toBe('one two');
    expect(shorten('one two three', 9)).toBe('one two…');
    expect(shorten('short', 9)).toBe('short');
  });

  it('never ends inside what is seen as one character', () => {
    for (const character of [family, flag, 'e\u0301', '😀', '👍🏽']) {
      const text = character.repeat(50);
      for (let limit = 0; limit < character.length * 6; limit += 1) {
        expect(prefixEnd(text, limit) % character.length).toBe(0);
      }
    }
  });

  it('keeps to the limit at either end and breaks no pair', () => {
    const unit = fc.constantFrom(family, flag, 'e\u0301', '😀', 'a', ' ', '\n', 'ש');
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 80 }), fc.integer({ min: 1, max: 200 }), (units, limit) => {
        const text = units.join('');
        for (const part of [shorten(text, limit), lastPart(text, limit), text.slice(0, prefixEnd(text, limit))]) {
          expect(part.length).toBeLessThanOrEqual(Math.max(limit, 1));
          expect(part).not.toMatch(/\p{Cs}/u);
        }
        expect(text.endsWith(lastPart(text, limit).replace(/^…/, ''))).toBe(true);
      }),
    );
  });

  it('shows the end of a long text from a line’s beginning', () => {
    expect(lastPart('first line\nsecond line\nthird', 12)).toBe('…\nthird');
    expect(lastPart('abc', 20)).toBe('abc');
  });
});
