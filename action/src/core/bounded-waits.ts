/**
 * Times in state, bounded by the rules that made them. A tick under a clock that was far ahead leaves waits of a year, and
 * reads that seem to be still to come; the next tick under a right clock takes them back to what their rules allow from
 * now on. A quota's reset may be weeks away. Pure.
 */
import type { Config } from '../config/schema.ts';
import type { Millis } from '../model/basics.ts';
import { LONGEST_BREAKER_MS } from './holds/backoff.ts';
import { ENV_HOLD_MS } from './holds/holds.ts';
import { isPossible } from './items/plane-times.ts';
import { LONGEST_RESET_MS } from './verdict/reset-time.ts';
import { LONGEST_KEPT_MS } from './reap/tidy.ts';
import type { ItemRecord, OpenRun, ProjectRecord, Publication, State, TerminalRecord } from './state/state.ts';

/** What Plane or a proxy asks for by `Retry-After`; our own waits for a step are shorter. */
const LONGEST_STEP_MS = 60 * 60_000;

/** @returns the very same state where nothing in it is out of bounds. */
export function boundWaits(state: State, config: Pick<Config, 'retry'>, now: Millis): State {
  const past = (time: Millis): Millis => Math.min(time, now);
  const within = (time: Millis, most_ms: number): Millis => Math.min(time, now + most_ms);

  const item = (record: ItemRecord): ItemRecord => {
    const { next, blocked, seen, left } = record;
    // Once people have changed the item under a clock that is right, what was noted of it under the other one is over.
    const over = (time: Millis): Millis => (isPossible(seen.updated_at, now) && !isPossible(time, now) ? 0 : time);
    const most = next?.quota === true ? LONGEST_RESET_MS : config.retry.max_s * 1000;
    return same(record, {
      next: next && same(next, { not_before: within(next.not_before, most) }),
      left: left && same(left, { updated_at: over(left.updated_at) }),
      comments_read_at: over(record.comments_read_at),
      blocked: blocked && same(blocked, { read_at: past(blocked.read_at) }),
      worktrees: each(record.worktrees, (note) => same(note, { not_before: within(note.not_before, LONGEST_KEPT_MS) })),
    });
  };
  const project = (record: ProjectRecord): ProjectRecord =>
    same(record, {
      swept_at: past(record.swept_at),
      sweep_cut_at: past(record.sweep_cut_at),
      read_at: past(record.read_at),
    });
  const terminal = (record: TerminalRecord): TerminalRecord =>
    same(record, {
      user_read_at: past(record.user_read_at),
      unreachable_since: record.unreachable_since && past(record.unreachable_since),
      not_before: within(record.not_before, LONGEST_BREAKER_MS),
      holds: each(record.holds, (hold) =>
        same(hold, { since: past(hold.since), until: within(hold.until, ENV_HOLD_MS) }),
      ),
    });
  const run = (record: OpenRun): OpenRun => {
    const bounded = same(record, {
      marked_at: past(record.marked_at),
      unreachable_since: record.unreachable_since && past(record.unreachable_since),
      unconfigured_since: record.unconfigured_since && past(record.unconfigured_since),
      item_read_at: past(record.item_read_at),
    });
    if (bounded.phase === 'running') return same(bounded, { started_at: past(bounded.started_at) });
    if (bounded.phase !== 'stopping') return bounded;
    const stuck_since = bounded.stuck_since && past(bounded.stuck_since);
    return same(bounded, { started_at: past(bounded.started_at), since: past(bounded.since), stuck_since });
  };
  const publication = (record: Publication): Publication => {
    const steps = record.steps.map((step) =>
      same(step, {
        not_before: within(step.not_before, LONGEST_STEP_MS),
        unseen_since: step.unseen_since && past(step.unseen_since),
      }),
    );
    const changed = steps.some((step, index) => step !== record.steps[index]);
    return same(record, { made_at: past(record.made_at), steps: changed ? steps : record.steps });
  };

  return same(state, {
    saved_at: past(state.saved_at),
    items: each(state.items, item),
    projects: each(state.projects, project),
    terminals: each(state.terminals, terminal),
    inflight: each(state.inflight, run),
    outbox: each(state.outbox, publication),
    accounts: each(state.accounts, (account) => same(account, { until: within(account.until, LONGEST_RESET_MS) })),
  });
}

/** The record itself where the fields say what it says already. */
function same<T extends object>(record: T, fields: Partial<T>): T {
  const keys = Object.keys(fields) as (keyof T)[];
  return keys.every((key) => record[key] === fields[key]) ? record : { ...record, ...fields };
}

function each<T>(records: Readonly<Record<string, T>>, bound: (record: T) => T): Record<string, T> {
  const entries = Object.entries(records).map(([key, record]) => [key, record, bound(record)] as const);
  if (entries.every(([, before, after]) => before === after)) return records;
  return Object.fromEntries(entries.map(([key, , after]) => [key, after]));
}
