/** The words of one call of a relay command. Pure. */

export interface RelayTemplate {
  /** As configured: with `{target}`, `{vault_config}` and one word `{script}`. */
  readonly words: readonly string[];
  /** The machine’s name in Warpgate. */
  readonly target: string;
  readonly vault_config: string | undefined;
}

const SCRIPT = '{script}';
const SHELL = /(?:^|\/)(?:ba)?sh$/;

/**
 * @param command what runs on the target: one text for a POSIX shell, or the words of a program, before which the words
 * `bash -c` or `sh -c` of the template are left out.
 */
export function relayArgv(template: RelayTemplate, command: string | readonly string[]): readonly string[] {
  const words = template.words.map((word) => (word === SCRIPT ? word : filled(word, template)));
  const at = words.indexOf(SCRIPT);
  if (at < 0) return words;
  if (typeof command === 'string') return [...words.slice(0, at), command, ...words.slice(at + 1)];
  const behindShell = words[at - 1] === '-c' && SHELL.test(words[at - 2] ?? '');
  const rest = words.slice(at + 1);
  return behindShell
    ? [...words.slice(0, at - 2), ...command, ...rest]
    : [...words.slice(0, at), command.join(' '), ...rest];
}

function filled(word: string, { target, vault_config }: RelayTemplate): string {
  return word.replace(/\{(target|vault_config)\}/g, (whole, name) =>
    name === 'target' ? target : (vault_config ?? whole),
  );
}
