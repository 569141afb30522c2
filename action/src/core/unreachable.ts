/** What is done about a run of which nobody can tell what has become. Pure. */
import { NOTHING_BARRED, barredWhy } from '../config/barred.ts';
import type { Problem } from '../errors.ts';
import type { Action } from './actions.ts';
import type { Draft } from './evolve.ts';
import { personMoved } from './moves.ts';
import { publicationOf, step } from './publications.ts';
import type { RunFacts } from './run-facts.ts';
import type { ItemRecord, OpenRun, Say } from './state.ts';

const UNREACHABLE_AFTER_LIMIT_MS = 24 * 60 * 60_000;
/** A person who has taken the item is told that its run cannot be stopped, unless that is over in a moment. */
const TAKEN_TOLD_MS = 10 * 60_000;

/** Code of a problem that says only that the terminal was not visited; whatever was known before stays the reason. */
export const NOT_ASKED = 'not-asked';

/** What no waiting mends: the configuration lacks what it takes to look at the run. */
const BY_CONFIGURATION: ReadonlySet<string> = new Set(['executor-unknown', 'handle-foreign']);

/**
 * The run is kept. That is said once: after its limit and a day more, when the configuration lacks what it needs, or when a
 * person has taken the item, because nothing new may start beside a run that may be alive.
 */
export function planUnreachable(
  draft: Draft,
  run: OpenRun,
  item: ItemRecord,
  problem: Problem,
  facts: RunFacts,
): Action[] {
  const { config, now } = facts;
  const since = run.unreachable_since ?? now;
  // What is missing only because it cannot be read comes back.
  const unread = barredWhy(facts.obs.barred ?? NOTHING_BARRED, run) !== null;
  const removed = !unread && !(run.terminal in config.terminals);
  const news = removed ? gone(run) : problem;
  const why = news.code === NOT_ASKED ? (run.unreachable_why ?? news) : news;
  if (run.unreachable_since === null || !isSame(run.unreachable_why, why)) {
    draft.apply({ type: 'run-unreachable', item_id: run.item_id, run_id: run.run_id, since, why });
  }
  const overdue = now - since > run.limit_s * 1000 + UNREACHABLE_AFTER_LIMIT_MS;
  const view = facts.views.get(run.project);
  const moved = view === undefined ? null : personMoved(item, view);
  const taken = moved !== null && now - since >= TAKEN_TOLD_MS;
  const soon = removed || taken || (!unread && BY_CONFIGURATION.has(why.code));
  if (run.unreachable_told || !(soon || overdue)) return [];
  const answers = facts.obs.terminals.get(run.terminal)?.reached === true;
  const said = answers || removed ? heldSay(run, why) : awaySay(why);
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

function gone({ terminal }: OpenRun): Problem {
  const message = `Terminal ${terminal} is no longer in the config.`;
  const remedy = `Put terminals.${terminal} back until its run is collected.`;
  return { code: 'terminal-unknown', message, remedy, retry: false };
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
