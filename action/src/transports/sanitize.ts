/** What a server said, made fit to stand inside one of our own sentences. */
import { cleanLine } from '../../../bot/visible-text.ts';
import { shorten } from '../../../bot/graphemes.ts';

/** Longest quotation. */
const QUOTED = 400;

/**
 * One line of text that is seen: escapes and what nobody sees gone, white space collapsed, `::` and `##[` (commands in the
 * log of a workflow) broken up, at most 400 characters. What is gone leaves no gap, which would split a secret in two.
 */
export function quotable(text: string): string {
  return shorten(
    cleanLine(text)
      .replace(/:(?=:)/g, ': ')
      .replace(/##(?=\[)/g, '## '),
    QUOTED,
  );
}

/** ` The server said: …`, or nothing where it said nothing. */
export function saying(banner: string): string {
  const line = quotable(banner);
  return line === '' ? '' : ` The server said: “${line}”.`;
}
