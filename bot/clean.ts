/**
 * Makes foreign text fit to be sent: Plane v1.3.1 answers 400 to NUL and to half surrogate pairs, terminals' colour codes
 * are noise, and direction overrides can make text read as something it is not. Right-to-left text itself stays.
 */

const ESC = '\u001b';
const BEL = '\u0007';

/** ANSI sequences: CSI (colours, cursor), OSC (titles, links) up to its end mark, and those of one character. */
const ansi = new RegExp(`${ESC}(?:\\[[0-?]*[ -/]*[@-~]|\\][^${BEL}${ESC}]*(?:${BEL}|${ESC}\\\\)?|[@-Z\\\\^_])`, 'g');

/** Controls but tab and newline, BOM, direction embeddings and overrides, non-characters, half surrogate pairs. */
const unfit = /(?![\t\n])\p{Cc}|[\ufeff\u202a-\u202e\ufffe\uffff]|\p{Cs}/gu;

/** Lines end in `\n`; nothing is left that Plane refuses or that a browser would not show. */
export function clean(text: string): string {
  return text
    .replace(ansi, '')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(unfit, '');
}
