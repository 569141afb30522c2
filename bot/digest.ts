import { createHash } from 'node:crypto';

/** SHA-256 of a text's UTF-8 bytes, as lower-case hex: tells whether a repeat would say the same. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text, 'utf8').digest('hex');
}
