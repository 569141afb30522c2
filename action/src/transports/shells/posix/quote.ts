/** How values get into a POSIX script: as one quoted word, or as base64 lines. Nothing else is allowed. */
import { createHash } from 'node:crypto';
import { TransportError } from '../../../errors.ts';

/**
 * One word of a POSIX command line, whatever the value: line ends, control characters and all of Unicode included.
 * @throws {TransportError} `value-has-nul`: no shell can hold a NUL in a word.
 */
export function quote(value: string): string {
  if (value.includes('\0')) {
    throw new TransportError({
      code: 'value-has-nul',
      message: 'A path, name or command line for a terminal contains a NUL character.',
      remedy: 'Remove the NUL character from the configuration or from the item that it comes from.',
      retry: false,
    });
  }
  return `'${value.replaceAll("'", "'\\''")}'`;
}

/** Base64 of the UTF-8 bytes in lines of 76 characters, each ended by a line end; empty for no bytes. */
export function base64Lines(bytes: Uint8Array): string {
  return Buffer.from(bytes)
    .toString('base64')
    .replace(/.{1,76}/g, '$&\n');
}

/** Longest text that is written as one word: some shells hand it to a program, which takes 128 KiB. */
const LONGEST_WORD = 60_000;

/** Text that every shell passes through as one quoted word, without control characters. It packs better than base64. */
export function isPlainText(text: string): boolean {
  return text.length <= LONGEST_WORD && /^[\t\n\P{C}]*$/u.test(text);
}

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
