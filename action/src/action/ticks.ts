/**
 * One tick, or several in one job. Between two ticks nothing is kept but the configuration: each loads the state anew and
 * may be the last. A signal or the end of the time ends the tick that is under way, which then saves what happened.
 */
import { composeTick } from '../wiring/compose-tick.ts';
import { pausesOf } from '../core/holds/pauses.ts';
import type { GitHubHost } from '../wiring/github-host.ts';
import type { GitHubBudget } from '../github/client.ts';
import { AgentdError, ConfigError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { Millis } from '../model/basics.ts';
import type { Store } from '../ports/store.ts';
import { summarise } from '../tick/report.ts';
import { tickAndTidy } from '../reap/tidy.ts';
import { VERSION } from '../version.ts';
import { firstSentence } from './first-state.ts';
import { attentionOf } from './attention.ts';
import { missedTicksSentence } from './missed-ticks.ts';
import type { Job } from './job.ts';
import { jobVerdict } from './job-verdict.ts';
import type { JobTick, JobVerdict } from './job-verdict.ts';
import { tickLines } from './lines.ts';
import { loop } from './loop.ts';
import { outputsOf } from './outputs.ts';
import { pageOf } from './page.ts';
import type { Page, TickResult } from './page.ts';
import type { Settings } from './settings.ts';
import { sortedOut } from '../core/queue/resting.ts';
import { renderFailure, renderPage } from './summary.ts';

/** The last seconds of the time allowed are kept for the save. */
const SAVE_ROOM_MS = 15_000;

/** @throws {AgentdError} what a person must mend. */
export async function runTicks(job: Job, settings: Settings, store: Store, github: GitHubHost): Promise<JobVerdict> {
  const { host, inputs, begun } = job;
  const several = inputs['max-duration'];
  const results: TickResult[] = [];
  const judged: JobTick[] = [];
  try {
    await loop(
      {
        clock: host.clock,
        begun,
        tick_ms: settings.config.limits.tick_s * 1000,
        several_ms: several === undefined ? null : several * 1000,
        interval_ms: inputs.interval * 1000,
        signal: host.signal,
      },
      async (time_ms) => {
        const outcome = await attempt(job, settings, store, github, time_ms);
        if ('problem' in outcome) return outcome.problem;
        results.push(outcome);
        judged.push(outcome.report);
        tell(job, outcome, store.name);
        return null;
      },
      async (problem, failures) => {
        if (problem !== null) {
          judged.push(failedTick(problem, failures));
          job.console.problem('warning', problem);
        }
        await show(job, settings, results, judged, store.name, github);
      },
    );
  } finally {
    const told = results.map((result) => ({ ...result, summary: job.console.scrub(result.summary) }));
    for (const [name, value] of Object.entries(outputsOf(told))) {
      job.runner.output(name, job.console.redact(String(value)));
    }
  }
  return jobVerdict(judged);
}

/** The result, or the passing failure that kept the tick from coming to one. */
async function attempt(
  job: Job,
  { config, folder, barred }: Settings,
  store: Store,
  github: GitHubHost,
  time_ms: number,
): Promise<TickResult | { readonly problem: Problem }> {
  const { host, console, inputs, circumstances } = job;
  const begun: Millis = host.clock.now();
  const allowed = Math.max(0, Math.floor(time_ms - Math.min(SAVE_ROOM_MS, time_ms / 4)));
  const composed = await composeTick(config, host, folder, begun + allowed, store, github, barred);
  try {
    const signal = AbortSignal.any([host.signal, AbortSignal.timeout(allowed)]);
    const ports = { ...composed.ports, run: circumstances.run, phase: (sentence: string) => console.write(sentence) };
    const report = await tickAndTidy(config, ports, { init: inputs.init || isDry(job), dry_run: isDry(job), signal });
    const summary = summarise(report, {
      requests: composed.requests(),
      ms: host.clock.now() - begun,
      paused: pausesOf(config),
    });
    return { report, summary: { ...summary, ...sortedOut(summary.waiting, report.state) } };
  } catch (error) {
    if (error instanceof ConfigError || !(error instanceof AgentdError) || !error.problem.retry) throw error;
    return { problem: error.problem };
  } finally {
    await composed.close();
  }
}

export function isDry({ inputs }: Pick<Job, 'inputs'>): boolean {
  return inputs['dry-run'] || inputs.mode === 'plan';
}

/** A state that cannot be read or saved holds no count; the attempts of this job are counted instead. */
function failedTick(problem: Problem, failures: number): JobTick {
  return { problems: [problem], events: [{ type: 'failures-counted', failures }], ahead: null };
}

function tell(job: Job, result: TickResult, place: string): void {
  const first = firstSentence(result.report.first, isDry(job), place);
  if (first !== null) job.console.write(first);
  const { shown, waiting } = tickLines(result, isDry(job));
  for (const line of shown) job.console.write(line);
  if (waiting.length > 0) job.console.group(`${waiting.length} waiting`, waiting);
  for (const { level, kind, title, sentence } of attentionOf(result.report)) {
    job.console.annotate(level, kind, title, sentence);
  }
  for (const problem of result.summary.problems) job.console.problem(problem.retry ? 'warning' : 'error', problem);
}

/** null: GitHub was not asked, or did not say. */
function leftOf({ limit, remaining, reset_at }: GitHubBudget): Page['budget']['github'] {
  return limit === null || remaining === null || reset_at === null ? null : { limit, remaining, resets_at: reset_at };
}

/** Written after each tick, so that a job that is killed in a later one has a page. */
async function show(
  job: Job,
  settings: Settings,
  results: readonly TickResult[],
  judged: readonly JobTick[],
  place: string,
  github: GitHubHost,
): Promise<void> {
  const { host, console, runner, circumstances } = job;
  const [first, ...others] = results;
  const verdict = jobVerdict(judged);
  const now = host.clock.now();
  const text =
    first === undefined
      ? renderFailure(job.inputs.mode, console.scrub(judged.at(-1)?.problems ?? []))
      : renderPage(
          console.scrub(
            pageOf(settings.config, [first, ...others], {
              version: VERSION,
              mode: job.inputs.mode,
              dry_run: isDry(job),
              now,
              verdict,
              first: firstSentence(first.report.first, isDry(job), place),
              missed: missedTicksSentence({ ...circumstances, before: first.report.previous, now: job.begun }),
              github: leftOf(github.budget()),
              server_url: circumstances.server_url,
            }),
          ),
        );
  await runner.page(console.redact(text));
}
