/**
 * All terminals at once: what a tick asks is grouped by terminal, becomes one batch each, and is sent in parallel. What
 * could not be asked is `unknown`. A failure of one terminal is no failure of another, and neither is that of one run or
 * one order: whatever cannot be asked for or read is the problem of that run alone.
 */
import type { Config } from '../config/schema.ts';
import { ConfigError, HostKeyError, TransportError, Unreached, problemOf } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Handle, Run } from '../model/run.ts';
import type { Inspection } from '../model/inspection.ts';
import { ANSWER_INCOMPLETE } from '../ports/operation.ts';
import type { Operation, OperationResult } from '../ports/operation.ts';
import type { Transport } from '../ports/transport.ts';
import type { Clock } from '../ports/host.ts';
import type { Fence, Fleet, FleetReport, Order, OrderResult, RunRef, TerminalReport } from '../ports/fleet.ts';
import { BASTION } from '../ports/known-hosts.ts';
import type { KnownHosts } from '../ports/known-hosts.ts';
import { CommandLineExecutor } from './terminal/command-line.ts';
import { readerOf } from './terminal/readers.ts';
import { NO_CLOCK, forgetOf, killOf, voidOf, watchOf } from './terminal/run-reader.ts';
import type { RunReader } from './terminal/run-reader.ts';
import { INJECTED_FAULT } from './mock/injected-fault.ts';
import { clockOf, inspectionOf } from './terminal/read-answer.ts';

const NO_CONTEXT = { asked_thread: null, totals_before: null };

export interface FleetParts {
  readonly config: Config;
  readonly clock: Clock;
  /** Made when first needed. @throws {AgentdError} */
  readonly transport: (terminal: string) => Transport;
  /** Absent: no host key is believed at a first visit. */
  readonly host_keys?: KnownHosts;
}

export class TerminalFleet implements Fleet {
  readonly #parts: FleetParts;
  readonly #transports = new Map<string, Transport>();
  readonly #executors = new Map<string, CommandLineExecutor>();

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

  /** @throws {ConfigError} the executor or the terminal cannot be used by this configuration. */
  handle(terminal: string, executor: string, run: Run): Handle {
    return this.#executor(terminal, executor).handle(run);
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
    const asked: { ref: RunRef; look: Operation }[] = [];
    for (const ref of refs) {
      const look = attempt(() => this.#reader(ref).inspect(ref.handle, ref.identity));
      if ('problem' in look) runs.set(ref.id, { state: 'unknown', problem: look.problem });
      else asked.push({ ref, look: look.it });
    }
    try {
      const counts: Operation[] = names.map((name) => ({ op: 'process_count', name }));
      const looks = asked.map(({ look }) => look);
      const results = await this.#transport(terminal).batch([{ op: 'facts' }, ...counts, ...looks], null);
      const clock = clockOf(results[0], this.#parts.clock.now());
      names.forEach((name, index) => {
        const count = results[1 + index];
        processes[name] = count !== undefined && 'count' in count ? count.count : null;
      });
      asked.forEach(({ ref }, index) => {
        const result = results[1 + names.length + index];
        const seen = attempt(() => inspectionOf(result, this.#reader(ref), ref.handle, ref.context, clock));
        runs.set(ref.id, 'problem' in seen ? { state: 'unknown', problem: seen.problem } : seen.it);
      });
      return { reached: true, processes, utc_offset_min: clock.utc_offset_min, ...this.#learned(terminal) };
    } catch (error) {
      const problem = problemOf(error);
      for (const { ref } of asked) runs.set(ref.id, { state: 'unknown', problem });
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
    let answers: readonly OperationResult[];
    try {
      const transport = this.#transport(terminal);
      for (const order of orders) {
        const planned = attempt(() => this.#operation(order));
        if ('problem' in planned) results.set(order.ref.id, { status: 'refused', problem: planned.problem });
        else sent.push({ order, operation: planned.it });
      }
      if (sent.length === 0) return;
      answers = await transport.batch(
        sent.map(({ operation }) => operation),
        fence,
      );
    } catch (error) {
      const result = notAnswered(error);
      for (const { ref } of orders) if (!results.has(ref.id)) results.set(ref.id, result);
      return;
    }
    sent.forEach(({ order }, index) => {
      const result = attempt(() => this.#resultOf(order, answers[index]));
      results.set(order.ref.id, 'problem' in result ? { status: 'unknown', problem: result.problem } : result.it);
    });
  }

  /** @throws {AgentdError} the order cannot be planned, or the mock was told to refuse it. */
  #operation(order: Order): Operation {
    const { terminal, executor, handle, identity, elapsed_s } = order.ref;
    switch (order.type) {
      case 'start': {
        const command = this.#executor(terminal, executor);
        if (command.injected_fault === 'fail_start') throw new TransportError(INJECTED_FAULT);
        return command.start(order.run, order.replaces);
      }
      case 'kill': {
        // A run that nobody can read any more is ended all the same.
        const reader = attempt(() => this.#reader(order.ref));
        return 'problem' in reader ? killOf(handle, identity, []) : reader.it.kill(handle, identity);
      }
      case 'void':
        return voidOf(handle);
      case 'watch':
        return watchOf(handle, identity, elapsed_s);
      case 'forget':
        return forgetOf(handle);
    }
  }

  #resultOf(order: Order, answer: OperationResult | undefined): OrderResult {
    const { terminal, executor, handle } = order.ref;
    if (order.type === 'start' && this.#executor(terminal, executor).injected_fault === 'fail_answer') {
      return { status: 'unknown', problem: INJECTED_FAULT };
    }
    if (answer === undefined) return { status: 'unknown', problem: ANSWER_INCOMPLETE };
    if ('refused' in answer) return { status: 'refused', problem: answer.refused };
    if ('inspection' in answer) {
      const after = attempt(() => this.#reader(order.ref).read(answer.inspection, handle, NO_CONTEXT, NO_CLOCK));
      return { status: 'done', after: 'problem' in after ? { state: 'unknown', ...after } : after.it };
    }
    if ('status' in answer && answer.status === 'evidence') return { status: 'evidence' };
    if ('identity' in answer) {
      const { identity, how } = answer;
      return { status: 'done', after: null, identity, ...(how === undefined ? {} : { how }) };
    }
    return { status: 'done', after: null };
  }

  #reader({ handle, executor }: RunRef): RunReader {
    return readerOf(handle, executor, this.#parts.config);
  }

  #transport(terminal: string): Transport {
    let transport = this.#transports.get(terminal);
    if (transport === undefined) {
      transport = this.#parts.transport(terminal);
      this.#transports.set(terminal, transport);
    }
    return transport;
  }

  #executor(terminal: string, executor: string): CommandLineExecutor {
    const key = `${terminal}/${executor}`;
    let found = this.#executors.get(key);
    if (found === undefined) {
      found = new CommandLineExecutor(executor, terminal, this.#parts.config, this.#transport(terminal));
      this.#executors.set(key, found);
    }
    return found;
  }
}

/** What came of it, or why nothing did. */
function attempt<T>(act: () => T): { readonly it: T } | { readonly problem: Problem } {
  try {
    return { it: act() };
  } catch (error) {
    return { problem: problemOf(error) };
  }
}

/**
 * Surely nothing was sent where the way there failed first, where the machine is not the one we know, and where the
 * configuration cannot be used, which is found out before. Of anything else nobody knows.
 */
function notAnswered(error: unknown): OrderResult {
  const problem = problemOf(error);
  const surelyNot = error instanceof Unreached || error instanceof HostKeyError || error instanceof ConfigError;
  if (!surelyNot) return { status: 'unknown', problem };
  const away = error instanceof Unreached && problem.retry ? ({ away: true } as const) : {};
  return { status: 'refused', problem, unreached: true, ...away };
}
