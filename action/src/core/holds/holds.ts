/** What a run says about its account and its executor: held for a while, or free again. Pure. */
import type { Barred } from '../../config/barred.ts';
import { reposByTerminal, samePath } from '../../config/rules/rule.ts';
import type { Config } from '../../config/schema.ts';
import type { Millis } from '../../model/basics.ts';
import { quotaUntil } from './backoff.ts';
import { executorPrint, printed } from './config-print.ts';
import type { StateEvent } from '../state/events.ts';
import type { OpenRun, State } from '../state/state.ts';

export const ENV_HOLD_MS = 60 * 60_000;

export interface HoldFacts {
  readonly config: Config;
  readonly state: State;
  readonly now: Millis;
  readonly barred?: Barred | undefined;
}

/** Name of an executor on a terminal, as `agentd release --hold` takes it; an account that has no name of its own has this one. */
export function holdName(terminal: string, executor: string): string {
  return `${terminal}/${executor}`;
}

export function accountOf(run: { readonly terminal: string; readonly executor: string }, config: Config): string {
  return config.terminals[run.terminal]?.accounts[run.executor] ?? holdName(run.terminal, run.executor);
}

/** Runs that were under way when the account was held say nothing new: together they are one hold. */
export function holdAccount(
  run: OpenRun,
  reset_at: Millis | undefined,
  { config, state, now }: HoldFacts,
): Extract<StateEvent, { type: 'account-held' }> {
  const account = accountOf(run, config);
  const known = state.accounts[account];
  if (known === undefined || known.until <= now) {
    const before = known?.holds ?? 0;
    return { type: 'account-held', account, until: quotaUntil(now, reset_at, before), holds: before + 1 };
  }
  const until = Math.max(known.until, quotaUntil(now, reset_at, known.holds - 1));
  return { type: 'account-held', account, until, holds: known.holds };
}

export function freeAccount(run: OpenRun, config: Config): StateEvent[] {
  return [{ type: 'account-freed', account: accountOf(run, config) }];
}

/** Others would fail alike, unless it was a label of this item that chose the model or the script. */
export function holdExecutor(run: OpenRun, reason: string, { config, now, barred }: HoldFacts): StateEvent[] {
  const { terminal, executor, key } = run;
  const known = config.executors[executor];
  const usual = run.model === (known?.default_model ?? null) && run.script === (known?.script ?? null);
  if (!usual) return [];
  const until = now + ENV_HOLD_MS;
  const print = printed(executorPrint(terminal, executor, config), barred);
  return [{ type: 'executor-held', terminal, executor, since: now, until, reason: `${key}: ${reason}`, ...print }];
}

/** All items of the terminal work where this run did: there are no worktrees, and no project has a repository of its own. */
export function isSharedFolder({ terminal, repo }: OpenRun, config: Config): boolean {
  const known = config.terminals[terminal];
  const repos = reposByTerminal(config).get(terminal);
  return known?.isolation === 'none' && repos?.size === 1 && repos.has(samePath(repo, known.os));
}

/** It works again. */
export function freeExecutor(run: OpenRun, state: State): StateEvent[] {
  const held = state.terminals[run.terminal]?.holds[run.executor] !== undefined;
  return held ? [{ type: 'executor-freed', terminal: run.terminal, executor: run.executor }] : [];
}
