/**
 * A simulated machine that runs agents: run directories with `begin`, identity and exit record, one lock an item, the
 * fence, reboots. Scripts do here what the real ones do, in the same order.
 */
import type { EndedBy, ExecResult, Inspection, Millis, Run } from '../../action/src/model.ts';
import type { Problem } from '../../action/src/errors.ts';
import type { Fence } from '../../action/src/ports.ts';
import type { Timeline } from './timeline.ts';

/** What an agent will do, if nobody stops it. */
export interface Behaviour {
  readonly seconds: number;
  /** `hang`: goes on without output. `vanish`: its process is gone without an exit record. */
  readonly end: 'exit' | 'vanish' | 'hang';
  /** Marked processes that outlive it. */
  readonly survivors: number;
  /** False: the exit record cannot be read. */
  readonly readable: boolean;
  readonly result: ExecResult;
  /** The conversation it is in. */
  readonly thread_id: string | null;
}

export interface Agent {
  readonly run: Run;
  readonly machine: string;
  readonly boot: number;
  readonly began_at: Millis;
  readonly behaviour: Behaviour;
  alive: boolean;
  survivors: number;
}

interface Exit {
  readonly at: Millis;
  readonly by: EndedBy;
  readonly code: number | null;
  readonly result: ExecResult;
}

export interface RunDirectory {
  readonly name: string;
  readonly made_at: Millis;
  begin: 'run' | 'void' | null;
  run: Run | null;
  agent: Agent | null;
  exit: Exit | null;
}

export interface MachineOptions {
  readonly timeline: Timeline;
  readonly name: string;
  readonly behaviourOf: (run: Run, executor: string) => Behaviour;
  /** From the launch to the runner's first act. */
  readonly runner_ms: () => number;
  readonly onBegin?: (agent: Agent) => void;
  /** Lets a launch begin that was made void. */
  readonly careless?: boolean;
  /** Nobody watches how long an agent takes. */
  readonly unwatched?: boolean;
}

/** What never began within this time is made void by whoever wants the item's lock. */
const STALE_START_MS = 60_000;
const KILLED: ExecResult = { last_message: null, exit_code: 143, thread_id: null, log_paths: [], tail: '' };

export type ScriptResult =
  { readonly done: 'started' | 'void' | 'forgotten' | 'killed' } | { readonly refused: Problem };

export class SimMachine {
  readonly name: string;
  readonly dirs = new Map<string, RunDirectory>();
  readonly locks = new Map<string, string>();
  readonly agents: Agent[] = [];
  readonly processes = new Map<string, number | null>();
  boot = 1;
  reachable = true;
  readonly #fences = new Map<string, number>();
  readonly #options: MachineOptions;

  constructor(options: MachineOptions) {
    this.#options = options;
    this.name = options.name;
  }

  /** Refuses a smaller fence than it has seen. */
  admits(fence: Fence): boolean {
    const seen = this.#fences.get(fence.lineage) ?? 0;
    if (fence.number < seen) return false;
    this.#fences.set(fence.lineage, fence.number);
    return true;
  }

  // ── Scripts ────────────────────────────────────────────────────────────────────────────────────────────────────────

  start(run: Run, executor: string, replaces: readonly string[]): ScriptResult | 'evidence' {
    for (const name of replaces) if (!this.#voided(name)) return 'evidence';
    const there = this.dirs.get(run.dir_name);
    if (there?.begin === 'void') return refused('run-void', false);
    if (there !== undefined && (there.begin !== null || there.exit !== null)) return refused('haspid', false);
    const holder = this.locks.get(run.item_id);
    if (holder !== undefined && holder !== run.dir_name && this.#busy(holder)) return refused('item-locked', true);
    const dir = there ?? this.#make(run.dir_name);
    dir.run = run;
    this.locks.set(run.item_id, run.dir_name);
    const { boot } = this;
    const begin = (): void => {
      if (this.boot === boot) this.#begin(dir, run, executor);
    };
    const delay = this.#options.runner_ms();
    if (delay === 0) begin();
    else this.#options.timeline.after(delay, begin);
    return { done: 'started' };
  }

  void(name: string): ScriptResult | 'evidence' {
    return this.#voided(name) ? { done: 'void' } : 'evidence';
  }

  kill(name: string): ScriptResult {
    const dir = this.dirs.get(name);
    if (dir !== undefined && dir.begin === null) dir.begin = 'void';
    if (dir?.agent != null && dir.exit === null && dir.agent.boot === this.boot) {
      const { agent } = dir;
      agent.survivors = 0;
      if (agent.alive) this.#end(dir, 'kill', { ...KILLED, thread_id: agent.behaviour.thread_id });
    }
    return { done: 'killed' };
  }

  forget(item_id: string, name: string): ScriptResult {
    if (this.locks.get(item_id) === name && !this.#busy(name)) this.locks.delete(item_id);
    return { done: 'forgotten' };
  }

  inspect(name: string): Inspection {
    const dir = this.dirs.get(name);
    if (dir === undefined) return { state: 'none', survivors: [] };
    if (dir.begin === 'void') return { state: 'void' };
    if (dir.begin === null || dir.agent === null) return { state: 'starting', since: dir.made_at };
    const { agent, exit } = dir;
    if (exit !== null) {
      const result = { ...exit.result, exit_code: exit.code };
      return {
        state: 'finished',
        result,
        started_at: agent.began_at,
        ended_at: exit.at,
        ended_by: exit.by,
        survivors: [],
      };
    }
    if (agent.alive) {
      const { began_at, behaviour } = agent;
      const last_output_at = behaviour.end === 'hang' ? began_at : this.#options.timeline.now;
      return { state: 'running', started_at: began_at, last_output_at, thread_id: behaviour.thread_id, watch: null };
    }
    const result = { ...KILLED, exit_code: null, thread_id: agent.behaviour.thread_id };
    return {
      state: 'gone',
      result,
      same_boot: agent.boot === this.boot,
      survivors: Array.from({ length: agent.survivors }, (_, index) => index + 1),
    };
  }

  // ── What happens to it ─────────────────────────────────────────────────────────────────────────────────────────────

  /** Everything on it dies; it does not answer for a while. */
  reboot(): void {
    this.boot += 1;
    for (const agent of this.agents) {
      agent.alive = false;
      agent.survivors = 0;
    }
  }

  /** Something kills the agent, and no record is left. */
  vanish(agent: Agent): void {
    if (!agent.alive) return;
    agent.alive = false;
    agent.survivors = agent.behaviour.survivors;
  }

  /** Agents of an item with a process left. */
  live(item_id: string): Agent[] {
    return this.agents.filter((agent) => agent.run.item_id === item_id && isLive(agent));
  }

  // ── Inside ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  #make(name: string): RunDirectory {
    const { timeline } = this.#options;
    const dir: RunDirectory = { name, made_at: timeline.now, begin: null, run: null, agent: null, exit: null };
    this.dirs.set(name, dir);
    return dir;
  }

  #voided(name: string): boolean {
    const dir = this.dirs.get(name) ?? this.#make(name);
    if (dir.begin === null && dir.exit === null) dir.begin = 'void';
    return dir.begin === 'void';
  }

  #busy(name: string): boolean {
    const seen = this.inspect(name);
    switch (seen.state) {
      case 'running':
        return true;
      case 'gone':
        return seen.survivors.length > 0;
      case 'starting':
        return this.#options.timeline.now - (seen.since ?? 0) < STALE_START_MS || !this.#voided(name);
      case 'none':
      case 'void':
      case 'finished':
      case 'unknown':
        return false;
    }
  }

  #begin(dir: RunDirectory, run: Run, executor: string): void {
    if (dir.begin !== null && (dir.begin === 'run' || this.#options.careless !== true)) return;
    dir.begin = 'run';
    const { timeline, behaviourOf, onBegin } = this.#options;
    const behaviour = behaviourOf(run, executor);
    const agent: Agent = {
      run,
      machine: this.name,
      boot: this.boot,
      began_at: timeline.now,
      behaviour,
      alive: true,
      survivors: 0,
    };
    dir.agent = agent;
    this.agents.push(agent);
    onBegin?.(agent);
    this.#watch(dir, agent);
  }

  /** The machine itself ends what takes too long, whether or not any tick ever looks again. */
  #watch(dir: RunDirectory, agent: Agent): void {
    const { run, behaviour } = agent;
    const cut = { ...KILLED, thread_id: behaviour.thread_id };
    const end = (by: EndedBy, result: ExecResult) => (): void => {
      if (agent.alive && agent.boot === this.boot) this.#end(dir, by, result);
    };
    const own = behaviour.end === 'hang' ? Infinity : behaviour.seconds;
    const unwatched = this.#options.unwatched === true;
    const stall = behaviour.end === 'hang' && run.stall_s > 0 && !unwatched ? run.stall_s : Infinity;
    const limit = unwatched ? Infinity : run.limit_s;
    const first = Math.min(own, stall, limit);
    if (first === Infinity) return;
    const { timeline } = this.#options;
    if (first === limit) timeline.after(limit * 1000, end('limit', cut));
    else if (first === stall) timeline.after(stall * 1000, end('stall', cut));
    else if (behaviour.end === 'vanish') timeline.after(own * 1000, () => this.vanish(agent));
    else timeline.after(own * 1000, end('itself', behaviour.result));
  }

  #end(dir: RunDirectory, by: EndedBy, result: ExecResult): void {
    const { agent } = dir;
    if (agent === null) return;
    agent.alive = false;
    agent.survivors = by === 'itself' ? agent.behaviour.survivors : 0;
    const code = agent.behaviour.readable ? result.exit_code : null;
    dir.exit = { at: this.#options.timeline.now, by, code, result };
  }
}

export function isLive(agent: Agent): boolean {
  return agent.alive || agent.survivors > 0;
}

function refused(code: string, retry: boolean): ScriptResult {
  return { refused: { code, message: `Refused: ${code}.`, remedy: '', retry } };
}
