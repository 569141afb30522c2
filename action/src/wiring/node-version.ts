/** Whether a Node can run this. Imports nothing and uses nothing that an old one lacks. Pure. */
import type { Problem } from '../errors.ts';

/** As `engines` of package.json says; a test holds it to that. */
export const OLDEST_NODE = '20.18.1';

/** null: it can. @param version such as `20.18.1`, without a `v`. */
export function nodeProblem(version: string): Problem | null {
  const numbers = (text: string): number[] => text.split('.').map((part) => parseInt(part, 10));
  const [here, oldest] = [numbers(version), numbers(OLDEST_NODE)];
  for (let part = 0; part < 3; part += 1) {
    const [mine = 0, least = 0] = [here[part], oldest[part]];
    if (mine > least) return null;
    if (mine < least) {
      return {
        code: 'node-too-old',
        message: `This is Node ${version}; agentd needs ${OLDEST_NODE} or later.`,
        remedy:
          'Install a newer one from https://nodejs.org, or put it first in PATH: `node --version` says which one runs.',
        retry: false,
      };
    }
  }
  return null;
}
