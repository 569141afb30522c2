#!/usr/bin/env node
/** Entry of the command line. Each command has a file of its own under `commands/`, loaded when it is called. */
import './wiring/node-check.ts';
import process from 'node:process';
import { Command, CommanderError } from 'commander';
import { EXIT } from './commands/exit-codes.ts';
import type { ExitCode } from './commands/exit-codes.ts';
import { processHost } from './wiring/host.ts';
import type { Host } from './wiring/host.ts';
import { VERSION } from './version.ts';

type Add = (program: Command, host: Host, done: (code: ExitCode) => void) => void;

const COMMANDS: readonly (readonly [readonly string[], () => Promise<Add>])[] = [
  [['demo'], async () => (await import('./commands/demo.ts')).addDemo],
  [['tick', 'plan'], async () => (await import('./commands/tick.ts')).addTick],
  [['status'], async () => (await import('./commands/status.ts')).addStatus],
  [['explain'], async () => (await import('./commands/explain.ts')).addExplain],
  [['release'], async () => (await import('./commands/release.ts')).addRelease],
  [['reap'], async () => (await import('./commands/reap.ts')).addReap],
  [['smoke'], async () => (await import('./commands/smoke.ts')).addSmoke],
  [['check-config'], async () => (await import('./commands/check-config.ts')).addCheckConfig],
  [['doctor'], async () => (await import('./commands/doctor.ts')).addDoctor],
  [['schema'], async () => (await import('./commands/schema.ts')).addSchema],
  [['plane'], async () => (await import('./commands/plane.ts')).addPlane],
  [['read-run'], async () => (await import('./commands/read-run.ts')).addReadRun],
];

const host = processHost();
let code: ExitCode = EXIT.fine;

const [, , called = '', ...rest] = process.argv;
/** Whoever asks for JSON gets it for a wrong command line, too. */
const json = [called, ...rest].includes('--json');

const program = new Command('agentd')
  .description('Assign a Plane work item to a bot; an agent on one of your machines does the work.')
  .version(VERSION)
  .exitOverride()
  .configureOutput({
    writeOut: (text) => host.write(text),
    writeErr: (text) => {
      if (!json) host.writeError(text);
    },
  });

const named = COMMANDS.filter(([names]) => names.includes(called));
for (const [, load] of named.length > 0 ? named : COMMANDS) {
  const add = await load();
  add(program, host, (result) => {
    code = result;
  });
}

/** Help on a command that there is not is said to be that, as the command itself would be. */
const [about = ''] = called === 'help' ? rest : [];
const isNamed = (name: string): boolean => COMMANDS.some(([names]) => names.includes(name));
const given = about === '' || about === 'help' || isNamed(about) ? process.argv.slice(2) : rest;

try {
  await program.parseAsync(given, { from: 'user' });
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  code = error.exitCode === 0 ? EXIT.fine : EXIT.usage;
  const hasHelped = error.code === 'commander.help';
  if (code === EXIT.usage && (json || !hasHelped)) {
    const said = error.message.replace(/^error: /, '').replaceAll('\n', ' ');
    const message = hasHelped ? 'No command was named.' : said;
    const remedy = `See \`agentd ${isNamed(called) ? `${called} ` : ''}--help\`.`;
    if (json) host.write(`${JSON.stringify({ ok: false, error: { code: 'usage', message, remedy, retry: false } })}\n`);
    else host.writeError(`${remedy}\n`);
  }
}
process.exitCode = code;
