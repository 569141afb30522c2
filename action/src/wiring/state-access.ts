/** What `status`, `explain` and `release` need: the configured store, and the state in it. */
import { githubHost, openStore } from './github-host.ts';
import type { Host } from './host.ts';
import { listed } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import { ConfigError } from '../errors.ts';
import type { SavePorts } from '../tick/save.ts';
import type { State } from '../core/state/state.ts';

export function savePorts(config: Config, host: Host, folder: string): SavePorts {
  return { store: openStore(config.state, folder, host, githubHost(host)), clock: host.clock, random: host.random };
}

/**
 * By its key, or by one that it had before its project was renamed, as comments of that time name it.
 * @throws {ConfigError} when the state knows no such item.
 */
export function itemIdOf(state: State, key: string, { projects }: Config): string {
  const items = Object.entries(state.items);
  const wanted = key.toUpperCase();
  const found =
    items.find(([, item]) => item.key === wanted) ?? items.find(([, item]) => item.former_keys.includes(wanted));
  if (found !== undefined) return found[0];
  throw new ConfigError({
    code: 'item-unknown',
    message: `The state knows no item ${key}.`,
    remedy: remedyOf(key.toUpperCase(), projects),
    retry: false,
  });
}

/** Each time the state was to be saved, somebody else had saved it. */
export function stateBusy(): ConfigError {
  return new ConfigError({
    code: 'state-busy',
    message: 'The state changed each time it was to be saved.',
    remedy: 'Try again in a minute.',
    retry: true,
  });
}

function remedyOf(key: string, projects: Config['projects']): string {
  const prefix = /^(.+)-\d+$/.exec(key)?.[1];
  const named = Object.entries(projects).find(([project]) => project.toUpperCase() === prefix)?.[1];
  if (named === undefined) {
    const sample = Object.keys(projects)[0] ?? 'ENG';
    return `A key is the name of a configured project and a number, such as ${sample}-12.`;
  }
  return `Assign it in Plane to ${listed(Object.keys(named.routing.by_assignee), 'or')}; the next tick makes it known.`;
}
