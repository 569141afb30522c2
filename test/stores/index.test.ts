import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Config } from '../../action/src/config/schema.ts';
import { ConfigError } from '../../action/src/errors.ts';
import { systemRandom } from '../../action/src/wiring/host.ts';
import { makeStore } from '../../action/src/stores/index.ts';
import type { GitHubMeans } from '../../action/src/stores/index.ts';
import { silentLog } from '../fakes/log.ts';

const state = { store: 'file', path: 'state/agentd-state.json', branch: 'agentd-state' } as const;

function means(changes: Partial<GitHubMeans> = {}): () => GitHubMeans {
  const unasked = () => Promise.reject(new Error('nobody asks'));
  return () => ({
    api: { send: unasked, download: unasked },
    has_token: true,
    repository: 'acme/app',
    workflow: '.github/workflows/agentd.yml',
    run: null,
    upload: null,
    random: systemRandom,
    log: silentLog,
    ...changes,
  });
}

function problemOf(config: Config['state'], changes: Partial<GitHubMeans> = {}): { code: string; remedy: string } {
  try {
    makeStore(config, '/', means(changes));
  } catch (error) {
    if (error instanceof ConfigError) return error.problem;
  }
  throw new Error('no ConfigError');
}

describe('the store that the configuration names', () => {
  it('is a file whose path is relative to the given folder, and asks nothing about GitHub', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'agentd-store-'));
    try {
      const unasked = () => {
        throw new Error('asked about GitHub');
      };
      await makeStore(state, folder, unasked).save('text', null);
      expect(await readFile(join(folder, 'state', 'agentd-state.json'), 'utf8')).toBe('text');
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('is a branch of the repository that runs the workflow, or of the one that is named', () => {
    const config = { ...state, store: 'branch' } as const;
    expect(makeStore(config, '/', means()).name).toBe('branch agentd-state of acme/app');
    expect(makeStore({ ...config, repository: 'acme/state' }, '/', means()).name).toMatch(/of acme\/state$/);
  });

  it('is an artifact, named after the path', () => {
    const config = { ...state, store: 'artifact' } as const;
    expect(makeStore(config, '/', means()).name).toBe('artifact state-agentd-state.json of acme/app');
  });

  it.each(['branch', 'artifact'] as const)('is refused, with the remedy, without a token (%s)', (store) => {
    const problem = problemOf({ ...state, store }, { has_token: false });
    expect(problem.code).toBe('store-token-missing');
    expect(problem.remedy).toContain('GITHUB_TOKEN');
  });

  it.each(['branch', 'artifact'] as const)('is refused, with the remedy, without a repository (%s)', (store) => {
    expect(problemOf({ ...state, store }, { repository: null }).code).toBe('store-repository-missing');
    expect(() => makeStore({ ...state, store, repository: 'acme/a' }, '/', means({ repository: null }))).not.toThrow();
  });

  it('needs to know whose artifacts to believe', () => {
    const config = { ...state, store: 'artifact' } as const;
    expect(problemOf(config, { workflow: null })).toMatchObject({
      code: 'store-workflow-missing',
      remedy: expect.stringContaining('state.workflow') as string,
    });
    expect(() => makeStore({ ...config, workflow: 'agentd.yml' }, '/', means({ workflow: null }))).not.toThrow();
  });
});
