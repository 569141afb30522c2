/** `agentd smoke PROJECT TERMINAL`: the whole round trip once, a row a step. */
import type { Command } from 'commander';
import { cleanLine } from '../../../bot/visible-text.ts';
import { runSmoke } from '../wiring/compose-smoke.ts';
import type { Host } from '../wiring/host.ts';
import type { SmokeReport, SmokeRow } from '../smoke/report.ts';
import { afterSmoke } from '../wiring/after-smoke.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { wholeNumber } from './flags.ts';
import { loadConfig } from '../wiring/load-config.ts';
import { fail, paint, writeJson, writeText } from './output.ts';
import { savePorts } from '../wiring/state-access.ts';

interface SmokeFlags {
  readonly config?: string;
  readonly executor?: string;
  readonly timeout: number;
  readonly dryRun?: boolean;
  readonly json?: boolean;
}

const TIMEOUT_S = 300;
const DAY_S = 86_400;

export function addSmoke(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('smoke')
    .description(
      'Try a terminal for a project: a tiny run, a comment on a work item of its own, and nothing left behind.',
    )
    .argument('<project>', 'project identifier, such as ENG')
    .argument('<terminal>', 'name of the terminal')
    .option('-e, --executor <name>', 'executor; default: that of the project')
    .option('--timeout <seconds>', 'longest wait for the run', wholeNumber(1, DAY_S), TIMEOUT_S)
    .option('--dry-run', 'only look: start nothing, write nothing')
    .option('-c, --config <file>', 'configuration file')
    .option('--json', 'print one JSON object')
    .action(async (project: string, terminal: string, flags: SmokeFlags) =>
      done(await smokeCommand(host, project, terminal, flags)),
    );
}

async function smokeCommand(host: Host, project: string, terminal: string, flags: SmokeFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    const { config, folder } = await loadConfig(host, flags.config);
    const request = {
      project,
      terminal,
      executor: flags.executor ?? null,
      timeout_s: flags.timeout,
      dry_run: flags.dryRun === true,
    };
    const report = await runSmoke(config, host, request, json ? undefined : (row) => writeRow(host, row));
    const ok = report.ok && !request.dry_run;
    const { ended, sentence } = await afterSmoke({ ...report, ok }, config, () => savePorts(config, host, folder));
    if (json) writeJson(host, { ok: report.ok, rows: report.rows, ended });
    else {
      writeText(host, paint(host, 'bold', summed(report, request.dry_run)));
      if (sentence !== null) writeText(host, cleanLine(sentence));
    }
    return report.ok ? EXIT.fine : EXIT.failed;
  } catch (error) {
    return fail(host, error, json);
  }
}

const WIDTH = 15;
const INDENT = 6;
const SHOWN = { passed: ['pass', 'green'], failed: ['FAIL', 'red'], skipped: ['skip', 'dim'] } as const;

function writeRow(host: Host, { step, status, ms, detail, problem }: SmokeRow): void {
  const [word, style] = SHOWN[status];
  const said = cleanLine(problem === undefined ? detail : `${problem.code}: ${problem.message}`);
  const line = `${paint(host, style, word)}  ${step.padEnd(WIDTH)} ${`${ms} ms`.padStart(9)}  ${said}`;
  writeText(host, line, INDENT);
  if (problem !== undefined && problem.remedy !== '') {
    writeText(host, ' '.repeat(INDENT) + cleanLine(problem.remedy), INDENT);
  }
}

function summed({ ok, rows, terminal, project }: SmokeReport, dry_run: boolean): string {
  if (ok && dry_run)
    return `Terminal ${terminal} can be reached for project ${project}; nothing was tried beyond that.`;
  if (ok) return `Terminal ${terminal} works for project ${project}.`;
  const failed = rows.filter(({ status }) => status === 'failed').length;
  const untried = rows.filter(({ status }) => status === 'skipped').length;
  return `Terminal ${terminal} does not work yet for project ${project}: ${failed} failed, ${untried} not tried.`;
}
