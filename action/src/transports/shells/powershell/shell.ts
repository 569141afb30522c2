/** The PowerShell shell: scripts for Windows terminals that Windows PowerShell 5.1 runs too, and their answers. Pure. */
import { posix, win32 } from 'node:path';
import type { Shell } from '../../../ports/shell.ts';
import { asksForPlain, results } from '../answer/parse.ts';
import type { Inherited } from './environment.ts';
import { WINDOWS } from './windows.ts';
import type { Machine } from './machine.ts';
import { inPack } from './pack.ts';
import { quote } from './quote.ts';
import { refuseReader } from './reader.ts';
import { runnerBody, runnerHeader } from './runner.ts';
import { visit } from './script.ts';

export type { Machine } from './machine.ts';

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
