/** How a run came to its end, as far as its terminal says, and what that does to its item. Pure. */
import type { Inspection } from '../../model/inspection.ts';
import type { ProjectView } from '../routing/bots.ts';
import type { StateEvent } from '../state/events.ts';
import type { StateDraft } from '../state/evolve.ts';
import { leftAsSeen } from '../routing/hands.ts';
import type { RunFacts, Seen } from './run-facts.ts';
import { isLast, settle } from './settle.ts';
import type { Ending } from './settle.ts';
import type { ItemRecord, OpenRun } from '../state/state.ts';

/** @param late what a person did to stop it, where it is seen only now that it has ended. */
export function finished(seen: Extract<Inspection, { state: 'finished' }>, late: string | null = null): Ending {
  const { result, started_at, ended_at, ended_by } = seen;
  return { result, started_at, ended_at, ended_by, gone: null, swept: true, cancelled: null, late };
}

export function vanished(seen: Extract<Seen, { state: 'gone' | 'none' | 'void' }>, run: OpenRun): Ending {
  const nothing = { started_at: null, ended_at: null, ended_by: null, cancelled: null, late: null };
  switch (seen.state) {
    case 'none':
      return { ...nothing, result: null, gone: 'Its run directory is gone.', swept: false };
    case 'void':
      return { ...nothing, result: null, gone: 'Its launch was made void before it began.', swept: true };
    case 'gone':
      return {
        ...nothing,
        result: seen.result,
        started_at: run.phase === 'launching' ? null : run.started_at,
        gone: goneWords(seen.same_boot),
        swept: seen.survivors.length === 0,
      };
  }
}

function goneWords(same_boot: boolean | null): string {
  if (same_boot === false) return 'The machine restarted while it ran.';
  const gone = 'Its process is gone and left no exit record';
  return same_boot === null
    ? `${gone}; its machine was restarted, or had its clock set.`
    : `${gone}, as when systemd ends what a service leaves behind, or memory ran out.`;
}

export function settleNow(draft: StateDraft, run: OpenRun, item: ItemRecord, ending: Ending, facts: RunFacts): void {
  for (const event of settleEvents(draft, run, item, ending, facts)) draft.apply(event);
}

export function settleEvents(
  draft: StateDraft,
  run: OpenRun,
  item: ItemRecord,
  ending: Ending,
  facts: RunFacts,
): StateEvent[] {
  const view = facts.views.get(run.project) ?? facts.remembered(run.project);
  const { config, obs, now } = facts;
  const events = settle(run, item, ending, { config, view, state: draft.state, now, barred: obs.barred });
  const moved = ending.cancelled !== null || (run.phase === 'stopping' && run.why === 'cancel');
  const late = ending.late !== null;
  return events.map((event) => (moved || (late && isAnswered(event, run)) ? leftWhereItIs(event, view) : event));
}

function isAnswered(event: StateEvent, run: OpenRun): boolean {
  if (event.type !== 'run-settled') return false;
  const { verdict } = event.settlement;
  return verdict.kind === 'answer' && isLast(verdict, run);
}

/**
 * After a cancelling move the item stays where the person put it; it restarts by a later, separate move only, or for the
 * bot that it was handed over to.
 */
function leftWhereItIs(event: StateEvent, view: ProjectView | null): StateEvent {
  if (event.type !== 'run-settled') return event;
  const { item } = event.settlement;
  return { ...event, settlement: { ...event.settlement, item: { ...item, left: leftAsSeen(item, view) } } };
}
