/** What a configuration asks of its surroundings: secrets by name. Pure. */
import type { Config } from './schema.ts';
import { secretUses } from './secrets.ts';

export interface NamedSecret {
  /** Name of the environment variable. */
  readonly key: string;
  /** What it is used for, in words. */
  readonly uses: readonly string[];
}

/** Each variable that agentd reads, once, in the order of the file's sections. */
export function secretsOf(config: Config): NamedSecret[] {
  const uses = new Map<string, string[]>();
  for (const { key, kind, use } of secretUses(config)) {
    if (kind === 'webhook secret') continue;
    const known = uses.get(key);
    if (known === undefined) uses.set(key, [use]);
    else if (!known.includes(use)) known.push(use);
  }
  return [...uses].map(([key, all]) => ({ key, uses: all }));
}

/** The `env:` block of the workflow step, without indentation and without a newline at the end. */
export function envBlock(config: Config): string {
  const lines = secretsOf(config).map(({ key }) => `  ${key}: \${{ secrets.${key} }}`);
  return ['env:', ...lines].join('\n');
}

/** Arguments for a vault runner: `--secret-env KEY=KEY …` (executor contract, "add a terminal"). Keys need no quoting. */
export function secretEnvArgs(config: Config): string {
  return secretsOf(config)
    .map(({ key }) => `--secret-env ${key}=${key}`)
    .join(' ');
}
