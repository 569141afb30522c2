/**
 * A further run that agentd wants and that nothing lets begin: what routes it left the configuration, a label it needs was
 * taken off. The run before it has said nothing yet, so after a while its end is said, and a person has to act. Pure.
 */
import type { Config } from '../../config/schema.ts';
import type { Millis } from '../../model/basics.ts';
import type { Reason, Waiting } from '../../model/reasons.ts';
import type { ProjectView } from '../routing/bots.ts';
import type { StateEvent } from '../state/events.ts';
import { SILENT, publicationOf, stepsAfter } from '../outbox/publications.ts';
import type { ItemRecord, State } from '../state/state.ts';
import { PATIENCE_MS } from '../terminals/unconfigured.ts';

/** What no waiting mends. */
const LASTING: ReadonlySet<Reason> = new Set([
  'terminal-unknown',
  'no-executor',
  'no-script',
  'capability-missing',
  'label-missing',
  'label-refused',
  'ambiguous-assignee',
  'not-assigned',
  'attempts-spent',
]);

export function giveUpUnfollowed(
  state: State,
  waiting: readonly Waiting[],
  views: ReadonlyMap<string, ProjectView>,
  config: Config,
  now: Millis,
): StateEvent[] {
  const details = new Map(waiting.flatMap(({ key, reason, detail }) => (LASTING.has(reason) ? [[key, detail]] : [])));
  return Object.entries(state.items).flatMap(([item_id, item]): StateEvent[] => {
    const { next, key, project } = item;
    if (next === null || next.after === null || now - next.not_before < PATIENCE_MS) return [];
    if (state.inflight[item_id] !== undefined) return [];
    const removed = !Object.hasOwn(config.projects, project);
    const why = removed ? `Project ${project} is no longer in the config.` : details.get(key);
    return why === undefined ? [] : [givenUp(item_id, item, next.after, why, views.get(project) ?? null, config, now)];
  });
}

type After = NonNullable<NonNullable<ItemRecord['next']>['after']>;

function givenUp(
  item_id: string,
  item: ItemRecord,
  after: After,
  why: string,
  view: ProjectView | null,
  config: Config,
  now: Millis,
): StateEvent {
  const { class: failure, reason, seconds, ...told } = after;
  const run = { ...told, item_id, handle: {}, identity: null, dir_name: '', thread_id: null, totals_before: null };
  const publication = publicationOf(run, {
    // The comment of a step that went well is there already, under the usual name.
    kind: item.next?.kind === 'iteration' ? 'dropped' : 'result',
    say: {
      ...SILENT,
      kind: 'failed',
      tag: 'blocked',
      tagged: true,
      class: failure === null || failure === 'quota' ? 'failed' : failure,
      reason: failure === null ? 'It has made a step, and the next one cannot begin.' : reason,
      remedy: `Nothing further starts by itself: ${why} Mend that; then comment or move the item back to a pick-up state.`,
      seconds,
      ledger: item.ledger,
    },
    needs_result: false,
    steps: stepsAfter('blocked', item, view, config),
    forget: false,
    now,
  });
  const answer = { run_id: after.run_id, tag: 'blocked', class: failure ?? 'failed', at: now } as const;
  return { type: 'next-dropped', item_id, answer, publication };
}
