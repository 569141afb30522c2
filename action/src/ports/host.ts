/** Time, randomness and the log of the process (layer 1). */
import type { Millis } from '../model/basics.ts';

/** The only source of time. Tests and the simulation hand in a virtual one. */
export interface Clock {
  now(): Millis;
  /** Resolves after `ms`, or at once when `signal` aborts. */
  sleep(ms: number, signal?: AbortSignal): Promise<void>;
}

/** Bytes for ids and nonces; injected so that simulated worlds replay exactly. */
export interface Random {
  /** `bytes` random bytes as lower-case hex. */
  hex(bytes: number): string;
  /** Uniform in [0, 1). */
  fraction(): number;
}

export interface Log {
  debug(message: string): void;
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
