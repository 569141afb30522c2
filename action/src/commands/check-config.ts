/** `agentd check-config`: all problems of the configuration at once, and what the workflow must hand over. */
import type { Command } from 'commander';
import { dirname } from 'node:path';
import { checkConfig } from '../config/check-report.ts';
import { problemLine } from '../config/problem.ts';
import type { Host } from '../wiring/host.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { readConfigText } from '../wiring/load-config.ts';
import { counted, fail, paint, table, writeJson, writeText } from './output.ts';
import { widened } from '../wiring/widened.ts';
import { widthOf, wrap } from './wrap.ts';

interface CheckFlags {
  readonly config?: string;
  readonly json?: boolean;
  readonly fileOnly?: boolean;
}

export function addCheckConfig(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('check-config')
    .description(
      'Check the configuration and the environment variables that it names, and print the env block that a workflow needs.',
    )
    .option('-c, --config <file>', 'configuration file')
    .option('--file-only', 'variables that are not set here do not count')
    .option('--json', 'print one JSON object')
    .action(async (flags: CheckFlags) => done(await checkCommand(host, flags)));
}

async function checkCommand(host: Host, flags: CheckFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    const { path, text } = await readConfigText(host, flags.config);
    const report = await widened(checkConfig(text, { filename: path, env: host.env }), text, host, dirname(path));
    const missing = report.missing_env ?? [];
    const ok = report.ok && (missing.length === 0 || flags.fileOnly === true);
    if (json) {
      writeJson(host, { ...report, ok });
      return ok ? EXIT.fine : EXIT.usage;
    }
    const width = widthOf(host);
    for (const problem of [...report.problems, ...report.warnings]) {
      host.writeError(`${wrap(problemLine(problem, path), width, 2)}\n`);
    }
    if (report.counts !== null) {
      const { projects, terminals, executors } = report.counts;
      const parts = [counted(projects, 'project'), counted(terminals, 'terminal'), counted(executors, 'executor')];
      writeText(host, `${path}: ${parts.join(', ')}.`);
    }
    if (report.env_block !== null) {
      host.write(
        `\nThe workflow step needs:\n\n${report.env_block}\n\nA command that takes secrets from a vault and runs another with them needs:\n\n${report.secret_env_args ?? ''}\n`,
      );
    }
    if (missing.length > 0) {
      const rows = missing.map(({ key, uses, stops }) => [
        paint(host, 'yellow', '  not set'),
        key,
        `${uses.join(', ')}. ${stops}.`,
      ]);
      const then = flags.fileOnly === true ? '' : ' (--file-only leaves that aside)';
      const are = missing.length === 1 ? 'is' : 'are';
      const said = `${counted(missing.length, 'variable')} of the configuration ${are} empty or not set here${then}:`;
      host.write(`\n${wrap(said, width)}\n${table(rows, width)}\n`);
    }
    return ok ? EXIT.fine : EXIT.usage;
  } catch (error) {
    return fail(host, error, json);
  }
}
