/**
 * Host keys as text and as bytes: the lines that pin them, their fingerprints, the algorithms to ask for. Pure. Keys are
 * compared byte by byte; fingerprints are only for people. Whether a key that a server shows is believed is said by `trust.ts`.
 */
import { createHash } from 'node:crypto';
import { ConfigError } from '../../../errors.ts';

export interface HostKey {
  /** As in the key itself: `ssh-ed25519`, `ecdsa-sha2-nistp256`, `ssh-rsa`. */
  readonly type: string;
  readonly blob: Buffer;
}

/** Key type → signature algorithms to ask for, best first. SHA-1 (`ssh-rsa` as an algorithm) is not among them. */
const ALGORITHMS: Readonly<Record<string, readonly string[]>> = {
  'ssh-ed25519': ['ssh-ed25519'],
  'ecdsa-sha2-nistp256': ['ecdsa-sha2-nistp256'],
  'ecdsa-sha2-nistp384': ['ecdsa-sha2-nistp384'],
  'ecdsa-sha2-nistp521': ['ecdsa-sha2-nistp521'],
  'ssh-rsa': ['rsa-sha2-512', 'rsa-sha2-256'],
};

/**
 * Lines as in `authorized_keys` or the `.pub` files (`ssh-ed25519 AAAA… comment`) and as in `known_hosts` or from
 * `ssh-keyscan` (`host ssh-ed25519 AAAA…`); the host in a line is not looked at. Comments and empty lines are none.
 * @param path where the lines stand, for the error: `terminals.box.host_keys`.
 * @throws {ConfigError} `host-key-line-invalid`.
 */
export function parseHostKeys(lines: readonly string[], path: string): readonly HostKey[] {
  const keys: HostKey[] = [];
  for (const line of lines.flatMap((each) => each.split(/\r?\n/))) {
    const text = line.trim();
    if (text !== '' && !text.startsWith('#')) keys.push(parseLine(text, path));
  }
  return keys;
}

function parseLine(text: string, path: string): HostKey {
  if (text.startsWith('@')) throw invalid(path, `the marker ${text.split(/\s/)[0]} is not supported`);
  const fields = text.split(/\s+/);
  const at = fields.findIndex((field) => field in ALGORITHMS);
  const [type, base64] = [fields[at], fields[at + 1]];
  if (at < 0 || at > 1 || type === undefined || base64 === undefined) {
    throw invalid(path, /SHA256:|^[0-9a-f:]{47}$/.test(text) ? 'a fingerprint is no key' : 'it is no host key line');
  }
  const blob = Buffer.from(base64, 'base64');
  if (
    typeOf(blob) !== type ||
    !isWhole(blob) ||
    blob.toString('base64').replace(/=+$/, '') !== base64.replace(/=+$/, '')
  ) {
    throw invalid(path, `the key of type ${type} is damaged or cut`);
  }
  return { type, blob };
}

/** The type that is written in the key itself; empty when it is no key. */
export function typeOf(blob: Buffer): string {
  if (blob.length < 4) return '';
  const length = blob.readUInt32BE(0);
  return length > 0 && length <= 64 && 4 + length < blob.length ? blob.toString('latin1', 4, 4 + length) : '';
}

/** A key is fields, each behind its length in four bytes (RFC 4251, 5). Of one that was cut while pasting the last field is short. */
function isWhole(blob: Buffer): boolean {
  let at = 0;
  while (at + 4 <= blob.length) at += 4 + blob.readUInt32BE(at);
  return at === blob.length;
}

/** As `ssh-keygen -l` prints it. */
export function fingerprint(blob: Buffer): string {
  return `SHA256:${createHash('sha256').update(blob).digest('base64').replace(/=+$/, '')}`;
}

/** The line to pin. */
export function lineOf(blob: Buffer): string {
  return `${typeOf(blob)} ${blob.toString('base64')}`;
}

/** The signature algorithms for exactly the types of these keys; for no keys, for every type. */
export function algorithmsFor(keys: readonly HostKey[]): string[] {
  const types = new Set(keys.map(({ type }) => type));
  return Object.entries(ALGORITHMS)
    .filter(([type]) => types.size === 0 || types.has(type))
    .flatMap(([, algorithms]) => algorithms);
}

export function isOneOf(blob: Buffer, keys: readonly HostKey[]): boolean {
  return keys.some((key) => key.blob.equals(blob));
}

/**
 * The function that ssh2 asks. It accepts only if `check` answers exactly `true`: ssh2 itself takes whatever is not
 * `false` for consent, a promise among others, so that a check that is asynchronous by mistake would let every key in.
 */
export function verifierOf(check: (blob: Buffer) => boolean): (blob: Buffer) => boolean {
  return (blob) => {
    const answer: unknown = check(blob);
    return answer === true;
  };
}

function invalid(path: string, what: string): ConfigError {
  return new ConfigError({
    code: 'host-key-line-invalid',
    message: `${path}: ${what}.`,
    remedy: 'Paste whole lines of `ssh-keyscan`, or of /etc/ssh/ssh_host_ed25519_key.pub on the machine.',
    retry: false,
  });
}
