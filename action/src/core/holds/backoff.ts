/** When something is tried again. Pure; the jitter comes from a seed, so that a plan is the same each time. */
import type { Millis } from '../../model/basics.ts';

export interface BackoffRule {
  readonly base_s: number;
  readonly max_s: number;
}

/** Doubling wait after `attempt` failures (1 = the first), between half and the whole of the step; in milliseconds. */
export function backoff(rule: BackoffRule, attempt: number, seed: string): number {
  const step = Math.min(rule.max_s, rule.base_s * 2 ** Math.min(attempt - 1, 20));
  return Math.round(step * 1000 * (0.5 + fractionOf(seed) / 2));
}

const QUOTA_UNKNOWN_MS = 30 * 60_000;
const QUOTA_LEAST_MS = 15 * 60_000;
export const QUOTA_HOLDS_BEFORE_BLOCKED = 5;

/** Until when an account is held: its reset, if known, else 30 min; at least 15 min, doubling with each hold in a row. */
export function quotaUntil(now: Millis, reset_at: Millis | undefined, holds_before: number): Millis {
  const least = now + QUOTA_LEAST_MS * 2 ** Math.min(holds_before, 10);
  return Math.max(reset_at ?? now + QUOTA_UNKNOWN_MS, least);
}

export const LONGEST_BREAKER_MS = 30 * 60_000;

/** Breaker of a terminal: visits go on for the first few failures, then wait 1, 2, 4 … up to 30 min. */
export function breakerUntil(now: Millis, failures: number): Millis {
  if (failures < 3) return now;
  return now + Math.min(LONGEST_BREAKER_MS, 2 ** (failures - 3) * 60_000);
}

/** FNV-1a of the seed, in [0, 1). */
function fractionOf(seed: string): number {
  let hash = 0x811c9dc5;
  for (const char of seed) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) / 2 ** 32;
}
