/**
 * Expected failures as data. A `Problem` is what every layer hands up: a stable code, one sentence that says
 * what happened and where, and one that says how to mend it. Secrets never enter either sentence.
 */
export interface Problem {
  /** Stable, kebab-case, e.g. `plane-token-invalid`. docs/operations.md tells more about those that people meet most. */
  readonly code: string;
  readonly message: string;
  /** What a person does about it; empty when nothing needs doing. */
  readonly remedy: string;
  /** True when the same call may succeed later with nothing changed. */
  readonly retry: boolean;
}

/** A failure that is expected and can be thrown: it carries a {@link Problem} and, where there is one, its cause. */
export class AgentdError extends Error {
  override readonly name: string = 'AgentdError';
  readonly problem: Problem;

  constructor(problem: Problem, options?: { cause?: unknown }) {
    super(problem.message, options);
    this.problem = problem;
  }
}

/** Something in the configuration, the inputs or the command line is wrong. Exit code 2. */
export class ConfigError extends AgentdError {
  override readonly name = 'ConfigError';
}

/** Plane answered, and the answer is a refusal; or it did not answer (`status` null). */
export class PlaneError extends AgentdError {
  override readonly name = 'PlaneError';
  readonly status: number | null;
  /** The id of the object that is already there, on a 409 that names one. */
  readonly existing_id: string | null;
  /** Milliseconds since 1970: when the same call may be tried again, where that is known (429, spent budget). */
  readonly until: number | null;
  /** The request surely never left, so that nothing can come of it later. */
  readonly unsent: boolean;

  constructor(
    problem: Problem,
    detail: {
      status: number | null;
      existing_id?: string | null;
      until?: number | null;
      unsent?: boolean;
      cause?: unknown;
    },
  ) {
    super(problem, { cause: detail.cause });
    this.status = detail.status;
    this.existing_id = detail.existing_id ?? null;
    this.until = detail.until ?? null;
    this.unsent = detail.unsent ?? false;
  }
}

/** GitHub answered, and the answer is a refusal; or it did not answer (`status` null). */
export class GitHubError extends AgentdError {
  override readonly name = 'GitHubError';
  readonly status: number | null;
  /** Milliseconds since 1970: when the same call may be tried again, where that is known (rate limits). */
  readonly until: number | null;

  constructor(problem: Problem, detail: { status: number | null; until?: number | null; cause?: unknown }) {
    super(problem, { cause: detail.cause });
    this.status = detail.status;
    this.until = detail.until ?? null;
  }
}

/** For `catch`: null where GitHub answered with one of `statuses`, as an answer to the caller; all else is thrown on. */
export function nullFor(...statuses: readonly number[]): (error: unknown) => null {
  return (error) => {
    if (error instanceof GitHubError && statuses.includes(error.status ?? 0)) return null;
    throw error;
  };
}

/** A terminal could not be asked, or did not answer in full. For every reader this means *unknown*. */
export class TransportError extends AgentdError {
  override readonly name: string = 'TransportError';
}

/** The failure came before the command ran, so another channel may be tried. */
export class Unreached extends TransportError {
  override readonly name = 'Unreached';
}

/** The machine that answered is not the one we know. Never retried, never answered by another channel. */
export class HostKeyError extends TransportError {
  override readonly name = 'HostKeyError';
}

/** The store holds another version than the one that was loaded. */
export class ConflictError extends AgentdError {
  override readonly name = 'ConflictError';
}

/** The state file is there but cannot be used: from the future, cut, or not ours. It is left as it is. */
export class StateError extends AgentdError {
  override readonly name = 'StateError';
}

/** Turns whatever was caught into a {@link Problem}; a bug keeps its message and the code `internal`. */
export function problemOf(error: unknown): Problem {
  if (error instanceof AgentdError) return error.problem;
  const message = error instanceof Error ? error.message : String(error);
  return { code: 'internal', message, remedy: 'Report this with the log.', retry: false };
}

/** The system's code of a failed call, such as `ENOENT`. */
export function errnoOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
