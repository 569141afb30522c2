/** Events about runs → state: markers, relaunches, stops, settlements. Pure. */
import type { StateEvent } from './events.ts';
import { runKeyOf } from './run-key.ts';
import { HISTORY_KEPT } from './state.ts';
import type { ItemRecord } from './state.ts';
import type { Tables } from './tables.ts';

const TYPES = [
  'run-marked',
  'run-relaunched',
  'run-adopted',
  'start-refused',
  'run-seen',
  'run-identified',
  'run-counted',
  'run-unreachable',
  'run-unconfigured',
  'item-confirmed',
  'unreachable-told',
  'run-stopping',
  'run-outlived',
  'leftovers-told',
  'run-settled',
  'released',
] as const;
export type RunEvent = Extract<StateEvent, { type: (typeof TYPES)[number] }>;

export function isRunEvent(event: StateEvent): event is RunEvent {
  return (TYPES as readonly string[]).includes(event.type);
}

export function foldRun(draft: Tables, event: RunEvent): void {
  const { state } = draft;
  switch (event.type) {
    case 'run-marked':
      if (state.inflight[event.run.item_id] !== undefined) return;
      draft.set('items', event.run.item_id, event.item);
      draft.set('inflight', event.run.item_id, event.run);
      if (event.publication !== null) draft.set('outbox', event.publication.id, event.publication);
      return;
    case 'run-relaunched':
      if (state.inflight[event.run.item_id]?.run_id !== event.run.run_id) return;
      draft.set('inflight', event.run.item_id, event.run);
      draft.changeItem(event.run.item_id, { attempts: (state.items[event.run.item_id]?.attempts ?? 0) + 1 });
      return;
    case 'run-adopted': {
      const run = state.inflight[event.item_id];
      if (run?.run_id !== event.run_id || run.phase !== 'launching') return;
      const { handle, dir_name } = event;
      draft.set('inflight', event.item_id, { ...run, handle, dir_name, identity: null, elapsed_s: 0, replaces: [] });
      return;
    }
    case 'start-refused': {
      const run = state.inflight[event.item_id];
      const item = state.items[event.item_id];
      if (run?.dir_name !== event.dir_name || run.phase !== 'launching' || item === undefined) return;
      draft.delete('inflight', event.item_id);
      draft.delete('outbox', `${run.run_id}:working`);
      draft.set('items', event.item_id, { ...event.before, seen: item.seen, runs: item.runs, said: item.said });
      return;
    }
    case 'run-seen': {
      const run = state.inflight[event.item_id];
      if (run?.dir_name !== event.dir_name || run.phase === 'stopping') return;
      const { phase: _phase, ...common } = run;
      if ('replaces' in common) {
        const { replaces: _replaces, ...kept } = common;
        draft.set('inflight', event.item_id, {
          ...kept,
          phase: 'running',
          started_at: event.started_at,
          last_output_at: event.last_output_at,
          unreachable_since: null,
          unreachable_why: null,
        });
        return;
      }
      draft.set('inflight', event.item_id, {
        ...run,
        last_output_at: event.last_output_at,
        unreachable_since: null,
        unreachable_why: null,
      } as typeof run);
      return;
    }
    case 'run-identified':
    case 'run-counted': {
      const run = state.inflight[event.item_id];
      if (run?.dir_name !== event.dir_name) return;
      if (event.type === 'run-identified') draft.set('inflight', event.item_id, { ...run, identity: event.identity });
      else draft.set('inflight', event.item_id, { ...run, elapsed_s: Math.max(run.elapsed_s, event.elapsed_s) });
      return;
    }
    case 'run-unreachable': {
      const run = state.inflight[event.item_id];
      if (run?.run_id !== event.run_id) return;
      const { since: unreachable_since, why: unreachable_why } = event;
      draft.set('inflight', event.item_id, { ...run, unreachable_since, unreachable_why });
      return;
    }
    case 'run-unconfigured':
    case 'item-confirmed': {
      const run = state.inflight[event.item_id];
      if (run?.run_id !== event.run_id) return;
      const change = event.type === 'item-confirmed' ? { item_read_at: event.at } : { unconfigured_since: event.since };
      draft.set('inflight', event.item_id, { ...run, ...change });
      return;
    }
    case 'unreachable-told': {
      const run = state.inflight[event.item_id];
      if (run?.run_id !== event.run_id) return;
      draft.set('inflight', event.item_id, { ...run, unreachable_told: true });
      draft.set('outbox', event.publication.id, event.publication);
      return;
    }
    case 'run-stopping': {
      const run = state.inflight[event.item_id];
      if (run?.run_id !== event.run_id || run.phase !== 'running') return;
      const { phase: _phase, last_output_at: _output, ...common } = run;
      draft.set('inflight', event.item_id, {
        ...common,
        phase: 'stopping',
        since: event.at,
        why: event.why,
        detail: event.detail,
        stuck_since: null,
        stuck: [],
        stuck_told: false,
      });
      return;
    }
    case 'run-outlived': {
      const run = state.inflight[event.item_id];
      if (run?.run_id !== event.run_id || run.phase !== 'stopping') return;
      const stuck_since = run.stuck_since ?? event.at;
      draft.set('inflight', event.item_id, { ...run, stuck_since, stuck: [...event.pids] });
      return;
    }
    case 'leftovers-told': {
      const run = state.inflight[event.item_id];
      if (run?.run_id !== event.run_id || run.phase !== 'stopping') return;
      draft.set('inflight', event.item_id, { ...run, stuck_told: true });
      draft.set('outbox', event.publication.id, event.publication);
      return;
    }
    case 'run-settled': {
      const { settlement } = event;
      const run = state.inflight[settlement.item_id];
      if (run?.run_id !== settlement.run_id || run.dir_name !== settlement.dir_name) return;
      draft.delete('inflight', settlement.item_id);
      // What has ended needs no move to the working state any more.
      draft.delete('outbox', `${run.run_id}:working`);
      draft.set('items', settlement.item_id, withLaterSight(settlement.item, state.items[settlement.item_id]));
      if (settlement.publication !== null) draft.set('outbox', settlement.publication.id, settlement.publication);
      const { verdict, usage } = settlement;
      draft.state.history = [
        ...state.history.slice(1 - HISTORY_KEPT),
        {
          run_id: run.run_id,
          item_id: run.item_id,
          at: settlement.at,
          tag: verdict.kind === 'answer' ? verdict.tag : null,
          class: verdict.kind === 'failure' ? verdict.class : null,
          seconds: settlement.seconds,
          executor: run.executor,
          terminal: run.terminal,
          tokens: usage?.total_tokens ?? null,
          cost_usd: usage?.cost_usd ?? null,
          round: run.round,
        },
      ];
      return;
    }
    case 'released': {
      const item = state.items[event.item_id];
      const run = state.inflight[event.item_id];
      draft.delete('inflight', event.item_id);
      for (const publication of Object.values(state.outbox)) {
        if (publication.item_id === event.item_id) draft.delete('outbox', publication.id);
      }
      if (item === undefined) return;
      draft.changeItem(event.item_id, { refused: null });
      // Nothing was under way: what was answered stays the last answer, and what has none may start as before.
      const given_up = run?.run_id ?? item.next?.after?.run_id ?? (item.next && `${runKeyOf(item)}-${item.runs}`);
      if (given_up === null) return;
      const answer = {
        run_id: given_up,
        tag: null,
        class: 'cancelled' as const,
        at: event.at,
      };
      draft.changeItem(event.item_id, { next: null, answer });
      return;
    }
  }
}

/** What another tick has seen of the item since it was decided what becomes of it. */
function withLaterSight(decided: ItemRecord, known: ItemRecord | undefined): ItemRecord {
  if (known === undefined) return decided;
  const { seen, comments_read_at, unheard, others_at, said, refused } = known;
  if (seen.updated_at <= decided.seen.updated_at) return { ...decided, said, refused };
  return { ...decided, seen, comments_read_at, unheard, others_at, said, refused };
}
