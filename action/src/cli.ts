#!/usr/bin/env node
/** Entry of the command line. Each command has a file of its own under `commands/`. */
import process from 'node:process';
import { Command, CommanderError } from 'commander';
import { addTick } from './commands/tick.ts';
import { EXIT } from './commands/exit-codes.ts';
import type { ExitCode } from './commands/exit-codes.ts';
import { processHost } from './host.ts';

const host = processHost();
let code: ExitCode = EXIT.fine;
const done = (result: ExitCode): void => {
  code = result;
};

const program = new Command('agentd')
  .description('Assign a Plane work item to a bot; an agent on one of your machines does the work.')
  .exitOverride()
  .configureOutput({ writeOut: (text) => host.write(text), writeErr: (text) => host.writeError(text) });
addTick(program, host, done);

try {
  await program.parseAsync(process.argv);
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  code = error.exitCode === 0 ? EXIT.fine : EXIT.usage;
}
process.exitCode = code;
