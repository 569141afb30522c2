/** From the words of a person to what a smoke run does: names checked, run made up. Pure. */
import { didYouMean } from '../config/nearest.ts';
import type { Config, ExecutorConfig, ProjectConfig, TerminalConfig } from '../config/schema.ts';
import { ConfigError } from '../errors.ts';
import type { Run } from '../model/run.ts';
import { tinyRunOf } from './tiny-run.ts';
import type { TinyRun } from './tiny-run.ts';

export interface SmokeRequest {
  readonly project: string;
  readonly terminal: string;
  /** null: the project's `default_executor`. */
  readonly executor: string | null;
  /** Longest wait for the run; a little later the terminal itself ends it, whatever became of us. */
  readonly timeout_s: number;
  /** Only look: nothing is made, on the terminal or in Plane. */
  readonly dry_run: boolean;
}

export interface SmokePlan {
  /** 8 hex digits, new for each smoke run: names its directory, item and comment. */
  readonly id: string;
  readonly project: string;
  readonly project_config: ProjectConfig;
  readonly terminal: string;
  readonly terminal_config: TerminalConfig;
  readonly executor: string;
  readonly executor_config: ExecutorConfig;
  /** The configuration with which the run is made: in the repository itself, without a worktree. */
  readonly config: Config;
  readonly run: Omit<Run, 'script'>;
  readonly tiny: TinyRun;
  /** `external_id` of the work item and of the comment. */
  readonly external_id: string;
  readonly timeout_s: number;
  readonly dry_run: boolean;
}

/** The terminal ends the run by itself so much later: only if nobody has come to end it. */
const LIMIT_MARGIN_S = 60;

/** @throws {ConfigError} `project-unknown`, `terminal-unknown`, `executor-unknown`, `executor-not-offered`. */
export function planSmoke(config: Config, request: SmokeRequest, id: string): SmokePlan {
  const project_config = named(config.projects, request.project, 'project', 'projects');
  const terminal_config = named(config.terminals, request.terminal, 'terminal', 'terminals');
  const executor = request.executor ?? project_config.default_executor;
  const executor_config = named(config.executors, executor, 'executor', 'executors');
  const { terminal, project } = request;
  if (!terminal_config.executors.includes(executor)) {
    throw new ConfigError({
      code: 'executor-not-offered',
      message: `Terminal ${terminal} does not offer executor ${executor}${request.executor === null ? `, the default of project ${project}` : ''}.`,
      remedy: `Add it to terminals.${terminal}.executors, or name an executor that it offers: ${terminal_config.executors.join(', ')}.`,
      retry: false,
    });
  }
  const { default_model: model = null, default_effort: effort = null, tier_defaults } = executor_config;
  const tier = model === null ? undefined : tier_defaults[model];
  const tiny = tinyRunOf(executor_config, terminal_config.os, id);
  return {
    id,
    project,
    project_config,
    terminal,
    terminal_config,
    executor,
    executor_config: tiny.executor,
    config: {
      ...config,
      terminals: { ...config.terminals, [terminal]: { ...terminal_config, isolation: 'none' } },
      executors: { ...config.executors, [executor]: tiny.executor },
    },
    run: {
      run_id: 'smoke-1',
      item_id: `smoke-${id}`,
      repo: project_config.repos[terminal] ?? terminal_config.repo,
      prompt: tiny.prompt,
      model,
      effort,
      tier: tier === undefined || tier === 'none' ? null : tier,
      thread_id: null,
      dir_name: `${id}-smoke-1`,
      limit_s: request.timeout_s + LIMIT_MARGIN_S,
      stall_s: 0,
    },
    tiny,
    external_id: `smoke:${id}`,
    timeout_s: request.timeout_s,
    dry_run: request.dry_run,
  };
}

function named<T>(table: Readonly<Record<string, T>>, name: string, what: string, where: string): T {
  const found = Object.hasOwn(table, name) ? table[name] : undefined;
  if (found !== undefined) return found;
  const names = Object.keys(table);
  throw new ConfigError({
    code: `${what}-unknown`,
    message: `There is no ${what} ${JSON.stringify(name)} under \`${where}\` of the configuration.`,
    remedy: didYouMean(
      name,
      names,
      names.length === 0 ? `Add it under \`${where}\`.` : `Use one of: ${names.join(', ')}.`,
    ),
    retry: false,
  });
}
