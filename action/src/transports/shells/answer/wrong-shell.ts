/** When something else than the shell that was asked for has read a script: who it was, and what to do about it. Pure. */
import { TransportError } from '../../../errors.ts';
import { quotable } from '../../sanitize.ts';

/** How programs complain that are handed a script of ours, or no terminal. fish 3.6, tcsh 6.24, tmux 3.3, screen 4.9. */
const COMPLAINTS: readonly (readonly [pattern: RegExp, name: string])[] = [
  [/^fish: /m, 'fish'],
  [/open terminal failed: not a terminal/, 'tmux'],
  [/Must be connected to a terminal/, 'screen'],
  [/^(?:Missing '\}'|Missing '-}'|Badly placed \(\)'s|Too many [()]'s|Illegal variable name)\.?\r?$/m, 'tcsh'],
  [/\bnu::parser::/, 'nushell'],
  [/^ *File "<stdin>", line \d+/m, 'python'],
];

/** The program that complains there; null: none that is known. */
export function complainer(words: string): string | null {
  return COMPLAINTS.find(([pattern]) => pattern.test(words))?.[1] ?? null;
}

/** What to do where a startup file puts another program in place of a command. */
export const STARTUP_FILES =
  'Look into the startup files that the login shell of that user reads for a command (.bashrc, .zshenv, .cshrc, .config/fish/config.fish) for what starts another program or reads its input, and let it be only where somebody sits: `[ -t 0 ] && exec …`.';

/** @param name of the program, as it says itself. */
export function readByAnother(name: string): TransportError {
  const shell = quotable(name).replace(/^-/, '') || 'something';
  return new TransportError({
    code: 'wrong-shell',
    message: `The terminal: ${shell} has read the script in place of the /bin/sh that was asked for, and gave no answer; what it has done is unknown.`,
    remedy: STARTUP_FILES,
    retry: true,
  });
}
