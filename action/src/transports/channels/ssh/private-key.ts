/** The private key of a login, from a variable of the environment. No word of it enters an error. */
import type { ParsedKey } from 'ssh2';
import { pastedWrong } from '../../../config/pasted-key.ts';
import { ConfigError } from '../../../errors.ts';

export interface KeySource {
  /** Variable that holds the key, and its value; undefined: it is not set. */
  readonly name: string;
  readonly text: string | undefined;
  /** Variable that holds the passphrase, and its value. */
  readonly passphrase: { readonly name: string; readonly text: string | undefined } | null;
}

/** `utils.parseKey` of ssh2. */
export type ParseKey = (data: string, passphrase?: string) => ParsedKey | ParsedKey[] | Error;

const NEW_KEY = 'ssh-keygen -t ed25519 -N "" -f key';
const REWRITE = 'ssh-keygen -p -N "" -f key';

/**
 * Slow for keys with a passphrase (about 230 ms): once a tick.
 * @throws {ConfigError} `ssh-key-missing`, `ssh-key-format`, `ssh-key-public`, `ssh-key-passphrase`.
 */
export function readPrivateKey(source: KeySource, parseKey: ParseKey): ParsedKey {
  const text = source.text ?? '';
  const early = foreignForm(text, source.name);
  if (early !== null) throw new ConfigError(early);
  const passphrase = source.passphrase?.text ?? '';
  const parsed = parseKey(text, passphrase === '' ? undefined : passphrase);
  // ssh2 answers with a list for formats that can hold several; the first is the key.
  const key = Array.isArray(parsed) ? parsed[0] : parsed;
  if (key === undefined || key instanceof Error) throw new ConfigError(unread(key?.message ?? '', source));
  if (!key.isPrivateKey()) throw new ConfigError(publicKey(source.name));
  return key;
}

/** What can be told by the looks of the text, and ssh2 would call an unsupported format. */
function foreignForm(text: string, name: string): ConfigError['problem'] | null {
  if (text.trim() === '') {
    const remedy = `Set ${name} to the whole private key; \`agentd check-config\` prints the env block.`;
    return problem('ssh-key-missing', `The variable ${name} holds no SSH key.`, remedy);
  }
  const wrong = pastedWrong(text);
  if (wrong !== null) {
    const remedy = 'Store the key with real line ends, as it is in its file, such as with `gh secret set NAME < key`.';
    return problem('ssh-key-format', `The SSH key in ${name} has ${wrong}.`, remedy);
  }
  if (/-----BEGIN (?:ENCRYPTED )?PRIVATE KEY-----/.test(text)) {
    const what = `The SSH key in ${name} is in the format PKCS#8, which SSH clients do not share.`;
    const remedy = `Write it again in OpenSSH’s format with \`${REWRITE}\`, or make a new one with \`${NEW_KEY}\` (an Ed25519 key needs OpenSSH 9.6 for the first).`;
    return problem('ssh-key-format', what, remedy);
  }
  if (/^\s*(?:ssh-|ecdsa-|sk-|-----BEGIN (?:SSH2 )?PUBLIC KEY)/.test(text)) return publicKey(name);
  if (!/-----BEGIN [A-Z ]+-----|^\s*PuTTY-User-Key-File/.test(text)) {
    const what = `The variable ${name} does not hold a private key: there is no line \`-----BEGIN …\`.`;
    return problem(
      'ssh-key-format',
      what,
      'Store the whole file, from `-----BEGIN` to `-----END … KEY-----`, not its path.',
    );
  }
  return null;
}

function unread(message: string, { name, passphrase }: KeySource): ConfigError['problem'] {
  const given = (passphrase?.text ?? '') !== '';
  if (/no passphrase given/i.test(message)) {
    const remedy =
      passphrase === null
        ? `Name the variable with its passphrase in \`ssh_passphrase_key\`, or remove the passphrase: \`${REWRITE}\`.`
        : `Set ${passphrase.name} to the passphrase, or remove the passphrase: \`${REWRITE}\`.`;
    return problem('ssh-key-passphrase', `The SSH key in ${name} is encrypted, and there is no passphrase.`, remedy);
  }
  if (given && /passphrase|integrity check|decrypt/i.test(message)) {
    const what = `The passphrase in ${passphrase?.name} does not open the SSH key in ${name}.`;
    return problem('ssh-key-passphrase', what, `Correct it, or remove the passphrase: \`${REWRITE}\`.`);
  }
  const what = `The SSH key in ${name} cannot be read; it is damaged, cut, or of a kind that is not supported.`;
  return problem('ssh-key-format', what, `Test it with \`ssh-keygen -y -f key\`; make a new one with \`${NEW_KEY}\`.`);
}

function publicKey(name: string): ConfigError['problem'] {
  const what = `The variable ${name} holds a public SSH key.`;
  return problem('ssh-key-public', what, 'Store the private key: the file without `.pub`.');
}

function problem(code: string, message: string, remedy: string): ConfigError['problem'] {
  return { code, message, remedy, retry: false };
}
