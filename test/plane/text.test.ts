import { describe, expect, it } from 'vitest';
import { cut, oneLine, sendable, sendableJson } from '../../action/src/plane/text.ts';

describe('text that goes to Plane', () => {
  it('loses NUL and lone surrogates, and keeps whole emoji', () => {
    expect(sendable('a\u0000b\ud83e c \ud83e\udd16 \udd16')).toBe('ab\ufffd c 🤖 \ufffd');
  });

  it('is cleaned in every string of a body, however deep', () => {
    const body = { html: 'x\u0000', list: ['\ud800', 1, null, true], deep: { a: '\u0000' } };
    expect(sendableJson(body)).toEqual({ html: 'x', list: ['\ufffd', 1, null, true], deep: { a: '' } });
  });
});

describe('text in messages', () => {
  it('is one line without control characters', () => {
    expect(oneLine('a\r\n\u001b[31mred\u0007\u2028 b ', 50)).toBe('a red b');
  });

  it('has nothing that nobody sees, and no gap in its place', () => {
    expect(oneLine('to\u0007k\u200be\u{e0041}n\u202e \ud83e', 50)).toBe('token \ufffd');
  });

  it('is cut with an ellipsis and never inside an emoji', () => {
    expect(oneLine('ab🤖cd', 3)).toBe('ab…');
    expect(oneLine('abcd', 4)).toBe('abcd');
  });

  it('is cut without half a character at the end', () => {
    expect(cut('ab🤖', 3)).toBe('ab');
    expect(cut('ab🤖', 4)).toBe('ab🤖');
    expect(cut('ab', 9)).toBe('ab');
  });
});
