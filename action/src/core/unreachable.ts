/** What is done about a run whose terminal does not answer. Pure. */
import type { Action } from './actions.ts';
import type { Draft } from './evolve.ts';
import { publicationOf, step } from './publications.ts';
import type { RunFacts } from './run-facts.ts';
import type { ItemRecord, OpenRun } from './state.ts';

const UNREACHABLE_AFTER_LIMIT_MS = 24 * 60 * 60_000;

/** The run is kept. After its limit and a day more, or when its terminal left the config, that is said once. */
export function planUnreachable(draft: Draft, run: OpenRun, item: ItemRecord, facts: RunFacts): Action[] {
  const { config, now } = facts;
  const since = run.unreachable_since ?? now;
  if (run.unreachable_since === null) {
    draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since });
  }
  const removed = !(run.terminal in config.terminals);
  const overdue = now - since > run.limit_s * 1000 + UNREACHABLE_AFTER_LIMIT_MS;
  if (run.unreachable_told || !(removed || overdue)) return [];
  const reason = removed
    ? `Terminal ${run.terminal} is no longer in the config, and its run has not been collected.`
    : `Terminal ${run.terminal} has not answered since ${new Date(since).toISOString()}.`;
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
