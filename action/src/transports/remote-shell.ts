/** How a remote machine's script is written, and what command line there reads it from stdin. */
import type { TerminalConfig } from '../config/schema.ts';
import type { Shell } from '../ports/shell.ts';
import { posixShell } from './shells/posix/shell.ts';
import type { Machine } from './shells/posix/shell.ts';
import { READER } from './shells/posix/proof.ts';
import { powershellShell } from './shells/powershell/shell.ts';
import { bootstrapCommand } from './shells/powershell/deliver.ts';

export interface RemoteShell {
  readonly shell: Shell;
  /** Constant: nothing variable is ever in it, because it shows in `ps` and in logs, and every login shell reads it. */
  readonly command: string;
}

/** @param environment what runs are not to inherit, and what they are nevertheless. */
export function shellOf(
  os: TerminalConfig['os'],
  environment: Partial<Pick<Machine, 'secrets' | 'pass'>> = {},
): RemoteShell {
  switch (os) {
    case 'linux':
    case 'darwin':
      // The exit code is the script's own.
      return { shell: posixShell(os, { ordered: true, ...environment }), command: `exec ${READER}` };
    case 'windows':
      return { shell: powershellShell(undefined, environment), command: bootstrapCommand() };
  }
}
