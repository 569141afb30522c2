/**
 * `evolve(state, events) → state`: folds what was decided and what happened. Pure; the given state is not changed.
 * An event about a run or publication that is no longer current changes nothing.
 */
import type { WorkItem } from '../model.ts';
import type { StateEvent } from './events.ts';
import { HISTORY_KEPT } from './state.ts';
import type { ItemRecord, State, TerminalRecord } from './state.ts';

/** A state under construction: tables are copied on the first write to them, entries are replaced, never changed. */
export class Draft {
  readonly state: State;
  readonly #own = new Set<Table>();

  constructor(state: State) {
    this.state = { ...state };
  }

  set<T extends Table>(table: T, key: string, value: State[T][string]): void {
    this.#owned(table)[key] = value;
  }

  delete(table: Table, key: string): void {
    if (key in this.state[table]) delete this.#owned(table)[key];
  }

  apply(event: StateEvent): void {
    applyEvent(this, event);
  }

  #owned<T extends Table>(table: T): Record<string, State[T][string]> {
    if (!this.#own.has(table)) {
      this.#own.add(table);
      (this.state as Record<Table, unknown>)[table] = { ...this.state[table] };
    }
    return this.state[table] as Record<string, State[T][string]>;
  }
}

type Table = 'items' | 'inflight' | 'outbox' | 'projects' | 'terminals' | 'accounts';

export function evolve(state: State, events: readonly StateEvent[]): State {
  const draft = new Draft(state);
  for (const event of events) draft.apply(event);
  return draft.state;
}

const UNKNOWN_TERMINAL: TerminalRecord = {
  user_id: null,
  user_read_at: 0,
  failures: 0,
  unreachable_since: null,
  not_before: 0,
  utc_offset_min: null,
  holds: {},
};

function applyEvent(draft: Draft, event: StateEvent): void {
  const { state } = draft;
  switch (event.type) {
    case 'project-read': {
      const known = state.projects[event.info.key];
      const info = {
        ...event.info,
        states: [...event.info.states],
        labels: { ...event.info.labels },
        members: [...event.info.members],
      };
      draft.set('projects', event.info.key, {
        watermark: known?.watermark ?? null,
        swept_at: known?.swept_at ?? 0,
        info,
        read_at: event.at,
      });
      return;
    }
    case 'project-scanned': {
      const known = state.projects[event.key];
      if (known === undefined) return;
      draft.set('projects', event.key, {
        ...known,
        watermark: event.newest === null ? known.watermark : Math.max(event.newest, known.watermark ?? 0),
        swept_at: event.swept_at ?? known.swept_at,
      });
      return;
    }
    case 'identity':
      draft.set('terminals', event.terminal, {
        ...(state.terminals[event.terminal] ?? UNKNOWN_TERMINAL),
        user_id: event.user_id,
        user_read_at: event.at,
      });
      return;
    case 'terminal-reached': {
      const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
      draft.set('terminals', event.terminal, {
        ...known,
        failures: 0,
        unreachable_since: null,
        not_before: 0,
        utc_offset_min: event.utc_offset_min ?? known.utc_offset_min,
      });
      return;
    }
    case 'terminal-unreached': {
      const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
      draft.set('terminals', event.terminal, {
        ...known,
        failures: known.failures + 1,
        unreachable_since: known.unreachable_since ?? event.at,
        not_before: event.not_before,
      });
      return;
    }
    case 'item-seen':
      draft.set('items', event.item.id, seenItem(state.items[event.item.id], event.item));
      return;
    case 'item-dropped':
      draft.delete('items', event.item_id);
      return;
    case 'comments-read':
      return changeItem(draft, event.item_id, { comments_read_at: event.at, unheard: event.unheard });
    case 'item-moved':
      return changeItem(draft, event.item_id, { left: event.left });
    case 'next-dropped':
      return changeItem(draft, event.item_id, { next: null, answer: event.answer });
    case 'run-marked':
      if (state.inflight[event.run.item_id] !== undefined) return;
      draft.set('items', event.run.item_id, event.item);
      draft.set('inflight', event.run.item_id, event.run);
      if (event.publication !== null) draft.set('outbox', event.publication.id, event.publication);
      return;
    case 'run-relaunched':
      if (state.inflight[event.run.item_id]?.run_id !== event.run.run_id) return;
      draft.set('inflight', event.run.item_id, event.run);
      changeItem(draft, event.run.item_id, { attempts: (state.items[event.run.item_id]?.attempts ?? 0) + 1 });
      return;
    case 'run-adopted': {
      const run = state.inflight[event.item_id];
      if (run?.run_id !== event.run_id || run.phase !== 'launching') return;
      draft.set('inflight', event.item_id, { ...run, handle: event.handle, dir_name: event.dir_name, replaces: [] });
      return;
    }
    case 'start-refused': {
      const run = state.inflight[event.item_id];
      const item = state.items[event.item_id];
      if (run?.dir_name !== event.dir_name || run.phase !== 'launching' || item === undefined) return;
      draft.delete('inflight', event.item_id);
      draft.delete('outbox', `${run.run_id}:working`);
      draft.set('items', event.item_id, { ...event.before, seen: item.seen, runs: item.runs });
      return;
    }
    case 'run-seen': {
      const run = state.inflight[event.item_id];
      if (run?.run_id !== event.run_id || run.phase === 'stopping') return;
      const { phase: _phase, ...common } = run;
      if ('replaces' in common) {
        const { replaces: _replaces, ...kept } = common;
        draft.set('inflight', event.item_id, {
          ...kept,
          phase: 'running',
          started_at: event.started_at,
          last_output_at: event.last_output_at,
          unreachable_since: null,
        });
        return;
      }
      draft.set('inflight', event.item_id, {
        ...run,
        last_output_at: event.last_output_at,
        unreachable_since: null,
      } as typeof run);
      return;
    }
    case 'run-unreachable': {
      const run = state.inflight[event.item_id];
      if (run?.run_id === event.run_id)
        draft.set('inflight', event.item_id, { ...run, unreachable_since: event.since });
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
      });
      return;
    }
    case 'run-settled': {
      const { settlement } = event;
      const run = state.inflight[settlement.item_id];
      if (run?.run_id !== settlement.run_id) return;
      draft.delete('inflight', settlement.item_id);
      draft.set('items', settlement.item_id, settlement.item);
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
        },
      ];
      return;
    }
    case 'account-held':
      draft.set('accounts', event.account, { until: event.until, holds: event.holds });
      return;
    case 'account-freed':
      draft.delete('accounts', event.account);
      return;
    case 'executor-held': {
      const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
      draft.set('terminals', event.terminal, {
        ...known,
        holds: { ...known.holds, [event.executor]: { until: event.until, reason: event.reason } },
      });
      return;
    }
    case 'step-ended': {
      const publication = state.outbox[event.publication_id];
      if (publication?.steps[event.step]?.status !== 'open') return;
      const steps = publication.steps.map((step, index) =>
        index === event.step ? { ...step, status: event.status, reason: event.reason } : step,
      );
      if (event.left !== null) changeItem(draft, publication.item_id, { left: event.left });
      if (!publication.forget && steps.every((step) => step.status !== 'open')) {
        draft.delete('outbox', publication.id);
        return;
      }
      draft.set('outbox', publication.id, { ...publication, steps, digest: event.digest ?? publication.digest });
      return;
    }
    case 'step-failed': {
      const publication = state.outbox[event.publication_id];
      if (publication?.steps[event.step]?.status !== 'open') return;
      const steps = publication.steps.map((step, index) =>
        index === event.step
          ? { ...step, tries: step.tries + 1, reason: event.reason, not_before: event.not_before }
          : step,
      );
      draft.set('outbox', publication.id, { ...publication, steps, digest: publication.digest ?? event.digest });
      return;
    }
    case 'forgotten': {
      const publication = state.outbox[event.publication_id];
      if (publication === undefined) return;
      if (event.done) draft.delete('outbox', event.publication_id);
      else draft.set('outbox', event.publication_id, { ...publication, forget_tries: publication.forget_tries + 1 });
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
      const answer = {
        run_id: run?.run_id ?? item.answer?.run_id ?? '',
        tag: null,
        class: 'cancelled' as const,
        at: event.at,
      };
      draft.set('items', event.item_id, { ...item, next: null, answer });
      return;
    }
  }
}

function changeItem(draft: Draft, item_id: string, change: Partial<ItemRecord>): void {
  const item = draft.state.items[item_id];
  if (item !== undefined) draft.set('items', item_id, { ...item, ...change });
}

function seenItem(known: ItemRecord | undefined, item: WorkItem): ItemRecord {
  const seen: ItemRecord['seen'] = {
    state: item.state,
    assignees: [...item.assignees],
    labels: [...item.labels],
    priority: item.priority,
    created_at: item.created_at,
    updated_at: item.updated_at,
  };
  if (known !== undefined) return { ...known, key: item.key, project: item.project, seen };
  return {
    key: item.key,
    project: item.project,
    seen,
    round: 0,
    runs: 0,
    iterations: 0,
    attempts: 0,
    spent: [],
    quota_holds: 0,
    thread: null,
    next: null,
    answer: null,
    left: null,
    heard: [],
    comments_read_at: 0,
    unheard: { allowed: 0, others: 0 },
    ledger: [],
  };
}
