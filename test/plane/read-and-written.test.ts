/** What Plane's editor keeps, read as Markdown for a prompt and written again as a comment. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '../../action/src/plane/html-to-markdown.ts';
import { markdownToHtml } from '../../bot/html.ts';
import { read } from '../bot/page.ts';
import { rounds } from '../rounds.ts';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const odd = [
  '*b*',
  '**',
  '* a',
  '_i_',
  'snake_case',
  '__init__',
  '`c`',
  '# x',
  '#',
  'C #',
  '- a',
  '-',
  '+ a',
  '1. a',
  '2)',
  '> q',
  '---',
  '===',
  '***',
  '~~s~~',
  '~5',
  '[a](/b)',
  '[a]: /b',
  '![i](/b)',
  '[x] a',
  '[a]',
  ']',
  '[',
  '(c)',
  '!',
  '&nbsp;',
  '&amp;nbsp;',
  '&#35;',
  'a & b',
  '<b>',
  '<ssh://b>',
  '<x@y.example>',
  'a | b',
  '--- | ---',
  ':-:|:-:',
  '|',
  '\\',
  '\\*b\\*',
  '\\# x',
  '```',
  '~~~',
  '{{ item }}',
  'vector<int>',
  '2 * 3 * 4',
  '“ü”',
  '😀',
];
const word = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...odd) },
  fc.stringMatching(/^[a-z]{1,6}$/),
  fc.stringMatching(/^[!-~]{1,6}$/).filter((text) => !/https?:|@|<br/i.test(text)),
);
const text = fc.array(word, { minLength: 1, maxLength: 4 }).map((words) => escaped(words.join(' ')));
const code = fc.stringMatching(/^[!-~]([ -~]{0,8}[!-~])?$/).map(escaped);
/** Marks stand between blanks: beside a letter and with a full stop inside, Markdown cannot write them. */
const piece = fc.oneof(
  { weight: 4, arbitrary: text },
  text.map((it) => `<strong>${it}</strong>`),
  text.map((it) => `<em>${it}</em>`),
  text.map((it) => `<s>${it}</s>`),
  text.map((it) => `<strong><em>${it}</em></strong>`),
  code.map((it) => `<code>${it}</code>`),
  text.map((it) => `<a href="https://c.example/d?e=1&amp;f=2" target="_blank">${it}</a>`),
);
const line = fc.array(piece, { minLength: 1, maxLength: 3 }).map((pieces) => pieces.join(' '));
const lines = fc.array(line, { minLength: 1, maxLength: 3 }).map((some) => some.join('<br>'));
const paragraph = lines.map((it) => `<p>${it}</p>`);
const heading = fc.tuple(fc.integer({ min: 1, max: 6 }), line).map(([level, it]) => `<h${level}>${it}</h${level}>`);
const fence = fc
  .tuple(
    fc.constantFrom('', ' class="language-ts"'),
    fc.array(fc.oneof(fc.constantFrom('', '', '  - a', '```', '1. b', '    '), fc.stringMatching(/^[ -~]{0,12}$/)), {
      minLength: 1,
      maxLength: 6,
    }),
  )
  .filter(([, rows]) => /\S/.test(rows.join('')))
  .map(([language, rows]) => `<pre><code${language}>${rows.map(escaped).join('&#10;')}</code></pre>`);
const table = fc
  .tuple(fc.integer({ min: 1, max: 3 }), fc.array(fc.option(lines, { nil: '' }), { minLength: 3, maxLength: 9 }))
  .map(([width, cells]) => {
    const rows = Array.from({ length: Math.floor(cells.length / width) }, (_, row) => {
      const tag = row === 0 ? 'th' : 'td';
      const row_cells = cells.slice(row * width, (row + 1) * width);
      return `<tr>${row_cells.map((it) => `<${tag} colspan="1" rowspan="1"><p>${it}</p></${tag}>`).join('')}</tr>`;
    });
    return `<table><tbody>${rows.join('')}</tbody></table>`;
  })
  .filter((html) => /\S/.test(html.replace(/<[^>]*>/g, '')));

const { block } = fc.letrec<{ block: string; item: string }>((tie) => ({
  item: fc
    .tuple(paragraph, fc.array(tie('block'), { maxLength: 2 }))
    .map(([first, rest]) => `<li>${first}${rest.join('')}</li>`),
  block: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    paragraph,
    heading,
    fence,
    fc.constant('<hr>'),
    table,
    fc.array(tie('item'), { minLength: 1, maxLength: 3 }).map((items) => `<ul>${items.join('')}</ul>`),
    fc
      .tuple(
        fc.constantFrom('<ol>', '<ol start="3">', '<ol start="0">'),
        fc.array(tie('item'), { minLength: 1, maxLength: 3 }),
      )
      .map(([start, items]) => `${start}${items.join('')}</ol>`),
    fc
      .array(fc.tuple(fc.boolean(), paragraph), { minLength: 1, maxLength: 3 })
      .map(
        (items) =>
          `<ul data-type="taskList">${items
            .map(
              ([done, it]) =>
                `<li data-type="taskItem" data-checked="${done}"><label><input type="checkbox"${done ? ' checked="checked"' : ''}><span></span></label><div>${it}</div></li>`,
            )
            .join('')}</ul>`,
      ),
    fc
      .array(tie('block'), { minLength: 1, maxLength: 2 })
      .map((blocks) => `<blockquote>${blocks.join('')}</blockquote>`),
  ),
}));
const page = fc.array(block, { minLength: 1, maxLength: 4 }).map((blocks) => blocks.join(''));

const spoken = (html: string): string => read(html).text.replace(/\s+/g, ' ').trim();

/** But for what only wraps. */
const tagsOf = (html: string): string[] =>
  read(html)
    .elements.map(({ tag }) => tag)
    .filter((tag) => tag !== 'div' && tag !== 'span');

describe('a page of the editor, read and written again', () => {
  it('says the same, and is the same from then on', async () => {
    await fc.assert(
      fc.asyncProperty(page, async (html) => {
        const markdown = await htmlToMarkdown(html);
        const written = markdownToHtml(markdown);
        expect(spoken(written)).toBe(spoken(html));
        expect(tagsOf(written)).toEqual(tagsOf(html));
        expect(read(written).pre).toEqual(read(html).pre.map((code) => code.replace(/\n$/, '')));
        expect(await htmlToMarkdown(written)).toBe(markdown);
      }),
      { numRuns: rounds(400) },
    );
  });

  it.each([
    ['<p>a<br><br>b</p>', 'a\n\nb'],
    ['<p>a<br> <br><br>b<br></p>', 'a\n\nb'],
    ['<p><br>a</p><p><br></p><p>b</p>', 'a\n\nb'],
    ['<blockquote><p><br>a<br><br>b</p></blockquote>', '> a\n> \n> b'],
    ['<ul><li><p>a<br><br>b</p></li></ul>', '- a\n\n  b'],
    ['<p>a</p><pre><code>x\n\n\ny</code></pre>', 'a\n\n```\nx\n\n\ny\n```'],
  ])('has no line that is blank but for a break: %s', async (html, markdown) => {
    expect(await htmlToMarkdown(html)).toBe(markdown);
    expect(await htmlToMarkdown(markdownToHtml(markdown))).toBe(markdown);
  });
});
