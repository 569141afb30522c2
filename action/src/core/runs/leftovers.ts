/** Processes that are there although a run has ended or was told to: nothing of it is settled before they are gone. Pure. */
import type { Action } from '../actions.ts';
import type { StateDraft } from '../state/evolve.ts';
import { publicationOf, step } from '../outbox/publications.ts';
import { runRef } from '../state/refs.ts';
import type { RunFacts, Seen } from './run-facts.ts';
import type { ItemRecord, OpenRun } from '../state/state.ts';

/** How long what could not be ended is tried again before a person is asked. */
const ASK_AFTER_MS = 5 * 60_000;

/** Pids of what belongs to the run and is there after its end. */
export function survivorsOf(seen: Seen): readonly number[] {
  switch (seen.state) {
    case 'none':
    case 'gone':
    case 'finished':
      return seen.survivors;
    case 'void':
    case 'starting':
    case 'running':
      return [];
  }
}

export function countOf(pids: readonly number[]): string {
  return pids.length === 1 ? 'one of its processes is' : `${pids.length} of its processes are`;
}

export function killRun(run: OpenRun): Action[] {
  return [{ type: 'kill', key: run.key, run_id: run.run_id, ref: runRef(run) }];
}

/** They are ended once more; that it has not helped for a while is said once. */
export function endAgain(
  draft: StateDraft,
  run: Extract<OpenRun, { phase: 'stopping' }>,
  item: ItemRecord,
  { now }: RunFacts,
): Action[] {
  const { stuck_since, stuck_told } = run;
  if (stuck_since !== null && !stuck_told && now - stuck_since >= ASK_AFTER_MS) {
    const publication = publicationOf(run, {
      kind: 'leftovers',
      say: {
        kind: 'held',
        tag: 'blocked',
        tagged: true,
        class: null,
        reason: reasonOf(run),
        remedy: `End them on that machine, and what the run has left is posted.`,
        since: stuck_since,
        seconds: null,
        ledger: item.ledger,
      },
      needs_result: false,
      steps: [step('comment')],
      forget: false,
      now,
    });
    draft.apply({ type: 'leftovers-told', item_id: run.item_id, run_id: run.run_id, publication });
  }
  return killRun(run);
}

function reasonOf({ run_id, terminal, stuck }: Extract<OpenRun, { phase: 'stopping' }>): string {
  const [first, ...others] = stuck;
  if (first === undefined) return `A process of ${run_id} on ${terminal} could not be ended.`;
  if (others.length === 0) return `Process ${first} of ${run_id} on ${terminal} could not be ended.`;
  return `Processes ${stuck.join(', ')} of ${run_id} on ${terminal} could not be ended.`;
}
