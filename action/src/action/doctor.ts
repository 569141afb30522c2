/** Mode `doctor`: every part of the way to the terminals, looked at from the runner; nothing is changed anywhere. */
import { readConfigText } from '../wiring/load-config.ts';
import { examine } from '../wiring/compose-doctor.ts';
import { checkConfig } from '../config/check-report.ts';
import { isFine } from '../doctor/rows.ts';
import type { DoctorRow, RowStatus } from '../doctor/rows.ts';
import type { GitHubHost } from '../wiring/github-host.ts';
import type { Job } from './job.ts';
import type { JobVerdict } from './job-verdict.ts';
import { plain, tableOf } from './markdown.ts';
import { withinOutput } from './outputs.ts';
import type { Settings } from './settings.ts';

const ROWS = 2000;

/** @throws {ConfigError} `terminal-unknown`. */
export async function runDoctorMode(job: Job, { config, folder }: Settings, github: GitHubHost): Promise<JobVerdict> {
  const { host, console, runner, inputs } = job;
  const { path, text } = await readConfigText(host, inputs.config);
  const { warnings } = checkConfig(text, { filename: path, env: host.env });
  const names = inputs.terminal === undefined ? [] : [inputs.terminal];
  const rows = await examine(config, host, { names, folder, warnings }, github);
  for (const terminal of terminalsOf(rows)) {
    console.group(
      `${terminal}: ${summed(rows.filter((row) => row.terminal === terminal))}`,
      rows.filter((row) => row.terminal === terminal).map(lineOf),
    );
  }
  for (const { terminal, check, status, detail, remedy } of rows) {
    if (status !== 'failed') continue;
    console.annotate('error', `${terminal} ${check}`, `${terminal}: ${check}`, `${detail} ${remedy}`.trim());
  }
  const fine = isFine(rows);
  runner.output('summary-json', console.redact(withinOutput({ ok: fine, rows }, ['rows'])));
  await runner.page(console.redact(renderDoctor(rows)));
  return { red: !fine, sentence: fine ? null : `${summed(rows)}: this needs a person.` };
}

function terminalsOf(rows: readonly DoctorRow[]): readonly string[] {
  return [...new Set(rows.map(({ terminal }) => terminal))];
}

function lineOf({ check, status, detail, remedy }: DoctorRow): string {
  return `${status} ${check}: ${detail}${remedy === '' ? '' : ` → ${remedy}`}`;
}

function summed(rows: readonly DoctorRow[]): string {
  const count = (wanted: RowStatus): number => rows.filter(({ status }) => status === wanted).length;
  const parts = (['failed', 'warning', 'unknown'] as const).map((status) => `${count(status)} ${status}`);
  return `${rows.length} checks, ${parts.join(', ')}`;
}

/** Without the rows that do not apply; those are in the log. */
function renderDoctor(rows: readonly DoctorRow[]): string {
  const pages = terminalsOf(rows).map((terminal) => {
    const own = rows.filter((row) => row.terminal === terminal);
    const cells = own
      .filter(({ status }) => status !== 'skipped')
      .map(({ check, status, detail, remedy }) => [check, status, detail, remedy]);
    return `#### ${plain(terminal)}: ${summed(own)}\n\n${tableOf(['check', '', '', 'what to do'], cells, ROWS)}`;
  });
  return `### agentd doctor: ${summed(rows)}\n\n${pages.join('\n\n')}\n`;
}
