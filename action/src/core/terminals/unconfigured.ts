/** What open runs need and the configuration no longer has: told at once, given up only after a while. Pure. */
import { NOTHING_BARRED, barredWhy } from '../../config/barred.ts';
import type { Barred } from '../../config/barred.ts';
import type { Config } from '../../config/schema.ts';
import type { Problem } from '../../errors.ts';
import type { Millis } from '../../model/basics.ts';
import { momentOf } from './moment.ts';
import { needsCollecting } from '../state/refs.ts';
import type { OpenRun, State } from '../state/state.ts';

/** Whoever edits the configuration or an item may be in the middle of it, or has mistyped a name. */
export const PATIENCE_MS = 60 * 60_000;

/** What no waiting mends: the configuration lacks what it takes to look at a run. */
const BY_CONFIGURATION: ReadonlySet<string> = new Set(['terminal-unknown', 'executor-unknown', 'handle-foreign']);

export function isByConfiguration({ code }: Problem): boolean {
  return BY_CONFIGURATION.has(code);
}

/** Of a run whose terminal is not in the configuration; null: it is there. */
export function terminalGone({ terminal, key }: Pick<OpenRun, 'terminal' | 'key'>, config: Config): Problem | null {
  if (Object.hasOwn(config.terminals, terminal)) return null;
  const message = `Terminal ${terminal} is no longer in the config.`;
  const remedy = `Put terminals.${terminal} back until its run is collected; or \`agentd release ${key}\` gives it up.`;
  return { code: 'terminal-unknown', message, remedy, retry: false };
}

/** Of a run that has not begun and that nothing can launch again; null: its executor is there. */
export function executorGone({ executor, key }: Pick<OpenRun, 'executor' | 'key'>, config: Config): Problem | null {
  if (Object.hasOwn(config.executors, executor)) return null;
  const message = `It has not begun, and executor ${executor} is no longer in the config.`;
  const remedy = `Put executors.${executor} back; or \`agentd release ${key}\` gives it up.`;
  return { code: 'executor-unknown', message, remedy, retry: false };
}

/** When `[blocked]` says so on the item; null: it has, or nothing is missing. */
export function givenUpAt({ unconfigured_since, unreachable_told }: OpenRun): Millis | null {
  return unconfigured_since === null || unreachable_told ? null : unconfigured_since + PATIENCE_MS;
}

/** Told by every tick: one problem a terminal, with the runs that wait for it, and one a run that cannot be launched. */
export function unconfiguredProblems(
  { inflight, outbox }: State,
  config: Config,
  barred: Barred = NOTHING_BARRED,
): Problem[] {
  const gone = new Map<string, { readonly runs: OpenRun[]; readonly results: string[] }>();
  const of = (terminal: string): { readonly runs: OpenRun[]; readonly results: string[] } => {
    const known = gone.get(terminal) ?? { runs: [], results: [] };
    gone.set(terminal, known);
    return known;
  };
  const launches: Problem[] = [];
  for (const run of Object.values(inflight)) {
    const executor = run.phase === 'launching' ? executorGone(run, config) : null;
    if (!Object.hasOwn(config.terminals, run.terminal)) of(run.terminal).runs.push(run);
    else if (executor !== null && run.unconfigured_since !== null) {
      launches.push({ ...executor, message: `${run.run_id}: ${executor.message}${untilWords([run])}` });
    }
  }
  for (const publication of Object.values(outbox)) {
    const { terminal, run_id } = publication.run;
    if (needsCollecting(publication) && !Object.hasOwn(config.terminals, terminal)) of(terminal).results.push(run_id);
  }
  const terminals = [...gone].map(([terminal, { runs, results }]): Problem => {
    const parts = [
      ...(runs.length === 0 ? [] : [`of ${named(runs.map(({ run_id }) => run_id))} nobody can tell what has become`]),
      ...(results.length === 0 ? [] : [`the results of ${named(results)} cannot be read`]),
    ];
    const what = parts.join(', and ');
    if (isUnread(terminal, config, barred)) {
      const unread = `Of terminal ${terminal} nothing usable stands in the broken configuration, and ${what}.`;
      return {
        code: 'terminal-unread',
        message: unread,
        remedy: 'Mend it; until then nothing is given up.',
        retry: false,
      };
    }
    const message = `Terminal ${terminal} is no longer in the config, and ${what}.${untilWords(runs)}`;
    const remedy = `Put terminals.${terminal} back until they are collected, or give them up with \`agentd release KEY\`.`;
    return { code: 'terminal-unknown', message, remedy, retry: false };
  });
  return [...terminals, ...launches];
}

/** It may well be in a configuration that cannot be read. */
export function isUnread(terminal: string, { terminals }: Config, barred: Barred): boolean {
  return !Object.hasOwn(terminals, terminal) && barredWhy(barred, { terminal }) !== null;
}

function untilWords(runs: readonly OpenRun[]): string {
  const times = runs.map(givenUpAt).filter((time) => time !== null);
  return times.length === 0 ? '' : ` The items are told with [blocked] at ${momentOf(Math.min(...times))}.`;
}

/** Runs that one problem names; the rest is counted. */
const NAMED = 5;

function named(run_ids: readonly string[]): string {
  const more = run_ids.length > NAMED ? ` and ${run_ids.length - NAMED} more` : '';
  return `${run_ids.toSorted().slice(0, NAMED).join(', ')}${more}`;
}
