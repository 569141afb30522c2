/** Actions → orders for terminals, and what came of these → events of state, and what a person has to know. Pure. */
import type { Barred } from '../config/barred.ts';
import type { Config } from '../config/schema.ts';
import type { Problem } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
import type { Order, OrderResult } from '../ports/fleet.ts';
import { ANSWER_INCOMPLETE } from '../ports/operation.ts';
import type { StateEvent } from '../core/state/events.ts';
import { breakerUntil } from '../core/holds/backoff.ts';
import { executorPrint, printed, terminalPrint } from '../core/holds/config-print.ts';
import { launchRefs } from '../core/state/refs.ts';
import type { State } from '../core/state/state.ts';
import { NO_TIME_LEFT } from './no-time-left.ts';
import type { Prepared } from './prepare.ts';

/** What the outcomes of all actions of a tick are judged by. */
export interface Setting {
  readonly state: State;
  readonly config: Config;
  /** What of the configuration cannot be used; absent: everything can. */
  readonly barred?: Barred;
}

export interface Outcome {
  readonly action: Prepared;
  readonly result: OrderResult;
  readonly events: readonly StateEvent[];
  readonly problems: readonly Problem[];
}

const NO_ANSWER: OrderResult = { status: 'unknown', problem: ANSWER_INCOMPLETE };
const NOT_SENT: OrderResult = { status: 'refused', problem: NO_TIME_LEFT };

/** What became of each action that gives orders. A terminal that was not there is told once, whatever was meant for it. */
export function outcomesOf(
  actions: readonly Prepared[],
  results: ReadonlyMap<string, OrderResult>,
  setting: Setting,
  now: Millis,
): Outcome[] {
  const missed = new Set<string>();
  return actions.flatMap((action) => {
    const result = resultOf(action, results);
    if (result === null) return [];
    const events = afterOrder(action, result, now);
    const problems: Problem[] = [];
    const away = missedTerminal(action, result);
    if (away !== null && !missed.has(away.terminal)) {
      missed.add(away.terminal);
      events.push(unreached(away, setting, now));
      if (!away.problem.retry) problems.push(away.problem);
    }
    const standing = standingRefusal(action, result);
    if (standing !== null) {
      problems.push(standing.problem);
      events.push(heldBack(standing, setting, now));
    }
    return [{ action, result, events, problems }];
  });
}

/** Where no order could be sent any more: starts are taken back. */
export function takenBack(actions: readonly Prepared[], now: Millis): StateEvent[] {
  return actions.flatMap((action) => (action.type === 'start' ? afterOrder(action, NOT_SENT, now) : []));
}

/** What came of all orders of an action together; null: it gives none. */
function resultOf(action: Prepared, results: ReadonlyMap<string, OrderResult>): OrderResult | null {
  const own = ordersOf(action).map((order) => results.get(order.ref.id) ?? NO_ANSWER);
  const [first] = own;
  return first === undefined ? null : (own.find((result) => result.status !== 'done') ?? first);
}

export function ordersOf(action: Prepared): Order[] {
  switch (action.type) {
    case 'start':
    case 'relaunch':
      return [
        {
          type: 'start',
          ref: {
            id: `start:${action.run.item_id}`,
            terminal: action.terminal,
            executor: action.executor,
            handle: action.handle,
            identity: null,
            elapsed_s: 0,
            context: { asked_thread: action.asked.thread_id, totals_before: action.asked.totals_before },
          },
          run: action.run,
          replaces: action.replaces,
        },
      ];
    case 'kill':
      return [{ type: 'kill', ref: { ...action.ref, id: `kill:${action.ref.id}` } }];
    case 'watch':
      return [{ type: 'watch', ref: { ...action.ref, id: `watch:${action.ref.id}` } }];
    case 'void':
      return launchRefs(action.run).map((ref) => ({ type: 'void', ref: { ...ref, id: `void:${ref.id}` } }));
    case 'forget':
      return [{ type: 'forget', ref: { ...action.ref, id: `forget:${action.publication_id}` } }];
    case 'publish':
      return [];
  }
}

function afterOrder(action: Prepared, result: OrderResult, now: Millis): StateEvent[] {
  switch (action.type) {
    case 'start': {
      // A directory of this name that holds a run holds this very run: the next look will tell.
      if (result.status === 'refused' && result.problem.code !== 'haspid' && action.before !== null) {
        return [
          {
            type: 'start-refused',
            item_id: action.run.item_id,
            dir_name: action.run.dir_name,
            before: notBefore(action.before, result.problem, now),
          },
        ];
      }
      return result.status === 'done' ? begun(action, result, now) : [];
    }
    case 'relaunch':
      return result.status === 'done' ? begun(action, result, now) : [];
    case 'void':
      return result.status === 'done' ? [action.settled] : [];
    case 'forget': {
      const done = result.status === 'done' || (result.status === 'refused' && !result.problem.retry);
      return [{ type: 'forgotten', publication_id: action.publication_id, done }];
    }
    case 'kill':
      return outlived(action, result, now);
    case 'watch':
    case 'publish':
      return [];
  }
}

type Done = Extract<OrderResult, { status: 'done' }>;

function begun(
  action: Extract<Prepared, { type: 'start' | 'relaunch' }>,
  { identity }: Done,
  now: Millis,
): StateEvent[] {
  const { item_id, run_id, dir_name } = action.run;
  const launch = { item_id, run_id, dir_name };
  const seen: StateEvent = { type: 'run-seen', ...launch, started_at: now, last_output_at: null };
  return identity == null ? [seen] : [seen, { type: 'run-identified', ...launch, identity }];
}

/** What a kill has left is seen by the next inspection; since when it leaves something is noted. */
function outlived(
  { ref, run_id }: Extract<Prepared, { type: 'kill' }>,
  result: OrderResult,
  now: Millis,
): StateEvent[] {
  const after = result.status === 'done' ? result.after : null;
  if (after === null) return [];
  const survivors = 'survivors' in after ? after.survivors : [];
  const wrapper = after.state === 'running' && ref.identity !== null ? [ref.identity.pid] : [];
  if (after.state !== 'running' && survivors.length === 0) return [];
  return [{ type: 'run-outlived', item_id: ref.id, run_id, at: now, pids: [...wrapper, ...survivors] }];
}

const REFUSED_WAIT_MS = 60_000;

/** Refusals that belong to one item, or that another tick's work explains: the terminal itself is well. */
const PASSING: ReadonlySet<string> = new Set([
  'haspid',
  'run-void',
  'run-dir-blocked',
  'item-locked',
  'item-lock-unreadable',
  'fence-lost',
  'terminal-locked',
  'no-time-left',
  'injected-fault',
]);

/** An item that is refused is tried again a little later, where it waits for a time anyway. */
function notBefore(
  before: Extract<StateEvent, { type: 'start-refused' }>['before'],
  problem: Problem,
  now: Millis,
): Extract<StateEvent, { type: 'start-refused' }>['before'] {
  if (before.next === null || problem.code === 'unreached') return before;
  return { ...before, next: { ...before.next, not_before: Math.max(before.next.not_before, now + REFUSED_WAIT_MS) } };
}

interface Missed {
  readonly terminal: string;
  readonly problem: Problem;
}

/** That a machine sleeps is no fault: its items wait, and it is asked less and less often. A lasting reason is one. */
function missedTerminal(action: Prepared, result: OrderResult): Missed | null {
  if (result.status !== 'refused') return null;
  const starts = action.type === 'start' || action.type === 'relaunch';
  const lasting = result.unreached === true && result.away !== true;
  if (!lasting && !(starts && result.away === true)) return null;
  const [order] = ordersOf(action);
  return order === undefined ? null : { terminal: order.ref.terminal, problem: result.problem };
}

function unreached({ terminal, problem }: Missed, { state, config, barred }: Setting, now: Millis): StateEvent {
  const not_before = breakerUntil(now, (state.terminals[terminal]?.failures ?? 0) + 1);
  const print = printed(terminalPrint(terminal, config), barred);
  return { type: 'terminal-unreached', terminal, at: now, not_before, problem, ...print };
}

interface Standing {
  readonly terminal: string;
  readonly executor: string;
  readonly problem: Problem;
}

/** A refusal that the next start would meet as well. */
function standingRefusal(action: Prepared, result: OrderResult): Standing | null {
  if (action.type !== 'start' && action.type !== 'relaunch') return null;
  if (result.status !== 'refused' || result.away === true || PASSING.has(result.problem.code)) return null;
  const { terminal, executor } = action;
  const message = `Terminal ${terminal} started nothing: ${result.problem.message}`;
  return { terminal, executor, problem: { ...result.problem, message } };
}

/** It is asked again a little later, so that a standing refusal does not fill every tick. */
function heldBack({ terminal, executor, problem }: Standing, { config, barred }: Setting, now: Millis): StateEvent {
  const until = now + REFUSED_WAIT_MS;
  const print = printed(executorPrint(terminal, executor, config), barred);
  return { type: 'executor-held', terminal, executor, since: now, until, reason: problem.message, ...print };
}
