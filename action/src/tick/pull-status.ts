/**
 * Status comments on pull requests: after what a tick did, on every open one that belongs to an item; and for the event of
 * a single one. A failure here costs nothing else: what could not be told is told by the next tick that acts.
 */
import { createHash } from 'node:crypto';
import { digestOf } from '../../../bot/digest.ts';
import { renderPullComment } from '../../../bot/pull-comment.ts';
import { pullCommentText, putPullComment, removePullComment } from '../../../bot/post-pull-comment.ts';
import { postStep } from '../../../bot/post-step.ts';
import type { Redactor } from '../../../bot/redact.ts';
import type { Config } from '../config/schema.ts';
import type { StateEvent } from '../core/state/events.ts';
import { itemOfPull, pullRef } from '../core/pulls/pull-item.ts';
import { pullStatusOf } from '../core/pulls/pull-view.ts';
import type { PullPlace } from '../../../bot/post-pull-comment.ts';
import type { PullRecord, State } from '../core/state/state.ts';
import type { Problem } from '../errors.ts';
import { problemOf } from '../errors.ts';
import { isRefusedForGood } from '../github/comment-refusal.ts';
import type { Waiting } from '../model/reasons.ts';
import type { Clock, Log } from '../ports/host.ts';
import type { ItemWriter } from '../ports/item-writer.ts';
import type { PullRequest, PullRequests } from '../ports/pull-requests.ts';
import type { Tracker } from '../ports/tracker.ts';
import { itemUrl } from './item-url.ts';

export interface PullPorts {
  readonly pulls: PullRequests;
  readonly redact: Redactor;
  readonly clock: Clock;
  readonly log: Log;
  /** `owner/name` of the repository whose workflow this is; null: it is none. */
  readonly home: string | null;
}

export interface TellPorts extends PullPorts {
  readonly writer: ItemWriter;
  readonly tracker: Tracker;
}

/** What a tick asks for when it has acted. Never rejects. */
export type TellPulls = (
  /** With what the tick did. */
  state: State,
  waiting: readonly Waiting[],
  mayAct: () => boolean,
) => Promise<readonly StateEvent[]>;

/** GitHub asks for a second between two writes. */
const BETWEEN_WRITES_MS = 1000;
/** Comments written in one tick; the others are written by the next. */
const WRITES_MAX = 20;

/** @param repositories whose open pull requests are looked at: one request each. */
export function pullTeller(config: Config, repositories: readonly string[], ports: TellPorts): TellPulls {
  return async (state, waiting, mayAct) => {
    const events: StateEvent[] = [];
    const pass: Pass = { state, waiting, mayAct, writes: 0 };
    for (const repository of repositories) {
      if (!mayAct()) break;
      try {
        const { pulls, all } = await ports.pulls.open(repository);
        for (const pull of pulls) events.push(...(await tellPull(pull, pass, config, ports)));
        if (all) events.push(...goneFrom(repository, pulls, state));
      } catch (error) {
        ports.log.warn(`Pull requests of ${repository}: ${problemOf(error).message}`);
      }
    }
    return events;
  };
}

interface Pass {
  readonly state: State;
  readonly waiting: readonly Waiting[];
  readonly mayAct: () => boolean;
  writes: number;
}

async function tellPull(pull: PullRequest, pass: Pass, config: Config, ports: TellPorts): Promise<StateEvent[]> {
  const { state, waiting, mayAct } = pass;
  const ref = pullRef(pull);
  const before = state.pulls?.[ref];
  const item_id = itemOfPull(pull, state, Object.keys(config.projects));
  if (item_id === null) return before === undefined ? [] : letGo(pull, before, pass, config, ports);
  const body = bodyOf(item_id, state, waiting, config, ports);
  if (body === null) return [];
  const known: PullRecord =
    before?.item_id === item_id
      ? before
      : { ...(before ?? NO_COMMENT), item_id, digest: null, linked: false, refused: null };
  const record = { ...known };
  const digest = digestOf(body);
  if (known.digest !== digest && !isRefused(known, digest, pull) && mayWrite(pass)) {
    await beforeWrite(pass, ports);
    const result = await putPullComment(placeOf(pull, state, config, ports.home), body, ports);
    if (result.status === 'failed') {
      const { code, message, remedy } = result.problem;
      if (isRefusedForGood(code)) record.refused = { code, digest };
      if (known.refused?.code !== code) ports.log.warn(`${ref}: ${message} ${remedy}`.trimEnd());
    } else {
      const { comment_id, author, left } = result;
      Object.assign(record, { comment_id, author, digest: result.digest, refused: null });
      if (left !== null) ports.log.warn(`${ref}: ${leftWords(left)}`);
    }
  }
  if (!known.linked && mayAct()) record.linked = await link(pull, item_id, state, config, ports);
  return isSame(record, before) ? [] : [{ type: 'pull-noted', pull: ref, record }];
}

const NO_COMMENT = { comment_id: null, author: null };

/** What is locked is tried again as soon as it is not; anything else when there is something else to say. */
function isRefused({ refused }: PullRecord, digest: string, { locked }: PullRequest): boolean {
  if (refused === null) return false;
  return refused.digest === digest && (locked || refused.code !== 'github-conversation-locked');
}

function mayWrite({ mayAct, writes }: Pass): boolean {
  return mayAct() && writes < WRITES_MAX;
}

async function beforeWrite(pass: Pass, { clock }: TellPorts): Promise<void> {
  if (pass.writes > 0) await clock.sleep(BETWEEN_WRITES_MS);
  pass.writes += 1;
}

function leftWords({ id, author }: { readonly id: number; readonly author: string }): string {
  return `The comment ${id}, which ${author} wrote with an earlier token, may not be changed with this one, and is out of date. Delete it by hand.`;
}

/**
 * Nothing names the item any more: our comment goes, and with it what state knows. The link in Plane stays, as people may
 * want it. Of an item that is not known there is nothing to be said.
 */
async function letGo(
  pull: PullRequest,
  before: PullRecord,
  pass: Pass,
  config: Config,
  ports: TellPorts,
): Promise<StateEvent[]> {
  const { state } = pass;
  const ref = pullRef(pull);
  const item = state.items[before.item_id];
  if (item === undefined || !mayWrite(pass)) return [];
  if (before.comment_id !== null) {
    await beforeWrite(pass, ports);
    const problem = await removePullComment(placeOf(pull, state, config, ports.home), ports.pulls);
    if (problem !== null) ports.log.warn(`${ref}: ${problem.message} ${problem.remedy}`.trimEnd());
    if (problem !== null && !isRefusedForGood(problem.code)) return [];
  }
  ports.log.info(
    `${ref} no longer belongs to ${item.key}: neither its branch nor its title nor a line of its text names it.`,
  );
  return [{ type: 'pull-dropped', pull: ref }];
}

function placeOf(pull: PullRequest, state: State, config: Config, home: string | null): PullPlace {
  const { comment_id = null, author = null } = state.pulls?.[pullRef(pull)] ?? {};
  const { repository, number } = pull;
  return {
    repository,
    number,
    config_id: configId(config, state, home),
    former_id: formerId(config),
    comment_id,
    author,
  };
}

/** @returns false: to be tried again. */
async function link(
  pull: PullRequest,
  item_id: string,
  state: State,
  config: Config,
  ports: TellPorts,
): Promise<boolean> {
  const item = state.items[item_id];
  const project = item === undefined ? undefined : state.projects[item.project]?.info;
  if (item === undefined || project === undefined) return false;
  const terminal = state.inflight[item_id]?.terminal ?? item.thread?.terminal ?? null;
  const target = { project, item_id, as: terminal !== null && terminal in config.terminals ? terminal : null };
  const title = `${pullRef(pull)}: ${pull.title}`;
  const nobody = { notify: () => Promise.resolve() };
  const done = await postStep({ kind: 'link', target, url: pull.url, title }, { ...ports, notifier: nobody });
  if (done.problem !== undefined) ports.log.warn(`${item.key}: link to ${pullRef(pull)}: ${done.problem.message}`);
  return done.status !== 'open';
}

function goneFrom(repository: string, pulls: readonly PullRequest[], state: State): StateEvent[] {
  const open = new Set(pulls.map(pullRef));
  return Object.keys(state.pulls ?? {})
    .filter((pull) => pull.startsWith(`${repository}#`) && !open.has(pull))
    .map((pull) => ({ type: 'pull-dropped', pull }));
}

function isSame(record: PullRecord, before: PullRecord | undefined): boolean {
  return JSON.stringify(record) === JSON.stringify(before);
}

function bodyOf(
  item_id: string,
  state: State,
  waiting: readonly Waiting[],
  config: Config,
  { redact, home }: PullPorts,
): string | null {
  const key = state.items[item_id]?.key;
  const status = key === undefined ? null : pullStatusOf(item_id, state, itemUrl(config, key), waiting);
  if (status === null) return null;
  return pullCommentText(renderPullComment(status, configId(config, state, home), redact), redact);
}

/**
 * Tells two configurations on one repository apart, and stays the same when details of one change. A path may be the same
 * in two places, so the state's lineage counts; and a state that was copied with its repository has a lineage twice.
 */
export function configId(config: Config, { lineage }: Pick<State, 'lineage'>, home: string | null): string {
  const { store, repository = home } = config.state;
  // A file is the same for a workflow and for a command line, where nothing tells a repository.
  const where = store === 'file' ? null : (repository?.toLowerCase() ?? null);
  return shortHash([...placeParts(config), lineage, where]);
}

/** The id in comments of earlier versions, which knew nothing of the state. */
function formerId(config: Config): string {
  return shortHash(placeParts(config));
}

function placeParts({ plane, state }: Config): (string | undefined)[] {
  return [plane.base_url.replace(/\/+$/, ''), plane.workspace, state.store, state.branch, state.path];
}

function shortHash(parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 12);
}

export type PullOutcome =
  | { readonly status: 'created' | 'updated' | 'unchanged'; readonly pull: string; readonly key: string }
  /** A dry run: what the comment would say. */
  | { readonly status: 'planned'; readonly pull: string; readonly key: string; readonly body: string }
  /** Nothing was to be done, or may be done here; `reason` is a sentence. */
  | { readonly status: 'skipped'; readonly reason: string }
  /** The token may only read. */
  | { readonly status: 'forbidden'; readonly pull: string; readonly key: string; readonly problem: Problem }
  | { readonly status: 'failed'; readonly pull: string; readonly problem: Problem };

/**
 * For one pull request, as an event brings it. Writes nothing but its comment: not the state, not Plane. In the run of a pull
 * request from a fork the token may only read and nothing of the configuration can be trusted, so nothing is done there;
 * the scheduled tick, which has a token of the repository itself, comments on those that insiders made.
 * @param load reads the state; null: there is none. Asked only when it matters.
 * @throws {AgentdError} the state cannot be read.
 */
export async function pullStatusFor(
  pull: (PullRequest & { readonly open: boolean }) | null,
  load: () => Promise<State | null>,
  config: Config,
  ports: PullPorts,
  { dry_run }: { readonly dry_run: boolean },
): Promise<PullOutcome> {
  const skipped = (reason: string): PullOutcome => ({ status: 'skipped', reason });
  if (config.pull_requests?.status === false)
    return skipped('Status comments are switched off (pull_requests.status).');
  if (pull === null) return skipped('The event is not about a pull request.');
  const name = pullRef(pull);
  if (!pull.open) return skipped(`${name} is closed.`);
  if (pull.fork) return skipped(`${name} comes from a fork, whose runs may only read; the scheduled tick looks at it.`);
  const state = await load();
  if (state === null) return skipped('There is no state yet: no tick has saved one.');
  const item_id = itemOfPull(pull, state, Object.keys(config.projects));
  const body = item_id === null ? null : bodyOf(item_id, state, [], config, ports);
  const key = item_id === null ? undefined : state.items[item_id]?.key;
  if (body === null || key === undefined) {
    return skipped(
      `${name} belongs to no known item: neither its branch nor its title nor a line of its text (\`Plane: ENG-12\`) names one.`,
    );
  }
  if (dry_run) return { status: 'planned', pull: name, key, body };
  const result = await putPullComment(placeOf(pull, state, config, ports.home), body, ports);
  if (result.status !== 'failed') return { status: result.status, pull: name, key };
  if (result.problem.code === 'github-permission')
    return { status: 'forbidden', pull: name, key, problem: result.problem };
  if (isRefusedForGood(result.problem.code)) return skipped(`${result.problem.message} ${result.problem.remedy}`);
  return { status: 'failed', pull: name, problem: result.problem };
}
