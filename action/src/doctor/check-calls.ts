/** Checks of the files that executors call by their paths: scripts, mostly. Pure. */
import type { TerminalConfig } from '../config/schema.ts';
import { faultIn, faultRemedy, faultSays } from '../core/verdict/file-fault.ts';
import type { FaultyFile } from '../core/verdict/file-fault.ts';
import type { MachineFacts, FileFacts } from '../ports/machine-facts.ts';
import type { AskedCall } from './ask.ts';
import { failed, unknown, warning } from './rows.ts';
import type { Finding } from './rows.ts';

export interface CheckedCalls {
  /** Where those lie in which nothing is wrong. */
  readonly found: readonly string[];
  /** A row for each of the others. */
  readonly wrong: readonly Finding[];
}

export function checkCalls(calls: readonly AskedCall[], machine: MachineFacts, terminal: TerminalConfig): CheckedCalls {
  const wrong: Finding[] = [];
  const found: string[] = [];
  for (const call of calls) {
    const finding = checkCall(call, fileOf(call, machine), terminal);
    if (finding === null) found.push(call.relative ? `${call.path} in ${call.folder}` : call.path);
    else wrong.push(finding);
  }
  return { found, wrong };
}

function fileOf({ path, folder }: AskedCall, machine: MachineFacts): FileFacts | undefined {
  return machine.files.find((one) => one.path === path && one.folder === folder);
}

/** In a worktree is only what its branch holds, whatever lies in the repository's own folder. */
function checkCall(call: AskedCall, file: FileFacts | undefined, { isolation, wrap }: TerminalConfig): Finding | null {
  const { executor, path, what, folder, relative } = call;
  if (file === undefined || file.said === null)
    return unknown('executor', `${executor}: The ${what} ${path} was not looked for.`);
  const fault = faultIn(file.said);
  const inWorktree = relative && isolation === 'worktree';
  if (inWorktree && file.committed === false)
    return failed(
      'executor',
      `${executor}: The ${what} ${path} is not in the last commit of ${folder}, of which the worktrees of items are made.`,
      `Commit it there, or correct ${what === 'script' ? '`script`' : 'the command'}.`,
    );
  if (fault === null || (inWorktree && fault.fault === 'missing' && file.committed === true)) return null;
  const faulty: FaultyFile = { ...fault, what, path, folder: relative ? folder : null };
  const detail = `${executor}: ${faultSays(faulty)}`;
  if (wrap !== undefined) return warning('executor', detail, 'See that it is there inside of the sandbox.');
  return failed('executor', detail, `${faultRemedy(faulty)}.`);
}
