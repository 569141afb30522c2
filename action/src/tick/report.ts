/** What a tick did, as the object that `--json`, the Action's outputs and the job summary show. Pure. */
import type { Problem } from '../errors.ts';
import type { FailureClass, Tag } from '../model/verdict.ts';
import type { Waiting } from '../model/reasons.ts';
import type { Pause } from '../core/holds/pauses.ts';
import type { TickReport } from './tick.ts';

export interface TickSummary {
  /** False: something needs a person (see `problems`). */
  readonly ok: boolean;
  /** Another tick holds the claim, or was faster; nothing was done. */
  readonly ahead: { readonly holder: string; readonly until: number } | null;
  readonly started: readonly { key: string; run_id: string; terminal: string; executor: string }[];
  readonly finished: readonly { key: string; run_id: string; tag: Tag | null; class: FailureClass | null }[];
  readonly stopped: readonly { key: string; run_id: string; why: string }[];
  /** Runs whose watchdog was dead and was to be started again. */
  readonly watched: readonly { key: string; run_id: string; terminal: string }[];
  readonly published: readonly { key: string; run_id: string; kind: string; status: string; reason: string | null }[];
  readonly waiting: readonly Waiting[];
  readonly problems: readonly Problem[];
  /** What starts nothing for now by the configuration; no problem. */
  readonly paused: readonly Pause[];
  /** Runs that are open now. */
  readonly open: number;
  readonly requests: { readonly plane: number; readonly state: number; readonly terminal: number };
  readonly ms: number;
}

export function summarise(report: TickReport, counts: Pick<TickSummary, 'requests' | 'ms' | 'paused'>): TickSummary {
  const { state, events } = report;
  const keyOf = (item_id: string): string => state.items[item_id]?.key ?? item_id;
  const refused = new Set(events.flatMap((event) => (event.type === 'start-refused' ? [event.dir_name] : [])));
  const publishing = new Set(
    Object.values(state.outbox)
      .filter((publication) => publication.steps.some((step) => step.status === 'open'))
      .map((publication) => keyOf(publication.item_id)),
  );
  const begun = new Set(events.flatMap((event) => (event.type === 'run-seen' ? [event.dir_name] : [])));
  return {
    ok: report.problems.length === 0,
    ahead: report.ahead,
    started: events.flatMap((event) =>
      event.type === 'run-marked' && !refused.has(event.run.dir_name) && begun.has(event.run.dir_name)
        ? [{ key: event.run.key, run_id: event.run.run_id, terminal: event.run.terminal, executor: event.run.executor }]
        : [],
    ),
    finished: events.flatMap((event) => {
      if (event.type !== 'run-settled') return [];
      const { item_id, run_id, verdict } = event.settlement;
      const answer = verdict.kind === 'answer';
      const entry = {
        key: keyOf(item_id),
        run_id,
        tag: answer ? verdict.tag : null,
        class: answer ? null : verdict.class,
      };
      return [entry];
    }),
    stopped: events.flatMap((event) =>
      event.type === 'run-stopping' ? [{ key: keyOf(event.item_id), run_id: event.run_id, why: event.why }] : [],
    ),
    watched: report.planned.flatMap((action) =>
      action.type === 'watch' && report.acted
        ? [{ key: action.key, run_id: action.run_id, terminal: action.ref.terminal }]
        : [],
    ),
    published: events.flatMap((event) => {
      if (event.type !== 'step-ended' && event.type !== 'step-failed') return [];
      const run_id = event.publication_id.replace(/:[a-z]+$/, '');
      const publication = publicationOf(report, event.publication_id);
      const status = event.type === 'step-ended' ? event.status : 'open';
      const kind = publication?.steps[event.step]?.kind ?? 'step';
      const key = publication === undefined ? run_id.replace(/-\d+$/, '') : keyOf(publication.item_id);
      return [{ key, run_id, kind, status, reason: event.reason }];
    }),
    // What was posted in this very tick is waited for no longer.
    waiting: report.waiting.filter(({ key, reason }) => reason !== 'publishing' || publishing.has(key)),
    problems: report.problems,
    open: Object.keys(state.inflight).length,
    ...counts,
  };
}

function publicationOf(report: TickReport, id: string): TickReport['state']['outbox'][string] | undefined {
  const known = report.state.outbox[id];
  if (known !== undefined) return known;
  for (const action of report.planned) {
    if (action.type === 'publish' && action.publication.id === id) return action.publication;
  }
  for (const event of report.events) {
    if (event.type === 'run-marked' && event.publication?.id === id) return event.publication;
    if (event.type === 'run-settled' && event.settlement.publication?.id === id) return event.settlement.publication;
  }
  return undefined;
}

export interface PlannedAction {
  readonly type: TickReport['planned'][number]['type'];
  readonly key: string;
  readonly detail: string;
}

/** What a tick means to do, for people. */
export function plannedActions(report: TickReport): PlannedAction[] {
  return report.planned.map((action) => {
    switch (action.type) {
      case 'start':
      case 'relaunch':
        return {
          type: action.type,
          key: action.key,
          detail: `${action.run.run_id} with ${action.executor} on ${action.terminal}`,
        };
      case 'kill':
        return { type: 'kill', key: action.key, detail: `${action.run_id} on ${action.ref.terminal}` };
      case 'watch':
        return { type: 'watch', key: action.key, detail: `the limits of ${action.run_id} on ${action.ref.terminal}` };
      case 'void':
        return { type: 'void', key: action.key, detail: `the launch of ${action.run.run_id}` };
      case 'publish': {
        const open = action.publication.steps.filter((step) => step.status === 'open').map((step) => step.kind);
        return { type: 'publish', key: action.key, detail: `${action.publication.id}: ${open.join(', ')}` };
      }
      case 'forget':
        return { type: 'forget', key: action.key, detail: action.publication_id };
    }
  });
}
