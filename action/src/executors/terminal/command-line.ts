/**
 * The pure half of a command-line executor on one terminal: run → operation, raw inspection → result. `RunnerExecutor`
 * and the fleet carry these operations out; neither knows an agent.
 */
import type { Config, ExecutorConfig, TerminalConfig } from '../../config/schema.ts';
import { CHOICE } from '../../config/atoms.ts';
import { canResume } from '../../core/routing/route.ts';
import { isThreadId } from '../../core/state/thread-id.ts';
import { ConfigError } from '../../errors.ts';
import type { Handle, Run } from '../../model/run.ts';
import type { Operation } from '../../ports/operation.ts';
import { calledFiles } from '../../config/called-files.ts';
import { adapterOf } from '../adapters.ts';
import { ANSWER_FILE } from '../output/answer-file.ts';
import { chosenSession } from '../claude-code/chosen-session.ts';
import { mockCommand } from '../mock/adapter.ts';
import type { InjectedFault } from '../mock/injected-fault.ts';
import { GIT_RECORD } from './git-record.ts';
import { withNotice } from './file-notice.ts';
import { makeHandle, parseHandle } from './run-handle.ts';
import { RunReader } from './run-reader.ts';
import { commandLine, programOf } from './template.ts';
import { inWindowsWorktree } from './worktree-windows.ts';
import { inWorktree, worktreeOf } from './worktree.ts';

export interface Paths {
  readonly run_root: string;
  join(...parts: readonly string[]): string;
}

/** What starts runs, by the configuration as it is now; how they are read is {@link RunReader}'s. */
export class CommandLineExecutor extends RunReader {
  readonly name: string;
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
    super(adapterOf(executor.adapter));
    this.name = name;
    this.resume = canResume(executor);
    this.#config = executor;
    this.#terminal = machine;
    this.#paths = paths;
  }

  handle(run: Run): Handle {
    const dir = this.#paths.join(this.#paths.run_root, run.dir_name);
    return makeHandle({ dir, task: `agentd-${run.dir_name}`, item_id: run.item_id }, this.adapter.name);
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
        survivors: this.#config.survivors,
      },
      replaces: replaces.map((earlier) => parseHandle(earlier).dir),
    };
  }

  /** Whether the mock is told to fail its start, or to start and not answer. */
  get injected_fault(): InjectedFault | null {
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
      paths.join(dir, GIT_RECORD),
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
      out: this.#paths.join(dir, ...ANSWER_FILE.split('/')),
      thread: run.thread_id ?? (this.#config.adapter === 'claude-code' ? chosenSession(run.dir_name) : null),
      script: run.script,
      run_dir: dir,
    };
    // What the mock does on Windows is PowerShell's own, and no program that a sandbox command could start.
    const bare = this.#config.adapter === 'mock' && this.#terminal.os === 'windows';
    const terminal = bare ? { ...this.#terminal, wrap: undefined } : this.#terminal;
    const line = commandLine(template, values, this.#config, terminal);
    // What is there in a sandbox is not to be seen from outside.
    if (terminal.wrap !== undefined || this.#config.adapter === 'mock') return line;
    return withNotice(line, calledFiles(template, run.script, terminal), terminal.os);
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

/** `ENG-12-3` → 3 */
function numberOf(run_id: string): number {
  return Number(/-(\d+)$/.exec(run_id)?.[1] ?? 1);
}
