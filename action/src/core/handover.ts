/**
 * What a new thread must know of the rounds before it: made from the comments in Plane, because state keeps no text.
 * Pure. The oldest parts give way when it grows too long.
 */

export interface SpokenComment {
  /** Display name, or `agentd`. */
  readonly author: string;
  /** By agentd itself: an earlier answer. */
  readonly own: boolean;
  /** Markdown. */
  readonly text: string;
}

const HANDOVER_CHARS = 12_000;
const ONE_CHARS = 4_000;

/** Empty when nothing was said yet. `comments`: oldest first. */
export function handoverSummary(comments: readonly SpokenComment[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const comment of comments.toReversed()) {
    const heading = comment.own ? 'You answered' : `${comment.author} wrote`;
    const entry = `### ${heading}\n\n${shorten(comment.text.trim())}`;
    if (length + entry.length > HANDOVER_CHARS) break;
    length += entry.length;
    kept.unshift(entry);
  }
  if (kept.length === 0) return '';
  const left = comments.length - kept.length;
  const note = left === 0 ? '' : `(${left} earlier ${left === 1 ? 'entry is' : 'entries are'} left out.)\n\n`;
  return `${note}${kept.join('\n\n')}`;
}

function shorten(text: string): string {
  const points = Array.from(text);
  if (points.length <= ONE_CHARS) return text;
  return `${points.slice(0, ONE_CHARS).join('')} …`;
}
