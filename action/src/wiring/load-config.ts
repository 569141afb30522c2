/** Finds and reads the configuration file of a command. */
import { dirname, resolve } from 'node:path';
import { requireConfig } from '../config/parse.ts';
import type { Config } from '../config/schema.ts';
import { AgentdError, ConfigError, errnoOf } from '../errors.ts';
import type { Host } from './host.ts';
import { MIB, readLocalFile } from '../files/local-file.ts';
import { CONFIG_NAMES } from './config-names.ts';

/** Codes of what keeps a whole file, or a part of it, from being used. */
const FILE_FAULTS: ReadonlySet<string> = new Set([
  'config-absent',
  'config-unreadable',
  'config-invalid',
  'file-too-large',
]);

export interface LoadedConfig {
  readonly config: Config;
  readonly path: string;
  /** What relative paths in the config are relative to. */
  readonly folder: string;
}

/** @throws {ConfigError} no file, or problems: all of them at once. */
export async function loadConfig(host: Pick<Host, 'cwd'>, named: string | undefined): Promise<LoadedConfig> {
  const { path, text } = await readConfigText(host, named);
  return { config: requireConfig(text, path), path, folder: dirname(path) };
}

/** What {@link loadConfig} throws for a file that is there and for one that is not. */
export function isFileFault(error: unknown): error is ConfigError {
  return error instanceof ConfigError && FILE_FAULTS.has(error.problem.code);
}

export async function readConfigText(
  host: Pick<Host, 'cwd'>,
  named: string | undefined,
): Promise<{ path: string; text: string }> {
  for (const name of named === undefined ? CONFIG_NAMES : [named]) {
    const path = resolve(host.cwd, name);
    try {
      return { path, text: (await readLocalFile(path, CONFIG_FILE)).toString('utf8') };
    } catch (cause) {
      if (named === undefined && errnoOf(cause) === 'ENOENT') continue;
      if (cause instanceof AgentdError) throw new ConfigError(cause.problem, { cause });
      throw new ConfigError(
        { code: 'config-unreadable', message: `${path} cannot be read.`, remedy: 'Check the path.', retry: false },
        { cause },
      );
    }
  }
  throw new ConfigError({
    code: 'config-absent',
    message: `There is no ${CONFIG_NAMES.slice(0, -1).join(', ')} or ${CONFIG_NAMES.at(-1) ?? ''} in ${host.cwd}.`,
    remedy: 'Name the file with --config FILE, or make one from `config/agentd.example.yml`.',
    retry: false,
  });
}

/** The parser takes 131,072 characters. */
const CONFIG_FILE = { most_bytes: MIB, links: 'follow' } as const;
