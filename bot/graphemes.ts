/** Cutting text without breaking what a reader sees as one character. Lengths are UTF-16 code units, as in `length`. */

/** Made at first use: it loads tables that most ticks do not need. */
let segmenter: Intl.Segmenter | null = null;

/** How far back a start for the segmentation, or a space to cut at, is looked for. */
const LOOK_BACK = 2048;
const WORD = 120;
const CHARACTER_MAX = 64;

/**
 * The longest prefix of at most `limit` units that ends between two visible characters, preferably between two words.
 * @returns its length.
 */
export function prefixEnd(text: string, limit: number): number {
  if (limit <= 0) return 0;
  if (text.length <= limit) return text.length;
  const space = lastSpace(text, limit, WORD);
  if (space > 0) return space;
  return graphemeBorder(text, limit);
}

/** `text` itself, or its beginning with an ellipsis; never longer than `limit` units. */
export function shorten(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return limit < 1 ? '' : `${text.slice(0, prefixEnd(text, limit - 1)).trimEnd()}…`;
}

/** The end of `text` in at most `limit` units, with an ellipsis before it when something is missing. */
export function lastPart(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const from = text.length - limit + 1;
  const newline = text.indexOf('\n', from);
  if (newline >= 0 && newline - from < limit / 2) return `…${text.slice(newline)}`;
  const border = graphemeBorder(text, from);
  const next = border < from ? border + firstGrapheme(text.slice(border, border + 256)).length : border;
  return `…${text.slice(next)}`;
}

function graphemeBorder(text: string, limit: number): number {
  const space = lastSpace(text, limit, LOOK_BACK);
  let start = space >= 0 ? space : Math.max(0, limit - LOOK_BACK);
  if (isLowSurrogate(text, start)) start += 1;
  let border = start;
  for (const { index, segment } of segments(text.slice(start, limit + CHARACTER_MAX))) {
    if (start + index > limit) break;
    border = start + index;
    if (start + index + segment.length === limit) return limit;
  }
  // A first character that is longer than any real one (a letter under a thousand marks) is cut all the same.
  return border > 0 || limit < CHARACTER_MAX ? border : limit - (isLowSurrogate(text, limit) ? 1 : 0);
}

function firstGrapheme(text: string): string {
  for (const { segment } of segments(text)) return segment;
  return '';
}

function lastSpace(text: string, limit: number, within: number): number {
  for (let at = limit; at > 0 && at > limit - within; at -= 1) {
    const code = text.charCodeAt(at);
    if (code === 0x20 || code === 0x0a) return at;
  }
  return -1;
}

function isLowSurrogate(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0xdc00 && code <= 0xdfff;
}

function segments(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return segmenter.segment(text);
}
