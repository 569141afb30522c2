/**
 * `npm run bench [-- NAME …] [--json]`: runs the benchmarks and holds them to their targets. Exits 1 when one cannot
 * measure or misses a target.
 */
import { cpus } from 'node:os';
import { actionStart } from './action-start.ts';
import { isMet, type Bench, type Measurement } from './bench.ts';
import { coldStart } from './cold-start.ts';
import { planning } from './plan.ts';
import { simulation } from './simulation.ts';
import { sizes } from './sizes.ts';
import { ssh } from './ssh.ts';

const BENCHES: readonly Bench[] = [actionStart, coldStart, planning, simulation, sizes, ssh];

const json = process.argv.includes('--json');
const names = process.argv.slice(2).filter((argument) => !argument.startsWith('-'));
const unknown = names.filter((name) => !BENCHES.some((bench) => bench.name === name));
if (unknown.length > 0) {
  process.stderr.write(
    `No benchmark ${unknown.join(', ')}. There are: ${BENCHES.map(({ name }) => name).join(', ')}.\n`,
  );
  process.exit(2);
}

const results: (Measurement & { bench: string; met: boolean | null })[] = [];
const skipped: { bench: string; name: string; reason: string }[] = [];
const failed: { bench: string; problem: string }[] = [];
for (const bench of BENCHES.filter(({ name }) => names.length === 0 || names.includes(name))) {
  try {
    for (const measurement of await bench.run()) {
      if ('skipped' in measurement) {
        skipped.push({ bench: bench.name, name: measurement.name, reason: measurement.skipped });
        if (!json) process.stdout.write(`${measurement.name.padEnd(60)} skipped: ${measurement.skipped}\n`);
        continue;
      }
      const result = { bench: bench.name, ...measurement, met: isMet(measurement) };
      results.push(result);
      if (!json) process.stdout.write(`${lineOf(result)}\n`);
    }
  } catch (error) {
    failed.push({ bench: bench.name, problem: error instanceof Error ? error.message : String(error) });
    process.stderr.write(`${bench.name}: ${failed.at(-1)?.problem}\n`);
  }
}

const ok = failed.length === 0 && results.every(({ met }) => met !== false);
if (json) {
  const machine = { node: process.version, cpus: cpus().length, cpu: cpus()[0]?.model ?? 'unknown' };
  const values = Object.fromEntries(results.map(({ name, value }) => [name, value]));
  process.stdout.write(`${JSON.stringify({ ok, ...machine, values, results, skipped, failed }, null, 2)}\n`);
}
if (!ok) process.exitCode = 1;

function lineOf({ name, value, unit, target, met }: Measurement & { met: boolean | null }): string {
  const bound =
    target === null ? '' : 'at_most' in target ? `at most ${target.at_most}` : `at least ${target.at_least}`;
  const verdict = met === null ? '' : met ? `  (${bound})` : `  MISSED: ${bound}`;
  return `${name.padEnd(60)} ${value.toFixed(value < 10 ? 2 : 1).padStart(9)} ${unit}${verdict}`;
}
