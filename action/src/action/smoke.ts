/** Mode `smoke`: the whole round trip with one terminal, a row a step. */
import { afterSmoke } from '../wiring/after-smoke.ts';
import { savePorts } from '../wiring/state-access.ts';
import { runSmoke } from '../wiring/compose-smoke.ts';
import { ConfigError } from '../errors.ts';
import type { SavePorts } from '../tick/save.ts';
import type { SmokeReport, SmokeRow } from '../smoke/report.ts';
import type { Job } from './job.ts';
import type { JobVerdict } from './job-verdict.ts';
import { plain, tableOf } from './markdown.ts';
import { withinOutput } from './outputs.ts';
import type { Settings } from './settings.ts';
import { inActionWords } from './words.ts';

/** Longest wait for the tiny run. */
const TIMEOUT_S = 300;
const ROWS = 100;

/** @throws {ConfigError} `input-missing`; names that the configuration does not have. */
export async function runSmokeMode(job: Job, { config, folder }: Settings): Promise<JobVerdict> {
  const { host, console, runner, inputs, circumstances } = job;
  const request = {
    project: required(inputs.project, 'project', Object.keys(config.projects)),
    terminal: required(inputs.terminal, 'terminal', Object.keys(config.terminals)),
    executor: inputs.executor ?? null,
    timeout_s: TIMEOUT_S,
    dry_run: inputs['dry-run'],
  };
  const report = await runSmoke(config, host, request, (row) => console.write(lineOf(row)));
  for (const { step, problem } of report.rows) {
    if (problem === undefined) continue;
    console.annotate('error', step, problem.code, `${step}: ${problem.message} ${problem.remedy}`.trim());
  }
  const open = (): SavePorts => ({ ...savePorts(config, host, folder), run: circumstances.run });
  const { ended, sentence: after } = await afterSmoke({ ...report, ok: report.ok && !request.dry_run }, config, open);
  if (after !== null) console.write(after);
  if (ended.length > 0) runner.output('changed', 'true');
  runner.output('summary-json', console.redact(withinOutput({ ok: report.ok, rows: report.rows, ended }, ['rows'])));
  const told = after === null ? '' : `\n${plain(inActionWords(after), 600)}\n`;
  await runner.page(console.redact(`${renderSmoke(report, request.dry_run)}${told}`));
  const failed = report.rows.filter(({ status }) => status === 'failed').map(({ step }) => step);
  if (report.ok) return { red: false, sentence: null };
  const sentence = failed.length === 0 ? 'The smoke run did not come to its end.' : `Failed: ${failed.join(', ')}.`;
  return { red: true, sentence };
}

function required(value: string | undefined, name: string, known: readonly string[]): string {
  if (value !== undefined) return value;
  throw new ConfigError({
    code: 'input-missing',
    message: `Mode smoke needs the input ${name}.`,
    remedy: `Give it one of: ${known.join(', ')}.`,
    retry: false,
  });
}

function lineOf({ step, status, ms, detail, problem }: SmokeRow): string {
  const said = problem === undefined ? detail : `${problem.code}: ${problem.message}`;
  return `${status} ${step} (${ms} ms) ${said}`.trim();
}

function renderSmoke({ ok, project, terminal, executor, rows }: SmokeReport, dry_run: boolean): string {
  const verdict = !ok ? 'does not work yet' : dry_run ? 'can be reached; nothing was tried beyond that' : 'works';
  const cells = rows.map(({ step, status, ms, detail, problem }) => [
    step,
    status,
    `${ms} ms`,
    problem === undefined ? detail : `${problem.code}: ${problem.message} ${problem.remedy}`.trim(),
  ]);
  const title = `${plain(terminal)} with ${plain(executor)}, for ${plain(project)}, ${verdict}`;
  return `### agentd smoke: ${title}\n\n${tableOf(['step', '', 'took', ''], cells, ROWS)}\n`;
}
