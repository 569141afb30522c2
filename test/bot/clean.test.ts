import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean } from '../../bot/clean.ts';

describe('foreign text', () => {
  it.each([
    ['NUL and other controls', 'a\0b\u0007c\u007fd\u0085e', 'abcd\ne'],
    ['half surrogate pairs', '\ud83dx\udc00 😀', 'x 😀'],
    ['line ends of any kind', 'a\r\nb\rc\u2028d\n', 'a\nb\nc\nd\n'],
    [
      'colours, titles and links of a terminal',
      '\u001b[1;31mred\u001b[0m\u001b]8;;https://a\u001b\\l\u001b]0;t\u0007',
      'redl',
    ],
    ['a BOM', '\ufeff[review]', '[review]'],
    ['overrides of direction', 'a\u202eb\u202cc', 'abc'],
  ])('loses %s', (_, text, cleaned) => {
    expect(clean(text)).toBe(cleaned);
  });

  it('keeps tabs, emoji, joiners and right-to-left text', () => {
    const text = '\tשלום\u200f 👩‍👩‍👧 é\n';
    expect(clean(text)).toBe(text);
  });

  it('is fit to send, and stays as it is when cleaned again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string(), (a, b) => {
        const once = clean(`${a}\u001b[${b}\ud800`);
        expect(clean(once)).toBe(once);
        expect(Buffer.from(once, 'utf8').toString('utf8')).toBe(once);
        expect(once).not.toMatch(/\0|\r/);
      }),
    );
  });
});
