/** Which lines of a job's `permissions:` a refused request needs. Pure. */
import type { GitHubRequest } from '../ports/github.ts';

/**
 * As `contents: write`. GitHub names them in a header: sets that are separated by `;`, each of which would do, of
 * `name=level` separated by `,`. Without the header the path tells.
 */
export function permissionsFor(request: GitHubRequest, header: string | undefined): readonly string[] {
  const sets = (header ?? '')
    .split(';')
    .map((set) => set.split(',').flatMap((entry) => line(entry)))
    .filter((set) => set.length > 0);
  const own = byPath(request);
  return sets.find((set) => set.includes(own)) ?? sets[0] ?? [own];
}

function line(entry: string): string[] {
  const match = /^\s*([a-z_]+)\s*=\s*(read|write|admin)\s*$/.exec(entry);
  if (match?.[1] === undefined || match[1] === 'metadata') return [];
  return [`${match[1].replaceAll('_', '-')}: ${match[2] === 'read' ? 'read' : 'write'}`];
}

function byPath({ method, path }: GitHubRequest): string {
  const level = method === 'GET' ? 'read' : 'write';
  switch (path[3]) {
    case 'pulls':
    case 'issues':
      return `pull-requests: ${level}`;
    case 'actions':
      return `actions: ${level}`;
    default:
      return `contents: ${level}`;
  }
}
