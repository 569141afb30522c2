/** GitHub as this process reaches it: token, repository and run come from the environment; one client for each token. */
import type { Config } from '../config/schema.ts';
import type { GitHubBudget } from '../github/client.ts';
import { GitHubClient } from '../github/client.ts';
import type { GitHubSurroundings } from '../github/surroundings.ts';
import { TOKEN_KEY, surroundingsOf } from '../github/surroundings.ts';
import { artifactUpload } from '../github/upload-artifact.ts';
import type { Host } from './host.ts';
import { environmentExchange } from '../http/exchange.ts';
import type { Millis } from '../model/basics.ts';
import type { Store } from '../ports/store.ts';
import { makeStore } from '../stores/index.ts';

export interface GitHubHost extends GitHubSurroundings {
  /** @param key variable that holds the token; default {@link TOKEN_KEY}. */
  client(key?: string): GitHubClient;
  hasToken(key?: string): boolean;
  /** What is left of the hourly allowance of the token in {@link TOKEN_KEY}, and how many requests were sent with it. */
  budget(): GitHubBudget;
  /** No wait of any client ends after this time; null: none is set. */
  setDeadline(at: Millis | null): void;
}

/** State that is kept in artifacts lives as long as these; a pause that is longer loses it. */
const RETENTION_DAYS = 7;
const UPLOAD_MS = 60_000;

export function githubHost(host: Host): GitHubHost {
  const surroundings = surroundingsOf(host.env);
  const http = environmentExchange(host.env);
  const clients = new Map<string, GitHubClient>();
  let deadline: Millis | null = null;
  const client = (key = TOKEN_KEY): GitHubClient => {
    const made =
      clients.get(key) ??
      new GitHubClient({
        api_url: surroundings.api_url,
        token: () => host.env[key],
        token_name: key,
        http,
        clock: host.clock,
        random: host.random,
        log: host.log,
        deadline: () => deadline,
      });
    clients.set(key, made);
    return made;
  };
  return {
    ...surroundings,
    client,
    hasToken: (key = TOKEN_KEY) => (host.env[key] ?? '').trim() !== '',
    budget: () => client().budget,
    setDeadline: (at) => {
      deadline = at;
    },
  };
}

/** @throws {ConfigError} when the store cannot be used here. */
export function openStore(config: Config['state'], folder: string, host: Host, github: GitHubHost): Store {
  return makeStore(config, folder, () => ({
    api: github.client(),
    has_token: github.hasToken(),
    repository: github.repository,
    workflow: github.workflow,
    run: github.run,
    upload:
      host.env['ACTIONS_RUNTIME_TOKEN'] === undefined
        ? null
        : artifactUpload({ retention_days: RETENTION_DAYS, timeout_ms: UPLOAD_MS }),
    random: host.random,
    log: host.log,
  }));
}
