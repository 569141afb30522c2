/** `agentd check-config`: all problems of the configuration at once, and what the workflow must hand over. */
import type { Command } from 'commander';
import { dirname } from 'node:path';
import { checkConfig } from '../config/check.ts';
import { problemLine } from '../config/problem.ts';
import type { Host } from '../host.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { readConfigText } from './load-config.ts';
import { counted, fail, paint, writeJson } from './output.ts';
import { widened } from './widened.ts';

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
    const report = await widened(checkConfig(text, { filename: path, env: host.env }), text, host, dirname(path));
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
        `\nThe workflow step needs:\n\n${report.env_block}\n\nA command that takes secrets from a vault and runs another with them needs:\n\n${report.secret_env_args ?? ''}\n`,
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
