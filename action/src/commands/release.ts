/**
 * `agentd release KEY`: gives an item up whose run cannot be reached, so that people can start it again.
 * `agentd release --hold NAME`: ends what is held back under that name.
 */
import type { Command } from 'commander';
import { ConfigError } from '../errors.ts';
import type { Host } from '../wiring/host.ts';
import { loadState, saveState } from '../tick/save.ts';
import type { Held, SavePorts } from '../tick/save.ts';
import { evolve } from '../core/state/evolve.ts';
import type { OpenRun, State } from '../core/state/state.ts';
import type { Config } from '../config/schema.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { loadConfig } from '../wiring/load-config.ts';
import { fail, writeJson, writeText } from './output.ts';
import { endedHolds, releaseHold } from '../wiring/release-hold.ts';
import { itemIdOf, savePorts, stateBusy } from '../wiring/state-access.ts';

interface ReleaseFlags {
  readonly config?: string;
  readonly hold?: string;
  readonly json?: boolean;
}

const TRIES = 5;

export function addRelease(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('release')
    .description(
      'Give up an item whose run cannot be reached; the run itself is not stopped. Or end a hold before its time.',
    )
    .argument('[key]', 'work item, such as ENG-12')
    .option('--hold <name>', 'end what is held: a terminal, an executor, `<terminal>/<executor>`, or an account')
    .option('-c, --config <file>', 'configuration file')
    .option('--json', 'print one JSON object')
    .action(async (key: string | undefined, flags: ReleaseFlags) => done(await releaseCommand(host, key, flags)));
}

async function releaseCommand(host: Host, key: string | undefined, flags: ReleaseFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    const asked = oneOf(key, flags.hold);
    const { config, folder } = await loadConfig(host, flags.config);
    const ports = savePorts(config, host, folder);
    if (asked.hold !== undefined) {
      const holds = await releaseHold(config, ports, asked.hold, { dry_run: false });
      if (json) writeJson(host, { ok: true, hold: asked.hold, ended: holds });
      else writeText(host, endedHolds(asked.hold, holds, { dry_run: false }));
      return EXIT.fine;
    }
    const { run, next } = await releaseItem(config, ports, asked.key, { dry_run: false });
    if (json) writeJson(host, { ok: true, key: asked.key.toUpperCase(), released: run, next });
    else if (run === null) writeText(host, withoutRun(asked.key, next, { dry_run: false }));
    else {
      writeText(
        host,
        `${run.run_id} on ${run.terminal} is given up (directory ${run.dir_name}). ` +
          `While it lives, its terminal refuses a second run of the item; \`agentd reap ${run.terminal}\` ends it.`,
      );
    }
    return EXIT.fine;
  } catch (error) {
    return fail(host, error, json);
  }
}

/** @throws {ConfigError} `release-unclear`: none is named, or both are. */
export function oneOf(
  key: string | undefined,
  hold: string | undefined,
): { readonly key: string; readonly hold?: undefined } | { readonly hold: string } {
  if (key !== undefined && hold === undefined) return { key };
  if (hold !== undefined && key === undefined) return { hold };
  const both = key !== undefined;
  throw new ConfigError({
    code: 'release-unclear',
    message: both ? 'Both a work item and a hold are named.' : 'Nothing is named that is to be released.',
    remedy: both
      ? 'Release one after the other.'
      : 'Name a work item, such as ENG-12, or a hold with --hold; explain tells its name.',
    retry: false,
  });
}

/** The run that is given up, or in a dry run would be. */
export type Released = Pick<OpenRun, 'run_id' | 'terminal' | 'dir_name'>;

export interface ReleaseOutcome {
  /** null: the item had no open run. */
  readonly run: Released | null;
  /** `starts`: it has no answer, so it starts as soon as it is eligible. */
  readonly next: 'starts' | 'waits';
}

/** @throws {AgentdError} `item-unknown`, `state-busy`; the state cannot be read or saved. */
export async function releaseItem(
  config: Config,
  ports: SavePorts,
  key: string,
  { dry_run }: { readonly dry_run: boolean },
): Promise<ReleaseOutcome> {
  let held: Held = await loadState(ports, false);
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const item_id = itemIdOf(held.state, key, config);
    const after = evolve(held.state, [{ type: 'released', item_id, at: ports.clock.now() }]);
    const outcome = outcomeOf(held.state, after, item_id);
    if (dry_run) return outcome;
    const saved = await saveState(held, after, ports);
    if (saved.ok) return outcome;
    held = saved.newer;
  }
  throw stateBusy();
}

function outcomeOf(before: State, after: State, item_id: string): ReleaseOutcome {
  const run = before.inflight[item_id];
  return {
    run: run === undefined ? null : { run_id: run.run_id, terminal: run.terminal, dir_name: run.dir_name },
    next: after.items[item_id]?.answer == null ? 'starts' : 'waits',
  };
}

/** One sentence about an item of which no run is open. */
export function withoutRun(
  key: string,
  next: ReleaseOutcome['next'],
  { dry_run }: { readonly dry_run: boolean },
): string {
  const had = `${key} ${dry_run ? 'has' : 'had'} no open run`;
  if (next === 'starts') return `${had}; it starts as soon as it is eligible, which \`agentd explain ${key}\` tells.`;
  return `${had}; it ${dry_run ? 'would wait' : 'waits'} for a person now.`;
}
