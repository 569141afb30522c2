/**
 * What the client offers. Key exchanges are those that cost milliseconds: with `diffie-hellman-group-exchange-sha256`
 * a login takes more than a second of blocked client (measured), in which all other connections stand still.
 */
import type { CipherAlgorithm, KexAlgorithm } from 'ssh2';

export const KEY_EXCHANGES: readonly KexAlgorithm[] = [
  'curve25519-sha256',
  'curve25519-sha256@libssh.org',
  'ecdh-sha2-nistp256',
  'ecdh-sha2-nistp384',
  'diffie-hellman-group14-sha256',
  'diffie-hellman-group16-sha512',
];

export const CIPHERS: readonly CipherAlgorithm[] = [
  'aes128-gcm@openssh.com',
  'aes256-gcm@openssh.com',
  'chacha20-poly1305@openssh.com',
  'aes128-ctr',
  'aes256-ctr',
];
