/**
 * A result of claude that is longer than what is read of a line: its beginning was found by the search, its end is the end of
 * the output. Pure. What says whether it is good stands before the text or behind it, by version.
 */
import { fieldsFromEnd, fieldsFromStart } from '../output/json-scan.ts';
import type { JsonObject } from '../output/json-fields.ts';

/**
 * The result with as much of its `result` text as is there; null when the two pieces do not surely make a result. `tail` may
 * hold further lines behind it.
 */
export function resultOfPieces(head: string, tail: string): JsonObject | null {
  const { fields, cut } = fieldsFromStart(head);
  const rest = tail.split('\n', 1)[0] ?? '';
  const whole: JsonObject = { ...fieldsFromEnd(rest), ...fields };
  if (whole['type'] !== 'result' || typeof whole['is_error'] !== 'boolean' || typeof whole['subtype'] !== 'string')
    return null;
  return cut?.key === 'result' ? { ...whole, result: cut.text } : whole;
}
