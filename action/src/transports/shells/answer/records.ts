/** The small records of a run directory, read: `started.txt`, `exit.txt`, `ended.txt`. */
import type { EndedBy } from '../../../model/result.ts';
import type { Millis } from '../../../model/basics.ts';

/** `exit=N at <time>`, or a bare number. `code` null: empty or unreadable, so the run has ended and nobody knows how. */
export function readExit(record: string): { readonly code: number | null; readonly at: string } {
  const match = /^(?:exit=)?(-?\d{1,10})(?:\s+at\s+(.*))?$/.exec(record.trim());
  if (match === null) return { code: null, at: '' };
  return { code: Number(match[1]), at: match[2] ?? '' };
}

/** An ISO time with a zone (`Z`, `+0100`, `+01:00`), in milliseconds since 1970; null for anything else. */
export function readStamp(stamp: string): Millis | null {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?)(Z|[+-]\d\d:?\d\d)$/.exec(stamp.trim());
  if (match === null) return null;
  const zone = (match[2] ?? 'Z').replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const time = Date.parse(`${match[1] ?? ''}${zone}`);
  return Number.isNaN(time) ? null : time;
}

/** `started.txt` holds one time with its zone. */
export function readStarted(record: string): Millis | null {
  return readStamp(record);
}

/** Who ended the run; without a record it was the agent’s process itself. */
export function readEndedBy(record: string): EndedBy {
  const word = record.trim();
  return word === 'limit' || word === 'stall' || word === 'kill' ? word : 'itself';
}
