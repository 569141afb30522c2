/** The settings of a tick whose configuration file has a fault. */
import { relative } from 'node:path';
import { standIn } from '../wiring/stand-in.ts';
import type { Problem } from '../errors.ts';
import type { Host } from '../wiring/host.ts';
import type { Inputs } from './action-yml.ts';
import { keysOf, placedBy } from './settings.ts';
import type { Settings } from './settings.ts';
import type { StatePlace } from '../config/state-place.ts';

/**
 * As {@link standIn}. Projects that the input names and that cannot be read are left out.
 * @throws {ConfigError} `fault`, with why nothing can be done.
 */
export async function standInSettings(host: Host, inputs: Inputs, fault: Problem): Promise<Settings> {
  const asked = {
    named: inputs.config,
    store: 'branch',
    placed: (state: StatePlace) => placedBy(state, inputs),
  } as const;
  const { config, folder, path, barred } = await standIn(host, asked, fault);
  const keys = keysOf(inputs);
  const known = Object.entries(config.projects).filter(([key]) => keys?.includes(key) !== false);
  return { config: { ...config, projects: Object.fromEntries(known) }, folder, path: relative(host.cwd, path), barred };
}
