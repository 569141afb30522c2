/**
 * The pure half of a command-line executor on one terminal: run → operation, raw inspection → result. `RunnerExecutor`
 * and the fleet carry these operations out; neither knows an agent.
 */
import { createHash } from 'node:crypto';
import type { Config, ExecutorConfig, TerminalConfig } from '../config/schema.ts';
import { CHOICE } from '../config/atoms.ts';
import { isThreadId } from '../core/thread-id.ts';
import { ConfigError } from '../errors.ts';
import type { Handle, Inspection, Millis, ProcessIdentity, Run } from '../model.ts';
import type { Adapter, Operation, RawInspection } from '../operations.ts';
import type { ReadContext } from '../ports.ts';
import { adapterOf } from './adapters.ts';
import { mockCommand } from './mock.ts';
import { commandLine, programOf } from './template.ts';
import { inWindowsWorktree } from './worktree-windows.ts';
import { inWorktree, worktreeOf } from './worktree.ts';

/** What a handle holds; nobody else looks inside. */
interface RunHandle {
  readonly v: 1;
  readonly dir: string;
  readonly task: string;
  readonly item_id: string;
}

export interface Paths {
  readonly run_root: string;
  join(...parts: readonly string[]): string;
}

export class CommandLineExecutor {
  readonly name: string;
  readonly adapter: Adapter;
  readonly resume: boolean;
  readonly #config: ExecutorConfig;
  readonly #terminal: TerminalConfig;
  readonly #paths: Paths;

  /** @throws {ConfigError} when the config names no such executor or terminal. */
  constructor(name: string, terminal: string, config: Config, paths: Paths) {
    const executor = config.executors[name];
    const machine = config.terminals[terminal];
    if (executor === undefined || machine === undefined) {
      throw new ConfigError({
        code: 'executor-unknown',
        message: `The config has no executor ${name} or no terminal ${terminal}.`,
        remedy: 'Add it, or take the run’s route out of the config.',
        retry: false,
      });
    }
    this.name = name;
    this.adapter = adapterOf(executor.adapter);
    this.resume = this.adapter.resume && (executor.adapter === 'mock' || executor.resume !== undefined);
    this.#config = executor;
    this.#terminal = machine;
    this.#paths = paths;
  }

  handle(run: Run): Handle {
    return {
      v: 1,
      dir: this.#paths.join(this.#paths.run_root, run.dir_name),
      task: `agentd-${run.dir_name}`,
      item_id: run.item_id,
    };
  }

  start(run: Run, replaces: readonly Handle[]): Operation {
    const handle = parseHandle(this.handle(run));
    return {
      op: 'start',
      launch: {
        task: handle.task,
        dir: handle.dir,
        item_id: handle.item_id,
        cwd: run.repo,
        command: this.#isolated(run, handle.dir),
        program: this.#program(run),
        stdout_name: this.adapter.stdout_name,
        files: { 'prompt.md': run.prompt },
        limit_s: run.limit_s,
        stall_s: run.stall_s,
      },
      replaces: replaces.map((earlier) => parseHandle(earlier).dir),
    };
  }

  /** Whether the mock is told to fail its start, or to start and not answer. */
  get mischief(): 'fail_start' | 'fail_answer' | null {
    const { mock } = this.#config;
    if (mock?.fail_start === true) return 'fail_start';
    return mock?.fail_answer === true ? 'fail_answer' : null;
  }

  #isolated(run: Run, dir: string): string {
    if (this.#terminal.isolation !== 'worktree') return this.command(run, dir);
    const paths = this.#paths;
    const worktree = worktreeOf(
      run.run_id,
      (key) => paths.join(paths.run_root, 'worktrees', key),
      this.#terminal.push ?? null,
    );
    const command = this.command({ ...run, repo: worktree.path }, dir);
    return this.#terminal.os === 'windows' ? inWindowsWorktree(command, worktree) : inWorktree(command, worktree);
  }

  command(run: Run, dir: string): string {
    mustBePlain(run);
    const template = this.#template(run);
    const values = {
      repo: run.repo,
      model: run.model,
      effort: run.effort,
      tier: run.tier,
      out: this.#paths.join(dir, 'last.md'),
      thread: run.thread_id ?? (this.#config.adapter === 'claude-code' ? chosenSession(run.dir_name) : null),
      script: run.script,
      run_dir: dir,
    };
    // What the mock does on Windows is PowerShell's own, and no program that a sandbox command could start.
    const bare = this.#config.adapter === 'mock' && this.#terminal.os === 'windows';
    return commandLine(template, values, this.#config, bare ? { ...this.#terminal, wrap: undefined } : this.#terminal);
  }

  /** What the machine has to find: the sandbox where there is one, which finds the agent itself. */
  #program(run: Run): string {
    return programOf(this.#template(run), this.#terminal) ?? '';
  }

  #template(run: Run): string {
    if (this.#config.adapter === 'mock') {
      const mock = this.#config.mock ?? EMPTY_MOCK;
      return mockCommand(mock, numberOf(run.run_id), run, this.#terminal.os);
    }
    const template = run.thread_id !== null && this.resume ? this.#config.resume : this.#config.run;
    if (template !== undefined) return template;
    throw new ConfigError({
      code: 'executor-template',
      message: `executors.${this.name} has no ${run.thread_id === null ? 'run' : 'resume'} template.`,
      remedy: 'Add the command template.',
      retry: false,
    });
  }

  inspect(handle: Handle, identity: ProcessIdentity | null): Operation {
    const { dir, task } = parseHandle(handle);
    const { collect, collect_running } = this.adapter;
    return { op: 'inspect', dir, task, identity, collect, collect_running };
  }

  kill(handle: Handle, identity: ProcessIdentity | null): Operation {
    const { dir, task } = parseHandle(handle);
    return { op: 'kill', dir, task, identity, collect: this.adapter.collect };
  }

  watch(handle: Handle, identity: ProcessIdentity | null, elapsed_s: number): Operation {
    const { dir, task } = parseHandle(handle);
    return { op: 'watch', dir, task, identity, elapsed_s };
  }

  makeVoid(handle: Handle): Operation {
    return { op: 'void', dir: parseHandle(handle).dir };
  }

  forget(handle: Handle): Operation {
    const { dir, task, item_id } = parseHandle(handle);
    return { op: 'forget', dir, task, item_id };
  }

  dirOf(handle: Handle): string {
    return parseHandle(handle).dir;
  }

  /**
   * `clock_offset_ms`: the terminal's clock minus ours; times in the answer are put on our clock.
   * `utc_offset_min`: the terminal's zone.
   */
  read(
    raw: RawInspection,
    handle: Handle,
    context: ReadContext,
    clock: { readonly offset_ms: number; readonly utc_offset_min: number | null },
  ): Inspection {
    const ours = (time: Millis | null): Millis | null => (time === null ? null : time - clock.offset_ms);
    switch (raw.state) {
      case 'none':
      case 'void':
        return raw;
      case 'starting':
        return { state: 'starting', since: ours(raw.since) };
      case 'running':
        return {
          state: 'running',
          started_at: ours(raw.started_at),
          last_output_at: ours(raw.last_output_at),
          thread_id: this.adapter.threadOf(raw.collected),
          watch: raw.watch,
        };
      case 'finished':
      case 'gone': {
        const ended = raw.state === 'finished';
        const result = this.adapter.read(raw.collected, {
          exit_code: ended ? raw.exit_code : null,
          ended_by: ended ? raw.ended_by : null,
          asked_thread: context.asked_thread,
          totals_before: context.totals_before,
          started_at: ended ? ours(raw.started_at) : null,
          ended_at: ended ? ours(raw.ended_at) : null,
          utc_offset_min: clock.utc_offset_min,
          dir: this.dirOf(handle),
        });
        if (!ended) return { state: 'gone', result, same_boot: raw.same_boot, survivors: raw.survivors };
        const { ended_by, survivors } = raw;
        const started_at = ours(raw.started_at);
        return { state: 'finished', result, started_at, ended_at: ours(raw.ended_at), ended_by, survivors };
      }
    }
  }
}

/** The last look at what comes from labels and agents; whoever planned the run has refused it already. */
function mustBePlain({ model, effort, tier, thread_id }: Run): void {
  const odd = Object.entries({ model, effort, tier }).find(([, value]) => value !== null && !CHOICE.test(value));
  const what = odd?.[0] ?? (thread_id === null || isThreadId(thread_id) ? null : 'conversation');
  if (what === null) return;
  throw new ConfigError({
    code: 'value-refused',
    message: `The ${what} of this run is not a plain word, so it is not put on a command line.`,
    remedy: 'Correct the label that it comes from, and give the run up with `agentd release`.',
    retry: false,
  });
}

const EMPTY_MOCK: NonNullable<ExecutorConfig['mock']> = {
  delay_ms: 0,
  exit_code: 0,
  tail: '',
  status: 'success',
  events: [],
  fail_start: false,
  fail_answer: false,
};

function parseHandle(handle: Handle): RunHandle {
  const { dir, task, item_id } = handle;
  if (typeof dir !== 'string' || typeof task !== 'string' || typeof item_id !== 'string') {
    throw new ConfigError({
      code: 'handle-foreign',
      message: 'A handle in the state was not made by this executor.',
      remedy: 'Give the item up with `agentd release`.',
      retry: false,
    });
  }
  return { v: 1, dir, task, item_id };
}

/** `ENG-12-3` → 3 */
function numberOf(run_id: string): number {
  return Number(/-(\d+)$/.exec(run_id)?.[1] ?? 1);
}

/**
 * The session id that a new claude run is given, so that a run killed before its first output can still be resumed.
 * Made from the run directory's name, which is used once: claude refuses an id that it has seen.
 */
export function chosenSession(dir_name: string): string {
  const hex = createHash('sha256').update(`agentd session ${dir_name}`).digest('hex');
  const variant = ((parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    `${variant}${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
