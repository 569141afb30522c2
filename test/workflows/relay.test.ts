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
let answers: number[];
let github: Server;
let relay: Started;
let address: string;

beforeEach(async () => {
  asked = [];
  answers = [];
  github = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (text: string) => (body += text));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      asked.push({ path, body, authorization: headers.authorization ?? '' });
      response.writeHead(answers.shift() ?? 204).end();
    });
  });
  await new Promise<void>((resolve) => github.listen(0, '127.0.0.1', resolve));
  const { port } = github.address() as AddressInfo;
  const env = {
    PLANE_WEBHOOK_SECRET: SECRET,
    GITHUB_TOKEN: TOKEN,
    GITHUB_REPOSITORY: 'acme/eng',
    GITHUB_API_URL: `http://127.0.0.1:${port}/`,
    IGNORE_ACTORS: 'bot-1, bot-2',
    QUIET_S: '0.3',
    PORT: '0',
  };
  relay = start([process.execPath, join(root, 'docs/examples/relay/relay.mjs')], { env });
  await until('a listening relay', () => relay.stdout().includes('listening on port'));
  address = `http://127.0.0.1:${/port (\d+)/.exec(relay.stdout())?.[1] ?? ''}/`;
});

afterEach(async () => {
  process.kill(relay.pid);
  await relay.ended;
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
