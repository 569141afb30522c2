#!/usr/bin/env node
/** Entry of the command line. Each command has a file of its own under `commands/`. */
import process from 'node:process';
import { Command, CommanderError } from 'commander';
import { addCheckConfig } from './commands/check-config.ts';
import { addDemo } from './commands/demo.ts';
import { EXIT } from './commands/exit-codes.ts';
import type { ExitCode } from './commands/exit-codes.ts';
import { addExplain } from './commands/explain.ts';
import { addPlane } from './commands/plane.ts';
import { addReadRun } from './commands/read-run.ts';
import { addRelease } from './commands/release.ts';
import { addSchema } from './commands/schema.ts';
import { addStatus } from './commands/status.ts';
import { addTick } from './commands/tick.ts';
import { processHost } from './host.ts';

const host = processHost();
let code: ExitCode = EXIT.fine;

const program = new Command('agentd')
  .description('Assign a Plane work item to a bot; an agent on one of your machines does the work.')
  .exitOverride()
  .configureOutput({ writeOut: (text) => host.write(text), writeErr: (text) => host.writeError(text) });
for (const add of [
  addDemo,
  addTick,
  addStatus,
  addExplain,
  addRelease,
  addCheckConfig,
  addSchema,
  addPlane,
  addReadRun,
]) {
  add(program, host, (result) => {
    code = result;
  });
}

try {
  await program.parseAsync(process.argv);
} catch (error) {
  if (!(error instanceof CommanderError)) throw error;
  code = error.exitCode === 0 ? EXIT.fine : EXIT.usage;
}
process.exitCode = code;
