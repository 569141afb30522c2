/**
 * Publications → what is posted: the message is made from state and from the run's result, which is collected anew for
 * each try, and each step is carried out by the bot.
 */
import { commentHtml } from '../../../bot/comment-html.ts';
import { externalId } from '../../../bot/external-id.ts';
import { postStep } from '../../../bot/post-step.ts';
import type { PostStep, StepResult } from '../../../bot/post-step.ts';
import type { Redactor } from '../../../bot/redact.ts';
import { postedDigest } from '../../../bot/posted-digest.ts';
import { scrubbed } from '../../../bot/redact-message.ts';
import { noticeWords } from '../../../bot/notice-words.ts';
import { GuardedWriter, currentItems } from './careful-plane.ts';
import type { Config } from '../config/schema.ts';
import { problemOf } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { ExecResult } from '../model/result.ts';
import type { ProjectInfo } from '../model/work-item.ts';
import type { Clock, Log, Random } from '../ports/host.ts';
import type { ItemWriter, Target } from '../ports/item-writer.ts';
import type { Notifier } from '../ports/notifier.ts';
import type { Tracker } from '../ports/tracker.ts';
import type { StateEvent } from '../core/state/events.ts';
import { stateFor, targetNow } from '../core/outbox/publications.ts';
import { LINEAGE_SHOWN } from '../core/state/state.ts';
import type { Publication, State, Step } from '../core/state/state.ts';
import { stepOutcome, withoutComment } from '../core/outbox/step-outcome.ts';
import { problemOfStep } from '../core/outbox/unposted.ts';
import { messageOf } from './run-message.ts';
import { itemUrl } from './item-url.ts';

export interface PublishPorts {
  readonly writer: ItemWriter;
  readonly tracker: Tracker;
  readonly redact: Redactor;
  /** By the name of the environment variable that holds the address. */
  readonly notifiers: ReadonlyMap<string, Notifier>;
  readonly clock: Clock;
  readonly random: Random;
  readonly log: Log;
}

const SUFFIX_BYTES = 8;

export interface Published {
  readonly events: readonly StateEvent[];
  /** What a person is to know of. */
  readonly problems: readonly Problem[];
}

/**
 * Carries out the open steps in order, up to the first that stays open. Never rejects. A move waits for the comment before
 * it and ends with it: no item goes to its next state without its answer.
 */
export async function publishOne(
  publication: Publication,
  result: ExecResult | null,
  state: State,
  config: Config,
  ports: PublishPorts,
  mayAct: () => boolean,
): Promise<Published> {
  const project = projectOf(publication, state);
  const key = state.items[publication.item_id]?.key ?? publication.run.run_id;
  const events: StateEvent[] = [];
  const problems: Problem[] = [];
  if (project === null) return { events, problems };
  const told = { key, run_id: publication.run.run_id };
  let { digest } = publication;
  let unposted = publication.steps.some(({ kind, status }) => kind === 'comment' && status === 'refused');
  for (const [index, step] of publication.steps.entries()) {
    if (step.status !== 'open') continue;
    if (!mayAct()) break;
    if (unposted && step.kind === 'state') {
      events.push(withoutComment(publication, index));
      continue;
    }
    const setting = { state, config, project, key, unposted };
    const tried = await tryStep(step, publication, result, setting, ports, mayAct);
    const { done } = tried;
    if (tried.read !== null) events.push(tried.read);
    if (tried.digest !== null) {
      if (digest !== null && digest !== tried.digest) {
        ports.log.warn(`${key}: ${publication.id} reads differently than when it was first sent.`);
      }
      digest = tried.digest;
    }
    const said_digest = done.html === undefined ? null : postedDigest(done.html);
    const suffix = ports.random.hex(SUFFIX_BYTES);
    const facts = {
      digest: tried.digest,
      said_digest,
      in_doubt: tried.in_doubt,
      now: ports.clock.now(),
      state,
      suffix,
    };
    const event = stepOutcome(publication, index, done, facts);
    events.push(event);
    const problem = problemOfStep(told, step, done, event);
    if (problem !== null) problems.push(problem);
    if (done.problem !== undefined) ports.log.warn(`${key}: ${step.kind} ${done.status}: ${done.problem.message}`);
    if (event.type === 'step-failed') break;
    if (event.status === 'done' && tried.lost !== null && isLoss(done, tried.digest, publication)) {
      // What is behind it is carried out by the next tick, as for a run that was lost.
      events.push({ type: 'answer-lost', publication_id: publication.id, ...tried.lost });
      break;
    }
    unposted ||= step.kind === 'comment' && event.status === 'refused';
  }
  return { events, problems };
}

interface Tried {
  readonly done: StepResult;
  /** Of a comment: SHA-256 of what was sent. */
  readonly digest: string | null;
  readonly in_doubt: boolean;
  /** The comment says that the answer can no longer be read; null: it does not. */
  readonly lost: Pick<Extract<StateEvent, { type: 'answer-lost' }>, 'reason' | 'to'> | null;
  /** The states of the project were read again; null: they were not. */
  readonly read: Extract<StateEvent, { type: 'words-read' }> | null;
}

/** Whether that is what stands there: a comment that was there already may hold the answer of an earlier try. */
function isLoss({ reason }: StepResult, digest: string | null, publication: Publication): boolean {
  return reason !== 'already-there' || publication.digest === null || publication.digest === digest;
}

async function tryStep(
  step: Step,
  publication: Publication,
  result: ExecResult | null,
  setting: Setting,
  ports: PublishPorts,
  mayAct: () => boolean,
): Promise<Tried> {
  const writer = new GuardedWriter(ports.writer, mayAct);
  const tracker = currentItems(ports.tracker, setting.state.items[publication.item_id], ports.clock);
  let made: Awaited<ReturnType<typeof stepOf>>;
  let read: Tried['read'] = null;
  try {
    const { partial, ...project } = await projectAt(step, setting.project, ports.tracker);
    const { key, states, labels } = project;
    if (partial === null) read = { type: 'words-read', key, states, labels };
    made = await stepOf(step, publication, result, { ...setting, project }, ports);
  } catch (error) {
    const problem = problemOf(error);
    return {
      done: { status: 'open', reason: step.reason ?? problem.code, problem },
      digest: null,
      in_doubt: false,
      lost: null,
      read,
    };
  }
  const done = await postStep(made.step, { ...ports, writer, tracker, notifier: notifierOf(step, ports) });
  return { done, digest: made.digest, in_doubt: writer.in_doubt, lost: made.lost ?? null, read };
}

/** A state that was deleted may have been made again since, with another id. `partial`: null where all was read for this. */
async function projectAt(
  step: Step,
  known: ProjectInfo,
  tracker: Tracker,
): Promise<ProjectInfo & { readonly partial?: Problem | null }> {
  const moves = step.kind === 'state' || step.kind === 'working';
  return moves && step.reason === 'plane-reference-gone' ? tracker.project(known.key, known.id) : known;
}

function projectOf(publication: Publication, state: State): ProjectInfo | null {
  const project = state.items[publication.item_id]?.project;
  return project === undefined ? null : (state.projects[project]?.info ?? null);
}

interface Setting {
  readonly state: State;
  readonly config: Config;
  readonly project: ProjectInfo;
  readonly key: string;
  /** The comment before this step was refused. */
  readonly unposted: boolean;
}

async function stepOf(
  step: Step,
  publication: Publication,
  result: ExecResult | null,
  setting: Setting,
  ports: PublishPorts,
): Promise<{ step: PostStep; digest: string | null; lost?: Tried['lost'] }> {
  const { state, config, project, key } = setting;
  const as = publication.run.terminal in config.terminals ? publication.run.terminal : null;
  const bots = Object.values(state.terminals).flatMap(({ user_id }) => user_id ?? []);
  const others = state.items[publication.item_id]?.said.map(({ id }) => id) ?? [];
  const target: Target = { project, item_id: publication.item_id, as, bots, others, due: publication.made_at };
  switch (step.kind) {
    case 'comment': {
      const message = messageOf(publication, result, config, key);
      const options = { limit_chars: config.limits.comment_chars, redact: ports.redact };
      const { html, digest } = await commentHtml(message, options);
      const lineage = state.lineage.slice(0, LINEAGE_SHOWN);
      const usual = publication.id.slice(publication.run.run_id.length + 1);
      const kind = step.suffix === null ? usual : `${usual}-${step.suffix}`;
      const external_id = externalId(lineage, publication.item_id, publication.run.run_id, kind);
      const lost =
        message.kind === 'lost' && publication.say.kind !== 'lost'
          ? { reason: message.reason, to: stateFor('blocked', project, config) }
          : null;
      return { step: { kind: 'comment', target, external_id, html }, digest, lost };
    }
    case 'working':
    case 'state': {
      const state_id = targetNow(step, publication, project, config);
      const moved = { kind: 'state', target, state_id, expect_state_ids: step.from } as const;
      return { step: moved, digest: null };
    }
    case 'link':
      return {
        step: { kind: 'link', target, url: step.url ?? '', title: step.title ?? '', tried: step.tries },
        digest: null,
      };
    case 'notice': {
      const message = scrubbed(messageOf(publication, result, config, key), ports.redact);
      const text = noticeWords(message, key, !setting.unposted);
      const data = { key, tag: publication.say.tag, url: itemUrl(config, key) };
      return { step: { kind: 'notice', text, data, tried: step.tries }, digest: null };
    }
  }
}

function notifierOf(step: Step, ports: PublishPorts): Notifier {
  return ports.notifiers.get(step.title ?? '') ?? { notify: async () => undefined };
}
