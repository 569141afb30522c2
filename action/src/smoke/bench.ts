/** What the steps of a smoke run work with: the world, the plan, and what has been made so far. */
import type { Redactor } from '../../../bot/redact.ts';
import type { Config } from '../config/schema.ts';
import { TransportError } from '../errors.ts';
import type { HostKeyError, Problem } from '../errors.ts';
import { CommandLineExecutor } from '../executors/terminal/command-line.ts';
import type { Handle, ProcessIdentity } from '../model/run.ts';
import type { Inspection } from '../model/inspection.ts';
import type { ItemState, ProjectInfo } from '../model/work-item.ts';
import type { Verdict } from '../model/verdict.ts';
import { ANSWER_INCOMPLETE } from '../ports/operation.ts';
import type { Operation, OperationResult } from '../ports/operation.ts';
import type { Transport } from '../ports/transport.ts';
import type { Clock } from '../ports/host.ts';
import type { ItemWriter, Target } from '../ports/item-writer.ts';
import type { Tracker } from '../ports/tracker.ts';
import type { MadeItem, TrialItems } from '../ports/trial-items.ts';
import type { SmokePlan } from './request.ts';
import type { SmokeRow } from './report.ts';

export interface SmokePorts {
  readonly config: Config;
  readonly tracker: Pick<Tracker, 'project' | 'comments'>;
  readonly writer: Pick<ItemWriter, 'whoAmI' | 'mayWrite' | 'putComment'>;
  readonly trial: TrialItems;
  /** The same Plane for the clean-up, which goes on after a stop. */
  readonly cleaning: {
    readonly tracker: Pick<Tracker, 'comments'>;
    readonly trial: Pick<TrialItems, 'find' | 'remove' | 'removeComment'>;
  };
  /** Made when first needed. @throws {AgentdError} the terminal cannot be used by this configuration. */
  transport(): Transport;
  /** Host keys that were believed since the start on that way, by the name of its channel. */
  learnedHostKeys(route: string): readonly string[];
  readonly clock: Clock;
  readonly redact: Redactor;
  /** Aborted by a signal or a deadline: nothing more is tried, and the clean-up begins. */
  readonly stop: AbortSignal;
  /** Called for each row as soon as it is known. */
  tell?(row: SmokeRow): void;
}

/** `sent`: it may be there; nobody knows. */
type Making<T> = { readonly state: 'no' | 'sent' } | { readonly state: 'made'; readonly it: T };

/** Grows while the steps go on; each note is made before the request whose answer may be lost. */
export class Bench {
  readonly plan: SmokePlan;
  readonly ports: SmokePorts;
  project: ProjectInfo | null = null;
  user_id: string | null = null;
  quiet: ItemState | null = null;
  reached = false;
  host_key_error: HostKeyError | null = null;
  directory_tried = false;
  run: Making<Handle> = { state: 'no' };
  /** Of the run's wrapper, as its start said; null: unknown. */
  identity: ProcessIdentity | null = null;
  seen: Extract<Inspection, { state: 'finished' | 'gone' }> | null = null;
  verdict: Verdict | null = null;
  /** Minutes east of UTC on the terminal. */
  utc_offset_min: number | null = null;
  item: Making<MadeItem> = { state: 'no' };
  comment: Making<{ readonly id: string; readonly html: string }> = { state: 'no' };
  #line: CommandLineExecutor | null = null;

  constructor(plan: SmokePlan, ports: SmokePorts) {
    this.plan = plan;
    this.ports = ports;
  }

  /** @throws {AgentdError} see `SmokePorts.transport`. */
  get line(): CommandLineExecutor {
    const { executor, terminal, config } = this.plan;
    this.#line ??= new CommandLineExecutor(executor, terminal, config, this.ports.transport());
    return this.#line;
  }

  /** The run directory on the terminal. */
  get dir(): string {
    const transport = this.ports.transport();
    return transport.join(transport.run_root, this.plan.run.dir_name);
  }

  /** The part of it that is the agent's. */
  get out(): string {
    return this.ports.transport().join(this.dir, 'out');
  }

  get task(): string {
    return `agentd-${this.plan.run.dir_name}`;
  }

  get handle(): Handle {
    return this.line.handle({ ...this.plan.run, script: null });
  }

  /** Where the comment goes. */
  target(project: ProjectInfo, item: MadeItem): Target {
    return { project, item_id: item.id, as: this.plan.terminal };
  }

  /**
   * One visit. No fence is carried, so that no tick is disturbed by it.
   * @throws {AgentdError} the terminal did not answer, or refused.
   */
  async visit(operation: Operation): Promise<OperationResult> {
    const [result] = await this.ports.transport().batch([operation], null);
    if (result === undefined || 'refused' in result) throw refused(result);
    return result;
  }
}

function refused(result: { readonly refused: Problem } | undefined): TransportError {
  return new TransportError(result?.refused ?? ANSWER_INCOMPLETE);
}
