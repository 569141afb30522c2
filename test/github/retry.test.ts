import { describe, expect, it } from 'vitest';
import { limitWait, MAX_TRIES, waitBeforeRepeat } from '../../action/src/github/retry.ts';
import type { Attempt, Outcome } from '../../action/src/github/retry.ts';

const DATE = 'Sun, 29 Nov 2026 12:00:00 GMT';
const there = Date.parse(DATE);

function wait(method: Attempt['method'], outcome: Outcome, changes: Partial<Attempt> = {}): number | null {
  return waitBeforeRepeat({ method, outcome, number: 1, patience_ms: 65_000, fraction: 0, ...changes });
}

const answered = (status: number, limit_ms: number | null = null): Outcome => ({ kind: 'answer', status, limit_ms });
const WRITES = ['POST', 'PUT', 'PATCH', 'DELETE'] as const;

describe('a request to GitHub', () => {
  it.each([500, 502, 503, 504])('is repeated after %i when it reads, with growing waits', (status) => {
    expect(wait('GET', answered(status))).toBe(400);
    expect(wait('GET', answered(status), { number: 2 })).toBe(800);
    expect(wait('GET', answered(status), { fraction: 0.5 })).toBe(600);
  });

  it.each(WRITES)('is not repeated after a server error or a lost connection when it is a %s', (method) => {
    expect(wait(method, answered(502))).toBeNull();
    expect(wait(method, { kind: 'failure', failure: 'lost' })).toBeNull();
  });

  it.each([400, 401, 403, 404, 409, 410, 422])('is never repeated after %i', (status) => {
    for (const method of ['GET', ...WRITES] as const) expect(wait(method, answered(status))).toBeNull();
  });

  it.each(['GET', ...WRITES] as const)('is repeated after a limit and after it was not sent (%s)', (method) => {
    expect(wait(method, answered(403, 7000))).toBe(7000);
    expect(wait(method, { kind: 'failure', failure: 'unsent' })).toBe(400);
  });

  it('is repeated when a connection broke while reading, but not after a time-out', () => {
    expect(wait('GET', { kind: 'failure', failure: 'lost' })).toBe(400);
    expect(wait('GET', { kind: 'failure', failure: 'timeout' })).toBeNull();
  });

  it('is not waited for longer than the deadline allows', () => {
    expect(wait('GET', answered(429, 7000), { patience_ms: 6999 })).toBeNull();
  });

  it(`is sent ${MAX_TRIES} times at most`, () => {
    expect(wait('GET', answered(502), { number: MAX_TRIES })).toBeNull();
  });
});

describe('a rate limit', () => {
  const limit = (status: number, headers: Record<string, string>, message = ''): number | null =>
    limitWait({ status, headers, bytes: new Uint8Array() }, message, there + 5_000_000);

  it('says how long to wait, in seconds; one more is added', () => {
    expect(limit(403, { 'retry-after': '30' })).toBe(31_000);
    expect(limit(429, { 'retry-after': '0' })).toBe(1000);
  });

  it('lasts until its reset when nothing is left, by the clock of the server', () => {
    const reset = String(there / 1000 + 90);
    expect(limit(403, { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': reset, date: DATE })).toBe(91_000);
    expect(limit(403, { 'x-ratelimit-remaining': '12', 'x-ratelimit-reset': reset, date: DATE })).toBeNull();
  });

  it('is a minute where only words tell of it', () => {
    expect(limit(403, {}, 'You have exceeded a secondary rate limit.')).toBe(60_000);
    expect(limit(429, {})).toBe(60_000);
  });

  it('is told from a lack of permission', () => {
    expect(limit(403, {}, 'Resource not accessible by integration')).toBeNull();
    expect(limit(422, { 'retry-after': '30' })).toBeNull();
  });
});
