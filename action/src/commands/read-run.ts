/** `agentd read-run DIR`: what agentd concludes from a run directory. */
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { Command } from 'commander';
import { AgentdError, ConfigError } from '../errors.ts';
import { readRunDirectory } from '../executors/read-run.ts';
import type { RunContext, RunReading } from '../executors/read-run.ts';
import type { Host } from '../wiring/host.ts';
import { MIB, readLocalFile, readLocalFileSync } from '../files/local-file.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { fail, writeJson, writeTable } from './output.ts';

interface ReadRunFlags {
  readonly adapter: string;
  readonly context?: string;
  readonly json?: boolean;
}

export function addReadRun(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('read-run')
    .description('Say what a run directory means.')
    .usage('[options] <dir> --adapter <name>')
    .argument('<dir>', 'run directory')
    .requiredOption('-a, --adapter <name>', 'codex, claude-code or shell')
    .option('--context <file>', 'JSON of what is known besides the files: started_at, ended_at, utc_offset, …')
    .option('--json', 'print one JSON object')
    .action(async (dir: string, flags: ReadRunFlags) => done(await readRunCommand(host, dir, flags)));
}

async function readRunCommand(host: Host, dir: string, flags: ReadRunFlags): Promise<ExitCode> {
  const json = flags.json === true;
  try {
    const folder = resolve(host.cwd, dir);
    const found = await stat(folder).catch(() => null);
    if (found?.isDirectory() !== true) throw usage('run-directory', `${folder} is not a directory.`);
    const context = flags.context === undefined ? {} : await readContext(resolve(host.cwd, flags.context));
    const reading = readRunDirectory((name) => readOrNull(resolve(folder, name)), flags.adapter, context);
    if (json) writeJson(host, reading);
    else writeTable(host, rowsOf(reading));
    return EXIT.fine;
  } catch (error) {
    return fail(host, error, json);
  }
}

async function readContext(path: string): Promise<RunContext> {
  try {
    const value: unknown = JSON.parse((await readLocalFile(path, CONTEXT)).toString('utf8'));
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      const { context } = value as { context?: unknown };
      // An expect.json of the recordings holds the context under that key.
      return (typeof context === 'object' && context !== null ? context : value) as RunContext;
    }
  } catch (cause) {
    if (cause instanceof AgentdError) throw cause;
    throw usage('context-unreadable', `${path} cannot be read as JSON.`, cause);
  }
  throw usage('context-unreadable', `${path} is not a JSON object.`);
}

function usage(code: string, message: string, cause?: unknown): ConfigError {
  return new ConfigError({ code, message, remedy: 'Check the path.', retry: false }, { cause });
}

/** Agents write these files, and may have put links in their place. */
function readOrNull(path: string): Buffer | null {
  try {
    return readLocalFileSync(path, { most_bytes: 512 * MIB, links: 'refuse' });
  } catch (error) {
    if (error instanceof AgentdError) throw error;
    return null;
  }
}

const CONTEXT = { most_bytes: 16 * MIB, links: 'follow' } as const;

function rowsOf(reading: RunReading): string[][] {
  return Object.entries(reading).map(([key, value]) => [
    key,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]);
}
