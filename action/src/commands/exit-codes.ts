/** Exit codes of the command line; documented in docs/operations.md. */
export const EXIT = {
  fine: 0,
  failed: 1,
  /** Usage or configuration. */
  usage: 2,
  /** Another tick was ahead. */
  ahead: 3,
} as const;

export type ExitCode = (typeof EXIT)[keyof typeof EXIT];
