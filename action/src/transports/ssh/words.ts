/** What a server said, made fit to stand inside one of our own sentences. */

/** Longest quotation. */
const QUOTED = 400;
/** Colours and titles of terminals: CSI, OSC and two-character escapes. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const ESCAPES = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-_])/g;

/**
 * One line of printable text: escapes and control characters gone, white space collapsed, `::` and `##[` (commands in
 * the log of a workflow) broken up, at most 400 characters.
 */
export function quotable(text: string): string {
  const line = withoutEscapes(text)
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .replace(/:(?=:)/g, ': ')
    .replace(/##(?=\[)/g, '## ')
    .trim();
  return line.length > QUOTED ? `${line.slice(0, QUOTED)}…` : line;
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
