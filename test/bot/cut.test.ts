import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clean } from '../../bot/visible-text.ts';
import { cutMarkdown } from '../../bot/cut.ts';
import { markdownToHtml } from '../../bot/html.ts';
import { GROWTH_TIMEOUT_MS, expectLinear } from '../growth.ts';
import { read } from './page.ts';
import { pieces } from './samples.ts';
import { rounds } from '../rounds.ts';

describe('a Markdown text that is cut', () => {
  it('is left alone when it is short enough', () => {
    expect(cutMarkdown('a\n\nb\n', 10)).toEqual({ markdown: 'a\n\nb\n', left_out: 0 });
  });

  it('ends between two blocks where that keeps at least half', () => {
    const text = `${'word '.repeat(12).trim()}\n\n${'more '.repeat(40).trim()}`;
    expect(cutMarkdown(text, 100)).toEqual({ markdown: text.slice(0, 59), left_out: text.length - 59 });
  });

  it('ends between two lines inside a long block, and closes its fence', () => {
    const text = `start\n\n\`\`\`\`js\n${'line();\n'.repeat(100)}\`\`\`\`\nafter`;
    const { markdown, left_out } = cutMarkdown(text, 200);
    expect(markdown).toMatch(/^start\n\n````js\n(?:line\(\);\n)+````$/);
    expect(markdown.length).toBeLessThanOrEqual(200);
    expect(markdown.length).toBeGreaterThan(180);
    expect(left_out).toBe(text.length - (markdown.length - '\n````'.length));
  });

  it('does not end with the first line of a fence', () => {
    const text = `${'word '.repeat(20).trim()}\n\n\`\`\`js\nline();\n\`\`\``;
    expect(cutMarkdown(text, 108).markdown).toBe('word '.repeat(20).trim());
  });

  it('ends between rows of a table, items of a list and words of a paragraph', () => {
    const table = `| a | b |\n|---|---|\n${'| 1 | 2 |\n'.repeat(50)}`;
    expect(cutMarkdown(table, 105).markdown).toMatch(/\| 1 \| 2 \|$/);
    expect(cutMarkdown('- item\n'.repeat(50), 100).markdown).toMatch(/^(?:- item\n)+- item$/);
    expect(cutMarkdown('one two '.repeat(50), 100).markdown).toMatch(/(?:one|two)$/);
    expect(cutMarkdown('👩‍👩‍👧'.repeat(50), 100).markdown).toBe('👩‍👩‍👧'.repeat(12));
  });

  it('closes a fence that the agent left open, but none that ends with its list or quote', () => {
    expect(cutMarkdown('a\n\n~~~~\nb', 100).markdown).toBe('a\n\n~~~~\nb\n~~~~');
    expect(cutMarkdown('- a\n\n  ```\n  b', 100)).toEqual({ markdown: '- a\n\n  ```\n  b', left_out: 0 });
    expect(cutMarkdown('> ```\n> b', 100)).toEqual({ markdown: '> ```\n> b', left_out: 0 });
  });

  it('is within the limit, breaks no character, and leaves what follows a paragraph of its own', () => {
    const piece = fc.constantFrom(...pieces);
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), fc.integer({ min: 0, max: 150 }), (parts, limit) => {
        const text = clean(parts.join(''));
        const { markdown, left_out } = cutMarkdown(text, limit);
        expect(markdown.length).toBeLessThanOrEqual(limit);
        expect(markdown).not.toMatch(/\p{Cs}/u);
        expect(left_out).toBeGreaterThanOrEqual(0);
        expect(left_out).toBeLessThanOrEqual(text.length);
        expect(text.startsWith(markdown.slice(0, text.length - left_out))).toBe(true);
        const html = markdownToHtml(`${markdown}\n\n---\n\nthe facts`);
        expect(html).toMatch(/<hr><p>the facts<\/p>(?:<\/div>)?$/);
        expect(read(html).text.endsWith('the facts\n')).toBe(true);
      }),
      { numRuns: rounds(500) },
    );
  });

  it.each(['a paragraph with `code` and **more**\n\n', 'x'.repeat(40)])(
    'is cut out of a long one in time that grows no faster than it: %j',
    async (piece) => {
      await expectLinear((size) => cutMarkdown(piece.repeat(size), size * 2), 3_000);
    },
    GROWTH_TIMEOUT_MS,
  );
});
