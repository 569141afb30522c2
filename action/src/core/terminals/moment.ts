import type { Millis } from '../../model/basics.ts';

/** A time in a sentence: `2026-01-05 10:00Z`. Pure. */
export function momentOf(at: Millis): string {
  return `${new Date(at).toISOString().replace('T', ' ').slice(0, 16)}Z`;
}
