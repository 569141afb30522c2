/** What is known about a run besides its output: the records of the runner, and what the caller says. Pure. */
import type { EndedBy } from '../../model/result.ts';
import type { Millis } from '../../model/basics.ts';
import type { ReadFacts } from '../../ports/adapter.ts';
import { answerFileIn } from '../output/answer-file.ts';
import { collectFrom, type FileReader } from '../output/collect.ts';
import { isObject, numberOf, textOf, type JsonObject } from '../output/json-fields.ts';

/**
 * What the caller knows and the files may not say; every field may be missing: `started_at`, `ended_at` (ISO 8601),
 * `utc_offset` (`+02:00`), `requested_thread_id`, `usage_thread_total_before` (codex), `usage_before` and
 * `cost_usd_before` (claude), `signal`. A limit that another runner kept shows in the exit code alone.
 */
export type RunContext = { readonly [name: string]: unknown };

/** The caller's word counts before that of `exit.txt` (`0`, or `exit=0 at <time with zone>`) and `ended.txt`. */
export function factsOf(read: FileReader, context: RunContext): ReadFacts {
  const record = textFile(read, 'exit.txt');
  const match = /^(?:exit=)?(-?\d{1,10})(?:\s+at\s+(\S+))?$/.exec(record);
  const exit_code = match?.[1] === undefined ? null : Number(match[1]);
  const stamp = match?.[2] ?? null;
  return {
    exit_code,
    ended_by: endedBy(context, exit_code, textFile(read, 'ended.txt')),
    asked_thread: textOf(context, 'requested_thread_id'),
    totals_before: totalsBefore(context),
    started_at: timeOf(textOf(context, 'started_at')) ?? timeOf(textFile(read, 'started.txt')),
    ended_at: timeOf(textOf(context, 'ended_at')) ?? timeOf(stamp),
    utc_offset_min: offsetOf(textOf(context, 'utc_offset')) ?? offsetOf(stamp),
    dir: '.',
    answer_file: answerFileIn(read),
  };
}

function textFile(read: FileReader, name: string): string {
  const [text] = collectFrom(read, [{ op: 'read', file: name, max_bytes: 200 }]);
  return (text ?? '').trim();
}

function endedBy(context: RunContext, exit_code: number | null, record: string): EndedBy | null {
  if (textOf(context, 'signal') !== null) return 'kill';
  if (record === 'limit' || record === 'stall' || record === 'kill') return record;
  return exit_code === null ? null : 'itself';
}

function totalsBefore(context: RunContext): ReadFacts['totals_before'] {
  const thread = context['usage_thread_total_before'];
  const session = context['usage_before'];
  const counts: JsonObject | null = isObject(thread) ? thread : isObject(session) ? session : null;
  if (counts === null) return null;
  const numbers = Object.entries(counts).filter((entry): entry is [string, number] => typeof entry[1] === 'number');
  return { ...Object.fromEntries(numbers), cost_usd: numberOf(context, 'cost_usd_before') };
}

/** `+0100` is written by shells, `+01:00` by everything else. */
function timeOf(text: string | null): Millis | null {
  const at = Date.parse((text ?? '').replace(/([+-]\d\d)(\d\d)$/, '$1:$2'));
  return Number.isNaN(at) ? null : at;
}

/** Minutes east of UTC, of `+02:00` or of a time that ends in one; `Z` does not tell where the machine is. */
function offsetOf(text: string | null): number | null {
  const match = /(?:^|\d)([+-])(\d\d):?(\d\d)$/.exec(text ?? '');
  if (match === null) return null;
  return (Number(match[2]) * 60 + Number(match[3])) * (match[1] === '-' ? -1 : 1);
}
