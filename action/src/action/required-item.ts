/** The work item that a mode is about. */
import type { Config } from '../config/schema.ts';
import { ConfigError } from '../errors.ts';
import type { Job } from './job.ts';

/** @throws {ConfigError} `input-missing` */
export function itemOf({ inputs }: Pick<Job, 'inputs'>, { projects }: Pick<Config, 'projects'>): string {
  if (inputs.item !== undefined) return inputs.item;
  throw new ConfigError({
    code: 'input-missing',
    message: `Mode ${inputs.mode} needs the input item.`,
    remedy: `Give it the key of a work item, such as ${Object.keys(projects)[0] ?? 'ENG'}-12${inputs.mode === 'release' ? ', or the input hold the name of what is held' : ''}.`,
    retry: false,
  });
}
