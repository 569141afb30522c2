import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTag } from '../../action/src/core/tag.ts';
import { TAGS } from '../../action/src/model.ts';

describe('the tag of a last message', () => {
  it.each([
    ['[review] done', 'review'],
    ['[question]', 'question'],
    ['[progress] 第 2 步', 'progress'],
    ['**[blocked]** the database is down', 'blocked'],
    ['**[question] Which one?**', 'question'],
    ['[**review**] done', 'review'],
    ['`[review]`', 'review'],
    ['### [review] Summary', 'review'],
    ['> [blocked] waiting', 'blocked'],
    ['> ### `[blocked]` waiting', 'blocked'],
    ['__[review]__', 'review'],
    ['\\[review\\] escaped', 'review'],
    ['[Review] capital', 'review'],
    ['\uFEFF\n\n---\n~~~text\n> ### `[blocked]` waiting for the schema\n~~~\nmore', 'blocked'],
    ['\n\n  [review]   odd spacing  \t\r\n\r\nmore', 'review'],
    ['```\n[review] in a fence\n```', 'review'],
    ['```markdown\n[review]\n```', 'review'],
    ['````md title="a"\n```\n[review]', 'review'],
    ['> ```\n> [review]', 'review'],
    ['\u00ad\u2063[re\u{e0041}view]\u3164 done', 'review'],
    ['***\n[review]', 'review'],
    ['- - -\n[review]', 'review'],
    ['##\n[review]', 'review'],
    ['[review](https://example.com) linked', 'review'],
  ] as const)('%j is %s', (message, tag) => {
    expect(readTag(message)).toBe(tag);
  });

  it.each([
    '',
    '\n \n',
    'done',
    'Done: [review]',
    'First words\n[review] second line',
    '[reviewed] done',
    '[review done',
    'review] done',
    '(review) done',
    '[todo] x',
    '- [review] a list',
    '--\n[review]',
    '``\n',
    'a```\n[review]',
  ])('%j has none', (message) => {
    expect(readTag(message)).toBeNull();
  });

  const tag = fc.constantFrom(...TAGS);
  const skipped = fc.array(
    fc.constantFrom(
      '',
      '   ',
      '\t',
      '\uFEFF',
      '---',
      '-----',
      '***',
      '___',
      '- - -',
      '```',
      '```js',
      '~~~',
      '~~~text',
      '>',
      '> ',
    ),
    { maxLength: 6 },
  );
  const before = fc.array(fc.constantFrom('**', '>', '> ', '#', '## ', '`', ' ', '*', '\uFEFF'), { maxLength: 5 });
  const after = fc.constantFrom('', '**', '`', '**`', ' ', ': ', '** — ');
  const end = fc.constantFrom('\n', '\r\n', '\r');

  it('is found behind any skipped lines and between any marks, whatever follows', () => {
    fc.assert(
      fc.property(tag, skipped, before, after, end, fc.string(), (word, lines, marks, close, newline, rest) => {
        const message = [...lines, `${marks.join('')}[${word}]${close}${rest}`].join(newline);
        expect(readTag(message)).toBe(word);
      }),
    );
  });

  it('is never found behind a line of prose', () => {
    const prose = fc.stringMatching(/^[A-Za-z][A-Za-z0-9 .,[\]]{0,40}$/);
    fc.assert(
      fc.property(skipped, prose, tag, end, (lines, text, word, newline) => {
        expect(readTag([...lines, text, `[${word}] x`].join(newline))).toBeNull();
      }),
    );
  });

  it('is one of the four words or nothing, for any text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const found = readTag(text);
        if (found !== null) expect(text.toLowerCase()).toContain(found);
      }),
    );
  });
});
