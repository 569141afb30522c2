/**
 * `npm run rehearse`: makes a release of the folder as it is, except that nobody gets it, and starts what users would start. Exits 1 at
 * the first step that fails, and names it.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inOrder, releaseSteps } from './rehearsal.ts';
import { node24 } from './test-tools.ts';

const root = resolve(fileURLToPath(import.meta.url), '../../..');
const work = mkdtempSync(join(tmpdir(), 'agentd-release-'));
try {
  const steps = releaseSteps({ root, work, node24: node24() });
  if (!inOrder(steps, (line) => process.stdout.write(`${line}\n`))) process.exitCode = 1;
} finally {
  rmSync(work, { recursive: true, force: true });
}
