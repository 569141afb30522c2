/**
 * Publications → what is posted: the message is made from state and from the run's result, which is collected anew for
 * each try, and each step is carried out by the bot.
 */
import { composeComment } from '../../bot/compose.ts';
import { externalId } from '../../bot/external-id.ts';
import type { Facts, Message } from '../../bot/message.ts';
import { publishStep } from '../../bot/publish.ts';
import type { PublishStep, StepResult } from '../../bot/publish.ts';
import type { Redactor } from '../../bot/redact.ts';
import { noticeWords } from '../../bot/wording.ts';
import type { Config } from './config/schema.ts';
import { AgentdError, PlaneError } from './errors.ts';
import type { Problem } from './errors.ts';
import type { ExecResult, Millis, ProjectInfo, WorkItem } from './model.ts';
import type { Clock, Desk, Log, Notifier, Target, Tracker } from './ports.ts';
import { backoff } from './core/backoff.ts';
import type { StateEvent } from './core/events.ts';
import { accountOf } from './core/holds.ts';
import { isGone } from './core/watch.ts';
import { leftBehind } from './executors/left-behind.ts';
import { POST_ARRIVES_MS } from './core/posts-under-way.ts';
import { LINEAGE_SHOWN } from './core/state.ts';
import type { ItemRecord, Publication, State, Step } from './core/state.ts';
import { webUrl } from './web-url.ts';

export interface SpeakPorts {
  readonly desk: Desk;
  readonly tracker: Tracker;
  readonly redact: Redactor;
  /** By the name of the environment variable that holds the address. */
  readonly notifiers: ReadonlyMap<string, Notifier>;
  readonly clock: Clock;
  readonly log: Log;
}

const RETRY = { base_s: 30, max_s: 600 };
/** Carries out the open steps in order, up to the first that stays open. Never rejects. */
export async function publish(
  publication: Publication,
  result: ExecResult | null,
  state: State,
  config: Config,
  ports: SpeakPorts,
  mayAct: () => boolean,
): Promise<StateEvent[]> {
  const project = projectOf(publication, state);
  const key = state.items[publication.item_id]?.key ?? publication.run.run_id;
  if (project === null) return [];
  const events: StateEvent[] = [];
  let digest = publication.digest;
  for (const [index, step] of publication.steps.entries()) {
    if (step.status !== 'open') continue;
    if (!mayAct()) break;
    const made = await stepOf(step, publication, result, { state, config, project, key }, ports);
    if (made.digest !== null) {
      if (digest !== null && digest !== made.digest) {
        ports.log.warn(`${key}: ${publication.id} reads differently than when it was first sent.`);
      }
      digest = made.digest;
    }
    const desk = new GuardedDesk(ports.desk, mayAct);
    const tracker = currentItems(ports.tracker, state.items[publication.item_id], ports.clock);
    const done = await publishStep(made.step, { ...ports, desk, tracker, notifier: notifierOf(step, ports) });
    const facts = { digest: made.digest, in_doubt: desk.in_doubt, now: ports.clock.now(), state };
    const event = eventOf(publication, index, step, done, facts);
    events.push(event);
    if (done.problem !== undefined) ports.log.warn(`${key}: ${step.kind} ${done.status}: ${done.problem.message}`);
    if (event.type === 'step-failed') break;
  }
  return events;
}

/** A replica may answer with a copy from before our last move: such a copy tells neither what is done nor who moved it. */
function currentItems(tracker: Tracker, known: ItemRecord | undefined, clock: Clock): Pick<Tracker, 'item'> {
  return {
    item: async (...args) => {
      const item = await tracker.item(...args);
      const newest = Math.max(known?.seen.updated_at ?? 0, known?.left?.updated_at ?? 0);
      const young = known !== undefined && !isGone(known, clock.now());
      if (item === null ? young : item.updated_at < newest) throw new AgentdError(TOO_OLD);
      return item;
    },
  };
}

const TOO_OLD: Problem = {
  code: 'plane-read-too-old',
  message: 'Plane answered with an older copy of the work item than is known.',
  remedy: '',
  retry: true,
};

/** Asks once more right before each write: what was read or rendered since may have taken until the claim's end. */
class GuardedDesk implements Pick<Desk, 'putComment' | 'move' | 'putLink'> {
  /** A write was sent, and whether Plane carries it out is not known. */
  in_doubt = false;
  readonly #desk: Desk;
  readonly #mayAct: () => boolean;

  constructor(desk: Desk, mayAct: () => boolean) {
    this.#desk = desk;
    this.#mayAct = mayAct;
  }

  putComment(...args: Parameters<Desk['putComment']>): ReturnType<Desk['putComment']> {
    return this.#write(() => this.#desk.putComment(...args));
  }

  move(...args: Parameters<Desk['move']>): ReturnType<Desk['move']> {
    return this.#write(() => this.#desk.move(...args));
  }

  putLink(...args: Parameters<Desk['putLink']>): ReturnType<Desk['putLink']> {
    return this.#write(() => this.#desk.putLink(...args));
  }

  async #write<T>(send: () => Promise<T>): Promise<T> {
    if (!this.#mayAct()) throw new AgentdError(LATE);
    try {
      return await send();
    } catch (error) {
      const lost = error instanceof PlaneError && (error.status === null || error.status >= 500);
      this.in_doubt = lost && !error.unsent;
      throw error;
    }
  }
}

const LATE: Problem = { code: 'no-time-left', message: 'The tick had no time left for this.', remedy: '', retry: true };

function projectOf(publication: Publication, state: State): ProjectInfo | null {
  const project = state.items[publication.item_id]?.project;
  return project === undefined ? null : (state.projects[project]?.info ?? null);
}

interface Setting {
  readonly state: State;
  readonly config: Config;
  readonly project: ProjectInfo;
  readonly key: string;
}

async function stepOf(
  step: Step,
  publication: Publication,
  result: ExecResult | null,
  setting: Setting,
  ports: SpeakPorts,
): Promise<{ step: PublishStep; digest: string | null }> {
  const { state, config, project, key } = setting;
  const as = publication.run.terminal in config.terminals ? publication.run.terminal : null;
  const target: Target = { project, item_id: publication.item_id, as };
  switch (step.kind) {
    case 'comment': {
      const message = messageOf(publication, result, config, key);
      const options = { limit_chars: config.limits.comment_chars, redact: ports.redact };
      const { html, digest } = await composeComment(message, options);
      const lineage = state.lineage.slice(0, LINEAGE_SHOWN);
      const kind = publication.id.slice(publication.run.run_id.length + 1);
      const external_id = externalId(lineage, publication.item_id, publication.run.run_id, kind);
      return { step: { kind: 'comment', target, external_id, html }, digest };
    }
    case 'working':
    case 'state': {
      const moved = { kind: 'state', target, state_id: step.to ?? '', expect_state_ids: step.from } as const;
      return { step: moved, digest: null };
    }
    case 'link':
      return { step: { kind: 'link', target, url: step.url ?? '', title: step.title ?? '' }, digest: null };
    case 'notice': {
      const text = noticeWords(messageOf(publication, result, config, key), key);
      const data = { key, tag: publication.say.tag, url: webUrl(config, key) };
      return { step: { kind: 'notice', text, data, tried: step.tries }, digest: null };
    }
  }
}

function notifierOf(step: Step, ports: SpeakPorts): Notifier {
  return ports.notifiers.get(step.title ?? '') ?? { notify: async () => undefined };
}

interface StepFacts {
  readonly digest: string | null;
  readonly in_doubt: boolean;
  readonly now: Millis;
  readonly state: State;
}

function eventOf(
  publication: Publication,
  index: number,
  step: Step,
  done: StepResult,
  { digest, in_doubt, now, state }: StepFacts,
): StateEvent {
  const reason = done.reason ?? done.problem?.code ?? null;
  if (done.status === 'open') {
    const wait = step.tries === 0 ? 0 : backoff(RETRY, step.tries, `${publication.id}#${index}`);
    return {
      type: 'step-failed',
      publication_id: publication.id,
      step: index,
      reason: reason ?? 'unknown',
      not_before: Math.max(now + Math.max(wait, in_doubt ? POST_ARRIVES_MS : 0), done.until ?? 0),
      digest,
    };
  }
  const left = done.item === undefined ? null : leftAt(done.item, state);
  // What a person did before the working state was reached must still be seen as done: it stops the run.
  const theirs = step.kind === 'working' && (reason === 'moved-by-people' || left?.assigned === false);
  return {
    type: 'step-ended',
    publication_id: publication.id,
    step: index,
    status: done.status,
    reason,
    digest,
    left: theirs ? null : left,
  };
}

function leftAt(item: WorkItem, { terminals }: State): NonNullable<ItemRecord['left']> {
  return { state_ids: [item.state.id], assigned: isInHand(item, terminals), updated_at: item.updated_at };
}

/** Whether it is still assigned to one of the bot users. */
function isInHand(item: WorkItem, terminals: State['terminals']): boolean {
  return Object.values(terminals).some(({ user_id }) => user_id !== null && item.assignees.includes(user_id));
}

/** Says what state knows and the result adds. A result that cannot be read again is said to be so. */
export function messageOf(publication: Publication, result: ExecResult | null, config: Config, key: string): Message {
  const { say, run } = publication;
  const facts: Facts = {
    executor: run.executor,
    model: run.model,
    effort: run.effort,
    terminal: run.terminal,
    seconds: say.seconds,
    usage: result?.usage ?? null,
    round: run.round,
    iteration: run.iteration,
    attempt: run.attempt,
    run_id: run.run_id,
  };
  const tail = result?.tail ?? '';
  const history = say.ledger.filter((entry) => entry.run_id !== run.run_id);
  const { reason, remedy } = say;
  const text = result?.last_message ?? null;
  const source = result?.message_path ?? null;
  switch (say.kind) {
    case 'answer':
      if (text === null) return lost(publication, unread(result), tail, facts, config);
      return { kind: 'answer', tag: say.tag ?? 'review', tagged: say.tagged, text, source, facts };
    case 'iteration_cap':
      if (text === null) return lost(publication, unread(result), tail, facts, config);
      return { kind: 'iteration_cap', iterations: run.iteration, text, source, facts };
    case 'cancelled':
      return { kind: 'cancelled', by: reason, facts };
    case 'lost':
      return lost(publication, reason, tail, facts, config);
    case 'unreachable':
      return {
        kind: 'unreachable',
        terminal: run.terminal,
        since: say.since ?? publication.made_at,
        evidence: [reason],
        key,
        facts,
      };
    case 'unstartable':
      return {
        kind: 'unstartable',
        problem: { code: say.code ?? 'unstartable', message: reason, remedy, retry: false },
        facts,
      };
    case 'working':
    case 'failed':
      switch (say.class) {
        case 'timeout':
          return { kind: 'timed_out', limit: 'time', limit_s: config.limits.run_s, tail, history, remedy, facts };
        case 'stalled':
          return { kind: 'timed_out', limit: 'output', limit_s: config.limits.stall_s, tail, history, remedy, facts };
        case 'quota': {
          const holds = say.ledger.filter((entry) => entry.class === 'quota').length;
          const account = accountOf(run, config);
          return { kind: 'quota_hold', account, holds, reset_at: result?.reset_at ?? null, tail, facts };
        }
        default:
          return { kind: 'failed', class: say.class ?? 'failed', reason, tail, history, remedy, facts };
      }
  }
}

function unread(result: ExecResult | null): string {
  const why = result === null ? 'for a day no tick got it from the terminal' : 'what is there now holds no answer';
  return `Its result was seen, but can no longer be read: ${why}.`;
}

function lost(publication: Publication, reason: string, tail: string, facts: Facts, config: Config): Message {
  const { say, run } = publication;
  const history = say.ledger.filter((entry) => entry.run_id !== run.run_id);
  const { adapter } = config.executors[run.executor] ?? {};
  const left = leftBehind(run.handle, adapter, config.terminals[run.terminal]?.os);
  const told = { kind: 'lost', reason, tail, history, remedy: say.remedy, facts } as const;
  if (left === null) return { ...told, evidence: [`Run directory ${run.dir_name} on ${run.terminal}.`] };
  return { ...told, evidence: [], left };
}
