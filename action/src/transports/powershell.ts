/** The PowerShell shell: scripts for Windows terminals that Windows PowerShell 5.1 runs too, and their answers. Pure. */
import { posix, win32 } from 'node:path';
import type { Shell } from '../operations.ts';
import { asksForPlain, results } from './posix/parse.ts';
import type { Inherited } from './powershell/environment.ts';
import { WINDOWS } from './powershell/windows.ts';
import type { Machine } from './powershell/machine.ts';
import { inPack } from './powershell/pack.ts';
import { quote } from './powershell/quote.ts';
import { refuseReader } from './powershell/reader.ts';
import { runnerBody, runnerHeader } from './powershell/runner.ts';
import { visit } from './powershell/script.ts';

export type { Machine } from './powershell/machine.ts';

/**
 * @param machine the functions that only Windows can carry out, where something else is to carry them out.
 * @param inherited what runs are not to inherit, and what they are nevertheless.
 */
export function powershellShell(machine: Machine = WINDOWS, inherited: Partial<Inherited> = {}): Shell {
  const environment = { secrets: [], pass: [], ...inherited };
  const paths = machine.separator === '/' ? posix : win32;
  return {
    os: 'windows',
    script: (operations, envelope) => inPack(visit(operations, envelope, { machine, environment }), envelope),
    parse: (output, operations, envelope) => {
      refuseReader(output, envelope.nonce);
      return results(output, operations, envelope);
    },
    asksForPlain,
    runner: (launch) =>
      `${runnerHeader(launch, machine)}$Native='${machine.native_block}'\n${runnerBody(machine, environment)}`,
    join: (...parts) => paths.join(...parts),
    quote,
  };
}
