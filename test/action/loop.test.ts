import { describe, expect, it } from 'vitest';
import { loop } from '../../action/src/action/loop.ts';
import type { LoopOptions } from '../../action/src/action/loop.ts';
import type { Problem } from '../../action/src/errors.ts';

const trouble: Problem = { code: 'store-unreachable', message: 'no answer', remedy: '', retry: true };

/** Ticks of `takes_s` seconds on a clock of their own; returns when each began and how long it was allowed to take. */
async function ticks(
  given: { several_s?: number; interval_s?: number; takes_s?: number; abort_at_s?: number },
  outcome: (number: number) => Problem | null = () => null,
): Promise<{ at: number; allowed: number }[]> {
  const { several_s, interval_s = 60, takes_s = 2, abort_at_s = Infinity } = given;
  let now = 1_000_000;
  const begun = now;
  const abort = new AbortController();
  const pass = (ms: number): void => {
    now += ms;
    if (now - begun >= abort_at_s * 1000) abort.abort();
  };
  const clock: LoopOptions['clock'] = {
    now: () => now,
    sleep: (ms) => {
      pass(ms);
      return Promise.resolve();
    },
  };
  const made: { at: number; allowed: number }[] = [];
  await loop(
    {
      clock,
      begun,
      tick_ms: 240_000,
      several_ms: several_s === undefined ? null : several_s * 1000,
      interval_ms: interval_s * 1000,
      signal: abort.signal,
    },
    (time_ms) => {
      made.push({ at: (now - begun) / 1000, allowed: time_ms / 1000 });
      pass(takes_s * 1000);
      return Promise.resolve(outcome(made.length));
    },
    () => Promise.resolve(),
  );
  return made;
}

const times = (made: { at: number }[]): number[] => made.map(({ at }) => at);

describe('the ticks of a job', () => {
  it('are one, with all the time that a tick may take', async () => {
    expect(await ticks({})).toEqual([{ at: 0, allowed: 240 }]);
  });

  it('are several, from start to start at the interval, each no longer than the time that is left', async () => {
    expect(await ticks({ several_s: 300 })).toEqual([
      { at: 0, allowed: 240 },
      { at: 60, allowed: 240 },
      { at: 120, allowed: 180 },
      { at: 180, allowed: 120 },
      { at: 240, allowed: 60 },
    ]);
  });

  it('follow at once when one takes longer than the interval', async () => {
    expect(times(await ticks({ several_s: 300, takes_s: 100 }))).toEqual([0, 100, 200]);
  });

  it('do not begin in the last seconds', async () => {
    expect(times(await ticks({ several_s: 80 }))).toEqual([0]);
    expect(times(await ticks({ several_s: 90 }))).toEqual([0, 60]);
  });

  it('end with the signal', async () => {
    expect(times(await ticks({ several_s: 3600, abort_at_s: 1 }))).toEqual([0]);
    expect(times(await ticks({ several_s: 3600, abort_at_s: 70 }))).toEqual([0, 60]);
  });

  it('are tried three times when the state cannot be read, and then no more', async () => {
    expect(times(await ticks({}, () => trouble))).toEqual([0, 12, 34]);
    expect(times(await ticks({ several_s: 3600 }, () => trouble))).toEqual([0, 12, 34]);
  });

  it('are one again once the state could be read', async () => {
    expect(times(await ticks({}, (number) => (number === 1 ? trouble : null)))).toEqual([0, 12]);
  });

  it('count only failures in a row', async () => {
    const made = await ticks({ several_s: 3600 }, (number) => (number % 3 === 0 ? null : trouble));
    expect(made.length).toBeGreaterThan(50);
  });
});
