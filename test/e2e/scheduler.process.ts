/**
 * A scheduler: `tick` again and again in one process, as the command line does it.
 *
 *     node scheduler.process.mjs CONFIG TICKS PAUSE_MS
 *
 * Prints one JSON object: how often each exit code came, and what the ticks had to complain about.
 */
import process from 'node:process';
import { tickCommand } from '../../action/src/commands/tick.ts';
import { processHost } from '../../action/src/wiring/host.ts';

const [config = '', ticks = '1', pause = '0'] = process.argv.slice(2);
const host = processHost();
const codes: Record<string, number> = {};
const complaints: unknown[] = [];
for (let n = 0; n < Number(ticks); n++) {
  let said = '';
  const quiet = { ...host, write: (text: string) => void (said += text), writeError: () => {} };
  const code = await tickCommand(quiet, { config, json: true }, false);
  codes[code] = (codes[code] ?? 0) + 1;
  if (code === 1 || code === 2) complaints.push(JSON.parse(said));
  await host.clock.sleep(Number(pause), host.signal);
}
process.stdout.write(`${JSON.stringify({ codes, complaints })}\n`);
