import type { Inspection } from '../model/inspection.ts';
import type { ExecResult } from '../model/result.ts';
import type { Evidence, Handle, Run } from '../model/run.ts';

/** The executor contract. */
export interface HandleExecutor {
  readonly name: string;
  /** False: every run is a new thread; with earlier rounds it gets a hand-over summary. */
  readonly resume: boolean;
  /** Pure, never touches the terminal: what `start(run)` will return. */
  handle(run: Run): Handle;
  /** Returns at once; a throw does not prove that it did not start. */
  start(run: Run): Promise<Handle>;
  /** Launch evidence; empty: not started. @throws {TransportError} unreachable. */
  probe(handle: Handle): Promise<Evidence[]>;
  poll(handle: Handle): Promise<'running' | 'finished'>;
  /** Repeatable. On an unfinished run it reads what is there. */
  collect(handle: Handle): Promise<ExecResult>;
  /** The whole tree, also before the end; no signal if `exit.txt` exists. */
  kill(handle: Handle): Promise<void>;
  forget?(handle: Handle): Promise<void>;
  /** The batch that ticks use; `poll` and `collect` are views of it. */
  inspect(handles: readonly Handle[]): Promise<ReadonlyMap<Handle, Inspection>>;
}
