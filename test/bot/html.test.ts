import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { ALLOWED_ATTRIBUTES, ALLOWED_TAGS, allowed } from '../../bot/allow-list.ts';
import { markdownToHtml } from '../../bot/html.ts';
import { GROWTH_TIMEOUT_MS, expectLinear } from '../growth.ts';
import { read, rewritten } from './page.ts';
import { nasty, pieces } from './samples.ts';
import { rounds } from '../rounds.ts';

/** How Plane v1.3.1 prepares a comment for its editor. */
const display = new MarkdownIt({ html: true });

function expectFit(html: string): void {
  expect(html).not.toMatch(/[\n\r\0]/);
  // Plane refuses half pairs.
  expect(Buffer.from(html, 'utf8').toString('utf8')).toBe(html);
  const page = read(html);
  for (const { tag, attributes } of page.elements) {
    expect(ALLOWED_TAGS).toContain(tag);
    for (const name of Object.keys(attributes)) expect(ALLOWED_ATTRIBUTES[tag] ?? []).toContain(name);
    const { href } = attributes;
    if (href !== undefined) expect(href).toMatch(/^(?:https?:\/\/|mailto:)/i);
  }
  expect(page.loose).toBe('');
  expect(allowed(html)).toBe(html);
  expect(display.render(html)).toBe(html);
  // A server that cleans comments writes references out: what people see stays the same.
  const cleaned = rewritten(html);
  expect(read(display.render(cleaned))).toEqual(page);
}

describe('Markdown as HTML for Plane', () => {
  it.each(nasty)('keeps the text of $name and nothing that Plane would mangle', ({ markdown, text }) => {
    const html = markdownToHtml(markdown);
    expectFit(html);
    const shown = read(html).text;
    for (const part of text ?? []) expect(shown).toContain(part);
  });

  it.each(nasty)('writes $name in the forms of the editor', ({ markdown }) => {
    expect(markdownToHtml(markdown)).toMatchSnapshot();
  });

  it('is fit for Plane whatever the text', () => {
    const piece = fc.constantFrom(...pieces);
    const text = fc.array(fc.oneof({ weight: 4, arbitrary: piece }, fc.string({ unit: 'binary', maxLength: 6 })), {
      maxLength: 60,
    });
    fc.assert(
      fc.property(text, (parts) => expectFit(markdownToHtml(parts.join('')))),
      { numRuns: rounds(400) },
    );
  });

  it('keeps every character of code', () => {
    const line = fc.string({ unit: fc.constantFrom(...'ab <>&"\'`~*_[]()\\|#-\t é😀'), maxLength: 12 });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), (lines) => {
        const code = lines.map((text) => text.replace(/^~~~+/, '~')).join('\n');
        fc.pre(/\S/.test(code));
        const html = markdownToHtml(`~~~~~~~~~~~~~~\n${code}\n~~~~~~~~~~~~~~\n\nafter`);
        expect(read(display.render(html)).pre).toEqual([code]);
        expect(read(display.render(rewritten(html))).pre).toEqual([code]);
      }),
      { numRuns: rounds(300) },
    );
  });

  it('sends only elements and attributes that the cleaner of a real Plane kept', () => {
    const path = new URL('../fixtures/plane/cleaned-html.json', import.meta.url);
    const { rows } = JSON.parse(readFileSync(path, 'utf8')) as { rows: { read_back: string }[] };
    const kept = new Set<string>();
    for (const { tag, attributes } of rows.flatMap(({ read_back }) => read(read_back).elements)) {
      kept.add(tag);
      for (const name of Object.keys(attributes)) kept.add(`${tag} ${name}`);
    }
    const sent = ALLOWED_TAGS.flatMap((tag) => [
      tag,
      ...(ALLOWED_ATTRIBUTES[tag] ?? []).map((name) => `${tag} ${name}`),
    ]);
    // The recording has h1, h2, h3 and h6; and it puts colspan on th and rowspan on td.
    const alike = ['h4', 'h5', 'th rowspan', 'td colspan'];
    expect(sent.filter((entry) => !kept.has(entry) && !alike.includes(entry))).toEqual([]);
  });

  it('lets the allow-list alone hold back what a renderer should never have made', () => {
    const bad =
      '<script>x()</script><p onclick="x()" style="a:b">a</p><a href="javascript:x">b</a><a href="//c.example">c</a>' +
      '<img src="https://d.example"><iframe src="e"></iframe><!-- f --><pre>\n\ng</pre><code class="evil language-ts">h</code>';
    expect(allowed(bad)).toBe('<p>a</p><a>b</a><a>c</a><pre>&#10;&#10;g</pre><code class="language-ts">h</code>');
  });

  it('opens links in a new tab and shows targets that cannot be clicked', () => {
    expect(markdownToHtml('[a](https://a.example/?b=1&c=2) <https://d.example> https://e.example. me@f.example')).toBe(
      '<p><a href="https://a.example/?b=1&amp;c=2" target="_blank">a</a> ' +
        '<a href="https://d.example" target="_blank">https://d.example</a> ' +
        '<a href="https://e.example" target="_blank">https://e.example</a>. me@f.example</p>',
    );
    expect(markdownToHtml('[auth.ts](/srv/eng/src/auth%20a.ts) [src/a.ts](src/a.ts) ftp://g.example')).toBe(
      '<p>auth.ts (/srv/eng/src/auth a.ts) src/a.ts ftp://g.example</p>',
    );
  });

  it('loads no image: it becomes a link, and its description alone inside a link', () => {
    expect(markdownToHtml('![a](https://a.example/b.png) [![c](https://c.example/d.svg)](https://e.example/)')).toBe(
      '<p><a href="https://a.example/b.png" target="_blank">a</a> <a href="https://e.example/" target="_blank">c</a></p>',
    );
  });

  it('filters text after escapes are undone, and drops a link whose address the filter changes', () => {
    const filter = (text: string): string => text.replaceAll('s_ecret', '***');
    expect(markdownToHtml('s\\_ecret &#115;_ecret `s_ecret` [x](https://a.example/s_ecret)', filter)).toBe(
      '<p>*** *** <code>***</code> x (https://a.example/***)</p>',
    );
    expect(markdownToHtml('```\ns_ecret\n```\n\n![s_ecret](https://a.example/s_ecret)', filter)).toBe(
      '<div><pre><code>***</code></pre><p>***</p></div>',
    );
  });

  it('filters what is read as one word, whatever markup stands between its letters', () => {
    const filter = (text: string): string => text.replaceAll('s_ecret', '***');
    for (const text of [
      's_**ecr**et',
      '*s\\_e*`cret`',
      '[s\\_](https://a.example)ecret',
      's\\_e![cre](https://a.example/b.png)t',
    ]) {
      expect(markdownToHtml(`see **${text}** there`, filter)).toBe('<p>see *** there</p>');
    }
    expect(markdownToHtml('- [x] s\\_**ecret**\n', filter)).toContain('<div><p>***</p></div>');
    expect(markdownToHtml('**a** s\\_ecret `b`', filter)).toBe('<p><strong>a</strong> *** <code>b</code></p>');
    expect(markdownToHtml('[x](https://a.example/s%5Fecret)', filter)).toBe('<p>x (https://a.example/***)</p>');
  });

  it('loses what nobody sees, also where it is written as a reference, and keeps what is seen', () => {
    expect(markdownToHtml('a\u200bb &#8203;c&ZeroWidthSpace;d&shy;e &#x202e;f&#xE0041; ![g&#x2063;h](i)')).toBe(
      '<p>ab cde f gh</p>',
    );
    expect(markdownToHtml('[j](k%E2%80%8B%F3%A0%81%81l)')).toBe('<p>j (kl)</p>');
    const text = '👩‍👩‍👧 1️⃣ می\u200cخواهم שלום <strong>C++\u200e</strong>';
    expect(markdownToHtml(text.replace(/<.?strong>/g, '**'))).toBe(`<p>${text}</p>`);
  });

  it(
    'renders more and more in proportion',
    async () => {
      const line = '- a **b** `c` [d](https://e.example/f) <g> & | h\u200d\n';
      await expectLinear((size) => markdownToHtml(line.repeat(size)), 400);
    },
    GROWTH_TIMEOUT_MS,
  );
});
