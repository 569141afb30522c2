import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { start, until } from '../e2e/process.ts';
import type { Started } from '../e2e/process.ts';
import { root } from './files.ts';

const SECRET = 'plane_wh_0123456789abcdef';
const TOKEN = 'github_pat_0123456789abcdefghij';

/** What GitHub was asked, and what it answers. */
interface Asked {
  readonly path: string;
  readonly body: string;
  readonly authorization: string;
}
let asked: Asked[];
interface Answer {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
}
let answers: (number | Answer)[];
let github: Server;
let relay: Started;
let address: string;
let api: string;

/** Variables as they are in most places; a test may have it start anew with others. */
async function startRelay(changes: Readonly<Record<string, string>> = {}): Promise<void> {
  const env = {
    PLANE_WEBHOOK_SECRET: SECRET,
    GITHUB_TOKEN: TOKEN,
    GITHUB_REPOSITORY: 'acme/eng',
    GITHUB_API_URL: api,
    IGNORE_ACTORS: 'bot-1, bot-2',
    QUIET_S: '0.3',
    PORT: '0',
    ...changes,
  };
  relay = start([process.execPath, join(root, 'docs/examples/relay/relay.mjs')], { env });
  await until('a listening relay', () => relay.stdout().includes('listening on port'));
  address = `http://127.0.0.1:${/port (\d+)/.exec(relay.stdout())?.[1] ?? ''}/`;
}

async function endRelay(): Promise<void> {
  process.kill(relay.pid);
  await relay.ended;
}

beforeEach(async () => {
  asked = [];
  answers = [];
  github = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      asked.push({ path, body, authorization: headers.authorization ?? '' });
      const answer = answers.shift() ?? 204;
      const { status, headers: more = {} }: Answer = typeof answer === 'number' ? { status: answer } : answer;
      response.writeHead(status, more).end();
    });
  });
  await new Promise<void>((resolve) => github.listen(0, '127.0.0.1', resolve));
  api = `http://127.0.0.1:${(github.address() as AddressInfo).port}/`;
  await startRelay();
});

afterEach(async () => {
  await endRelay();
  github.closeAllConnections();
  github.close();
});

function payload(actor: string): string {
  // As Plane writes it: Python's separators, and everything beyond ASCII escaped.
  return `{"event": "issue", "action": "updated", "data": {"name": "caf\\u00e9"}, "activity": {"actor": {"id": "${actor}"}}}`;
}

async function deliver(
  body: string,
  signature = createHmac('sha256', SECRET).update(body).digest('hex'),
): Promise<number> {
  const headers = { 'content-type': 'application/json', 'x-plane-signature': signature, 'x-plane-event': 'issue' };
  return (await fetch(address, { method: 'POST', headers, body })).status;
}

describe('the relay', () => {
  it('makes one dispatch of a burst of changes', async () => {
    expect(await Promise.all([deliver(payload('ada')), deliver(payload('ada')), deliver('{}')])).toEqual([
      204, 204, 204,
    ]);
    expect(asked).toEqual([]);
    await until('a dispatch', () => asked.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(asked).toEqual([
      { path: '/repos/acme/eng/dispatches', body: '{"event_type":"agentd-tick"}', authorization: `Bearer ${TOKEN}` },
    ]);
    expect(await deliver(payload('ada'))).toBe(204);
    await until('a second dispatch', () => asked.length === 2);
  });

  it('does nothing for what is not signed, signed with another secret, or no delivery at all', async () => {
    const body = payload('ada');
    expect(await deliver(body, '')).toBe(401);
    expect(await deliver(body, createHmac('sha256', 'other').update(body).digest('hex'))).toBe(401);
    expect(await deliver(`${body} `, createHmac('sha256', SECRET).update(body).digest('hex'))).toBe(401);
    expect((await fetch(address)).status).toBe(405);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(asked).toEqual([]);
  });

  it('takes what the bots did for no news', async () => {
    expect(await deliver(payload('bot-2'))).toBe(204);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(asked).toEqual([]);
  });

  it('asks again when GitHub fails, and not when it refuses', async () => {
    answers = [502, 204];
    await deliver(payload('ada'));
    await until('a second try', () => asked.length === 2);
    answers = [403];
    await deliver(payload('ada'));
    await until('a refusal', () => relay.stdout().includes('not dispatched: GitHub answered 403'));
    expect(asked).toHaveLength(3);
  });

  it('waits as long as a limit of GitHub asks for, and makes one dispatch of what changes meanwhile', async () => {
    answers = [{ status: 403, headers: { 'retry-after': '4' } }];
    await deliver(payload('ada'));
    await until('a first try', () => asked.length === 1);
    await deliver(payload('ada'));
    await until('a dispatch', () => relay.stdout().includes('dispatched'));
    expect(asked).toHaveLength(2);
    expect(relay.stdout()).not.toContain('not dispatched');
  });

  it('leaves a limit that lasts for hours to the schedule', async () => {
    answers = [{ status: 429, headers: { 'retry-after': '7200' } }];
    await deliver(payload('ada'));
    await until('a refusal', () => relay.stdout().includes('not dispatched: GitHub answered 429, and asks for 7200 s'));
  });

  it('follows a renamed repository, and says that it has another name', async () => {
    answers = [{ status: 307, headers: { location: `${api}repositories/17/dispatches` } }, 204];
    await deliver(payload('ada'));
    await until('a dispatch', () => relay.stdout().includes(' dispatched'));
    expect(asked.map(({ path, body, authorization }) => [path, body, authorization])).toEqual([
      ['/repos/acme/eng/dispatches', '{"event_type":"agentd-tick"}', `Bearer ${TOKEN}`],
      ['/repositories/17/dispatches', '{"event_type":"agentd-tick"}', `Bearer ${TOKEN}`],
    ]);
    expect(relay.stdout()).toContain('acme/eng has another name by now');
  });

  it('takes the token to no other host, and does not go round in circles', async () => {
    const elsewhere = api.replace('127.0.0.1', 'localhost');
    answers = [{ status: 307, headers: { location: `${elsewhere}repos/acme/eng/dispatches` } }];
    await deliver(payload('ada'));
    await until('a refusal', () => relay.stdout().includes('not dispatched: GitHub answered 307'));
    expect(asked).toHaveLength(1);
    answers = Array.from({ length: 9 }, () => ({ status: 307, headers: { location: `${api}again` } }));
    await deliver(payload('ada'));
    await until('an end', () => relay.stdout().match(/not dispatched: GitHub answered 307/g)?.length === 2);
    expect(asked).toHaveLength(5);
  });

  it('takes a secret and a token for what they are without the line end of their file', async () => {
    await endRelay();
    await startRelay({ PLANE_WEBHOOK_SECRET: `${SECRET}\n`, GITHUB_TOKEN: `${TOKEN}\r\n`, GITHUB_API_URL: `${api}\n` });
    expect(await deliver(payload('ada'))).toBe(204);
    await until('a dispatch', () => asked.length > 0);
    expect(asked[0]).toMatchObject({ path: '/repos/acme/eng/dispatches', authorization: `Bearer ${TOKEN}` });
  });

  it('logs neither secret, token nor what was sent to it', async () => {
    await deliver(payload('ada'));
    await deliver(payload('eve'), '00');
    await until('a dispatch', () => relay.stdout().includes('dispatched'));
    expect(relay.stdout()).not.toMatch(new RegExp(`${SECRET}|${TOKEN}|caf|eve|ada`));
  });

  it('says what it lacks', async () => {
    const ended = await start([process.execPath, join(root, 'docs/examples/relay/relay.mjs')]).ended;
    expect(ended).toMatchObject({ code: 2, stderr: 'Set PLANE_WEBHOOK_SECRET.\n' });
  });
});
