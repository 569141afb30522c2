import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean, cleanLine } from '../../bot/visible-text.ts';

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
    ['overrides and isolates of direction', 'a\u202eb\u202cc\u2066d\u2069e', 'abcde'],
    ['line ends between two lines alone', 'a\u000bb\u000cc', 'a\nb\nc'],
    ['soft hyphens, tags, fillers, selectors', 'a\u00adb\u{e0041}c\u3164d\ufe01e\u{e0100}f\u2063g', 'abcdefg'],
  ])('loses %s', (_, text, cleaned) => {
    expect(clean(text)).toBe(cleaned);
  });

  it('stays on one line where it is a name', () => {
    expect(cleanLine(' a\r\nb\u2028c\u0085d\u000be\t\u00a0f\u200b ')).toBe('a b c d e f');
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
