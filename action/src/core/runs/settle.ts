/**
 * What the end of a run does: verdict → the item's next step, what is published, what is held. Pure.
 * The table of failure classes is in docs/operations.md.
 */
import type { Barred } from '../../config/barred.ts';
import type { Config } from '../../config/schema.ts';
import type { EndedBy, ExecResult } from '../../model/result.ts';
import type { FailureClass, Tag, Verdict } from '../../model/verdict.ts';
import type { Millis } from '../../model/basics.ts';
import { QUOTA_HOLDS_BEFORE_BLOCKED, backoff } from '../holds/backoff.ts';
import type { ProjectView } from '../routing/bots.ts';
import type { StateEvent } from '../state/events.ts';
import { withEarlier } from './earlier-threads.ts';
import { freeAccount, freeExecutor, holdAccount, holdExecutor, isSharedFolder } from '../holds/holds.ts';
import { interpret } from '../verdict/interpret.ts';
import { SILENT, publicationOf, stepsAfter } from '../outbox/publications.ts';
import { REMEDY, envRemedy } from '../verdict/remedies.ts';
import { canResume } from '../routing/route.ts';
import type { EndedRun, ItemRecord, OpenRun, Say, State } from '../state/state.ts';
import { isThreadId } from '../state/thread-id.ts';

/** How a run came to its end, as far as the terminal says. */
export interface Ending {
  /** null: nothing could be read. */
  readonly result: ExecResult | null;
  readonly started_at: Millis | null;
  readonly ended_at: Millis | null;
  /** null: no exit record. */
  readonly ended_by: EndedBy | null;
  /** One sentence for a run that vanished; null when it left an exit record. */
  readonly gone: string | null;
  /** Marked processes are known to be gone. */
  readonly swept: boolean;
  /** Taken away before it began, with what was seen; null: not so. */
  readonly cancelled: string | null;
  /** It had ended by itself before it was to be stopped, with what a person had done; null: not so. */
  readonly late: string | null;
}

export interface SettleFacts {
  readonly config: Config;
  /** null: the project could not be read; the item then stays where it is. */
  readonly view: ProjectView | null;
  readonly state: State;
  readonly now: Millis;
  /** What of the configuration cannot be used. */
  readonly barred?: Barred | undefined;
}

const EMPTY_RESULT: ExecResult = { last_message: null, exit_code: null, thread_id: null, log_paths: [], tail: '' };

export function settle(run: OpenRun, before: ItemRecord, ending: Ending, facts: SettleFacts): StateEvent[] {
  const { config, now } = facts;
  const result = ending.result ?? EMPTY_RESULT;
  const verdict = verdictOf(run, ending, result, facts);
  const at = ending.ended_at ?? now;
  const base = withEarlier(before, withThread(before, run, result, verdict, config), now);
  const decision =
    verdict.kind === 'answer' ? answered(verdict, base, run, facts) : failed(verdict, base, run, ending, facts, at);
  const freed = verdict.kind === 'answer' ? freeExecutor(run, facts.state) : [];
  const seconds =
    ending.started_at !== null && ending.ended_at !== null
      ? Math.max(0, Math.round((ending.ended_at - ending.started_at) / 1000))
      : null;
  const item = followedBy(decision.item, run, verdict, seconds);
  const publication =
    decision.say === null
      ? null
      : publicationOf(run, {
          kind: 'result',
          say: { ...decision.say, ...asides(before, run, verdict, ending), seconds, ledger: item.ledger },
          needs_result: decision.say.kind !== 'lost' && ending.result !== null,
          steps: stepsAfter(decision.say.tag, item, facts.view, config),
          forget: true,
          now,
        });
  return [
    ...decision.events,
    ...freed,
    {
      type: 'run-settled',
      settlement: {
        item_id: run.item_id,
        run_id: run.run_id,
        dir_name: run.dir_name,
        verdict,
        at,
        seconds,
        usage: result.usage ?? null,
        item,
        publication: publication ?? silentPublication(run, now),
        thread_totals: result.thread_totals ?? null,
      },
    },
  ];
}

/** A further run that is wanted remembers the one that it follows: should a person take the item, that one is told of. */
function followedBy(item: ItemRecord, run: OpenRun, verdict: Verdict, seconds: number | null): ItemRecord {
  if (item.next === null) return item;
  const { run_id, terminal, executor, model, effort, round, iteration, attempt } = run;
  const failed = verdict.kind === 'failure' ? verdict : null;
  const after: EndedRun = {
    run_id,
    terminal,
    executor,
    model,
    effort,
    round,
    iteration,
    attempt,
    seconds,
    class: failed?.class ?? null,
    reason: failed?.reason ?? '',
  };
  return { ...item, next: { ...item.next, after } };
}

/** Nothing is said, but what the run left outside its directory is still to be removed. */
function silentPublication(run: OpenRun, now: Millis): ReturnType<typeof publicationOf> {
  const say: Say = { ...SILENT, kind: 'failed' };
  return publicationOf(run, { kind: 'silent', say, needs_result: false, steps: [], forget: true, now });
}

function verdictOf(run: OpenRun, ending: Ending, result: ExecResult, facts: SettleFacts): Verdict {
  const { config, state } = facts;
  if (ending.cancelled !== null) return failure('cancelled', ending.cancelled);
  const stopping = run.phase === 'stopping' ? run : null;
  const stopped = stopping !== null && ending.ended_by !== 'itself' ? stopping.why : null;
  if (stopping !== null && stopped === 'cancel') return failure('cancelled', stopping.detail);
  const verdict = interpret(result, {
    asked_thread: run.thread_id !== null,
    ended_by: ending.ended_by,
    ended_at: ending.ended_at,
    utc_offset_min: state.terminals[run.terminal]?.utc_offset_min ?? null,
    gone: ending.gone !== null,
    stop: stopped === 'lost' || stopped === 'survivors' ? null : stopped,
    ...(config.retry.transient_patterns === undefined ? {} : { transient_patterns: config.retry.transient_patterns }),
    ...(config.retry.env_patterns === undefined ? {} : { env_patterns: config.retry.env_patterns }),
  });
  // A failure on the way to a stop is that stop: the item is in other hands, so nothing is tried again.
  if (isTakenAway(run) && verdict.kind === 'failure') return failure('cancelled', stopping?.detail ?? '');
  // A tagged answer counts whatever became of the process (executor contract: the exit code is not looked at).
  const vanished = ending.gone !== null && stopped !== 'timeout' && stopped !== 'stalled';
  return vanished && verdict.kind === 'failure' ? failure('lost', ending.gone) : verdict;
}

/** A person took the item from its run, which may still end by itself before it is stopped. */
function isTakenAway(run: OpenRun): boolean {
  return run.phase === 'stopping' && run.why === 'cancel';
}

function failure(className: FailureClass, reason: string): Verdict {
  return { kind: 'failure', class: className, reason };
}

/** Keeps the conversation for the next run, where the executor can resume one. */
function withThread(item: ItemRecord, run: OpenRun, result: ExecResult, verdict: Verdict, config: Config): ItemRecord {
  const executor = config.executors[run.executor];
  if (executor === undefined || !canResume(executor)) return { ...item, thread: null };
  if (verdict.kind === 'failure' && verdict.class === 'session_lost') return { ...item, thread: null };
  const id = result.thread_id ?? run.thread_id;
  if (id === null) return item;
  if (!isThreadId(id)) return { ...item, thread: null };
  // What a run without final figures used is unknown, so the next one's cannot be told by subtraction.
  const totals = result.thread_totals ?? null;
  return {
    ...item,
    thread: { id, executor: run.executor, terminal: run.terminal, totals: totals === null ? null : { ...totals } },
  };
}

interface Decision {
  readonly item: ItemRecord;
  /** null: nothing is said now. `seconds` and `ledger` are filled in by the caller. */
  readonly say: Omit<Say, 'seconds' | 'ledger'> | null;
  readonly events: readonly StateEvent[];
}

type Answered = Extract<Verdict, { kind: 'answer' }>;

/** What is said beside an answer. A failure on the way to a stop is that stop, and says so by itself. */
function asides(before: ItemRecord, run: OpenRun, verdict: Verdict, { late }: Ending): Pick<Say, 'late' | 'rebuilt'> {
  if (verdict.kind !== 'answer') return {};
  const told = isLast(verdict, run) ? late : null;
  const rebuilt = before.spent.includes('rerun') && run.thread_id === null;
  const gone = before.ledger.some((entry) => entry.class === 'session_lost');
  return { ...(told === null ? {} : { late: told }), ...(rebuilt ? { rebuilt: gone ? 'gone' : 'failed' } : {}) };
}

/** Whether nothing follows an answer: a further step that was wanted is given up with a note of its own. */
export function isLast({ tag }: Answered, run: OpenRun): boolean {
  return tag !== 'progress' || isTakenAway(run);
}

function answered(verdict: Answered, item: ItemRecord, run: OpenRun, { config, now }: SettleFacts): Decision {
  const { tag } = verdict;
  const cap = config.projects[run.project]?.iteration_cap ?? config.iteration_cap;
  const capped = tag === 'progress' && item.iterations >= cap;
  const clean = { ...item, attempts: 0, spent: [], quota_holds: 0, asked: [] };
  const freed: StateEvent[] = freeAccount(run, config);
  if (!isLast(verdict, run) && !capped) {
    return {
      item: {
        ...clean,
        answer: null,
        next: { kind: 'iteration', not_before: now, thread: 'keep', quota: false, after: null },
      },
      say: { ...say('answer', 'progress'), tagged: verdict.tagged },
      events: freed,
    };
  }
  const shown: Tag = capped ? 'question' : tag;
  return {
    item: { ...clean, next: null, answer: { run_id: run.run_id, tag: shown, class: null, at: now } },
    say: capped
      ? say('iteration_cap', 'question', `It made ${item.iterations} steps in a row, the most that is allowed.`)
      : { ...say('answer', tag), tagged: verdict.tagged },
    events: freed,
  };
}

function failed(
  verdict: Extract<Verdict, { kind: 'failure' }>,
  item: ItemRecord,
  run: OpenRun,
  ending: Ending,
  facts: SettleFacts,
  at: Millis,
): Decision {
  const { config, now } = facts;
  const ledgered = { ...item, ledger: [...item.ledger, { run_id: run.run_id, class: verdict.class, at }].slice(-20) };
  const resumed = run.thread_id !== null;
  const again = (next: NonNullable<ItemRecord['next']>, spent?: ItemRecord['spent'][number]): Decision => ({
    item: {
      ...ledgered,
      answer: null,
      next,
      spent: spent === undefined ? ledgered.spent : [...ledgered.spent, spent],
    },
    say: null,
    events: [],
  });
  const stop = (kind: Say['kind'], tag: Tag | null, remedy: string, events: readonly StateEvent[] = []): Decision => ({
    item: {
      ...ledgered,
      next: null,
      quota_holds: 0,
      answer: { run_id: run.run_id, tag, class: verdict.class, at: now },
    },
    say: { ...say(kind, tag, verdict.reason, remedy), class: verdict.class },
    events,
  });
  // A run that began a conversation and left none of its own is not followed by the one before it.
  const thread = resumed || ending.result?.thread_id != null ? 'keep' : 'new';
  const not_before = now + backoff(config.retry, item.attempts, run.run_id);
  const retry = { kind: 'retry', not_before, thread, quota: false, after: null } as const;
  const rerun = { kind: 'rerun', not_before: now, thread: 'new', quota: false, after: null } as const;

  switch (verdict.class) {
    case 'session_lost':
      return item.spent.includes('rerun') ? stop('failed', 'blocked', REMEDY.failed) : again(rerun, 'rerun');
    case 'quota': {
      const hold = holdAccount(run, verdict.reset_at, facts);
      const holds = item.quota_holds + 1;
      if (holds >= QUOTA_HOLDS_BEFORE_BLOCKED) return stop('failed', 'blocked', REMEDY.quota, [hold]);
      const waiting = again({
        kind: 'retry',
        not_before: hold.until,
        thread,
        quota: true,
        account: hold.account,
        after: null,
      });
      return { ...waiting, item: { ...waiting.item, quota_holds: holds }, events: [hold] };
    }
    case 'env':
      if (resumed && !item.spent.includes('rerun')) return again(rerun, 'rerun');
      return stop(
        'failed',
        'blocked',
        verdict.remedy ?? envRemedy(run, ending.result?.exit_code ?? null),
        verdict.in_folder === true && !isSharedFolder(run, config) ? [] : holdExecutor(run, verdict.reason, facts),
      );
    case 'git':
      return stop('failed', 'blocked', verdict.remedy ?? REMEDY.git);
    case 'transient':
    case 'killed':
      if (item.attempts < config.retry.max_attempts) return again(retry);
      return stop('failed', 'blocked', verdict.remedy ?? REMEDY[verdict.class]);
    case 'timeout':
    case 'stalled':
      if (config.retry.timeout > 0 && !item.spent.includes('timeout')) return again(retry, 'timeout');
      return stop('failed', 'blocked', verdict.remedy ?? REMEDY[verdict.class]);
    case 'lost':
      if (ending.swept && !item.spent.includes('lost')) return again(retry, 'lost');
      return stop('lost', 'blocked', REMEDY.lost);
    case 'cancelled':
      return stop('cancelled', null, '');
    case 'empty':
      return stop('failed', 'blocked', REMEDY.empty);
    case 'failed':
      if (resumed && !item.spent.includes('rerun')) return again(rerun, 'rerun');
      if (item.attempts <= config.retry.failed) return again(retry);
      return stop('failed', 'blocked', verdict.remedy ?? REMEDY.failed);
  }
}

function say(kind: Say['kind'], tag: Tag | null, reason = '', remedy = ''): Omit<Say, 'seconds' | 'ledger'> {
  return { kind, tag, tagged: true, class: null, reason, remedy };
}
