/** How many simulated ticks a core does in a second: whole ticks, with everything behind their ports. */
import '../bot/cut.ts';
import '../bot/html.ts';
import { runSeed } from '../test/simulation/seed.ts';
import type { Bench } from './bench.ts';

const WARM_UP = 150;
const SEEDS = 600;

export const simulation: Bench = {
  name: 'simulation',
  async run() {
    for (let seed = 1; seed <= WARM_UP; seed++) await runSeed({ seed });
    let ticks = 0;
    const began = process.cpuUsage();
    for (let seed = WARM_UP + 1; seed <= WARM_UP + SEEDS; seed++) ticks += (await runSeed({ seed })).ticks;
    const { user, system } = process.cpuUsage(began);
    const value = ticks / ((user + system) / 1e6);
    return [{ name: 'simulated ticks, per core', value, unit: 'per second', target: null }];
  },
};
