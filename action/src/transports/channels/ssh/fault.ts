/** What is known of a failed visit, and what it amounts to. */
import type { Problem } from '../../../errors.ts';

/**
 * How far a visit had come. `reach`: no connection yet. `handshake`: up to the host key. `login`. `open`: logged in, the
 * script not yet sent. `sent`: some of it may have arrived.
 */
export type Phase = 'reach' | 'handshake' | 'login' | 'open' | 'sent';

export interface Fault extends Problem {
  readonly kind: 'Unreached' | 'HostKeyError' | 'TransportError';
  /** Seconds in which the same thing should not be tried again, because the server keeps count; 0: no such time. */
  readonly wait_s: number;
}

/** What this side itself saw; everything else comes from ssh2, the socket or the proxy. */
export class Noticed extends Error {
  readonly what:
    | 'deadline'
    | 'closed'
    | 'called-off'
    | 'more-factors'
    | 'no-exit-code'
    | 'signal'
    | 'exit-code'
    | 'reader'
    | 'blocked'
    | 'too-large';

  constructor(what: Noticed['what'], message: string) {
    super(message);
    this.what = what;
  }
}

/** An error with the fields by which its origin is told. */
export interface Seen {
  readonly message: string;
  readonly phase: Phase;
  readonly banner: string;
  /** ssh2: which part of it failed. */
  readonly level: string | null;
  /** The system's name of the error (`ECONNREFUSED`), or the reason number of a disconnection. */
  readonly code: string | number | null;
  /** Reason number of a channel that was not opened. */
  readonly reason: number | null;
  readonly noticed: Noticed['what'] | null;
}
