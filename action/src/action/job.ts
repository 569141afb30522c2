/** What every mode of the Action gets. */
import type { Host } from '../wiring/host.ts';
import type { Millis } from '../model/basics.ts';
import type { Console } from './console.ts';
import type { Inputs } from './action-yml.ts';
import type { Circumstances } from './event.ts';
import type { Runner } from './runner.ts';

export interface Job {
  readonly host: Host;
  readonly console: Console;
  readonly runner: Runner;
  readonly inputs: Inputs;
  readonly circumstances: Circumstances;
  /** When it began. */
  readonly begun: Millis;
}
