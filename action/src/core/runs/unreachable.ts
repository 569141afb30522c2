/** What is done about a run of which nobody can tell what has become. Pure. */
import { NOTHING_BARRED, barredWhy } from '../../config/barred.ts';
import type { Problem } from '../../errors.ts';
import type { Action } from '../actions.ts';
import type { StateDraft } from '../state/evolve.ts';
import { takenFrom } from '../items/moves.ts';
import { publicationOf, step } from '../outbox/publications.ts';
import type { RunFacts } from './run-facts.ts';
import type { ItemRecord, OpenRun, Say } from '../state/state.ts';
import { PATIENCE_MS, isByConfiguration, terminalGone } from '../terminals/unconfigured.ts';

const UNREACHABLE_AFTER_LIMIT_MS = 24 * 60 * 60_000;
/** A person who has taken the item is told that its run cannot be stopped, unless that is over in a moment. */
const TAKEN_TOLD_MS = 10 * 60_000;

/** Code of a problem that says only that the terminal was not visited; whatever was known before stays the reason. */
export const NOT_ASKED = 'not-asked';

/**
 * The run is kept. That is said once: after its limit and a day more, when the configuration has lacked for an hour what it
 * needs, or when a person has taken the item, because nothing new may start beside a run that may be alive.
 */
export function planUnreachable(
  draft: StateDraft,
  run: OpenRun,
  item: ItemRecord,
  problem: Problem,
  facts: RunFacts,
): Action[] {
  const { config, now } = facts;
  const since = run.unreachable_since ?? now;
  // What is missing only because it cannot be read comes back.
  const unread = barredWhy(facts.obs.barred ?? NOTHING_BARRED, run) !== null;
  const removed = unread ? null : terminalGone(run, config);
  const news = removed ?? problem;
  const before = run.unreachable_why;
  // That its terminal was not in the config is over once it is there, whether or not it was asked.
  const why = news.code === NOT_ASKED && before?.code !== 'terminal-unknown' ? (before ?? news) : news;
  if (run.unreachable_since === null || !isSame(run.unreachable_why, why)) {
    draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since, why });
  }
  const unconfigured_since = !unread && isByConfiguration(why) ? (run.unconfigured_since ?? now) : null;
  if (unconfigured_since !== run.unconfigured_since) {
    draft.apply({ type: 'run-unconfigured', item_id: run.item_id, run_id: run.run_id, since: unconfigured_since });
  }
  const overdue = now - since > run.limit_s * 1000 + UNREACHABLE_AFTER_LIMIT_MS;
  const view = facts.views.get(run.project);
  const moved = view === undefined ? null : takenFrom(run, item, view);
  const taken = moved !== null && now - since >= TAKEN_TOLD_MS;
  const lacking = unconfigured_since !== null && now - unconfigured_since >= PATIENCE_MS;
  if (run.unreachable_told || !(lacking || taken || overdue)) return [];
  const answers = facts.obs.terminals.get(run.terminal)?.reached === true;
  const said = answers || removed !== null ? heldSay(run, why) : awaySay(why);
  const reason =
    moved === null ? said.reason : `${said.reason} ${moved} The run is stopped as soon as it can be reached.`;
  const publication = publicationOf(run, {
    kind: 'unreachable',
    say: { ...said, reason, since, ledger: item.ledger },
    needs_result: false,
    steps: [step('comment')],
    forget: false,
    now,
  });
  draft.apply({ type: 'unreachable-told', item_id: run.item_id, run_id: run.run_id, publication });
  return [];
}

function isSame(one: Problem | null, other: Problem): boolean {
  return one?.code === other.code && one.message === other.message && one.remedy === other.remedy;
}

const BLOCKED = { tag: 'blocked', tagged: true, class: null, seconds: null } as const;
type Said = Omit<Say, 'ledger'>;

/** The terminal does not answer. */
function awaySay({ code, message, remedy }: Problem): Said {
  return { ...BLOCKED, kind: 'unreachable', code, reason: message, remedy };
}

/** The terminal answers, or is no longer there to be asked. */
function heldSay(run: OpenRun, { code, message, remedy }: Problem): Said {
  const reason = `What became of ${run.run_id} on ${run.terminal} cannot be told: ${message}`;
  return { ...BLOCKED, kind: 'held', code, reason, remedy };
}
