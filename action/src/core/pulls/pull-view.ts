/** What the status comment of an item's pull request tells, out of state. Pure; holds nothing that changes by itself. */
import type { PullStatus } from '../../../../bot/pull-message.ts';
import type { Waiting } from '../../model/reasons.ts';
import type { ItemRecord, OpenRun, State } from '../state/state.ts';

/**
 * @param url of the item in Plane.
 * @param waiting what the tick's plan says; empty where nothing was planned.
 * @returns null: the item is not known.
 */
export function pullStatusOf(
  item_id: string,
  state: State,
  url: string,
  waiting: readonly Waiting[],
): PullStatus | null {
  const item = state.items[item_id];
  if (item === undefined) return null;
  const run = state.inflight[item_id];
  const ended = state.history.filter((entry) => entry.item_id === item_id);
  const counted = ended.length + (run === undefined ? 0 : 1);
  return {
    key: item.key,
    url,
    state: stateName(item, state),
    open: run === undefined ? null : shown(run),
    ended: ended.map(({ run_id, round, tag, class: failure, executor, terminal, seconds, tokens, cost_usd }) => ({
      run_id,
      round: round ?? null,
      tag,
      class: failure,
      executor,
      terminal,
      seconds,
      tokens,
      cost_usd,
    })),
    forgotten: Math.max(0, item.runs - counted),
    waits: run === undefined ? waitsFor(item_id, item, state, waiting) : null,
  };
}

function shown(run: OpenRun): NonNullable<PullStatus['open']> {
  return {
    run_id: run.run_id,
    round: run.round,
    executor: run.executor,
    terminal: run.terminal,
    since: run.marked_at,
    unreachable_since: run.unreachable_since,
  };
}

/** Where agentd has just put it, if it has not been seen there yet. */
function stateName(item: ItemRecord, state: State): string {
  const { left, seen } = item;
  const [only, ...others] = left?.state_ids ?? [];
  if (left === null || only === undefined || others.length > 0 || left.updated_at <= seen.updated_at) {
    return seen.state.name;
  }
  return state.projects[item.project]?.info.states.find(({ id }) => id === only)?.name ?? seen.state.name;
}

function waitsFor(item_id: string, item: ItemRecord, state: State, waiting: readonly Waiting[]): PullStatus['waits'] {
  const posting = Object.values(state.outbox).some(
    (publication) => publication.item_id === item_id && publication.steps.some((step) => step.status === 'open'),
  );
  if (posting) return { detail: 'The last result is still being posted in Plane.', until: null };
  if (item.refused !== null) {
    return {
      detail: 'Plane refused the last result for good, so it is not in the item; a person looks at it.',
      until: null,
    };
  }
  if (item.next !== null) return { detail: nextWords(item.next), until: item.next.not_before };
  const planned = waiting.find(({ key, reason }) => key === item.key && reason !== 'answered');
  if (planned !== undefined) return { detail: planned.detail, until: planned.until };
  if (item.answer !== null) return { detail: answerWords(item.answer), until: null };
  return { detail: 'It has its turn when it is assigned to a bot and there is room.', until: null };
}

function nextWords({ kind, quota }: NonNullable<ItemRecord['next']>): string {
  if (quota) return 'The quota of its account is used up; it goes on after the reset.';
  switch (kind) {
    case 'iteration':
      return 'The agent reported progress; its next step comes with the next tick.';
    case 'retry':
      return 'The last attempt failed with something that may pass; it is tried again.';
    case 'rerun':
      return 'The conversation could not be continued; it is tried again in a new one.';
  }
}

function answerWords({ tag, class: failure }: NonNullable<ItemRecord['answer']>): string {
  if (failure === 'cancelled') return 'A person stopped the work; a later move or a comment in Plane starts it again.';
  switch (tag) {
    case 'review':
      return 'A person looks at the result.';
    case 'question':
      return 'The agent asks something; answer by a comment on the item in Plane.';
    case 'blocked':
      return 'The agent cannot go on; the comment on the item in Plane says why.';
    case 'progress':
    case null:
      return 'A person decides how it goes on.';
  }
}
