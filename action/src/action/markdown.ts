/** Text of other people as part of a Markdown page: it shows as written and does nothing. Pure. */
import { clean } from '../../../bot/visible-text.ts';

const SPECIAL = /[&<>`*_~|[\]\\#@$]/g;

/** One line of plain text for a table cell or a sentence; at most `most` characters. */
export function plain(text: string, most = 300): string {
  const line = clean(text).replaceAll(/\s+/g, ' ').trim();
  const characters = Array.from(line);
  const short = characters.length > most ? `${characters.slice(0, most - 1).join('')}…` : line;
  return (
    short
      .replaceAll(SPECIAL, (character) => `&#${character.codePointAt(0) ?? 0};`)
      // Addresses become links only where a person would expect one.
      .replaceAll(/:(?=\/\/)/g, '&#58;')
      .replaceAll(/www(?=\.)/gi, (word) => `${word.slice(0, 2)}&#${word.charCodeAt(2)};`)
      // What begins a list or a heading at the start of a line.
      .replace(/^[+\-=:]|^\d+(?=[.)])/, (start) => Array.from(start, (c) => `&#${c.charCodeAt(0)};`).join(''))
  );
}

/** An address that a page names: a link where it is one of the web, plain text else. */
export function linked(text: string, url: string): string {
  const address = URL.canParse(url) ? new URL(url) : null;
  if (address === null || !['https:', 'http:'].includes(address.protocol) || address.username !== '')
    return plain(text);
  const href = address.href.replaceAll(
    /[()<>[\]|\\`*_~\s]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `[${plain(text)}](${href})`;
}

/** A cell of its own making, which is not made plain once more. */
export interface Rendered {
  readonly markdown: string;
}

/** A table; each cell is text of other people and is made plain. Empty without rows. */
export function tableOf(
  heads: readonly string[],
  rows: readonly (readonly (string | Rendered)[])[],
  most: number,
): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const shown = rows
    .slice(0, most)
    .map((cells) => line(cells.map((cell) => (typeof cell === 'string' ? plain(cell) : cell.markdown))));
  const more = rows.length > most ? `\n\nand ${rows.length - most} more.` : '';
  return [line(heads), line(heads.map(() => '---')), ...shown].join('\n') + more;
}
