/** All simulated machines as one process reaches them: one script a terminal and call, which may be cut off anywhere. */
import type { Handle } from '../../action/src/model/run.ts';
import type { Inspection } from '../../action/src/model/inspection.ts';
import type { Millis } from '../../action/src/model/basics.ts';
import type { Problem } from '../../action/src/errors.ts';
import type {
  Fence,
  Fleet,
  FleetReport,
  Order,
  OrderResult,
  RunRef,
  TerminalReport,
} from '../../action/src/ports/fleet.ts';
import type { Caller, Trouble } from './caller.ts';
import type { ScriptResult, SimMachine } from './sim-machine.ts';
import type { Timeline } from './timeline.ts';

export interface SimFleetOptions {
  readonly timeline: Timeline;
  /** Terminal → machine. */
  readonly machines: ReadonlyMap<string, SimMachine>;
  readonly busy: Readonly<Record<string, readonly string[]>>;
  /** How much later a script arrives that was cut off. */
  readonly late_ms: () => number;
  /** Whether a script whose answer was lost is delivered once more in the same call. */
  readonly twice: () => boolean;
  /** Says of what it cannot see that it is not there. */
  readonly careless?: boolean;
}

const WHOLE: readonly Trouble[] = ['park-before', 'park-after', 'die-before', 'die-after', 'signal'];
const VISIT: readonly Trouble[] = ['fail'];
const SCRIPT: readonly Trouble[] = ['fail', 'lose-answer', 'late', 'die-before', 'die-after', 'die-late'];

export function fleetFor(caller: Caller, options: SimFleetOptions): Fleet {
  const { machines, timeline } = options;
  let round_trips = 0;

  const visit = (terminal: string, refs: readonly RunRef[], runs: Map<string, Inspection>): TerminalReport => {
    round_trips += 1;
    const machine = machines.get(terminal);
    if (machine?.reachable !== true || caller.trouble(`visit ${terminal}`, VISIT) !== null) {
      const blind = { state: 'unknown', problem: UNREACHED } as const;
      for (const ref of refs) runs.set(ref.id, options.careless === true ? { state: 'none', survivors: [] } : blind);
      return { reached: false, problem: UNREACHED, processes: {}, utc_offset_min: null };
    }
    const off = caller.now() - timeline.now;
    for (const ref of refs) runs.set(ref.id, shifted(machine.inspect(dirOf(ref.handle), ref.identity), off));
    const processes = Object.fromEntries(
      (options.busy[terminal] ?? []).map((name) => [name, machine.processes.get(name) ?? 0]),
    );
    return { reached: true, processes, utc_offset_min: 0 };
  };

  /** One script with all orders for a terminal. */
  const deliver = (machine: SimMachine, orders: readonly Order[], fence: Fence): Map<string, OrderResult> => {
    const admitted = machine.admits(fence);
    return new Map(orders.map((order) => [order.ref.id, admitted ? carryOut(machine, order) : FENCE_LOST]));
  };

  return {
    handle: (_terminal, executor, run) => ({ dir: run.dir_name, executor }),
    inspect(refs, extra) {
      return caller.call<FleetReport>({
        label: 'inspect',
        can: WHOLE,
        failure: () => new Error('inspections do not fail'),
        act: () => {
          const runs = new Map<string, Inspection>();
          const terminals = new Map<string, TerminalReport>();
          const grouped = groupBy(refs, (ref) => ref.terminal);
          for (const name of extra) if (!grouped.has(name)) grouped.set(name, []);
          for (const [terminal, group] of grouped) terminals.set(terminal, visit(terminal, group, runs));
          return { runs, terminals };
        },
      });
    },
    async carryOut(orders, fence) {
      const results = new Map<string, OrderResult>();
      for (const [terminal, group] of groupBy(orders, (order) => order.ref.terminal)) {
        round_trips += 1;
        const machine = machines.get(terminal);
        const unreached = machine?.reachable !== true;
        const answers = unreached
          ? null
          : await caller.call<Map<string, OrderResult> | null>({
              label: `order ${terminal}`,
              can: WHOLE,
              failure: () => new Error('orders do not fail'),
              act: () => {
                if (!machine.reachable) return null;
                const trouble = caller.trouble(`script ${terminal}`, SCRIPT);
                if (trouble === 'die-before') return null;
                if (trouble === 'late' || trouble === 'die-late') {
                  timeline.after(options.late_ms(), () => {
                    if (machine.reachable) deliver(machine, group, fence);
                  });
                  return allOf(group, { status: 'unknown', problem: CUT });
                }
                if (trouble === 'fail') return null;
                const done = deliver(machine, group, fence);
                // A second channel was tried although the first had delivered.
                if (trouble === 'lose-answer' && options.twice()) return deliver(machine, group, fence);
                return trouble === 'lose-answer' ? allOf(group, { status: 'unknown', problem: CUT }) : done;
              },
            });
        if (caller.dead) return caller.gone();
        const refused = allOf(group, { status: 'refused', problem: UNREACHED, away: true });
        for (const [id, result] of answers ?? refused) results.set(id, result);
      }
      return results;
    },
    get round_trips() {
      return round_trips;
    },
  };
}

function carryOut(machine: SimMachine, order: Order): OrderResult {
  switch (order.type) {
    case 'start':
      return resultOf(machine.start(order.run, order.ref.executor, order.replaces.map(dirOf)), null);
    case 'void':
      return resultOf(machine.void(dirOf(order.ref.handle)), null);
    case 'kill': {
      const dir = dirOf(order.ref.handle);
      const killed = machine.kill(dir);
      return resultOf(killed, machine.inspect(dir, order.ref.identity));
    }
    case 'watch':
      return resultOf(machine.watch(dirOf(order.ref.handle), order.ref.elapsed_s), null);
    case 'forget':
      return resultOf(machine.forget(itemOf(order.ref, machine), dirOf(order.ref.handle)), null);
  }
}

function resultOf(result: ScriptResult | 'evidence', after: Inspection | null): OrderResult {
  if (result === 'evidence') return { status: 'evidence' };
  if ('refused' in result) return { status: 'refused', problem: result.refused };
  return 'identity' in result ? { status: 'done', after, identity: result.identity } : { status: 'done', after };
}

function itemOf(ref: RunRef, machine: SimMachine): string {
  return machine.dirs.get(dirOf(ref.handle))?.run?.item_id ?? '';
}

export function dirOf(handle: Handle): string {
  const { dir } = handle;
  return typeof dir === 'string' ? dir : '';
}

/** Times of the machine are told in the caller's clock. */
function shifted(seen: Inspection, off: Millis): Inspection {
  const move = (at: Millis | null): Millis | null => (at === null ? null : at + off);
  switch (seen.state) {
    case 'starting':
      return { ...seen, since: move(seen.since) };
    case 'running':
      return { ...seen, started_at: move(seen.started_at), last_output_at: move(seen.last_output_at) };
    case 'finished':
      return { ...seen, started_at: move(seen.started_at), ended_at: move(seen.ended_at) };
    case 'none':
    case 'void':
    case 'gone':
    case 'unknown':
      return seen;
  }
}

function allOf(orders: readonly Order[], result: OrderResult): Map<string, OrderResult> {
  return new Map(orders.map((order) => [order.ref.id, result]));
}

function groupBy<T>(list: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of list) {
    const group = groups.get(keyOf(entry));
    if (group === undefined) groups.set(keyOf(entry), [entry]);
    else group.push(entry);
  }
  return groups;
}

const UNREACHED: Problem = { code: 'unreached', message: 'The terminal does not answer.', remedy: '', retry: true };
const CUT: Problem = { code: 'answer-incomplete', message: 'The answer was cut.', remedy: '', retry: true };
const FENCE_LOST: OrderResult = {
  status: 'refused',
  problem: { code: 'fence-lost', message: 'A later tick was here.', remedy: '', retry: false },
};
