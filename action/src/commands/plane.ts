/** `agentd plane`: serves the embedded Plane, with its board, until Ctrl-C. */
import type { Command } from 'commander';
import type { Host } from '../wiring/host.ts';
import { EXIT } from './exit-codes.ts';
import type { ExitCode } from './exit-codes.ts';
import { port, wholeNumber } from './flags.ts';
import { fail, table, writeJson } from './output.ts';
import { widthOf, wrap } from './wrap.ts';

interface PlaneFlags {
  readonly port: number;
  readonly host: string;
  readonly rate: number;
  readonly json?: boolean;
}

/** Whoever tries things out makes several smokes, checks and ticks in a minute, all with one key. */
const RATE = 1000;

export function addPlane(program: Command, host: Host, done: (code: ExitCode) => void): void {
  program
    .command('plane')
    .description('Serve a Plane-compatible API with a small board, in memory, for trying things out.')
    .option('--port <number>', 'port; 0: a free one', port, 8080)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--rate <number>', 'requests a minute for each key; a Plane server has 60', wholeNumber(1, 1_000_000), RATE)
    .option('--json', 'print one JSON object with the address and keys, then serve')
    .action(async (flags: PlaneFlags) => done(await planeCommand(host, flags)));
}

async function planeCommand(host: Host, flags: PlaneFlags): Promise<ExitCode> {
  try {
    const { BOT, PERSON, PROJECT, WORKSPACE, demoPlane } = await import('./demo/seed.ts');
    const { server, tokenOf } = await demoPlane(host, {
      port: flags.port,
      host: flags.host,
      labels: ['exec:codex', 'exec:claude'],
      per_minute: flags.rate,
    });
    if (!isLoopback(flags.host)) host.log.warn(wrap(openTo(flags.host), widthOf(host) - 'warning: '.length));
    const tokens = { [PERSON]: tokenOf(PERSON), [BOT]: tokenOf(BOT) };
    if (flags.json === true)
      writeJson(host, { ok: true, plane_url: server.url, workspace: WORKSPACE, project: PROJECT, tokens });
    else {
      const rows = [
        ['board', server.url],
        ['API', `${server.url}/api/v1/workspaces/${WORKSPACE}/`],
        ['project', PROJECT],
        ...Object.entries(tokens).map(([user, token]) => [`key of ${user}`, token]),
      ];
      const width = widthOf(host);
      const how = `config/agentd.local.yml is a configuration for it. Assign items to ${BOT} on the board; they start from Todo.`;
      const ends = 'Everything is in memory and ends with Ctrl-C; the next start has other keys.';
      host.write(`${table(rows, width)}\n\n${wrap(`${how}\n${ends}`, width)}\n`);
    }
    await host.clock.sleep(2 ** 31 - 1, host.signal);
    await server.close();
    return EXIT.fine;
  } catch (error) {
    return fail(host, error, flags.json === true);
  }
}

/** Whether only this machine can reach what listens there. */
export function isLoopback(address: string): boolean {
  return address === 'localhost' || address === '::1' || /^127(?:\.\d{1,3}){3}$/.test(address);
}

function openTo(address: string): string {
  return (
    `On ${address} anybody on the network who reaches the port can read and change everything in this Plane: its board gives ` +
    'a key to whoever asks for it, and nothing is encrypted. Without --host only this machine can reach it.'
  );
}
