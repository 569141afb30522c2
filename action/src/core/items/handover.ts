/**
 * What a new thread must know of the rounds before it: made from the comments in Plane, because state keeps no text.
 * Pure. The oldest parts give way when it grows too long.
 */

import { withClosedFence } from './open-fence.ts';

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
/** What a prompt holds of new comments (docs/operations.md); the item's own text has its limit of its own. */
export const NEW_CHARS = 40_000;
const NEW_ONE_CHARS = 20_000;

/**
 * The newest of the new comments, as many as there is room for, oldest first. The first of them says how many are left out,
 * so that every template tells it. `newest`: newest first; no more are taken than are needed.
 */
export async function newComments(newest: AsyncIterable<SpokenComment>, count: number): Promise<SpokenComment[]> {
  const kept: SpokenComment[] = [];
  let length = 0;
  for await (const comment of newest) {
    const text = cutTo(comment.text, NEW_ONE_CHARS, '\n\n[The comment is cut here; the rest is in Plane.]');
    if (kept.length > 0 && length + text.length > NEW_CHARS) break;
    length += text.length;
    kept.unshift({ ...comment, text });
  }
  const left = count - kept.length;
  const [oldest] = kept;
  if (left === 0 || oldest === undefined) return kept;
  const note = `[${left} earlier new ${left === 1 ? 'comment is' : 'comments are'} left out here; read ${left === 1 ? 'it' : 'them'} in Plane.]`;
  return [{ ...oldest, text: `${note}\n\n${oldest.text}` }, ...kept.slice(1)];
}

/** agentd's line of facts under an answer: no words of the agent's, so a hand-over does not give it back as such. */
const FOOTER = /\n+---\n+[^\n]* · round \d+(?: · [^\n]*)?$/;

/** An own comment as the agent wrote it. */
export function withoutFooter(text: string): string {
  return text.trimEnd().replace(FOOTER, '');
}

/** Empty when nothing was said yet. `comments`: oldest first. */
export function handoverSummary(comments: readonly SpokenComment[]): string {
  const kept: string[] = [];
  let length = 0;
  const said = comments.filter(({ text, left_out }) => left_out !== undefined || text.trim() !== '');
  for (const comment of said.toReversed()) {
    const entry = entryOf(comment);
    if (length + entry.length > HANDOVER_CHARS) break;
    length += entry.length;
    kept.unshift(entry);
  }
  if (kept.length === 0) return '';
  const left = said.length - kept.length;
  const note = left === 0 ? '' : `(${left} earlier ${left === 1 ? 'entry is' : 'entries are'} left out.)\n\n`;
  return `${note}${kept.join('\n\n')}`;
}

function entryOf({ author, own, text, left_out }: SpokenComment): string {
  if (left_out !== undefined) return LEFT_OUT[left_out];
  return `### ${own ? 'You answered' : `${author} wrote`}\n\n${shorten(text.trim())}`;
}

function shorten(text: string): string {
  return cutTo(text, ONE_CHARS, ' …');
}

function cutTo(text: string, most: number, note: string): string {
  if (text.length <= most) return text;
  const points = Array.from(text);
  if (points.length <= most) return text;
  const kept = points.slice(0, most).join('');
  const closed = withClosedFence(kept);
  // Behind a fence on its own line a note would keep it from being one.
  return closed === kept ? `${kept}${note}` : `${closed}\n\n${note.trim()}`;
}
