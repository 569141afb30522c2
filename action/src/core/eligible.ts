/**
 * Which items may start a run now, and why the others may not. Named rules, tried in order; the first refusal is the
 * reason that `agentd explain` shows. Pure; judged from what was last seen, so that 10,000 waiting items cost nothing.
 */
import { listed, printable } from '../config/problem.ts';
import type { Config } from '../config/schema.ts';
import type { Millis, Reason } from '../model.ts';
import { pickUpWords } from './bots.ts';
import type { ProjectView } from './bots.ts';
import { startsByHandover } from './hands.ts';
import { missingLabels } from '../config/labels.ts';
import { personMoved, takesNext } from './moves.ts';
import type { Route, RouteResult } from './route.ts';
import type { ItemRecord, OpenRun, State } from './state.ts';
import { noAnswer, whereIs } from './where-is.ts';

export interface Wish {
  readonly item_id: string;
  readonly item: ItemRecord;
  readonly view: ProjectView;
  readonly route: Route;
  readonly kind: OpenRun['kind'];
  /** A person acted since the last run: counters start anew. */
  readonly by_person: boolean;
  /** A person replied to an answer: a new round. */
  readonly new_round: boolean;
}

export interface Refusal {
  readonly reason: Reason;
  readonly detail: string;
  readonly until: Millis | null;
}

export interface JudgeFacts {
  readonly state: State;
  readonly config: Config;
  readonly now: Millis;
  /** Items with a publication that is still open. */
  readonly publishing: ReadonlySet<string>;
  readonly route: (item: ItemRecord['seen'], view: ProjectView) => RouteResult;
}

export function judge(item_id: string, item: ItemRecord, view: ProjectView, facts: JudgeFacts): Wish | Refusal {
  const { state, config, now } = facts;
  const open = state.inflight[item_id];
  if (open !== undefined) return refuse('open-run', openRun(open, item, view));
  if (facts.publishing.has(item_id)) return refuse('publishing', 'Its last result is still being posted.');
  const turn = turnOf(item, view, now);
  if ('reason' in turn) return turn;
  const routed = facts.route(item.seen, view);
  if ('reason' in routed) return refuse(routed.reason, routed.detail);
  const { route } = routed;
  const missing = missingLabels(view.config.require_label, item.seen.labels);
  if (missing.length > 0) {
    return refuse('label-missing', `It needs the label${missing.length === 1 ? '' : 's'} ${listed(missing, 'and')}.`);
  }
  const most = Math.max(config.retry.max_attempts, 1 + config.retry.failed, 1 + config.retry.timeout);
  if (turn.kind === 'retry' && item.next?.quota !== true && item.attempts >= most + 1) {
    return refuse('attempts-spent', `${item.attempts} attempts were made.${lastFailure(item)}`);
  }
  const until = (item.blocked?.read_at ?? 0) + BLOCKED_MS;
  const changed = item.seen.updated_at > (item.blocked?.read_at ?? 0);
  const blocked = until > now && !changed ? refusalOfBlocked(item, turn.kind, view, until) : null;
  if (blocked !== null) return blocked;
  const terminal = state.terminals[route.terminal];
  if (terminal !== undefined && terminal.not_before > now) {
    return refuse('breaker-open', noAnswer(route.terminal, terminal.problem), terminal.not_before);
  }
  const account = state.accounts[route.account];
  if (account !== undefined && account.until > now) {
    return refuse('quota-until', `Account ${route.account} has reached its limit.`, account.until);
  }
  const hold = terminal?.holds[route.executor];
  if (hold !== undefined && hold.until > now && !mended(item, turn, hold.since)) {
    return refuse('env-hold', `${route.executor} on ${route.terminal} needs attention (${hold.reason})`, hold.until);
  }
  return { item_id, item, view, route, ...turn };
}

/** How long an item that was blocked is not read again, unless it changes: each such read costs several requests. */
const BLOCKED_MS = 10 * 60_000;

/** Only a first run waits for blockers: after that it is a conversation. */
export function refusalOfBlocked(
  { blocked, round }: ItemRecord,
  kind: Wish['kind'],
  view: ProjectView,
  until: Millis | null,
): Refusal | null {
  if (blocked === null || round > 0 || kind !== 'round' || !view.config.respect_blockers) return null;
  return refuse('blocked-by', `It is blocked by ${blocked.by}.`, until);
}

/** A person who takes up a failure from the time of the hold says that its cause is mended; a new item does not. */
function mended(item: ItemRecord, turn: Turn, since: Millis): boolean {
  return turn.by_person && item.answer !== null && item.answer.at >= since;
}

type Turn = Pick<Wish, 'kind' | 'by_person' | 'new_round'>;

/** Whose turn it is: a first run, a further run that agentd wants, or a person's answer. */
function turnOf(item: ItemRecord, view: ProjectView, now: Millis): Turn | Refusal {
  const spoken = item.unheard.allowed > 0;
  if (item.next !== null) {
    if (takesNext(item, view)) return refuse('answered', 'A person has acted on it, so no further attempt follows.');
    // Whoever speaks meanwhile has something new for it, and does not wait for a retry; a limit of the account still holds.
    if (item.next.not_before > now && !spoken) {
      return refuse(item.next.quota ? 'quota-until' : 'retry-at', retryWords(item), item.next.not_before);
    }
    // Whose last step is nowhere to be read does not go on before a person has acted.
    const unsaid = item.next.kind === 'iteration' && item.refused !== null;
    if (unsaid && !spoken && personMoved(item, view) === null) {
      return refuse(
        'answered',
        `It waits for a person.${refusedWords(item)} A comment or a move back starts it again.`,
      );
    }
    return { kind: item.next.kind, by_person: spoken || unsaid, new_round: spoken && item.next.kind === 'iteration' };
  }
  const { state, assignees } = item.seen;
  if (!assignees.some((user) => view.bots.has(user)))
    return refuse('not-assigned', 'It is not assigned to a bot user.');
  const picked = view.pick_up.has(state.id);
  if (item.answer === null) {
    if (!picked) return refuse('state', `State ${state.name} is not a pick-up state; ${pickUpWords(view)}`);
    return { kind: 'round', by_person: true, new_round: true };
  }
  const { left } = item;
  const later = left !== null && item.seen.updated_at > left.updated_at;
  const moved = later && picked && (!left.state_ids.includes(state.id) || !left.assigned);
  const finished = state.group === 'completed' || state.group === 'cancelled';
  if (moved || startsByHandover(item, view) || (spoken && !finished))
    return { kind: 'round', by_person: true, new_round: true };
  if (finished) return refuse('state', `State ${state.name} is an end state.`);
  // What was written before the answer is not new, whoever wrote it.
  if (item.unheard.others > 0 && item.others_at >= item.answer.at) {
    return refuse('requester-not-allowed', 'There are new comments, but not by anyone in allowed_authors.');
  }
  const waits = item.answer.tag === null ? 'It was stopped.' : `It waits for a person after [${item.answer.tag}].`;
  return refuse('answered', `${waits}${refusedWords(item)} A comment or a move back starts it again.`);
}

/** Why a further attempt waits, and which it is. */
function retryWords(item: ItemRecord): string {
  const { attempts, next } = item;
  if (next?.quota === true) return `Its account has reached a limit.${lastFailure(item)}`;
  return `It is tried again, after ${attempts === 1 ? 'one attempt' : `${attempts} attempts`}.${lastFailure(item)}`;
}

/** As the run that is followed was judged; a state of before that was kept knows the class alone. */
function lastFailure({ next, ledger }: ItemRecord): string {
  const after = next?.after ?? null;
  if (after !== null && after.class !== null) return ` ${after.run_id} ended as ${after.class}: ${after.reason}`;
  const last = ledger.at(-1);
  return last === undefined ? '' : ` ${last.run_id} ended as ${last.class}.`;
}

function refusedWords({ refused }: ItemRecord): string {
  return refused === null ? '' : ` Plane refused its ${refused.kind} for good (${refused.reason}).`;
}

/** A run that a person has taken the item from, and that cannot be stopped as long as its terminal does not answer. */
function openRun(run: OpenRun, item: ItemRecord, view: ProjectView): string {
  const moved = run.unreachable_since === null ? null : personMoved(item, view);
  if (moved === null) return whereIs(run);
  return `${whereIs(run)} ${moved} Nothing new starts until the terminal answers or \`agentd release ${run.key}\` gives the run up.`;
}

export function refuse(reason: Reason, detail: string, until: Millis | null = null): Refusal {
  return { reason, detail: printable(detail), until };
}

const URGENCY = { urgent: 0, high: 1, medium: 2, low: 3, none: 4 } as const;

/** The queue: priority, then age, then key. */
export function byUrgency(a: ItemRecord, b: ItemRecord): number {
  return (
    URGENCY[a.seen.priority] - URGENCY[b.seen.priority] ||
    a.seen.created_at - b.seen.created_at ||
    (a.key < b.key ? -1 : a.key > b.key ? 1 : 0)
  );
}
