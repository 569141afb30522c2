/** `agentd release KEY`: gives an item up whose run cannot be reached, so that people can start it again. */
import type { Command } from 'commander';
import { ConfigError } from '../errors.ts';
import type { Host } from '../host.ts';
import { loadState, saveState } from '../save.ts';
import type { Held, SavePorts } from '../save.ts';
import { evolve } from '../core/evolve.ts';
import type { OpenRun } from '../core/state.ts';
import type { Config } from '../config/schema.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { loadConfig } from './load-config.ts';
import { fail, writeJson } from './output.ts';
import { itemIdOf, savePorts } from './state-access.ts';

interface ReleaseFlags {
  readonly config?: string;
  readonly json?: boolean;
}

const TRIES = 5;

export function addRelease(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('release')
    .description('Give up an item whose run cannot be reached. The run itself is not stopped.')
    .argument('<key>', 'work item, such as ENG-12')
    .option('-c, --config <file>', 'configuration file')
    .option('--json', 'print one JSON object')
    .action(async (key: string, flags: ReleaseFlags) => done(await releaseCommand(host, key, flags)));
}

async function releaseCommand(host: Host, key: string, flags: ReleaseFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    const { config, folder } = await loadConfig(host, flags.config);
    const released = await releaseItem(config, savePorts(config, host, folder), key, { dry_run: false });
    if (json) writeJson(host, { ok: true, key: key.toUpperCase(), released });
    else if (released === null) host.write(`${key} had no open run; it waits for a person now.\n`);
    else {
      host.write(
        `${released.run_id} on ${released.terminal} is given up (directory ${released.dir_name}). ` +
          `While it lives, its terminal refuses a second run of the item; \`agentd reap ${released.terminal}\` ends it.\n`,
      );
    }
    return EXIT.fine;
  } catch (error) {
    return fail(host, error, json);
  }
}

/** The run that is given up, or in a dry run would be. */
export type Released = Pick<OpenRun, 'run_id' | 'terminal' | 'dir_name'>;

/**
 * null: the item had no open run.
 * @throws {AgentdError} `item-unknown`, `state-busy`; the state cannot be read or saved.
 */
export async function releaseItem(
  config: Config,
  ports: SavePorts,
  key: string,
  { dry_run }: { readonly dry_run: boolean },
): Promise<Released | null> {
  let held: Held = await loadState(ports, false);
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const item_id = itemIdOf(held.state, key, config);
    const run = held.state.inflight[item_id];
    const released = run === undefined ? null : { run_id: run.run_id, terminal: run.terminal, dir_name: run.dir_name };
    if (dry_run) return released;
    const next = evolve(held.state, [{ type: 'released', item_id, at: ports.clock.now() }]);
    const saved = await saveState(held, next, ports);
    if (saved.ok) return released;
    held = saved.newer;
  }
  throw new ConfigError({
    code: 'state-busy',
    message: 'The state changed each time it was to be saved.',
    remedy: 'Try again in a minute.',
    retry: true,
  });
}
