/** Names that may lie in a run directory, and keys as names of files. Pure. */
import { createHash } from 'node:crypto';

/** Characters of a key that may become a file name as they are. */
const PLAIN_KEY = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;

/**
 * A key as a file name: plain keys stay as they are; in others every odd character becomes `-` and eight hex digits of
 * the key's digest keep two different keys apart.
 */
export function fileKey(key: string): string {
  if (PLAIN_KEY.test(key)) return key;
  const digest = createHash('sha256').update(key).digest('hex').slice(0, 8);
  return `${key.replace(/[^A-Za-z0-9_-]/g, '-').slice(0, 48)}.${digest}`;
}

/** Names that files of a run directory may have: no separators, nothing hidden. */
export function isFileName(name: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]{0,99}$/.test(name);
}
