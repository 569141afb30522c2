/** Holds that are ended before their time: by name, or because a smoke run has passed. */
import { didYouMean } from '../config/nearest.ts';
import { listed } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import { ConfigError } from '../errors.ts';
import { evolve } from '../core/state/evolve.ts';
import { accountOf, holdName } from '../core/holds/holds.ts';
import { holdsAgainst, holdsOf, holdsUnder, lift } from '../core/holds/lift.ts';
import type { Hold } from '../core/holds/lift.ts';
import { loadState, saveState } from '../tick/save.ts';
import type { Held, SavePorts } from '../tick/save.ts';
import { stateBusy } from './state-access.ts';

const TRIES = 5;

/**
 * @returns what was held under that name and no longer is, or in a dry run would not be; empty: nothing was.
 * @throws {AgentdError} `hold-unknown`, `state-busy`; the state cannot be read or saved.
 */
export async function releaseHold(
  config: Config,
  ports: SavePorts,
  name: string,
  { dry_run }: { readonly dry_run: boolean },
): Promise<readonly Hold[]> {
  return endHolds(config, ports, dry_run, (holds) => {
    const meant = holdsUnder(name, holds);
    if (meant.length === 0 && !namesOf(config).includes(name)) throw unknown(name, holds, config);
    return meant;
  });
}

/**
 * After a smoke run that has passed: what stood against such runs is mended.
 * @throws {AgentdError} the state cannot be read or saved.
 */
export async function endHoldsAgainst(
  run: { readonly terminal: string; readonly executor: string },
  config: Config,
  ports: SavePorts,
): Promise<readonly Hold[]> {
  return endHolds(config, ports, false, (holds) => holdsAgainst(run, config, holds));
}

async function endHolds(
  config: Config,
  ports: SavePorts,
  dry_run: boolean,
  choose: (holds: readonly Hold[]) => readonly Hold[],
): Promise<readonly Hold[]> {
  let held: Held = await loadState(ports, false);
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    const now = ports.clock.now();
    const holds = choose(holdsOf(held.state, now));
    if (dry_run || holds.length === 0) return holds;
    const saved = await saveState(held, evolve(held.state, lift(holds, held.state, config, now)), ports);
    if (saved.ok) return holds;
    held = saved.newer;
  }
  throw stateBusy();
}

/** Everything that can be held by this configuration. */
function namesOf(config: Config): readonly string[] {
  const terminals = Object.entries(config.terminals);
  const onTerminals = terminals.flatMap(([terminal, { executors }]) =>
    executors.flatMap((executor) => [holdName(terminal, executor), accountOf({ terminal, executor }, config)]),
  );
  return [...new Set([...Object.keys(config.terminals), ...Object.keys(config.executors), ...onTerminals])];
}

function unknown(name: string, holds: readonly Hold[], config: Config): ConfigError {
  const standing = [...new Set(holds.map((hold) => hold.name))];
  const is = standing.length === 1 ? 'is' : 'are';
  return new ConfigError({
    code: 'hold-unknown',
    message: `Nothing can be held under the name ${JSON.stringify(name)}.`,
    remedy:
      standing.length > 0
        ? `Held ${is} ${listed(standing, 'and')}.`
        : didYouMean(name, namesOf(config), 'Nothing is held at all.'),
    retry: false,
  });
}

/** One sentence for people. */
export function endedHolds(name: string, holds: readonly Hold[], { dry_run }: { readonly dry_run: boolean }): string {
  if (holds.length === 0) return `Nothing is held under ${name}.`;
  const one = holds.length === 1;
  const be = dry_run ? 'would be' : one ? 'is' : 'are';
  return `${holds.map(wordsOf).join(', ')} ${be} held no longer; the next tick goes on there.`;
}

function wordsOf({ kind, name }: Hold): string {
  return kind === 'terminal' ? `terminal ${name}` : kind === 'executor' ? `executor ${name}` : `account ${name}`;
}
