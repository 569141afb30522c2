/** Why items wait (layer 0: a closed list). Each code has its row in docs/operations.md. */

/** Why an item is not started now, with the earliest time at which that can change by itself. */
export const REASONS = [
  'not-assigned',
  'ambiguous-assignee',
  'state',
  'label-missing',
  'label-refused',
  'blocked-by',
  'answered',
  'open-run',
  'publishing',
  'retry-at',
  'quota-until',
  'breaker-open',
  'terminal-unknown',
  'config-broken',
  'terminal-busy',
  'paused',
  'no-slot',
  'no-executor',
  'no-script',
  'capability-missing',
  'requester-not-allowed',
  'attempts-spent',
  'env-hold',
  'bot-may-not-write',
  'project-unread',
  'not-read-yet',
] as const;
export type Reason = (typeof REASONS)[number];

export interface Waiting {
  readonly key: string;
  readonly reason: Reason;
  /** One sentence: what is waited for. */
  readonly detail: string;
  /** Milliseconds since 1970 UTC. */
  readonly until: number | null;
  /** The hold that is waited for, by the name that `agentd release --hold` takes; absent: it is none. */
  readonly hold?: string;
}
