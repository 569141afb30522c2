/** How values get into a POSIX script: as one quoted word, or as base64 lines. Nothing else is allowed. */
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
