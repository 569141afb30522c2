/** A script language (layer 1): a batch of operations becomes one script, and the text that comes back results. */
import type { Fence } from './fleet.ts';
import type { Launch } from './launch.ts';
import type { Operation, OperationResult } from './operation.ts';

/** A script language. Pure. */
export interface Shell {
  readonly os: 'linux' | 'darwin' | 'windows';
  /** The whole script for one round trip; results come back as lines behind `nonce`. */
  script(operations: readonly Operation[], envelope: Envelope): string;
  /**
   * Results in the order of the operations.
   * @throws {TransportError} `answer-incomplete` when the END line is missing: everything is then unknown.
   */
  parse(output: string, operations: readonly Operation[], envelope: Envelope): readonly OperationResult[];
  /** The terminal could not unpack the script, has done nothing, and has to be sent the plain one. */
  asksForPlain(output: string, envelope: Envelope): boolean;
  /** The text of the runner script (`run.sh`, `run.ps1`) that a start writes into the run directory. */
  runner(launch: Launch): string;
  join(...parts: readonly string[]): string;
  /** One word of a command line, whatever the value. */
  quote(value: string): string;
}

export interface Envelope {
  /** Fresh random hex for each script. */
  readonly nonce: string;
  /** Null for scripts that only read. */
  readonly fence: Fence | null;
  readonly run_root: string;
  /** The terminal cannot unpack scripts: even a long one is written out. Absent: long ones are packed. */
  readonly plain?: boolean;
}
