/**
 * Which items may start a run now, and why the others may not. Named rules, tried in order; the first refusal is the
 * reason that `agentd explain` shows. Pure; judged from what was last seen, so that 10,000 waiting items cost nothing.
 */
import { barredWhy } from '../../config/barred.ts';
import type { Barred } from '../../config/barred.ts';
import { listed, printable } from '../../config/problem.ts';
import type { Config } from '../../config/schema.ts';
import type { Millis } from '../../model/basics.ts';
import type { Reason } from '../../model/reasons.ts';
import { pickUpWords } from '../routing/bots.ts';
import type { ProjectView } from '../routing/bots.ts';
import { startsByHandover } from '../routing/hands.ts';
import { holdName } from '../holds/holds.ts';
import { missingLabels } from '../../config/labels.ts';
import { personMoved, takenFrom, takesNext } from '../items/moves.ts';
import { pauseOf } from '../holds/pauses.ts';
import type { Route, RouteResult } from '../routing/route.ts';
import type { ItemRecord, OpenRun, State } from '../state/state.ts';
import { noAnswer, whereIs } from '../terminals/where-is.ts';

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
  /** Name of the hold that it is. */
  readonly hold?: string;
}

export interface AdmissionFacts {
  readonly state: State;
  readonly config: Config;
  readonly now: Millis;
  /** Items with a publication that is still open, each with a sentence about it. */
  readonly publishing: ReadonlyMap<string, string>;
  /** What of the configuration cannot be used. */
  readonly barred: Barred;
  readonly route: (item: ItemRecord['seen'], view: ProjectView) => RouteResult;
}

export function admit(item_id: string, item: ItemRecord, view: ProjectView, facts: AdmissionFacts): Wish | Refusal {
  const { state, config, now } = facts;
  const open = state.inflight[item_id];
  if (open !== undefined) return refuse('open-run', openRun(open, item, view, config));
  const publishing = facts.publishing.get(item_id);
  if (publishing !== undefined) return refuse('publishing', publishing);
  const turn = turnOf(item, view, facts);
  if ('reason' in turn) return (turn.reason === 'not-assigned' ? barredBot(item, facts) : null) ?? turn;
  const closed = barredWhy(facts.barred, item);
  if (closed !== null) return refuse('config-broken', closed);
  const paused = pauseOf(config, view.key, null);
  if (paused !== null) return refuse('paused', paused.detail);
  const routed = facts.route(item.seen, view);
  if ('reason' in routed) return barredBot(item, facts) ?? refuse(routed.reason, routed.detail);
  const { route } = routed;
  const shut = barredWhy(facts.barred, route);
  if (shut !== null) return refuse('config-broken', shut);
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
  const away = pauseOf(config, view.key, route.terminal);
  if (away !== null) return refuse('paused', away.detail);
  const terminal = state.terminals[route.terminal];
  if (terminal !== undefined && terminal.not_before > now) {
    const why = noAnswer(route.terminal, terminal.problem);
    return held('breaker-open', why, terminal.not_before, route.terminal);
  }
  const account = state.accounts[route.account];
  if (account !== undefined && account.until > now) {
    return held('quota-until', `Account ${route.account} has reached its limit.`, account.until, route.account);
  }
  const hold = terminal?.holds[route.executor];
  if (hold !== undefined && hold.until > now && !mended(item, turn, hold.since)) {
    const why = `${route.executor} on ${route.terminal} needs attention (${hold.reason})`;
    return held('env-hold', why, hold.until, holdName(route.terminal, route.executor));
  }
  return { item_id, item, view, route, ...turn };
}

/** It is assigned to the user of a terminal that cannot be used, and who may not be known for one just now. */
function barredBot({ seen }: ItemRecord, { barred, state }: AdmissionFacts): Refusal | null {
  for (const [terminal, { user_id }] of Object.entries(state.terminals)) {
    const why = user_id !== null && seen.assignees.includes(user_id) ? barredWhy(barred, { terminal }) : null;
    if (why !== null) return refuse('config-broken', why);
  }
  return null;
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
function turnOf(item: ItemRecord, view: ProjectView, { state: known, config, now }: AdmissionFacts): Turn | Refusal {
  const spoken = item.unheard.allowed > 0;
  if (item.next !== null) {
    if (takesNext(item, view)) return refuse('answered', 'A person has acted on it, so no further attempt follows.');
    // Whoever speaks meanwhile has something new for it, and does not wait for a retry; a limit of the account still holds.
    if (item.next.not_before > now && !spoken) {
      const { quota, account, not_before } = item.next;
      if (!quota) return refuse('retry-at', retryWords(item), not_before);
      return held('quota-until', retryWords(item), not_before, account);
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
  if (!assignees.some((user) => view.bots.has(user))) return refuse('not-assigned', noBot(assignees, known, config));
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

/** Nobody, or the user of a terminal that has left the configuration. */
function noBot(assignees: readonly string[], { terminals }: State, config: Config): string {
  const left = Object.entries(terminals).find(
    ([terminal, { user_id }]) =>
      user_id !== null && assignees.includes(user_id) && !Object.hasOwn(config.terminals, terminal),
  );
  if (left === undefined) return 'It is not assigned to a bot user.';
  return `It is assigned to the user of terminal ${left[0]}, which is no longer in the config.`;
}

/** A run that a person has taken the item from, and that cannot be stopped as long as its terminal does not answer. */
function openRun(run: OpenRun, item: ItemRecord, view: ProjectView, config: Config): string {
  const moved = run.unreachable_since === null ? null : takenFrom(run, item, view);
  const paused = run.phase === 'launching' ? pauseOf(config, view.key, run.terminal) : null;
  if (moved === null) return paused === null ? whereIs(run) : `${whereIs(run)} ${paused.detail}`;
  return `${whereIs(run)} ${moved} Nothing new starts until the terminal answers or \`agentd release ${run.key}\` gives the run up.`;
}

export function refuse(reason: Reason, detail: string, until: Millis | null = null): Refusal {
  return { reason, detail: printable(detail), until };
}

export function held(reason: Reason, detail: string, until: Millis, name: string | undefined): Refusal {
  return { ...refuse(reason, detail, until), ...(name === undefined ? {} : { hold: name }) };
}
