/**
 * How long the bundles take from the start of the process to its end when there is nothing to do: what each tick pays
 * before it does anything. Programs take turns, so that a busy moment of the machine meets all of them alike.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { node24 } from '../scripts/test-tools.ts';
import { median, type Bench, type Measurement } from './bench.ts';

const ROUNDS = 15;
const root = resolve(fileURLToPath(import.meta.url), '../../..');

interface Program {
  readonly name: string;
  readonly args: readonly string[];
  /** The exit codes of a good start. */
  readonly exits: readonly number[];
}

/** Names a folder of other actions, each in a folder of its own with its `dist/index.js`, as their repositories have it. */
export const OTHERS = 'AGENTD_BENCH_ACTIONS';

function programs(): Program[] {
  const bundles = [
    { name: 'dist/cli/index.js --help', args: ['dist/cli/index.js', '--help'], exits: [0] },
    // Without its inputs the action says so and fails, after everything that it always loads was loaded.
    { name: 'dist/index.js without inputs', args: ['dist/index.js'], exits: [1] },
  ];
  return [
    { name: 'bare node', args: ['-e', ''], exits: [0] },
    ...bundles.filter(({ args }) => existsSync(resolve(root, args[0] ?? ''))),
    ...others(),
  ];
}

/** Without their inputs they load everything and fail, or find nothing to do. */
function others(): Program[] {
  const folder = process.env[OTHERS];
  if (folder === undefined) return [];
  return readdirSync(folder)
    .map((name) => ({ name, args: [resolve(folder, name, 'dist/index.js')], exits: [0, 1] }))
    .filter(({ args }) => existsSync(args[0] ?? ''));
}

export const coldStart: Bench = {
  name: 'cold-start',
  run() {
    const nodes = new Set([process.execPath, node24() ?? process.execPath]);
    const measured = [...nodes].flatMap(measure);
    if (process.env[OTHERS] !== undefined) return Promise.resolve(measured);
    const skipped = `${OTHERS} names no folder with checkouts of other actions to measure beside`;
    return Promise.resolve([...measured, { name: 'cold start of other actions', skipped }]);
  },
};

function measure(node: string): Measurement[] {
  const version = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  const runs = programs().map((program) => ({ program, times: [] as number[] }));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const { program, times } of runs) times.push(timed(node, program));
  }
  return runs.map(({ program, times }) => ({
    name: `cold start, ${program.name}, ${version}`,
    value: median(times),
    unit: 'ms',
    target: null,
  }));
}

function timed(node: string, { name, args, exits }: Program): number {
  // Nothing of this process's environment: a compile cache or a token would change what happens.
  const env = { PATH: process.env['PATH'], HOME: '/nonexistent' };
  const start = performance.now();
  const { status, stderr } = spawnSync(node, args, { cwd: root, env, encoding: 'utf8' });
  const time = performance.now() - start;
  if (status === null || !exits.includes(status))
    throw new Error(`${name} ended with ${status}: ${stderr.slice(-500)}`);
  return time;
}
