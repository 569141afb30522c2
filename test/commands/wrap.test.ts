import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { paint, table } from '../../action/src/commands/output.ts';
import { visibleLength, widthOf, wrap } from '../../action/src/commands/wrap.ts';

describe('a long line', () => {
  it('is broken at words, and goes on under where it began', () => {
    expect(wrap('one two three four', 9, 2)).toBe('one two\n  three\n  four');
    expect(wrap('  one  two three', 10, 4)).toBe('  one  two\n    three');
  });

  it('keeps a word that is longer than the line whole, so that a path can be copied', () => {
    expect(wrap('see /a/very/long/path there', 10)).toBe('see\n/a/very/long/path\nthere');
  });

  it('does not count colours', () => {
    const text = `${paint({ colour: true }, 'green', 'one two')} three`;
    expect(wrap(text, 13)).toBe(text);
    expect(wrap(text, 12)).toBe('\u001b[32mone two\u001b[0m\nthree');
  });

  it('has the same words as before, in lines no longer than the width and its longest word', () => {
    const words = fc.array(fc.stringMatching(/^[a-z]{1,12}$/), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(words, fc.integer({ min: 10, max: 80 }), fc.integer({ min: 0, max: 6 }), (list, width, hang) => {
        const lines = wrap(list.join(' '), width, hang).split('\n');
        expect(lines.flatMap((line) => line.trim().split(' '))).toEqual(list);
        const longest = Math.max(...list.map((word) => word.length));
        for (const line of lines) expect(visibleLength(line)).toBeLessThanOrEqual(Math.max(width, hang + longest));
      }),
    );
  });

  it('stays whole where the output is no terminal: programs read it line by line', () => {
    expect(widthOf({ columns: null })).toBe(Infinity);
    expect(widthOf({ columns: 100 })).toBe(100);
  });
});

describe('a table that is wider than the terminal', () => {
  it('goes on below its last column', () => {
    const rows = [
      ['waits', 'It needs a label that nobody has set yet.'],
      ['run', 'none'],
    ];
    expect(table(rows, 32)).toBe('waits  It needs a label that\n       nobody has set yet.\nrun    none');
  });

  it('goes on near the margin where the columns before leave no room', () => {
    expect(table([['a-long-name-of-a-terminal', 'is not reached']], 30)).toBe(
      'a-long-name-of-a-terminal  is\n    not reached',
    );
  });
});
