/** Mode `pr-status`: the comment of the pull request that started the job. */
import { composePullStatus } from '../wiring/compose-tick.ts';
import { AgentdError, ConfigError } from '../errors.ts';
import type { Problem } from '../errors.ts';
import type { GitHubHost } from '../wiring/github-host.ts';
import type { PullOutcome } from '../tick/pull-status.ts';
import type { Job } from './job.ts';
import type { JobVerdict } from './job-verdict.ts';
import { plain } from './markdown.ts';
import type { Settings } from './settings.ts';

/** @throws {AgentdError} what a person must mend. */
export async function runPullStatus(job: Job, { config, folder }: Settings, github: GitHubHost): Promise<JobVerdict> {
  const { host, console, runner, inputs } = job;
  const options = { dry_run: inputs['dry-run'] };
  try {
    const outcome = await composePullStatus(config, host, folder, await runner.payload(), options, github);
    if (outcome.status === 'failed') return failed(job, outcome.problem);
    const sentence = sentenceOf(outcome);
    if (outcome.status === 'forbidden') console.annotate('warning', 'github-permission', 'github-permission', sentence);
    else console.write(sentence);
    if (outcome.status === 'planned') console.group('The comment would say', outcome.body.split('\n'));
    runner.output('changed', String(outcome.status === 'created' || outcome.status === 'updated'));
    await runner.page(console.redact(`### agentd: ${plain(console.redact(sentence))}\n`));
    return { red: false, sentence: null };
  } catch (error) {
    if (error instanceof AgentdError && !(error instanceof ConfigError)) return failed(job, error.problem);
    throw error;
  }
}

/** The next event, and the next tick that acts, try again. */
function failed({ console }: Job, problem: Problem): JobVerdict {
  console.problem(problem.retry ? 'warning' : 'error', problem);
  const sentence = problem.retry
    ? `${problem.code}: this may pass; the next event or tick tries again.`
    : `${problem.code}: this needs a person.`;
  return { red: !problem.retry, sentence };
}

function sentenceOf(outcome: Exclude<PullOutcome, { status: 'failed' }>): string {
  switch (outcome.status) {
    case 'created':
      return `${outcome.pull}: a comment about ${outcome.key} was written.`;
    case 'updated':
      return `${outcome.pull}: the comment about ${outcome.key} was brought up to date.`;
    case 'unchanged':
      return `${outcome.pull}: the comment about ${outcome.key} is up to date.`;
    case 'planned':
      return `${outcome.pull}: nothing was written about ${outcome.key}.`;
    case 'forbidden':
      return `${outcome.pull}: no comment about ${outcome.key} was written, because the token may only read. ${outcome.problem.message} ${outcome.problem.remedy}`;
    case 'skipped':
      return `Nothing was to be done. ${outcome.reason}`;
  }
}
