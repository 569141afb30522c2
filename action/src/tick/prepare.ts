/**
 * Between plan and claim: renders the prompts of the runs that are to start and computes their handles, so that the
 * start marker is complete. A run whose prompt does not render becomes a `[blocked]` instead.
 */
import type { Config } from '../config/schema.ts';
import { problemOf } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Handle, Run } from '../model/run.ts';
import type { ItemComment } from '../model/work-item.ts';
import type { Clock, Log } from '../ports/host.ts';
import type { Fleet } from '../ports/fleet.ts';
import { renderPrompt } from './prompt.ts';
import type { PromptAsk, PromptResult, PromptTemplate, ToMarkdown } from './prompt.ts';
import { itemUrl } from './item-url.ts';
import type { Action, LaunchingRun, StartSpec } from '../core/actions.ts';
import type { StateEvent } from '../core/state/events.ts';
import { markRelaunch, markStart, markUnstartable, threadOf } from '../core/runs/start-intent.ts';
import type { Observations } from '../core/observations.ts';
import type { PlanResult } from '../core/plan.ts';
import { counts } from '../core/items/detect-changes.ts';
import { viewProject } from '../core/routing/bots.ts';
import type { ProjectView } from '../core/routing/bots.ts';
import type { ItemRecord, State } from '../core/state/state.ts';
import { isThreadId } from '../core/state/thread-id.ts';

export interface PreparePorts {
  readonly fleet: Fleet;
  readonly clock: Clock;
  readonly log: Log;
  /** Project key → template. */
  readonly prompts: ReadonlyMap<string, PromptTemplate>;
  readonly toMarkdown: ToMarkdown;
}

/** A planned action with all that performing it needs. */
export type Prepared =
  | Exclude<Action, { type: 'start' | 'relaunch' }>
  | {
      readonly type: 'start' | 'relaunch';
      readonly key: string;
      readonly terminal: string;
      readonly executor: string;
      readonly run: Run;
      readonly handle: Handle;
      readonly replaces: readonly Handle[];
      readonly asked: { readonly thread_id: string | null; readonly totals_before: LaunchingRun['totals_before'] };
      /** The item as it was before the marker; null: a relaunch, which a refusal leaves marked. */
      readonly before: ItemRecord | null;
    };

export async function prepare(
  planned: PlanResult,
  state: Pick<State, 'items'>,
  obs: Observations,
  config: Config,
  ports: PreparePorts,
): Promise<{
  actions: readonly Prepared[];
  events: readonly StateEvent[];
  /** Why runs that were to start have no way to: each the problem of its item alone. */
  problems: readonly Problem[];
}> {
  const problems: Problem[] = [];
  const handleFor = (key: string, terminal: string, executor: string, run: Run): Handle | null => {
    try {
      return ports.fleet.handle(terminal, executor, run);
    } catch (error) {
      const problem = problemOf(error);
      problems.push({ ...problem, message: `${key} does not start: ${problem.message}` });
      return null;
    }
  };
  const actions: Prepared[] = [];
  const events: StateEvent[] = [];
  const now = ports.clock.now();
  for (const action of planned.actions) {
    if (action.type === 'start') {
      const { spec, before } = action;
      const prompt = await promptFor(spec.run.item_id, { ...askOf(spec), said: spec.item.said }, obs, config, ports);
      if (!prompt.ok) {
        const view = viewOf(before.project, obs, config);
        if (!prompt.problem.retry && view !== null) {
          events.push(...markUnstartable(spec, prompt.problem, before, { view, config, now }));
        } else ports.log.warn(`${action.key} does not start yet: ${prompt.problem.message}`);
        continue;
      }
      tellOfThread(action.key, before.thread?.id ?? null, ports.log);
      const run: Run = { ...spec.run, prompt: prompt.text };
      const handle = handleFor(action.key, spec.terminal, spec.executor, run);
      if (handle === null) continue;
      events.push(markStart(spec, handle, now));
      const asked = { thread_id: run.thread_id, totals_before: spec.totals_before };
      const { terminal, executor } = spec;
      actions.push({ type: 'start', key: action.key, terminal, executor, run, handle, replaces: [], asked, before });
    } else if (action.type === 'relaunch') {
      const open: LaunchingRun = { ...action.run, ...threadOf(action.run) };
      tellOfThread(action.key, action.run.thread_id, ports.log);
      const said = state.items[open.item_id]?.said ?? [];
      const prompt = await promptFor(open.item_id, { ...askOfRun(open), said }, obs, config, ports);
      if (!prompt.ok) {
        ports.log.warn(`${open.run_id}: ${prompt.problem.message}`);
        continue;
      }
      const run = runOf(open, action.dir_name, prompt.text);
      const handle = handleFor(action.key, open.terminal, open.executor, run);
      if (handle === null) continue;
      const marked = markRelaunch(action, handle, now);
      events.push(marked);
      const asked = { thread_id: open.thread_id, totals_before: open.totals_before };
      const replaces = [...open.replaces, open.handle];
      const { terminal, executor } = open;
      actions.push({
        type: 'relaunch',
        key: action.key,
        terminal,
        executor,
        run,
        handle,
        replaces,
        asked,
        before: null,
      });
    } else {
      actions.push(action);
    }
  }
  return { actions, events, problems };
}

/** The id itself is not repeated: nobody knows where it comes from. */
function tellOfThread(key: string, thread_id: string | null, log: Log): void {
  if (thread_id === null || isThreadId(thread_id)) return;
  log.warn(`${key}: the state names a conversation by what is no id of one. A new one begins, with a summary.`);
}

type Ask = Pick<PromptAsk, 'run' | 'handover' | 'terminal' | 'executor' | 'repo' | 'fresh'>;

function askOf(spec: StartSpec): Ask {
  return {
    run: {
      id: spec.run.run_id,
      kind: spec.kind,
      round: spec.round,
      iteration: spec.iteration,
      attempt: spec.attempt,
      resumed: spec.run.thread_id !== null,
    },
    handover: spec.handover,
    terminal: spec.terminal,
    executor: spec.executor,
    repo: spec.run.repo,
    fresh: spec.comments,
  };
}

function askOfRun(run: LaunchingRun): Ask {
  const first = run.run_id.endsWith('-1');
  return {
    run: {
      id: run.run_id,
      kind: run.kind,
      round: run.round,
      iteration: run.iteration,
      attempt: run.attempt,
      resumed: run.thread_id !== null,
    },
    handover: run.thread_id === null && !first,
    terminal: run.terminal,
    executor: run.executor,
    repo: run.repo,
    fresh: run.comments,
  };
}

function runOf(open: LaunchingRun, dir_name: string, prompt: string): Run {
  const { run_id, item_id, repo, model, effort, tier, thread_id, script, limit_s, stall_s } = open;
  return { run_id, item_id, repo, prompt, model, effort, tier, thread_id, script, dir_name, limit_s, stall_s };
}

async function promptFor(
  item_id: string,
  ask: Ask & Pick<PromptAsk, 'said'>,
  obs: Observations,
  config: Config,
  ports: PreparePorts,
): Promise<PromptResult> {
  const detail = obs.details.get(item_id);
  const item = detail?.ok === true ? detail.item : null;
  const project = item === null ? undefined : obs.projects[item.project];
  const template = item === null ? undefined : ports.prompts.get(item.project);
  if (detail?.ok !== true || item === null || project?.ok !== true || template === undefined) {
    const message = 'The item was not read in this tick.';
    return { ok: false, problem: { code: 'item-unread', message, remedy: '', retry: true } };
  }
  const view = viewOf(item.project, obs, config);
  // A terminal that only labels lead to posts as a user to whom nothing is assigned.
  const said = new Set(ask.said.map(({ id }) => id));
  const isOwn = ({ id, actor, external_source }: ItemComment, { ours }: ProjectView): boolean =>
    external_source === 'agentd' && (ours.has(actor) || said.has(id));
  const comments = (detail.comments ?? []).filter(
    (comment) => view !== null && (counts(comment, view) || isOwn(comment, view)),
  );
  return renderPrompt(
    template,
    { ...ask, item, project: project.info, url: itemUrl(config, item.key), comments },
    ports.toMarkdown,
  );
}

function viewOf(project: string, obs: Observations, config: Config): ProjectView | null {
  const seen = obs.projects[project];
  return seen?.ok === true ? viewProject(project, config, seen.info, obs).view : null;
}
