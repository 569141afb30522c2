import { describe, expect, it } from 'vitest';
import { permissionsFor } from '../../action/src/github/permissions.ts';
import type { GitHubRequest } from '../../action/src/ports/github.ts';

const request = (method: GitHubRequest['method'], ...path: string[]): GitHubRequest => ({
  method,
  path: ['repos', 'ada', 'app', ...path],
});

describe('the permission that a refused request needs', () => {
  it('is what GitHub names, as a workflow writes it', () => {
    expect(permissionsFor(request('PUT', 'contents', 'a'), 'contents=write')).toEqual(['contents: write']);
    expect(permissionsFor(request('PUT', 'contents', 'a'), 'contents=write, workflows=write')).toEqual([
      'contents: write',
      'workflows: write',
    ]);
  });

  it('is, of several that would do, the one that fits what was asked', () => {
    const header = 'issues=write; pull_requests=write';
    expect(permissionsFor(request('POST', 'issues', '1', 'comments'), header)).toEqual(['pull-requests: write']);
  });

  it.each([
    [request('GET', 'contents', 'a'), 'contents: read'],
    [request('POST', 'git', 'refs'), 'contents: write'],
    [request('GET', 'pulls'), 'pull-requests: read'],
    [request('POST', 'issues', '1', 'comments'), 'pull-requests: write'],
    [request('GET', 'actions', 'artifacts'), 'actions: read'],
  ] as const)('follows from the path where GitHub does not say', (asked, line) => {
    expect(permissionsFor(asked, undefined)).toEqual([line]);
    expect(permissionsFor(asked, 'metadata=read')).toEqual([line]);
    expect(permissionsFor(asked, 'nonsense')).toEqual([line]);
  });
});
