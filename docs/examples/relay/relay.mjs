/**
 * Plane webhook → GitHub `repository_dispatch`. See README.md beside this file. Logs what it did, never what was sent to it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import process from 'node:process';

const MAX_BYTES = 5 * 1024 * 1024;
const TRIES = 4;

const env = (name, otherwise) => {
  const value = process.env[name] ?? otherwise;
  if (value === undefined || value === '') {
    process.stderr.write(`Set ${name}.\n`);
    process.exit(2);
  }
  return value;
};

const secret = env('PLANE_WEBHOOK_SECRET');
const token = env('GITHUB_TOKEN');
const repository = env('GITHUB_REPOSITORY');
const api = env('GITHUB_API_URL', 'https://api.github.com').replace(/\/+$/, '');
const ignored = new Set((process.env.IGNORE_ACTORS ?? '').split(',').map((id) => id.trim()));
const quietMs = Number(env('QUIET_S', '10')) * 1000;

const log = (line) => process.stdout.write(`${new Date().toISOString()} ${line}\n`);

/** The signature is the hexadecimal HMAC-SHA256 of the bytes as they came, with the whole secret as key. */
function isSigned(bytes, signature) {
  const expected = createHmac('sha256', secret).update(bytes).digest();
  const given = Buffer.from(typeof signature === 'string' ? signature : '', 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What a bot did itself, such as its own comments, starts nothing. */
function isNews(bytes) {
  try {
    const { activity } = JSON.parse(bytes.toString('utf8'));
    return !ignored.has(activity?.actor?.id);
  } catch {
    return true;
  }
}

let waiting = null;

/** Changes come in bursts, one delivery a field; the first starts the wait, the others belong to it. */
function soon() {
  waiting ??= setTimeout(() => {
    waiting = null;
    void dispatch();
  }, quietMs);
}

async function dispatch(attempt = 1) {
  let outcome;
  try {
    const answer = await fetch(`${api}/repos/${repository}/dispatches`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(30_000),
      headers: {
        accept: 'application/vnd.github+json',
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'user-agent': 'agentd-relay',
      },
      body: JSON.stringify({ event_type: 'agentd-tick' }),
    });
    outcome = `GitHub answered ${answer.status}`;
    if (answer.ok) return log('dispatched');
    if (answer.status < 500 && answer.status !== 429) return log(`not dispatched: ${outcome}`);
  } catch {
    outcome = 'GitHub did not answer';
  }
  if (attempt === TRIES) return log(`not dispatched: ${outcome}, ${TRIES} times`);
  setTimeout(() => void dispatch(attempt + 1), 2 ** attempt * 1000);
}

const server = createServer((request, response) => {
  const end = (status) => response.writeHead(status).end();
  if (request.method !== 'POST') return end(405);
  const chunks = [];
  let size = 0;
  request.on('data', (chunk) => {
    size += chunk.length;
    if (size <= MAX_BYTES) chunks.push(chunk);
  });
  request.on('end', () => {
    const bytes = Buffer.concat(chunks);
    if (size > MAX_BYTES) return end(413);
    if (!isSigned(bytes, request.headers['x-plane-signature'])) {
      log('refused: not signed by Plane');
      return end(401);
    }
    // Plane takes any answer for a delivery; work is done after it.
    end(204);
    if (isNews(bytes)) soon();
  });
});

server.listen(Number(env('PORT', '8787')), env('HOST', '127.0.0.1'), () => {
  log(`listening on port ${server.address().port}`);
});
