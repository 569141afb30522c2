import { describe, expect, it } from 'vitest';
import { assemble, render } from '../../bot/render.ts';
import type { Message } from '../../bot/message.ts';
import { noticeWords } from '../../bot/notice-words.ts';
import { shownTag } from '../../bot/wording.ts';
import { facts, messages } from './samples.ts';

const kinds = Object.entries(messages).map(([name, message]) => ({ name, message }));

function markdownOf(message: Message): string {
  const draft = render(message);
  return assemble(draft, draft.text, 0);
}

describe('every message', () => {
  it.each(kinds)('is worded: $name', ({ message }) => {
    expect(markdownOf(message)).toMatchSnapshot();
  });

  it.each(kinds)('is told in a notice: $name', ({ message }) => {
    expect(noticeWords(message, 'ENG-12')).toMatchSnapshot();
  });

  it.each(kinds)('shows its tag in its first line: $name', ({ message }) => {
    const first = markdownOf(message).trimStart().split('\n')[0];
    expect(first?.toLowerCase()).toContain(`\\[${shownTag(message)}\\]`);
  });

  it('has a sample of each kind and calls failures blocked', () => {
    expect(new Set(kinds.map(({ message }) => message.kind)).size).toBe(12);
    for (const kind of ['failed', 'lost', 'timed_out', 'quota_hold', 'unreachable', 'held', 'unstartable'] as const) {
      const message = kinds.find((entry) => entry.message.kind === kind)?.message;
      expect(message && shownTag(message)).toBe('blocked');
    }
  });
});

describe('an answer that is longer than what was read', () => {
  it('goes on for more than anybody has counted', () => {
    const { answer } = messages;
    if (answer?.kind !== 'answer') throw new Error('there is no answer');
    const cut = render({ ...answer, notes: { cut: true, recovered: false } });
    expect(assemble(cut, 'begun', 1200)).toContain('goes on for at least 1,200 more characters;');
    expect(assemble(render(answer), 'begun', 1200)).toContain('goes on for 1,200 more characters;');
  });
});

describe('the tag of an answer', () => {
  const answer = (text: string): Message => ({
    kind: 'answer',
    tag: 'review',
    tagged: true,
    text,
    source: null,
    facts,
  });

  it.each([
    ['[review] done', '\\[review\\] done'],
    ['[review]: done', '\\[review\\]: done'],
    ['\n\n## **[Review]** done', '## **\\[Review\\]** done'],
    ['> [review](x)', '> \\[review\\](x)'],
    ['`[review]` done', '`[review]` done'],
    ['- [review] done', '- \\[review\\] done'],
    ['1. ✅ **Status:** "[review]" done', '1. ✅ **Status:** "\\[review\\]" done'],
  ])('is escaped where Markdown might read it as a link: %j', (text, shown) => {
    expect(render(answer(text))).toMatchObject({ before: '', text: shown });
  });

  it.each([
    '```\n[review] done\n```',
    '~~~text\n[review]\n~~~',
    '    [review] done',
    '---\n[review] done',
    'All done.\n\n[review]',
  ])('is said before the text when the first line does not show it: %j', (text) => {
    expect(render(answer(text))).toMatchObject({ before: '\\[review\\]', text });
  });
});
