/** What a tick tells about terminals and the runs on them, beside what waits. Pure. */
import type { Barred } from '../../config/barred.ts';
import type { Config } from '../../config/schema.ts';
import type { Problem } from '../../errors.ts';
import type { Observations } from '../observations.ts';
import { launchRefs } from '../state/refs.ts';
import type { State } from '../state/state.ts';
import { unconfiguredProblems } from './unconfigured.ts';

/**
 * Terminals that cannot be used until a person mends something: a refused login, another machine under its name, one that
 * runs need and the configuration no longer has. Told by every
 * tick until a visit goes well. That a machine sleeps is no fault, and is told where something waits for it.
 */
export function terminalProblems(state: State, config: Config, barred?: Barred): Problem[] {
  const unusable = Object.keys(config.terminals).flatMap((terminal) => {
    const problem = state.terminals[terminal]?.problem ?? null;
    if (problem === null || problem.retry) return [];
    return [{ ...problem, message: `Terminal ${terminal} cannot be used: ${problem.message}` }];
  });
  return [...unusable, ...unconfiguredProblems(state, config, barred)];
}

/** Open runs of which a terminal that answers cannot say what has become. */
export function runProblems({ inflight }: State, { runs, terminals }: Observations): Problem[] {
  return Object.values(inflight).flatMap((run) => {
    if (terminals.get(run.terminal)?.reached !== true) return [];
    const [seen] = launchRefs(run).flatMap(({ id }) => runs.get(id) ?? []);
    if (seen?.state !== 'unknown') return [];
    const { problem } = seen;
    return [{ ...problem, message: `${run.run_id} on ${run.terminal}: ${problem.message}` }];
  });
}
