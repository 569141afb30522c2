/**
 * Where a placeholder stands in a command line, as the shell that reads the line will see it: what its value needs to
 * arrive there as it is. Found by following the quotes of the template, never by guessing; where that is not possible,
 * nothing can be put in.
 */
import { powershellPlaces } from './places-powershell.ts';
import { posixPlaces } from './places-posix.ts';
import type { TerminalConfig } from './terminal-schema.ts';

export interface Placed {
  readonly name: string;
  /** Index of its brace, and the index behind the closing one. */
  readonly start: number;
  readonly end: number;
  /** `bare`: outside of all quotes, as a word or a part of one. null: no value can be made safe there. */
  readonly place: 'bare' | 'single' | 'double' | null;
  /** Words for what it stands in, where `place` is null: `a here-document`. */
  readonly inside: string;
  /** It is, or begins, the name of the program that is called. */
  readonly leads: boolean;
}

export interface Places {
  readonly placed: readonly Placed[];
  /** Words for what the line leaves open at its end, so that it would go on in what follows; null: nothing. */
  readonly open: string | null;
}

/**
 * `${word}` is a shell variable and no placeholder.
 * @param part `line`: the text is a command line from its beginning; `options`: it stands among the words of one.
 */
export function placesIn(text: string, os: TerminalConfig['os'], part: 'line' | 'options'): Places {
  const leads = part === 'line';
  return os === 'windows' ? powershellPlaces(text, leads) : posixPlaces(text, leads);
}
