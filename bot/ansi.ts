/** Escape sequences of terminals. Layer 0: who reads text and who writes it mean the same. */

const ESC = '\u001b';
const BEL = '\u0007';

/**
 * ANSI sequences: CSI (colours, cursor), OSC (titles, links) up to its end mark, and those of one character. An OSC without
 * its end mark ends with its line: nothing that follows is lost with it.
 */
const SEQUENCE = new RegExp(
  `${ESC}(?:\\[[0-?]*[ -/]*[@-~]|\\](?:[^${BEL}${ESC}]*(?:${BEL}|${ESC}\\\\)|[^${BEL}${ESC}\n]*)|[@-_])`,
  'g',
);

/** Without escape sequences. */
export function withoutAnsi(text: string): string {
  return text.includes(ESC) ? text.replace(SEQUENCE, '') : text;
}
