import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readTag, tagOf } from '../../../action/src/core/verdict/tag.ts';
import { DEFAULT_PROMPT } from '../../../action/src/tick/default-prompt.ts';
import { TAGS } from '../../../action/src/model/verdict.ts';
import { GROWTH_TIMEOUT_MS, expectLinear } from '../../growth.ts';

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
    ['- [question]', 'question'],
    ['* [question] Which one?', 'question'],
    ['+ [question]', 'question'],
    ['• [question]', 'question'],
    ['1. [question]', 'question'],
    ['2) **[question]** Which one?', 'question'],
    ['> - [question]', 'question'],
    ['"[question]"', 'question'],
    ["'[question]' Which one?", 'question'],
    ['“[question]”', 'question'],
    ['「[question]」', 'question'],
    ['✅ [review] done', 'review'],
    ['⚠️ **[blocked]** no access', 'blocked'],
    ['1️⃣ [progress]', 'progress'],
    ['👩🏽‍💻 [review]', 'review'],
    ['Status: [question]', 'question'],
    ['**Status:** [question]', 'question'],
    ['status： [question]', 'question'],
    ['- ✅ Status: "[review]"', 'review'],
    ['### ✅ `[review]` Summary', 'review'],
    ['- [review] Fixed it\n- Added a test', 'review'],
    ['1. [question] Which colour?\n2. [question] Which size?', 'question'],
    ['- [question] Which one?\n\nThe tests say:\n\n- [blocked] by the schema', 'question'],
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
    '--\n[review]',
    '``\n',
    'a```\n[review]',
    'Result: [review]',
    'Status of it: [review]',
    'The "[review]" tag',
    '- - [review]',
    '- [ ] [review]',
    '-[review]',
  ])('%j has none', (message) => {
    expect(readTag(message)).toBeNull();
  });

  it.each([
    ['I looked at both.\n\n[question]', 'question'],
    ['I looked at both.\n[question]\n\n', 'question'],
    ['I looked at both.\n\n- **[question]**', 'question'],
    ['I looked at both:\n- [question]', 'question'],
    ['- a\n- b\n\nSo it is done.\n\n- [review]', 'review'],
    ['I looked at both.\n\n1. "[question]"', 'question'],
    ['I looked at both.\n\n✅ Status: [review] ✅', 'review'],
    ['Quoting:\n\n> [blocked]\n\n```\n[progress]\n```\n\n[question]', 'question'],
    ['Which is [blocked] or not?\n[question]', 'question'],
  ] as const)('%j is %s at exit code 0 alone, by its last line', (message, tag) => {
    expect(tagOf(message, 0)).toBe(tag);
    for (const exit_code of [1, 137, null]) expect(tagOf(message, exit_code)).toBeNull();
    expect(readTag(message)).toBeNull();
  });

  it.each([
    'I looked at both.\n\n[question] Which one?',
    'I looked at both.\n\nIt is [question]',
    'I looked at both.\n\n[question]\n\nWhich one?',
    'I looked at both.\n\n[question]\n\n[review]',
    'I looked at both.\n\n[question]\n\n[question]',
    'I looked at both.\n\n```\n[question]',
    'I looked at both.\n\n- ```\n  [question]\n  ```',
    'I looked at both.\n\n```\n[question]\n```',
    'I looked at both.\n\n~~~~\n~~~\n[question]\n~~~~',
    'I looked at both.\n\n    [question]',
    'I looked at both.\n\n> [question]',
    'I looked at both.\n\n- one\n- [question]',
    'I looked at both.\n\n- one\n  more\n\n- [question]',
    'I looked at both.\n\n- one\nlazy\n- [question]',
    'I looked at both.\n\n1. one\n2. [question]',
  ])('%j has none, whatever the exit code', (message) => {
    for (const exit_code of [0, 1, null]) expect(tagOf(message, exit_code)).toBeNull();
  });

  it('is none when the list of tags of agentd’s own prompt is echoed', () => {
    const list = DEFAULT_PROMPT.split('\n').flatMap((line) => /^- (\[\w+\])(.*)$/.exec(line) ?? []);
    const items = list.filter((_, index) => index % 3 === 1).map((word, at) => [word, list[at * 3 + 2] ?? ''] as const);
    expect(items.map(([word]) => word)).toHaveLength(TAGS.length);
    const bullet = fc.constantFrom('- ', '* ', '+ ', '• ', '1. ', '1) ', '> - ', '  - ', '- ✅ ', '- **', '- "');
    const intro = fc.constantFrom('', 'The tags:\n', 'The tags:\n\n', '```\n', '---\n\n', '# How to answer\n\n');
    const outro = fc.constantFrom('', '\n', '\n```', '\n\nDone.');
    fc.assert(
      fc.property(
        bullet,
        intro,
        outro,
        fc.boolean(),
        fc.constantFrom('\n', '\n\n', '\r\n'),
        fc.shuffledSubarray(items, { minLength: 2 }),
        (mark, before, after, whole, between, some) => {
          const lines = some.map(([word, meaning]) => `${mark}${word}${whole ? meaning : ''}`);
          expect(tagOf(`${before}${lines.join(between)}${after}`, 0)).toBeNull();
        },
      ),
    );
    expect(tagOf(DEFAULT_PROMPT.slice(DEFAULT_PROMPT.indexOf('- [review]')), 0)).toBeNull();
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

  it.each(['- [review]\n', '#', '> ', '"', '✅', '[', '\n', '- \n', '```\n', '1. [review', '  '])(
    'of more and more %j is read in time that grows with it',
    async (piece) => {
      for (const start of ['', 'Done.\n']) {
        await expectLinear((size) => tagOf(`${start}${piece.repeat(size)}x\n[review]`, 0), 5_000);
      }
    },
    GROWTH_TIMEOUT_MS,
  );
});
