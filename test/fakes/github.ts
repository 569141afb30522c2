/** A GitHub on this machine: the emulator, and before it a proxy with what the emulator lacks. */
import { createEmulator } from 'emulate';
import type { Emulator } from 'emulate';
import { GitHubClient } from '../../action/src/github/client.ts';
import type { GitHubClientOptions } from '../../action/src/github/client.ts';
import { systemClock, systemRandom } from '../../action/src/wiring/host.ts';
import { undiciExchange } from '../../action/src/http/exchange.ts';
import { silentLog } from './log.ts';
import { GitHubActions } from './github-actions.ts';
import { GitHubProxy } from './github-proxy.ts';
import type { TokenOwner } from './github-proxy.ts';

/** Owner of everything, the job's own token, one that may only read, one that may comment, and another bot. */
export const TOKENS = {
  'token-of-ada': { login: 'ada' },
  'token-of-the-job': { login: 'github-actions[bot]' },
  'token-of-a-reader': { login: 'github-actions[bot]', permissions: { contents: 'read', pull_requests: 'read' } },
  'token-of-pr-status': { login: 'github-actions[bot]', permissions: { contents: 'read', pull_requests: 'write' } },
  'token-of-renovate': { login: 'renovate[bot]' },
} as const satisfies Record<string, TokenOwner>;
export type Token = keyof typeof TOKENS;

export class GitHub {
  readonly proxy: GitHubProxy;
  readonly actions: GitHubActions;
  readonly #emulator: Emulator;

  private constructor(emulator: Emulator, proxy: GitHubProxy, actions: GitHubActions) {
    this.#emulator = emulator;
    this.proxy = proxy;
    this.actions = actions;
  }

  /** Repositories `ada/app` and `ada/docs`, each with a README on `main`. */
  static async start(): Promise<GitHub> {
    const logins = [...new Set(Object.values(TOKENS).map(({ login }) => login))];
    const emulator = await createEmulator({
      service: 'github',
      port: 0,
      seed: {
        tokens: Object.fromEntries(
          Object.entries(TOKENS).map(([token, { login }]) => [token, { login, scopes: ['repo'] }]),
        ),
        github: {
          users: logins.map((login) => ({ login })),
          repos: ['app', 'docs'].map((name) => ({ owner: 'ada', name, auto_init: true })),
        },
      },
    });
    const actions = new GitHubActions();
    const proxy = await new GitHubProxy({ target: emulator.url, tokens: TOKENS, actions }).listen();
    const github = new GitHub(emulator, proxy, actions);
    for (const login of logins.slice(1)) {
      for (const name of ['app', 'docs']) {
        await github.as('token-of-ada', 'PUT', `/repos/ada/${name}/collaborators/${encodeURIComponent(login)}`, {
          permission: 'push',
        });
      }
    }
    proxy.seen.length = 0;
    return github;
  }

  get url(): string {
    return this.proxy.url;
  }

  client(token: Token | (string & {}) = 'token-of-the-job', options: Partial<GitHubClientOptions> = {}): GitHubClient {
    return new GitHubClient({
      api_url: this.url,
      token: () => token,
      token_name: 'GITHUB_TOKEN',
      http: undiciExchange(),
      clock: systemClock,
      random: systemRandom,
      log: silentLog,
      deadline: () => null,
      ...options,
    });
  }

  /** A request straight to the emulator, as somebody else makes it. */
  async as<T = unknown>(token: Token, method: string, path: string, body?: unknown): Promise<T> {
    const response = await fetch(`${this.#emulator.url}${path}`, {
      method,
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return (text === '' ? {} : JSON.parse(text)) as T;
  }

  async close(): Promise<void> {
    await this.proxy.close();
    await this.#emulator.close();
  }
}
