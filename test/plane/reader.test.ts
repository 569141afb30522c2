import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Caller } from '../../action/src/plane/client.ts';
import { PlaneClient } from '../../action/src/plane/client.ts';
import { Reader } from '../../action/src/plane/reader.ts';
import { answer, page, scriptedHttp } from '../fakes/plane-http.ts';
import type { ScriptedHttp } from '../fakes/plane-http.ts';
import { seededRandom, VirtualClock } from './embedded/worlds.ts';
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
    const rows = await readerOver(net).reader.all(Row, ['things'], { fields: 'id,n' }, CALLER);
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
    expect(await readerOver(net).reader.all(Row, ['things'], {}, CALLER)).toEqual([row(1), row(2)]);
  });

  it('that moves while it is read shows no row twice', async () => {
    const net = scriptedHttp((_, number) =>
      number === 1 ? page([row(1), row(2)], '100:1:0') : page([row(2), row(3)]),
    );
    expect(await readerOver(net).reader.all(Row, ['things'], {}, CALLER)).toEqual([row(1), row(2), row(3)]);
  });

  it('that shows the same page for ever is an error', async () => {
    const net = scriptedHttp(() => page([row(1)], '100:1:0'));
    const error = await refusal(readerOver(net).reader.all(Row, ['things'], {}, CALLER));
    expect(error.problem).toMatchObject({ code: 'plane-answer-unreadable', retry: true });
    expect(net.sent.length).toBeLessThan(4);
  });

  it('whose pages are empty and go on for ever is an error', async () => {
    const net = scriptedHttp((_, number) => page([], `100:${number}:0`));
    await refusal(readerOver(net).reader.all(Row, ['things'], {}, CALLER));
    expect(net.sent).toHaveLength(1);
  });

  it('of too many pages is an error, not a part of it', async () => {
    const net = scriptedHttp((_, number) => page([row(number)], `100:${number}:0`));
    const error = await refusal(readerOver(net).reader.all(Row, ['things'], {}, CALLER));
    expect(error.problem.message).toContain('more than 200 pages');
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
    expect(await reader.all(Row, ['things'], {}, CALLER)).toEqual([row(1), row(2)]);
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
