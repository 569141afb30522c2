/** How an own comment is known again: by what Plane returned for it when it was posted. */
import { createHash } from 'node:crypto';

/** 128 bits: nobody finds another text to one that is given. */
const HEX_DIGITS = 32;

/**
 * First half of the SHA-256 of a comment's HTML, as lower-case hex. `html` as Plane returns it, which may differ from
 * what was sent: v1.3.1 trims it, later versions clean it. Line ends and blanks around it do not count.
 */
export function postedDigest(html: string): string {
  const text = html.replace(/\r\n?/g, '\n').trim();
  return createHash('sha256').update(text, 'utf8').digest('hex').slice(0, HEX_DIGITS);
}
