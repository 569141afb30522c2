/** Text of tools, made comparable. Pure. */
import { bare } from '../../../../bot/invisible.ts';

/* eslint-disable-next-line no-control-regex -- escape sequences are what this finds */
const ANSI = /\u001B(?:\[[0-9;:?<=>]*[ -/]*[@-~]|\][^\u0007\u001B]*(?:\u0007|\u001B\\)|[@-Z\\^_])/g;

/** Without terminal escape sequences. */
export function withoutAnsi(text: string): string {
  return text.replace(ANSI, '');
}

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
