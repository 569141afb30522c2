import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AgentdError } from '../../action/src/errors.ts';
import { HttpFailure, undiciExchange } from '../../action/src/http/exchange.ts';
import { noticeBody, sendNotice, webhookNotifier } from '../../bot/notify.ts';
import type { Notice, PostJson, Webhook } from '../../bot/notify.ts';
import { createRedactor } from '../../bot/redact.ts';

const notice: Notice = {
  text: 'ENG-12 [review] <done> & @ada said "hi" *there*',
  key: 'ENG-12',
  tag: 'review',
  url: 'https://plane.example/acme/browse/ENG-12/',
};
const secretPath = '/services/T0/B0/x9y8z7';
const webhook: Webhook = { url: `https://hooks.example${secretPath}`, url_key: 'NOTICE_URL', format: 'slack' };

const answering =
  (status: number): PostJson =>
  async () => ({ status, headers: {}, bytes: new Uint8Array() });

describe('the body of a notice', () => {
  it('is plain JSON for any receiver', () => {
    expect(JSON.parse(noticeBody('json', notice))).toEqual({
      source: 'agentd',
      key: 'ENG-12',
      tag: 'review',
      url: notice.url,
      text: 'ENG-12 [review] <done> & @\u200bada said "hi" *there*',
    });
  });

  it('is a message with a link for Slack', () => {
    expect(JSON.parse(noticeBody('slack', notice))).toEqual({
      text: `ENG-12 [review] &lt;done&gt; &amp; @\u200bada said "hi" *there*\n<${notice.url}|Open ENG-12>`,
      unfurl_links: false,
      unfurl_media: false,
    });
  });

  it('is a message that mentions nobody for Discord', () => {
    expect(JSON.parse(noticeBody('discord', notice))).toEqual({
      content: `ENG-12 [review] <done> & @\u200bada said "hi" *there*\n<${notice.url}>`,
      allowed_mentions: { parse: [] },
    });
  });

  it('addresses nobody, whatever the text', () => {
    const text = '@everyone @here @channel <!channel> <!subteam^S1> <@U123> <@!1> <@&2> <#C1> a@b';
    for (const format of ['json', 'slack', 'discord'] as const) {
      const body = noticeBody(format, { ...notice, text, url: '' });
      expect(body).not.toMatch(/@(?:everyone|here|channel)|<[!@#]/);
    }
  });

  it('is short enough for its receiver, and breaks no character', () => {
    const long = { ...notice, text: '👩‍👩‍👧'.repeat(4000), url: `https://plane.example/${'a'.repeat(370)}` };
    const content: unknown = JSON.parse(noticeBody('discord', long)).content;
    expect(content).toSatisfy((text: string) => text.length <= 2000 && text.includes('👩‍👩‍👧…\n<https://'));
    expect(JSON.parse(noticeBody('slack', { ...long, text: '&'.repeat(9000) })).text.length).toBeLessThan(40_000);
    expect(JSON.parse(noticeBody('json', long)).text.length).toBeLessThanOrEqual(4000);
  });

  it('leaves out an address that is none', () => {
    for (const url of ['', 'javascript:x', 'https://a.example/|b', `https://a.example/${'a'.repeat(500)}`]) {
      expect(noticeBody('discord', { ...notice, url })).not.toContain('\\n<');
    }
  });
});

describe('a notice that is not delivered', () => {
  it.each([
    [200, null],
    [204, null],
    [302, { code: 'notice-refused', retry: false }],
    [404, { code: 'notice-refused', retry: false }],
    [408, { code: 'notice-refused', retry: true }],
    [429, { code: 'notice-refused', retry: true }],
    [503, { code: 'notice-refused', retry: true }],
  ])('is a value: status %d', async (status, failed) => {
    const result = await sendNotice(webhook, notice, answering(status));
    if (failed === null) expect(result).toBeNull();
    else expect(result).toMatchObject(failed);
  });

  it('never tells the address, and names where it is configured', async () => {
    const failing: PostJson[] = [
      answering(404),
      async () => Promise.reject(new HttpFailure('unsent', 'ECONNREFUSED')),
      async () => Promise.reject(new HttpFailure('lost', webhook.url)),
      async () => Promise.reject(new Error(webhook.url)),
      async () => Promise.reject(new HttpFailure('timeout', '10000 ms')),
    ];
    for (const post of failing) {
      const failed = await sendNotice(webhook, notice, post);
      expect(JSON.stringify(failed)).not.toContain(secretPath);
      expect(failed?.message).toContain('NOTICE_URL');
    }
    const refused = await sendNotice(webhook, notice, failing[1] ?? answering(500));
    expect(refused?.message).toContain('ECONNREFUSED');
    const invalid = await sendNotice({ ...webhook, url: 'not an address' }, notice, answering(200));
    expect(invalid).toMatchObject({ code: 'notice-url-invalid', retry: false });
    expect(invalid?.message).not.toContain('not an address');
  });

  it('rejects through the port, with the same problem', async () => {
    const ports = { post: answering(500), redact: createRedactor([]) };
    const failing = webhookNotifier(webhook, ports).notify(notice.text, notice);
    await expect(failing).rejects.toBeInstanceOf(AgentdError);
    await expect(failing).rejects.toMatchObject({ problem: { code: 'notice-refused', retry: true } });
  });
});

describe('a notice over HTTP', () => {
  const received: { path: string; type: string; body: string }[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const type = request.headers['content-type'] ?? '';
      received.push({ path: request.url ?? '', type, body: Buffer.concat(chunks).toString('utf8') });
      if (request.url === '/moved') response.writeHead(302, { location: '/hook' }).end();
      else response.writeHead(200).end('ok');
    });
  });
  let base = '';
  beforeAll(async () => {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((resolve) => void server.close(() => resolve())));

  it('arrives as JSON, redacted', async () => {
    const redact = createRedactor([{ name: 'TOKEN', value: 'hunter2-hunter2' }]);
    const notifier = webhookNotifier(
      { url: `${base}/hook`, url_key: 'U', format: 'json' },
      { post: undiciExchange(), redact },
    );
    await notifier.notify('it is hunter2-hunter2\0', { key: 'ENG-12', tag: null, url: notice.url });
    expect(received.at(-1)).toMatchObject({ path: '/hook', type: 'application/json' });
    expect(JSON.parse(received.at(-1)?.body ?? '')).toMatchObject({ text: 'it is [redacted TOKEN]', tag: null });
  });

  it('does not follow a redirect', async () => {
    const before = received.length;
    const failed = await sendNotice({ url: `${base}/moved`, url_key: 'U', format: 'json' }, notice, undiciExchange());
    expect(failed).toMatchObject({ code: 'notice-refused', message: expect.stringContaining('302') });
    expect(received.length).toBe(before + 1);
  });
});
