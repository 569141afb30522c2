import { describe, expect, it } from 'vitest';
import { githubText } from '../../bot/github-text.ts';
import { GROWTH_TIMEOUT_MS, expectLinear } from '../growth.ts';

/** As GitHub reads it: what would notify, refer, link or close. */
const LIVE =
  /(?<![\w`])@[a-z\d]|(?<!\w)#\d|\bGH-\d|\bhttps?:\/\/|\bwww\.|(?:close|fix|resolve)[sd]? (?:#|GH-|https:\/\/)\S*\d|\b[0-9a-f]{7,40}\b/i;

describe('foreign text on GitHub', () => {
  it.each([
    'ping @ada and @acme/reviewers',
    'mail ada@example.com',
    'see #12 and acme/app#13',
    'GH-14 too',
    'Fixes #15. closes GH-16, resolves https://github.com/acme/app/issues/17',
    'https://evil.example/?a=b|c and www.evil.example',
    'reverts 0123abc0123abc0123abc0123abc0123abc01234',
  ])('addresses and refers to nothing: %s', (text) => {
    expect(githubText(text)).not.toMatch(LIVE);
    expect(githubText(text).replaceAll('\u200b', '').replaceAll('\\', '')).toBe(text);
  });

  it('is no markup, on one line', () => {
    expect(githubText('# a\n| b | <b>c</b> [d](e) `f` **g** ~h~ <!-- i -->')).toBe(
      '#\u200b a \\| b \\| \\<b\\>c\\</b\\> \\[d\\](e) \\`f\\` \\*\\*g\\*\\* \\~h\\~ \\<!-- i --\\>',
    );
  });

  it('loses what should not travel', () => {
    expect(githubText('a\u0000\u001b[31mb\u202e')).toBe('ab');
  });

  it.each(['@', '#', 'GH-1', '://', 'www.', '0a', '|'])(
    'takes time in proportion to its length: %s',
    async (piece) => {
      await expectLinear((size) => githubText(piece.repeat(size)), 20_000);
    },
    GROWTH_TIMEOUT_MS,
  );
});
