/**
 * What a handle of a command-line executor holds: all that it takes to read the run again, whatever has become of the
 * configuration since. Pure.
 */
import { ConfigError } from '../../errors.ts';
import type { Handle } from '../../model/run.ts';
import type { Adapter } from '../../ports/adapter.ts';
import { ANSWER_FILE, OLD_ANSWER_FILE } from '../output/answer-file.ts';

export interface RunHandle {
  /** Absolute on the terminal. */
  readonly dir: string;
  readonly task: string;
  readonly item_id: string;
  /** Who reads it; null: version 1, which does not say. */
  readonly adapter: Adapter['name'] | null;
  /** Relative to `dir`. */
  readonly answer_file: string;
}

const ADAPTERS: readonly Adapter['name'][] = ['codex', 'claude-code', 'shell', 'mock'];

export function isAdapterName(name: string): name is Adapter['name'] {
  return (ADAPTERS as readonly string[]).includes(name);
}

export function makeHandle(run: Pick<RunHandle, 'dir' | 'task' | 'item_id'>, adapter: Adapter['name']): Handle {
  return { v: 2, adapter, dir: run.dir, task: run.task, item_id: run.item_id };
}

/** @throws {ConfigError} `handle-foreign`. */
export function parseHandle(handle: Handle): RunHandle {
  const { v, dir, task, item_id, adapter } = handle;
  if (typeof dir !== 'string' || typeof task !== 'string' || typeof item_id !== 'string') throw foreign();
  const run = { dir, task, item_id };
  if (v === 1) return { ...run, adapter: null, answer_file: OLD_ANSWER_FILE };
  if (v !== 2 || typeof adapter !== 'string' || !isAdapterName(adapter)) throw foreign();
  return { ...run, adapter, answer_file: ANSWER_FILE };
}

function foreign(): ConfigError {
  return new ConfigError({
    code: 'handle-foreign',
    message: 'A handle in the state was not made by an executor that this version knows.',
    remedy: 'Run the version of agentd that made it, or give the item up with `agentd release`.',
    retry: false,
  });
}
