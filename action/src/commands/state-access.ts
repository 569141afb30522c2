/** What `status`, `explain` and `release` need: the configured store, and the state in it. */
import { githubHost, openStore } from '../github-host.ts';
import type { Host } from '../host.ts';
import type { Config } from '../config/schema.ts';
import { ConfigError } from '../errors.ts';
import type { SavePorts } from '../save.ts';
import type { State } from '../core/state.ts';

export function savePorts(config: Config, host: Host, folder: string): SavePorts {
  return { store: openStore(config.state, folder, host, githubHost(host)), clock: host.clock, random: host.random };
}

/** @throws {ConfigError} when the state knows no such item. */
export function itemIdOf(state: State, key: string): string {
  const found = Object.entries(state.items).find(([, item]) => item.key === key.toUpperCase());
  if (found !== undefined) return found[0];
  throw new ConfigError({
    code: 'item-unknown',
    message: `The state knows no item ${key}.`,
    remedy:
      'It is known once it is assigned to a bot user and a tick has seen it; `agentd status` lists what is known.',
    retry: false,
  });
}
