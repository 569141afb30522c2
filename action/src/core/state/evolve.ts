/**
 * `evolve(state, events) → state`: folds what was decided and what happened. Pure; the given state is not changed.
 * An event about a run or publication that is no longer current changes nothing.
 */
import type { WorkItem } from '../../model/work-item.ts';
import type { StateEvent } from './events.ts';
import { foldPublication, isPublicationEvent } from './fold-publication.ts';
import type { PublicationEvent } from './fold-publication.ts';
import { foldRenames } from './renames.ts';
import { foldRun, isRunEvent } from './fold-run.ts';
import type { RunEvent } from './fold-run.ts';
import type { ItemRecord, State, TerminalRecord } from './state.ts';
import { Tables } from './tables.ts';

/** A state under construction. */
export class StateDraft extends Tables {
  apply(event: StateEvent): void {
    if (isRunEvent(event)) foldRun(this, event);
    else if (isPublicationEvent(event)) foldPublication(this, event);
    else fold(this, event);
  }
}

export function evolve(state: State, events: readonly StateEvent[]): State {
  const draft = new StateDraft(state);
  for (const event of events) draft.apply(event);
  return draft.state;
}

const UNKNOWN_TERMINAL: TerminalRecord = {
  user_id: null,
  user_read_at: 0,
  user_key: null,
  failures: 0,
  unreachable_since: null,
  problem: null,
  not_before: 0,
  utc_offset_min: null,
  holds: {},
};

function fold(draft: Tables, event: Exclude<StateEvent, RunEvent | PublicationEvent>): void {
  const { state } = draft;
  switch (event.type) {
    case 'project-read': {
      const last = state.projects[event.info.key];
      // What was noted of another project that had this identifier says nothing of this one.
      const known = last?.info.id === event.info.id ? last : undefined;
      const info = {
        ...event.info,
        states: [...event.info.states],
        labels: { ...event.info.labels },
        members: [...event.info.members],
      };
      draft.set('projects', event.info.key, {
        watermark: known?.watermark ?? null,
        swept_at: known?.swept_at ?? 0,
        sweep_cut_at: known?.sweep_cut_at ?? 0,
        bots: known?.bots ?? [],
        authors: [...event.authors],
        info,
        read_at: event.at,
      });
      return;
    }
    case 'words-read': {
      const known = state.projects[event.key];
      if (known === undefined) return;
      const info = { ...known.info, states: [...event.states], labels: { ...event.labels } };
      draft.set('projects', event.key, { ...known, info });
      return;
    }
    case 'projects-renamed':
      foldRenames(draft, event.names);
      return;
    case 'project-scanned': {
      const known = state.projects[event.key];
      if (known === undefined) return;
      draft.set('projects', event.key, {
        ...known,
        watermark: event.newest === null ? known.watermark : Math.max(event.newest, known.watermark ?? 0),
        swept_at: event.swept_at ?? known.swept_at,
        sweep_cut_at: event.sweep_cut_at ?? known.sweep_cut_at,
        bots: [...event.bots],
      });
      return;
    }
    case 'identity':
      draft.set('terminals', event.terminal, {
        ...(state.terminals[event.terminal] ?? UNKNOWN_TERMINAL),
        user_id: event.user_id,
        user_read_at: event.at,
        user_key: event.key,
      });
      return;
    case 'terminal-reached': {
      const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
      draft.set('terminals', event.terminal, {
        ...known,
        failures: 0,
        unreachable_since: null,
        problem: null,
        not_before: 0,
        utc_offset_min: event.utc_offset_min ?? known.utc_offset_min,
      });
      return;
    }
    case 'host-keys-learned': {
      const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
      const host_keys = [...new Set([...(known.host_keys ?? []), ...event.lines])];
      draft.set('terminals', event.terminal, { ...known, host_keys });
      return;
    }
    case 'bastion-keys-learned':
      state.bastion_host_keys = [...new Set([...(state.bastion_host_keys ?? []), ...event.lines])];
      return;
    case 'terminal-unreached': {
      const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
      draft.set('terminals', event.terminal, {
        ...known,
        failures: known.failures + 1,
        unreachable_since: known.unreachable_since ?? event.at,
        problem: event.problem,
        not_before: event.not_before,
        ...(event.print === undefined ? {} : { print: event.print }),
      });
      return;
    }
    case 'breaker-lifted': {
      const known = state.terminals[event.terminal];
      if (known === undefined) return;
      draft.set('terminals', event.terminal, { ...known, not_before: 0, failures: Math.min(known.failures, 1) });
      return;
    }
    case 'quota-wait-ended': {
      const next = state.items[event.item_id]?.next;
      if (next?.quota !== true) return;
      const not_before = Math.min(next.not_before, event.at);
      return draft.changeItem(event.item_id, { next: { ...next, not_before } });
    }
    case 'item-seen':
      draft.set('items', event.item.id, seenItem(state.items[event.item.id], event.item));
      return;
    case 'item-dropped':
      draft.delete('items', event.item_id);
      return;
    case 'comments-read':
      return draft.changeItem(event.item_id, {
        comments_read_at: event.at,
        unheard: event.unheard,
        ...(event.others_at === undefined ? {} : { others_at: event.others_at }),
      });
    case 'blockers-read':
      return draft.changeItem(event.item_id, { blocked: event.blocked });
    case 'item-moved':
      return draft.changeItem(event.item_id, { left: event.left, refused: null });
    case 'next-dropped':
      // Nothing was wanted any more: whoever took that from the item has said so.
      if (state.items[event.item_id]?.next != null && event.publication !== null) {
        draft.set('outbox', event.publication.id, event.publication);
      }
      return draft.changeItem(event.item_id, { next: null, answer: event.answer, refused: null });
    case 'worktree-left': {
      const { [event.terminal]: _gone, ...others } = state.items[event.item_id]?.worktrees ?? {};
      const worktrees = event.note === null ? others : { ...others, [event.terminal]: { ...event.note } };
      return draft.changeItem(event.item_id, { worktrees });
    }
    case 'stop-heard': {
      const known = state.items[event.item_id];
      if (known === undefined) return;
      if (event.publication !== null) draft.set('outbox', event.publication.id, event.publication);
      const { heard_as } = event;
      return draft.changeItem(event.item_id, {
        heard: [...event.heard],
        heard_as,
        unheard: { ...known.unheard, allowed: 0 },
      });
    }
    case 'account-held':
      draft.set('accounts', event.account, { until: event.until, holds: event.holds });
      return;
    case 'failures-counted':
      draft.state.failures_in_row = event.failures;
      return;
    case 'account-freed':
      draft.delete('accounts', event.account);
      return;
    case 'pull-noted':
      state.pulls = { ...state.pulls, [event.pull]: event.record };
      return;
    case 'pull-dropped': {
      const { [event.pull]: _gone, ...others } = state.pulls ?? {};
      state.pulls = others;
      return;
    }
    case 'executor-held': {
      const known = state.terminals[event.terminal] ?? UNKNOWN_TERMINAL;
      draft.set('terminals', event.terminal, {
        ...known,
        holds: {
          ...known.holds,
          [event.executor]: {
            since: event.since,
            until: event.until,
            reason: event.reason,
            ...(event.print === undefined ? {} : { print: event.print }),
          },
        },
      });
      return;
    }
    case 'executor-freed': {
      const known = state.terminals[event.terminal];
      if (known === undefined) return;
      const { [event.executor]: _freed, ...holds } = known.holds;
      draft.set('terminals', event.terminal, { ...known, holds });
      return;
    }
  }
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
    run_key: null,
    former_keys: [],
    iterations: 0,
    attempts: 0,
    spent: [],
    quota_holds: 0,
    thread: null,
    next: null,
    answer: null,
    left: null,
    said: [],
    refused: null,
    blocked: null,
    heard: [],
    heard_as: {},
    asked: [],
    comments_read_at: 0,
    unheard: { allowed: 0, others: 0 },
    others_at: 0,
    worktrees: {},
    ledger: [],
  };
}
