/** What a run that may start is given: its names, its thread, what it is told, and what its item's record is from then on. Pure. */
import type { Config } from '../../config/schema.ts';
import type { StartSpec } from '../actions.ts';
import type { Wish } from './eligible.ts';
import { botOf, isHandedOver } from '../routing/hands.ts';
import { hearing, isUnheard } from '../items/heard.ts';
import type { Observations } from '../observations.ts';
import { keyForRuns, runKeyOf } from '../state/run-key.ts';
import { LINEAGE_SHOWN } from '../state/state.ts';
import type { ItemRecord, State } from '../state/state.ts';
import { isThreadId } from '../state/thread-id.ts';
import { counts } from '../items/detect-changes.ts';

export interface SpecFacts {
  readonly state: State;
  readonly config: Config;
  readonly obs: Observations;
}

export function specOf(wish: Wish, facts: SpecFacts): StartSpec {
  const { item, route, view, kind, by_person, item_id } = wish;
  const { state, config, obs } = facts;
  const number = item.runs + 1;
  const run_key = keyForRuns(item_id, item, state.items);
  const run_id = `${runKeyOf({ ...item, run_key })}-${number}`;
  const thread = item.thread;
  const keeps =
    thread !== null &&
    isThreadId(thread.id) &&
    route.can_resume &&
    thread.executor === route.executor &&
    thread.terminal === route.terminal &&
    item.next?.thread !== 'new' &&
    !isHandedOver(item, view);
  const detail = obs.details.get(item_id);
  const comments = detail?.ok === true && detail.comments !== null ? detail.comments : [];
  const unanswered = new Set(item.asked);
  const told = comments.filter(
    (comment) => counts(comment, view) && (isUnheard(comment, item) || unanswered.has(comment.id)),
  );
  const asked = told.map((comment) => comment.id);
  const round = wish.new_round ? item.round + 1 : Math.max(item.round, 1);
  const iteration = by_person ? 1 : kind === 'iteration' ? item.iterations + 1 : Math.max(item.iterations, 1);
  const attempt = by_person || kind === 'iteration' ? 1 : retryNumber(item, kind);
  const inWorking = item.seen.state.id === view.working.id;
  return {
    run: {
      run_id,
      item_id,
      repo: route.repo,
      model: route.model,
      effort: route.effort,
      tier: route.tier,
      thread_id: keeps ? thread.id : null,
      script: route.script,
      dir_name: `${state.lineage.slice(0, LINEAGE_SHOWN)}-${run_id}`,
      limit_s: config.limits.run_s,
      stall_s: config.limits.stall_s,
    },
    terminal: route.terminal,
    executor: route.executor,
    kind,
    item: {
      ...item,
      runs: number,
      run_key,
      round,
      iterations: iteration,
      attempts: attempt,
      spent: by_person ? [] : item.spent,
      quota_holds: by_person ? 0 : item.quota_holds,
      ledger: by_person ? [] : item.ledger,
      refused: by_person ? null : item.refused,
      next: null,
      answer: null,
      ...hearing(item, told),
      asked,
      unheard: { ...item.unheard, allowed: 0 },
      worktrees: withWorktree(item, route),
      left: {
        state_ids: [...new Set([item.seen.state.id, view.working.id])],
        assigned: true,
        bot: botOf(item.seen.assignees, view),
        updated_at: item.seen.updated_at,
      },
    },
    round,
    iteration,
    attempt,
    comments: asked,
    totals_before: keeps ? thread.totals : null,
    handover: !keeps && item.runs > 0,
    needed: [view.config.require_label ?? []].flat(),
    working: inWorking ? null : { to: view.working.id, from: [item.seen.state.id] },
  };
}

/** The runner makes it on that terminal, or finds it there. */
function withWorktree(
  { worktrees }: ItemRecord,
  { terminal, terminal_config }: Wish['route'],
): ItemRecord['worktrees'] {
  if (terminal_config.isolation !== 'worktree') return worktrees;
  return { ...worktrees, [terminal]: { tries: 0, not_before: 0 } };
}

/** Waiting for quota and a one-time rerun burn no attempt. */
function retryNumber(
  item: { readonly attempts: number; readonly next: State['items'][string]['next'] },
  kind: Wish['kind'],
): number {
  const burns = kind === 'retry' && item.next?.quota !== true;
  return Math.max(1, item.attempts + (burns ? 1 : 0));
}
