/**
 * All terminals at once: what a tick asks is grouped by terminal, becomes one batch each, and is sent in parallel. What
 * could not be asked is `unknown`; a failure of one terminal is no failure of another.
 */
import type { Config } from './config/schema.ts';
import { ConfigError, HostKeyError, Unreached, problemOf } from './errors.ts';
import type { Handle, Inspection, Run } from './model.ts';
import type { Operation, OperationResult, Transport } from './operations.ts';
import type { Clock, Fence, Fleet, FleetReport, Order, OrderResult, RunRef, TerminalReport } from './ports.ts';
import { BASTION } from './transports/ssh/host-key-notes.ts';
import type { HostKeyNotes } from './transports/ssh/host-key-notes.ts';
import { CommandLineExecutor } from './executors/command-line.ts';
import { MISCHIEF, NO_ANSWER, clockOf, inspectionOf } from './executors/runner.ts';

const NO_CONTEXT = { asked_thread: null, totals_before: null };

export interface FleetParts {
  readonly config: Config;
  readonly clock: Clock;
  /** Made when first needed. @throws {AgentdError} */
  readonly transport: (terminal: string) => Transport;
  /** Absent: no host key is believed at a first visit. */
  readonly host_keys?: HostKeyNotes;
}

export class TerminalFleet implements Fleet {
  readonly #parts: FleetParts;
  readonly #transports = new Map<string, Transport>();
  readonly #lines = new Map<string, CommandLineExecutor>();

  constructor(parts: FleetParts) {
    this.#parts = parts;
  }

  get round_trips(): number {
    return [...this.#transports.values()].reduce((sum, transport) => sum + transport.round_trips, 0);
  }

  async close(): Promise<void> {
    await Promise.allSettled([...this.#transports.values()].map((transport) => transport.close()));
  }

  know(host_keys: ReadonlyMap<string, readonly string[]>): void {
    this.#parts.host_keys?.know(host_keys);
  }

  /** For what is asked of a terminal besides its runs. @throws {AgentdError} it cannot be used. */
  transportOf(terminal: string): Transport {
    return this.#transport(terminal);
  }

  handle(terminal: string, executor: string, run: Run): Handle {
    return this.#line(terminal, executor).handle(run);
  }

  async inspect(refs: readonly RunRef[], visit: readonly string[]): Promise<FleetReport> {
    const runs = new Map<string, Inspection>();
    const terminals = new Map<string, TerminalReport>();
    const names = new Set([...refs.map((ref) => ref.terminal), ...visit]);
    await Promise.all(
      [...names].map(async (terminal) => {
        const own = refs.filter((ref) => ref.terminal === terminal);
        terminals.set(terminal, await this.#inspectOne(terminal, own, runs));
      }),
    );
    return { runs, terminals };
  }

  async #inspectOne(terminal: string, refs: readonly RunRef[], runs: Map<string, Inspection>): Promise<TerminalReport> {
    const names = this.#parts.config.terminals[terminal]?.busy_processes ?? [];
    const processes: Record<string, number | null> = Object.fromEntries(names.map((name) => [name, null]));
    try {
      const counts: Operation[] = names.map((name) => ({ op: 'process_count', name }));
      const looks = refs.map((ref) => this.#line(terminal, ref.executor).inspect(ref.handle, ref.identity));
      const results = await this.#transport(terminal).batch([{ op: 'facts' }, ...counts, ...looks], null);
      const clock = clockOf(results[0], this.#parts.clock.now());
      names.forEach((name, index) => {
        const count = results[1 + index];
        processes[name] = count !== undefined && 'count' in count ? count.count : null;
      });
      refs.forEach((ref, index) => {
        const line = this.#line(terminal, ref.executor);
        runs.set(ref.id, inspectionOf(results[1 + names.length + index], line, ref.handle, ref.context, clock));
      });
      return { reached: true, processes, utc_offset_min: clock.utc_offset_min, ...this.#learned(terminal) };
    } catch (error) {
      const problem = problemOf(error);
      for (const ref of refs) runs.set(ref.id, { state: 'unknown', problem });
      return { reached: false, problem, processes, utc_offset_min: null };
    }
  }

  #learned(terminal: string): Pick<TerminalReport, 'learned_host_keys' | 'learned_bastion_keys'> {
    const own = this.#parts.host_keys?.news(terminal) ?? [];
    const bastion = this.#parts.host_keys?.news(BASTION) ?? [];
    return {
      ...(own.length === 0 ? {} : { learned_host_keys: own }),
      ...(bastion.length === 0 ? {} : { learned_bastion_keys: bastion }),
    };
  }

  async carryOut(orders: readonly Order[], fence: Fence): Promise<ReadonlyMap<string, OrderResult>> {
    const results = new Map<string, OrderResult>();
    const names = new Set(orders.map((order) => order.ref.terminal));
    await Promise.all(
      [...names].map(async (terminal) => {
        const own = orders.filter((order) => order.ref.terminal === terminal);
        await this.#carryOutOne(terminal, own, fence, results);
      }),
    );
    return results;
  }

  async #carryOutOne(
    terminal: string,
    orders: readonly Order[],
    fence: Fence,
    results: Map<string, OrderResult>,
  ): Promise<void> {
    const sent: { order: Order; operation: Operation }[] = [];
    for (const order of orders) {
      try {
        if (order.type === 'start' && this.#mischief(order) === 'fail_start')
          results.set(order.ref.id, REFUSED_MISCHIEF);
        else sent.push({ order, operation: this.#operation(order) });
      } catch (error) {
        results.set(order.ref.id, { status: 'refused', problem: problemOf(error) });
      }
    }
    if (sent.length === 0) return;
    try {
      const answers = await this.#transport(terminal).batch(
        sent.map(({ operation }) => operation),
        fence,
      );
      sent.forEach(({ order }, index) => {
        const silent = order.type === 'start' && this.#mischief(order) === 'fail_answer';
        const result: OrderResult = silent ? UNKNOWN_MISCHIEF : this.#resultOf(order, answers[index]);
        results.set(order.ref.id, result);
      });
    } catch (error) {
      const problem = problemOf(error);
      // A configuration that cannot be used is found out before anything is sent.
      const surelyNot = error instanceof Unreached || error instanceof HostKeyError || error instanceof ConfigError;
      const away = error instanceof Unreached && problem.retry ? ({ away: true } as const) : {};
      for (const { order } of sent) {
        results.set(order.ref.id, surelyNot ? { status: 'refused', problem, ...away } : { status: 'unknown', problem });
      }
    }
  }

  #operation(order: Order): Operation {
    const line = this.#line(order.ref.terminal, order.ref.executor);
    switch (order.type) {
      case 'start':
        return line.start(order.run, order.replaces);
      case 'void':
        return line.makeVoid(order.ref.handle);
      case 'kill':
        return line.kill(order.ref.handle, order.ref.identity);
      case 'watch':
        return line.watch(order.ref.handle, order.ref.identity, order.ref.elapsed_s);
      case 'forget':
        return line.forget(order.ref.handle);
    }
  }

  #resultOf(order: Order, answer: OperationResult | undefined): OrderResult {
    if (answer === undefined) return { status: 'unknown', problem: NO_ANSWER };
    if ('refused' in answer) return { status: 'refused', problem: answer.refused };
    if ('inspection' in answer) {
      const line = this.#line(order.ref.terminal, order.ref.executor);
      const clock = { offset_ms: 0, utc_offset_min: null };
      return { status: 'done', after: line.read(answer.inspection, order.ref.handle, NO_CONTEXT, clock) };
    }
    if ('status' in answer && answer.status === 'evidence') return { status: 'evidence' };
    if ('identity' in answer) return { status: 'done', after: null, identity: answer.identity };
    return { status: 'done', after: null };
  }

  #mischief(order: Order): CommandLineExecutor['mischief'] {
    return this.#line(order.ref.terminal, order.ref.executor).mischief;
  }

  #transport(terminal: string): Transport {
    let transport = this.#transports.get(terminal);
    if (transport === undefined) {
      transport = this.#parts.transport(terminal);
      this.#transports.set(terminal, transport);
    }
    return transport;
  }

  #line(terminal: string, executor: string): CommandLineExecutor {
    const key = `${terminal}/${executor}`;
    let line = this.#lines.get(key);
    if (line === undefined) {
      line = new CommandLineExecutor(executor, terminal, this.#parts.config, this.#transport(terminal));
      this.#lines.set(key, line);
    }
    return line;
  }
}

const REFUSED_MISCHIEF: OrderResult = { status: 'refused', problem: MISCHIEF };
const UNKNOWN_MISCHIEF: OrderResult = { status: 'unknown', problem: MISCHIEF };
