/**
 * Text that the runner cannot take for a command. It reads commands from every line of stdout and stderr: `::name …::`
 * after any white space at the start of a line, and the older `##[name …]` anywhere in it.
 */
import { clean } from '../../../bot/visible-text.ts';

/** What a runner may skip before the colons; it takes more for white space than there is. */
const LEADING = /^([\s\u0085\u061c\u180e\u200b-\u200f\u2060\ufeff]*):(?=:)/;

/** Lines of `text`, each of which the runner prints as it stands. */
export function escapeCommandLines(text: string): string[] {
  return clean(text)
    .split('\n')
    .map((line) => line.replaceAll('##[', '## [').replace(LEADING, '$1: '));
}

/** The same as one line, for titles. */
export function escapeCommandLine(text: string): string {
  return escapeCommandLines(text).join(' ');
}
