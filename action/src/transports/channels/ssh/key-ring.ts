/** Private keys that were read already: opening one with a passphrase takes a quarter of a second. */
import type { ParsedKey } from 'ssh2';
import { readPrivateKey } from './private-key.ts';
import type { KeySource, ParseKey } from './private-key.ts';

export interface KeyRing {
  /** @throws {ConfigError} as `readPrivateKey`. */
  read(source: KeySource, parseKey: ParseKey): ParsedKey;
}

export function keyRing(): KeyRing {
  const keys = new Map<string, ParsedKey>();
  return {
    read: (source, parseKey) => {
      const name = `${source.name} ${source.passphrase?.name ?? ''}`;
      const key = keys.get(name) ?? readPrivateKey(source, parseKey);
      keys.set(name, key);
      return key;
    },
  };
}
