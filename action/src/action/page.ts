/** What the job summary shows, gathered from the ticks of the job. Pure. */
import type { Config } from '../config/schema.ts';
import type { Problem } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
import type { Waiting } from '../model/reasons.ts';
import { plannedActions } from '../tick/report.ts';
import type { PlannedAction, TickSummary } from '../tick/report.ts';
import type { TickReport } from '../tick/tick.ts';
import type { State } from '../core/state/state.ts';
import { unpostedSteps } from '../core/outbox/unposted.ts';
import { whyOf } from '../core/terminals/where-is.ts';
import type { Mode } from './action-yml.ts';
import type { JobVerdict } from './job-verdict.ts';
import { itemLinks, runLink } from './links.ts';
import type { ItemLinks } from './links.ts';
import type { Resting } from '../core/queue/resting.ts';

/** What is left of the requests that GitHub grants the token for an hour. */
export interface BudgetLeft {
  readonly limit: number;
  readonly remaining: number;
  readonly resets_at: Millis;
}

export interface Page {
  readonly version: string;
  readonly mode: Mode;
  readonly dry_run: boolean;
  readonly now: Millis;
  readonly ticks: number;
  readonly verdict: JobVerdict;
  readonly missed: string | null;
  /** Where there was no state before: what became of that, and what to do. */
  readonly first: string | null;
  readonly ahead: TickSummary['ahead'];
  /** Address of the run that is at work instead. */
  readonly ahead_url: string | null;
  /** Only of a dry run. */
  readonly planned: readonly PlannedAction[];
  readonly running: readonly RunningRow[];
  /** By key, for every item that the page names. */
  readonly links: Readonly<Record<string, ItemLinks>>;
  /** Items that only rest, in numbers. */
  readonly resting: Resting;
  readonly waiting: readonly Waiting[];
  readonly ended: readonly EndedRow[];
  /** Steps of results that Plane refused, or that are tried again. */
  readonly unpublished: readonly TickSummary['published'][number][];
  readonly terminals: readonly TerminalRow[];
  /** What starts nothing for now by the configuration, one sentence each. */
  readonly paused: readonly string[];
  readonly problems: readonly Problem[];
  readonly budget: {
    readonly plane: number;
    /** Requests a minute that one key is allowed. */
    readonly plane_allowed: number;
    readonly state: number;
    readonly terminal: number;
    readonly github: BudgetLeft | null;
  };
  readonly ms: number;
}

export interface RunningRow {
  readonly key: string;
  readonly run_id: string;
  readonly phase: string;
  readonly terminal: string;
  readonly executor: string;
  readonly since: Millis;
  readonly started: boolean;
}

export interface EndedRow {
  readonly key: string;
  readonly run_id: string;
  /** `[review]`, or the class of the failure. */
  readonly outcome: string;
  readonly seconds: number | null;
  readonly tokens: number | null;
  readonly cost_usd: number | null;
}

export interface TerminalRow {
  readonly name: string;
  readonly open: number;
  readonly places: number;
  /** One sentence; empty: it answers. */
  readonly trouble: string;
}

/** What waits is only what agentd will take up by itself or is asked to. */
export type ActionSummary = TickSummary & { readonly resting: Resting };

export interface TickResult {
  readonly report: TickReport;
  readonly summary: ActionSummary;
}

/** @param results of the ticks so far, oldest first; there is at least one. */
export function pageOf(
  config: Config,
  results: readonly [TickResult, ...TickResult[]],
  facts: Pick<Page, 'version' | 'mode' | 'dry_run' | 'now' | 'verdict' | 'missed' | 'first'> & {
    readonly github: BudgetLeft | null;
    readonly server_url: string | null;
  },
): Page {
  const last = results.at(-1) ?? results[0];
  const { state } = last.report;
  const summaries = results.map(({ summary }) => summary);
  const sum = (of: (summary: TickSummary) => number): number => summaries.reduce((all, one) => all + of(one), 0);
  const { github, server_url, ...said } = facts;
  const running = runningRows(state, new Set(summaries.flatMap(({ started }) => started.map(({ run_id }) => run_id))));
  const ended = summaries.flatMap(({ finished }) => finished).map((run) => endedRow(run, state));
  const planned = facts.dry_run ? plannedActions(last.report) : [];
  const { ahead, waiting, resting } = last.summary;
  const keys = [...running, ...waiting, ...ended, ...planned].map(({ key }) => key);
  return {
    ...said,
    ticks: results.length,
    ahead,
    ahead_url: ahead === null ? null : runLink(ahead.holder, server_url),
    planned,
    running,
    links: itemLinks([...new Set(keys)], config, state, server_url),
    resting,
    waiting,
    ended,
    unpublished: unpublished(summaries, state),
    terminals: terminalRows(config, state, facts.now),
    paused: last.summary.paused.map(({ detail }) => detail),
    problems: last.summary.problems,
    budget: {
      plane: sum(({ requests }) => requests.plane),
      plane_allowed: config.plane.requests_per_minute,
      state: sum(({ requests }) => requests.state),
      terminal: sum(({ requests }) => requests.terminal),
      github,
    },
    ms: sum(({ ms }) => ms),
  };
}

/** What these ticks could not post, and what earlier ones have left so. */
function unpublished(summaries: readonly TickSummary[], state: State): Page['unpublished'] {
  const met = summaries.flatMap(({ published }) => published).filter(({ status }) => status !== 'done');
  const stands = unpostedSteps(state)
    .filter(({ run_id, kind, status, tries }) => {
      const said = met.some((step) => step.run_id === run_id && step.kind === kind);
      return !said && (status === 'refused' || tries > 0);
    })
    .map(({ item_id, run_id, kind, status, reason }) => ({
      key: state.items[item_id]?.key ?? run_id,
      run_id,
      kind,
      status,
      reason,
    }));
  return [...met, ...stands];
}

function runningRows(state: State, started: ReadonlySet<string>): RunningRow[] {
  return Object.values(state.inflight).map((run) => ({
    key: run.key,
    run_id: run.run_id,
    phase: run.phase,
    terminal: run.terminal,
    executor: run.executor,
    since: run.phase === 'launching' ? run.marked_at : run.started_at,
    started: started.has(run.run_id),
  }));
}

function endedRow({ key, run_id, tag, class: failure }: TickSummary['finished'][number], state: State): EndedRow {
  const known = state.history.find((entry) => entry.run_id === run_id);
  return {
    key,
    run_id,
    outcome: tag === null ? (failure ?? '') : `[${tag}]`,
    seconds: known?.seconds ?? null,
    tokens: known?.tokens ?? null,
    cost_usd: known?.cost_usd ?? null,
  };
}

function terminalRows(config: Config, state: State, now: Millis): TerminalRow[] {
  const open = Object.values(state.inflight);
  const known = Object.entries(config.terminals).map(([name, terminal]) => ({
    name,
    open: open.filter((run) => run.terminal === name).length,
    places: terminal.concurrency,
    trouble: troubleOf(state.terminals[name], now),
  }));
  const gone = new Set(open.map(({ terminal }) => terminal).filter((name) => !Object.hasOwn(config.terminals, name)));
  const left = [...gone].map((name) => ({
    name,
    open: open.filter((run) => run.terminal === name).length,
    places: 0,
    trouble: 'It is no longer in the config.',
  }));
  return [...known, ...left];
}

function troubleOf(known: State['terminals'][string] | undefined, now: Millis): string {
  if (known === undefined) return '';
  const said: string[] = [];
  if (known.unreachable_since !== null) {
    const again = ` Asked again ${known.not_before > now ? `at ${timeOf(known.not_before)}` : 'by the next tick'}.`;
    const why = known.problem === null ? '' : ` ${whyOf(known.problem)}`;
    said.push(`No answer since ${timeOf(known.unreachable_since)}.${why}${again}`);
  }
  for (const [executor, { until, reason }] of Object.entries(known.holds)) {
    if (until > now) said.push(`${executor} is held until ${timeOf(until)}: ${reason}`);
  }
  return said.join(' ');
}

/** `10:00Z` with its day: `01-05 10:00Z`. */
export function timeOf(millis: Millis): string {
  return `${new Date(millis).toISOString().slice(5, 16).replace('T', ' ')}Z`;
}
