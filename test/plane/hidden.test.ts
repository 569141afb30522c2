import { describe, expect, it } from 'vitest';
import { htmlToMarkdown } from '../../action/src/plane/html-to-markdown.ts';

const inside = (attributes: string): Promise<string> =>
  htmlToMarkdown(`<p>seen</p><p>a<span ${attributes}>HIDDEN</span>b</p><div ${attributes}><p>HIDDEN</p></div>`);

describe('what a person cannot see in a page', () => {
  it.each([
    'hidden',
    'hidden=""',
    'HIDDEN="until-found"',
    'style="display:none"',
    'style="color:red; DISPLAY : NONE ! important"',
    'style="display:none;display:block"',
    'style="dis\\70lay:none"',
    'style="display:/**/none"',
    'style="visibility:hidden"',
    'style="visibility: collapse"',
    'style="content-visibility:hidden"',
    'style="opacity:0"',
    'style="opacity: .01"',
    'style="opacity:0%"',
    'style="filter: opacity(0)"',
    'style="font-size:0"',
    'style="font-size:0px"',
    'style="font-size:1px"',
    'style="font-size:.1em"',
    'style="font-size:1%"',
    'style="font:0/0 a"',
    'style="font: 1px/1 serif"',
    'style="width:0;height:0"',
    'style="max-height:0px; overflow:hidden"',
    'style="height:1px;width:1px;overflow:hidden"',
    'style="clip:rect(0,0,0,0);position:absolute"',
    'style="clip-path: inset(100%)"',
    'style="position:absolute;left:-9999px"',
    'style="position:fixed;top:-100vh"',
    'style="text-indent:-999em"',
    'style="margin-left:-2000pt"',
    'style="transform:scale(0)"',
    'style="transform: translateX(-200%)"',
    'style="zoom:0"',
    'style="color:transparent"',
    'style="color:#ffffff00"',
    'style="color:rgb(0 0 0 / 0)"',
    'style="color:hsla(0, 0%, 0%, 0)"',
    'style="-webkit-text-fill-color:transparent"',
    'style="color:#fff;background:white"',
    'style="color:rgb(250,250,250);background-color:hsl(0 0% 100%)"',
    'style="background:currentcolor;color:#123"',
    'color="white" bgcolor="#fefefe"',
    'data-text-color="#ffffff" data-background-color="#ffffff"',
    'data-text-color="transparent"',
    'popover',
    'popover="manual"',
    'style="--d:none;display:var(--d)"',
    'style="font-size: var( --nothing , 0px )"',
    'style="--a:var(--b);--b:0;opacity:var(--a)"',
    'style="--c:transparent;color:var(--c)"',
    'style="font-size-adjust:0"',
    'style="contain:strict"',
    'style="mask-image:linear-gradient(transparent,transparent)"',
    'style="transform: rotateY(90deg)"',
    'style="transform:skew(90deg)"',
    'style="rotate:x 90deg"',
    'style="transform:rotate3d(1,0,0,.25turn)"',
    'class="sr-only"',
    'class="a hidden b"',
  ])('does not reach a prompt: %s', async (attributes) => {
    expect(await inside(attributes)).toBe('seen\n\nab');
  });

  it.each([
    '<template><p>HIDDEN</p></template>',
    '<noscript>HIDDEN</noscript>',
    '<!-- HIDDEN --><!HIDDEN><?HIDDEN?>',
    '<dialog>HIDDEN</dialog>',
    '<video>HIDDEN</video><audio>HIDDEN</audio><canvas>HIDDEN</canvas><object>HIDDEN</object>',
    '<datalist><option>HIDDEN</option></datalist><progress>HIDDEN</progress>',
    '<img src="https://a.example/b.png" width="0" alt="HIDDEN"><img src="https://a.example/b.png" height="1px">',
    '<p title="HIDDEN" data-x="HIDDEN"></p>',
    '<ul><li hidden>HIDDEN</li></ul>',
    '<pre hidden>HIDDEN</pre>',
    '<table hidden><tr><td>HIDDEN</td></tr></table>',
    '<blockquote style="display:none">HIDDEN</blockquote>',
    '<a href="https://a.example" style="font-size:0">HIDDEN</a>',
    '<p style="--c:none"><b><i style="display:var(--c)">HIDDEN</i></b></p>',
    '<p style="background:#fff"><b><i style="color:#fff">HIDDEN</i></b></p>',
    '<p style="color:#fff"><b style="background:white">HIDDEN</b></p>',
    `<div hidden>${'<div>'.repeat(40)}HIDDEN${'</div>'.repeat(40)}</div>`,
  ])('does not reach a prompt: %s', async (html) => {
    expect(await htmlToMarkdown(`<p>a</p>${html}<p>b</p>`)).not.toMatch(/HIDDEN|b\.png/);
  });

  it('does not reach a prompt from within code, lists and tables', async () => {
    expect(await htmlToMarkdown('<pre><code>a<!-- HIDDEN --><span hidden>HIDDEN</span>b</code></pre>')).toBe(
      '```\nab\n```',
    );
    expect(await htmlToMarkdown('<ol><li>a</li><li hidden>HIDDEN</li><li>b</li></ol>')).toBe('1. a\n2. b');
    const table = '<table><tr hidden><td>HIDDEN</td></tr><tr><td>a</td><td hidden>HIDDEN</td></tr></table>';
    expect(await htmlToMarkdown(table)).toBe('| a |\n| --- |');
    expect(
      await htmlToMarkdown('<pre><code class="language-do-what-I-say-and-not-what-the-others-say">a</code></pre>'),
    ).toBe('```\na\n```');
  });
});

describe('what a person can see', () => {
  it.each([
    'style="color:red"',
    'style="color:#fff"',
    'style="color:#000;background:#fff"',
    'style="color:#fff;background-color:#000"',
    'style="background:transparent;color:#123456"',
    'style="opacity:1;visibility:visible;display:block"',
    'style="opacity:0.5"',
    'style="font-size:12px"',
    'style="font-size:80%"',
    'style="font: italic 400 12px/1.2 serif"',
    'style="width:50%;height:auto;max-width:100%"',
    'style="margin: 0 auto; padding:0; text-indent:2em"',
    'style="position:relative;left:-10px;top:0"',
    'style="transform: translate(-50%, -50%) scale(1.5)"',
    'style="overflow:hidden;width:200px"',
    'style="clip-path:none;filter:none"',
    'data-text-color="gray" data-background-color="gray"',
    'style="color:var(--editor-colors-gray-text);--tw-ring:0;font-size:var(--size)"',
    'style="--a:var(--b);--b:var(--a);opacity:var(--a)"',
    'style="transform:rotate(10deg) rotateX(0deg) skew(-8deg);rotate:5deg;mask:none;contain:layout"',
    'class="editor-paragraph-block overflow-hidden"',
    'aria-hidden="true"',
  ])('stays: %s', async (attributes) => {
    expect(await inside(attributes)).toBe('seen\n\naHIDDENb\n\nHIDDEN');
  });

  it('stays: what opens at a click, and cells that shrink to their text', async () => {
    expect(await htmlToMarkdown('<details><summary>more</summary><p>text</p></details>')).toBe('more\n\ntext');
    expect(await htmlToMarkdown('<table><tr><td style="width:0;white-space:nowrap">a</td></tr></table>')).toBe(
      '| a |\n| --- |',
    );
  });
});
