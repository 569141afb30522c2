/** `agentd plane`: serves the embedded Plane, with its board, until Ctrl-C. */
import type { Command } from 'commander';
import type { Host } from '../host.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { fail, table, writeJson } from './output.ts';

interface PlaneFlags {
  readonly port: string;
  readonly host: string;
  readonly rate: string;
  readonly json?: boolean;
}

export function addPlane(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('plane')
    .description('Serve a Plane-compatible API with a small board, in memory, for trying things out.')
    .option('--port <number>', 'port; 0: a free one', '8080')
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--rate <number>', 'requests a minute for each key', '60')
    .option('--json', 'print one JSON object with the address and keys, then serve')
    .action(async (flags: PlaneFlags) => done(await planeCommand(host, flags)));
}

async function planeCommand(host: Host, flags: PlaneFlags): Promise<ExitCode> {
  try {
    const [{ servePlane }, { demoSeed, PERSON, BOT }] = await Promise.all([
      import('../plane/embedded/server.ts'),
      import('./demo/seed.ts'),
    ]);
    const { seed, tokens } = demoSeed(host.random, []);
    const per_minute = Number(flags.rate);
    const server = await servePlane({
      seed,
      clock: host.clock,
      random: host.random,
      port: Number(flags.port),
      host: flags.host,
      rateLimit: { per_minute, service_per_minute: per_minute * 5 },
    });
    if (flags.json === true)
      writeJson(host, { ok: true, plane_url: server.url, workspace: 'acme', project: 'ENG', tokens });
    else {
      const rows = [
        ['board', server.url],
        ['API', `${server.url}/api/v1/workspaces/acme/`],
        [`key of ${PERSON.display_name}`, tokens.person],
        [`key of ${BOT.display_name}`, tokens.bot],
      ];
      host.write(`${table(rows)}\n\nEverything is in memory and ends with Ctrl-C.\n`);
    }
    await host.clock.sleep(2 ** 31 - 1, host.signal);
    await server.close();
    return EXIT.fine;
  } catch (error) {
    return fail(host, error, flags.json === true);
  }
}
