/** `agentd schema`: the JSON Schema of the configuration, for editors. */
import type { Command } from 'commander';
import { jsonSchemaText } from '../config/json-schema.ts';
import type { Host } from '../wiring/host.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';

export function addSchema(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('schema')
    .description('Print the JSON Schema of the configuration file.')
    .option('--json', 'accepted; the schema is JSON anyway')
    .action(() => {
      host.write(jsonSchemaText());
      done(EXIT.fine);
    });
}
