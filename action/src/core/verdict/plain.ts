/** Text of tools, made comparable. Pure. */
import { withoutAnsi } from '../../../../bot/ansi.ts';
import { bare } from '../../../../bot/invisible.ts';

/**
 * For matching: no escape sequences, controls or invisible characters, every apostrophe straight (tools have changed from
 * `'` to `’` between versions), runs of white space as one blank (some put a narrow no-break space before `PM`).
 */
export function comparable(text: string): string {
  return bare(withoutAnsi(text).replace(/[\r\v\f]/g, '\n'))
    .replace(/[\u2018\u2019\u201B\u02BC\u00B4\uFF07]/g, "'")
    .replace(/\s+/g, ' ')
    .trim();
}
