/** The terminals that somebody names. Pure. */
import { ConfigError } from '../errors.ts';
import { didYouMean } from './nearest.ts';
import type { Config } from './schema.ts';

type Terminals = Pick<Config, 'terminals'>;

/**
 * @param names empty: all.
 * @returns each once, in the order of the configuration.
 * @throws {ConfigError} `terminal-unknown`.
 */
export function chosenTerminals(config: Terminals, names: readonly string[]): readonly string[] {
  const all = Object.keys(config.terminals);
  const unknown = names.find((name) => !all.includes(name));
  if (unknown !== undefined) throw unknownTerminal(config, unknown);
  return names.length === 0 ? all : all.filter((name) => names.includes(name));
}

/** `terminal-unknown`, with the name that was probably meant. */
export function unknownTerminal({ terminals }: Terminals, name: string): ConfigError {
  const all = Object.keys(terminals);
  return new ConfigError({
    code: 'terminal-unknown',
    message: `There is no terminal named ${name} in the configuration.`,
    remedy: didYouMean(name, all, `Use one of: ${all.join(', ')}.`),
    retry: false,
  });
}
