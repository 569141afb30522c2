/** Foreign text in GitHub's Markdown: shown as it is, addressing nobody and referring to nothing. Pure. */
import { clean } from './visible-text.ts';
import { literal } from './markdown-quote.ts';

/** Takes no room and no part in any name. */
const BREAK = '\u200b';

/**
 * One line. Of a mention, an issue's number, an address and a commit's name only the looks are left, so that nobody is
 * notified, no issue gets a reference or is closed, and nothing can be clicked.
 */
export function githubText(text: string): string {
  const unlinked = clean(text)
    .replace(/:\/\//g, `:${BREAK}//`)
    .replace(/\bwww\./gi, (match) => `${match.slice(0, -1)}${BREAK}.`)
    .replace(/\bGH-(?=\d)/gi, (match) => `${match.slice(0, -1)}${BREAK}-`)
    .replace(/[@#]/g, (match) => `${match}${BREAK}`)
    .replace(/\b[0-9a-f]{7,40}\b/gi, (match) => match.replace(/.{6}(?=.)/g, `$&${BREAK}`));
  return literal(unlinked);
}
