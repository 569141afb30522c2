/**
 * A simulated machine that runs agents: run directories with `begin`, identity and exit record, one lock an item, the
 * fence, watchdogs that count, sleep, reboots, other machines that share its home. Scripts do here what the real ones do, in the same order.
 */
import type { EndedBy, ExecResult } from '../../action/src/model/result.ts';
import type { Inspection } from '../../action/src/model/inspection.ts';
import type { ProcessIdentity, Run } from '../../action/src/model/run.ts';
import type { Problem } from '../../action/src/errors.ts';
import type { Fence } from '../../action/src/ports/fleet.ts';
import { Agent } from './sim-agent.ts';
import { AwakeClock } from './sim-awake.ts';
import { FORGED, KILLED } from './sim-directory.ts';
import type { RunDirectory } from './sim-directory.ts';
import type { MachineOptions } from './sim-machine-options.ts';

/** What never began within this time is made void by whoever wants the item's lock. */
const STALE_START_MS = 60_000;
/** How long a wrapper may live after its exit record. */
const RECORD_GRACE_S = 60;
const SWEEP_S = 20;
const OTHER_MACHINE: Problem = { code: 'other-machine', message: 'Another machine answers.', remedy: '', retry: true };

export type ScriptResult =
  | { readonly done: 'started'; readonly identity: ProcessIdentity }
  | { readonly done: 'void' | 'forgotten' | 'killed' | 'watched' }
  | { readonly refused: Problem };

export class SimMachine {
  readonly name: string;
  readonly dirs = new Map<string, RunDirectory>();
  readonly locks = new Map<string, string>();
  readonly agents: Agent[] = [];
  readonly processes = new Map<string, number | null>();
  readonly awake: AwakeClock;
  boot = 1;
  /** Which of the machines that share its home answers now. */
  node = 0;
  #reachable = true;
  #pids = 100;
  readonly #fences = new Map<string, number>();
  readonly #options: MachineOptions;

  constructor(options: MachineOptions) {
    this.#options = options;
    this.name = options.name;
    this.awake = new AwakeClock(options.timeline);
  }

  get reachable(): boolean {
    return this.#reachable && !this.awake.asleep;
  }

  set reachable(reachable: boolean) {
    this.#reachable = reachable;
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
    if (there !== undefined && (there.begin !== null || there.launched !== null)) return refused('haspid', false);
    const holder = this.locks.get(run.item_id);
    if (holder !== undefined && holder !== run.dir_name && this.#busy(holder)) return refused('item-locked', true);
    const dir = there ?? this.#make(run.dir_name);
    dir.run = run;
    this.locks.set(run.item_id, run.dir_name);
    const { boot, node } = this;
    const start = String(this.#options.timeline.now);
    dir.launched = { pid: this.#pids++, start, boot: String(boot), pid_ns: '-', machine: `${this.name}.${node}` };
    const begin = (): void => {
      if (this.boot === boot) this.#begin(dir, run, executor, node);
    };
    const delay = this.#options.runner_ms();
    if (delay === 0) begin();
    else this.awake.after(delay, begin);
    return { done: 'started', identity: dir.launched };
  }

  void(name: string): ScriptResult | 'evidence' {
    return this.#voided(name) ? { done: 'void' } : 'evidence';
  }

  kill(name: string): ScriptResult {
    const dir = this.dirs.get(name);
    if (dir !== undefined && dir.begin === null) dir.begin = 'void';
    const agent = dir?.agent ?? null;
    if (dir === undefined || agent === null || agent.boot !== this.boot) return { done: 'killed' };
    if (agent.node !== this.node) return agent.alive ? { refused: OTHER_MACHINE } : { done: 'killed' };
    if (agent.alive) this.#end(dir, 'kill', { ...KILLED, thread_id: agent.behaviour.thread_id });
    this.#sweep(agent);
    return { done: 'killed' };
  }

  /** Nothing where a watchdog is there, or where nobody lives that it could watch. */
  watch(name: string, elapsed_s: number): ScriptResult {
    const dir = this.dirs.get(name);
    const agent = dir?.agent ?? null;
    if (dir !== undefined && agent?.alive === true && !agent.watched && agent.node === this.node) {
      this.#guard(dir, agent, Math.max(elapsed_s, agent.countedAt(this.awake.now)));
    }
    return { done: 'watched' };
  }

  forget(item_id: string, name: string): ScriptResult {
    if (this.locks.get(item_id) === name && !this.#busy(name)) this.locks.delete(item_id);
    return { done: 'forgotten' };
  }

  /** @param identity of the wrapper, if the asker knows it. */
  inspect(name: string, identity: ProcessIdentity | null = null): Inspection {
    const dir = this.dirs.get(name);
    if (dir === undefined) return { state: 'none', survivors: [] };
    if (identity !== null && identity.pid !== dir.launched?.pid) throw new Error(`${name} is asked for as another run`);
    if (dir.begin === 'void') return { state: 'void' };
    if (dir.begin === null || dir.agent === null) return { state: 'starting', since: dir.made_at };
    const { agent, exit } = dir;
    const { began_at: started_at, behaviour } = agent;
    const elsewhere = agent.node !== this.node;
    if (exit !== null || (dir.forged && this.#options.credulous === true)) {
      const { at, by, code, result } = exit ?? {
        at: this.#options.timeline.now,
        by: 'itself',
        code: 0,
        result: FORGED,
      };
      const survivors = elsewhere ? [] : this.#survivorsOf(agent);
      return {
        state: 'finished',
        result: { ...result, exit_code: code },
        started_at,
        ended_at: at,
        ended_by: by,
        survivors,
      };
    }
    if (elsewhere) return { state: 'unknown', problem: OTHER_MACHINE };
    if (agent.alive) {
      const elapsed_s = agent.countedAt(this.awake.now);
      const hangs = behaviour.end === 'hang';
      const last_output_at = hangs ? started_at : this.#options.timeline.now;
      const watch = {
        elapsed_s: Math.floor(elapsed_s),
        quiet_s: hangs ? Math.floor(elapsed_s) : 0,
        alive: agent.watched,
      };
      const { thread_id } = behaviour;
      return { state: 'running', started_at, last_output_at, thread_id, watch: this.counts ? watch : null };
    }
    const result = { ...KILLED, exit_code: null, thread_id: behaviour.thread_id };
    return { state: 'gone', result, same_boot: agent.boot === this.boot, survivors: this.#survivorsOf(agent) };
  }

  #survivorsOf(agent: Agent): number[] {
    const blind = this.#options.blind === true;
    return blind ? [] : Array.from({ length: agent.survivors }, (_, index) => 1000 + index);
  }

  get counts(): boolean {
    return this.#options.counts !== false;
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
    this.#leave(agent, agent.behaviour.survivors);
  }

  /** Something kills its watchdog. */
  unwatch(agent: Agent): void {
    if (agent.alive) agent.unwatch(this.awake.now);
  }

  /** Agents of an item with a process left. */
  live(item_id: string): Agent[] {
    return this.agents.filter((agent) => agent.run.item_id === item_id && agent.isLive);
  }

  // ── Inside ─────────────────────────────────────────────────────────────────────────────────────────────────────────

  #make(name: string): RunDirectory {
    const { timeline } = this.#options;
    const empty = { launched: null, forged: false, begin: null, run: null, agent: null, exit: null };
    const dir: RunDirectory = { name, made_at: timeline.now, ...empty };
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
      case 'unknown':
        return true;
      case 'gone':
      case 'finished':
        return seen.survivors.length > 0;
      case 'starting':
        return this.#options.timeline.now - (seen.since ?? 0) < STALE_START_MS || !this.#voided(name);
      case 'none':
      case 'void':
        return false;
    }
  }

  #begin(dir: RunDirectory, run: Run, executor: string, node: number): void {
    if (dir.begin !== null && (dir.begin === 'run' || this.#options.careless !== true)) return;
    dir.begin = 'run';
    const { timeline, behaviourOf, onBegin } = this.#options;
    const { name: machine, boot, awake } = this;
    const behaviour = behaviourOf(run, executor);
    const agent = new Agent({ run, machine, node, boot, began_at: timeline.now, began_awake: awake.now, behaviour });
    dir.agent = agent;
    this.agents.push(agent);
    onBegin?.(agent);
    this.#guard(dir, agent, 0);
    this.#work(dir, agent);
  }

  /** What the agent does by itself. */
  #work(dir: RunDirectory, agent: Agent): void {
    const { seconds, end, forges_s, result } = agent.behaviour;
    const later = (at_s: number, act: () => void): void => {
      this.awake.after(at_s * 1000, () => {
        if (agent.alive && agent.boot === this.boot) act();
      });
    };
    if (forges_s !== undefined) {
      later(forges_s, () => {
        dir.forged = true;
        later(
          RECORD_GRACE_S,
          () => agent.watched && this.#end(dir, 'kill', { ...KILLED, thread_id: result.thread_id }),
        );
      });
    }
    if (end === 'exit') later(seconds, () => this.#end(dir, 'itself', result));
    else if (end === 'vanish') later(seconds, () => this.vanish(agent));
  }

  /** The machine itself ends what takes too long, whether or not any tick ever looks again. */
  #guard(dir: RunDirectory, agent: Agent, counted_s: number): void {
    const { run, behaviour } = agent;
    const looks = agent.watch(counted_s, this.awake.now);
    const cut = { ...KILLED, thread_id: behaviour.thread_id };
    const after = (seconds: number, by: EndedBy): void => {
      this.awake.after(Math.max(0, seconds) * 1000, () => {
        if (looks() && agent.alive && agent.boot === this.boot) this.#end(dir, by, cut);
      });
    };
    if (this.#options.unwatched === true) return;
    after(run.limit_s - counted_s, 'limit');
    if (behaviour.end === 'hang' && run.stall_s > 0) after(run.stall_s - counted_s, 'stall');
  }

  #end(dir: RunDirectory, by: EndedBy, result: ExecResult): void {
    const { agent } = dir;
    if (agent === null) return;
    const { readable, survivors, stubborn_s = 0 } = agent.behaviour;
    this.#leave(agent, by === 'itself' || stubborn_s > 0 ? survivors : 0);
    dir.exit = { at: this.#options.timeline.now, by, code: readable ? result.exit_code : null, result };
    // The watchdog stays until nothing is left.
    const sweep = (): void => {
      if (!agent.watched || agent.boot !== this.boot) return;
      this.#sweep(agent);
      if (agent.survivors > 0) this.awake.after(SWEEP_S * 1000, sweep);
    };
    if (agent.survivors > 0) this.awake.after(SWEEP_S * 1000, sweep);
  }

  #leave(agent: Agent, survivors: number): void {
    agent.alive = false;
    agent.survivors = survivors;
    agent.ended_awake = this.awake.now;
    agent.stubborn_until = this.awake.now + (agent.behaviour.stubborn_s ?? 0) * 1000;
  }

  #sweep(agent: Agent): void {
    if (this.awake.now >= agent.stubborn_until) agent.survivors = 0;
  }
}

function refused(code: string, retry: boolean): ScriptResult {
  return { refused: { code, message: `Refused: ${code}.`, remedy: '', retry } };
}
