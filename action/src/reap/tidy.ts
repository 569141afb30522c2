/**
 * A tick, and behind it what is tidied up: worktrees of items that have ended. The tick has saved everything by then, so what
 * comes after it delays nothing, and may fail, or end with the job.
 */
import { NOTHING_BARRED, isBarred } from '../config/barred.ts';
import type { Config } from '../config/schema.ts';
import { reposByTerminal } from '../config/rules/rule.ts';
import type { StateEvent } from '../core/state/events.ts';
import { LINEAGE_SHOWN } from '../core/state/state.ts';
import type { State } from '../core/state/state.ts';
import { keptOnce, unasked, worktreesToLeave } from '../core/reap/tidy.ts';
import type { Leaving } from '../core/reap/tidy.ts';
import { problemOf } from '../errors.ts';
import type { Operation, OperationResult } from '../ports/operation.ts';
import type { Transport } from '../ports/transport.ts';
import { aheadOfUs, giveBack, takeClaim } from './own-claim.ts';
import type { Right } from './own-claim.ts';
import { loadState } from '../tick/save.ts';
import { tick } from '../tick/tick.ts';
import type { TickOptions, TickPorts, TickReport } from '../tick/tick.ts';

export type TidyPorts = TickPorts & {
  /** @throws {AgentdError} the terminal cannot be used. */
  readonly transportOf: (terminal: string) => Transport;
};

/** Time of its claim: so long other ticks wait if it dies. */
const CLAIM_S = 150;

/** @throws {AgentdError} as {@link tick} does. */
export async function tickAndTidy(config: Config, ports: TidyPorts, options: TickOptions): Promise<TickReport> {
  const begun = ports.clock.now();
  const report = await tick(config, ports, options);
  const hurries = ports.clock.now() - begun > (config.limits.tick_s * 1000) / 2;
  // Under a broken configuration nobody can say what else is wrong with it.
  if (isBarred(ports.barred ?? NOTHING_BARRED)) return report;
  if (!report.acted || hurries || options.signal.aborted) return report;
  if (worktreesToLeave(report.state, config, ports.clock.now()).length === 0) return report;
  try {
    const tidied = await tidy(config, ports, options.signal);
    if (tidied === null) return report;
    return { ...report, state: tidied.state, events: [...report.events, ...tidied.events], changed: true };
  } catch (error) {
    ports.log.warn(`Nothing was tidied up: ${problemOf(error).message}`);
    return report;
  }
}

interface Tidied {
  readonly state: State;
  readonly events: readonly StateEvent[];
}

async function tidy(config: Config, ports: TidyPorts, signal: AbortSignal): Promise<Tidied | null> {
  const loaded = await loadState(ports, false);
  if ((await aheadOfUs(loaded, ports)) !== null) return null;
  const limits = { ...config.limits, tick_s: CLAIM_S };
  const taken = await takeClaim(loaded, { limits }, ports);
  if ('ahead' in taken) return null;
  const { held, claim, right } = taken;
  const leaving = signal.aborted ? [] : worktreesToLeave(held.state, config, ports.clock.now());
  const repos = reposByTerminal(config);
  const terminals = [...new Set(leaving.map(({ terminal }) => terminal))];
  const visits = await Promise.all(
    terminals.map((terminal) => {
      const own = leaving.filter((one) => one.terminal === terminal);
      return removeAll(own, [...(repos.get(terminal) ?? [])], held.state, right, ports);
    }),
  );
  const events = visits.flat();
  const back = await giveBack(held, claim, events, ports);
  if ('state' in back) return { state: back.state, events };
  ports.log.warn(`What was tidied up is not saved: ${back.problem.message}`);
  return null;
}

/** Never rejects: what could not be asked is asked again. */
async function removeAll(
  leaving: readonly Leaving[],
  repos: readonly string[],
  state: State,
  right: Right,
  ports: TidyPorts,
): Promise<readonly StateEvent[]> {
  const [first] = leaving;
  if (first === undefined) return [];
  const lineage = state.lineage.slice(0, LINEAGE_SHOWN);
  let results: readonly OperationResult[] = [];
  try {
    const transport = ports.transportOf(first.terminal);
    const operations = leaving.map(({ key }): Operation => {
      const path = transport.join(transport.run_root, 'worktrees', key);
      return { op: 'remove_worktree', path, repos, lineage };
    });
    results = await transport.batch(operations, { lineage, number: right.number });
  } catch (error) {
    ports.log.info(`No worktree was looked at on ${first.terminal}: ${problemOf(error).message}`);
  }
  return leaving.map((one, index) => eventOf(one, results[index], state, ports));
}

function eventOf(
  { item_id, key, terminal }: Leaving,
  result: OperationResult | undefined,
  state: State,
  { clock, log }: Pick<TidyPorts, 'clock' | 'log'>,
): StateEvent {
  const now = clock.now();
  const note = state.items[item_id]?.worktrees[terminal] ?? { tries: 0, not_before: now };
  if (result !== undefined && !('refused' in result)) {
    log.info(`The worktree of ${key} on ${terminal} holds nothing that is not kept elsewhere, and is removed.`);
    return { type: 'worktree-left', item_id, terminal, note: null };
  }
  const kept = result?.refused.code === 'worktree-kept' || result?.refused.code === 'worktree-in-use';
  if (result !== undefined) log.debug(`The worktree of ${key} on ${terminal} stays: ${result.refused.message}`);
  return { type: 'worktree-left', item_id, terminal, note: kept ? keptOnce(note, now) : unasked(note, now) };
}
