/**
 * Ends a process whose Node is too old, with the cause and exit code 2. An entry imports it before everything else: what comes
 * later fails while it is loaded, with words that name no cause.
 */
import { writeSync } from 'node:fs';
import process from 'node:process';
import { nodeProblem } from './node-version.ts';

const problem = nodeProblem(process.versions.node);
if (problem !== null) {
  if (process.argv.includes('--json')) writeSync(1, `${JSON.stringify({ ok: false, error: problem })}\n`);
  else writeSync(2, `error ${problem.code}: ${problem.message}\n  ${problem.remedy}\n`);
  process.exit(2);
}
