/** Shortening a Markdown text so that what is left, and what is written after it, still reads as it should. */
import { prefixEnd } from './graphemes.ts';
import { outerBlocks } from './markdown.ts';

export interface Cut {
  readonly markdown: string;
  /** Characters (UTF-16 code units) of the text that are not there. */
  readonly left_out: number;
}

/**
 * At most `limit` characters of `text` (cleaned), ended between two blocks where that keeps at least half, else between two lines,
 * else between two words. A code fence that is open at the end is closed, also when nothing is cut.
 */
export function cutMarkdown(text: string, limit: number): Cut {
  if (text.length <= limit) {
    const closed = text + missingFence(text);
    if (closed.length <= limit) return { markdown: closed, left_out: 0 };
  }
  let room = limit;
  while (room > 0) {
    const end = cutPoint(text, room);
    const kept = text.slice(0, end).trimEnd();
    const closed = kept + missingFence(kept);
    if (closed.length <= limit) return { markdown: closed, left_out: text.length - kept.length };
    room = Math.min(end - 1, room - (closed.length - limit));
  }
  return { markdown: '', left_out: text.length };
}

function cutPoint(text: string, limit: number): number {
  const slice = text.slice(0, limit);
  const last = outerBlocks(slice).at(-1);
  if (last === undefined) return prefixEnd(text, limit);
  const border = lineStart(slice, last.from);
  if (border >= limit / 2) return border;
  const line = text[limit] === '\n' ? limit : slice.lastIndexOf('\n');
  if (line >= limit / 2) {
    // A fence of which only the first line is left says nothing.
    const opener = last.fence !== '' && !slice.slice(border, line).includes('\n');
    return opener && border > 0 ? border : line;
  }
  return prefixEnd(text, limit);
}

/** What closes an outermost fence that is open at the end; any other block ends with a blank line. */
function missingFence(text: string): string {
  const probe = 'x';
  const last = outerBlocks(`${text}\n\n${probe}`).at(-1);
  return last === undefined || last.fence === '' ? '' : `\n${last.fence}`;
}

function lineStart(text: string, line: number): number {
  let at = 0;
  for (let skipped = 0; skipped < line; skipped += 1) at = text.indexOf('\n', at) + 1;
  return at;
}
