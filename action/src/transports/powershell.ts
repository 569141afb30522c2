/** The PowerShell shell: scripts for Windows terminals that Windows PowerShell 5.1 runs too, and their answers. Pure. */
import { posix, win32 } from 'node:path';
import type { Shell } from '../operations.ts';
import { asksForPlain, results } from './posix/parse.ts';
import { WINDOWS } from './powershell/machine.ts';
import type { Machine } from './powershell/machine.ts';
import { inPack } from './powershell/pack.ts';
import { quote } from './powershell/quote.ts';
import { runnerBody, runnerHeader } from './powershell/runner.ts';
import { visit } from './powershell/script.ts';

export type { Machine } from './powershell/machine.ts';

/** @param machine the functions that only Windows can carry out, where something else is to carry them out. */
export function powershellShell(machine: Machine = WINDOWS): Shell {
  const paths = machine.separator === '/' ? posix : win32;
  return {
    os: 'windows',
    script: (operations, envelope) => inPack(visit(operations, envelope, machine), envelope),
    parse: results,
    asksForPlain,
    runner: (launch) => runnerHeader(launch) + runnerBody(machine),
    join: (...parts) => paths.join(...parts),
    quote,
  };
}
