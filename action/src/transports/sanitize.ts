/** What a server said, made fit to stand inside one of our own sentences. */
import { cleanLine } from '../../../bot/visible-text.ts';
import { shorten } from '../../../bot/graphemes.ts';

/** Longest quotation. */
const QUOTED = 400;
/** Colours and titles of terminals: CSI, OSC and two-character escapes. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])/g;

/**
 * One line of text that is seen: escapes and what nobody sees gone, white space collapsed, `::` and `##[` (commands in the
 * log of a workflow) broken up, at most 400 characters. What is gone leaves no gap, which would split a secret in two.
 */
export function quotable(text: string): string {
  return shorten(
    cleanLine(withoutEscapes(text))
      .replace(/:(?=:)/g, ': ')
      .replace(/##(?=\[)/g, '## '),
    QUOTED,
  );
}

/** Text without colours and titles. */
export function withoutEscapes(text: string): string {
  return text.replace(ESCAPES, '');
}

/** ` The server said: …`, or nothing where it said nothing. */
export function saying(banner: string): string {
  const line = quotable(banner);
  return line === '' ? '' : ` The server said: “${line}”.`;
}
