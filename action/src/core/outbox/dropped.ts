/**
 * The note that ends what agentd still wanted to do: a person has taken the item while a retry, a rerun, a step after
 * `[progress]` or the wait for a quota was due. A run that failed has said nothing yet, so this is its result. Pure.
 */
import type { Millis } from '../../model/basics.ts';
import { SILENT, publicationOf, step } from './publications.ts';
import type { EndedRun, ItemRecord, Publication, State } from '../state/state.ts';

/**
 * @param by one sentence: what the person did.
 * @returns null: nothing is known of the run that it would be about (noted long ago, by an earlier version).
 */
export function droppedNote(
  item_id: string,
  item: ItemRecord,
  by: string,
  state: State,
  now: Millis,
): Publication | null {
  const { next } = item;
  const ended = next?.after ?? fromHistory(item_id, item, state);
  if (next === null || ended === null) return null;
  const { class: failure, reason, seconds, ...told } = ended;
  const run = { ...told, item_id, handle: {}, identity: null, dir_name: '', thread_id: null, totals_before: null };
  return publicationOf(run, {
    kind: next.kind === 'iteration' ? 'dropped' : 'result',
    say: { ...SILENT, kind: 'dropped', class: failure, reason: by, cause: reason, seconds, ledger: item.ledger },
    needs_result: false,
    steps: [step('comment')],
    forget: false,
    now,
  });
}

/** What the history keeps of the item's last run. */
export function fromHistory(item_id: string, item: ItemRecord, { history }: State): EndedRun | null {
  const entry = history.findLast((other) => other.item_id === item_id);
  if (entry === undefined) return null;
  const { run_id, terminal, executor, class: failure, seconds, round = item.round } = entry;
  const { iterations: iteration, attempts: attempt } = item;
  const unknown = { model: null, effort: null, reason: '' };
  return { ...unknown, run_id, terminal, executor, class: failure, seconds, round, iteration, attempt };
}
