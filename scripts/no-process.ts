/** Loaded before each fast test file: there a process that is started is an error. */
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';

function refused(): never {
  throw new Error('A fast test started a process: it belongs to the others, see scripts/test-kinds.ts.');
}

const starting = ['spawn', 'spawnSync', 'exec', 'execSync', 'execFile', 'execFileSync', 'fork'] as const;
Object.assign(childProcess, Object.fromEntries(starting.map((name) => [name, refused])));
syncBuiltinESMExports();
