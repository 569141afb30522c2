/** The one place where a store is chosen. */
import { resolve } from 'node:path';
import type { Config } from '../config/schema.ts';
import { ConfigError } from '../errors.ts';
import type { Store } from '../ports.ts';
import { fileStore } from './file.ts';

/**
 * @param folder what a relative `state.path` is relative to.
 * @throws {ConfigError} when the store cannot be used here.
 */
export function makeStore(config: Config['state'], folder: string): Store {
  switch (config.store) {
    case 'file':
      return fileStore({ path: resolve(folder, config.path) });
    case 'branch':
    case 'artifact':
      throw new ConfigError({
        code: 'store-not-available',
        message: `state.store: ${config.store} is not part of this version; it has only file.`,
        remedy: 'Set `state.store` to `file`, or use a version that has this store.',
        retry: false,
      });
  }
}
