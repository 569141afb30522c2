/**
 * Holds that end before their time: a person says so by `agentd release --hold`, a smoke run has passed, or what
 * the configuration says of them is another by now. Pure.
 */
import { NOTHING_BARRED, isBarred } from '../../config/barred.ts';
import type { Barred } from '../../config/barred.ts';
import type { Config } from '../../config/schema.ts';
import type { Millis } from '../../model/basics.ts';
import { executorPrint, terminalPrint } from './config-print.ts';
import { evolve } from '../state/evolve.ts';
import type { StateEvent } from '../state/events.ts';
import { accountOf, holdName } from './holds.ts';
import type { ItemRecord, State } from '../state/state.ts';

/** What is held, under the name that lifts it. */
export type Hold =
  /** A terminal that is not visited before a time. `name`: of the terminal. */
  | { readonly kind: 'terminal'; readonly name: string; readonly until: Millis }
  /** `name`: `<terminal>/<executor>` */
  | {
      readonly kind: 'executor';
      readonly name: string;
      readonly terminal: string;
      readonly executor: string;
      readonly until: Millis;
    }
  /** An account that has reached its limit. `name`: of the account. */
  | { readonly kind: 'account'; readonly name: string; readonly until: Millis };

/** All holds that stand: terminals, executors, accounts. */
export function holdsOf({ terminals, accounts, items }: State, now: Millis): readonly Hold[] {
  const standing = Object.entries(terminals);
  const limits = new Map(Object.entries(accounts).map(([name, { until }]) => [name, until]));
  for (const { next } of Object.values(items)) {
    // Others' runs may have freed the account since: the item still waits for the time that it was told.
    if (next?.quota !== true || next.account === undefined) continue;
    limits.set(next.account, Math.max(next.not_before, limits.get(next.account) ?? 0));
  }
  return [
    ...standing.flatMap(([name, { not_before: until }]): Hold[] => [{ kind: 'terminal', name, until }]),
    ...standing.flatMap(([terminal, { holds }]) =>
      Object.entries(holds).map(([executor, { until }]): Hold => {
        return { kind: 'executor', name: holdName(terminal, executor), terminal, executor, until };
      }),
    ),
    ...[...limits].map(([name, until]): Hold => ({ kind: 'account', name, until })),
  ].filter(({ until }) => until > now);
}

/** Those that `name` means: of a terminal all but its accounts, of an executor its holds on every terminal. */
export function holdsUnder(name: string, holds: readonly Hold[]): readonly Hold[] {
  return holds.filter(
    (hold) => hold.name === name || (hold.kind === 'executor' && [hold.terminal, hold.executor].includes(name)),
  );
}

/** Those that stand in the way of a run of that executor on that terminal. */
export function holdsAgainst(
  run: { readonly terminal: string; readonly executor: string },
  config: Config,
  holds: readonly Hold[],
): readonly Hold[] {
  return holds.filter(({ kind, name }) => {
    if (kind === 'terminal') return name === run.terminal;
    if (kind === 'executor') return name === holdName(run.terminal, run.executor);
    return name === accountOf(run, config);
  });
}

/** The holds end, and so does the wait of the items that met them. */
export function lift(holds: readonly Hold[], state: State, config: Config, now: Millis): StateEvent[] {
  return holds.flatMap((hold): StateEvent[] => {
    if (hold.kind === 'terminal') return [{ type: 'breaker-lifted', terminal: hold.name }];
    if (hold.kind === 'executor') {
      return [{ type: 'executor-freed', terminal: hold.terminal, executor: hold.executor }];
    }
    const waiting = Object.entries(state.items).filter(([, item]) => accountAwaited(item, config) === hold.name);
    return [
      { type: 'account-freed', account: hold.name },
      ...waiting.map(([item_id]): StateEvent => ({ type: 'quota-wait-ended', item_id, at: now })),
    ];
  });
}

/** null: it waits for no account, or nobody knows for which. */
function accountAwaited({ next }: ItemRecord, config: Config): string | null {
  if (next?.quota !== true) return null;
  return next.account ?? (next.after === null ? null : accountOf(next.after, config));
}

/**
 * The state without the holds that were made under another configuration. What stands in for a broken one says of a hold
 * neither that it was mended nor that it was not, so then all of them stay.
 * @returns the very same state where there are none.
 */
export function liftMended(state: State, config: Config, now: Millis, barred: Barred = NOTHING_BARRED): State {
  if (isBarred(barred)) return state;
  const events = holdsOf(state, now).flatMap((hold): StateEvent[] =>
    isMended(hold, state, config) ? lift([hold], state, config, now) : [],
  );
  for (const [item_id, { next }] of Object.entries(state.items)) {
    if (next?.quota !== true || next.not_before <= now || next.account === undefined || next.after === null) continue;
    // Its runs use another account by now; the one that it waits for is still held itself.
    if (accountOf(next.after, config) !== next.account) events.push({ type: 'quota-wait-ended', item_id, at: now });
  }
  return events.length === 0 ? state : evolve(state, events);
}

function isMended(hold: Hold, { terminals }: State, config: Config): boolean {
  switch (hold.kind) {
    case 'terminal': {
      const print = terminals[hold.name]?.print;
      return print !== undefined && hold.name in config.terminals && print !== terminalPrint(hold.name, config);
    }
    case 'executor': {
      const { terminal, executor } = hold;
      const print = terminals[terminal]?.holds[executor]?.print;
      return print !== undefined && print !== executorPrint(terminal, executor, config);
    }
    case 'account':
      return false;
  }
}
