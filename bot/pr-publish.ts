/**
 * Keeps one comment on a pull request up to date (layer 4). Only a comment that bears our marker and was written by us is
 * ever changed: a quoted marker, or one in a stranger's comment, is not ours. Nothing is sent when nothing changed.
 */
import { problemOf } from '../action/src/errors.ts';
import type { Problem } from '../action/src/errors.ts';
import type { PullComment, PullRequests } from '../action/src/ports.ts';
import { digestOf } from './digest.ts';
import { shorten } from './graphemes.ts';
import { COMMENT_MAX, hasMarker } from './pr-comment.ts';
import type { Redactor } from './redact.ts';

export interface PullPlace {
  readonly repository: string;
  readonly number: number;
  readonly config_id: string;
  /** Where the comment was last time; null: unknown. */
  readonly comment_id: number | null;
}

export type PullCommentResult =
  | { readonly status: 'created' | 'updated' | 'unchanged'; readonly comment_id: number; readonly digest: string }
  | { readonly status: 'failed'; readonly problem: Problem };

export interface PullPublishPorts {
  readonly pulls: PullRequests;
  readonly redact: Redactor;
}

/** What is sent for a body, whose texts are cleaned: the breaks that keep them from addressing anybody must stay. */
export function pullCommentText(body: string, redact: Redactor): string {
  return shorten(redact(body), COMMENT_MAX);
}

/** Never rejects. */
export async function putPullComment(
  place: PullPlace,
  body: string,
  ports: PullPublishPorts,
): Promise<PullCommentResult> {
  try {
    return await put(place, pullCommentText(body, ports.redact), ports.pulls);
  } catch (error) {
    return { status: 'failed', problem: problemOf(error) };
  }
}

async function put(place: PullPlace, text: string, pulls: PullRequests): Promise<PullCommentResult> {
  const { repository, number } = place;
  const digest = digestOf(text);
  const known = await knownComment(place, pulls);
  const [found, ...others] = known === null ? await ownComments(place, pulls) : [known];
  if (found === undefined) {
    const made = await pulls.addComment(repository, number, text);
    return { status: 'created', comment_id: await keepOldest(place, made, text, pulls), digest };
  }
  for (const other of others) await pulls.removeComment(repository, other.id);
  if (isSame(found.body, text)) return { status: 'unchanged', comment_id: found.id, digest };
  await pulls.editComment(repository, found.id, text);
  return { status: 'updated', comment_id: found.id, digest };
}

async function knownComment(place: PullPlace, pulls: PullRequests): Promise<PullComment | null> {
  if (place.comment_id === null) return null;
  const comment = await pulls.comment(place.repository, place.comment_id);
  return comment !== null && (await isOurs(comment, place, pulls)) ? comment : null;
}

async function ownComments(place: PullPlace, pulls: PullRequests): Promise<readonly PullComment[]> {
  const comments = await pulls.comments(place.repository, place.number);
  const me = await pulls.whoAmI();
  return comments.filter(({ body, author }) => hasMarker(body, place.config_id) && author === me);
}

async function isOurs(comment: PullComment, place: PullPlace, pulls: PullRequests): Promise<boolean> {
  return hasMarker(comment.body, place.config_id) && comment.author === (await pulls.whoAmI());
}

/** Another of us may have commented at the same moment; each then sees both, and the older one stays. */
async function keepOldest(place: PullPlace, made: PullComment, text: string, pulls: PullRequests): Promise<number> {
  const [oldest] = await ownComments(place, pulls);
  if (oldest === undefined || oldest.id >= made.id) return made.id;
  await pulls.removeComment(place.repository, made.id);
  if (!isSame(oldest.body, text)) await pulls.editComment(place.repository, oldest.id, text);
  return oldest.id;
}

/** GitHub may change line ends and drop what is blank at the end. */
function isSame(stored: string, text: string): boolean {
  const tidy = (body: string): string => body.replaceAll('\r\n', '\n').trimEnd();
  return tidy(stored) === tidy(text);
}
