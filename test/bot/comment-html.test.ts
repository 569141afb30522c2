import { describe, expect, it } from 'vitest';
import { HTML_BYTES_MAX, commentHtml } from '../../bot/comment-html.ts';
import { digestOf } from '../../bot/digest.ts';
import type { AnswerMessage } from '../../bot/message.ts';
import { createRedactor } from '../../bot/redact.ts';
import { read } from './page.ts';
import { facts, messages } from './samples.ts';
import { UNSEEN } from './unseen.ts';

const redact = createRedactor([{ name: 'PLANE_TOKEN', value: 'hunter2-hunter2' }]);
const options = { limit_chars: 60_000, redact };
const answer = (text: string, more: Partial<AnswerMessage> = {}): AnswerMessage => ({
  kind: 'answer',
  tag: 'review',
  tagged: true,
  text,
  source: '/run/last.md',
  facts,
  ...more,
});

describe('a composed comment', () => {
  it.each(Object.entries(messages).map(([name, message]) => ({ name, message })))(
    'shows tag and facts for $name',
    async ({ message }) => {
      const { html, digest, left_out } = await commentHtml(message, options);
      expect(html).toMatchSnapshot();
      expect(digest).toBe(digestOf(html));
      expect(left_out).toBe(0);
      expect(html).toMatch(/^<(?:p|blockquote|h1)>/);
      expect(read(html).text.split('\n')[0]).toMatch(/^\[(?:review|question|blocked|cancelled)\]/i);
      if (message.facts !== null) expect(html).toContain(`${message.facts.run_id}</p>`);
    },
  );

  it('says the same each time', async () => {
    const message = answer('[review] done\n\n```\na\n```');
    expect(await commentHtml(message, options)).toEqual(await commentHtml(message, options));
  });

  it('says how much of a long message is left out and where the rest is', async () => {
    const text = `[review] done\n\n${'A paragraph of some words.\n\n'.repeat(200)}`;
    const { html, markdown, left_out } = await commentHtml(answer(text), { limit_chars: 2000, redact });
    expect(markdown.length).toBeLessThanOrEqual(2000);
    expect(left_out).toBeGreaterThan(3000);
    const page = read(html).text;
    expect(page).toContain(
      `The message goes on for ${left_out.toLocaleString('en-US')} more characters; it is complete on the terminal linux-box in /run/last.md.`,
    );
    expect(page.trim().endsWith('ENG-12-3')).toBe(true);
    const unknown = await commentHtml(answer(text, { source: null }), { limit_chars: 2000, redact });
    expect(read(unknown.html).text).toContain('on the terminal linux-box in the directory of run ENG-12-3.');
  });

  it('keeps its facts out of a code block that the agent left open', async () => {
    const { html } = await commentHtml(answer('[review] done\n\n```js\nlet a;'), options);
    expect(read(html).pre).toEqual(['let a;']);
    expect(html).toMatch(/<hr><p>codex · [^<]+<\/p>$/);
  });

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

  it('keeps back secrets in every field, before they are rendered and after', async () => {
    const secret = 'hunter2-hunter2';
    const written = [
      secret,
      'hunter2\\-hunter2',
      '&#104;unter2-hunter2',
      'hun\0ter2-hunter2',
      'hun\u001b[0mter2-hunter2',
    ];
    for (const text of written) {
      const all = [
        answer(`[review] ${text} \`${text}\``, { source: `/run/${secret}` }),
        { kind: 'failed', class: 'failed', reason: text, tail: text, history: [], remedy: text, facts },
        { kind: 'lost', reason: text, evidence: [text], tail: text, history: [], remedy: text, facts },
        { kind: 'unstartable', problem: { code: 'x', message: text, remedy: text, retry: false }, facts: null },
      ] as const;
      for (const message of all) {
        const { html } = await commentHtml(message, { limit_chars: 500, redact });
        const shown = read(html).text;
        expect(shown).not.toContain(secret);
        // Escapes stay visible in what is not Markdown.
        expect(shown.includes('[redacted PLANE_TOKEN]')).toBe(message.kind === 'answer' || !/[\\&]/.test(text));
      }
    }
  });

  it.each(UNSEEN)('holds in no field what nobody sees, nor a secret behind it: %j', async (char) => {
    const text = [...'hunter2-hunter2'].join(char);
    const { html } = await commentHtml(
      {
        kind: 'lost',
        reason: text,
        evidence: [text],
        tail: text,
        history: [],
        remedy: text,
        facts: { ...facts, model: text },
      },
      options,
    );
    expect(html).not.toMatch(/\p{Default_Ignorable_Code_Point}|\p{Cf}/u);
    expect(html.match(/\[redacted PLANE_TOKEN\]/g)).toHaveLength(5);
    const { html: said } = await commentHtml(answer(`${char} [review] 👩‍👩‍👧 می\u200cخواهم ${text}`), options);
    expect(read(said).text).toContain('[review] 👩‍👩‍👧 می\u200cخواهم [redacted PLANE_TOKEN]\n');
  });

  it('loses nothing to a tag word that is also a secret', async () => {
    const odd = createRedactor([{ name: 'ODD', value: 'answer' }]);
    const { html } = await commentHtml(answer('[review] the answer'), { limit_chars: 500, redact: odd });
    expect(html).toContain('<p>[review] the [redacted ODD]</p>');
  });

  it('is made from a message with NUL, half pairs and a megabyte of text', async () => {
    const text = `[review] a\0b\ud83d\n\n${'é😀 text\r\n'.repeat(120_000)}`;
    const { html } = await commentHtml(answer(text), options);
    expect(html).not.toMatch(/[\0\n]|\p{Cs}/u);
    expect(html.startsWith('<p>[review] ab</p>')).toBe(true);
  });
});
