import { describe, expect, it } from 'vitest';
import { keysSaid } from '../../../action/src/core/pulls/pull-lines.ts';
import { GROWTH_TIMEOUT_MS, expectLinear } from '../../growth.ts';

describe('a line that says which item a pull request belongs to', () => {
  it.each([
    ['Plane: ENG-16', ['ENG-16']],
    ['plane: eng-16', ['ENG-16']],
    ['**Plane:** ENG-16', ['ENG-16']],
    ['- Work item: [ENG-16](https://plane.example.com/acme/browse/ENG-16/)', ['ENG-16']],
    ['Plane: https://plane.example.com/acme/browse/ENG-16/', ['ENG-16']],
    ['Plane: ENG-16 Log in with a passkey', ['ENG-16']],
    ['Ticket: `ENG-16`', ['ENG-16']],
    ['Closes ENG-16', ['ENG-16']],
    ['Closes ENG-16.', ['ENG-16']],
    ['- [x] Fixes: ENG-16', ['ENG-16']],
    ['Resolves ENG-16, ENG-17 and ENG-18', ['ENG-16', 'ENG-17', 'ENG-18']],
    ['Part of ENG-16', ['ENG-16']],
    ['First.\r\nRefs ENG-16\r\n', ['ENG-16']],
    ['<details>\nmore\n</details>\n\nPlane: ENG-16', ['ENG-16']],
    ['```\nx\n```\nPlane: ENG-16', ['ENG-16']],
    ['- ```\n  Closes ENG-17\n  ```\n\nPlane: ENG-16', ['ENG-16']],
    ['```foo``` is gone.\nCloses ENG-16', ['ENG-16']],
    ['Shows `<details>` and ``<pre>`` well.\n\nCloses ENG-16', ['ENG-16']],
    ['Keeps `<!--` as it is.\n\nCloses ENG-16', ['ENG-16']],
    ['```html\n<!--\n```\nCloses ENG-16', ['ENG-16']],
    ['<!-->\nCloses ENG-16', ['ENG-16']],
    ['<!--->\nCloses ENG-16', ['ENG-16']],
    ['<!--\n```\n-->\nCloses ENG-16', ['ENG-16']],
    ['Closes ENG-16 <!-- ENG-17 -->', ['ENG-16']],
    ['> Is it done?\n\nCloses ENG-16', ['ENG-16']],
    ['> Is it done?\n- Closes ENG-16', ['ENG-16']],
    ['Closes\u00a0ENG-16', ['ENG-16']],
    ['\ufeffPlane: ENG-16', ['ENG-16']],
  ])('is %j', (text, keys) => {
    expect(keysSaid(text)).toEqual(keys);
  });

  it.each([
    'ENG-16',
    'see ENG-16',
    'This closes ENG-16',
    'Part of what ENG-16 asked for',
    'Fixes ENG-16 by @mallory in https://github.com/other/tool/pull/7',
    'Closes ENG-16 and more',
    'Closes ENG-16a',
    'Plane: ENG-16-2',
    '> Closes ENG-16',
    '> In the last release\nCloses ENG-16',
    '- ```\n  Closes ENG-16\n  ```',
    '1. ```js\n   Closes ENG-16\n   ```',
    '<pre>\nCloses ENG-16\n</pre>',
    '<pre><code>\nCloses ENG-16\n</code></pre>',
    '<del>\nCloses ENG-16\n</del>',
    'Closes ENG-16ä',
    '    Closes ENG-16',
    '~~~\n```\nCloses ENG-16\n~~~',
    '```\nCloses ENG-16',
    '<!-- Closes ENG-16',
    '<details><summary>Release notes</summary>\n<blockquote>\n\nCloses ENG-16\n\n</blockquote>\n\nCloses ENG-17\n</details>',
    '<details>\n\nCloses ENG-16',
    '| Plane: ENG-16 |',
    `Plane: ENG-16 ${'x'.repeat(500)}`,
  ])('is not %j', (text) => {
    expect(keysSaid(text)).toEqual([]);
  });

  it.each(['Closes ', '<!--', '<details>', '```\n', 'Plane: https://a/', '[', ' ENG-1,'])(
    'is looked for in %j again and again with work in proportion to the text',
    async (part) => {
      await expectLinear((size) => void keysSaid(`${part.repeat(size)}\n${`Closes ${part}\n`.repeat(size)}`), 2000);
    },
    GROWTH_TIMEOUT_MS,
  );
});
