import type { Fence } from './fleet.ts';
import type { Launch } from './launch.ts';
import type { CollectItem, Collected, Operation, OperationResult, RawInspection } from './operation.ts';
import type { Shell } from './shell.ts';

/** A shell over a channel: one batch of operations is one round trip. */
export interface Transport {
  readonly os: Shell['os'];
  readonly run_root: string;
  readonly round_trips: number;
  /** Name of the channel that scripts go by now. */
  readonly route: string;
  join(...parts: readonly string[]): string;
  quote(value: string): string;
  batch(operations: readonly Operation[], fence: Fence | null): Promise<readonly OperationResult[]>;
  close(): Promise<void>;
}

/**
 * A terminal verb by verb: a view of {@link Transport.batch}, in which every
 * call is a batch of one. Jobs send batches; this is for who drives a terminal step by step.
 */
export interface TransportVerbs extends Transport {
  defaultRunRoot(): string;
  mkdir(path: string, clean: boolean): Promise<void>;
  probe(dir: string, names: readonly string[]): Promise<readonly string[]>;
  writeText(path: string, text: string): Promise<void>;
  readText(path: string): Promise<string | null>;
  grepFirst(path: string, needle: string): Promise<string | null>;
  tail(path: string, max_bytes: number): Promise<string | null>;
  /** The text of the runner script (`run.sh`, `run.ps1`). */
  runner(launch: Launch): string;
  launch(launch: Launch): Promise<void>;
  startRun(launch: Launch, fence: Fence): Promise<'started' | 'evidence'>;
  fetch(dir: string, items: readonly CollectItem[]): Promise<Collected>;
  kill(task: string, dir: string): Promise<RawInspection>;
  forget(task: string, dir: string, item_id: string): Promise<void>;
  /** null: unknown, which means: start nothing. */
  processCount(name: string): Promise<number | null>;
}
