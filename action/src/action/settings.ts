/** The configuration that a job works with: the file, and what the inputs say otherwise. */
import { posix, relative } from 'node:path';
import { loadConfig } from '../wiring/load-config.ts';
import { NOTHING_BARRED } from '../config/barred.ts';
import type { Barred } from '../config/barred.ts';
import { didYouMean } from '../config/nearest.ts';
import { listed } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import type { StatePlace } from '../config/state-place.ts';
import { ConfigError } from '../errors.ts';
import type { Host } from '../wiring/host.ts';
import type { Inputs } from './action-yml.ts';

export interface Settings {
  readonly config: Config;
  /** What relative paths in the configuration are relative to. */
  readonly folder: string;
  /** Of the file, relative to the workspace, for people. */
  readonly path: string;
  /** What of the file cannot be used. */
  readonly barred: Barred;
}

/** @throws {ConfigError} no file, its problems, an input that does not fit it. */
export async function readSettings(host: Pick<Host, 'cwd'>, inputs: Inputs): Promise<Settings> {
  const { config, folder, path } = await loadConfig(host, inputs.config);
  return { config: withInputs(config, inputs), folder, path: relative(host.cwd, path), barred: NOTHING_BARRED };
}

/** @throws {ConfigError} `project-unknown` */
export function withInputs(config: Config, inputs: Inputs): Config {
  const keys = keysOf(inputs);
  const state = placedBy(config.state, inputs);
  return { ...config, state, projects: keys === null ? config.projects : pickProjects(config, keys) };
}

/** What the inputs say of the place of the state, else the configuration. */
export function placedBy(state: StatePlace, inputs: Inputs): StatePlace {
  const keys = keysOf(inputs);
  return {
    ...state,
    path: inputs['state-path'] ?? (keys === null ? state.path : shardPath(state.path, keys)),
    store: inputs['state-store'] ?? state.store,
    branch: inputs['state-branch'] ?? state.branch,
  };
}

/** Projects of a shard, in order; null: it is none. */
export function keysOf({ projects = [] }: Inputs): string[] | null {
  return projects.length === 0 ? null : [...new Set(projects)].toSorted();
}

function pickProjects(config: Config, keys: readonly string[]): Config['projects'] {
  const entries = keys.map((key): [string, Config['projects'][string]] => {
    const project = config.projects[key];
    if (project !== undefined) return [key, project];
    const known = Object.keys(config.projects);
    throw new ConfigError({
      code: 'project-unknown',
      message: `Input \`projects\`: the configuration has no project ${key}.`,
      remedy: didYouMean(key, known, `It has ${listed(known, 'and')}.`),
      retry: false,
    });
  });
  return Object.fromEntries(entries);
}

/**
 * `state/agentd-state.json` → `state/agentd-state.ENG-OPS.json`. Two shards in one state would each take the other's
 * items for gone.
 */
function shardPath(path: string, keys: readonly string[]): string {
  const { dir, name, ext } = posix.parse(path);
  return posix.join(dir, `${name}.${keys.join('-')}${ext}`);
}
