import { describe, expect, it } from 'vitest';
import { HTML_BYTES_MAX, commentHtml } from '../../bot/comment-html.ts';
import type { AnswerMessage } from '../../bot/message.ts';
import { createRedactor } from '../../bot/redact.ts';
import { facts } from './samples.ts';

const redact = createRedactor([]);
const answer = (text: string): AnswerMessage => ({
  kind: 'answer',
  tag: 'review',
  tagged: true,
  text,
  source: '/run/last.md',
  facts,
});

describe('a composed comment', () => {
  it('stays far below what Plane accepts, however much the markup grows', async () => {
    for (const text of ['| | | | | | | |\n', '- [ ] a\n', '```\n\n\n```\n', '漢&\n\n']) {
      const head = text.startsWith('|') ? '|a|a|a|a|a|a|a|\n|-|-|-|-|-|-|-|\n' : '';
      const big = `[review] x\n\n${head}${text.repeat(Math.ceil(64_000 / text.length))}`;
      const { html, left_out } = await commentHtml(answer(big), { limit_chars: 64_000, redact });
      expect(Buffer.byteLength(JSON.stringify(html))).toBeLessThanOrEqual(HTML_BYTES_MAX);
      if (left_out > 0) expect(html).toContain('The message goes on for');
      expect(html.endsWith('ENG-12-3</p>')).toBe(true);
    }
  });
});
