/** That the simulation is the same each time, and that its checks notice a world that does not keep its word. */
import { describe, expect, it } from 'vitest';
import '../../bot/cut.ts';
import '../../bot/html.ts';
import { runSeed } from './seed.ts';
import { reportOf, shrink } from './shrink.ts';
import type { Sabotage } from './world.ts';

const MINUTES = 60_000;

describe('a simulated world', () => {
  it('is the same each time', async () => {
    for (const seed of [3, 14, 159]) {
      const schedules = [1, 2].map(() => [] as string[]);
      for (const schedule of schedules) await runSeed({ seed, trace: (line) => schedule.push(line) });
      expect(schedules[0]?.length).toBeGreaterThan(100);
      expect(schedules[1]).toEqual(schedules[0]);
    }
  });

  it('does not change where something is left out that does not happen', async () => {
    const { happened } = await runSeed({ seed: 26 });
    const without = await runSeed({ seed: 26, masked: new Set(['step.99999']) });
    expect(without.happened).toEqual(happened);
  });
});

describe('a broken promise', () => {
  it('is told with the few things that it takes, and how to see it again', { timeout: 5 * MINUTES }, async () => {
    for (let seed = 1; seed <= 1500; seed++) {
      const { broken, happened } = await runSeed({ seed, sabotage: 'begin' });
      if (broken.length === 0 || happened.length < 10) continue;
      const shrunk = await shrink(seed, { sabotage: 'begin' });
      if (shrunk === null) expect.fail(`seed ${seed} does not replay`);
      expect(shrunk.needed.length).toBeLessThan(happened.length);
      const again = await runSeed({ seed, sabotage: 'begin', masked: shrunk.masked });
      expect(again.broken[0]).toBe(shrunk.broken);
      const report = reportOf(seed, shrunk);
      expect(report).toContain(`SIM_SEED=${seed} npx vitest run test/simulation`);
      return expect(report.split('\n').length).toBeGreaterThan(5);
    }
    expect.fail('nothing was broken');
  });
});

describe('the checks notice', () => {
  it.each<[Sabotage, RegExp]>([
    ['store', /two agents|unknown agent|forgotten agent|generation|ended twice/],
    ['begin', /two agents|unknown agent|forgotten agent/],
    ['external ids', /comment twice/],
    ['inspection', /forgotten agent|false death|two agents|unknown agent/],
    ['watchdog', /limit passed/],
    ['records', /two agents|forgotten agent|success from nothing/],
    ['survivors', /two agents|forgotten agent/],
    ['clocks', /cut short/],
  ])('when the %s does not keep its word', { timeout: 5 * MINUTES }, async (sabotage, promise) => {
    for (let seed = 1; seed <= 1500; seed++) {
      const { broken } = await runSeed({ seed, sabotage });
      if (broken.length > 0) return expect(broken[0]).toMatch(promise);
    }
    expect.fail('nothing was noticed');
  });
});
