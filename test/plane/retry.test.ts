import { describe, expect, it } from 'vitest';
import type { Attempt, Outcome } from '../../action/src/plane/retry.ts';
import { retryAfterMs } from '../../action/src/http/exchange.ts';
import { MAX_TRIES, untilAfter429, waitBeforeRepeat } from '../../action/src/plane/retry.ts';

const status = (code: number, retry_after_ms: number | null = null): Outcome => ({
  kind: 'answer',
  status: code,
  retry_after_ms,
});
const failure = (kind: 'unsent' | 'lost' | 'timeout' | 'certificate' | 'too-large'): Outcome => ({
  kind: 'failure',
  failure: kind,
});
const after = (outcome: Outcome, more: Partial<Attempt> = {}): number | null =>
  waitBeforeRepeat({ method: 'GET', outcome, number: 1, patience_ms: 65_000, fraction: 0, ...more });

describe('a GET', () => {
  it.each([502, 503, 504])('is repeated after %i, later and later', (code) => {
    expect(after(status(code))).toBe(400);
    expect(after(status(code), { number: 2 })).toBe(800);
    expect(after(status(code), { number: 2, fraction: 0.5 })).toBe(1200);
  });

  it('is repeated after a lost connection', () => {
    expect(after(failure('lost'))).toBe(400);
  });

  it.each([400, 401, 403, 404, 409, 500, 301])('is not repeated after %i', (code) => {
    expect(after(status(code))).toBeNull();
  });

  it('is not repeated after a time-out, a wrong certificate or an answer that is too large', () => {
    expect(after(failure('timeout'))).toBeNull();
    expect(after(failure('certificate'))).toBeNull();
    expect(after(failure('too-large'))).toBeNull();
  });

  it('is tried three times in all', () => {
    expect(MAX_TRIES).toBe(3);
    expect(after(status(503), { number: 3 })).toBeNull();
    expect(after(status(429, 1000), { number: 3 })).toBeNull();
  });

  it('waits as long as a 503 asks for', () => {
    expect(after(status(503, 7000))).toBe(7000);
  });
});

describe.each(['POST', 'PATCH'] as const)('a %s', (method) => {
  it('is repeated when it surely was not carried out: it was never sent, or got 429', () => {
    expect(after(failure('unsent'), { method })).toBe(400);
    expect(after(status(429, 2000), { method })).toBe(3000);
  });

  it('is not repeated when it may have been carried out', () => {
    expect(after(failure('lost'), { method })).toBeNull();
    expect(after(failure('timeout'), { method })).toBeNull();
    for (const code of [500, 502, 503, 504]) expect(after(status(code), { method })).toBeNull();
  });
});

describe('a 429', () => {
  it('is waited out, with a second more to be clear of the edge', () => {
    expect(after(status(429, 12_000))).toBe(13_000);
    expect(untilAfter429(5000, 12_000)).toBe(18_000);
  });

  it('gives up when that takes longer than there is time', () => {
    expect(after(status(429, 12_000), { patience_ms: 12_999 })).toBeNull();
    expect(after(status(503), { patience_ms: -1 })).toBeNull();
  });

  it('without Retry-After is waited for half a window', () => {
    expect(after(status(429))).toBe(31_000);
  });
});

describe('Retry-After', () => {
  it('is read as seconds or as a date', () => {
    const now = Date.UTC(2026, 10, 29, 12, 0, 0);
    expect(retryAfterMs('57', now)).toBe(57_000);
    expect(retryAfterMs(' 0 ', now)).toBe(0);
    expect(retryAfterMs('Sun, 29 Nov 2026 12:00:30 GMT', now)).toBe(30_000);
    expect(retryAfterMs('Sun, 29 Nov 2026 11:00:00 GMT', now)).toBe(0);
  });

  it('is nothing when absent or nonsense', () => {
    expect(retryAfterMs(undefined, 0)).toBeNull();
    expect(retryAfterMs('soon', 0)).toBeNull();
    expect(retryAfterMs('', 0)).toBeNull();
  });
});
