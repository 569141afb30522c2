/** The one place where a store is chosen. */
import { resolve } from 'node:path';
import type { Config } from '../config/schema.ts';
import { ConfigError } from '../errors.ts';
import type { ArtifactUpload, GitHubApi } from '../ports/github.ts';
import type { Log, Random } from '../ports/host.ts';
import type { Store } from '../ports/store.ts';
import { artifactStore } from './artifact.ts';
import { branchStore } from './branch.ts';
import { fileStore } from './file.ts';

/** What the stores on GitHub need. */
export interface GitHubMeans {
  readonly api: GitHubApi;
  /** False: there is none, and nothing can be asked. */
  readonly has_token: boolean;
  /** `owner/name` of the repository that runs the workflow; null: none does. */
  readonly repository: string | null;
  /** `.github/workflows/agentd.yml`; null: no workflow runs. */
  readonly workflow: string | null;
  readonly run: { readonly id: number; readonly attempt: number } | null;
  /** null: not within a job. */
  readonly upload: ArtifactUpload | null;
  readonly random: Random;
  readonly log: Log;
}

/**
 * @param folder what a relative `state.path` is relative to.
 * @param means asked only for a store that needs it.
 * @throws {ConfigError} when the store cannot be used here.
 */
export function makeStore(config: Config['state'], folder: string, means: () => GitHubMeans): Store {
  switch (config.store) {
    case 'file':
      return fileStore({ path: resolve(folder, config.path) });
    case 'branch': {
      const github = means();
      const { api } = github;
      return branchStore({
        github: api,
        repository: placeOf(config, github),
        branch: config.branch,
        path: config.path,
      });
    }
    case 'artifact': {
      const github = means();
      const workflow = config.workflow === undefined ? github.workflow : `.github/workflows/${config.workflow}`;
      const repository = placeOf(config, github);
      if (workflow === null)
        throw unusable('workflow', 'nothing says which workflow ticks', 'Set `state.workflow` to its file name.');
      return artifactStore({ ...github, github: github.api, repository, path: config.path, workflow });
    }
  }
}

/** @throws {ConfigError} there is no token, or no repository. */
function placeOf(config: Config['state'], { has_token, repository }: GitHubMeans): string {
  if (!has_token) {
    throw unusable(
      'token',
      'there is no token for it',
      'Set GITHUB_TOKEN: in a workflow to `${{ github.token }}`, elsewhere to a token that may read and write the contents of the repository.',
    );
  }
  const named = config.repository ?? repository;
  if (named !== null) return named;
  throw unusable(
    'repository',
    'nothing says in which repository',
    'Set `state.repository`, or GITHUB_REPOSITORY, to owner/name.',
  );
}

function unusable(what: string, lack: string, remedy: string): ConfigError {
  const message = `The state is kept on GitHub (state.store), and ${lack}.`;
  return new ConfigError({ code: `store-${what}-missing`, message, remedy, retry: false });
}
