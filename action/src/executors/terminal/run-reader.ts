/**
 * How a run that has been launched is looked at, ended and read, by its handle and its adapter alone: the configuration
 * that started it may have changed since. Pure.
 */
import type { Handle, ProcessIdentity } from '../../model/run.ts';
import type { Inspection } from '../../model/inspection.ts';
import type { Millis } from '../../model/basics.ts';
import type { Adapter } from '../../ports/adapter.ts';
import type { CollectItem, Operation, RawInspection } from '../../ports/operation.ts';
import type { ReadContext } from '../../ports/fleet.ts';
import { collectWith } from '../output/answer-file.ts';
import { GIT_RECORD_ITEM, gitRecordIn } from './git-record.ts';
import { parseHandle } from './run-handle.ts';

/** `offset_ms`: the terminal's clock minus ours. `utc_offset_min`: its zone, minutes east of UTC; null: unknown. */
export interface TerminalClock {
  readonly offset_ms: number;
  readonly utc_offset_min: number | null;
}

/** Where a terminal has not told its time: it is taken for ours. */
export const NO_CLOCK: TerminalClock = { offset_ms: 0, utc_offset_min: null };

/** Every method throws {@link ConfigError} `handle-foreign` for a handle of somebody else. */
export class RunReader {
  readonly adapter: Adapter;

  constructor(adapter: Adapter) {
    this.adapter = adapter;
  }

  inspect(handle: Handle, identity: ProcessIdentity | null): Operation {
    const { dir, task, answer_file } = parseHandle(handle);
    const { collect_running } = this.adapter;
    return { op: 'inspect', dir, task, identity, collect: this.#collect(answer_file), collect_running };
  }

  kill(handle: Handle, identity: ProcessIdentity | null): Operation {
    const { answer_file } = parseHandle(handle);
    return killOf(handle, identity, this.#collect(answer_file));
  }

  /** What the adapter reads, and after it the record of git. */
  #collect(answer_file: string): readonly CollectItem[] {
    return [...collectWith(this.adapter.collect, answer_file), GIT_RECORD_ITEM];
  }

  /** Times in the answer are put on our clock. */
  read(raw: RawInspection, handle: Handle, context: ReadContext, clock: TerminalClock): Inspection {
    const ours = (time: Millis | null): Millis | null => (time === null ? null : time - clock.offset_ms);
    switch (raw.state) {
      case 'none':
      case 'void':
        return raw;
      case 'starting':
        return { ...raw, since: ours(raw.since) };
      case 'running':
        return {
          state: 'running',
          started_at: ours(raw.started_at),
          last_output_at: ours(raw.last_output_at),
          thread_id: this.adapter.threadOf(raw.collected),
          watch: raw.watch,
        };
      case 'finished':
      case 'gone': {
        const ended = raw.state === 'finished';
        const { dir, answer_file } = parseHandle(handle);
        const git = gitRecordIn(raw.collected[this.adapter.collect.length]);
        const read = this.adapter.read(raw.collected, {
          exit_code: ended ? raw.exit_code : null,
          ended_by: ended ? raw.ended_by : null,
          asked_thread: context.asked_thread,
          totals_before: context.totals_before,
          started_at: ended ? ours(raw.started_at) : null,
          ended_at: ended ? ours(raw.ended_at) : null,
          utc_offset_min: clock.utc_offset_min,
          dir,
          answer_file,
        });
        const result = git === null ? read : { ...read, git };
        if (!ended) return { state: 'gone', result, same_boot: raw.same_boot, survivors: raw.survivors };
        const { ended_by, survivors } = raw;
        const started_at = ours(raw.started_at);
        return { state: 'finished', result, started_at, ended_at: ours(raw.ended_at), ended_by, survivors };
      }
    }
  }
}

/** Whoever reads it afterwards, a run can be ended. */
export function killOf(
  handle: Handle,
  identity: ProcessIdentity | null,
  collect: Extract<Operation, { op: 'kill' }>['collect'],
): Operation {
  const { dir, task } = parseHandle(handle);
  return { op: 'kill', dir, task, identity, collect };
}

export function watchOf(handle: Handle, identity: ProcessIdentity | null, elapsed_s: number): Operation {
  const { dir, task } = parseHandle(handle);
  return { op: 'watch', dir, task, identity, elapsed_s };
}

export function voidOf(handle: Handle): Operation {
  return { op: 'void', dir: parseHandle(handle).dir };
}

export function forgetOf(handle: Handle): Operation {
  const { dir, task, item_id } = parseHandle(handle);
  return { op: 'forget', dir, task, item_id };
}
