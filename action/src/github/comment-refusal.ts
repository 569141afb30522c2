/** How GitHub refuses a comment for good, whatever the token may do elsewhere. Pure, from its words. */
import type { GitHubRequest } from '../ports/github.ts';

export interface CommentRefusal {
  readonly code: string;
  /** A sentence, before GitHub's own. */
  readonly cause: string;
  readonly remedy: string;
}

/** Refusals of one comment alone: the next attempt with the same text would be refused as well. */
const FOR_GOOD: readonly string[] = [
  'github-conversation-locked',
  'github-comment-refused',
  'github-archived',
  'github-too-large',
  'github-refused',
];

export function isRefusedForGood(code: string): boolean {
  return FOR_GOOD.includes(code);
}

/** null: it is no comment that was refused, or for another reason. */
export function commentRefusal({ method, path }: GitHubRequest, message: string): CommentRefusal | null {
  if (method === 'GET' || path[3] !== 'issues') return null;
  if (/\b(?:issue|pull request|conversation) (?:is|has been) locked\b/i.test(message)) {
    return {
      code: 'github-conversation-locked',
      cause: 'The conversation is locked.',
      remedy: 'Unlock it (Lock conversation, on the right of the pull request); the comment then comes by itself.',
    };
  }
  if (/commenting is disabled|interactions? limit|\bis blocked\b|\bblocked (?:user|from)\b/i.test(message)) {
    return {
      code: 'github-comment-refused',
      cause: 'The conversation takes no comment of this token’s user.',
      remedy: 'Lift what these words name; it is tried again when the item changes.',
    };
  }
  if (/too (?:long|large)/i.test(message)) {
    return {
      code: 'github-too-large',
      cause: 'GitHub does not take a comment of this length.',
      remedy: 'It is tried again when the item changes; `pull_requests.status: false` does without such comments.',
    };
  }
  return null;
}
