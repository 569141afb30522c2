/**
 * Makes foreign text fit to be sent, shown, and put into a prompt: Plane v1.3.1 answers 400 to NUL and to half surrogate
 * pairs, terminals' colour codes are noise, and what nobody sees could say to a reader or an agent what no person did.
 */
import { withoutAnsi } from './ansi.ts';
import { shown } from './invisible.ts';

/** Lines end in `\n`; nothing is left that Plane refuses or that a browser would not show. */
export function clean(text: string): string {
  return shown(withoutAnsi(text).replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, '\n'));
}

/** The same on one line, every run of white space a single blank: for names, titles and sentences. */
export function cleanLine(text: string): string {
  return clean(text).replace(/\s+/g, ' ').trim();
}
