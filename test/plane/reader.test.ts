import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../../action/src/plane/client.ts';
import { PlaneClient } from '../../action/src/plane/client.ts';
import type { HttpAnswer } from '../../action/src/plane/http.ts';
import { HttpFailure } from '../../action/src/plane/http.ts';
import { Reader } from '../../action/src/plane/reader.ts';
import { answer, page, scriptedHttp } from '../fakes/plane-http.ts';
import type { ScriptedHttp } from '../fakes/plane-http.ts';
import { seededRandom, VirtualClock } from '../plane-emulator/worlds.ts';
import { logTo, refusal, TOKEN } from './parts.ts';

const Row = z.object({ id: z.string(), n: z.number() });
const CALLER: Caller = { as: null, purpose: 'publish' };

function readerOver({ http }: ScriptedHttp): { reader: Reader; logged: string[] } {
  const logged: string[] = [];
  const log = logTo(logged);
  const client = new PlaneClient({
    base_url: 'https://plane.acme.example',
    token_key: 'PLANE_TOKEN',
    requests_per_minute: 10_000,
    tokens: () => TOKEN,
    http,
    clock: new VirtualClock(),
    random: seededRandom('reader'),
    log,
    deadline: null,
  });
  return { reader: new Reader(client, log), logged };
}

const row = (n: number): { id: string; n: number } => ({ id: `r${n}`, n });

describe('a list', () => {
  it('is read to its last page with one page size and the cursor of the page before', async () => {
    const net = scriptedHttp((_, number) => page([row(number)], number < 3 ? `100:${number}:0` : null));
    const { rows, partial } = await readerOver(net).reader.all(Row, ['things'], { fields: 'id,n' }, CALLER);
    expect(partial).toBeNull();
    expect(rows.map(({ n }) => n)).toEqual([1, 2, 3]);
    expect(net.sent.map(({ query }) => query)).toEqual([
      { fields: 'id,n', per_page: '100' },
      { fields: 'id,n', per_page: '100', cursor: '100:1:0' },
      { fields: 'id,n', per_page: '100', cursor: '100:2:0' },
    ]);
  });

  it('has a next cursor on its last page too, which is not followed', async () => {
    const net = scriptedHttp(() =>
      answer(200, { results: [row(1)], next_page_results: false, next_cursor: '100:1:0' }),
    );
    await readerOver(net).reader.all(Row, ['things'], {}, CALLER);
    expect(net.sent).toHaveLength(1);
  });

  it('may come whole, as an array', async () => {
    const net = scriptedHttp(() => answer(200, [row(1), row(2)]));
    expect(await readerOver(net).reader.all(Row, ['things'], {}, CALLER)).toEqual({
      rows: [row(1), row(2)],
      partial: null,
    });
  });

  it('that moves while it is read shows no row twice', async () => {
    const net = scriptedHttp((_, number) =>
      number === 1 ? page([row(1), row(2)], '100:1:0') : page([row(2), row(3)]),
    );
    expect((await readerOver(net).reader.all(Row, ['things'], {}, CALLER)).rows).toEqual([row(1), row(2), row(3)]);
  });

  it('that became shorter while it was read may lack what moved up to a page that was read, and says so', async () => {
    const paged = (results: readonly object[], total_results: number | undefined, more: boolean): HttpAnswer =>
      answer(200, { results, next_page_results: more, next_cursor: '100:1:0', total_results });
    const partialOf = async (first: number | undefined, second: number | undefined): Promise<string | undefined> => {
      const net = scriptedHttp((_, number) =>
        number === 1 ? paged([row(1), row(2)], first, true) : paged([row(4)], second, false),
      );
      const { rows, partial } = await readerOver(net).reader.all(Row, ['things'], {}, CALLER);
      expect(rows).toEqual([row(1), row(2), row(4)]);
      return partial?.code;
    };
    expect(await partialOf(4, 3)).toBe('plane-list-partial');
    expect([await partialOf(3, 3), await partialOf(3, 4), await partialOf(undefined, undefined)]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('whose last page brings nothing new is whole', async () => {
    const net = scriptedHttp((_, number) => (number === 1 ? page([row(1), row(2)], '100:1:0') : page([row(2)])));
    expect(await readerOver(net).reader.all(Row, ['things'], {}, CALLER)).toEqual({
      rows: [row(1), row(2)],
      partial: null,
    });
  });

  const REPEATING: readonly (readonly [string, (number: number) => HttpAnswer])[] = [
    ['the same page for ever', () => page([row(1), row(2)], '100:1:0')],
    ['old entries under new cursors', (number) => page([row(1), row(2)], `100:${number}:0`)],
    ['nothing more under new cursors', (number) => page(number === 1 ? [row(1), row(2)] : [], `100:${number}:0`)],
  ];
  it.each(REPEATING)('that shows %s ends at the first page without a new entry, and says so', async (_what, script) => {
    const net = scriptedHttp((_request, number) => script(number));
    const { rows, partial } = await readerOver(net).reader.all(Row, ['things'], {}, CALLER);
    expect(rows).toEqual([row(1), row(2)]);
    expect(partial).toMatchObject({ code: 'plane-list-partial', retry: true });
    expect(partial?.message).toContain('GET things/ was read in part: its pages repeat after 2 entries');
    expect(partial?.remedy).not.toBe('');
    expect(net.sent).toHaveLength(2);
  });

  const FAILING: readonly (readonly [string, HttpAnswer | HttpFailure, string])[] = [
    ['429', answer(429, {}, { 'retry-after': '50' }), 'page 2 failed (Plane answered 429'],
    ['500', answer(500, {}), 'page 2 failed (Plane answered 500'],
    ['403', answer(403, { detail: 'No.' }), 'page 2 failed (Plane answered 403'],
    ['something that is no list', answer(200, {}), 'page 2 failed (The answer of Plane'],
    ['a silence', new HttpFailure('timeout', 'UND_ERR_HEADERS_TIMEOUT'), 'did not answer in time'],
  ];
  it.each(FAILING)('whose second page is answered with %s is used as far as it was seen', async (what, second, why) => {
    const net = scriptedHttp((_request, number) => (number === 1 ? page([row(1)], '100:1:0') : second));
    const intake: Caller = { as: null, purpose: 'intake' };
    const { rows, partial } = await readerOver(net).reader.all(Row, ['things'], {}, intake);
    expect(rows).toEqual([row(1)]);
    expect(partial?.code).toBe(what === '429' ? 'plane-list-spent' : 'plane-list-partial');
    expect(partial?.message).toContain(why);
    expect(partial?.remedy).not.toBe('');
    expect(net.sent).toHaveLength(2);
  });

  it('whose first page fails is an error', async () => {
    const net = scriptedHttp(() => answer(500, {}));
    const error = await refusal(readerOver(net).reader.all(Row, ['things'], {}, CALLER));
    expect(error.problem.code).toBe('plane-server-error');
  });

  it('whose pages are empty and go on for ever is an error', async () => {
    const net = scriptedHttp((_, number) => page([], `100:${number}:0`));
    await refusal(readerOver(net).reader.all(Row, ['things'], {}, CALLER));
    expect(net.sent).toHaveLength(1);
  });

  it('of too many pages is used in part, and says so', async () => {
    const net = scriptedHttp((_, number) => page([row(number)], `100:${number}:0`));
    const { rows, partial } = await readerOver(net).reader.all(Row, ['things'], {}, CALLER);
    expect(rows).toHaveLength(200);
    expect(partial?.message).toContain('more than 200 pages');
    expect(net.sent).toHaveLength(200);
  });

  it('without next_page_results, or that is an object, is an error', async () => {
    for (const body of [{ results: [] }, { results: null, next_page_results: false }, {}, 'x', null]) {
      const net = scriptedHttp(() => answer(200, JSON.stringify(body)));
      expect((await refusal(readerOver(net).reader.all(Row, ['things'], {}, CALLER))).problem.code).toBe(
        'plane-answer-unreadable',
      );
    }
  });

  it('shows its good rows although one is odd, and names that in the log', async () => {
    const net = scriptedHttp(() => page([row(1), { id: 'bad', n: 'x' }, null, row(2)]));
    const { reader, logged } = readerOver(net);
    expect((await reader.all(Row, ['things'], {}, CALLER)).rows).toEqual([row(1), row(2)]);
    const warnings = logged.filter((line) => line.startsWith('warn'));
    expect(warnings).toHaveLength(2);
    expect(warnings[0]).toContain('things/ (bad) cannot be read: n:');
  });
});

describe('one object', () => {
  it('is read, and an odd field is named', async () => {
    const good = scriptedHttp(() => answer(200, { ...row(1), more: true }));
    expect(await readerOver(good).reader.one(Row, ['things', '1'], {}, CALLER)).toEqual(row(1));
    const bad = scriptedHttp(() => answer(200, { id: 'x' }));
    const error = await refusal(readerOver(bad).reader.one(Row, ['things', '1'], {}, CALLER));
    expect(error.problem.message).toContain('things/1/ cannot be read: n:');
  });
});
