/**
 * A world for whole processes: a Plane behind a socket, a machine with a repository and agents, a configuration file and
 * a state file. Everything is real but Plane and the agents' wits.
 */
import { existsSync, mkdtempSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { z } from 'zod';
import type { Config } from '../../action/src/config/schema.ts';
import { systemClock, systemRandom } from '../../action/src/wiring/host.ts';
import type { State } from '../../action/src/core/state/state.ts';
import type { TickSummary } from '../../action/src/tick/report.ts';
import { demoSeed, servePlane } from '../../action/src/plane-emulator/server.ts';
import type { Fault } from '../../action/src/plane-emulator/faults.ts';
import type { PlaneRequest } from '../../action/src/plane-emulator/http-message.ts';
import type { ServedPlane } from '../../action/src/plane-emulator/server.ts';
import { hasEnded } from '../contracts/place.ts';
import { Agents } from './agents.ts';
import { built } from './built.ts';
import type { Built } from './built.ts';
import { runHere } from './in-process.ts';
import { People } from './people.ts';
import { start, until } from './process.ts';
import type { Ended, Started } from './process.ts';
import { removeFolder } from '../folders.ts';
import { copyRepository } from '../repositories.ts';

type Seed = ReturnType<typeof demoSeed>;
/** The configuration as a user writes it. */
type Written = z.input<typeof Config>;

export interface WorldOptions {
  readonly seed?: (seed: Seed) => Seed;
  readonly labels?: readonly string[];
  /** Identifiers; default `ENG`. */
  readonly projects?: readonly string[];
}

export interface HereOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

export interface TickOptions extends HereOptions {
  /** Effect at which the process dies; see `die-at.process.ts`. */
  readonly dieAt?: string;
}

export class World {
  readonly folder: string;
  readonly people: People;
  readonly agents: Agents;
  readonly url: string;
  /** What is written to the configuration file by `configure`. */
  readonly config: Written;
  /** What happens to agentd's requests. */
  trouble: (request: PlaneRequest) => Fault | null = () => null;
  readonly #plane: ServedPlane;
  readonly #built: Built;

  private constructor(folder: string, plane: ServedPlane, programs: Built) {
    this.folder = folder;
    this.#plane = plane;
    this.#built = programs;
    this.url = plane.url;
    this.people = new People(plane);
    copyRepository(join(folder, 'repo'));
    this.agents = new Agents(join(folder, 'agents'));
    this.config = configuration(folder, plane.url, this.agents);
    this.configure();
  }

  static async make(options: WorldOptions = {}): Promise<World> {
    const { seed = (same) => same, labels = ['exec:other'], projects = ['ENG'] } = options;
    const programs = await built();
    const folder = mkdtempSync(join(tmpdir(), 'agentd-e2e-'));
    let world: World | null = null;
    const bots = ['bot-laptop', 'bot-desk'];
    const plane = await servePlane({
      seed: seed(
        demoSeed({
          workspace: 'acme',
          people: ['ada', 'eve'],
          bots,
          labels,
          projects: projects.map((identifier) => ({ identifier, name: `Project ${identifier}` })),
        }),
      ),
      clock: systemClock,
      random: systemRandom,
      rateLimit: { per_minute: 1_000_000, service_per_minute: 1_000_000 },
      faults: (request) => world?.trouble(request) ?? null,
    });
    world = new World(folder, plane, programs);
    return world;
  }

  get programs(): Built {
    return this.#built;
  }

  get configPath(): string {
    return join(this.folder, 'agentd.json');
  }

  get statePath(): string {
    return join(this.folder, 'state', 'agentd-state.json');
  }

  get env(): Record<string, string> {
    const bot = this.people.token('bot-laptop');
    return { PLANE_TOKEN: bot, PLANE_TOKEN_LAPTOP: bot, PLANE_TOKEN_DESK: this.people.token('bot-desk') };
  }

  /** Changes the configuration and writes it. */
  configure(change: (config: Written) => void = () => {}): void {
    change(this.config);
    writeFileSync(this.configPath, JSON.stringify(this.config, null, 2));
  }

  /** Starts `agentd …` in the world's folder, as a process. */
  begin(args: readonly string[], { dieAt, env = {} }: TickOptions = {}): Started {
    const preload = dieAt === undefined ? [] : ['--import', this.#built.dieAt];
    const die = dieAt === undefined ? {} : { DIE_AT: dieAt };
    const command = [process.execPath, ...preload, this.#built.cli, ...args];
    return start(command, { cwd: this.folder, env: { ...this.env, ...die, ...env } });
  }

  /** `agentd …` in the world's folder as a process, to its end or its death. */
  async run(args: readonly string[], options: TickOptions = {}): Promise<Ended> {
    return this.begin(args, options).ended;
  }

  /** `agentd …` in the world's folder, in this process. Two that need the claim must not run at once: they would be one. */
  async cli(args: readonly string[], { env = {} }: HereOptions = {}): Promise<Ended> {
    return runHere(args, { cwd: this.folder, env: { ...this.env, ...env } });
  }

  /** `agentd tick --init --json` as a process, to its end or its death. */
  beginTick(options: TickOptions = {}): Started {
    return this.begin(this.#tickArgs(options), options);
  }

  /** The same in this process, to its end. */
  async tickHere(options: HereOptions = {}): Promise<Ended> {
    return this.cli(this.#tickArgs(options), options);
  }

  #tickArgs({ args = [] }: HereOptions): string[] {
    return ['tick', '--config', this.configPath, '--init', '--json', ...args];
  }

  /** `tickHere`, and what it says. @throws {Error} when the tick printed no summary. */
  async tick(options: HereOptions = {}): Promise<TickSummary> {
    const { stdout, stderr, code } = await this.tickHere(options);
    const said = parsed(stdout);
    if (said === null || 'error' in said) throw new Error(`The tick ended with ${String(code)}: ${stdout}${stderr}`);
    return said as unknown as TickSummary;
  }

  /** Ticks until `done`, with the time that a timer would leave between them. */
  async tickUntil(what: string, done: () => boolean, most = 25): Promise<void> {
    for (let n = 0; n < most; n++) {
      if (done()) return;
      await this.tick();
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    if (!done()) throw new Error(`In ${most} ticks there was not: ${what}\n${JSON.stringify(this.state(), null, 1)}`);
  }

  /** Time that goes by, as far as the state notes it: waits that end within it are over. */
  pass(ms: number): void {
    const state = this.state();
    const ended = JSON.stringify(state, (key, value: unknown) =>
      (key === 'until' || key === 'not_before') && typeof value === 'number' && value < Date.now() + ms ? 0 : value,
    );
    writeFileSync(this.statePath, ended);
  }

  state(): State {
    return JSON.parse(readFileSync(this.statePath, 'utf8')) as State;
  }

  /** Nothing runs and nothing is left to be said or tidied. */
  settled(): boolean {
    if (!existsSync(this.statePath)) return false;
    const { inflight, outbox, claim, items } = this.state();
    const next = Object.values(items).some((item) => item.next !== null);
    return claim === null && !next && Object.keys(inflight).length === 0 && Object.keys(outbox).length === 0;
  }

  /** Names of the run directories: `ENG-1-1`, `ENG-1-1-r2`. */
  launches(): string[] {
    const root = join(this.folder, 'runs');
    const names = existsSync(root) ? readdirSync(root).filter((name) => /^[0-9a-f]{8}-/.test(name)) : [];
    return names.map((name) => name.replace(/^[0-9a-f]{8}-/, '')).toSorted();
  }

  /** Absolute run directory of `ENG-1-1`. */
  runDir(name: string): string {
    const found = readdirSync(join(this.folder, 'runs')).find(
      (entry) => /^[0-9a-f]{8}-(.*)$/.exec(entry)?.[1] === name,
    );
    return join(this.folder, 'runs', found ?? name);
  }

  async ended(name: string): Promise<void> {
    await until(`the end of ${name}`, () => hasEnded(this.runDir(name)));
  }

  async close(): Promise<void> {
    await this.#plane.close();
    removeFolder(this.folder);
  }
}

export function parsed(stdout: string): Record<string, unknown> | null {
  try {
    return JSON.parse(stdout) as Record<string, unknown>;
  } catch {
    return null;
  }
}

function configuration(folder: string, url: string, agents: Agents): Written {
  return {
    plane: { base_url: url, workspace: 'acme', token_key: 'PLANE_TOKEN', requests_per_minute: 1_000_000 },
    state: { store: 'file', path: 'state/agentd-state.json' },
    allowed_authors: ['ada@example.com'],
    projects: {
      ENG: {
        states: { working: 'In Progress', review: 'In Review', question: 'Needs Input', blocked: 'Blocked' },
        routing: { by_assignee: { 'bot-laptop': 'laptop' } },
        default_executor: 'agent',
      },
    },
    terminals: {
      laptop: {
        transport: 'local',
        os: process.platform === 'darwin' ? 'darwin' : 'linux',
        repo: join(folder, 'repo'),
        run_root: join(folder, 'runs'),
        plane_user: 'bot-laptop',
        token_key: 'PLANE_TOKEN_LAPTOP',
        executors: ['agent'],
        concurrency: 10,
        isolation: 'worktree',
      },
    },
    executors: { agent: agents.executor() },
    limits: { start_grace_s: 1 },
    retry: { base_s: 1, max_s: 1 },
  };
}
