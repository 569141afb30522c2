/** Mode `check-config`: every problem of the configuration at its place in the file, and what the workflow must hand over. */
import { dirname, relative } from 'node:path';
import { readConfigText } from '../wiring/load-config.ts';
import { counted } from '../commands/output.ts';
import { widened } from '../wiring/widened.ts';
import { checkConfig } from '../config/check-report.ts';
import type { ConfigReport } from '../config/check-report.ts';
import type { ConfigProblem } from '../config/problem.ts';
import type { Job } from './job.ts';
import type { JobVerdict } from './job-verdict.ts';
import { tableOf } from './markdown.ts';
import { annotateProblem } from './placed.ts';

const ROWS = 500;

/** @throws {ConfigError} the file is not there. */
export async function runCheck(job: Job): Promise<JobVerdict> {
  const { host, console, runner, inputs } = job;
  const { path, text } = await readConfigText(host, inputs.config);
  const file = relative(host.cwd, path);
  const checked = checkConfig(text, { filename: file, env: host.env });
  const report = await widened(checked, text, host, dirname(path));
  for (const problem of [...report.problems, ...report.warnings]) {
    annotateProblem(job, problem, file);
  }
  if (report.counts !== null) {
    const { projects, terminals, executors } = report.counts;
    const parts = [counted(projects, 'project'), counted(terminals, 'terminal'), counted(executors, 'executor')];
    console.write(`${file}: ${parts.join(', ')}.`);
  }
  if (report.env_block !== null) console.group('The step needs', report.env_block.split('\n'));
  const missing = report.missing_env ?? [];
  if (missing.length > 0) {
    const names = missing.map(({ key, uses, stops }) => `${key} (${uses.join(', ')}). ${stops}.`);
    console.annotate('warning', 'env-missing', 'env-missing', `Not set for this step: ${names.join(' ')}`);
  }
  await runner.page(console.redact(renderCheck(console.scrub(report), file)));
  const sentence = report.ok ? null : `${file} has ${counted(report.problems.length, 'problem')}: this needs a person.`;
  return { red: !report.ok, sentence };
}

function sentenceOf({ path, message, remedy }: ConfigProblem): string {
  return `${path === '' ? '' : `${path}: `}${message} ${remedy}`.trim();
}

function renderCheck({ ok, problems, warnings, missing_env, env_block }: ConfigReport, file: string): string {
  const rows = [...problems, ...warnings].map((problem) => [
    `${file}:${problem.line ?? 1}`,
    `${problem.severity} ${problem.code}`,
    sentenceOf(problem),
  ]);
  const title = ok ? 'the configuration can be used' : 'the configuration cannot be used';
  const missing = (missing_env ?? []).map(({ key, uses, stops }) => [key, uses.join(', '), stops]);
  const parts = [
    `### agentd: ${title}`,
    tableOf(['place', 'what', ''], rows, ROWS),
    tableOf(['not set for this step', 'what it does', 'without it'], missing, ROWS),
    env_block === null ? '' : `The step needs:\n\n\`\`\`yaml\n${env_block}\n\`\`\``,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}
