/**
 * Acts: orders to all terminals in one round trip each, then what is to be said in Plane. Every expected failure becomes
 * an event; nothing is thrown. What a signal or the deadline leaves undone stays open in state.
 */
import { shown } from '../../../bot/invisible.ts';
import type { Barred } from '../config/barred.ts';
import type { Config } from '../config/schema.ts';
import type { Problem } from '../errors.ts';
import type { Clock, Log } from '../ports/host.ts';
import type { Fleet, Order, OrderResult } from '../ports/fleet.ts';
import type { StateEvent } from '../core/state/events.ts';
import { isWorking } from '../core/outbox/publications.ts';
import { breakerUntil } from '../core/holds/backoff.ts';
import { executorPrint, printed, terminalPrint } from '../core/holds/config-print.ts';
import { launchRefs } from '../core/state/refs.ts';
import { LINEAGE_SHOWN } from '../core/state/state.ts';
import type { Claim, Publication, State } from '../core/state/state.ts';
import type { Prepared } from './prepare.ts';
import { publish } from './publish-outbox.ts';
import type { SpeakPorts } from './publish-outbox.ts';

export interface PerformPorts extends SpeakPorts {
  readonly fleet: Fleet;
  readonly clock: Clock;
  readonly log: Log;
  /** What of the configuration cannot be used; absent: everything can. */
  readonly barred?: Barred;
}

/** No order and no POST starts this close to the end of the claim: a request may take 30 s. */
export const MARGIN_MS = 60_000;
const PARALLEL_ITEMS = 4;

export interface Performed {
  /** What happened. */
  readonly events: readonly StateEvent[];
  /** What a person has to mend: on a terminal before anything starts there, in Plane before a result is posted. */
  readonly problems: readonly Problem[];
}

/** `claim`: its end told in our own clock. */
export async function perform(
  actions: readonly Prepared[],
  state: State,
  claim: Claim,
  config: Config,
  ports: PerformPorts,
  signal: AbortSignal,
): Promise<Performed> {
  const events: StateEvent[] = [];
  const problems: Problem[] = [];
  const mayAct = (): boolean => !signal.aborted && ports.clock.now() < claim.until - MARGIN_MS;
  const orders = actions.flatMap((action) => ordersOf(action));
  const started: Publication[] = [];
  const missed = new Set<string>();
  if (orders.length > 0 && mayAct()) {
    const fence = { lineage: state.lineage.slice(0, LINEAGE_SHOWN), number: claim.fence };
    const results = await ports.fleet.carryOut(orders, fence);
    for (const action of actions) {
      const result = resultOf(action, results);
      if (result === null) continue;
      report(action, result, ports.log);
      events.push(...afterOrder(action, result, ports.clock.now()));
      const away = missedTerminal(action, result);
      if (away !== null && !missed.has(away.terminal)) {
        missed.add(away.terminal);
        events.push(unreached(away, state, config, ports));
        if (!away.problem.retry) problems.push(away.problem);
      }
      const standing = standingRefusal(action, result);
      if (standing !== null) {
        problems.push(standing.problem);
        events.push(heldBack(standing, config, ports));
      }
      if ((action.type === 'start' || action.type === 'relaunch') && result.status === 'done') {
        const working = state.outbox[`${action.run.run_id}:working`];
        if (working !== undefined) started.push(working);
      }
    }
  } else {
    for (const action of actions) if (action.type === 'start') events.push(...afterOrder(action, NOT_SENT, 0));
  }
  const publications = actions.flatMap((action) => (action.type === 'publish' ? [action] : []));
  const queue = [
    ...publications.filter((action) => !isWorking(action.publication)),
    ...publications.filter((action) => isWorking(action.publication)),
    ...started.map((publication) => ({ publication, result: null, key: publication.run.run_id })),
  ];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined && mayAct(); next = queue.shift()) {
      const said = await publish(next.publication, next.result, state, config, ports, mayAct);
      events.push(...said.events);
      problems.push(...said.problems);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_ITEMS }, worker));
  return { events, problems };
}

/** What came of all orders of an action together; null: it gives none. */
function resultOf(action: Prepared, results: ReadonlyMap<string, OrderResult>): OrderResult | null {
  const own = ordersOf(action).map((order) => results.get(order.ref.id) ?? NO_ANSWER);
  const [first] = own;
  return first === undefined ? null : (own.find((result) => result.status !== 'done') ?? first);
}

const NO_ANSWER: OrderResult = {
  status: 'unknown',
  problem: { code: 'answer-incomplete', message: 'The terminal did not answer.', remedy: '', retry: true },
};
const NOT_SENT: OrderResult = {
  status: 'refused',
  problem: { code: 'not-sent', message: 'The tick had no time left.', remedy: '', retry: true },
};

function ordersOf(action: Prepared): Order[] {
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

function afterOrder(action: Prepared, result: OrderResult, now: number): StateEvent[] {
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
  now: number,
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
  now: number,
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
  'not-sent',
  'mock-mischief',
]);

/** An item that is refused is tried again a little later, where it waits for a time anyway. */
function notBefore(
  before: Extract<StateEvent, { type: 'start-refused' }>['before'],
  problem: Problem,
  now: number,
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

type Holding = Pick<PerformPorts, 'clock' | 'barred'>;

function unreached(
  { terminal, problem }: Missed,
  state: State,
  config: Config,
  { clock, barred }: Holding,
): StateEvent {
  const now = clock.now();
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
function heldBack({ terminal, executor, problem }: Standing, config: Config, { clock, barred }: Holding): StateEvent {
  const now = clock.now();
  const until = now + REFUSED_WAIT_MS;
  const print = printed(executorPrint(terminal, executor, config), barred);
  return { type: 'executor-held', terminal, executor, since: now, until, reason: problem.message, ...print };
}

/** Characters kept of what a terminal says of one way to start a run. */
const WORDS_KEPT = 300;

/** Writes to the log what a terminal refused, and by which way it started a run where there are several. */
function report(action: Prepared, result: OrderResult, log: Log): void {
  if (result.status === 'done' && result.how !== undefined) {
    const ways = result.how.split('\n').map((line) => shown(line, '\ufffd').slice(0, WORDS_KEPT));
    log.info(`${action.key}: started as a ${ways.join('; ')}`);
  }
  if (result.status === 'refused' || result.status === 'unknown') {
    log.warn(
      `${action.key}: ${action.type} ${result.status}: ${result.problem.message} ${result.problem.remedy}`.trim(),
    );
  }
}
