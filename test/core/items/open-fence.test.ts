import fc from 'fast-check';
import MarkdownIt from 'markdown-it';
import { describe, expect, it } from 'vitest';
import { handoverSummary } from '../../../action/src/core/items/handover.ts';
import { withClosedFence } from '../../../action/src/core/items/open-fence.ts';
import { htmlToMarkdown } from '../../../action/src/plane/html-to-markdown.ts';

const NOTE = 'The rest is left out.';
const isProse = (markdown: string): boolean => {
  const tokens = new MarkdownIt().parse(`${markdown}\n\n${NOTE}`, {});
  return tokens.some(({ type, content }) => type === 'inline' && content.endsWith(NOTE));
};

describe('Markdown that was cut', () => {
  const code = '<pre><code class="language-ts">a\n```\n\nb</code></pre>';
  const block = fc.constantFrom(
    code,
    '<p>Some words.</p>',
    `<ul><li><p>a</p>${code}</li><li><p>b</p><ol start="12"><li><p>c</p>${code}</li></ol></li></ul>`,
    `<blockquote><p>a</p>${code}</blockquote>`,
    `<ul><li>${code}</li></ul>`,
  );

  it('makes no code of what follows it, wherever it was cut', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(block, { minLength: 1, maxLength: 3 }), fc.nat(400), async (blocks, at) => {
        const whole = await htmlToMarkdown(blocks.join(''));
        expect(withClosedFence(whole)).toBe(whole);
        expect(isProse(withClosedFence(whole.slice(0, at)))).toBe(true);
      }),
      { numRuns: 300 },
    );
  });

  it('is so in the text of an item and in what was said before', async () => {
    const long = `<p>Log:</p><pre><code>${'x = 1\n'.repeat(2000)}</code></pre>`;
    expect(isProse(await htmlToMarkdown(long, { max_chars: 1000 }))).toBe(true);
    const text = await htmlToMarkdown(long);
    const summary = handoverSummary([
      { author: 'ada', own: false, text },
      { author: 'ada', own: false, text: 'After it.' },
    ]);
    expect(new MarkdownIt().parse(summary, {}).filter(({ type }) => type === 'heading_open')).toHaveLength(2);
  });
});
