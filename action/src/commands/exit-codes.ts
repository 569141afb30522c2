/** Exit codes of the command line; documented in docs/operations.md. */
export const EXIT = {
  fine: 0,
  failed: 1,
  /** Usage or configuration. */
  usage: 2,
  /** Another tick was ahead. */
  ahead: 3,
  /** Ended by Ctrl-C before its end: 128 and the number of SIGINT, as shells say it. */
  interrupted: 130,
  /** The same by SIGTERM. */
  terminated: 143,
  /** The same by SIGHUP, which comes when its terminal is closed. */
  hung_up: 129,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** What ended it: `reason` of the host's signal is the name of the one that came. */
export function stoppedBy({ reason }: Pick<AbortSignal, 'reason'>): ExitCode {
  if (reason === 'SIGHUP') return EXIT.hung_up;
  return reason === 'SIGTERM' ? EXIT.terminated : EXIT.interrupted;
}
