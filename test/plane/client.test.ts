import { describe, expect, it } from 'vitest';
import { inspect } from 'node:util';
import type { Call, ClientOptions } from '../../action/src/plane/client.ts';
import { PlaneClient } from '../../action/src/plane/client.ts';
import type { HttpAnswer } from '../../action/src/plane/http.ts';
import { HttpFailure } from '../../action/src/plane/http.ts';
import type { Purpose } from '../../action/src/ports/tracker.ts';
import { answer, recorded, scriptedHttp } from '../fakes/plane-http.ts';
import type { ScriptedHttp, Sent } from '../fakes/plane-http.ts';
import { seededRandom, VirtualClock } from '../plane-emulator/worlds.ts';
import { logTo, refusal, TOKEN } from './parts.ts';

interface Setup {
  readonly client: PlaneClient;
  readonly clock: VirtualClock;
  readonly logged: string[];
}

function setUp({ http }: ScriptedHttp, more: Partial<ClientOptions> = {}): Setup {
  const clock = new VirtualClock();
  const logged: string[] = [];
  const client = new PlaneClient({
    base_url: 'https://plane.acme.example',
    token_key: 'PLANE_TOKEN',
    requests_per_minute: 60,
    tokens: () => TOKEN,
    http,
    clock,
    random: seededRandom('client'),
    log: logTo(logged),
    deadline: null,
    ...more,
  });
  return { client, clock, logged };
}

const ok = (): HttpAnswer => recorded('01 who am I (bot)');
const me = (purpose: Purpose = 'intake', as: string | null = null): Call => ({
  method: 'GET',
  path: ['users', 'me'],
  as,
  purpose,
});
const post: Call = { method: 'POST', path: ['users', 'me'], body: { a: 1 }, as: null, purpose: 'publish' };

describe('a request of which no answer came', () => {
  it.each([
    ['unsent', true],
    ['certificate', true],
    ['lost', false],
    ['timeout', false],
    ['too-large', false],
  ] as const)('and that failed as %s surely never left: %s', async (kind, unsent) => {
    const { client } = setUp(scriptedHttp(() => new HttpFailure(kind, 'X')));
    expect((await refusal(client.send(post))).unsent).toBe(unsent);
  });

  it('because there is no key, or no budget, surely never left', async () => {
    const { client } = setUp(scriptedHttp(ok), { tokens: () => '' });
    expect((await refusal(client.send(post))).unsent).toBe(true);
  });
});

describe('a process that is told to stop', () => {
  it('sends nothing more, and ends a wait for a repeat at once', async () => {
    const stop = new AbortController();
    const net = scriptedHttp(() => {
      stop.abort();
      return new HttpFailure('unsent', 'ECONNREFUSED');
    });
    const { client } = setUp(net, { stop: stop.signal });
    const error = await refusal(client.send(me()));
    expect(error.problem).toMatchObject({ code: 'plane-not-asked', retry: true });
    expect(client.requests).toBe(1);
  });
});

describe('a request', () => {
  it('goes to /api/v1 with a slash at the end, the key in its header and JSON both ways', async () => {
    const net = scriptedHttp(ok);
    const { client } = setUp(net);
    const path = ['workspaces', 'a b/c', 'projects'];
    await client.send({
      method: 'POST',
      path,
      query: { per_page: '100', q: 'ä&=' },
      body: { name: 'x' },
      as: null,
      purpose: 'publish',
    });
    const [sent] = net.sent as [Sent];
    expect(sent.path).toBe('/workspaces/a%20b%2Fc/projects/');
    expect(sent.query).toEqual({ per_page: '100', q: 'ä&=' });
    expect(sent.headers).toMatchObject({
      'x-api-key': TOKEN,
      accept: 'application/json',
      'content-type': 'application/json',
    });
    expect(sent.body).toEqual({ name: 'x' });
  });

  it.each(['https://plane.acme.example/', 'https://plane.acme.example/api/v1', 'https://plane.acme.example/api/v1/'])(
    'finds the same address from %s',
    async (base_url) => {
      let url = '';
      const net = scriptedHttp(ok);
      const { client } = setUp({ ...net, http: (request) => ((url = request.url), net.http(request)) }, { base_url });
      await client.send(me());
      expect(url).toBe('https://plane.acme.example/api/v1/users/me/');
    },
  );

  it('has a time limit and a size limit, and a GET no content type', async () => {
    const net = scriptedHttp(ok);
    let limits = {};
    const { client } = setUp({ ...net, http: (request) => ((limits = request), net.http(request)) });
    await client.send(me());
    expect(limits).toMatchObject({ timeout_ms: 30_000, max_bytes: 64 * 1024 * 1024, body: null });
    expect(net.sent[0]?.headers).not.toHaveProperty('content-type');
  });

  it('never carries NUL or half an emoji', async () => {
    const net = scriptedHttp(ok);
    await setUp(net).client.send({ ...post, body: { html: 'a\u0000b\ud83e' } });
    expect(net.sent[0]?.body).toEqual({ html: 'ab\ufffd' });
  });

  it.each(['.', '..', ''])('is not sent with %j inside its path', async (part) => {
    const net = scriptedHttp(ok);
    const error = await refusal(setUp(net).client.send({ ...me(), path: ['workspaces', part, 'projects'] }));
    expect(error.problem.code).toBe('plane-refused');
    expect(net.sent).toHaveLength(0);
  });
});

describe('an answer', () => {
  it('comes back parsed; an empty one is null', async () => {
    expect(await setUp(scriptedHttp(ok)).client.send(me())).toMatchObject({ display_name: 'bot-linux' });
    const nothing = scriptedHttp(() => ({ status: 204, headers: {}, body: '' }));
    expect(await setUp(nothing).client.send(me())).toBeNull();
  });

  it.each([
    ['a page', { status: 200, headers: { 'content-type': 'text/html' }, body: '<!doctype html>' }],
    ['cut JSON', answer(200, '{"id": "a')],
  ])('that is %s is unreadable, not empty', async (_, answered) => {
    const error = await refusal(setUp(scriptedHttp(() => answered)).client.send(me()));
    expect(error).toMatchObject({ status: 200, problem: { code: 'plane-answer-unreadable', retry: true } });
  });
});

describe('the key', () => {
  it.each([undefined, '', '  \n'])(
    'that is missing (%j) is named with its variable, and nothing is sent',
    async (token) => {
      const net = scriptedHttp(ok);
      const { client } = setUp(net, { tokens: () => token });
      const error = await refusal(client.send(me()));
      expect(error.problem).toMatchObject({ code: 'plane-token-missing', retry: false });
      expect(error.problem.remedy).toContain('plane.token_key names (PLANE_TOKEN)');
      expect((await refusal(client.send(me('publish', 'linux-box')))).problem.remedy).toContain(
        'terminals.linux-box.token_key',
      );
      expect(net.sent).toHaveLength(0);
    },
  );

  it('may end with a line break, as files do', async () => {
    const net = scriptedHttp(ok);
    await setUp(net, { tokens: () => `${TOKEN}\n` }).client.send(me());
    expect(net.sent[0]?.headers['x-api-key']).toBe(TOKEN);
  });

  it.each(['plane_api_a secret', '"plane_api_secret"', "'plane_api_secret'"])(
    '%s is refused without being shown',
    async (token) => {
      const net = scriptedHttp(ok);
      const error = await refusal(setUp(net, { tokens: () => token }).client.send(me()));
      expect(error.problem.code).toBe('plane-token-invalid');
      expect(inspect(error)).not.toContain('secret');
      expect(net.sent).toHaveLength(0);
    },
  );

  it('is chosen by who speaks', async () => {
    const net = scriptedHttp(ok);
    const { client } = setUp(net, { tokens: (as) => (as === null ? 'reader' : `key-of-${as}`) });
    await client.send(me());
    await client.send(me('publish', 'mac'));
    expect(net.sent.map((sent) => sent.headers['x-api-key'])).toEqual(['reader', 'key-of-mac']);
  });

  it('that Plane does not accept is not tried again for a minute', async () => {
    const net = scriptedHttp(() => recorded('01 unknown key'));
    const { client, clock } = setUp(net);
    const first = await refusal(client.send(me()));
    expect(first.problem.code).toBe('plane-token-invalid');
    expect(await refusal(client.send(me()))).toBe(first);
    expect(net.sent).toHaveLength(1);
    clock.advance(60_000);
    await refusal(client.send(me()));
    expect(net.sent).toHaveLength(2);
  });

  it('is never in an error, its cause or the log', async () => {
    const answers = [
      '01 unknown key',
      '01 unknown workspace',
      '16 request 6: refused',
      '07 order_by unknown',
      '02 POST without slash',
    ];
    for (const name of answers) {
      const { client, logged } = setUp(scriptedHttp(() => recorded(name)));
      expect(inspect(await refusal(client.send(post)), { depth: 9, showHidden: true })).not.toContain(TOKEN);
      expect(logged.join('\n')).not.toContain(TOKEN);
      expect(logged).not.toHaveLength(0);
    }
    const { client } = setUp(scriptedHttp(() => new HttpFailure('lost', 'ECONNRESET')));
    expect(inspect(await refusal(client.send(post)), { depth: 9, showHidden: true })).not.toContain(TOKEN);
    expect(inspect(client, { depth: 9, showHidden: true })).not.toContain(TOKEN);
  });
});

describe('repeating', () => {
  it('a GET gets its answer after two broken tries', async () => {
    const net = scriptedHttp((_, number) =>
      number === 1 ? new HttpFailure('lost', 'ECONNRESET') : number === 2 ? answer(503, null) : ok(),
    );
    const { client } = setUp(net);
    expect(await client.send(me())).toMatchObject({ display_name: 'bot-linux' });
    expect(client.requests).toBe(3);
  });

  it('a GET gives up after three', async () => {
    const net = scriptedHttp(() => new HttpFailure('unsent', 'ECONNREFUSED'));
    const { client } = setUp(net);
    expect((await refusal(client.send(me()))).problem.code).toBe('plane-unreachable');
    expect(client.requests).toBe(3);
  });

  it('a POST that may have arrived is sent once', async () => {
    for (const result of [
      new HttpFailure('lost', 'UND_ERR_SOCKET'),
      new HttpFailure('timeout', '30000 ms'),
      answer(502, null),
      answer(500, null),
    ]) {
      const net = scriptedHttp(() => result);
      expect((await refusal(setUp(net).client.send(post))).problem.retry).toBe(true);
      expect(net.sent).toHaveLength(1);
    }
  });

  it('a POST goes on after 429, when Retry-After has run out', async () => {
    const net = scriptedHttp((_, number) =>
      number === 1 ? recorded('16 request 6: refused') : answer(201, { id: 'x' }),
    );
    const { client, clock } = setUp(net);
    const began = clock.now();
    expect(await client.send(post)).toEqual({ id: 'x' });
    expect(clock.now() - began).toBe(43_000);
  });

  it('intake does not wait for a whole window: it gives up and says until when', async () => {
    const net = scriptedHttp(() => recorded('16 request 6: refused'));
    const { client, clock } = setUp(net);
    const error = await refusal(client.send(me('intake')));
    expect(error).toMatchObject({
      status: 429,
      until: clock.now() + 43_000,
      problem: { code: 'plane-rate-limited', retry: true },
    });
    expect(net.sent).toHaveLength(1);
  });

  it('no wait ends after the deadline of the tick', async () => {
    const net = scriptedHttp(() => recorded('16 request 6: refused'));
    const { client, clock } = setUp(net, { deadline: new VirtualClock().now() + 42_000 });
    const began = clock.now();
    expect((await refusal(client.send(post))).problem.code).toBe('plane-rate-limited');
    expect(clock.now()).toBe(began);
  });

  it('a write is not sent late, where another tick might send it too while it is under way', async () => {
    const net = scriptedHttp(() => recorded('16 request 6: refused'));
    const { client } = setUp(net, { deadline: new VirtualClock().now() + 80_000 });
    expect((await refusal(client.send(post))).problem.code).toBe('plane-rate-limited');
    expect(net.sent).toHaveLength(1);
    await refusal(client.send(me('publish')));
    expect(net.sent, 'a read may wait that long').toHaveLength(2);
  });
});

describe('the budget', () => {
  it('refuses intake without sending it, and still publishes', async () => {
    const net = scriptedHttp(() => answer(200, {}));
    const { client, clock } = setUp(net, { requests_per_minute: 8 });
    for (let n = 0; n < 6; n += 1) await client.send(me('intake'));
    const error = await refusal(client.send(me('intake')));
    expect(error).toMatchObject({
      status: null,
      until: clock.now() + 60_000,
      problem: { code: 'plane-budget', retry: true },
    });
    expect(client.requests).toBe(6);
    await client.send(post);
    expect(client.requests).toBe(7);
  });

  it('publishing waits for a free request, others do not', async () => {
    const net = scriptedHttp(() => answer(200, {}));
    const { client, clock } = setUp(net, { requests_per_minute: 2 });
    await client.send(post);
    await client.send(post);
    expect((await refusal(client.send(me('cancel')))).problem.code).toBe('plane-budget');
    expect((await refusal(client.send(me('command')))).problem.code).toBe('plane-budget');
    const began = clock.now();
    await client.send(post);
    expect(clock.now() - began).toBe(60_000);
  });

  it('publishing does not wait beyond the deadline', async () => {
    const net = scriptedHttp(() => answer(200, {}));
    const { client } = setUp(net, { requests_per_minute: 1, deadline: new VirtualClock().now() + 30_000 });
    await client.send(post);
    expect((await refusal(client.send(post))).problem.code).toBe('plane-budget');
  });

  it('is one for each key, whoever uses it', async () => {
    const net = scriptedHttp(() => answer(200, {}));
    const tokens = (as: string | null): string => (as === 'mac' ? 'key-2' : 'key-1');
    const { client } = setUp(net, { requests_per_minute: 1, tokens });
    await client.send(me('intake'));
    expect((await refusal(client.send(me('intake', 'linux')))).problem.code).toBe('plane-budget');
    await client.send(me('intake', 'mac'));
    expect(client.requests).toBe(2);
  });

  it('closes for intake after a 429 to anybody with that key', async () => {
    const net = scriptedHttp(() => recorded('16 request 6: refused'));
    const { client } = setUp(net);
    await refusal(client.send(me('intake')));
    expect((await refusal(client.send(me('intake')))).problem.code).toBe('plane-budget');
    expect(net.sent).toHaveLength(1);
  });

  it('learns from the server what others have used', async () => {
    const net = scriptedHttp(() => answer(200, {}, { 'x-ratelimit-remaining': '14' }));
    const { client } = setUp(net);
    await client.send(me('intake'));
    expect((await refusal(client.send(me('intake')))).problem.code).toBe('plane-budget');
    await client.send(me('command'));
    expect(client.requests).toBe(2);
  });
});
