import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markdownToHtml } from '../../bot/html.ts';
import { read } from './page.ts';
import { rounds } from '../rounds.ts';

const EMPTY =
  /<(p|h[1-6]|blockquote|ul|ol|li|pre|table)\b[^>]*>(?:<code>)?(?:\s|&nbsp;|\u00a0|<br>|<\/?span>)*(?:<\/code>)?<\/\1>/;
/** The editor wants a paragraph at the start of an item and in a cell. */
const wanted = (html: string): string =>
  html.replaceAll('<li><p></p>', '<li>').replace(/<t[hd]\b[^>]*><p>(?:\s|<br>)*<\/p>/g, '<td>');

describe('a block that shows nothing', () => {
  it.each([
    '&nbsp;',
    '-',
    '*',
    '+',
    '1.',
    '>',
    '> >',
    '#',
    '###### ',
    '- >',
    '> -',
    '- [ ]',
    '```',
    '```\n```',
    '<br>',
    '&#8203;',
    '- -\n  -',
  ])('is left out: %j', (markdown) => {
    expect(markdownToHtml(markdown)).toBe('<p></p>');
    expect(markdownToHtml(`a\n\n${markdown}`)).toBe('<p>a</p>');
  });

  it('is left out between others, and the numbers of the others stay', () => {
    expect(markdownToHtml('- a\n-\n- b')).toBe('<ul><li><p>a</p></li><li><p>b</p></li></ul>');
    expect(markdownToHtml('1. a\n2.\n3. b\n4. c')).toBe(
      '<ol><li><p>a</p></li></ol><ol start="3"><li><p>b</p></li><li><p>c</p></li></ol>',
    );
    expect(markdownToHtml('4.\n5. b')).toBe('<ol start="5"><li><p>b</p></li></ol>');
    expect(markdownToHtml('- a\n  > #\n\n  b')).toBe('<ul><li><p>a</p><p>b</p></li></ul>');
  });

  it('is not what holds code, a rule, or a link that has no text but its address', () => {
    expect(markdownToHtml('` `')).toBe('<p><code> </code></p>');
    expect(markdownToHtml('***')).toBe('<hr>');
    expect(markdownToHtml('[](https://a.example)')).toBe(
      '<p><a href="https://a.example" target="_blank">https://a.example</a></p>',
    );
    expect(markdownToHtml('```\na\n\n\n\nb\n```')).toBe(
      '<div><pre><code>a&#10;<span></span>&#10;<span></span>&#10;<span></span>&#10;b</code></pre></div>',
    );
  });

  it('takes no text with it, whatever stands around it', () => {
    const piece = fc.constantFrom(
      'a',
      '&nbsp;',
      '-',
      '- ',
      '1. ',
      '> ',
      '# ',
      '\n',
      '\n\n',
      '  ',
      '[ ] ',
      '```\n',
      '|',
      '|-|\n',
      '<br>',
      '**',
      '[](b)',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const markdown = pieces.join('');
        const html = markdownToHtml(markdown);
        const letters = (text: string): number => text.split('a').length;
        // A word behind a fence is its language, and not text.
        if (!markdown.includes('```')) expect(letters(read(html).text)).toBe(letters(markdown));
        if (html !== '<p></p>') expect(wanted(html)).not.toMatch(EMPTY);
      }),
      { numRuns: rounds(2000) },
    );
  });
});
