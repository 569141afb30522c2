/** What the command line and the summary of a job say of items that only rest. Pure. */
import type { Resting } from '../core/queue/resting.ts';

/** One sentence in numbers; empty: none rests. */
export function restingWords({ answered, ended, idle }: Resting): string {
  const parts = [
    ...(answered === 0 ? [] : [`${answered} answered, a person is next`]),
    ...(ended === 0 ? [] : [`${ended} completed or cancelled`]),
    ...(idle === 0 ? [] : [`${idle} that nobody asks for`]),
  ];
  return parts.length === 0 ? '' : `Besides: ${parts.join('; ')}.`;
}
