import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Budget, reserveOf, WINDOW_MS } from '../../action/src/plane/budget.ts';
import type { Purpose } from '../../action/src/ports/tracker.ts';

const NOW = Date.UTC(2026, 10, 29, 12, 0, 0);
const PURPOSES: readonly Purpose[] = ['publish', 'cancel', 'command', 'intake'];

/** How many requests are granted one after the other at one time. */
function granted(budget: Budget, purpose: Purpose, now: number): number {
  let count = 0;
  while (count < 1000 && budget.take(purpose, now).granted) count += 1;
  return count;
}

describe('the budget of a key', () => {
  it('keeps a reserve: intake stops first, then commands, then cancelling, publishing last', () => {
    const budget = new Budget(60);
    expect(granted(budget, 'intake', NOW)).toBe(45);
    expect(granted(budget, 'command', NOW)).toBe(5);
    expect(granted(budget, 'cancel', NOW)).toBe(5);
    expect(granted(budget, 'publish', NOW)).toBe(5);
    for (const purpose of PURPOSES) expect(budget.take(purpose, NOW).granted).toBe(false);
  });

  it('has room for every purpose even when it is tiny', () => {
    for (const purpose of PURPOSES) {
      expect(reserveOf(purpose, 1)).toBe(0);
      expect(new Budget(1).take(purpose, NOW).granted).toBe(true);
    }
  });

  it('frees a request 60 seconds after it was sent, and says when', () => {
    const budget = new Budget(2);
    budget.take('publish', NOW);
    budget.take('publish', NOW + 10_000);
    expect(budget.take('publish', NOW + 20_000)).toEqual({ granted: false, until: NOW + WINDOW_MS, shut: false });
    expect(budget.take('publish', NOW + WINDOW_MS).granted).toBe(true);
    expect(budget.take('publish', NOW + WINDOW_MS)).toMatchObject({ until: NOW + WINDOW_MS + 10_000 });
  });

  it('says for intake when enough is free again for its reserve', () => {
    const budget = new Budget(8);
    for (let n = 0; n < 8; n += 1) budget.take('publish', NOW + n * 1000);
    expect(budget.take('intake', NOW + 9000)).toMatchObject({ until: NOW + 2000 + WINDOW_MS });
  });

  it('learns what others have used from the header, until that has left the window', () => {
    const budget = new Budget(60);
    budget.take('publish', NOW);
    budget.learn(9, NOW);
    expect(granted(budget, 'intake', NOW)).toBe(0);
    expect(granted(budget, 'publish', NOW)).toBe(9);
    expect(budget.take('publish', NOW).granted).toBe(false);
    expect(granted(budget, 'intake', NOW + WINDOW_MS)).toBe(45);
  });

  it('does not take its own requests for those of others', () => {
    const budget = new Budget(60);
    for (let n = 0; n < 10; n += 1) budget.take('intake', NOW);
    budget.learn(50, NOW);
    expect(granted(budget, 'intake', NOW)).toBe(35);
  });

  it('is shut after a 429, which did not count itself', () => {
    const budget = new Budget(4);
    budget.take('publish', NOW);
    budget.take('publish', NOW);
    budget.refused(NOW + 5000);
    for (const purpose of PURPOSES) {
      expect(budget.take(purpose, NOW + 4999)).toEqual({ granted: false, until: NOW + 5000, shut: true });
    }
    expect(granted(budget, 'publish', NOW + 5000)).toBe(3);
  });

  it('never grants more than the limit in any 60 seconds, and always names a later time', () => {
    const step = fc.record({ wait: fc.integer({ min: 0, max: 20_000 }), purpose: fc.constantFrom(...PURPOSES) });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 20 }), fc.array(step, { maxLength: 200 }), (limit, steps) => {
        const budget = new Budget(limit);
        const sent: number[] = [];
        let now = NOW;
        for (const { wait, purpose } of steps) {
          now += wait;
          const grant = budget.take(purpose, now);
          if (grant.granted) sent.push(now);
          else expect(grant.until).toBeGreaterThan(now);
        }
        for (const from of sent) {
          expect(sent.filter((time) => time >= from && time < from + WINDOW_MS).length).toBeLessThanOrEqual(limit);
        }
      }),
    );
  });

  it('grants what it refused at the time it named, if nothing else was sent', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 30 }),
        fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 60 }),
        fc.constantFrom(...PURPOSES),
        fc.option(fc.integer({ min: 0, max: 30 }), { nil: null }),
        (limit, waits, purpose, remaining) => {
          const budget = new Budget(limit);
          let now = NOW;
          for (const wait of waits) budget.take('publish', (now += wait));
          if (remaining !== null) budget.learn(remaining, now);
          const grant = budget.take(purpose, now);
          if (!grant.granted) expect(budget.take(purpose, grant.until).granted).toBe(true);
        },
      ),
    );
  });
});
