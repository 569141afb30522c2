/**
 * Keeps one comment on a pull request up to date (layer 4). Only a comment that bears our marker and was written by us,
 * with this token or with the one before it, is ever changed: a quoted marker, or one in a stranger's comment, is not
 * ours. Nothing is sent when nothing changed.
 */
import { AgentdError, problemOf } from '../action/src/errors.ts';
import type { Problem } from '../action/src/errors.ts';
import type { PullComment, PullRequests } from '../action/src/ports/pull-requests.ts';
import { digestOf } from './digest.ts';
import { shorten } from './graphemes.ts';
import { COMMENT_MAX, hasMarker } from './pull-comment.ts';
import type { Redactor } from './redact.ts';

export interface PullPlace {
  readonly repository: string;
  readonly number: number;
  readonly config_id: string;
  /** Under which a comment of an earlier version is ours, too; null: under none. */
  readonly former_id: string | null;
  /** Where the comment was last time, and who wrote it; null: unknown. */
  readonly comment_id: number | null;
  readonly author: string | null;
}

export type PullCommentResult =
  | {
      readonly status: 'created' | 'updated' | 'unchanged';
      readonly comment_id: number;
      readonly author: string;
      readonly digest: string;
      /** An earlier comment of ours, which this token may not change; null: there is none. */
      readonly left: PullComment | null;
    }
  | { readonly status: 'failed'; readonly problem: Problem };

export interface PullPostPorts {
  readonly pulls: PullRequests;
  readonly redact: Redactor;
}

/** What is sent for a body, whose texts are cleaned: the breaks that keep them from addressing anybody must stay. */
export function pullCommentText(body: string, redact: Redactor): string {
  return shorten(redact(body), COMMENT_MAX);
}

/** Never rejects. */
export async function putPullComment(place: PullPlace, body: string, ports: PullPostPorts): Promise<PullCommentResult> {
  try {
    return await put(place, pullCommentText(body, ports.redact), ports.pulls);
  } catch (error) {
    return { status: 'failed', problem: problemOf(error) };
  }
}

/** Takes our comment away; none there is as good. Never rejects. @returns null: done. */
export async function removePullComment(place: PullPlace, pulls: PullRequests): Promise<Problem | null> {
  try {
    const known = await knownComment(place, pulls);
    if (known !== null) await pulls.removeComment(place.repository, known.id);
    return null;
  } catch (error) {
    return problemOf(error);
  }
}

async function put(place: PullPlace, text: string, pulls: PullRequests): Promise<PullCommentResult> {
  const { repository, number } = place;
  const digest = digestOf(text);
  const known = await knownComment(place, pulls);
  const status = known === null ? null : await bringUpToDate(known, place, text, pulls);
  if (known !== null && status !== null) {
    return { status, comment_id: known.id, author: known.author, digest, left: null };
  }
  const [found, ...others] = await ownComments(place, pulls);
  if (found === undefined) {
    const made = await pulls.addComment(repository, number, text);
    const comment_id = await keepOldest(place, made, text, pulls);
    return { status: 'created', comment_id, author: made.author, digest, left: known };
  }
  for (const other of others) await pulls.removeComment(repository, other.id);
  const same = isSame(found.body, text);
  if (!same) await pulls.editComment(repository, found.id, text);
  const { id: comment_id, author } = found;
  return { status: same ? 'unchanged' : 'updated', comment_id, author, digest, left: known };
}

/** null: it was written with an earlier token, and this one may not change it. */
async function bringUpToDate(
  known: PullComment,
  { repository }: PullPlace,
  text: string,
  pulls: PullRequests,
): Promise<'updated' | 'unchanged' | null> {
  if (isSame(known.body, text)) return 'unchanged';
  try {
    await pulls.editComment(repository, known.id, text);
    return 'updated';
  } catch (error) {
    const forbidden = error instanceof AgentdError && FORBIDDEN.has(error.problem.code);
    if (!forbidden || known.author === (await pulls.whoAmI())) throw error;
    return null;
  }
}

/** How GitHub refuses a comment of somebody else. */
const FORBIDDEN = new Set(['github-permission', 'github-not-found']);

async function knownComment(place: PullPlace, pulls: PullRequests): Promise<PullComment | null> {
  if (place.comment_id === null) return null;
  const comment = await pulls.comment(place.repository, place.comment_id);
  if (comment === null || !isMarked(comment, place)) return null;
  return comment.author === place.author || comment.author === (await pulls.whoAmI()) ? comment : null;
}

/** One of an earlier version counts only where there is no other: an earlier agentd may share it with others. */
async function ownComments(place: PullPlace, pulls: PullRequests): Promise<readonly PullComment[]> {
  const comments = await pulls.comments(place.repository, place.number);
  const me = await pulls.whoAmI();
  const own = comments.filter(({ author }) => author === me);
  const marked = own.filter(({ body }) => hasMarker(body, place.config_id));
  return marked.length > 0 ? marked : own.filter((comment) => isMarked(comment, place)).slice(0, 1);
}

function isMarked({ body }: PullComment, { config_id, former_id }: PullPlace): boolean {
  return hasMarker(body, config_id) || (former_id !== null && hasMarker(body, former_id));
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
