/** The report of `agentd check-config`: pure, printable and serialisable. */
import { envBlock, secretEnvArgs } from './named-secrets.ts';
import type { ParsedConfig } from './parse.ts';
import { parseConfig } from './parse.ts';
import type { ConfigProblem } from './problem.ts';
import type { Config } from './schema.ts';
import { missingSecrets } from './unset.ts';
import type { MissingSecret } from './unset.ts';

export interface ConfigReport {
  /** No problem of severity `error`. Missing variables do not count: the file may be checked where they are not set. */
  readonly ok: boolean;
  readonly filename: string;
  readonly problems: readonly ConfigProblem[];
  readonly warnings: readonly ConfigProblem[];
  /** What there is, by name; null when the file cannot be used. */
  readonly counts: { readonly projects: number; readonly terminals: number; readonly executors: number } | null;
  /** For the workflow; null when the file cannot be used. */
  readonly env_block: string | null;
  /** For a vault runner; null when the file cannot be used. */
  readonly secret_env_args: string | null;
  /** Variables that are absent or empty, by name and never with a value; null: no environment was given. */
  readonly missing_env: readonly MissingSecret[] | null;
}

export interface CheckOptions {
  readonly filename: string;
  readonly env?: Readonly<Record<string, string | undefined>>;
}

export function checkConfig(text: string, { filename, env }: CheckOptions): ConfigReport {
  const parsed = parseConfig(text);
  const config = parsed.ok ? parsed.config : null;
  return {
    ok: parsed.ok,
    filename,
    problems: parsed.ok ? [] : parsed.problems.filter(({ severity }) => severity === 'error'),
    warnings: [...warningsOf(parsed), ...(config === null || env === undefined ? [] : surroundings(config, env))],
    counts: config && {
      projects: Object.keys(config.projects).length,
      terminals: Object.keys(config.terminals).length,
      executors: Object.keys(config.executors).length,
    },
    env_block: config && envBlock(config),
    secret_env_args: config && secretEnvArgs(config),
    missing_env: config && env !== undefined ? missingSecrets(config, env) : null,
  };
}

function warningsOf(parsed: ParsedConfig): readonly ConfigProblem[] {
  return parsed.ok ? parsed.warnings : parsed.problems.filter(({ severity }) => severity === 'warning');
}

/** What is odd only where it runs. */
function surroundings(config: Config, env: Readonly<Record<string, string | undefined>>): ConfigProblem[] {
  if (config.state.store !== 'file' || env.GITHUB_ACTIONS !== 'true') return [];
  if (env.RUNNER_ENVIRONMENT === 'self-hosted') return [];
  return [
    {
      code: 'state-is-forgotten',
      path: 'state.store',
      line: null,
      column: null,
      message: 'A hosted runner forgets its disk, and with it a state kept in a file.',
      remedy: 'Use `store: branch`, or a self-hosted runner whose disk stays.',
      severity: 'warning',
    },
  ];
}
