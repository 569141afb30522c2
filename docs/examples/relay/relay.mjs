/**
 * Plane webhook → GitHub `repository_dispatch`. See README.md beside this file. Logs what it did, never what was sent to it.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { createServer } from 'node:http';
import process from 'node:process';

const MAX_BYTES = 5 * 1024 * 1024;
const TRIES = 4;
const REDIRECTS = 3;
/** A longer wait is left to the schedule. */
const PATIENCE_MS = 15 * 60_000;

const env = (name, otherwise) => {
  // Files that secrets are read from end with a line end, which belongs to none of them.
  const value = (process.env[name] ?? otherwise)?.replace(/^[\r\n]+|[\r\n]+$/g, '');
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
  if (waiting === null) dispatchIn(quietMs, 1);
}

/** One wait at a time: what changes while GitHub asks for patience is part of the next attempt. */
function dispatchIn(ms, attempt) {
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    waiting = null;
    void dispatch(attempt);
  }, ms);
}

/** A renamed repository is answered by a redirect on the same host; elsewhere the token does not go. */
async function post(url, hop = 0) {
  const answer = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    signal: AbortSignal.timeout(30_000),
    headers: {
      accept: 'application/vnd.github+json',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'user-agent': 'agentd-relay',
    },
    body: JSON.stringify({ event_type: 'agentd-tick' }),
  });
  const location = answer.headers.get('location') ?? '';
  if (![307, 308].includes(answer.status) || hop === REDIRECTS || !URL.canParse(location, url)) return answer;
  const next = new URL(location, url);
  if (next.origin !== new URL(url).origin) return answer;
  if (hop === 0) log(`${repository} has another name by now; set GITHUB_REPOSITORY`);
  return post(next.href, hop + 1);
}

/** What a limit asks to wait; null: the answer is no limit. GitHub says 429, or 403 with `Retry-After`. */
function limitMs(answer) {
  if (answer.status !== 403 && answer.status !== 429) return null;
  const header = (answer.headers.get('retry-after') ?? '').trim();
  const seconds = /^\d{1,9}$/.test(header) ? Number(header) : (Date.parse(header) - Date.now()) / 1000;
  if (!Number.isNaN(seconds)) return Math.max(0, seconds) * 1000;
  return answer.status === 429 ? 60_000 : null;
}

async function dispatch(attempt) {
  let outcome = 'GitHub did not answer';
  let ms = 2 ** attempt * 1000;
  try {
    const answer = await post(`${api}/repos/${repository}/dispatches`);
    outcome = `GitHub answered ${answer.status}`;
    if (answer.ok) return log('dispatched');
    const limit = limitMs(answer);
    if (answer.status < 500 && limit === null) return log(`not dispatched: ${outcome}`);
    ms = limit ?? ms;
    if (ms > PATIENCE_MS) return log(`not dispatched: ${outcome}, and asks for ${Math.ceil(ms / 1000)} s`);
  } catch {
    // The network, or a time limit: tried again.
  }
  if (attempt === TRIES) return log(`not dispatched: ${outcome}, ${TRIES} times`);
  dispatchIn(ms, attempt + 1);
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
