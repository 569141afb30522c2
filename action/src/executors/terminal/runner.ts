/** The executor contract over a transport: every single method is a batch of one. */
import type { Evidence, Handle, ProcessIdentity, Run } from '../../model/run.ts';
import type { ExecResult } from '../../model/result.ts';
import type { Inspection } from '../../model/inspection.ts';
import { EVIDENCE } from '../../model/run.ts';
import { TransportError } from '../../errors.ts';
import { ANSWER_INCOMPLETE } from '../../ports/operation.ts';
import type { Operation, OperationResult } from '../../ports/operation.ts';
import { INJECTED_FAULT } from '../mock/injected-fault.ts';
import { clockOf, inspectionOf } from './read-answer.ts';
import type { Transport } from '../../ports/transport.ts';
import type { Clock } from '../../ports/host.ts';
import type { Fence, ReadContext } from '../../ports/fleet.ts';
import type { HandleExecutor } from '../../ports/executor.ts';
import type { CommandLineExecutor } from './command-line.ts';
import { parseHandle } from './run-handle.ts';
import { forgetOf } from './run-reader.ts';

const NO_CONTEXT: ReadContext = { asked_thread: null, totals_before: null };

export class RunnerExecutor implements HandleExecutor {
  readonly name: string;
  readonly resume: boolean;
  readonly #line: CommandLineExecutor;
  readonly #transport: Transport;
  readonly #fence: Fence;
  readonly #clock: Clock;
  /** Of the wrappers that were started here, by run directory. */
  readonly #identities = new Map<string, ProcessIdentity>();

  constructor(line: CommandLineExecutor, transport: Transport, fence: Fence, clock: Clock) {
    this.name = line.name;
    this.resume = line.resume;
    this.#line = line;
    this.#transport = transport;
    this.#fence = fence;
    this.#clock = clock;
  }

  handle(run: Run): Handle {
    return this.#line.handle(run);
  }

  async start(run: Run): Promise<Handle> {
    if (this.#line.injected_fault === 'fail_start') throw new TransportError(INJECTED_FAULT);
    const result = await this.#one(this.#line.start(run, []));
    if (this.#line.injected_fault === 'fail_answer') throw new TransportError(INJECTED_FAULT);
    const handle = this.handle(run);
    if ('identity' in result && result.identity !== null)
      this.#identities.set(parseHandle(handle).dir, result.identity);
    return handle;
  }

  async probe(handle: Handle): Promise<Evidence[]> {
    const seen = await this.#one({ op: 'probe', dir: parseHandle(handle).dir, names: EVIDENCE }, null);
    const present = 'present' in seen ? seen.present : [];
    return EVIDENCE.filter((name) => present.includes(name));
  }

  async poll(handle: Handle): Promise<'running' | 'finished'> {
    const seen = await this.#inspectOne(handle);
    const ended = seen.state === 'finished' || seen.state === 'gone';
    // What is left of it could work on beside whatever comes next.
    return ended && seen.survivors.length === 0 ? 'finished' : 'running';
  }

  async collect(handle: Handle): Promise<ExecResult> {
    const seen = await this.#inspectOne(handle);
    if (seen.state === 'finished' || seen.state === 'gone') return seen.result;
    const thread_id = seen.state === 'running' ? seen.thread_id : null;
    return { last_message: null, exit_code: null, thread_id, log_paths: [], tail: '' };
  }

  async kill(handle: Handle): Promise<void> {
    await this.#one(this.#line.kill(handle, this.#identityOf(handle)));
  }

  async forget(handle: Handle): Promise<void> {
    await this.#one(forgetOf(handle));
  }

  async inspect(handles: readonly Handle[]): Promise<ReadonlyMap<Handle, Inspection>> {
    const looks = handles.map((handle) => this.#line.inspect(handle, this.#identityOf(handle)));
    const operations: Operation[] = [{ op: 'facts' }, ...looks];
    const [facts, ...results] = await this.#transport.batch(operations, null);
    const clock = clockOf(facts, this.#clock.now());
    return new Map(
      handles.map((handle, index) => [handle, inspectionOf(results[index], this.#line, handle, NO_CONTEXT, clock)]),
    );
  }

  #identityOf(handle: Handle): ProcessIdentity | null {
    return this.#identities.get(parseHandle(handle).dir) ?? null;
  }

  async #inspectOne(handle: Handle): Promise<Inspection> {
    const seen = (await this.inspect([handle])).get(handle);
    if (seen === undefined || seen.state === 'unknown') throw new TransportError(seen?.problem ?? ANSWER_INCOMPLETE);
    return seen;
  }

  async #one(operation: Operation, fence: Fence | null = this.#fence): Promise<OperationResult> {
    const [result] = await this.#transport.batch([operation], fence);
    if (result === undefined) throw new TransportError(ANSWER_INCOMPLETE);
    if ('refused' in result) throw new TransportError(result.refused);
    return result;
  }
}
