/** Who reads a run: the adapter that its handle names, whatever the configuration says now. */
import type { Config } from '../../config/schema.ts';
import { ConfigError } from '../../errors.ts';
import type { Handle } from '../../model/run.ts';
import { adapterOf } from '../adapters.ts';
import { isAdapterName, parseHandle } from './run-handle.ts';
import { RunReader } from './run-reader.ts';

/**
 * @param executor by whose name the run was started. A handle of version 1 does not say how it is read: the executor of
 * that name does, and where there is none any more, the adapter of that name.
 * @throws {ConfigError} `handle-foreign`, `executor-unknown`.
 */
export function readerOf(handle: Handle, executor: string, config: Config): RunReader {
  const { adapter } = parseHandle(handle);
  if (adapter !== null) return new RunReader(adapterOf(adapter));
  const configured = Object.hasOwn(config.executors, executor) ? config.executors[executor]?.adapter : undefined;
  const name = configured ?? executor;
  if (isAdapterName(name)) return new RunReader(adapterOf(name));
  throw new ConfigError({
    code: 'executor-unknown',
    message: `Executor ${executor} is no longer in the config, and its run was started by a version that did not write down how it is read.`,
    remedy: `Put executors.${executor} back until its run is collected, or give the item up with \`agentd release\`.`,
    retry: false,
  });
}
