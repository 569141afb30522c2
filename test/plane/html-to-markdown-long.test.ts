import { describe, it } from 'vitest';
import { htmlToMarkdown } from '../../action/src/plane/html-to-markdown.ts';
import { GROWTH_TIMEOUT_MS, expectLinear } from '../growth.ts';

describe('HTML', () => {
  it.each([
    ['open tags', '<p>'],
    ['brackets', '<'],
    ['special blanks', '&nbsp;'],
    ['blanks and tags', ' <b> </b>'],
    ['comment starts', '<!--'],
    ['mention starts', '<mention-component '],
    ['list items', '<li>x'],
    ['cells', '<td>'],
    ['back-ticks', '`'],
    ['breaks', '<br>'],
  ])(
    'of more and more %s takes time in proportion, or is cut',
    async (_, token) => {
      for (const start of ['', '<pre>', '<table><tr>']) {
        await expectLinear(
          (size) => htmlToMarkdown(start + token.repeat(Math.floor(size / token.length)) + 'x'),
          40_000,
        );
      }
    },
    GROWTH_TIMEOUT_MS,
  );
});
