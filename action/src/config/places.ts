/**
 * Where a placeholder stands in a command line, as the shell that reads the line will see it: what its value needs to
 * arrive there as it is. Found by following the quotes of the template, never by guessing; where that is not possible,
 * nothing can be put in.
 */
import type { Places } from './places-finder.ts';
import { powershellPlaces } from './places-powershell.ts';
import { posixPlaces } from './places-posix.ts';
import type { TerminalConfig } from './terminal-schema.ts';

/**
 * `${word}` is a shell variable and no placeholder.
 * @param part `line`: the text is a command line from its beginning; `options`: it stands among the words of one.
 */
export function placesIn(text: string, os: TerminalConfig['os'], part: 'line' | 'options'): Places {
  const leads = part === 'line';
  return os === 'windows' ? powershellPlaces(text, leads) : posixPlaces(text, leads);
}
