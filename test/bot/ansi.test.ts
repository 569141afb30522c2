import { describe, expect, it } from 'vitest';
import { withoutAnsi } from '../../bot/ansi.ts';

describe('text without escape sequences', () => {
  it.each([
    ['colours', '\u001b[1;31mred\u001b[0m', 'red'],
    ['private modes', '\u001b[?25lx\u001b[>4;1m', 'x'],
    ['a title that BEL ends', '\u001b]0;title\u0007x', 'x'],
    ['a link that ESC backslash ends', '\u001b]8;;https://a\u001b\\x\u001b]8;;\u001b\\', 'x'],
    ['a sequence of one character', '\u001bMx\u001b_y', 'xy'],
    ['a CSI that is cut', 'x\u001b[', 'x'],
    ['a title without an end, and not the lines after it', '\u001b]0;title\nthe answer', '\nthe answer'],
    ['nothing else', 'a [0m b', 'a [0m b'],
  ])('lacks %s', (_what, given, left) => {
    expect(withoutAnsi(given)).toBe(left);
  });
});
