/** What is done about a run whose terminal does not answer. Pure. */
import type { Action } from './actions.ts';
import type { Draft } from './evolve.ts';
import { personMoved } from './moves.ts';
import { publicationOf, step } from './publications.ts';
import type { RunFacts } from './run-facts.ts';
import type { ItemRecord, OpenRun } from './state.ts';

const UNREACHABLE_AFTER_LIMIT_MS = 24 * 60 * 60_000;
/** A person who has taken the item is told that its run cannot be stopped, unless that is over in a moment. */
const TAKEN_TOLD_MS = 10 * 60_000;

/**
 * The run is kept. That is said once: after its limit and a day more, when its terminal left the config, or when a person
 * has taken the item, because nothing new may start beside a run that may be alive.
 */
export function planUnreachable(draft: Draft, run: OpenRun, item: ItemRecord, facts: RunFacts): Action[] {
  const { config, now } = facts;
  const since = run.unreachable_since ?? now;
  if (run.unreachable_since === null) {
    draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since });
  }
  const removed = !(run.terminal in config.terminals);
  const overdue = now - since > run.limit_s * 1000 + UNREACHABLE_AFTER_LIMIT_MS;
  const view = facts.views.get(run.project);
  const moved = view === undefined ? null : personMoved(item, view);
  const taken = moved !== null && now - since >= TAKEN_TOLD_MS;
  if (run.unreachable_told || !(removed || overdue || taken)) return [];
  const why = removed
    ? `Terminal ${run.terminal} is no longer in the config, and its run has not been collected.`
    : `Terminal ${run.terminal} has not answered since ${new Date(since).toISOString()}.`;
  const reason = moved === null ? why : `${why} ${moved} The run is stopped as soon as its terminal answers.`;
  const publication = publicationOf(run, {
    kind: 'unreachable',
    say: {
      kind: 'unreachable',
      tag: 'blocked',
      tagged: true,
      class: null,
      reason,
      since,
      remedy: `Bring the machine back and the result will be posted; or run \`agentd release ${run.key}\` to give the item up.`,
      seconds: null,
      ledger: item.ledger,
    },
    needs_result: false,
    steps: [step('comment')],
    forget: false,
    now,
  });
  draft.apply({ type: 'unreachable-told', item_id: run.item_id, run_id: run.run_id, publication });
  return [];
}
