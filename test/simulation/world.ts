/** One simulated world: everything behind the ports of a tick, and the processes that run ticks in it. */
import { tick } from '../../action/src/tick/tick.ts';
import type { TickOptions, TickPorts, TickReport } from '../../action/src/tick/tick.ts';
import { AgentdError } from '../../action/src/errors.ts';
import type { Config } from '../../action/src/config/schema.ts';
import { Prng } from '../fakes/prng.ts';
import { SimMachine } from '../fakes/sim-machine.ts';
import { fleetFor } from '../fakes/sim-fleet.ts';
import { SimPlane } from '../fakes/sim-plane.ts';
import { writerFor, trackerFor } from '../fakes/sim-plane-ports.ts';
import { SimStore } from '../fakes/sim-store.ts';
import { Timeline } from '../fakes/timeline.ts';
import { nastyScriptOf, scriptOf } from './agents.ts';
import { CLOCKS_APART_MS, Checks } from './checks.ts';
import { TickProcess } from './process.ts';
import { BOTS, PROJECT, TEMPLATE, configOf } from './setting.ts';
import { Weather } from './weather.ts';

/** A worker with a long queue. */
const LATEST_WORK_MS = 30 * 60_000;
const START = Date.UTC(2026, 0, 5, 10);
const PROMPTS = new Map([['ENG', TEMPLATE]]);

export interface WorldOptions {
  readonly seed: number;
  /** Names of what is to be left out. */
  readonly masked?: ReadonlySet<string>;
  /** Receives the schedule. */
  readonly trace?: (line: string) => void;
  /** Receives what a tick saw and did, for counting. */
  readonly ticked?: (report: TickReport) => void;
  /** Machines do not sleep, homes are not shared, agents leave nothing behind. */
  readonly plain?: boolean;
  /** A part that does not do what its port asks for, to see that the checks notice. */
  readonly sabotage?: Sabotage;
}

export type Sabotage =
  'store' | 'begin' | 'external ids' | 'inspection' | 'watchdog' | 'records' | 'survivors' | 'clocks';

/**
 * `plain`: as machines are. `old`: its watchdogs count nothing that can be read. `nasty`: its agents leave processes and
 * forge records. `shared`: another machine has the same home, and sometimes answers in its place.
 */
export type Nature = 'plain' | 'old' | 'nasty' | 'shared';

function natureOf({ seed, plain, sabotage }: WorldOptions, name: string): Nature {
  if (plain === true) return 'old';
  const nature = new Prng(seed, 'nature', name).pick(['plain', 'old', 'nasty', 'nasty', 'shared'] as const);
  // A machine that sleeps is what tells clocks from what was counted.
  return sabotage === 'clocks' ? 'plain' : nature;
}

export class World {
  readonly seed: number;
  readonly timeline = new Timeline(START);
  readonly weather: Weather;
  readonly config: Config;
  readonly plane: SimPlane;
  readonly machines: readonly SimMachine[];
  /** What may happen to each machine, beside the usual. */
  readonly natures: ReadonlyMap<string, Nature>;
  readonly checks: Checks;
  readonly processes: TickProcess[] = [];
  ticks = 0;
  /** Of the last tick that ended. */
  report: TickReport | null = null;
  readonly #store: SimStore;
  readonly #options: WorldOptions;
  readonly #begun = new Map<string, number>();
  readonly #prng: Prng;

  constructor(options: WorldOptions) {
    const { seed } = options;
    this.#options = options;
    this.seed = seed;
    this.config = configOf(seed);
    this.weather = new Weather(seed, options.masked);
    this.#prng = new Prng(seed, 'world');
    const prng = this.#prng;
    const { timeline } = this;
    const slowWorker = prng.chance(0.5);
    const ways = new Prng(seed, 'worker');
    const way = options.plain === true ? 'usual' : ways.pick(['usual', 'usual', 'usual', 'late', 'lossy'] as const);
    this.plane = new SimPlane({
      timeline,
      project: PROJECT,
      skew_ms: prng.chance(0.3) ? prng.between(-CLOCKS_APART_MS, CLOCKS_APART_MS) : 0,
      worker_ms: () => {
        if (way === 'late') return ways.between(0, LATEST_WORK_MS);
        if (way === 'lossy' && ways.chance(0.5)) return null;
        return slowWorker ? prng.between(0, 20_000) : 200;
      },
      onComment: (item, comment) => this.checks.commentPosted(item, comment),
    });
    const slowRunner = prng.chance(0.4);
    this.natures = new Map(Object.keys(BOTS).map((name) => [name, natureOf(options, name)]));
    this.machines = Object.keys(BOTS).map(
      (name) =>
        new SimMachine({
          timeline,
          name,
          behaviourOf: (run, executor) => {
            const script = this.natures.get(name) === 'nasty' ? nastyScriptOf : scriptOf;
            return script(seed, run, executor === 'codex');
          },
          counts: this.natures.get(name) !== 'old' && options.sabotage !== 'clocks',
          runner_ms: () => (slowRunner ? prng.pick([10, 900, 5000, 100_000]) : 10),
          careless: options.sabotage === 'begin',
          unwatched: options.sabotage === 'watchdog',
          credulous: options.sabotage === 'records',
          blind: options.sabotage === 'survivors',
          onBegin: (agent) => {
            this.tell(() => `${agent.run.dir_name} begins on ${name}`);
            this.checks.agentBegins(agent);
          },
        }),
    );
    const own = this.config.state.store === 'file';
    this.#store = new SimStore({
      careless: options.sabotage === 'store',
      now: own ? null : () => timeline.now,
      isDead: (holder) => own && this.processes.some((process) => process.holder === holder && !process.active),
      onSave: (text) => {
        this.tell(() => `saved generation ${/"generation": (\d+)/.exec(text)?.[1] ?? '?'}`);
        this.checks.saved(text);
      },
    });
    this.checks = new Checks({
      plane: this.plane,
      machines: this.machines,
      config: this.config,
      begunAt: (holder) => this.#begun.get(holder) ?? null,
      stored: () => this.#store.text,
      now: () => timeline.now,
      ...(options.sabotage === 'clocks' ? { clocks: 'distrusted' as const } : {}),
    });
  }

  readonly tell = (line: () => string): void => {
    const { trace } = this.#options;
    if (trace === undefined) return;
    const seconds = ((this.timeline.now - START) / 1000).toFixed(1);
    trace(`${seconds.padStart(9)} s  ${line()}`);
  };

  get state(): string | null {
    return this.#store.text;
  }

  /** Processes that have not ended and wait for their turn. */
  get waiting(): readonly TickProcess[] {
    return this.processes.filter((process) => process.active && process.parked.length > 0);
  }

  async startTick(): Promise<void> {
    const { seed, timeline, weather, tell } = this;
    const id = this.processes.length;
    const shared = this.config.state.store === 'file';
    const skew_ms = shared || !this.#prng.chance(0.4) ? 0 : this.#prng.between(-CLOCKS_APART_MS, CLOCKS_APART_MS);
    const process = new TickProcess({ id, seed, timeline, weather, skew_ms, tell });
    this.processes.push(process);
    this.#begun.set(process.holder, timeline.now);
    this.ticks += 1;
    tell(() => `tick ${id} begins`);
    const options = { init: true, dry_run: false, signal: process.abort.signal };
    await process.run(() => void this.#runTick(process, options));
  }

  async resume(process: TickProcess, index: number): Promise<void> {
    const [parked] = process.parked.splice(index % process.parked.length, 1);
    if (parked !== undefined) await process.run(parked.resume);
  }

  async #runTick(process: TickProcess, options: TickOptions): Promise<void> {
    const { tell } = this;
    try {
      const report = await tick(this.config, this.#portsFor(process), options);
      this.report = report;
      this.#options.ticked?.(report);
      tell(() => `tick ${process.id} ends${report.acted ? '' : ', another was ahead'}`);
    } catch (error) {
      tell(() => `tick ${process.id} fails: ${String(error)}`);
      if (!(error instanceof AgentdError)) this.checks.broken.push(`bug: ${textOf(error)}`);
    }
    process.ended = true;
  }

  #portsFor(process: TickProcess): TickPorts {
    const { timeline } = this;
    const prng = new Prng(this.seed, 'ports', process.id);
    return {
      holder: process.holder,
      store: this.#store.for(process),
      clock: {
        now: () => process.now(),
        sleep: (ms) =>
          process.call({
            label: 'sleep',
            can: ['park-before', 'die-before'],
            failure: () => new Error('sleep does not fail'),
            act: () => timeline.pass(ms),
          }),
      },
      random: { hex: (bytes) => prng.hex(bytes), fraction: () => prng.fraction() },
      tracker: trackerFor(this.plane, process),
      writer: writerFor(this.plane, process, {
        timeline,
        users: BOTS,
        gap_ms: () => prng.pick([0, 0, 300, 900, 25_000]),
        careless: this.#options.sabotage === 'external ids',
      }),
      fleet: fleetFor(process, {
        timeline,
        machines: new Map(this.machines.map((machine) => [machine.name, machine])),
        busy: Object.fromEntries(
          Object.entries(this.config.terminals).map(([name, { busy_processes }]) => [name, busy_processes]),
        ),
        late_ms: () => prng.pick([500, 5000, 20_000, 60_000, 300_000]),
        twice: () => prng.chance(0.3),
        careless: this.#options.sabotage === 'inspection',
      }),
      log: QUIET,
      prompts: PROMPTS,
      toMarkdown: (html) => Promise.resolve(html.replace(/<[^>]*>/g, '')),
      redact: (text) => text,
      notifiers: new Map(),
    };
  }
}

const QUIET = { debug: ignore, info: ignore, warn: ignore, error: ignore };

function ignore(): void {
  // Nobody reads the log of a simulated tick.
}

function textOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
