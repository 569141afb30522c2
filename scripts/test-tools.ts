/** Programs that `.ci/tools` installed for tests and measurements. Absent ones are null: say so and skip. */
import { existsSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';

/** The folder that `.ci/tools` fills. */
function toolsFolder(): string {
  const { AGENTD_TEST_TOOLS, XDG_CACHE_HOME } = process.env;
  return AGENTD_TEST_TOOLS ?? join(XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'agentd-test-tools');
}

/** Path of a Node 24, which is what runs the action. */
export function node24(): string | null {
  if (process.versions.node.startsWith('24.')) return process.execPath;
  const path = join(toolsFolder(), 'node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');
  return existsSync(path) ? path : null;
}

/** Path of PowerShell 7. */
export function pwsh(): string | null {
  const path = join(toolsFolder(), 'pwsh', 'pwsh');
  return existsSync(path) ? path : null;
}
