/**
 * Who reads a script. A profile may start another shell, which then reads the script from the same stdin, line by line and with
 * the functions and aliases of that profile; and a policy may allow PowerShell only the constrained language, in which
 * nothing of ours works. Both are said, with a name.
 */
import { TransportError } from '../../../errors.ts';

/** The id of the error with which a virus scanner (AMSI) keeps PowerShell from running a script; its words are translated. */
const BLOCKED = /\bScriptContainedMaliciousContent\b/;

/** A virus scanner has objected to a script, by what PowerShell has printed. */
export function isBlocked(words: string): boolean {
  return BLOCKED.test(words);
}

export const BLOCKED_REMEDY =
  'See the log of the virus scanner there (Windows Defender: _Protection history_), and have who is responsible allow PowerShell for the terminal’s user or exempt its run root; what was sent can be shown to them.';

/** Set by the commands of `deliver.ts` for what they run, and by nobody else. */
export const READER = "$Agentd='agentd'";

/** A statement before all others of a command: it ends where the language is constrained. No method can be called there. */
export const LANGUAGE =
  "if($ExecutionContext.SessionState.LanguageMode -ne 'FullLanguage'){'agentd LANGUAGE '+$ExecutionContext.SessionState.LanguageMode;exit}";

/** The second line of a script: a reader that is not the one which was asked for says its name, and ends. */
export function proof(nonce: string): string {
  return `if($Agentd -ne 'agentd'){[Console]::Out.Write([char]10+'${nonce} READ PowerShell '+$PSVersionTable.PSVersion+[char]10);exit}`;
}

/** @throws {TransportError} `wrong-shell`, `constrained-language`; none: the script was read by whom it should be. */
export function refuseReader(output: string, nonce: string): void {
  const lines = output.split('\n').map((line) => line.trimEnd());
  if (lines.includes(`${nonce} BEGIN`)) return;
  const reader = lines.find((line) => line.startsWith(`${nonce} READ `))?.slice(nonce.length + 6);
  if (reader !== undefined) {
    throw new TransportError({
      code: 'wrong-shell',
      message: `A further ${reader} on the terminal has read the script in place of the one that was asked for; nothing of it was run.`,
      remedy:
        'Look into the PowerShell profiles of that user (`$PROFILE | Format-List -Force`) for what starts another shell, and let it be only where somebody sits.',
      retry: true,
    });
  }
  const language = lines.find((line) => line.startsWith('agentd LANGUAGE '))?.slice(16);
  if (language !== undefined) {
    throw new TransportError({
      code: 'constrained-language',
      message: `PowerShell on the terminal is held to ${language}, so nothing of the script was run.`,
      remedy:
        'Exempt the terminal’s user from the policy that does it (AppLocker, App Control, `__PSLockdownPolicy`): agentd needs the full language.',
      retry: false,
    });
  }
}
