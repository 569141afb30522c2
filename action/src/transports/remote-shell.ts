/** How a remote machine's script is written, and what command line there reads it from stdin. */
import type { TerminalConfig } from '../config/schema.ts';
import type { Shell } from '../operations.ts';
import { posixShell } from './posix.ts';
import { powershellShell } from './powershell.ts';
import { bootstrapCommand } from './powershell/deliver.ts';

export interface RemoteShell {
  readonly shell: Shell;
  /** Constant: nothing variable is ever in it, because it shows in `ps` and in logs, and every login shell reads it. */
  readonly command: string;
}

export function shellOf(os: TerminalConfig['os']): RemoteShell {
  switch (os) {
    case 'linux':
    case 'darwin':
      // Understood alike by sh, bash, zsh, fish, tcsh and nushell; the exit code is the script's own.
      return { shell: withoutSession(posixShell(os)), command: 'exec /bin/sh -s' };
    case 'windows':
      return { shell: powershellShell(), command: bootstrapCommand() };
  }
}

/** What sshd says of its session; `SSH_AUTH_SOCK` is not among it, because without forwarding it is the user's own. */
const SESSION = 'SSH_CLIENT SSH2_CLIENT SSH_CONNECTION SSH_TTY SSH_ORIGINAL_COMMAND SSH_USER_AUTH';

/**
 * A run does not belong to the session that starts it. Besides, bash reads `.bashrc` for a command when it finds
 * `SSH_CLIENT`, and what that prints would stand before the output of the agent.
 */
function withoutSession(shell: Shell): Shell {
  return { ...shell, script: (operations, envelope) => `unset ${SESSION}\n${shell.script(operations, envelope)}` };
}
