/**
 * Status comments on pull requests: after what a tick did, on every open one that belongs to an item; and for the event of
 * a single one. A failure here costs nothing else: what could not be told is told by the next tick that acts.
 */
import { createHash } from 'node:crypto';
import { digestOf } from '../../bot/digest.ts';
import { renderPullComment } from '../../bot/pr-comment.ts';
import { pullCommentText, putPullComment } from '../../bot/pr-publish.ts';
import { publishStep } from '../../bot/publish.ts';
import type { Redactor } from '../../bot/redact.ts';
import type { Config } from './config/schema.ts';
import type { StateEvent } from './core/events.ts';
import { itemOfPull, pullRef } from './core/pull-item.ts';
import { pullStatusOf } from './core/pull-view.ts';
import type { PullRecord, State } from './core/state.ts';
import type { Problem } from './errors.ts';
import { problemOf } from './errors.ts';
import type { Waiting } from './model.ts';
import type { Clock, Desk, Log, PullRequest, PullRequests, Tracker } from './ports.ts';
import { webUrl } from './web-url.ts';

export interface PullPorts {
  readonly pulls: PullRequests;
  readonly redact: Redactor;
  readonly clock: Clock;
  readonly log: Log;
}

export interface TellPorts extends PullPorts {
  readonly desk: Desk;
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
  const item_id = itemOfPull(pull, state, Object.keys(config.projects));
  const body = item_id === null ? null : bodyOf(item_id, state, waiting, config, ports.redact);
  if (item_id === null || body === null) return [];
  const before = state.pulls?.[pullRef(pull)];
  const known = before?.item_id === item_id ? before : { item_id, comment_id: null, digest: null, linked: false };
  const record = { ...known };
  if (known.digest !== digestOf(body) && mayAct() && pass.writes < WRITES_MAX) {
    if (pass.writes > 0) await ports.clock.sleep(BETWEEN_WRITES_MS);
    pass.writes += 1;
    const comment_id = before?.comment_id ?? null;
    const result = await putPullComment({ ...pull, config_id: configId(config), comment_id }, body, ports);
    if (result.status === 'failed') ports.log.warn(`${pullRef(pull)}: ${result.problem.message}`);
    else Object.assign(record, { comment_id: result.comment_id, digest: result.digest });
  }
  if (!known.linked && mayAct()) record.linked = await link(pull, item_id, state, config, ports);
  return isSame(record, before) ? [] : [{ type: 'pull-noted', pull: pullRef(pull), record }];
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
  const done = await publishStep({ kind: 'link', target, url: pull.url, title }, { ...ports, notifier: nobody });
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
  redact: Redactor,
): string | null {
  const key = state.items[item_id]?.key;
  const status = key === undefined ? null : pullStatusOf(item_id, state, webUrl(config, key), waiting);
  return status === null ? null : pullCommentText(renderPullComment(status, configId(config), redact), redact);
}

/** Tells two configurations on one repository apart, and stays the same when details of one change. */
export function configId({ plane, state }: Config): string {
  const place = [plane.base_url.replace(/\/+$/, ''), plane.workspace, state.store, state.branch, state.path];
  return createHash('sha256').update(JSON.stringify(place)).digest('hex').slice(0, 12);
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
  const body = item_id === null ? null : bodyOf(item_id, state, [], config, ports.redact);
  const key = item_id === null ? undefined : state.items[item_id]?.key;
  if (body === null || key === undefined) {
    return skipped(`${name} belongs to no known item: neither its branch nor its title or text names one.`);
  }
  if (dry_run) return { status: 'planned', pull: name, key, body };
  const comment_id = state.pulls?.[name]?.comment_id ?? null;
  const result = await putPullComment({ ...pull, config_id: configId(config), comment_id }, body, ports);
  if (result.status !== 'failed') return { status: result.status, pull: name, key };
  if (result.problem.code === 'github-permission')
    return { status: 'forbidden', pull: name, key, problem: result.problem };
  return { status: 'failed', pull: name, problem: result.problem };
}
