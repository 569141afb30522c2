/**
 * Acts: orders to all terminals in one round trip each, then what is to be said in Plane. Every expected failure becomes
 * an event; nothing is thrown. What a signal or the deadline leaves undone stays open in state.
 */
import { shown } from '../../../bot/invisible.ts';
import type { Barred } from '../config/barred.ts';
import type { Config } from '../config/schema.ts';
import type { Problem } from '../errors.ts';
import type { Clock, Log } from '../ports/host.ts';
import type { Fleet } from '../ports/fleet.ts';
import type { StateEvent } from '../core/state/events.ts';
import { isWorking } from '../core/outbox/publications.ts';
import { LINEAGE_SHOWN } from '../core/state/state.ts';
import type { Claim, Publication, State } from '../core/state/state.ts';
import { ordersOf, outcomesOf, takenBack } from './order-outcome.ts';
import type { Outcome } from './order-outcome.ts';
import type { Prepared } from './prepare.ts';
import { publishOne } from './publish-outbox.ts';
import type { PublishPorts } from './publish-outbox.ts';

export interface PerformPorts extends PublishPorts {
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
  if (orders.length > 0 && mayAct()) {
    const fence = { lineage: state.lineage.slice(0, LINEAGE_SHOWN), number: claim.fence };
    const results = await ports.fleet.carryOut(orders, fence);
    const setting = { state, config, ...(ports.barred === undefined ? {} : { barred: ports.barred }) };
    for (const outcome of outcomesOf(actions, results, setting, ports.clock.now())) {
      logOutcome(outcome, ports.log);
      events.push(...outcome.events);
      problems.push(...outcome.problems);
      started.push(...workingOf(outcome, state));
    }
  } else {
    events.push(...takenBack(actions, ports.clock.now()));
  }
  const publications = actions.flatMap((action) => (action.type === 'publish' ? [action] : []));
  const queue = [
    ...publications.filter((action) => !isWorking(action.publication)),
    ...publications.filter((action) => isWorking(action.publication)),
    ...started.map((publication) => ({ publication, result: null, key: publication.run.run_id })),
  ];
  const worker = async (): Promise<void> => {
    for (let next = queue.shift(); next !== undefined && mayAct(); next = queue.shift()) {
      const said = await publishOne(next.publication, next.result, state, config, ports, mayAct);
      events.push(...said.events);
      problems.push(...said.problems);
    }
  };
  await Promise.all(Array.from({ length: PARALLEL_ITEMS }, worker));
  return { events, problems };
}

/** What is said in Plane of a run that has just been started. */
function workingOf({ action, result }: Outcome, state: State): Publication[] {
  if ((action.type !== 'start' && action.type !== 'relaunch') || result.status !== 'done') return [];
  const working = state.outbox[`${action.run.run_id}:working`];
  return working === undefined ? [] : [working];
}

/** Characters kept of what a terminal says of one way to start a run. */
const WORDS_KEPT = 300;

/** Writes to the log what a terminal refused, and by which way it started a run where there are several. */
function logOutcome({ action, result }: Outcome, log: Log): void {
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
