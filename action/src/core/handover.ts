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
  /** Why an own one is not to be told: it reads otherwise than it was posted, or there is no record of that. */
  readonly left_out?: 'edited' | 'unrecorded';
}

const LEFT_OUT = {
  edited: '(An earlier answer of yours was edited by somebody and is left out.)',
  unrecorded: '(An earlier answer of yours is left out: there is no record of how it was posted.)',
} as const;

const HANDOVER_CHARS = 12_000;
const ONE_CHARS = 4_000;

/** Empty when nothing was said yet. `comments`: oldest first. */
export function handoverSummary(comments: readonly SpokenComment[]): string {
  const kept: string[] = [];
  let length = 0;
  for (const comment of comments.toReversed()) {
    const entry = entryOf(comment);
    if (length + entry.length > HANDOVER_CHARS) break;
    length += entry.length;
    kept.unshift(entry);
  }
  if (kept.length === 0) return '';
  const left = comments.length - kept.length;
  const note = left === 0 ? '' : `(${left} earlier ${left === 1 ? 'entry is' : 'entries are'} left out.)\n\n`;
  return `${note}${kept.join('\n\n')}`;
}

function entryOf({ author, own, text, left_out }: SpokenComment): string {
  if (left_out !== undefined) return LEFT_OUT[left_out];
  return `### ${own ? 'You answered' : `${author} wrote`}\n\n${shorten(text.trim())}`;
}

function shorten(text: string): string {
  const points = Array.from(text);
  if (points.length <= ONE_CHARS) return text;
  return `${points.slice(0, ONE_CHARS).join('')} …`;
}
