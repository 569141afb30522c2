/** `agentd check-config`: all problems of the configuration at once, and what the workflow must hand over. */
import type { Command } from 'commander';
import { dirname } from 'node:path';
import { unprotected } from '../../../bot/redact.ts';
import { checkConfig } from '../config/check.ts';
import type { ConfigReport } from '../config/check.ts';
import { secretsOf } from '../config/explain.ts';
import { parseConfig } from '../config/parse.ts';
import { problemLine } from '../config/problem.ts';
import type { ConfigProblem } from '../config/problem.ts';
import type { Host } from '../host.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { checkPrompts } from './check-prompts.ts';
import { readConfigText } from './load-config.ts';
import { counted, fail, paint, writeJson } from './output.ts';

interface CheckFlags {
  readonly config?: string;
  readonly json?: boolean;
}

export function addCheckConfig(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('check-config')
    .description('Check the configuration and print the env block that the workflow needs.')
    .option('-c, --config <file>', 'configuration file')
    .option('--json', 'print one JSON object')
    .action(async (flags: CheckFlags) => done(await checkCommand(host, flags)));
}

async function checkCommand(host: Host, flags: CheckFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    const { path, text } = await readConfigText(host, flags.config);
    const report = await widened(checkConfig(text, { filename: path, env: host.env }), text, host);
    if (json) {
      writeJson(host, report);
      return report.ok ? EXIT.fine : EXIT.usage;
    }
    for (const problem of report.problems) host.writeError(`${problemLine(problem, path)}\n`);
    for (const warning of report.warnings) {
      host.writeError(`${problemLine(warning, path)}\n`);
    }
    if (report.counts !== null) {
      const { projects, terminals, executors } = report.counts;
      const parts = [counted(projects, 'project'), counted(terminals, 'terminal'), counted(executors, 'executor')];
      host.write(`${path}: ${parts.join(', ')}.\n`);
    }
    if (report.env_block !== null) {
      host.write(
        `\nThe workflow step needs:\n\n${report.env_block}\n\nA vault runner needs:\n\n${report.secret_env_args ?? ''}\n`,
      );
    }
    for (const { key, uses } of report.missing_env ?? []) {
      host.write(`${paint(host, 'yellow', 'not set here:')} ${key} (${uses.join(', ')})\n`);
    }
    return report.ok ? EXIT.fine : EXIT.usage;
  } catch (error) {
    return fail(host, error, json);
  }
}

/** The report with what only this machine can tell: prompt templates beside the file, values of variables. */
async function widened(report: ConfigReport, text: string, host: Host): Promise<ConfigReport> {
  const parsed = parseConfig(text);
  if (!parsed.ok) return report;
  const { config } = parsed;
  const prompts = await checkPrompts(config, dirname(report.filename));
  const secrets = secretsOf(config).map(({ key }) => ({ name: key, value: host.env[key] ?? '' }));
  return {
    ...report,
    ok: prompts.length === 0,
    problems: [...report.problems, ...prompts],
    warnings: [...report.warnings, ...unprotected(secrets).map(tooShort)],
  };
}

function tooShort(name: string): ConfigProblem {
  return {
    code: 'secret-too-short',
    path: '',
    line: null,
    column: null,
    message: `The value of ${name} is so short that it is not hidden where it turns up in a text.`,
    remedy: 'Put a longer secret there.',
    severity: 'warning',
  };
}
