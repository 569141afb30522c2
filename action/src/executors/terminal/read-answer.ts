/** Results of a batch → what they say about a run and about the terminal's clock. Pure. */
import type { Handle } from '../../model/run.ts';
import type { Inspection } from '../../model/inspection.ts';
import { ANSWER_INCOMPLETE } from '../../ports/operation.ts';
import type { OperationResult } from '../../ports/operation.ts';
import type { ReadContext } from '../../ports/fleet.ts';
import { NO_CLOCK } from './run-reader.ts';
import type { RunReader, TerminalClock } from './run-reader.ts';

/** The terminal's clock against ours, from the answer to `facts`. */
export function clockOf(facts: OperationResult | undefined, now: number): TerminalClock {
  if (facts === undefined || !('utc_offset_min' in facts)) return NO_CLOCK;
  return { offset_ms: facts.now - now, utc_offset_min: facts.utc_offset_min };
}

/** What one result of a batch says about a run; anything else than an inspection is *unknown*. */
export function inspectionOf(
  result: OperationResult | undefined,
  reader: RunReader,
  handle: Handle,
  context: ReadContext,
  clock: TerminalClock,
): Inspection {
  if (result !== undefined && 'inspection' in result) return reader.read(result.inspection, handle, context, clock);
  const problem = result !== undefined && 'refused' in result ? result.refused : ANSWER_INCOMPLETE;
  return { state: 'unknown', problem };
}
