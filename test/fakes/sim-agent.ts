/** An agent on a simulated machine, with its processes, its watchdog, and what it will do if nobody stops it. */
import type { ExecResult } from '../../action/src/model/result.ts';
import type { Millis } from '../../action/src/model/basics.ts';
import type { Run } from '../../action/src/model/run.ts';

export interface Behaviour {
  /** Of time in which the machine is awake. */
  readonly seconds: number;
  /** `hang`: goes on without output. `vanish`: its process is gone without an exit record. */
  readonly end: 'exit' | 'vanish' | 'hang';
  /** Processes that outlive it. */
  readonly survivors: number;
  /** How long no signal ends them; absent: not at all. */
  readonly stubborn_s?: number;
  /** When it writes an exit record of its own, and works on; absent: never. */
  readonly forges_s?: number;
  /** False: the exit record cannot be read. */
  readonly readable: boolean;
  readonly result: ExecResult;
  /** The conversation it is in. */
  readonly thread_id: string | null;
}

export class Agent {
  readonly run: Run;
  readonly machine: string;
  /** Which of the machines that share its home it is on. */
  readonly node: number;
  readonly boot: number;
  readonly began_at: Millis;
  readonly behaviour: Behaviour;
  alive = true;
  survivors = 0;
  /** When its survivors give way, by the machine's awake time. */
  stubborn_until = 0;
  /** Awake milliseconds of the machine at its begin, and at its end. */
  readonly began_awake: Millis;
  ended_awake: Millis | null = null;
  /** What its watchdog has counted up to `since`; it is dead where that is null. */
  #counted_s = 0;
  #since: Millis | null = null;
  #watchdogs = 0;

  constructor(fields: Pick<Agent, 'run' | 'machine' | 'node' | 'boot' | 'began_at' | 'began_awake' | 'behaviour'>) {
    this.run = fields.run;
    this.machine = fields.machine;
    this.node = fields.node;
    this.boot = fields.boot;
    this.began_at = fields.began_at;
    this.began_awake = fields.began_awake;
    this.behaviour = fields.behaviour;
  }

  get isLive(): boolean {
    return this.alive || this.survivors > 0;
  }

  get watched(): boolean {
    return this.#since !== null;
  }

  countedAt(awake: Millis): number {
    return this.#counted_s + (this.#since === null ? 0 : (awake - this.#since) / 1000);
  }

  /** A watchdog that goes on from `counted_s`. @returns whether it is still the one that looks. */
  watch(counted_s: number, awake: Millis): () => boolean {
    this.#counted_s = counted_s;
    this.#since = awake;
    const own = ++this.#watchdogs;
    return () => this.#since !== null && this.#watchdogs === own;
  }

  unwatch(awake: Millis): void {
    this.#counted_s = this.countedAt(awake);
    this.#since = null;
  }
}
