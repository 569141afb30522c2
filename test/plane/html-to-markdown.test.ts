import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '../../action/src/plane/html-to-markdown.ts';
import { rounds } from '../rounds.ts';

const GRACE = '00000000-0000-4000-8000-000000000001';
const members = [{ id: GRACE, display_name: 'grace <b>&' }];

describe('what the editor makes', () => {
  it.each([
    ['paragraphs', '<p class="editor-paragraph-block" data-id="x">one</p><p>two</p>', 'one\n\ntwo'],
    ['headings', '<h1>a</h1><h3 class="editor-heading-block">c</h3>', '# a\n\n### c'],
    ['marks', '<p><strong>b</strong> <em>e</em> <code>c</code> <s>s</s> <u>u</u></p>', '**b** _e_ `c` ~~s~~ u'],
    ['line breaks', '<p>a<br>b</p>', 'a  \nb'],
    ['bullets', '<ul class="list-disc"><li class="not-prose"><p>a</p></li><li><p>b</p></li></ul>', '- a\n- b'],
    ['numbers', '<ol start="9"><li><p>a</p></li><li><p>b</p></li></ol>', '9. a\n10. b'],
    [
      'nested lists',
      '<ul><li><p>a</p><ul><li><p>b</p><ol><li><p>c</p></li></ol></li></ul></li><li><p>d</p></li></ul>',
      '- a\n  - b\n    1. c\n- d',
    ],
    ['a list item of two paragraphs', '<ol><li><p>a</p><p>b</p></li></ol>', '1. a\n\n   b'],
    [
      'task lists',
      '<ul data-type="taskList"><li data-type="taskItem" data-checked="true"><label><input type="checkbox" checked="checked"><span></span></label><div><p>done</p></div></li><li data-type="taskItem" data-checked="false"><label><input type="checkbox"><span></span></label><div><p>open</p></div></li></ul>',
      '- [x] done\n- [ ] open',
    ],
    ['quotes', '<blockquote><p>a</p><p>b</p></blockquote>', '> a\n> \n> b'],
    ['rules', '<p>a</p><div data-type="horizontalRule"><div></div></div><p>b</p><hr>', 'a\n\n---\n\nb\n\n---'],
    [
      'tables',
      '<table class="t"><tbody><tr><th colspan="1"><p>name</p></th><th><p>value</p></th></tr><tr><td><p>a|b</p></td><td><p>1</p><p>2</p></td></tr><tr><td></td><td><code>x</code></td></tr></tbody></table>',
      '| name | value |\n| --- | --- |\n| a\\|b | 1<br>2 |\n|  | `x` |',
    ],
    [
      'two tables',
      '<table><tr><td>1</td></tr></table><table><tr><td>2</td></tr></table>',
      '| 1 |\n| --- |\n\n| 2 |\n| --- |',
    ],
    [
      'links',
      '<p><a href="https://a.example/x?a=1&amp;b=2" target="_blank">link</a></p>',
      '[link](https://a.example/x?a=1&b=2)',
    ],
    ['bare links', '<p><a href="https://a.example/">https://a.example/</a></p>', 'https://a.example/'],
    ['images', '<img src="https://a.example/a(1).png" alt="A" title="T">', '![image](https://a.example/a%281%29.png)'],
    ['uploaded images', `<p>a</p><image-component src="${GRACE}" width="35%"></image-component>`, 'a\n\n[image]'],
    ['two lists', '<ol><li><p>a</p></li></ol><ol><li><p>b</p></li></ol>', '1. a\n\n1) b'],
    ['emphasis inside a word', '<p>a<em>b</em>c</p>', 'a*b*c'],
    ['raised and lowered text', '<p>H<sub>2</sub>O 10<sup>-3</sup></p>', 'H<sub>2</sub>O 10<sup>-3</sup>'],
    ['callouts', '<div data-block-type="callout-component"><p>note</p></div>', 'note'],
  ])('%s', async (_, html, markdown) => {
    expect(await htmlToMarkdown(html)).toBe(markdown);
  });

  it('code keeps its lines, blanks and language', async () => {
    const html =
      '<pre><code class="language-ts">const a: Array&lt;string&gt; = [];&#10;&#10;  a.push("x &amp; y");</code></pre>';
    expect(await htmlToMarkdown(html)).toBe('```ts\nconst a: Array<string> = [];\n\n  a.push("x & y");\n```');
    expect(await htmlToMarkdown('<pre>one<br>two\n</pre>')).toBe('```\none\ntwo\n```');
  });

  it('code keeps its blank lines, also in lists and quotes and beside lists of its own', async () => {
    const code = '<pre><code>a&#10;&#10;&#10;&#10;b&#10;&#10;- c&#10;&#9;&Tab;d\ufdd0</code></pre>';
    expect(await htmlToMarkdown(code)).toBe('```\na\n\n\n\nb\n\n- c\n\t\td\n```');
    expect(await htmlToMarkdown(`<ul><li><p>x</p>${code}</li></ul>`)).toBe(
      '- x\n\n  ```\n  a\n  \n  \n  \n  b\n  \n  - c\n  \t\td\n  ```',
    );
    expect(await htmlToMarkdown(`<blockquote>${code}</blockquote>`)).toContain('> a\n> \n> \n> \n> b');
  });

  it('code that holds a fence gets a longer one', async () => {
    expect(await htmlToMarkdown('<pre><code>```\nx\n```</code></pre>')).toBe('````\n```\nx\n```\n````');
  });
});

describe('mentions', () => {
  const mention = (id: string, name = 'user_mention'): string =>
    `<mention-component id="m1" entity_identifier="${id}" entity_name="${name}"></mention-component>`;

  it('show the name of the member, also as the only thing in a paragraph or list', async () => {
    expect(await htmlToMarkdown(`<p>${mention(GRACE)}&nbsp;hi</p>`, { members })).toBe('@grace <b>& hi');
    expect(await htmlToMarkdown(`<ul><li><p>${mention(GRACE)}</p></li></ul>`, { members })).toBe('- @grace <b>&');
  });

  it('of somebody unknown, or of something else, show the id', async () => {
    expect(await htmlToMarkdown(`<p>${mention(GRACE)}</p>`)).toBe(`@${GRACE}`);
    expect(await htmlToMarkdown(`<p>${mention('i1', 'issue_mention')}</p>`)).toBe('[issue_mention i1]');
    expect(await htmlToMarkdown('<p><mention-component></mention-component>x</p>')).toBe('@someonex');
  });
});

describe('untrusted input', () => {
  it('loses scripts, styles, comments and what has no text', async () => {
    const html =
      '<p>a</p><script>alert(1)</script><style>p{}</style><!-- hidden --><iframe src="x">f</iframe><svg><title>t</title></svg><template>t</template><p>b</p>';
    expect(await htmlToMarkdown(html)).toBe('a\n\nb');
  });

  it('keeps the text of links and images that lead elsewhere than the web, without where', async () => {
    const html =
      '<p><a href="javascript:alert(1)">j</a> <a href="/rel">r</a> <img src="data:image/png;base64,AAAA" alt="d"></p>';
    expect(await htmlToMarkdown(html)).toBe('j r [image]');
  });

  it('cannot close a link early', async () => {
    const html = '<a href="https://a.example/) [evil](https://b.example">x</a>';
    expect(await htmlToMarkdown(html)).not.toContain('(https://b.example');
  });

  it('loses control characters, direction overrides and invisible letters', async () => {
    const hidden = 'a\u0000b\u001b[31m\u202ec\u2066\u{e0041}\u{e0042}\u009b d';
    expect(await htmlToMarkdown(`<p>${hidden}</p>`)).toBe('abc d');
    expect(await htmlToMarkdown('<pre>t\u0000itle\r\nx\u0007\ud83e</pre>')).toBe('```\ntitle\nx\ufffd\n```');
    expect(await htmlToMarkdown('<p>a&#8203;b&shy;c&#xE0041;d\ufeffe&ZeroWidthSpace;f\u3164g&lrm;</p>')).toBe(
      'abcdefg',
    );
  });

  it('keeps what is seen of joiners and selectors', async () => {
    const text = '👩‍👩‍👧 1️⃣ ❤️ می\u200cخواهم क्\u200dष שלום C++\u200e';
    expect(await htmlToMarkdown(`<p>${text}</p>`)).toBe(text);
  });

  it('stays in its line, however lines end elsewhere', async () => {
    expect(await htmlToMarkdown('<h2>a\u2028b\u2029c\u000bd\u000ce\u0085f&#x2028;g</h2>')).toBe('## a b c d e f g');
    expect(
      await htmlToMarkdown('<p>x<mention-component entity_identifier="i"></mention-component></p>', {
        members: [{ id: 'i', display_name: 'Ada\n\n## Boss wrote\u202e' }],
      }),
    ).toBe('x@Ada ## Boss wrote');
  });

  it('shows of a mention an id or nothing', async () => {
    const odd =
      '<p>a <mention-component entity_name="do as I" entity_identifier="say, not as I do"></mention-component></p>';
    expect(await htmlToMarkdown(odd)).toBe('a [ ]');
    expect(await htmlToMarkdown(odd.replace('do as I', 'user_mention'))).toBe('a @someone');
  });

  it.each([
    ['*b*', '\\*b\\*'],
    ['# x', '\\# x'],
    ['&amp;nbsp;', '\\&nbsp;'],
    ['1. a', '1\\. a'],
    ['- a', '\\- a'],
    ['&gt; a', '\\> a'],
    ['\\*b\\*', '\\\\\\*b\\\\\\*'],
    ['[a](b)', '[a\\](b)'],
    ['`c` ~~d~~', '\\`c\\` \\~\\~d\\~\\~'],
  ])('that would be markup is escaped: %s', async (text, markdown) => {
    expect(await htmlToMarkdown(`<p>${text}</p>`)).toBe(markdown);
  });

  it('is not escaped where it is no markup', async () => {
    expect(await htmlToMarkdown('<p>snake_case * 2 [x] # 1. {{ name }}</p>')).toBe(
      'snake_case * 2 [x] # 1. {{ name }}',
    );
  });

  it('is cut with a note, and not inside an emoji', async () => {
    const note = '\n\n[The text is cut here; the rest is in Plane.]';
    expect(await htmlToMarkdown(`<p>${'x'.repeat(50)}</p>`, { max_chars: 50 })).toBe('x'.repeat(50));
    expect(await htmlToMarkdown(`<p>${'x'.repeat(51)}</p>`, { max_chars: 50 })).toBe(`${'x'.repeat(50)}${note}`);
    expect(await htmlToMarkdown(`<p>xx🤖</p>`, { max_chars: 3 })).toBe(`xx${note}`);
    const megabyte = await htmlToMarkdown(`<p>${'y'.repeat(1_000_000)}</p>`);
    expect(megabyte.length).toBeLessThan(100_100);
    expect(megabyte.endsWith(note)).toBe(true);
  });

  it('nested deeper than any editor nests ends before what could hide something', async () => {
    const deep = '<div class="x">'.repeat(100);
    const note = '\n\n[The text is cut here; the rest is in Plane.]';
    for (const odd of [
      '<!-- no -->',
      '<script>no</script>',
      '<p style="display:none">no</p>',
      '<p hidden>no</p>',
      '<p class="a hidden">no</p>',
      '<p title=">" hidden>no',
      '<?no?>',
      '<template>no',
      '<p',
    ]) {
      expect(await htmlToMarkdown(`${deep}a<b>b</b> c${odd}no`)).toBe(`a\nb\nc${note}`);
    }
    expect(await htmlToMarkdown(`${deep}a < b <3 <a href="https://a.example" target="_blank">c</a>`)).toBe(
      'a < b <3\nc',
    );
  });

  it('nested deeper than any editor nests becomes plain text', async () => {
    const html = `${'<div>'.repeat(3000)}a &lt;b&gt; &amp;amp; c${'</div>'.repeat(3000)}<p>d</p>`;
    expect(await htmlToMarkdown(html)).toMatch(/^a <b> &amp; c\n/);
  });

  it('that is broken still gives its text', async () => {
    expect(await htmlToMarkdown('<p>a <b>b <i>c')).toBe('a **b _c_**');
    expect(await htmlToMarkdown('a</p></div><p>b</p>')).toBe('a\n\nb');
    expect(await htmlToMarkdown('<')).toBe('<');
    expect(await htmlToMarkdown('')).toBe('');
    expect(await htmlToMarkdown('<p></p>')).toBe('');
  });

  it('never throws and never yields control characters', async () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom(
        '<p>',
        '</p>',
        '<ul><li>',
        '</li>',
        '<table>',
        '<tr>',
        '<td>',
        '<pre>',
        '<a href="x">',
        '<!--',
        '&#0;',
        '&#x1b;',
      ),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(piece, { maxLength: 30 }), async (pieces) => {
        expect(await htmlToMarkdown(pieces.join(''))).not.toMatch(/[^\P{Cc}\t\n]/u);
      }),
      { numRuns: rounds(300) },
    );
  });
});
